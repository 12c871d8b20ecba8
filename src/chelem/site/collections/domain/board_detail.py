"""A board in detail: hands, calls with explanations, tricks, and a sentence for each step."""

import re
from collections.abc import Iterator
from urllib.parse import quote

from typing_extensions import TypedDict

from chelem.boards import Problem, Record
from chelem.boards.log_conversion import kept_tricks
from chelem.boards.validation import replay_play
from chelem.core import SEATS, SIDES, Card, Seat, SimpleCall
from chelem.formats.json_types import ActionCode, CardCode, SeatCode
from chelem.formats.lin import write_lin
from chelem.formats.pbn import PbnGame, parse_game, read_pbn_text
from chelem.games.registry import game_of_files
from chelem.i18n import Fact, say
from chelem.phases import CardPlay
from chelem.site.collections.domain.board_facts import plain_text
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.domain.rows import BoardRow, ProblemShape, format_problems, row_of_board
from chelem.site.tables import CardShape, ContractShape, TrickShape, sorted_cards, write_contract, write_trick
from chelem.text import print_contract
from chelem.text.score_text import kept_text

FACTS = ("Event", "Site", "Date", "Round", "Room", "Scoring", "Annotator")
"""The tags shown with a board, besides names and result."""
_COMMENT = re.compile(r"\{([^}]*)\}|;([^\n]*)")


class FactShape(TypedDict):
    """A fact about a board from its file, such as the event or the date."""

    name: str
    """The name of the fact in the message catalogue."""
    text: str


class StudyCall(TypedDict):
    """A call of a board, with its alert and explanation."""

    seat: SeatCode
    call: ActionCode
    alert: bool
    text: str | None
    """The explanation given in the file."""


class StudyShape(TypedDict):
    """A board in detail; facts missing from the file are null or empty, and listed in `lacks`."""

    board: str
    facts: list[FactShape]
    names: dict[SeatCode, str]
    """The players by seat."""
    dealer: SeatCode | None
    vulnerable: list[SeatCode] | None
    hands: dict[SeatCode, list[CardCode] | None]
    """Null for a hand that the file does not give."""
    calls: list[StudyCall]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: BoardRow
    told: list[str]
    """A sentence for each call and card."""
    number: str | None
    """The deal's number, if all four hands are known."""
    lacks: list[str]
    """Sentences: what is missing."""
    problems: list[ProblemShape]
    """The problems found by validation."""
    comments: list[str]
    """The comments of the board in the file."""
    link: str
    """A path of this site that contains the board."""
    text: str
    """The board as PBN, for `/api/boards`."""


def record_from_text(text: str) -> Record:
    """Return the record of a stored board."""
    return next(read_pbn_text(text))


def build_study(board: KeptBoard, place: int, language: str) -> StudyShape:
    """Return everything that a file states about a board."""
    record, game = record_from_text(board.text), parse_game(board.text)
    contract = record.contract
    play, illegal_move = replay_play(record, contract)
    return {
        "board": board.facts["board"],
        "facts": list(_shown_facts(record)),
        "names": {str(seat): name for seat, name in zip(SEATS, board.facts["names"], strict=True)},
        "dealer": None if record.dealer is None else str(record.dealer),
        "vulnerable": None if record.vulnerable is None else [str(seat) for seat in record.vulnerable],
        "hands": {
            str(seat): None if hand is None else sorted_cards(hand, game_of_files().info.suits)
            for seat, hand in zip(SEATS, record.hands, strict=True)
        },
        "calls": list(_study_calls(record)),
        "tricks": _study_tricks(play) if play else [],
        "contract": write_contract(contract, print_contract(contract, language)) if contract else None,
        "row": row_of_board(place, board, language),
        "told": [*_call_sentences(record, language), *_card_sentences(record, play, language)],
        "number": None if record.deal is None else str(record.deal.number),
        "lacks": list(_limitations(record, play, illegal_move, language)),
        "problems": format_problems(board.reports, language),
        "comments": list(_comments(game)),
        "link": "/analyser?lin=" + quote("".join(write_lin([record]))),
        "text": board.text,
    }


def _shown_facts(record: Record) -> Iterator[FactShape]:
    for name in FACTS:
        if text := plain_text(record.tags.get(name, "")):
            yield {"name": name.lower(), "text": text}


def _study_calls(record: Record) -> Iterator[StudyCall]:
    first = record.auction.first if record.auction.first is not None else record.dealer
    if first is None:
        return
    order = tuple(first.clockwise())
    for place, call in enumerate(record.auction.calls):
        note = record.auction.notes.get(place)
        yield {
            "seat": str(order[place % 4]),
            "call": str(call),
            "alert": note is not None,
            "text": note or None,
        }


def _study_tricks(play: CardPlay) -> list[TrickShape]:
    """Return the tricks; an incomplete last one has no winner."""
    tricks = [write_trick(trick) for trick in play.done]
    if play.trick:
        plays: list[CardShape] = [{"seat": str(seat), "card": str(card)} for seat, card in play.current()]
        tricks.append({"plays": plays, "winner": None})
    return tricks


def _call_sentences(record: Record, language: str) -> Iterator[str]:
    for call in _study_calls(record):
        yield say("aloud.call", {"seat": call["seat"], "call": call["call"]}, language)


def _card_sentences(record: Record, play: CardPlay | None, language: str) -> Iterator[str]:
    """Yield a sentence for each card; a trick's last one also names the winner and both sides' tricks."""
    if play is None:
        return
    dummy = record.contract.dummy if record.contract else None
    won = dict.fromkeys(SIDES, 0)
    for trick in play.done:
        won[trick.winner.side] += 1
        *first, last = (_card_sentence(seat, card, dummy, language) for seat, card in trick.plays())
        yield from first
        facts: dict[str, Fact] = {side.name.lower(): won[side] for side in SIDES}
        facts |= {"seat": str(trick.winner), "game": game_of_files().name}
        yield f"{last} {say('aloud.trick', facts, language)}"
    for seat, card in play.current():
        yield _card_sentence(seat, card, dummy, language)


def _card_sentence(seat: Seat, card: Card, dummy: Seat | None, language: str) -> str:
    code = "aloud.dummy" if seat is dummy else "aloud.card"
    return say(code, {"seat": str(seat), "card": str(card), "game": game_of_files().name}, language)


def _limitations(
    record: Record, play: CardPlay | None, illegal_move: Problem | None, language: str
) -> Iterator[str]:
    """Yield a sentence for each item that is missing or illegal in the file."""
    if None in record.hands:
        yield say("study.hands" if any(record.hands) else "study.no_hands", {}, language)
    if record.dealer is None:
        yield say("study.dealer", {}, language)
    if record.vulnerable is None:
        yield say("study.vulnerable", {}, language)
    passed = record.stated.passed or set(record.auction.calls) == {SimpleCall.PASS}
    if not record.auction.calls:
        yield say("study.auction", {}, language)
    if play is None and not passed:
        yield say("study.play", {}, language)
    elif illegal_move is not None:
        yield say("study.broken", {}, language)
    elif play is not None and play.left:
        yield from _early_end(record, play, language)


def _early_end(record: Record, play: CardPlay, language: str) -> Iterator[str]:
    """Yield the sentence on a play that stops early: the claim, the result or neither."""
    contract, claim = record.contract, record.result.claim
    tricks = record.tricks(contract) if contract else None
    if claim is not None:
        yield say("study.claim", {"seat": str(claim[0]), "tricks": claim[1], "left": play.left}, language)
        if kept := kept_text(kept_tricks(record), game_of_files().name, language):
            yield kept
    elif tricks is not None and contract is not None:
        facts: dict[str, Fact] = {"left": play.left, "tricks": tricks, "seat": str(contract.declarer)}
        yield say("study.stopped", facts, language)
    else:
        yield say("study.unfinished", {"left": play.left}, language)


def _comments(game: PbnGame) -> Iterator[str]:
    """Yield all comments of the board's text."""
    for text in (game.head, *(tag.body for tag in game.tags)):
        for match in _COMMENT.finditer(text):
            if comment := " ".join((match[1] or match[2] or "").split()):
                yield comment
