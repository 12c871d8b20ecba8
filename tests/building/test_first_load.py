"""What a visitor waits for, before the first page is there."""

import gzip
import re

from tests.building.copies import ROOT

DIST = ROOT / "web" / "dist"
BUDGET = 60_000


def compressed(path: str) -> int:
    """The bytes that go over the wire for a file of the client."""
    return len(gzip.compress((DIST / path.removeprefix("/")).read_bytes()))


def test_the_first_load_fits_in_sixty_kilobytes() -> None:
    """Page, program, styles and one language, compressed, in all; and nothing from anywhere else."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert all(address.startswith("/") for address in asked)
    sizes = {address: compressed(address) for address in ["index.html", *asked]}
    languages = [
        compressed(str(found.relative_to(DIST)))
        for code in ("fr", "en")
        for found in DIST.glob(f"assets/{code}-*.js")
    ]
    assert sum(sizes.values()) + max(languages) <= BUDGET, sizes
