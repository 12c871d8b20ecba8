"""A bidding system: read from files, its options set, its sections resolved."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from chelem.bots.systems import syntax
from chelem.bots.systems.names import SUFFIX, known_systems, packaged_text
from chelem.bots.systems.parsing import parse_system
from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.section_index import SectionIndex
from chelem.bots.systems.sections import SystemSection, resolve_section
from chelem.bots.systems.vocabulary import Vocabulary, all_templates
from chelem.core import ParseError

_SWITCH = {"on": 1, "off": 0}


class System:
    """A bidding system in one style; two systems are equal only if they are the same object."""

    def __init__(self, statements: list[syntax.SystemStatement], style: str = "") -> None:
        named = [statement for statement in statements if isinstance(statement, syntax.SystemName)]
        self.name = named[0].name if named else ""
        self.titles = named[0].titles if named else syntax.Titles("")
        self.styles = {
            statement.name: statement for statement in statements if isinstance(statement, syntax.StyleText)
        }
        self.style = style
        self.options = self._options(statements, style)
        _check_names(statements)
        definitions = [statement for statement in statements if isinstance(statement, syntax.Definition)]
        sections = list(_sections(statements, Vocabulary(self.options, definitions)))
        by_kind = {
            kind: tuple(section for section in sections if section.text.kind is kind)
            for kind in syntax.SectionKind
        }
        self.sections = by_kind[syntax.SectionKind.WHEN]
        """The sections by which bots choose, in order."""
        self.judged = by_kind[syntax.SectionKind.JUDGE]
        """The sections of calls that a simulation may choose."""
        self.recognised = by_kind[syntax.SectionKind.RECOGNISE]
        """The sections that only interpret calls."""
        self._index = {kind: SectionIndex(found) for kind, found in by_kind.items()}

    def __repr__(self) -> str:
        return f"<System {self.name}{self.style and ':'}{self.style}>"

    @classmethod
    def parse(cls, text: str, style: str = "", file: str = "–") -> "System":
        """Read a system from text; it may include the files of this package."""
        return cls(list(_with_includes(text, file, None)), style)

    @classmethod
    def load(cls, name: str | Path, style: str = "") -> "System":
        """Read a system by name (`sayc`), or from a file; `ParseError` if there is a fault in it."""
        path = Path(name)
        if path.suffix == SUFFIX:
            return cls(list(_with_includes(path.read_text(encoding="utf-8"), str(name), path.parent)), style)
        text = packaged_text(f"{name}{SUFFIX}")
        if text is None:
            raise ParseError("system.unknown", name=str(name), names=", ".join(known_systems()))
        return cls(list(_with_includes(text, f"{name}{SUFFIX}", None)), style)

    def sections_for(self, auction: PublicAuction) -> tuple[SystemSection, ...]:
        """Return the sections to choose by that may apply to an auction, in order."""
        return self._index[syntax.SectionKind.WHEN].candidates(auction)

    def judged_for(self, auction: PublicAuction) -> tuple[SystemSection, ...]:
        """Return the sections of calls that a simulation may choose in an auction, in order."""
        return self._index[syntax.SectionKind.JUDGE].candidates(auction)

    def recognised_for(self, auction: PublicAuction) -> tuple[SystemSection, ...]:
        """Return the sections that only interpret calls and may apply to an auction, in order."""
        return self._index[syntax.SectionKind.RECOGNISE].candidates(auction)

    def _options(self, statements: list[syntax.SystemStatement], style: str) -> Mapping[str, int]:
        options = {
            statement.name: _value(statement)
            for statement in statements
            if isinstance(statement, syntax.OptionText)
        }
        if not style:
            return options
        if style not in self.styles:
            names = ", ".join(self.styles) or "–"
            raise ParseError("system.style", style=style, system=self.name, names=names)
        chosen = self.styles[style]
        for name, value in chosen.settings:
            setting = syntax.OptionText(name, value, chosen.place)
            if name not in options:
                raise ParseError("system.option", at=setting.place, name=name)
            options[name] = _value(setting)
        return options


@lru_cache(maxsize=64)
def _parsed(text: str, file: str) -> syntax.SystemText:
    """Parse a file once: styles of a system, and systems, share most of their files."""
    return parse_system(text, file)


def _with_includes(
    text: str, file: str, folder: Path | None, depth: int = 0
) -> Iterator[syntax.SystemStatement]:
    for statement in _parsed(text, file).statements:
        if not isinstance(statement, syntax.Include):
            yield statement
            continue
        near = None if folder is None else folder / statement.file
        included = (
            near.read_text(encoding="utf-8") if near and near.is_file() else packaged_text(statement.file)
        )
        if included is None or depth > 8:
            raise ParseError("system.include", at=statement.place, name=statement.file)
        yield from _with_includes(included, statement.file, folder, depth + 1)


def _sections(statements: list[syntax.SystemStatement], vocabulary: Vocabulary) -> Iterator[SystemSection]:
    chapter = syntax.Titles("")
    for statement in statements:
        match statement:
            case syntax.Chapter(titles):
                chapter = titles
            case syntax.SectionText():
                yield resolve_section(statement, vocabulary, chapter)
            case _:
                pass


def _check_names(statements: list[syntax.SystemStatement]) -> None:
    """Raise `ParseError` for an option that is named like a phrase of the vocabulary."""
    taken = frozenset(all_templates())
    for statement in statements:
        if isinstance(statement, syntax.OptionText) and statement.name in taken:
            raise ParseError("system.taken", at=statement.place, phrase=statement.name)


def _value(option: syntax.OptionText) -> int:
    """Return the number of an option: a whole number, or 1 and 0 for `on` and `off`."""
    if option.value in _SWITCH:
        return _SWITCH[option.value]
    if not option.value.isdecimal():
        raise ParseError("system.value", at=option.place, name=option.name, value=option.value)
    return int(option.value)
