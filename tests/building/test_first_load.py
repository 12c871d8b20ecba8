"""The size of the first load."""

import gzip
import re

from tests.building.copies import ROOT

DIST = ROOT / "web" / "dist"
BUDGET = 60_000


def compressed(path: str) -> int:
    """Return the compressed size of a file of the client, in bytes."""
    return len(gzip.compress((DIST / path.removeprefix("/")).read_bytes()))


def test_the_first_load_fits_in_sixty_kilobytes() -> None:
    """HTML, scripts, styles and one language, compressed; and nothing from other sites."""
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
