"""Explain the calls of bridge-whist: naming trumps, then doubling (RULES 1.3, 1.4)."""

from chelem.core import Call, SimpleCall, Strain, TrumpChoice


def meaning_of(before: tuple[Call, ...], call: Call) -> str:
    """Return the code of the meaning of a call after the earlier ones of its phase.

    >>> meaning_of((SimpleCall.DOUBLE,), SimpleCall.DOUBLE)
    'whist.redouble'
    """
    match call:
        case TrumpChoice(strain):
            if SimpleCall.DEFER in before:
                return "whist.choose"
            return "whist.spread" if strain is Strain.NT else "whist.name"
        case SimpleCall.DEFER:
            return "whist.defer"
        case SimpleCall.ASK:
            return "whist.ask"
        case SimpleCall.YES:
            return "whist.yes"
        case SimpleCall.DOUBLE:
            return "whist.redouble" if SimpleCall.DOUBLE in before else "whist.double"
        case _:
            return "whist.pass"
