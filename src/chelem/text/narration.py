"""Narrate a match in short sentences, from its log entries."""

from collections.abc import Iterable

from chelem.core import SIDES, Card, Seat
from chelem.engine import Entry, State, events
from chelem.i18n import Fact, say
from chelem.phases.card_play import CardPlay, Trick
from chelem.text import print_card
from chelem.text.position import (
    action_text,
    contract_text,
    trick_text,
)
from chelem.text.score_text import kept_text


def narrate(entries: Iterable[Entry], after: State, language: str, *, brief: bool = False) -> list[str]:
    """Return the sentences for new entries, given the state after them.

    With `brief`, a trick is described when it is finished; otherwise each card is, and then the winner.
    """
    new = [entry.event for entry in entries]
    sentences = [event_text(event, after, language) for event in new if not (brief and _is_card(event))]
    sentences = [sentence for sentence in sentences if sentence]
    board = after.board
    if board is None:
        return sentences
    acted = [event for event in new if isinstance(event, events.Acted)]
    if not acted:
        return sentences
    if isinstance(acted[-1].action, Card):
        if board.play and board.play.done and not board.play.trick:
            sentences.append(
                _trick_won(board.play.done[-1], board.play, after.game.name, language, brief=brief)
            )
    elif board.play and board.contract and not board.led:
        facts = {
            "game": after.game.name,
            "contract": contract_text(after.game, board.contract, language),
            "seat": str(board.contract.declarer.next),
        }
        sentences.append(say("narration.contract", facts, language))
    return sentences


def _is_card(event: events.Event) -> bool:
    return isinstance(event, events.Acted) and isinstance(event.action, Card)


def _trick_won(trick: Trick, play: CardPlay, game: str, language: str, *, brief: bool) -> str:
    if brief:
        return trick_text(trick, language)
    facts: dict[str, Fact] = {side.name.lower(): play.taken(side) for side in SIDES}
    return say("narration.trick", {"seat": str(trick.winner), "game": game, **facts}, language)


def event_text(event: events.Event, after: State, language: str) -> str:
    """Return the sentence for one event; empty for events that need none."""
    match event:
        case events.Acted(seat, by, Card() as card):
            code = "narration.card" if seat is by else "narration.dummy"
            return say(
                code, _facts(seat) | {"card": print_card(card, language), "game": after.game.name}, language
            )
        case events.Acted(seat, _, action) if not isinstance(action, Card):
            return say(
                "narration.call",
                _facts(seat) | {"call": action_text(after.as_said(seat, action), language)},
                language,
            )
        case events.Claimed(by, tricks):
            return say("narration.claim", _facts(by) | {"tricks": tricks, "game": after.game.name}, language)
        case events.Answered(by, accept):
            return say("narration.accepts" if accept else "narration.refuses", _facts(by), language)
        case events.Swapped((a, b)):
            return say("narration.swapped", {"a": str(a), "b": str(b), "game": after.game.name}, language)
        case events.PassedOut():
            return say("narration.passed_out", {"game": after.game.name}, language)
        case events.Scored(kept=kept):
            return kept_text(kept, after.game.name, language)
        case events.Undone():
            return say("narration.undone", {}, language)
        case _:
            return ""


def _facts(seat: Seat) -> dict[str, int | str]:
    return {"seat": str(seat)}
