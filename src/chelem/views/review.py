"""The review of a finished deal, card by card."""

from itertools import takewhile

from chelem.analysis.double_dummy import FourHands
from chelem.bots.explain import explain_call
from chelem.core.cards import Card, Strain
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.audience import Viewer
from chelem.engine.board import Board
from chelem.engine.events import (
    Acted,
    Committed,
    Dealt,
    PassedOut,
    Revealed,
    Scored,
    Swapped,
)
from chelem.engine.log import Log
from chelem.engine.state import State
from chelem.phases.card_play import CardPlay
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.text.speech import event_sentence
from chelem.views import deal as deal_sections
from chelem.views import room
from chelem.views.comparison import comparison_sections
from chelem.views.deal_shapes import CallShape, CardShape, ProofShape, TrickShape
from chelem.views.names import NamesAtTable
from chelem.views.shapes import ReviewShape
from chelem.views.sheet import write_row


def review_section(table: Table, number: int, visitor: VisitorId | None, language: str) -> ReviewShape:
    """The review of deal `number`; `Refused` if it is unfinished or there is no such deal."""
    log, viewer = table.playing, table.viewer(visitor)
    before, dealt, board = find_finished(log, number)
    state = before.state
    setting, place = dealt.setting, len(state.sheet.rows) - 1
    deal = Deal.of(*map(dealt.hands.__getitem__, SEATS))
    side = Side.NS if (seat := table.seat(visitor)) is None else seat.side
    compared = comparison_sections(table.comparisons, log.state, side, language)
    return {
        "deal": number,
        "board": setting.board,
        "dealer": str(setting.dealer),
        "vulnerable": [str(one) for one in setting.vulnerable],
        "hands": {
            str(seat): deal_sections.sorted_cards(hand, state.game.info.suits)
            for seat, hand in sorted(dealt.hands.items())
        },
        "chairs": room.chairs_section(table, dealt.seating),
        "swapped": _swapped(before),
        "calls": _calls(before, viewer, language),
        "tricks": _tricks(board.play) if board.play else [],
        "contract": deal_sections.contract_section(state, language),
        "row": write_row(state, place, NamesAtTable(table.people, language), language, compared),
        "proof": _proof(log, number, setting.attempt),
        "told": _told(before, state, table, language),
        "number": str(deal.number),
    }


def find_finished(log: Log, number: int) -> tuple[Log, Dealt, Board]:
    """The log up to the score of a deal, the event that dealt it last, and its final board."""
    dealt: Dealt | None = None
    for entry in log.effective():
        match entry.event:
            case Dealt(setting) as event if setting.deal == number:
                dealt = event
            case Scored(deal) if deal == number and dealt is not None:
                before = Log.fold(log.entries[: entry.version + 1])
                if before.state.board is not None:
                    return before, dealt, before.state.board
    raise Refused("deal.open", deal=number)


FinishedPlay = tuple[FourHands, Strain, Seat, tuple[Card, ...], Side]
"""The hands before the lead, the strain, who led, the cards in order, declarer's side."""


def play_at_end(log: Log, number: int) -> FinishedPlay | None:
    """The play of a finished deal; None if it was not played."""
    _, _, board = find_finished(log, number)
    play, contract = board.play, board.contract
    north, east, south, west = board.holdings.hands
    if play is None or contract is None or not (north and east and south and west):
        return None
    first = play.done[0].leader if play.done else play.leader
    cards = (*(card for trick in play.done for card in trick.cards), *play.trick)
    return (north, east, south, west), contract.strain, first, cards, contract.declarer.side


def _calls(log: Log, viewer: Viewer, language: str) -> list[CallShape]:
    """The calls with their meanings: as explained at the table, otherwise by the bots' system."""
    told, who = room.explanations(log, viewer), deal_sections.dealt_seating(log)
    made = []
    for place, (version, event) in enumerate(deal_sections.calls_in_deal(log)):
        call = deal_sections.write_call(log.state, version, event, who.get(event.seat))
        known = explain_call(log.state, place)
        text = told.get(version) or (known.say(language) if known else None)
        call["alert"], call["text"] = version in told or bool(known and known.alert), text
        made.append(call)
    return made


def _tricks(play: CardPlay) -> list[TrickShape]:
    """The tricks; one cut short by a claim has no winner."""
    tricks = [deal_sections.write_trick(trick) for trick in play.done]
    if play.trick:
        plays: list[CardShape] = [{"seat": str(seat), "card": str(card)} for seat, card in play.current()]
        tricks.append({"plays": plays, "winner": None})
    return tricks


def _proof(log: Log, number: int, attempt: int) -> ProofShape | None:
    """The commitment made before the deal, and the salt that verifies it."""
    promised = shown = None
    for entry in log:
        match entry.event:
            case Committed(deal, attempts, fingerprint) if (deal, attempts) == (number, attempt):
                promised = fingerprint
            case Revealed(deal) as revealed if deal == number:
                shown = revealed
            case PassedOut(deal) if deal == number:
                shown = None
    if promised is None or shown is None:
        return None
    return {"hash": promised, "number": str(shown.number), "salt": shown.salt}


def _swapped(log: Log) -> list[str] | None:
    """The seats of two players who changed chairs between the auction and the lead."""
    events = (entry.event for entry in log.backwards())
    in_deal = takewhile(lambda event: not isinstance(event, Dealt), events)
    return next((list(map(str, event.seats)) for event in in_deal if isinstance(event, Swapped)), None)


def _told(log: Log, state: State, table: Table, language: str) -> list[str]:
    """A sentence for each call and card in force; a change of chairs goes with the last call."""
    names, told, moved = NamesAtTable(table.people, language), [], ""
    for entry in log.backwards():
        if isinstance(entry.event, Dealt):
            break
        if isinstance(entry.event, Acted):
            words = event_sentence(entry.event, state, names, language)
            told.append(f"{words} {moved}".rstrip())
            moved = ""
        elif isinstance(entry.event, Swapped):
            moved = event_sentence(entry.event, state, names, language)
    return told[::-1]
