"""A bidding system: read from files, its options set, its sections resolved."""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from chelem.bots.systems import syntax
from chelem.bots.systems.names import SUFFIX, known_systems, packaged_text
from chelem.bots.systems.parsing import parse_system
from chelem.bots.systems.point_rules import RulesOfSections
from chelem.bots.systems.public_auction import BiddingSetting, PublicAuction
from chelem.bots.systems.requirements import ANYTHING
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import SectionIndex, SystemSection, resolve_section
from chelem.bots.systems.texts import deviations_of, faults_of_citations
from chelem.bots.systems.vocabulary import Vocabulary, all_templates
from chelem.core import FrozenMap, ParseError

AS_USUAL: Mapping[str, str] = FrozenMap({})
"""No agreement is played otherwise than the system does."""
_SWITCH = {"on": 1, "off": 0}


class System:
    """A bidding system in one style; two systems are equal only if they are the same object."""

    def __init__(
        self,
        statements: list[syntax.SystemStatement],
        style: str = "",
        choices: Mapping[str, str] = AS_USUAL,
    ) -> None:
        named = [statement for statement in statements if isinstance(statement, syntax.SystemName)]
        self.name = named[0].name if named else ""
        self.titles = named[0].titles if named else syntax.Titles("")
        self.styles = {found.name: found for found in statements if isinstance(found, syntax.StyleText)}
        self.style = style
        self.agreements = {found.name: found for found in statements if isinstance(found, syntax.Agreement)}
        """What a partnership may choose, by name; the boxes of its convention card hold them."""
        self.options = self._options(statements, style, choices)
        _check_names(statements)
        _check_settings(statements, self.options)
        self.texts = {found.name: found for found in statements if isinstance(found, syntax.DeclaredText)}
        """The texts that it declares, by name."""
        self.deviations = tuple(deviations_of(statements, self.texts, self.options))
        """Where it knowingly differs from them, in this style."""
        self.faults_of_citations = tuple(faults_of_citations(statements, self.texts, self.name))
        self.definitions = tuple(found for found in statements if isinstance(found, syntax.Definition))
        vocabulary = Vocabulary(self.options, self.definitions)
        self._incompatible = [found for found in statements if isinstance(found, syntax.Incompatible)]
        if (reason := self.forbidden(AS_USUAL)) is not None:
            raise ParseError("card-file.forbidden", reason=f"{reason.en} / {reason.say('fr')}")
        self._arrange(tuple(_sections(statements, vocabulary)))

    def _arrange(self, written: tuple[SystemSection, ...]) -> None:
        self.written = written
        """All sections, in order."""
        by_kind = {kind: self.sections_of(kind) for kind in syntax.SectionKind}
        self.sections = by_kind[syntax.SectionKind.WHEN]
        """The sections by which bots choose, in order."""
        self.judged = by_kind[syntax.SectionKind.JUDGE]
        """The sections of calls that a simulation may choose."""
        self.recognised = by_kind[syntax.SectionKind.RECOGNISE]
        """The sections that only interpret calls."""
        self.all_sections = (*self.sections, *self.judged, *self.recognised)
        self.rules = {rule.number: rule for section in written for rule in section.rules}
        """All rules by their numbers."""
        self.numbered_sections = {section.number: section for section in written}
        self.rules_of_sections = RulesOfSections()
        """The rules of sections with their calls, as far as auctions have needed them."""
        self._index = {kind: SectionIndex(found, self.options) for kind, found in by_kind.items()}

    def sections_of(self, kind: syntax.SectionKind) -> tuple[SystemSection, ...]:
        """Return the sections of a kind, in order."""
        return tuple(section for section in self.written if section.text.kind is kind)

    def with_sections(self, written: tuple[SystemSection, ...]) -> "System":
        """Return this system with other values of its sections, in order."""
        other = copy(self)
        other._arrange(written)
        return other

    def __repr__(self) -> str:
        return f"<System {self.name}{self.style and ':'}{self.style}>"

    @classmethod
    def parse(
        cls, text: str, style: str = "", file: str = "–", choices: Mapping[str, str] = AS_USUAL
    ) -> "System":
        """Read a system from text; it may include the files of this package."""
        return cls(list(_with_includes(text, file, None)), style, choices)

    @classmethod
    def load(cls, name: str | Path, style: str = "", choices: Mapping[str, str] = AS_USUAL) -> "System":
        """Read a system by name (`sayc`), or from a file; `ParseError` if there is a fault in it.

        `choices` has agreements that are played otherwise than usual, and how.
        """
        path = Path(name)
        if path.suffix == SUFFIX:
            text = path.read_text(encoding="utf-8")
            return cls(list(_with_includes(text, str(name), path.parent)), style, choices)
        packaged = packaged_text(f"{name}{SUFFIX}")
        if packaged is None:
            raise ParseError("system.unknown", name=str(name), names=", ".join(known_systems()))
        return cls(list(_with_includes(packaged, f"{name}{SUFFIX}", None)), style, choices)

    def sections_for(self, auction: PublicAuction) -> list[SystemSection]:
        """Return the sections to choose by that may apply to an auction, in order."""
        return self._index[syntax.SectionKind.WHEN].candidates(auction, self.options)

    def judged_for(self, auction: PublicAuction) -> list[SystemSection]:
        """Return the sections of calls that a simulation may choose in an auction, in order."""
        return self._index[syntax.SectionKind.JUDGE].candidates(auction, self.options)

    def recognised_for(self, auction: PublicAuction) -> list[SystemSection]:
        """Return the sections that only interpret calls and may apply to an auction, in order."""
        return self._index[syntax.SectionKind.RECOGNISE].candidates(auction, self.options)

    @property
    def choices(self) -> Mapping[str, str]:
        """How each agreement is played: the name of the choice; those are left out that are none of them."""
        chosen = {}
        for agreement in self.agreements.values():
            for choice in agreement.choices:
                if all(self.options.get(option.name) == _value(option) for option in choice.settings):
                    chosen[agreement.name] = choice.name
        return chosen

    def forbidden(self, choices: Mapping[str, str]) -> syntax.Titles | None:
        """Return why agreements cannot be played so beside its other ones; nothing if they can."""
        options = dict(self.options)
        for name, wanted in choices.items():
            _set(options, self._choice(name, wanted).settings)
        scope = Scope(PublicAuction(BiddingSetting()), {}, options)
        vocabulary = Vocabulary(options, self.definitions)
        for found in self._incompatible:
            if vocabulary.condition(found.options)(scope) == ANYTHING:
                return found.reason
        return None

    def _options(
        self, statements: list[syntax.SystemStatement], style: str, choices: Mapping[str, str]
    ) -> Mapping[str, int]:
        options = {
            statement.name: _value(statement)
            for statement in statements
            if isinstance(statement, syntax.OptionText)
        }
        if style:
            if style not in self.styles:
                names = ", ".join(self.styles) or "–"
                raise ParseError("system.style", style=style, system=self.name, names=names)
            chosen = self.styles[style]
            _set(options, [syntax.OptionText(*setting, chosen.place) for setting in chosen.settings])
        for name, wanted in choices.items():
            _set(options, self._choice(name, wanted).settings)
        return options

    def _choice(self, name: str, wanted: str) -> syntax.AgreementChoice:
        """Return a choice of an agreement; `ParseError` if there is none of that name."""
        agreement = self.agreements.get(name)
        if agreement is None:
            near = get_close_matches(name, self.agreements, 1)
            names = ", ".join(near or sorted(self.agreements)) or "–"
            raise ParseError("card-file.agreement", name=name, system=self.name, names=names)
        for choice in agreement.choices:
            if choice.name == wanted:
                return choice
        names = ", ".join(choice.name for choice in agreement.choices)
        raise ParseError("card-file.choice", name=name, choice=wanted, names=names)


def _set(options: dict[str, int], settings: Iterable[syntax.OptionText]) -> None:
    """Give options other values; `ParseError` for one that there is not."""
    for setting in settings:
        if setting.name not in options:
            raise ParseError("system.option", at=setting.place, name=setting.name)
        options[setting.name] = _value(setting)


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
    cited: tuple[syntax.Citation, ...] = ()
    for statement in statements:
        match statement:
            case syntax.Chapter(titles):
                chapter, cited = titles, ()
            case syntax.Cites(citations):
                cited = citations
            case syntax.AsPlayed():
                cited = ()
            case syntax.SectionText():
                yield resolve_section(statement, vocabulary, chapter, cited)
            case _:
                pass


def _check_names(statements: list[syntax.SystemStatement]) -> None:
    """Raise `ParseError` for an option named like a phrase of the vocabulary, and for an unknown box."""
    taken = frozenset(all_templates())
    for statement in statements:
        if isinstance(statement, syntax.OptionText) and statement.name in taken:
            raise ParseError("system.taken", at=statement.place, phrase=statement.name)
        if isinstance(statement, syntax.Agreement) and statement.box not in syntax.BOXES:
            boxes = ", ".join(syntax.BOXES)
            raise ParseError("system.box", at=statement.place, box=statement.box, boxes=boxes)


def _check_settings(statements: list[syntax.SystemStatement], options: Mapping[str, int]) -> None:
    """Raise `ParseError` for a style that sets an option which there is not."""
    for statement in statements:
        if isinstance(statement, syntax.StyleText):
            for name, _ in statement.settings:
                if name not in options:
                    raise ParseError("system.option", at=statement.place, name=name)


def _value(option: syntax.OptionText) -> int:
    """Return the number of an option: a whole number, or 1 and 0 for `on` and `off`."""
    if option.value in _SWITCH:
        return _SWITCH[option.value]
    if not option.value.isdecimal():
        raise ParseError("system.value", at=option.place, name=option.name, value=option.value)
    return int(option.value)
