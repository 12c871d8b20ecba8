"""Explain the calls of bridge-whist: naming trumps, then doubling (RULES 1.3, 1.4)."""

from chelem.core.calls import Call, Name, Word
from chelem.core.cards import Strain


def meaning_of(before: tuple[Call, ...], call: Call) -> str:
    """Return the code of the meaning of a call after the earlier ones of its phase.

    >>> meaning_of((Word.DOUBLE,), Word.DOUBLE)
    'whist.redouble'
    """
    match call:
        case Name(strain):
            if Word.DEFER in before:
                return "whist.choose"
            return "whist.spread" if strain is Strain.NT else "whist.name"
        case Word.DEFER:
            return "whist.defer"
        case Word.ASK:
            return "whist.ask"
        case Word.YES:
            return "whist.yes"
        case Word.DOUBLE:
            return "whist.redouble" if Word.DOUBLE in before else "whist.double"
        case _:
            return "whist.pass"
