"""Calls in LIN: p, d, r, 1C … 7N, with `!` for an alert."""

import re
from collections.abc import Iterator, Mapping

from chelem.core import ALL_BIDS, Bid, ParseError, SimpleCall

LinCall = Bid | SimpleCall

_WORDS: Mapping[str, LinCall] = {
    **dict.fromkeys(("p", "pass", "-"), SimpleCall.PASS),
    **dict.fromkeys(("d", "x", "dbl", "double"), SimpleCall.DOUBLE),
    **dict.fromkeys(("r", "xx", "rdbl", "redbl", "redouble"), SimpleCall.REDOUBLE),
}
_NAMES: Mapping[str, LinCall] = {
    **_WORDS,
    **{str(bid).lower(): bid for bid in ALL_BIDS},
    **{str(bid).lower().removesuffix("t"): bid for bid in ALL_BIDS},
}
CALLS: Mapping[str, tuple[LinCall, bool]] = {
    written + alert: (call, bool(alert))
    for name, call in _NAMES.items()
    for written in (name, name.upper(), name.capitalize())
    for alert in ("", "!")
}
"""The usual spellings of a single call, each with whether it is alerted."""

_WRITTEN: Mapping[LinCall, str] = {
    SimpleCall.PASS: "p",
    SimpleCall.DOUBLE: "d",
    SimpleCall.REDOUBLE: "r",
    **{bid: str(bid).removesuffix("T") for bid in ALL_BIDS},
}
_WORD = "|".join(sorted(_WORDS, key=len, reverse=True))
_TOKEN = re.compile(
    rf"(?P<end>ap|all\s*pass)|(?:(?P<bid>[1-7]\s*(?:nt?|[shdc]))|(?P<word>{_WORD}))"
    r"(?P<alert>!*)(?:\((?P<words>[^)]*)\)|\{[^}]*\})*|(?P<blank>[\s_?*,;]+|\{[^}]*\})",
    re.IGNORECASE,
)


def parse_calls(value: str) -> Iterator[tuple[LinCall | None, str | None]]:
    """Yield the calls in a value, each with its explanation.

    An explanation is empty for an alert without one, None without an alert. None as a call stands for all the
    passes that end the auction; a `?`, a call still to be made, is skipped. Explanations may follow in
    parentheses, comments in braces. `ParseError` for anything else.

    >>> [str(call) for call, _ in parse_calls("1dp1n!(15-17)pp?")]
    ['1D', 'P', '1NT', 'P', 'P']
    """
    place = 0
    while place < len(value):
        match = _TOKEN.match(value, place)
        if match is None:
            raise ParseError("lin.call", text=value[place:])
        place = match.end()
        if match["end"]:
            yield None, None
        elif not match["blank"]:
            name = "".join((match["bid"] or match["word"]).lower().split())
            yield _NAMES[name], match["words"] or ("" if match["alert"] else None)


def call_text(call: LinCall) -> str:
    """Return a call as BBO writes it.

    >>> call_text(SimpleCall.DOUBLE), call_text(Bid.parse("3NT"))
    ('d', '3N')
    """
    return _WRITTEN[call]
