"""French elides « de », « que », « le » before a vowel: no sentence leaves that to chance."""

import re
from pathlib import Path

import pytest

import chelem

SHORT = r"\b(?:de|que|le|la|lorsque|puisque|jusque) "
OPEN = (
    SHORT + r"\{ NAMED\(\$\w+, kind: \"(?:seat|side)\"\) \}",  # Est, Ouest
    SHORT + r"\{ \$(?:names?|who|player|place) \}",  # Anne, Équipe 3
    SHORT + r"\{ \$\w+ ->\n(?: +\*?\[\w+\].*\n)*? +\*?\[\w+\] [aeiouyéèêâîœAEIOUYÉ]",  # « que { … [one] un »
)
FRENCH = Path(chelem.__file__).parent
PATHS = sorted([*FRENCH.glob("i18n/fr/*.ftl"), *FRENCH.glob("games/*/fr.ftl")])


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.name}")
@pytest.mark.parametrize("pattern", OPEN, ids=["seats", "names", "variants"])
def test_no_elision_is_left_to_chance(path: Path, pattern: str) -> None:
    """What may begin with a vowel stands after no word that would lose its own."""
    assert [] == re.findall(pattern, path.read_text(encoding="utf-8"))
