"""Every address of the client leads to a page that exists, and that a test opens."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web/src"
ROUTES = (WEB / "routes.ts").read_text("utf-8")


def test_every_page_exists():
    """Each file that `routes.ts` loads."""
    pages = re.findall(r'import\("\./([^"]+\.svelte)"\)', ROUTES)
    assert len(pages) > 20
    assert [] == [page for page in pages if not (WEB / page).exists()]


def test_every_address_is_opened_by_a_test():
    """The first part of each stands in `routes.test.ts`, or in that of another page."""
    opened = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.test.ts"))
    opened += "\n".join(path.read_text("utf-8") for path in (WEB.parents[1] / "tests/browser").rglob("*.py"))
    addresses = set(re.findall(r"pattern: /\^\\/([a-z-]+)", ROUTES))
    assert len(addresses) > 10
    assert [] == sorted(f"/{name}" for name in addresses if f"/{name}" not in opened)
