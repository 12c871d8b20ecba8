"""Comments on a reviewed board: its turning points and its result."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.analysis.calls import ReviewedCall
from chelem.analysis.cards import ReviewedCard
from chelem.analysis.par import signed_points
from chelem.analysis.review import Review, declarer_tricks
from chelem.core import Bid, Contract, Side, SimpleCall, Vulnerability, freeze
from chelem.i18n import Fact, say
from chelem.scoring import declarer_points, imps

MAX_TURNING_POINTS = 5
"""Default for `turning_points`."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment on the call or card at index `place`, as a message code and its facts.

    `where` is Auction or Play. `points` is the cost to its side.
    """

    where: str
    place: int
    points: int
    code: str
    facts: Mapping[str, Fact]

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def say(self, language: str = "en") -> str:
        """Return the sentence in a language of `LANGUAGES`."""
        return say(self.code, self.facts, language)


def turning_points(review: Review, most: int = MAX_TURNING_POINTS) -> tuple[Remark, ...]:
    """Return remarks on the `most` costliest calls and cards, of 1 IMP or more, in the order of play."""
    remarks = [_call_remark(review, call) for call in review.calls]
    if review.contract is not None:
        remarks += [_card_remark(review, review.contract, card) for card in review.cards]
    worst = sorted(range(len(remarks)), key=lambda at: -remarks[at].points)[:most]
    return tuple(remarks[at] for at in sorted(worst) if imps(remarks[at].points))


def verdict_sentences(review: Review, language: str = "en") -> tuple[str, ...]:
    """Return sentences on the result, the double-dummy result, par, and which side beat par."""
    return tuple(say(code, facts, language) for code, facts in _verdict_facts(review, language))


def _call_remark(review: Review, call: ReviewedCall) -> Remark:
    facts: dict[str, Fact] = {
        "seat": str(call.seat),
        "call": str(call.call),
        "best": str(call.best),
        "kind": _better_call_kind(review, call),
        "points": call.cost,
        "imps": call.imps,
    }
    if call.contract is not None:
        facts |= _contract_facts(call.contract, _double_dummy_tricks(review, call.contract))
    return Remark("Auction", call.place, call.cost, "review.call", facts)


def _better_call_kind(review: Review, call: ReviewedCall) -> str:
    """Return the kind of better call: `out` (pass the board out), `make`, `sacrifice` or `other`."""
    if call.contract is None:
        return "out"
    if call.contract.declarer.side is not call.seat.side or call.best is SimpleCall.REDOUBLE:
        return "other"
    if _double_dummy_tricks(review, call.contract) >= call.contract.tricks:
        return "make"
    return "sacrifice" if _last_bidding_side(review, call) not in (None, call.seat.side) else "other"


def _last_bidding_side(review: Review, call: ReviewedCall) -> Side | None:
    """Return the side that bid last before the call: no side sacrifices against its own contract."""
    bids = (earlier for earlier in reversed(review.calls[: call.place]) if isinstance(earlier.call, Bid))
    return next((bid.seat.side for bid in bids), None)


def _double_dummy_tricks(review: Review, contract: Contract) -> int:
    return review.table[contract.strain, contract.declarer]


def _contract_facts(contract: Contract, tricks: int | None) -> dict[str, Fact]:
    """Return the facts of a contract and its result."""
    over = None if tricks is None else tricks - contract.tricks
    return {
        "bid": f"{contract.level}{contract.strain}",
        "stake": contract.stake,
        "declarer": str(contract.declarer),
        "result": "none" if over is None else signed_points(over) if over else "=",
    }


def _card_remark(review: Review, contract: Contract, card: ReviewedCard) -> Remark:
    dummy = card.seat is contract.dummy
    facts: dict[str, Fact] = {
        "seat": str(contract.declarer if dummy else card.seat),
        "card": str(card.card),
        "dummy": int(dummy),
        "lead": int(card.place == 0),
        "cost": card.cost,
        "turn": _effect_on_contract(contract, card),
        "better": str(min(card.better, key=lambda better: better.rank, default="none")),
        "others": max(len(card.better) - 1, 0),
    }
    vulnerable = review.record.vulnerable or Vulnerability.NONE
    before, after = (
        declarer_points(contract, tricks, vulnerable=vulnerable) for tricks in declarer_tricks(contract, card)
    )
    return Remark("Play", card.place, abs(before - after), "review.played", facts)


def _effect_on_contract(contract: Contract, card: ReviewedCard) -> str:
    """Return `given` if the card let the contract make, `lost` if it let it go down, else `none`."""
    before, after = (tricks >= contract.tricks for tricks in declarer_tricks(contract, card))
    return "none" if before is after else "given" if after else "lost"


def _verdict_facts(review: Review, language: str) -> Iterator[tuple[str, dict[str, Fact]]]:
    points = review.points(review.tricks)
    if review.contract is not None and review.possible is not None:
        yield "review.outcome", _contract_facts(review.contract, review.tricks) | _score_facts(points)
        yield "review.possible", _score_facts(review.points(review.possible)) | {"tricks": review.possible}
        if review.possible_at_end is not None and review.tricks not in (None, review.possible_at_end):
            yield "review.ended", {"left": review.possible_at_end, "tricks": review.tricks}
    elif review.record.passed_out:
        yield "review.passed", {}
    if review.par is not None:
        yield "review.par", {"par": review.par.text(language)}
        if points is not None:
            gain = points - review.par.score
            yield "review.gain", _score_facts(gain) | {"imps": abs(imps(gain))}


def _score_facts(points: int | None) -> dict[str, Fact]:
    """Return the scoring side and its points; no side if the points are 0 or unknown."""
    side = Side.NS if points and points > 0 else Side.EW
    return {"side": str(side) if points else "none", "points": abs(points or 0)}
