"""Every score as the Python engine has it, for the tests of the client's scoring: digests by contract.

`python -m tests.support.matches.score_cases` writes them and the matches of `kept_matches` anew.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from hashlib import sha256
from itertools import product
from pathlib import Path

from chelem.core.cards import STRAINS, Strain
from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import SEATS, SIDES, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.scoring.chicago import score_chicago
from chelem.scoring.comptoir import score_comptoir, score_comptoir_traditional
from chelem.scoring.duplicate import score_duplicate
from chelem.scoring.honours import in_one_hand
from chelem.scoring.rubber import score_rubber
from chelem.scoring.whist import ace_honours, settlement, tricks_line, trump_honours, whist_slam
from chelem.scoring.whiz import score_whiz

TESTING = Path(__file__).parents[3] / "web" / "src" / "testing"
SCORES = TESTING / "scores.json"
BEFORE = (0, *range(20, 100, 10))
"""The part-scores that a side may have."""

Lines = Iterable[Line]
Cases = Callable[[], Iterable[Lines]]


def score_digests(step: int = 1) -> dict[str, str]:
    """The SHA-256 of the lines of all results of a contract, by the method, the contract and the rest.

    `step` takes every so many of these, beginning with the first.
    """
    return {name: _digest(cases()) for name, cases in list(_cases())[::step]}


def write_scores() -> None:
    """Write the file that the client's tests read."""
    SCORES.write_text(json.dumps(score_digests(), indent=0) + "\n", encoding="utf-8")


def _digest(cases: Iterable[Lines]) -> str:
    text = json.dumps([[_line(line) for line in lines] for lines in cases], separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


def _line(line: Line) -> list[object]:
    facts = [[name, line.args[name]] for name in sorted(line.args)]
    return [[str(seat) for seat in line.to], line.points, line.code, facts, line.below]


def _cases() -> Iterator[tuple[str, Cases]]:
    for declarer, strain, tricks, stake in product((Seat.S, Seat.W), STRAINS, range(7, 14), (1, 2, 4)):
        contract = Contract(declarer, strain, tricks, stake)
        for method, score in (("duplicate", _of_duplicate), ("rubber", _of_rubber), ("chicago", _of_chicago)):
            yield f"{method} {contract}", partial(_at_each_vulnerability, score, contract)
        yield f"comptoir {contract}", partial(_made, partial(score_comptoir, contract))
        yield f"traditional {contract}", partial(_made, partial(score_comptoir_traditional, contract))
    for seat, strain, tricks in product(SEATS, STRAINS, range(7, 14)):
        contract = Contract(seat, strain, tricks)
        players = [each for each in SEATS if each is not seat.partner]
        yield f"whiz {contract}", partial(_made, partial(score_whiz, contract, players=players))
    for seat, strain in product(SEATS, STRAINS):
        yield f"whist tricks {strain} by {seat}", partial(_of_whist_tricks, seat, strain)
    for strain in STRAINS:
        yield f"whist honours {strain}", partial(_of_whist_honours, strain)
    yield "settlements", _of_settlements


def _at_each_vulnerability(
    score: Callable[[Contract, Vulnerability], list[Lines]], contract: Contract
) -> list[Lines]:
    return [lines for each in Vulnerability for lines in score(contract, each)]


def _made(score: Callable[[int], Lines]) -> list[Lines]:
    return [score(made) for made in range(14)]


def _of_settlements() -> list[Lines]:
    return [
        settlement(side, dict(zip(SIDES, tricks, strict=True)), dict(zip(SIDES, honours, strict=True)))
        for side, tricks, honours in product(SIDES, product((0, 30), (0, 48)), product((0, 16), (0, -4)))
    ]


def _of_duplicate(contract: Contract, vulnerable: Vulnerability) -> list[Lines]:
    return [score_duplicate(contract, made, vulnerable=vulnerable) for made in range(14)]


def _of_rubber(contract: Contract, vulnerable: Vulnerability) -> list[Lines]:
    """Every result without honours; made and down one with all honours."""
    return [
        *(score_rubber(contract, made, vulnerable=vulnerable) for made in range(14)),
        *(
            (*score_rubber(contract, made, vulnerable=vulnerable), *in_one_hand(contract.strain, seat, count))
            for made in (contract.tricks, contract.tricks - 1)
            for seat, count in product(SEATS, range(5 if contract.strain is Strain.NT else 6))
        ),
    ]


def _of_chicago(contract: Contract, vulnerable: Vulnerability) -> list[Lines]:
    return [
        score_chicago(contract, made, vulnerable=vulnerable, part_score=before, last=last)
        for made, before, last in product(range(14), BEFORE, (False, True))
    ]


def _of_whist_tricks(declarer: Seat, strain: Strain) -> Iterator[Lines]:
    side = declarer.side
    for doublings, made in product(range(11), range(14)):
        tricks = {side: made, side.opponents: 13 - made}
        yield (*tricks_line(strain, 1 << doublings, tricks), *whist_slam(tricks))


def _of_whist_honours(strain: Strain) -> Iterator[Lines]:
    """Every way in which the hands may hold the honours, and be without trumps."""
    of = 4 if strain is Strain.NT else 5
    for counts in product(range(of + 1), repeat=4):
        if sum(counts) != of:
            continue
        held = dict(zip(SEATS, counts, strict=True))
        if strain is Strain.NT:
            yield ace_honours(held)
            continue
        without = [seat for seat in SEATS if not held[seat]]
        for chosen in range(1 << len(without)):
            void = [seat for place, seat in enumerate(without) if chosen >> place & 1]
            yield trump_honours(strain, held, void)


if __name__ == "__main__":
    from tests.support.matches.kept_matches import write_matches

    write_scores()
    write_matches()
