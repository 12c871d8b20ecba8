"""The review of a finished deal, card by card."""

from collections.abc import Sequence
from itertools import takewhile, zip_longest
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from chelem.analysis.double_dummy import FourHands
from chelem.bots import Meaning
from chelem.bots.coaching.departure import CardDeparture
from chelem.core import SEATS, Card, Deal, Refused, Seat, Side, Strain
from chelem.engine import AuctionGame, Board, Game, Log, Setting, State, Viewer, events
from chelem.formats.json_types import CardCode, SeatCode, one_of
from chelem.i18n import Fact, say
from chelem.phases import CardPlay
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table
from chelem.site.tables.views import deal as deal_sections
from chelem.site.tables.views import room
from chelem.site.tables.views.comparison import comparison_sections
from chelem.site.tables.views.deal import CallShape, CardShape, ContractShape, TrickShape
from chelem.site.tables.views.names import NamesAtTable, names_for
from chelem.site.tables.views.room import ChairsShape
from chelem.site.tables.views.sheet import RowShape, write_row
from chelem.text.speech import event_sentence


class ContributionShape(TypedDict):
    """What a player's page has added to a deal."""

    player: str
    hash: str
    """SHA-256 of the nonce, published before the deal."""
    nonce: str | None
    """Null if it was not revealed in time, and so not used."""


class ProofShape(TypedDict):
    """The commitment made before a deal, and the values that verify it."""

    hash: str
    """SHA-256 of the UTF-8 text `number:salt`, in logs of format 2 of the salt, in hexadecimal."""
    number: str
    """The number of the four hands."""
    salt: str
    contributions: list[ContributionShape] | None
    """In the order of the pledges; null in logs of format 1."""
    unrevealed: list[str]
    """The players whose pages added nothing."""


class SetProofShape(TypedDict):
    """A board that several tables play: which, and what its cards follow from."""

    kind: Annotated[str, one_of("challenge", "teams", "daily", "event")]
    code: str
    """The code of the challenge, of the match of teams, or of the event: of a day's `daily-` and its date."""
    board: int
    """Its number, in what its salt is made from."""
    salt: str
    alone: bool
    """Whether the server is known to have drawn it without anybody else."""


class CardNoteShape(TypedDict):
    """A call of a person that the card or system of their side does not make with the hand."""

    seat: SeatCode
    text: str
    """What the call shows, what the hand had, and what the card or system would call."""


class ReviewShape(TypedDict):
    """A finished deal, card by card."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    hands: dict[SeatCode, list[CardCode]]
    """The hands as dealt."""
    chairs: ChairsShape
    """The chairs when the deal was dealt."""
    swapped: Annotated[list[SeatCode], Field(min_length=2, max_length=2)] | None
    """In Whiz, the two seats that exchanged chairs before the lead."""
    calls: list[CallShape]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: RowShape
    """The row of the score sheet."""
    prepared: str | None
    """How the game prepared the cards, and what that gave, in words; null if they were dealt as usual."""
    proof: ProofShape | None
    """Null if there was no commitment to the deal."""
    set_proof: SetProofShape | None
    """Null unless other tables play the same board."""
    card_notes: list[CardNoteShape]
    """Where people have called otherwise than the card or system of their side, in the order of their calls.

    In an event only those of pairs with a card: what others have agreed is not known.
    """
    told: list[str]
    """A sentence for each call and card."""
    number: str
    """The number of the deal."""
    live: bool
    """Whether others have still to play it: it is neither played again nor shown to anybody meanwhile."""


def review_section(
    table: Table,
    number: int,
    visitor: VisitorId | None,
    language: str,
    meanings: Sequence[Meaning | None] = (),
) -> ReviewShape:
    """Return the review of deal `number`, with the meanings of its calls; `Refused` if it is not over."""
    log, viewer = table.started_log, table.viewer(visitor)
    log_to_score, dealt, board = find_scored_deal(log, number)
    state = log_to_score.state
    setting, row = dealt.setting, len(state.sheet.rows) - 1
    deal = Deal.of(*map(dealt.hands.__getitem__, SEATS))
    side = Side.NS if (seat := table.seat(visitor)) is None else seat.side
    compared = comparison_sections(table.compared, log.state, side, language)
    return {
        "deal": number,
        "board": setting.board,
        "dealer": str(setting.dealer),
        "vulnerable": [str(seat) for seat in setting.vulnerable],
        "hands": {
            str(seat): deal_sections.sorted_cards(hand, state.game.info.suits)
            for seat, hand in sorted(dealt.hands.items())
        },
        "chairs": room.chairs_section(table, dealt.seating),
        "swapped": _swapped(log_to_score),
        "calls": _calls(log_to_score, viewer, language, meanings),
        "tricks": _tricks(board.play) if board.play else [],
        "contract": deal_sections.contract_section(state, language),
        "row": write_row(state, row, names_for(viewer, table.people, language), language, compared),
        "proof": _proof(log, board, number),
        "set_proof": _set_proof(table, dealt),
        "prepared": _prepared(state.game, setting, deal, language),
        "card_notes": [],  # they are worked out elsewhere
        "told": _sentences(log_to_score, state, table, language),
        "number": str(deal.number),
        "live": False,  # what other tables play is not known here
    }


def find_scored_deal(log: Log, number: int) -> tuple[Log, events.Dealt, Board]:
    """Return the log up to the score of a deal, the event that dealt it last, and its final board."""
    dealt: events.Dealt | None = None
    for entry in log.effective():
        match entry.event:
            case events.Dealt(setting) as event if setting.deal == number:
                dealt = event
            case events.Scored(deal) if deal == number and dealt is not None:
                log_to_score = Log.fold(log.entries[: entry.version + 1])
                if log_to_score.state.board is not None:
                    return log_to_score, dealt, log_to_score.state.board
    raise Refused("deal.open", deal=number)


FinishedPlay = tuple[FourHands, Strain, Seat, tuple[Card, ...], Side]
"""The hands before the lead, the strain, who led, the cards in order, declarer's side."""


def play_of_deal(log: Log, number: int) -> FinishedPlay | None:
    """Return the play of a finished deal; None if it was not played."""
    _, _, board = find_scored_deal(log, number)
    play, contract = board.play, board.contract
    north, east, south, west = board.holdings.hands
    if play is None or contract is None or not (north and east and south and west):
        return None
    first = play.done[0].leader if play.done else play.leader
    cards = (*(card for trick in play.done for card in trick.cards), *play.trick)
    return (north, east, south, west), contract.strain, first, cards, contract.declarer.side


def _calls(log: Log, viewer: Viewer, language: str, meanings: Sequence[Meaning | None]) -> list[CallShape]:
    """Return the calls with their meanings: as explained at the table, otherwise by the bots' system."""
    explained, players = room.readable_explanations(log, viewer), deal_sections.dealt_seating(log)
    calls = []
    made = deal_sections.calls_in_deal(log)
    for (version, event), meaning in zip_longest(made, meanings[: len(made)]):
        call = deal_sections.write_call(log.state, version, event, players.get(event.seat))
        text = explained.get(version) or (meaning.say(language) if meaning else None)
        call["alert"], call["text"] = version in explained or bool(meaning and meaning.alert), text
        if meaning and version not in explained and (exact := meaning.exact.get(language)):
            call["exact"] = exact
        calls.append(call)
    return calls


def compares_calls(table: Table, side: Side) -> bool:
    """Return whether people are shown which of a side's calls are not those of its card or system.

    What pairs of an event have agreed is known from their card alone: the system there is that of robots.
    """
    if not isinstance(table.game, AuctionGame):
        return False
    in_event = table.board_set is not None and table.board_set.kind == "event"
    return bool(table.side_bots.of(side).card) or not in_event


def card_notes(
    table: Table, number: int, departures: Sequence[CardDeparture | None], language: str
) -> list[CardNoteShape]:
    """Return how calls of people depart from the card or system of their side, in a finished deal."""
    log, dealt, _ = find_scored_deal(table.started_log, number)
    notes: list[CardNoteShape] = []
    for (_, event), departure in zip(deal_sections.calls_in_deal(log), departures, strict=False):
        person = table.people.known.get(dealt.seating.get(event.seat) or "")
        if departure is None or not compares_calls(table, event.seat.side):
            continue
        if person is not None and person.visitor is not None:
            notes.append({"seat": str(event.seat), "text": departure.say(language)})
    return notes


def _tricks(play: CardPlay) -> list[TrickShape]:
    """Return the tricks; one cut short by a claim has no winner."""
    tricks = [deal_sections.write_trick(trick) for trick in play.done]
    if play.trick:
        plays: list[CardShape] = [{"seat": str(seat), "card": str(card)} for seat, card in play.current()]
        tricks.append({"plays": plays, "winner": None})
    return tricks


def _proof(log: Log, board: Board, number: int) -> ProofShape | None:
    """Return the promise made before the deal, and the values that verify it."""
    shown = (entry.event for entry in reversed(log) if isinstance(entry.event, events.Revealed))
    revealed = next((event for event in shown if event.deal == number), None)
    promise = board.promise
    if promise is None or revealed is None:
        return None
    nonces = revealed.nonces or {}
    contributions: list[ContributionShape] = [
        {"player": player, "hash": digest, "nonce": nonces.get(player)} for player, digest in promise.pledges
    ]
    return {
        "hash": promise.hash,
        "number": str(revealed.number),
        "salt": revealed.salt,
        "contributions": None if log.state.format == 1 else contributions,
        "unrevealed": list(promise.unrevealed),
    }


def _set_proof(table: Table, dealt: events.Dealt) -> SetProofShape | None:
    """Return what the board of a set follows from, once it is revealed."""
    boards, deal = table.board_set, dealt.setting.deal
    shown = (entry.event for entry in reversed(table.started_log) if isinstance(entry.event, events.Revealed))
    revealed = next((event for event in shown if event.deal == deal), None)
    if boards is None or revealed is None or dealt.origin not in ("challenge", "event"):
        return None
    return {
        "kind": boards.kind,
        "code": boards.code,
        "board": boards.number_of(dealt.setting),
        "salt": revealed.salt,
        "alone": dealt.alone,
    }


def _swapped(log: Log) -> list[str] | None:
    """Return the seats of two players who changed chairs between the auction and the lead, if any."""
    backwards = (entry.event for entry in log.backwards())
    in_deal = takewhile(lambda event: not isinstance(event, events.Dealt), backwards)
    return next((list(map(str, event.seats)) for event in in_deal if isinstance(event, events.Swapped)), None)


def _sentences(log: Log, state: State, table: Table, language: str) -> list[str]:
    """Return a sentence for each effective call and card; a change of chairs follows the last call."""
    names = NamesAtTable(table.people, language)
    sentences, swap = [], ""
    for entry in log.backwards():
        if isinstance(entry.event, events.Dealt):
            break
        if isinstance(entry.event, events.Acted):
            sentence = event_sentence(entry.event, state, names, language)
            sentences.append(f"{sentence} {swap}".rstrip())
            swap = ""
        elif isinstance(entry.event, events.Swapped):
            swap = event_sentence(entry.event, state, names, language)
    return sentences[::-1]


def _prepared(game: Game, setting: Setting, deal: Deal, language: str) -> str | None:
    """Return how the game prepared the cards, and how many of them the side in question was dealt."""
    text, preparation = deal_sections.prepared_text(game, setting, language), game.preparation(setting)
    if text is None or preparation is None:
        return text
    north_south, east_west = deal[Seat.N] | deal[Seat.S], deal[Seat.E] | deal[Seat.W]
    cards = preparation.cards & (north_south if preparation.side is Side.NS else east_west)
    facts: dict[str, Fact] = {
        "side": str(preparation.side),
        "held": len(cards),
        "of": len(preparation.cards),
        "game": game.name,
    }
    return f"{text} {say('prepared.received', facts, language)}"
