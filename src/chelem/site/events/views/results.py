"""An entrant's boards and a board's results, with why they are so."""

from collections.abc import Mapping, Sequence, Set
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import SIDES, Phrase, Side
from chelem.events import Award, Event, EventResults, PlayedScore, TravellerLine, explain_entrant
from chelem.events.board_explanation import BoardExplanation
from chelem.events.forms.form import Form, TeamForm
from chelem.events.forms.team_scores import lines_of_match
from chelem.events.log.author import Author
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import EventState
from chelem.events.scoring.scored_board import Received, ScoredBoard
from chelem.events.shown import rounded_float
from chelem.events.solved_board import SolvedBoard
from chelem.formats.json_types import CardCode, SeatCode, one_of
from chelem.site.events.views import deals
from chelem.site.events.views.played_text import played_contract, played_points
from chelem.site.events.views.serviced_event import EventInService
from chelem.site.events.views.sittings import EventPlayedAt
from chelem.site.events.views.team_card import EventCardPlayer, EventTeamTable, team_tables

PLACES = 2
LinesOfEntrant = Mapping[tuple[int, Side, tuple[int, ...]], TravellerLine]
"""The lines of an entrant by board, side and opponents."""


class EventComparison(TypedDict):
    """How often a score occurs among those compared, and what a comparison with it is worth."""

    points: int
    count: str
    worth: str


class EventScoredBoard(TypedDict):
    """A board of an entrant, and how its result comes about."""

    board: int
    round: int
    side: Annotated[str, one_of("NS", "EW")]
    seat: SeatCode | None
    """In an individual."""
    partner: str | None
    """In an individual, the number of the player who sat opposite."""
    opponents: list[str]
    """Their numbers: two in an individual."""
    points: int | None
    """North-South's score."""
    contract: str | None
    tables: list[EventTeamTable]
    """Both tables of a team, North-South first; `points` and `contract` are those of the first."""
    percent: float | None
    imps: float | None
    """Or what else a board gains, in the unit of the form."""
    reasons: list[str]
    comparisons: list[EventComparison]


class EventScorecard(TypedDict):
    """All boards of an entrant, and how its total comes about."""

    entrant: int
    boards: list[EventScoredBoard]
    players: list[EventCardPlayer]
    """Of a team, those who are known to have played boards of the card."""
    costs: list[deals.EventCost]
    """The boards that cost most, the worst first."""
    later: list[int]
    """Boards whose results are shown once every table has played them."""
    reasons: list[str]
    hidden: bool
    """Whether the ranking is kept from the reader, and with it what each result is worth."""


class EventTravellerLine(EventPlayedAt):
    """A result of a board."""

    ns: list[int]
    ew: list[int]
    contract: str | None
    tricks: int | None
    """Declarer's."""
    possible: int | None
    """Declarer's tricks double dummy; null where the deal is not known."""
    points: int | None
    ns_result: float | None
    """Matchpoints as a percentage, or IMPs; null where the board does not count."""
    ew_result: float | None
    code: str | None
    """Of the table online, whose play all may look at now; null elsewhere."""
    deal: int | None
    """The number of the deal at that table: its review is `/table/CODE/donne/DEAL`."""


class EventTraveller(TypedDict):
    """All results of a board."""

    board: int
    unit: str
    """What results are called: `percent`, `imps`, or a word that the form brings along."""
    lines: list[EventTravellerLine]
    hidden: bool
    """Whether the ranking is kept from the reader, and with it what each result is worth."""
    hands: dict[SeatCode, list[CardCode]] | None
    """Null where the deal is not known."""
    double_dummy: deals.EventDoubleDummy | None
    """Null without hands, and while the server has no time for it."""


def later_boards(event: Event, player: int | None = None) -> set[int]:
    """Return the boards that tables have still to play, without those that a player, who reads, knows."""
    state = event.state
    boards = {board for section in state.sections.values() for board in section.boards}
    return {
        board
        for board in boards
        if state.is_still_played(board) and (player is None or not knows_board(state, player, board))
    }


def boards_kept_from(event: Event, entrant: int, reader: Author) -> set[int]:
    """Return the boards that are left out of an entrant's card: directors and its own players see more."""
    own = entrant if reader == Author("player", str(entrant)) else None
    return set() if reader.directs else later_boards(event, own)


def scorecard_view(
    event: Event, entrant: int, language: str, later: Set[int], costs: Sequence[deals.EventCost]
) -> EventScorecard:
    """Return the boards of an entrant, by its number in the event, without those that come `later`."""
    results = event.results()
    explained = explain_entrant(results, event.entrants.index(entrant))
    index = event.entrants.index(entrant)
    lines = {
        (board.traveller.board, side, line.sitting(side.opponents)): line
        for board in results.boards
        for line in board.traveller
        for side in SIDES
        if index in line.sitting(side)
    }
    own = {board.board for board in explained.boards}
    return {
        "entrant": entrant,
        "boards": [
            _scored(event, entrant, board, lines, language)
            for board in explained.boards
            if board.board not in later
        ],
        "players": [],
        "costs": list(costs),
        "later": sorted(own & later),
        "reasons": _said(explained.reasons, language),
        "hidden": False,
    }


def card_as_told(card: EventScorecard, event: Event, language: str) -> EventScorecard:
    """Return a card with the total that players may know: of the event without boards in play."""
    public = event.as_told()
    reasons = explain_entrant(public.results(), public.entrants.index(card["entrant"])).reasons
    return {**card, "reasons": _said(reasons, language)}


def card_without_values(card: EventScorecard) -> EventScorecard:
    """Return a card with its results and nothing of what they are worth: values add up to the ranking.

    Of a team it has one table of each board: both results say what it is worth.
    """
    boards: list[EventScoredBoard] = [
        {**board, "tables": [], "percent": None, "imps": None, "reasons": [], "comparisons": []}
        for board in card["boards"]
    ]
    return {**card, "boards": boards, "costs": [], "reasons": [], "hidden": True}


def traveller_without_values(traveller: EventTraveller) -> EventTraveller:
    """Return a board's results and nothing of what they are worth, in the order of the tables."""
    lines: list[EventTravellerLine] = [
        {**line, "ns_result": None, "ew_result": None} for line in traveller["lines"]
    ]
    lines.sort(key=lambda line: (line["section"], line["round"], line["table"]))
    return {**traveller, "lines": lines, "hidden": True}


def traveller_view(
    serviced: EventInService, number: int, language: str, solved: SolvedBoard | None = None
) -> EventTraveller | None:
    """Return all results of a board, the best for North-South first; None for a board without any.

    Of teams, match by match, with what each won at its two tables.
    """
    event, deal = serviced.event, deals.shown_deal(serviced, number)
    known = None if deal is None else solved
    results = event.results()
    for board in results.boards:
        if board.traveller.board == number:
            lines = [_line(event, board, line, known) for line in board.traveller]
            if results.form.teams:
                lines.sort(key=lambda line: (line["round"], min(line["ns"] + line["ew"]), line["table"]))
            else:
                lines.sort(key=lambda line: -(line["ns_result"] or 0))
            return {
                "board": number,
                "unit": results.form.shown_board_unit,
                "lines": lines,
                "hidden": False,
                "hands": None if deal is None else deals.hands_view(deal),
                "double_dummy": None if known is None else deals.double_dummy_view(known, language),
            }
    return None


def knows_board(state: EventState, entrant: int, board: int) -> bool:
    """Return whether an entrant has played a board, so that it may know the results of the others.

    A team has when both of its pairs have. What its own phone alone states does not count before the round is
    over.
    """
    own = [
        (section, at)
        for section in state.sections.values()
        for at, sitting in section.tables_of(board)
        if entrant in sitting.entrants
    ]
    if not state.closed and any(entrant in section.played_back(board) for section, _ in own):
        return False
    return bool(own) and all(_is_known(state, section, at, board) for section, at in own)


def _is_known(state: EventState, section: EventSection, at: At, board: int) -> bool:
    """Return whether the result of a board at a table is stated, and can change by no phone of one side."""
    if (section.name, *at, board) in state.rulings:
        return True
    over = at[0] < section.round or state.closed
    return section.is_told((*at, board)) or (over and (*at, board) in section.reports)


def _scored(
    event: Event, entrant: int, board: BoardExplanation, lines: LinesOfEntrant, language: str
) -> EventScoredBoard:
    line = lines[board.board, board.side, board.opponents]
    both = {
        side: team_line
        for side in SIDES
        if (team_line := lines.get((board.board, side, board.opponents))) is not None
    }
    entrants, form = event.results().entrants, event.results().form
    percent, imps = _shown(board.value, board.possible, form)
    return {
        "board": board.board,
        "round": line.round,
        "side": str(board.side),
        "seat": None if board.seat is None else board.seat.name,
        "partner": None if board.partner is None else entrants[board.partner].number,
        "opponents": [entrants[entrant].number for entrant in board.opponents],
        "points": played_points(line.outcome),
        "contract": played_contract(line.outcome),
        "tables": team_tables(event, entrant, both) if form.teams else [],
        "percent": percent,
        "imps": imps,
        "reasons": _said(board.reasons, language),
        "comparisons": [
            {"points": comparison.points, "count": str(comparison.count), "worth": str(comparison.worth)}
            for comparison in board.comparisons
        ],
    }


def line_results(
    results: EventResults, board: ScoredBoard, line: TravellerLine, solved: SolvedBoard | None = None
) -> EventTravellerLine:
    """Return a line of a traveller, with its entrants by their indices."""
    values = [_shown(board.value(line, side), board.top, results.form) for side in SIDES]
    north_south, east_west = (imps if percent is None else percent for percent, imps in values)
    played = line.outcome if isinstance(line.outcome, PlayedScore) else PlayedScore(0)
    return {
        "section": line.section,
        "round": line.round,
        "table": line.table,
        "ns": list(line.sitting(Side.NS)),
        "ew": list(line.sitting(Side.EW)),
        "contract": played_contract(line.outcome),
        "tricks": played.tricks,
        "possible": deals.possible_tricks(played.contract, solved),
        "points": played_points(line.outcome),
        "ns_result": north_south,
        "ew_result": east_west,
        "code": None,
        "deal": None,
    }


def _line(
    event: Event, board: ScoredBoard, line: TravellerLine, solved: SolvedBoard | None
) -> EventTravellerLine:
    results = event.results()
    shown = line_results(results, board, line, solved)
    if (teams := results.form.teams) is not None:
        match = lines_of_match(board.traveller, line)
        won = (_team_imps(teams, match, line.entrant(side)) for side in SIDES)
        shown["ns_result"], shown["ew_result"] = won
    north_south, east_west = ([event.entrants[entrant] for entrant in shown[side]] for side in ("ns", "ew"))
    return {**shown, "ns": north_south, "ew": east_west}


def _team_imps(form: TeamForm, match: Sequence[TravellerLine], team: int) -> float | None:
    """Return the IMPs that a team wins on a board in a match, if it wins any."""
    gain = form.board_gain(match, team) if form.shows_gains else None
    return None if gain is None else rounded_float(gain, PLACES)


def _shown(value: Received, top: int, form: Form) -> tuple[float | None, float | None]:
    """Return what was received as a percentage, or as IMPs; neither where nothing can be compared."""
    if isinstance(value, Award):
        return float(value.percent), None
    if value is None:
        return None, None
    shown = form.shown_on_board(value, top)
    figures = {form.board_unit: None if shown is None else rounded_float(shown, PLACES)}
    return figures.get("percent"), figures.get("imps")


def _said(phrases: tuple[Phrase, ...], language: str) -> list[str]:
    return [phrase.say(language) for phrase in phrases]
