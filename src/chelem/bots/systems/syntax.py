"""The text of a bidding system as values: parsed from a file, printed back in one canonical form."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

VARIABLES = "MWmwxyzv"
"""The letters that stand for suits: M and W majors, m and w minors, the others any suit."""


@dataclass(frozen=True, slots=True)
class SourcePlace:
    """Where something is written: a file and a line and column, counted from 1."""

    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


_NOWHERE = SourcePlace()


@dataclass(frozen=True, slots=True)
class Symbol:
    """A word, suit, bid, number or range; `kind` is one of `WORD SUIT BID SPECIAL RANGE PATTERN`."""

    kind: str
    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def variable(self) -> str:
        """The letter that stands for a suit; empty if there is none."""
        last = self.text[-1]
        return last if self.kind in ("SUIT", "BID") and last in VARIABLES else ""


@dataclass(frozen=True, slots=True)
class PhraseText:
    """Symbols that the vocabulary gives a meaning; an expression in parentheses may belong to them."""

    symbols: tuple[Symbol, ...]
    inner: "Expression | None" = None
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        words = " ".join(map(str, self.symbols))
        return words if self.inner is None else f"{words} ({self.inner})"


@dataclass(frozen=True, slots=True)
class Every:
    """All parts; written with commas."""

    parts: tuple["Expression", ...]

    def __str__(self) -> str:
        return ", ".join(_inside_list(part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Either:
    """At least one part; written with "or"."""

    parts: tuple["Expression", ...]

    def __str__(self) -> str:
        return " or ".join(map(_inside_choice, self.parts))


@dataclass(frozen=True, slots=True)
class Opposite:
    """Not the part."""

    part: "Expression"

    def __str__(self) -> str:
        return f"not {_atomic(self.part)}"


Expression = PhraseText | Every | Either | Opposite


def _inside_list(part: Expression) -> str:
    return f"({part})" if isinstance(part, Every) else str(part)


def _inside_choice(part: Expression) -> str:
    if isinstance(part, Every):
        return " and ".join(map(_atomic, part.parts))
    return f"({part})" if isinstance(part, Either) else str(part)


def _atomic(part: Expression) -> str:
    return str(part) if isinstance(part, PhraseText | Opposite) else f"({part})"


@dataclass(frozen=True, slots=True)
class Titles:
    """A title in English and in French."""

    en: str
    fr: str = ""

    def __str__(self) -> str:
        return f'"{self.en}" / "{self.fr}"' if self.fr else f'"{self.en}"'

    @property
    def by_language(self) -> dict[str, str]:
        """The title in each language."""
        return {"en": self.en, "fr": self.say("fr")}

    def say(self, language: str) -> str:
        """Return the title in a language, with a printer's apostrophes; in English where it has no other."""
        return (self.fr if language == "fr" and self.fr else self.en).replace("'", "’")


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule: the call, the hands that make it, and what the call is."""

    call: PhraseText
    requirement: Expression
    attributes: tuple[PhraseText, ...] = ()

    def __str__(self) -> str:
        after = f"; {', '.join(map(str, self.attributes))}" if self.attributes else ""
        return f"  {self.call}: {self.requirement}{after}"


Sequence = tuple[str, ...]
"""Calls from the opening on: ours plain, theirs in parentheses, `-` their pass, `...` any number of calls."""


class SectionKind(StrEnum):
    """What the rules of a section are for."""

    WHEN = "when"
    """They choose."""
    JUDGE = "judge"
    """They name calls that a simulation may choose instead of a natural one that does not force."""
    RECOGNISE = "recognise"
    """They only interpret calls."""


@dataclass(frozen=True, slots=True)
class SectionText:
    """Rules for the auctions that fit one of the sequences and the condition."""

    sequences: tuple[Sequence, ...]
    condition: Expression | None
    rules: tuple[RuleText, ...]
    kind: SectionKind = SectionKind.WHEN
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return "\n".join([f"{self.title}:", *map(str, self.rules)])

    @property
    def title(self) -> str:
        """The first line, without its colon."""
        parts = [" or ".join(" ".join(sequence) for sequence in self.sequences)] if self.sequences else []
        if self.condition is not None:
            parts.append(str(self.condition))
        return f"{self.kind} {', '.join(parts)}"


@dataclass(frozen=True, slots=True)
class SystemName:
    """The name of a system, and its titles."""

    name: str
    titles: Titles

    def __str__(self) -> str:
        return f"system {self.name} {self.titles}"


@dataclass(frozen=True, slots=True)
class Include:
    """Another file, read at this point."""

    file: str
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return f'include "{self.file}"'


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option and its usual value; `on` is 1 and `off` is 0."""

    name: str
    value: str
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return f"option {self.name} = {self.value}"


@dataclass(frozen=True, slots=True)
class StyleText:
    """A style: a name, titles, and other values of options."""

    name: str
    titles: Titles
    settings: tuple[tuple[str, str], ...]
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        settings = ", ".join(f"{name} = {value}" for name, value in self.settings)
        return f"style {self.name} {self.titles}: {settings}"


@dataclass(frozen=True, slots=True)
class Definition:
    """A phrase of this file, and what it stands for; its suit letters are its parameters."""

    phrase: PhraseText
    meaning: Expression

    def __str__(self) -> str:
        return f"define {self.phrase}: {self.meaning}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading."""

    titles: Titles

    def __str__(self) -> str:
        return f"\nchapter {self.titles}"


BOXES = (
    "general",
    "openings",
    "notrump",
    "majors",
    "minors",
    "strong",
    "slams",
    "contested",
    "defence",
    "leads",
)
"""The boxes of a convention card, in order."""


@dataclass(frozen=True, slots=True)
class AgreementChoice:
    """One way to play an agreement: the values that it gives to options."""

    name: str
    titles: Titles
    settings: tuple[OptionText, ...]
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        settings = ", ".join(f"{option.name} = {option.value}" for option in self.settings)
        return f"{self.name} {self.titles}: {settings}"


@dataclass(frozen=True, slots=True)
class Agreement:
    """Something that a partnership agrees on: a line in a box of its convention card, and the choices."""

    name: str
    box: str
    titles: Titles
    choices: tuple[AgreementChoice, ...]
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        choices = "".join(f"\n  {choice}" for choice in self.choices)
        return f"agreement {self.name} in {self.box} {self.titles}:{choices}"


@dataclass(frozen=True, slots=True)
class Incompatible:
    """Options that cannot be on together, and why."""

    reason: Titles
    options: Expression

    def __str__(self) -> str:
        return f"forbid {self.reason}: {self.options}"


@dataclass(frozen=True, slots=True)
class DeclaredText:
    """A text about bidding by its name in the files: its title with the edition, and what was read of it."""

    name: str
    titles: Titles
    read: Titles
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return f"text {self.name} {self.titles}: {self.read}"


@dataclass(frozen=True, slots=True)
class Citation:
    """A text that says what sections say, and where in it."""

    text: str
    passage: Titles | None = None
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return self.text if self.passage is None else f"{self.text} {self.passage}"


@dataclass(frozen=True, slots=True)
class Cites:
    """The texts from which the sections below come, up to the next such statement or chapter."""

    citations: tuple[Citation, ...]

    def __str__(self) -> str:
        return f"cites {', '.join(map(str, self.citations))}"


@dataclass(frozen=True, slots=True)
class AsPlayed:
    """The sections below come from no text that was read."""

    def __str__(self) -> str:
        return "as played"


@dataclass(frozen=True, slots=True)
class Deviation:
    """Where the system knowingly differs from a text; with an option, only while that is on."""

    text: str
    sentence: Titles
    option: str = ""
    place: SourcePlace = field(default=_NOWHERE, compare=False)

    def __str__(self) -> str:
        return f"deviation {self.text}{self.option and ', '}{self.option}: {self.sentence}"


TextStatement = DeclaredText | Cites | AsPlayed | Deviation
SystemStatement = (
    SystemName
    | Include
    | OptionText
    | StyleText
    | Definition
    | Chapter
    | TextStatement
    | Agreement
    | Incompatible
    | SectionText
)


@dataclass(frozen=True, slots=True)
class SystemText:
    """A file of a bidding system; `str` prints it without comments."""

    statements: tuple[SystemStatement, ...]

    def __str__(self) -> str:
        return "".join(f"{statement}\n" for statement in self.statements)


def phrases_in(expression: Expression) -> Iterator[PhraseText]:
    """Yield the phrases of an expression, outer ones first."""
    match expression:
        case PhraseText(inner=inner):
            yield expression
            if inner is not None:
                yield from phrases_in(inner)
        case Every(parts) | Either(parts):
            for part in parts:
                yield from phrases_in(part)
        case Opposite(part):
            yield from phrases_in(part)


def variables_in(expression: Expression | None) -> tuple[str, ...]:
    """Return the letters that stand for suits in an expression, in the order of first use."""
    if expression is None:
        return ()
    letters = (
        symbol.variable for phrase in phrases_in(expression) for symbol in phrase.symbols if symbol.variable
    )
    return tuple(dict.fromkeys(letters))
