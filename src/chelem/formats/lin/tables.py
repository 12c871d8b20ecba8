"""The context of a board in a match: the current title, and the players in each room."""

import re
from collections.abc import Mapping, Sequence

from chelem.formats.lin.draft import Draft
from chelem.formats.lin.heading import ROOMS, Heading
from chelem.formats.lin.outcomes import Outcome

RoomNames = Sequence[str]
NOBODY: RoomNames = ("", "", "", "")
LIN_PLAYER_TAGS = ("South", "West", "North", "East")
"""The tags of the players in the order of a pn pair."""

_ORDER = ("Event", "Board", "West", "North", "East", "South", "Scoring")
_TABLE = re.compile(r"(?:([oc])[a-z]*)?\s*(.*)", re.IGNORECASE)
_LABEL = re.compile(r"board\s*#?\s*(\S+)", re.IGNORECASE)
_NUMBER = re.compile(r"\D*(\d+)\D*")


class MatchContext:
    """The title and players in force. Boards of a match have a qx pair, or come first after its title."""

    def __init__(self) -> None:
        self.heading = Heading()
        self.rooms = [NOBODY, NOBODY]
        self.at_start = False

    def apply(self, draft: Draft, *, played: bool) -> tuple[Mapping[str, str], Outcome | None]:
        """Add a board; return its tags and listed result. `played` is False for a title without a board."""
        values = draft.values
        if "vg" in values or "rs" in values:
            self.heading, self.rooms, self.at_start = Heading.read(values), [NOBODY, NOBODY], True
        room, number = _parse_table(values.get("qx", ""))
        of_match = "qx" in values or self.at_start
        names = self._names(draft, room, of_match=of_match)
        board = _parse_label(values.get("ah", "")) or number
        tags = {"Event": " ".join(values.get("mn", "").split()), "Board": board, "Room": room}
        tags |= dict(zip(LIN_PLAYER_TAGS, names, strict=True))
        outcome = None
        if of_match and played:
            if self.at_start:
                self.heading, self.at_start = self.heading.with_first_board(number or board), False
            tags |= self.heading.tags
            outcome = self.heading.outcome(number or board, room)
        return {name: tags[name] for name in (*_ORDER, *tags) if tags.get(name)}, outcome

    def _names(self, draft: Draft, room: str, *, of_match: bool) -> RoomNames:
        """Return the players of a board, S W N E. Eight names, or four before all boards, set both rooms."""
        place = int(room == ROOMS[1])
        rooms = self.rooms if of_match else [NOBODY, NOBODY]
        for text, in_room in draft.names:
            names = [" ".join(name.split()) for name in text.split(",")]
            four, others = (*names, *NOBODY)[:4], (*names[4:], *NOBODY)[:4]
            if len(names) > 4:
                rooms[:] = [four, others]
            elif self.at_start and not in_room:
                rooms[:] = [four, four]
            else:
                rooms[place] = four
        return rooms[place]


def _parse_table(value: str) -> tuple[str, str]:
    """Return the room and the board number of a qx pair: `o7`, `c7`, `o7,BOARD 7`."""
    match = _TABLE.fullmatch(" ".join(value.partition(",")[0].split()))
    if match is None:
        return "", ""
    room = "" if match[1] is None else ROOMS[match[1] in "cC"]
    return room, match[2]


def _parse_label(value: str) -> str:
    """Return the board number, or name, of an ah pair: `Board 7`, `Donne 7`.

    >>> _parse_label("Board 7"), _parse_label("Donne n° 12"), _parse_label("Final")
    ('7', '12', 'Final')
    """
    text = " ".join(value.split())
    match = _LABEL.fullmatch(text) or _NUMBER.fullmatch(text)
    return match[1] if match else text
