"""Bidding problems: read their files, check them, and measure how often a bidder agrees with the books.

README.md in the folder `problems` describes the files.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from chelem.core.calls import Bid, Call, SimpleCall, parse_action
from chelem.core.errors import ChelemError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.setting import Setting
from chelem.phases.auction import Auction

FOLDER = Path(__file__).parent / "problems"
SYSTEMS = tuple(sorted(each.name for each in FOLDER.iterdir() if each.is_dir()))

Bidder = Callable[[Setting, tuple[Call, ...], Hand, frozenset[Call]], Call]
"""What is measured: the deal's setting, the calls so far, the hand and the legal calls give a call."""

_VULNERABLE = re.compile(r"vul=(we|they|both)")
_NS_VULNERABLE = {"we": Vulnerability.NS, "they": Vulnerability.EW, "both": Vulnerability.BOTH}
_EW_VULNERABLE = {"we": Vulnerability.EW, "they": Vulnerability.NS, "both": Vulnerability.BOTH}


@dataclass(frozen=True, slots=True)
class Problem:
    """A hand to bid after an auction that North opens or passes, and the calls that are accepted."""

    auction: Auction
    vulnerable: Vulnerability
    hand: Hand
    accepted: tuple[Call, ...]
    chapter: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        calls = " ".join((*map(str, self.auction.calls), "?"))
        ours = self.seat in self.vulnerable
        theirs = self.seat.next in self.vulnerable
        words = {(True, True): " vul=both", (True, False): " vul=we", (False, True): " vul=they"}
        vulnerable = words.get((ours, theirs), "")
        return f"{calls}{vulnerable} | {self.hand} | {' '.join(map(str, self.accepted))}"

    @property
    def seat(self) -> Seat:
        """The player to call."""
        return SEATS[len(self.auction.calls) % 4]

    @property
    def setting(self) -> Setting:
        """The setting of the deal: North dealt it."""
        return Setting(1, 1, Seat.N, self.vulnerable)

    @property
    def legal(self) -> frozenset[Call]:
        """The legal calls."""
        return frozenset(self.auction.legal(self.hand))

    @property
    def outline(self) -> tuple[tuple[Call, ...], Vulnerability, str]:
        """The problem without its spot cards: two problems of one outline ask the same question."""
        return self.auction.calls, self.vulnerable, re.sub("[2-9]", "x", str(self.hand))

    @classmethod
    def parse(cls, text: str, chapter: str = "", line: int = 0) -> "Problem":
        """Parse `AUCTION ? [vul=…] | HAND | CALLS`; `ValueError` says what is wrong."""
        columns = [column.strip() for column in text.split("|")]
        if len(columns) != 3:
            raise ValueError("a problem has three columns: auction, hand, calls")
        calls, question, rest = columns[0].partition("?")
        if not question:
            raise ValueError("the auction ends with a question mark")
        auction = read_auction(calls)
        vulnerable = _vulnerable(rest.strip(), auction)
        hand = _read_hand(columns[1])
        accepted = _read_calls(columns[2])
        if not accepted or len(set(accepted)) < len(accepted):
            raise ValueError("each accepted call is named once, and there is at least one")
        if illegal := [call for call in accepted if call not in auction.legal(hand)]:
            raise ValueError(f"not a legal call: {illegal[0]}")
        return cls(auction, vulnerable, hand, accepted, chapter, line)


@dataclass(frozen=True, slots=True)
class Answer:
    """A bidder's call in a problem."""

    problem: Problem
    call: Call

    @property
    def agrees(self) -> bool:
        """Whether it is one of the accepted calls."""
        return self.call in self.problem.accepted


def chapters(system: str) -> tuple[str, ...]:
    """Return the names of a system's chapters."""
    return tuple(sorted(path.stem for path in (FOLDER / system).glob("*.txt")))


def read_chapter(system: str, chapter: str) -> tuple[Problem, ...]:
    """Return a chapter's problems; `ValueError` names the first faulty line."""
    problems, faults = _try_chapter(system, chapter)
    if faults:
        raise ValueError(faults[0])
    return problems


def faults_in(system: str) -> list[str]:
    """Return a sentence for each fault in a system's chapters: unreadable or repeated problems."""
    faults: list[str] = []
    asked: dict[tuple, Problem] = {}
    for chapter in chapters(system):
        problems, unreadable = _try_chapter(system, chapter)
        faults += unreadable
        outlines: set[tuple] = set()
        for problem in problems:
            where = f"{system}/{chapter}.txt:{problem.line}"
            question = (problem.auction.calls, problem.vulnerable, problem.hand)
            if other := asked.get(question):
                faults.append(f"{where}: asked already in {other.chapter}.txt:{other.line}")
            elif problem.outline in outlines:
                faults.append(f"{where}: differs from another problem of the chapter by spot cards only")
            asked[question] = problem
            outlines.add(problem.outline)
    return faults


def answers(problems: Iterable[Problem], bidder: Bidder) -> Iterator[Answer]:
    """Ask a bidder each problem."""
    for problem in problems:
        yield Answer(problem, bidder(problem.setting, problem.auction.calls, problem.hand, problem.legal))


def read_auction(text: str) -> Auction:
    """Return the auction of these calls, from North's on, not over yet; `ValueError` if it is illegal."""
    auction = Auction(SEATS)
    for call in _read_calls(text):
        if auction.over:
            raise ValueError("the auction is over before the question")
        try:
            auction.check(call, None)
        except ChelemError as error:
            raise ValueError(f"an illegal auction: {call}") from error
        auction = auction.after(call)
    if auction.over:
        raise ValueError("the auction is over before the question")
    return auction


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the number and text of each line of a file that is more than a comment."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if text := line.partition("#")[0].strip():
            yield number, text


def _try_chapter(system: str, chapter: str) -> tuple[tuple[Problem, ...], list[str]]:
    problems: list[Problem] = []
    faults: list[str] = []
    for number, text in lines_of(FOLDER / system / f"{chapter}.txt"):
        try:
            problems.append(Problem.parse(text, chapter, number))
        except ValueError as error:
            faults.append(f"{system}/{chapter}.txt:{number}: {error}")
    return tuple(problems), faults


def _vulnerable(text: str, auction: Auction) -> Vulnerability:
    if not text:
        return Vulnerability.NONE
    if not (found := _VULNERABLE.fullmatch(text)):
        raise ValueError(f"not vul=we, vul=they or vul=both: {text}")
    by_word = _EW_VULNERABLE if len(auction.calls) % 2 else _NS_VULNERABLE
    return by_word[found[1]]


def _read_hand(text: str) -> Hand:
    try:
        hand = Hand.parse(text)
    except ChelemError as error:
        raise ValueError(f"not a hand: {text}") from error
    if len(hand) != 13:
        raise ValueError(f"a hand of {len(hand)} cards: {text}")
    return hand


def _read_calls(text: str) -> tuple[Bid | SimpleCall, ...]:
    calls: list[Bid | SimpleCall] = []
    for word in text.split():
        try:
            call = parse_action(word)
        except ChelemError as error:
            raise ValueError(f"not a call: {word}") from error
        if not isinstance(call, (Bid, SimpleCall)):
            raise ValueError(f"not a call: {word}")  # noqa: TRY004 - the text is wrong, not a type
        calls.append(call)
    return tuple(calls)
