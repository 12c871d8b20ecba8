"""How a rule names its call: `2C`, `pass`, `cheapest x`, `jump x up to 4x`, `game M`, `1x for x in H S`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.syntax import PhraseText, Symbol
from chelem.bots.systems.vocabulary import assignments, suits_for, template_of
from chelem.core import ALL_BIDS, Bid, Call, ParseError, SimpleCall, Strain, Suit

_JUMPS = {"cheapest <suit>": 0, "jump <suit>": 1, "double jump <suit>": 2, "triple jump <suit>": 3}
_SLAMS = {"small slam <suit>": 6, "grand slam <suit>": 7}
FORMS = ("<bid>", "<call>", "pass", *_JUMPS, "game <suit>", *_SLAMS, "any <suit>")
"""The forms; `up to <bid>`, `from <bid>` and `for <suit> in <suits>` may follow."""


@dataclass(frozen=True, slots=True)
class CallForm:
    """A call that depends on the auction and on the suits that letters stand for."""

    template: str
    symbol: Symbol
    lowest: Symbol | None = None
    highest: Symbol | None = None
    order: tuple[tuple[str, tuple[Symbol, ...]], ...] = ()
    """For each letter with an order of its own, the suits it stands for."""

    @classmethod
    def parse(cls, phrase: PhraseText) -> "CallForm":
        """Return the form that a rule names; `ParseError` if it names no call."""
        parts = _split(phrase)
        template = template_of(parts[""])
        if template not in FORMS:
            raise _unknown(phrase)
        order = []
        if spoken := parts.get("for"):
            if len(spoken) < 3 or spoken[1].text != "in" or not spoken[0].variable:
                raise _unknown(phrase)
            order.append((spoken[0].text, tuple(spoken[2:])))
        low, high = (parts[name][-1] if name in parts else None for name in ("from", "to"))
        if any(bound is not None and bound.kind != "BID" for bound in (low, high)):
            raise _unknown(phrase)
        return cls(template, parts[""][-1], low, high, tuple(order))

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters used, those with an order first."""
        symbols = [self.symbol, self.lowest, self.highest]
        used = [symbol.variable for symbol in symbols if symbol is not None and symbol.variable]
        return tuple(dict.fromkeys([*(letter for letter, _ in self.order), *used]))

    def may_name(self, call: Call) -> bool:
        """Return whether it may stand for a call in some auction; False only if it never does."""
        if not isinstance(call, Bid):
            return self.template in ("<call>", "pass") and str(call) == self._simple
        if self.template == "<bid>":
            text = self.symbol.text
            return int(text[0]) == call.number and (
                bool(self.symbol.variable) or text[1:] == str(call.strain)
            )
        return self.template not in ("<call>", "pass")

    def may_be_legal(self, auction: PublicAuction) -> bool:
        """Return whether it may stand for a legal call, whatever its letters; False only if it does not."""
        if self.template in ("<call>", "pass"):
            return auction.allows(SimpleCall(self._simple))
        last = auction.last_bid
        if last is None:
            return True
        if self.template == "<bid>":
            return int(self.symbol.text[0]) >= last.number
        if self.highest is not None:
            return int(self.highest.text[0]) >= last.number + _JUMPS.get(self.template, 0)
        return _SLAMS.get(self.template, 7) >= last.number

    @property
    def _simple(self) -> str:
        return SimpleCall.PASS.value if self.template == "pass" else self.symbol.text

    def assignments(
        self, letters: tuple[str, ...], known: Mapping[str, Suit]
    ) -> Iterator[Mapping[str, Suit]]:
        """Yield the suits for letters in the order in which the rule shall be tried."""
        if not self.order or self.order[0][0] in known:
            yield from assignments(letters, known)
            return
        letter, symbols = self.order[0]
        for symbol in symbols:
            suit = _known_suit(symbol.text, known) if symbol.variable else Suit[symbol.text]
            if suit is not None and suit in suits_for(letter) and suit not in known.values():
                yield from assignments(letters, {**known, letter: suit})

    def calls(self, scope: Scope) -> list[Call]:
        """Return the calls it stands for that are legal, the lowest first."""
        legal = [call for call in self._named(scope) if call is not None and scope.auction.allows(call)]
        return [call for call in legal if self._between(call, scope)]

    def _between(self, call: Call, scope: Scope) -> bool:
        if not isinstance(call, Bid):
            return True
        low = self.lowest is None or call >= scope.bid(self.lowest)
        return low and (self.highest is None or call <= scope.bid(self.highest))

    def _named(self, scope: Scope) -> list[Call | None]:
        auction: PublicAuction = scope.auction
        match self.template:
            case "<bid>":
                return [scope.bid(self.symbol)]
            case "<call>":
                return [SimpleCall(self.symbol.text)]
            case "pass":
                return [SimpleCall.PASS]
        strain = scope.strain(self.symbol)
        match self.template:
            case "game <suit>":
                return [Bid(auction.game_level(strain, auction.me), strain)]
            case "any <suit>":
                return [bid for bid in ALL_BIDS if bid.strain is strain]
            case slam if slam in _SLAMS:
                return [Bid(_SLAMS[slam], Strain(strain))]
            case jump:
                return [auction.cheapest(strain, _JUMPS[jump])]


_OTHER = {"M": "W", "W": "M", "m": "w", "w": "m"}


def _known_suit(letter: str, known: Mapping[str, Suit]) -> Suit | None:
    """Return the suit of a letter; the other major or minor, where that has its suit."""
    if letter in known:
        return known[letter]
    left = [suit for suit in suits_for(letter) if suit is not known.get(_OTHER.get(letter, ""))]
    return left[0] if len(left) == 1 else None


def _split(phrase: PhraseText) -> dict[str, list[Symbol]]:
    """Return the symbols of the call itself, and those after `from`, `up to` and `for`."""
    parts: dict[str, list[Symbol]] = {"": []}
    current = ""
    for symbol in phrase.symbols:
        if symbol.text in ("from", "to", "for"):
            current = symbol.text
            parts[current] = []
        elif symbol.text != "up":
            parts[current].append(symbol)
    if not all(parts.values()):
        raise _unknown(phrase)
    return parts


def _unknown(phrase: PhraseText) -> ParseError:
    return ParseError("system.call", at=phrase.place, call=str(phrase))
