"""What a player's hand is worth, and declarer's plan, in words: from what the player sees alone."""

from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import TypedDict

from chelem.bots.hand_count import HandCount, SuitFit
from chelem.bots.play_plan import Establishment, PlayPlan, SuitPlan
from chelem.core import PACK, SEATS, Hand, Refused, Seat
from chelem.engine import Board, State, View
from chelem.engine.hand_note import HandNote
from chelem.i18n import Fact, say


class CountedShape(TypedDict):
    """One count of a hand."""

    name: str
    """What is counted."""
    value: str
    why: str
    """How it is counted."""


class HandCountShape(TypedDict):
    """What your hand is worth, in words."""

    line: str
    """The most important counts, in one line."""
    counts: list[CountedShape]
    """All counts."""
    plan: list[str]
    """Declarer's plan for the tricks left, a sentence each; empty for other players, and without hints."""


def hand_count_section(view: View, shown: Sequence[int], language: str, *, advice: bool) -> HandCountShape:
    """Return the counts of the viewer's hand as dealt, and their plan of play as declarer.

    `shown` are the fewest cards of ♣ ♦ ♥ ♠ that partner has shown in the auction. Without `advice`, neither
    the tricks to expect nor a plan. `Refused` before the first deal.
    """
    state, seat = view.state, view.seat
    board = state.board
    hand = None if board is None else board.holdings.hands[seat]
    if board is None or hand is None:
        raise Refused("table.waiting")
    words = _Words(language, state.game.name)
    opposite = opposite_hand(state, board, seat)
    notes = [note for note in state.game.hand_notes(hand, opposite) if advice or not note.advice]
    count = HandCount.of(hand, opposite, shown) if state.game.info.numbered else None
    line = [*(words.line(count) if count else ()), *(words.brief(note) for note in notes if note.brief)]
    plan = declarer_plan(board, seat) if advice else None
    return {
        "line": " · ".join(line),
        "counts": [*(words.counts(count) if count else ()), *map(words.note, notes)],
        "plan": list(words.plan(plan)) if plan else [],
    }


def opposite_hand(state: State, board: Board, seat: Seat) -> Hand | None:
    """Return the hand that a player plays with, if they see it.

    It is partner's, or before the contract the open hand that any declarer would play with.
    """
    if board.contract is not None:
        return board.holdings.hands[seat.partner]
    empty = next((other for other in SEATS if other not in state.sheet.seats), None)
    return None if empty is None else board.holdings.hands[empty]


def declarer_plan(board: Board, seat: Seat) -> PlayPlan | None:
    """Return declarer's plan at the start of the trick; None for others, and before dummy is seen."""
    contract, play, holdings = board.contract, board.play, board.holdings
    if contract is None or play is None or board.closed or contract.declarer is not seat:
        return None
    mine, dummy = holdings.hands[seat], holdings.hands[seat.partner]
    if mine is None or dummy is None:
        return None
    gone = Hand.of(card for trick in play.done for card in trick.cards)
    needed = contract.tricks - play.taken(seat.side)
    out = PACK - mine - dummy - gone
    return PlayPlan.of(mine - gone, dummy - gone, out, contract.strain.suit, needed)


class _Words:
    """The sentences of counts in one language, in the terms of a game."""

    def __init__(self, language: str, game: str) -> None:
        self._language, self._game = language, game

    def say(self, code: str, **facts: Fact) -> str:
        return say(code, {"game": self._game, **facts}, self._language)

    def line(self, count: HandCount) -> Iterator[str]:
        """Yield the counts of the line: points, with those of the open hand or with losers; the fit."""
        if count.opposite is not None:
            yield self.say("count.both.brief", points=count.points, opposite=count.opposite, sum=_sum(count))
        else:
            yield self.say("count.points.brief", points=count.points)
            yield self.say("count.length.brief", points=count.length_points)
            yield self.say("count.losers.brief", count=count.losers)
        for fit in count.fits[:1]:
            yield self.say("count.fit.brief", **_facts(fit))
            if fit.points is not None and count.opposite is None:
                yield self.say("count.support.brief", **_facts(fit))

    def counts(self, count: HandCount) -> Iterator[CountedShape]:
        """Yield all counts: those of both hands where the other is seen, else all of one's own."""
        if count.opposite is not None:
            yield self._counted("count.both", points=count.points, opposite=count.opposite, sum=_sum(count))
        else:
            yield self._counted("count.points", points=count.points)
            yield self._counted("count.length", points=count.length_points)
            for fit in count.fits:
                if fit.points is not None:
                    yield self._counted("count.support", **_facts(fit))
            yield self._counted("count.losers", count=count.losers)
        for fit in count.fits:
            yield self._counted("count.fit", **_facts(fit))

    def brief(self, note: HandNote) -> str:
        return self.say(f"{note.code}.brief", **note.facts)

    def note(self, note: HandNote) -> CountedShape:
        return self._counted(note.code, **note.facts)

    def _counted(self, code: str, **facts: Fact) -> CountedShape:
        return {
            "name": self.say(f"{code}.name", **facts),
            "value": self.say(code, **facts),
            "why": self.say(f"{code}.why", **facts),
        }

    def plan(self, plan: PlayPlan) -> Iterator[str]:
        """Yield the steps of a plan: winners, those missing, trumps, and where tricks may come from."""
        yield self.say("plan.needed", needed=plan.needed, winners=plan.winners, missing=plan.missing)
        suits = [self.say("plan.suit", suit=str(suit.suit), winners=suit.winners) for suit in plan.suits]
        yield self.say("plan.winners", suits=", ".join(suits))
        if plan.trumps_out:
            yield self.say("plan.trumps", count=plan.trumps_out)
        for suit in plan.suits:
            yield from self._sources(suit)

    def _sources(self, plan: SuitPlan) -> Iterator[str]:
        for establishment in plan.establish:
            yield self.say(
                "plan.break" if establishment.out else "plan.establish",
                suit=str(plan.suit),
                **_established(establishment),
            )
        if plan.finesse is not None:
            card = plan.finesse.card
            towards = "dummy" if plan.finesse.to_dummy else "hand"
            yield self.say("plan.finesse", suit=str(plan.suit), rank=str(card.rank), towards=towards)


def _sum(count: HandCount) -> int:
    return count.points + (count.opposite or 0)


def _facts(fit: SuitFit) -> Mapping[str, Fact]:
    points = 0 if fit.points is None else fit.points
    return {"suit": str(fit.suit), "cards": fit.cards, "exact": int(fit.exact), "points": points}


def _established(establishment: Establishment) -> Mapping[str, Fact]:
    long = (establishment.out + 1) // 2
    return {
        "more": establishment.more,
        "lost": establishment.lost,
        "out": establishment.out,
        "long": long,
        "short": establishment.out - long,
        "percent": establishment.percent,
    }
