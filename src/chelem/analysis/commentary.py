"""Comments on a reviewed board: its turning points and its result."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.analysis.calls import ReviewedCall
from chelem.analysis.cards import ReviewedCard
from chelem.analysis.par import signed_points
from chelem.analysis.review import Review, swing
from chelem.core.calls import Bid, SimpleCall
from chelem.core.contracts import Contract
from chelem.core.frozen import freeze
from chelem.core.seats import Side
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import Fact, say
from chelem.scoring.competition.imps import imps
from chelem.scoring.duplicate import declarer_points

MOST = 5
"""The default number of turning points."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of a review, as code and facts, about the call or card at index `place`.

    `where` is Auction or Play. `points` is what the call or card cost its side.
    """

    where: str
    place: int
    points: int
    code: str
    facts: Mapping[str, Fact]

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def say(self, language: str = "en") -> str:
        """The sentence in a language of `LANGUAGES`."""
        return say(self.code, self.facts, language)


def turning_points(review: Review, most: int = MOST) -> tuple[Remark, ...]:
    """The calls and cards that cost most, at least 1 IMP each, in chronological order."""
    remarks = [_call(review, call) for call in review.calls]
    if review.contract is not None:
        remarks += [_card(review, review.contract, card) for card in review.cards]
    worst = sorted(range(len(remarks)), key=lambda at: -remarks[at].points)[:most]
    return tuple(remarks[at] for at in sorted(worst) if imps(remarks[at].points))


def verdict_sentences(review: Review, language: str = "en") -> tuple[str, ...]:
    """Sentences: the result of the board, its double-dummy result, par, and who gained."""
    return tuple(say(code, facts, language) for code, facts in _verdict(review, language))


def _call(review: Review, call: ReviewedCall) -> Remark:
    facts: dict[str, Fact] = {
        "seat": str(call.seat),
        "call": str(call.call),
        "best": str(call.best),
        "kind": _kind(review, call),
        "points": call.cost,
        "imps": call.imps,
    }
    if call.aim is not None:
        facts |= _contract(call.aim, _makes(review, call.aim))
    return Remark("Auction", call.place, call.cost, "review.call", facts)


def _kind(review: Review, call: ReviewedCall) -> str:
    """The kind of better call: passing the board out, a making contract, a sacrifice, or another call."""
    if call.aim is None:
        return "out"
    if call.aim.declarer.side is not call.seat.side or call.best is SimpleCall.REDOUBLE:
        return "other"
    if _makes(review, call.aim) >= call.aim.tricks:
        return "make"
    return "sacrifice" if _bidder(review, call) not in (None, call.seat.side) else "other"


def _bidder(review: Review, call: ReviewedCall) -> Side | None:
    """The side that made the last bid before the call: a side cannot sacrifice against its own contract."""
    bids = (earlier for earlier in reversed(review.calls[: call.place]) if isinstance(earlier.call, Bid))
    return next((bid.seat.side for bid in bids), None)


def _makes(review: Review, contract: Contract) -> int:
    return review.table[contract.strain, contract.declarer]


def _contract(contract: Contract, tricks: int | None) -> dict[str, Fact]:
    """The facts of a contract and its result."""
    over = None if tricks is None else tricks - contract.tricks
    return {
        "bid": f"{contract.level}{contract.strain}",
        "stake": contract.stake,
        "declarer": str(contract.declarer),
        "result": "none" if over is None else signed_points(over) if over else "=",
    }


def _card(review: Review, contract: Contract, card: ReviewedCard) -> Remark:
    dummy = card.seat is contract.dummy
    facts: dict[str, Fact] = {
        "seat": str(contract.declarer if dummy else card.seat),
        "card": str(card.card),
        "dummy": int(dummy),
        "lead": int(card.place == 0),
        "cost": card.cost,
        "turn": _turn(contract, card),
        "better": str(min(card.better, key=lambda better: better.rank, default="none")),
        "others": max(len(card.better) - 1, 0),
    }
    vulnerable = review.record.vulnerable or Vulnerability.NONE
    before, after = (
        declarer_points(contract, tricks, vulnerable=vulnerable) for tricks in swing(contract, card)
    )
    return Remark("Play", card.place, abs(before - after), "review.played", facts)


def _turn(contract: Contract, card: ReviewedCard) -> str:
    """Whether the card let the contract make, let it go down, or changed neither."""
    before, after = (tricks >= contract.tricks for tricks in swing(contract, card))
    return "none" if before is after else "given" if after else "lost"


def _verdict(review: Review, language: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    points = review.points(review.tricks)
    if review.contract is not None and review.possible is not None:
        yield "review.outcome", _contract(review.contract, review.tricks) | _scored(points)
        yield "review.possible", _scored(review.points(review.possible)) | {"tricks": review.possible}
        if review.left is not None and review.tricks not in (None, review.left):
            yield "review.ended", {"left": review.left, "tricks": review.tricks}
    elif review.record.passed_out:
        yield "review.passed", {}
    if review.par is not None:
        yield "review.par", {"par": review.par.text(language)}
        if points is not None:
            gain = points - review.par.score
            yield "review.gain", _scored(gain) | {"imps": abs(imps(gain))}


def _scored(points: int | None) -> dict[str, Fact]:
    """The side that scores and its points; no side if the points are 0 or unknown."""
    side = Side.NS if points and points > 0 else Side.EW
    return {"side": str(side) if points else "none", "points": abs(points or 0)}
