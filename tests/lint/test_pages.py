"""Every address of the client leads to a page that exists, and that a test opens."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
SENTENCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.ftl"))
README = "".join(path.read_text("utf-8") for path in sorted(ROOT.glob("README*.md")))
ROUTES = (WEB / "routes.ts").read_text("utf-8")


def test_every_page_exists():
    """Each file that `routes.ts` loads."""
    pages = re.findall(r'import\("\./([^"]+\.svelte)"\)', ROUTES)
    assert len(pages) > 20
    assert [] == [page for page in pages if not (WEB / page).exists()]


def test_every_address_is_opened_by_a_test():
    """The first part of each stands in `routes.test.ts`, or in that of another page."""
    opened = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.test.ts"))
    opened += "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/browser").rglob("*.py"))
    addresses = set(re.findall(r"pattern: /\^\\/([a-z-]+)", ROUTES))
    assert len(addresses) > 10
    assert [] == sorted(f"/{name}" for name in addresses if f"/{name}" not in opened)


def test_every_address_that_the_readmes_name_is_that_of_a_page():
    """In back quotes: `/tournoi`, `/jour`."""
    patterns = [
        re.compile(pattern.replace("?<", "?P<")) for pattern in re.findall(r"pattern: /(\^.+\$)/,", ROUTES)
    ]
    named = set(re.findall(r"`(/[a-z-]+(?:/[\w-]+)*)`", README))
    assert "/tournoi" in named
    assert [] == sorted(each for each in named if not any(pattern.match(each) for pattern in patterns))


def test_every_sentence_that_a_page_says_stands_in_a_catalogue():
    """`say("result-again")`: a page would show the name of another. Some stand there for each game alone."""
    pages = [path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind) if ".test." not in path.name]
    found = {name for page in pages for name in re.findall(r'\bsay\(\s*"([\w-]+)"', page.read_text("utf-8"))}
    assert len(found) > 1500
    names = set(re.findall(r"^([a-z][\w-]*?)(?:-in-[a-z]+)? =", SENTENCES, re.MULTILINE))
    assert [] == sorted(found - names)
