"""Auctions that show the rules of a system, chapter by chapter, as stored by `tools/system_auctions.py`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, Call, SimpleCall

VULNERABLE = {"none": (False, False), "dealer": (True, False), "others": (False, True), "all": (True, True)}
"""The names of vulnerabilities, the dealer's side first."""
_NAMES = {pair: name for name, pair in VULNERABLE.items()}
_SIMPLE = frozenset(call.value for call in SimpleCall)


@dataclass(frozen=True, slots=True)
class ListedAuction:
    """An auction, the dealer's call first, what was known before it, and the next calls that it shows."""

    calls: tuple[Call, ...] = ()
    shows: tuple[Call, ...] = ()
    setting: BiddingSetting = BiddingSetting()

    def __str__(self) -> str:
        head = (self.vulnerable, self.scoring)
        return " ".join((*head, *map(str, self.calls), "|", *map(str, self.shows)))

    @classmethod
    def parse(cls, text: str) -> "ListedAuction":
        """Parse `none imps 1H P | 2H 3H`: the side that is vulnerable, the scoring, the calls, the next ones."""
        before, _, after = text.partition("|")
        vulnerable, scoring, *calls = before.split()
        setting = BiddingSetting(VULNERABLE[vulnerable], ScoringForm[scoring.upper()])
        return cls(tuple(map(parse_call, calls)), tuple(map(parse_call, after.split())), setting)

    @property
    def vulnerable(self) -> str:
        """Who is vulnerable: `none`, `dealer` (that side), `others` or `all`."""
        return _NAMES[self.setting.vulnerable]

    @property
    def scoring(self) -> str:
        """How boards are scored: `imps`, `matchpoints` or `rubber`."""
        return self.setting.scoring.name.lower()

    def point(self, system: System) -> AuctionPoint:
        """Return the point after the auction, all bidding by one system."""
        return point_after(system, self.setting, self.calls)


def parse_call(text: str) -> Call:
    """Parse `1H`, `P`, `X` or `XX`."""
    return SimpleCall(text) if text in _SIMPLE else Bid.parse(text)


@cache
def listed_auctions(system: str) -> Mapping[str, tuple[ListedAuction, ...]]:
    """Return the stored auctions of a system by the id of their chapter; none if there is no list for it."""
    file = resources.files("chelem.study") / "auctions" / f"{system}.txt"
    found: dict[str, list[ListedAuction]] = {}
    chapter = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if line.startswith("chapter "):
            chapter = line.removeprefix("chapter ")
        elif line and not line.startswith("#"):
            found.setdefault(chapter, []).append(ListedAuction.parse(line))
    return {name: tuple(auctions) for name, auctions in found.items()}
