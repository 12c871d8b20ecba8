"""Read and print contracts and their results."""

import re
from dataclasses import dataclass
from functools import cache

from chelem.core import Contract, ParseError, Seat, Strain
from chelem.i18n.catalogue import load_catalogue
from chelem.text.calls import bid_pattern
from chelem.text.cards import print_strain
from chelem.text.normalising import fold, quote
from chelem.text.spellings import any_of, spelling_of

LEVELS = 7
TRICKS = 13


@dataclass(frozen=True, slots=True)
class ContractResult:
    """A contract with its result; `number` is as written, a level 1–7 or, in Whiz, tricks 7–13.

    `stake` is 1, 2 if doubled, 4 if redoubled. `relative` is the number of overtricks, negative for
    undertricks, 0 if just made. `relative` and `declarer` are None if not stated.
    """

    number: int
    strain: Strain
    stake: int = 1
    relative: int | None = None
    declarer: Seat | None = None


def read_result(text: str, language: str = "en", *, base: int = 6) -> ContractResult:
    """Read a contract with its doubling, and its declarer and result if stated.

    The result may also be what was made, in words or as a number alone: up to 6 it counts tricks above
    `base`, as the contract does, from 8 on all tricks; 7 only in a contract of 7. In Whiz `base` is 0.

    >>> read_result("2♠X+1", "fr")
    ContractResult(number=2, strain=Strain.S, stake=2, relative=1, declarer=None)
    >>> read_result("3NT by N =", "en")
    ContractResult(number=3, strain=Strain.NT, stake=1, relative=0, declarer=Seat.N)
    >>> read_result("2♠ fait 3", "fr").relative, read_result("3SA 10", "fr").relative
    (1, 1)
    """
    found = _pattern(language).fullmatch(fold(text))
    if found is None:
        raise ParseError("text.result", text=quote(text))
    names = spelling_of(language)
    declarer, number = found["seat"] or found["late_seat"], int(found[1])
    made, down = found["count"] or found["bare"], found["down"]
    if made is not None:
        relative: int | None = _made(int(made), number, base)
        if relative is None:
            raise ParseError("text.result", text=quote(text))
    elif down is not None:
        relative = -int(down)
    else:
        relative = 0 if found["done"] else _relative(found["made"] or found["early_made"])
    return ContractResult(
        number=number,
        strain=names.strains[found[2]],
        stake=_stake(found["stake"], language),
        relative=relative,
        declarer=names.seats[declarer] if declarer else None,
    )


def read_contract(text: str, language: str = "en", *, base: int = 6) -> Contract:
    """Read a contract with its declarer; its number counts tricks above `base`, which is 0 in Whiz.

    >>> read_contract("4 piques contrés par Nord", "fr")
    Contract.parse('4SX by N')
    """
    result = read_result(text, language)
    if result.declarer is None or result.relative is not None:
        raise ParseError("text.contract", text=quote(text))
    return Contract(result.declarer, result.strain, base + result.number, result.stake)


def print_contract(contract: Contract, language: str = "en", *, base: int = 6) -> str:
    """Print a contract with its declarer; its number counts tricks above `base`, which is 0 in Whiz.

    >>> print_contract(Contract.parse("4SX by N"), "fr")
    '4♠X par Nord'
    """
    number = contract.tricks - base
    return print_result(
        ContractResult(number, contract.strain, contract.stake, declarer=contract.declarer), language
    )


def print_result(result: ContractResult, language: str = "en") -> str:
    """Print a contract with its result: `4♠X par Nord -2`, `3SA =`."""
    contract = (
        f"{result.number}{print_strain(result.strain, language)}{'X' * (result.stake.bit_length() - 1)}"
    )
    if result.declarer is not None:
        facts = {"contract": contract, "seat": str(result.declarer)}
        contract = load_catalogue(language).say("contract-by", facts)
    if result.relative is None:
        return contract
    return f"{contract} {f'{result.relative:+}' if result.relative else '='}"


def _stake(written: str | None, language: str) -> int:
    if not written:
        return 1
    return spelling_of(language).stakes.get(written) or 1 << len(written)


def _relative(written: str | None) -> int | None:
    if not written:
        return None
    return 0 if written == "=" else int(written.replace(" ", ""))


def _made(count: int, number: int, base: int) -> int | None:
    """Return the overtricks where `count` was made, above the base or in all; None if that is unclear."""
    needed = base + number
    above, whole = base + count - needed, count - needed
    if base == 0 or count > LEVELS:
        return whole if count <= TRICKS else None
    return above if count < LEVELS or number == LEVELS else None


@cache
def _pattern(language: str) -> re.Pattern[str]:
    names = spelling_of(language)
    stake = rf"(?: ?(?P<stake>[x*]{{1,10}}|{any_of(names.stakes)}))?"
    by, seats = rf"(?:{names.by} )?", any_of(names.seats)
    made = "=|[+-] ?[0-9]{1,2}"
    words = (
        rf" (?P<done>{names.made})"
        rf"| (?:{names.made}) (?P<count>[0-9]{{1,2}})"
        rf"| (?P<bare>[0-9]{{1,2}})"
        rf"| (?:{names.down}) (?P<down>[0-9]{{1,2}})"
    )
    return re.compile(
        rf"{bid_pattern(language)}{stake}"
        rf"(?:(?: {by}(?P<seat>{seats}))?(?: ?(?P<made>{made})|{words})?"
        rf"| ?(?P<early_made>{made}) {by}(?P<late_seat>{seats}))"
    )
