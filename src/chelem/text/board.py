"""Print a board from a file: title, diagram, auction with notes, result, play."""

from collections.abc import Iterator
from typing import Any

from chelem.boards import BoardSummary, Record
from chelem.boards.log_conversion import kept_tricks
from chelem.boards.validation import replay_play
from chelem.core import SEATS
from chelem.i18n import Fact, say
from chelem.text.auctions import print_auction
from chelem.text.calls import print_call
from chelem.text.cards import print_card, print_seat
from chelem.text.diagrams import print_diagram
from chelem.text.results import ContractResult, print_result
from chelem.text.score_text import kept_text


def print_record(record: Record, language: str = "en") -> str:
    """Print everything known about the board, in parts separated by empty lines."""
    parts = (
        _title(record, language),
        _diagram(record, language),
        _auction(record, language),
        _result(record, language),
        _play(record, language),
    )
    return "\n\n".join(part for part in parts if part)


def record_json(record: Record) -> dict[str, Any]:
    """Return everything known about the board as JSON data, in the codes of a log."""
    summary = BoardSummary.of_record(record)
    return {
        "board": record.board,
        "tags": dict(record.tags),
        "dealer": None if record.dealer is None else str(record.dealer),
        "vulnerable": None if record.vulnerable is None else [str(seat) for seat in record.vulnerable],
        "hands": {
            str(seat): [str(card) for card in hand]
            for seat, hand in zip(SEATS, record.hands, strict=True)
            if hand is not None
        },
        "calls": [str(call) for call in record.auction.calls],
        "notes": {str(place): words for place, words in record.auction.notes.items()},
        "contract": None if summary.contract is None else str(summary.contract),
        "passed": record.stated.passed,
        "tricks": summary.tricks,
        "kept": kept_tricks(record),
        "score": [str(points) for points in record.result.score],
        "play": [str(card) for card in record.play.cards],
    }


def _title(record: Record, language: str) -> str:
    """Return the board number, event, site, date and room."""
    tags = record.tags
    board = say("record.board", {"board": record.board}, language) if record.board else ""
    parts = (board, *(tags.get(name, "") for name in ("Event", "Site", "Date", "Room")))
    return " – ".join(text for text in parts if text not in ("", "?"))


def _diagram(record: Record, language: str) -> str:
    if not any(hand is not None for hand in record.hands):
        return say("record.no_hands", {}, language)
    names = dict(zip(SEATS, record.names, strict=True))
    return print_diagram(
        dict(zip(SEATS, record.hands, strict=True)),
        language,
        dealer=record.dealer,
        vulnerable=record.vulnerable,
        roles={seat: name for seat, name in names.items() if name},
    )


def _auction(record: Record, language: str) -> str:
    """Return the calls in columns, then the notes on them."""
    auction, first = record.auction, record.opener
    if not auction.calls or first is None:
        return ""
    seats = first.clockwise()
    words = [
        f"{print_seat(seats[place % 4], language)} {print_call(auction.calls[place], language)} : {text}"
        for place, text in sorted(auction.notes.items())
        if text and place < len(auction.calls)
    ]
    return "\n".join([print_auction(auction.calls, first, language), *words])


def _result(record: Record, language: str) -> str:
    """The contract, the tricks made, and the score as stated."""
    summary = BoardSummary.of_record(record)
    contract = summary.contract
    if contract is None:
        return say("record.all_passed", {}, language) if record.stated.passed else ""
    level, strain, stake = contract.level, contract.strain, contract.stake
    result = print_result(ContractResult(level, strain, stake, summary.over, contract.declarer), language)
    score = record.result.score
    sides = [
        "" if stated.side is None else say(f"side-{stated.side}", {}, language) + " " for stated in score
    ]
    points = ", ".join(f"{side}{stated.amount:+d}" for side, stated in zip(sides, score, strict=True))
    kept = kept_text(kept_tricks(record), summary.game.name, language)
    return "\n".join(filter(None, (f"{result} ({points})" if points else result, kept)))


def _play(record: Record, language: str) -> str:
    """Return a line for each trick: leader, cards in order, winner; then the unfinished rest."""
    return "\n".join(_tricks(record, language))


def _tricks(record: Record, language: str) -> Iterator[str]:
    play, problem = replay_play(record, record.contract)
    if play is None:
        return
    for number, trick in enumerate(play.done, start=1):
        cards = " ".join(print_card(card, language).ljust(3) for card in trick.cards)
        facts: dict[str, Fact] = {"leader": str(trick.leader), "winner": str(trick.winner)}
        yield f"{number:>2}. {cards} {say('record.trick', facts, language)}"
    rest = record.play.cards[4 * len(play.done) :] if problem else play.trick
    for start in range(0, len(rest), 4):
        cards = " ".join(print_card(card, language).ljust(3) for card in rest[start : start + 4])
        yield f"{len(play.done) + 1 + start // 4:>2}. {cards}".rstrip()
