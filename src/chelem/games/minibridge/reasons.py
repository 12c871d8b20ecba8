"""Why a call of Mini-bridge is advised, as facts about the hand and dummy's."""

from collections.abc import Mapping

from chelem.core import Hand, Statement, Strain
from chelem.games.minibridge.advice import ENOUGH
from chelem.i18n import Fact


def reason_for_contract(hand: Hand, dummy: Hand, chosen: Statement) -> tuple[str, Mapping[str, Fact]]:
    """Return the message code of why to choose a contract, and its facts."""
    strain, both = Strain.parse(chosen.argument), hand | dummy
    facts: dict[str, Fact] = {"points": both.hcp, "strain": str(strain), "enough": ENOUGH[strain]}
    if strain.suit is not None:
        facts["length"] = both.length(strain.suit)
    return f"minibridge.why-{chosen.kind}", facts
