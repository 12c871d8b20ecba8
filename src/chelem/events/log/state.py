"""What the entries of an event's log change: its state while it is folded."""

from chelem.core import Refused, Side
from chelem.events.log.board_reports import BoardReports
from chelem.events.log.memberships import Memberships
from chelem.events.log.promised_boards import PromisedBoards
from chelem.events.log.registered_entrant import RegisteredEntrant, Substitution
from chelem.events.log.rulings import BoardRuling, MatchRuling, Penalty, TableGroups
from chelem.events.log.section import At, EventSection
from chelem.events.log.sitting import Sitting
from chelem.events.log.terms import EventTerms
from chelem.events.match_rulings import MismatchSide
from chelem.events.swiss import Draw

BoardAt = tuple[str, int, int, int]
"""A section, a round, a table and a board."""


class EventState(PromisedBoards):
    """Everything that rankings, pages and the checks of new entries are made of.

    Entries change it when they are applied. One that no longer means anything, such as a report at a table
    that a later movement has not, changes nothing that is counted.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opened: EventTerms | None = None
        self.entrants: dict[int, RegisteredEntrant] = {}
        self.withdrawn: dict[int, int] = {}
        """The round from which an entrant plays no more."""
        self.here: set[int] = set()
        """The entrants that directors have seen."""
        self.unranked: set[int] = set()
        self.player_changes = 0
        """Counts the entries that change who plays."""
        self.sections: dict[str, EventSection] = {}
        self.rulings: dict[BoardAt, BoardRuling] = {}
        self.fouled: dict[tuple[int, Side], TableGroups] = {}
        """The groups of a board for a side."""
        self.substitutes: dict[int, list[Substitution]] = {}
        self.fielded: dict[tuple[str, int, int, Side], tuple[str, ...]] = {}
        """The players of a team by section, round, table and side, where that is known."""
        self.cards: dict[tuple[int, int], str] = {}
        """The convention cards that pairs have announced, by entrant and pair: 1, or of teams 1 and 2."""
        self.penalties: list[Penalty] = []
        self.voided: dict[tuple[int, frozenset[int]], MatchRuling] = {}
        """The rulings on matches that were not played, by round and entrants."""
        self.mismatched: dict[tuple[int, int], MismatchSide] = {}
        """What was wrong with the opponents of an entrant in a round."""
        self.draws: dict[tuple[str, int], Draw] = {}
        """The draws of a Swiss event by section and round."""
        self.published: list[int] = []
        """The versions of the entries with which rankings were published, in their order."""
        self.memberships = Memberships()
        """The events that play this simultaneous, or what another has decided about this event."""
        self.closed = False
        self.vouched: set[int] = set()
        """The entries whose result a director has confirmed."""
        self.reported: dict[int, BoardAt] = {}
        """Of which board at which table an entry, by its version, states the result."""
        self._seats: dict[int, tuple[EventSection, int]] | None = None

    @property
    def terms(self) -> EventTerms:
        """How the event was opened; an event without a title before its first entry."""
        return self.opened or EventTerms("", "")

    @property
    def is_online(self) -> bool:
        """Whether people play at the program's own tables, in any section."""
        return self.terms.online or any(section.online for section in self.sections.values())

    def pairs_with_cards(self, entrant: int) -> list[int]:
        """Return which pairs of an entrant have announced a convention card."""
        return sorted(pair for of, pair in self.cards if of == entrant)

    def find_section(self, name: str) -> EventSection:
        """Return a section; `Refused` for a name that none has."""
        section = self.sections.get(name)
        if section is None:
            raise Refused("event.log.section", section=name)
        return section

    def forget_seats(self) -> None:
        """Forget who sits where, as that has changed."""
        self._seats = None

    def entrants_in_order(self) -> tuple[int, ...]:
        """Return all who entered or are seated, also in a cell that was replaced, by their numbers."""
        seated = {entrant for section in self.sections.values() for entrant in section.seated_entrants}
        return tuple(sorted(seated | set(self.entrants)))

    def seat(self, entrant: int) -> tuple[EventSection | None, int]:
        """Return an entrant's section and its number there; its number in the event while it has no place."""
        if self._seats is None:
            self._seats = {
                seated: (section, place)
                for section in self.sections.values()
                for place, seated in section.places.items()
            }
        return self._seats.get(entrant, (None, entrant))

    def is_still_played(self, board: int) -> bool:
        """Return whether a table has still to play a board, so that its results must not be known.

        In the round in play a result that only one pair states on its own phone does not count as played.
        A board of a simultaneous is played elsewhere until that is over and has revealed its secret.
        """
        if self.simultaneous:
            return not self.revealed
        return self.is_to_be_played(board)

    @property
    def has_to_play(self) -> bool:
        """Whether a table here has still to play any board, also one of a round that is not drawn yet."""
        if not self.closed and any(section.swiss and section.undrawn for section in self.sections.values()):
            return True
        boards = (board for section in self.sections.values() for board in section.boards)
        return any(map(self.is_to_be_played, boards))

    def is_to_be_played(self, board: int) -> bool:
        """Return whether a table here has still to play a board."""
        if self.closed:
            return False
        if any(section.played_back(board) for section in self.sections.values()):
            return True
        return any(
            at[0] >= section.round
            and not section.is_told((*at, board))
            and (section.name, *at, board) not in self.rulings
            and not self.is_left_out(section, at, sitting)
            for section in self.sections.values()
            for at, sitting in section.tables_of(board)
        )

    def is_left_out(self, section: EventSection, at: At, sitting: Sitting) -> bool:
        """Return whether nobody plays at a table, as one side has left and no robots play in its place."""
        return sitting.is_played and not self.who_is_there(section, at, sitting).is_played

    def who_is_there(self, section: EventSection, at: At, sitting: Sitting) -> Sitting:
        """Return a sitting without those who have left by its round, unless robots play in their place."""
        if not self.withdrawn or (section.online and not self.terms.sit_outs):
            return sitting
        gone = {entrant for entrant in sitting.entrants if self.withdrawn.get(entrant, at[0] + 1) <= at[0]}
        return sitting.without(gone) if gone else sitting

    def reports(self, at: BoardAt) -> BoardReports | None:
        """Return what was reported of a board at a table; None if nothing was."""
        section = self.sections.get(at[0])
        return None if section is None else section.reports.get(at[1:])
