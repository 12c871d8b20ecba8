"""The codes of refusals: each raise site in the sources, and what a client is told of it.

The status and the advice whether to send again are those of the exception's class, as the server takes them
from the exception itself; the sentence is the catalogue's.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import chelem
from chelem.arena.scoring import forms_with_a_line
from chelem.core.errors import ChelemError, Retry
from chelem.events.forms.registry import EVENT_FORMS
from chelem.i18n import Fact
from chelem.i18n.catalogue import load_catalogue
from chelem.movements.files.movement_file import IMPOSSIBLE
from chelem.site.edge.refusals import status_of

SOURCES = Path(chelem.__file__).parent
ROOMS = (
    *(
        "bots",
        "calculator",
        "core",
        "engine",
        "events",
        "games",
        "learning",
        "matches",
        "movements",
        "phases",
    ),
    *("processes", "scoring", "site", "text"),
)
"""The packages whose refusals a server may send."""
OTHER_ROOMS = (*("analysis", "arena", "boards", "cli", "formats", "i18n", "render", "simulation", "svg"),)
"""Those whose refusals only the command meets, or that a server tells of as faults in a file."""
ROWS = ("database", "store", "training")
"""Folders whose refusals only the command meets, which backs up, checks and repairs, or nobody but us."""
EVENT_FILES, OF_NAMES = SOURCES / "events" / "files", "names"
"""Results in files are read by the command; only lists of names by the server too."""
OF_OUR_FILES = ("lesson.blocks", "lesson.head", "lesson.over", "lesson.unknown_hand", "movement.recipe")
"""The codes of faults in files of the program itself."""
OF_LOGS = ("log.", "seal.")
"""The codes of a log that does not hold together, which `chelem replay` names."""
OF_THE_COMMAND = (
    "event.log.entry",
    "event.log.line",
    "serve.",
    "database.",
    "bus.",
    "range.",
    "shape.",
    "hand.",
    "side_value.",
)
"""The codes of options of the command, and of texts that only programs write."""
SOCKET_ONLY = ("message.hello", "message.kind", "message.flood", "message.silent", "message.slow", "page.old")
"""The codes of messages, which no call is refused with."""
STATUSES: Mapping[str, tuple[int, ...]] = {
    "host.unknown": (421,),
    "message.failed": (500, 503),
    "message.field": (422,),
    "message.json": (422,),
}
"""The statuses that the place decides at which a code is refused, and not its class."""
PATTERNS = {
    r"auction\.[a-z]+": ["auction.double", "auction.redouble"],
    r"auction\.no_[a-z]+": ["auction.no_double", "auction.no_redouble"],
    r"movement\.law\.[a-z]+": [f"movement.law.{law}" for law in sorted(IMPOSSIBLE)],
    r"hint\.[a-z]+": ["hint.alone", "hint.off"],
    r"undo\.[a-z]+": [f"undo.{why}" for why in ("nothing", "played", "shown", "spoken", "partner")],
    r"typed\.[a-z]+": [
        f"typed.{what}"
        for what in ("board", "entrants", "contract", "declarer", "lead", "result", "tricks", "twice")
    ],
    r"typed\.no\-[a-z]+": [f"typed.no-{what}" for what in ("board", "contract", "declarer", "result")],
    r"standing\.[a-z]+": [f"standing.{form}" for form in forms_with_a_line()],
    r"[a-z]+\.unknown": [f"{kind}.unknown" for kind in ("suit", "strain", "seat", "side")],
}
"""The codes put together at the raise site."""
FACTS_OF_LAWS = ("round", "table", "entrant", "board")
"""Which all laws of movements have; their sentences say some."""
SAMPLES: Mapping[str, Fact] = {
    "line": "NS",
    "movement": "howell",
    "seat": "N",
    "suit": "H",
    "card": "HT",
    "call": "1NT",
    "last": "2H",
    "strain": "NT",
    "side": "NS",
    "kind": "rubber",
    "player": "Anne",
    "action": "XX",
    "text": "8Z",
    "game": "contract",
    "number": 3,
    "tricks": 3,
}
"""Values of facts in the sentences that the page shows."""


@dataclass(frozen=True, slots=True)
class RefusalCode:
    """A code of a refusal as a client meets it."""

    code: str
    facts: tuple[str, ...]
    statuses: tuple[int, ...]
    """The HTTP statuses that it may come with; none of a code that only messages are refused with."""
    retry: Retry
    sentence: str


def codes(code: ast.expr) -> list[str]:
    """Return a literal code, or each code of a pattern."""
    match code:
        case ast.Constant(str(text)):
            return [text]
        case ast.JoinedStr():
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+"
                for part in code.values
            )
            return PATTERNS[pattern]
        case ast.IfExp(body=body, orelse=orelse):
            return [*codes(body), *codes(orelse)]
    raise ValueError(f"{ast.unparse(code)}: write the code of a refusal as a literal")


def sent_codes() -> list[RefusalCode]:
    """Return every code that a server may refuse something with, sorted."""
    tuple(EVENT_FORMS)  # loads them: their packages have sentences of their own
    sites: dict[str, list[tuple[type[ChelemError], tuple[str, ...]]]] = {}
    for kind, code, facts in _sites():
        if not code.startswith(OF_LOGS + OF_THE_COMMAND + OF_OUR_FILES):
            sites.setdefault(code, []).append((kind, facts))
    return [_refusal_code(code, found) for code, found in sorted(sites.items())]


def _refusal_code(code: str, found: list[tuple[type[ChelemError], tuple[str, ...]]]) -> RefusalCode:
    facts = tuple(dict.fromkeys(fact for _, names in found for fact in names))
    by_class = tuple(sorted({status_of(kind) for kind, _ in found}))
    statuses = () if code in SOCKET_ONLY else STATUSES.get(code, by_class)
    advice = {kind(code, **dict.fromkeys(names, 1)).retry for kind, names in found}
    if len(advice) != 1:
        raise ValueError(f"{code}: refused with different advice: {sorted(advice)}")
    return RefusalCode(code, facts, statuses, advice.pop(), _sentence(code, facts))


def _sentence(code: str, facts: tuple[str, ...]) -> str:
    """Return the English sentence, with the names of facts for which there is no sample."""
    catalogue = load_catalogue("en")
    named = {fact: SAMPLES.get(fact, f"‹{fact}›") for fact in facts}
    sentence = catalogue.say(code, named)
    return catalogue.say(code, {**named, **_numbers(named)}) if sentence.startswith(code) else sentence


def _numbers(named: Mapping[str, Fact]) -> Mapping[str, Fact]:
    return {fact: 3 for fact, value in named.items() if fact not in SAMPLES and isinstance(value, str)}


def _sites() -> Iterator[tuple[type[ChelemError], str, tuple[str, ...]]]:
    """The error, the code and the names of the facts of each refusal made in these packages."""
    classes: list[type[ChelemError]] = [ChelemError, *_subclasses(ChelemError)]
    kinds = {kind.__name__: kind for kind in classes}
    for call in _calls(kinds):
        match call:
            case ast.Call(func=ast.Name(name), args=[code, *_], keywords=keywords) if name in kinds:
                facts = tuple(keyword.arg for keyword in keywords if keyword.arg)
                if _takes_a_code(kinds[name]):
                    for text in codes(code):
                        more = FACTS_OF_LAWS if text.startswith("movement.law.") else ()
                        yield kinds[name], text, (*facts, *more)


def _takes_a_code(kind: type[ChelemError]) -> bool:
    return kind.__init__ is ChelemError.__init__


def _subclasses(kind: type[ChelemError]) -> Iterator[type[ChelemError]]:
    for below in kind.__subclasses__():
        yield below
        yield from _subclasses(below)


def _calls(names: Iterable[str]) -> Iterator[ast.Call]:
    """Every call in those files of these packages that mention a call of these names, file by file."""
    files = (path for room in ROOMS for path in sorted((SOURCES / room).rglob("*.py")))
    sent = (
        path
        for path in files
        if (EVENT_FILES not in path.parents or OF_NAMES in path.stem)
        and path.relative_to(SOURCES).parts[-2] not in ROWS
    )
    mentioned = re.compile(rf"\b(?:{'|'.join(names)})\(")
    trees = (parsed(path) for path in sent if mentioned.search(path.read_text(encoding="utf-8")))
    return (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a source; parsing takes longer than all that is asked of it."""
    return ast.parse(path.read_text(encoding="utf-8"), path)
