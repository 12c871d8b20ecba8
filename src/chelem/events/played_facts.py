"""The facts with which a sentence names a contract and its result."""

from chelem.core import Contract, Fact


def played_facts(contract: Contract, tricks: int | None = None) -> dict[str, Fact]:
    """Return level, strain, stake and declarer; with tricks, the overtricks too, negative if it went down."""
    facts: dict[str, Fact] = {
        "level": contract.level,
        "strain": str(contract.strain),
        "stake": contract.stake,
        "declarer": str(contract.declarer),
    }
    if tricks is not None:
        over = tricks - contract.tricks
        facts |= {"tricks": tricks, "over": over, "down": max(0, -over)}
    return facts
