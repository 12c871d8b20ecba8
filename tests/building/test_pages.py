"""The addresses that the server takes for pages are those of the client."""

import json

from tests.building.copies import ROOT


def test_the_server_knows_all_pages() -> None:
    """However their patterns are broken into lines; at any other address it answers 404."""
    source = (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")
    written = source.count("pattern:") - source.count("pattern: RegExp")
    assert written == len(json.loads((ROOT / "web" / "dist" / "routes.json").read_bytes()))
