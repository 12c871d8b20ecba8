"""The words of the old bridge: which meaning each has where it is said (RULES 1.3, 1.4)."""

from chelem.core.calls import Call, Name, Word
from chelem.core.cards import Strain


def old_word(before: tuple[Call, ...], call: Call) -> str:
    """The code of what a word means after those of its own phase.

    >>> old_word((Word.DOUBLE,), Word.DOUBLE)
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
