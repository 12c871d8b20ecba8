"""How the JSON of an event states the contract and the points of a line."""

from chelem.events import LineOutcome, PlayedScore


def played_contract(outcome: LineOutcome) -> str | None:
    """Return what was played, such as `4SX-2 by N`, or `passed`."""
    if not isinstance(outcome, PlayedScore):
        return None
    if outcome.contract is None or outcome.tricks is None:
        return "passed" if outcome.passed else None
    more = outcome.tricks - outcome.contract.tricks
    called, _, by = str(outcome.contract).partition(" ")
    return f"{called}{f'{more:+}' if more else '='} {by}"


def played_points(outcome: LineOutcome) -> int | None:
    """Return North-South's points; None for what was not played."""
    return outcome.points if isinstance(outcome, PlayedScore) else None
