"""Count what is untrue in many drawn auctions: `python -m tests.bots.systems.campaign NAME|FILE AUCTIONS`."""

import sys
from collections import Counter

from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.requirements import ANYTHING
from chelem.bots.systems.stated import stated_requirement
from chelem.bots.systems.system import System
from chelem.core.calls import SimpleCall
from tests.bots.systems.drawn import cell_with, drawn_calls


def count_untrue(system: System, auctions: int) -> Counter[str]:
    """Count the calls, and those that are untrue, say nothing, pass a forcing call or meet no rule.

    A call says nothing if its sentence would be about any hand; it is no news if the hand is known no
    better than before, as when a player has nothing to add or accepts what partner has decided.
    """
    counts = Counter(untrue=0, outside=0, forcing_passed=0)
    for point, hand, call in drawn_calls(system, auctions, seed=1):
        meaning, one = point.meaning(call), OneHand(hand)
        stated = stated_requirement(meaning)
        values = meaning.known.values.items()
        counts["calls"] += 1
        counts["untrue"] += not one.fits(stated)
        counts["outside"] += not meaning.known.cells & cell_with(hand)
        counts["outside"] += any(not held >> one.value(feature) & 1 for feature, held in values)
        counts["say_nothing"] += stated == ANYTHING
        counts["no_news"] += meaning.known == point.auction.known[point.auction.me]
        counts["no_rule"] += point.rule_for(hand).rule is None
        counts["forcing_passed"] += point.auction.forced and call is SimpleCall.PASS
    return counts


def main() -> int:
    """Print the counts; 1 if anything is untrue or a forcing call is passed."""
    name, auctions = sys.argv[1], int(sys.argv[2])
    counts = count_untrue(System.load(name), auctions)
    shares = (f"{key} {count} ({count / counts['calls']:.1%})" for key, count in counts.items())
    print(f"{name}, {auctions} auctions:", ", ".join(shares))  # noqa: T201 - the output
    return int(any(counts[key] for key in ("untrue", "outside", "forcing_passed")))


if __name__ == "__main__":
    sys.exit(main())
