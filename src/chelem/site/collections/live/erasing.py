"""Erase the names of players from a stored board."""

import re
from collections.abc import Set

from chelem.site.collections.domain.kept_board import BoardFacts
from chelem.site.collections.domain.search import search_words

_PLAYER = re.compile(r'^(\[(?:North|East|South|West) ")((?:[^"\\]|\\.)*)("\])$', re.MULTILINE)


def without_names(text: str, facts: BoardFacts, names: Set[str]) -> tuple[str, BoardFacts, str]:
    """Return the PBN, the facts and the search words of a board where these players have no name."""

    def blank(found: re.Match[str]) -> str:
        name = re.sub(r"\\(.)", r"\1", found[2])
        return f"{found[1]}{found[3]}" if name in names else found[0]

    facts = {**facts, "names": ["" if name in names else name for name in facts["names"]]}
    return _PLAYER.sub(blank, text), facts, search_words(facts)
