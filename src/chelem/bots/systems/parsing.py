"""Parse the text of a bidding system; an error names the line and the column."""

from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import cast

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from chelem.bots.systems.syntax import (
    Chapter,
    Definition,
    Either,
    Every,
    Expression,
    Include,
    Opposite,
    OptionText,
    PhraseText,
    RuleText,
    SectionKind,
    SectionText,
    Sequence,
    SourcePlace,
    StyleText,
    Symbol,
    SystemName,
    SystemStatement,
    SystemText,
    Titles,
)
from chelem.core import ParseError

_FILE: ContextVar[str] = ContextVar("file")
"""The name of the file that is parsed, for the places of what stands in it."""


def parse_system(text: str, file: str = "–") -> SystemText:
    r"""Parse a file of a bidding system; `ParseError` with the line and column of the first fault.

    >>> print(parse_system('when opening:\n  1NT: 15-17 hcp,balanced # three hands in ten\n'))
    when opening:
      1NT: 15-17 hcp, balanced
    <BLANKLINE>
    """
    parsed = _FILE.set(file)
    try:
        statements = _parser().parse(text if text.endswith("\n") else f"{text}\n")
    except UnexpectedInput as error:
        raise _fault(error, text, file) from None
    finally:
        _FILE.reset(parsed)
    return SystemText(cast("tuple[SystemStatement, ...]", statements))


@cache
def _parser() -> Lark:
    """The parser, which builds the values as it reads: a tree of the text would take as long again."""
    grammar = (resources.files("chelem.bots.systems") / "grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", maybe_placeholders=True, transformer=_Builder())


def _fault(error: UnexpectedInput, text: str, file: str) -> ParseError:
    """Return where the text stops making sense, and the word that is found there."""
    match error:
        case UnexpectedEOF() | UnexpectedToken(token=Token(type="$END")):
            return ParseError("system.end", at=SourcePlace(file, text.count("\n") + 1, 1))
        case UnexpectedToken(token=token, line=line, column=column):
            found = str(token).split("\n")[0].strip()
        case UnexpectedCharacters(line=line, column=column):
            found = text.split("\n")[line - 1][column - 1 :].split(" ", maxsplit=1)[0]
        case _:
            line, column, found = error.line, error.column, ""
    place = SourcePlace(file, line, column)
    if not found:
        return ParseError("system.unfinished", at=place)
    return ParseError("system.syntax", at=place, found=found)


@v_args(inline=True)
class _Builder(Transformer[Token, tuple[SystemStatement, ...]]):
    """Turn the tree of the grammar into the values of `syntax`."""

    def _place(self, token: Token) -> SourcePlace:
        return SourcePlace(_FILE.get(), token.line or 0, token.column or 0)

    def _phrase(self, tokens: list[Token], inner: Expression | None) -> PhraseText:
        symbols = tuple(Symbol(token.type, str(token)) for token in tokens)
        return PhraseText(symbols, inner, self._place(tokens[0]))

    def start(self, *statements: SystemStatement) -> tuple[SystemStatement, ...]:
        return statements

    def phrase(self, *parts: object) -> PhraseText:
        return self._phrase(cast("list[Token]", list(parts[:-1])), cast("Expression | None", parts[-1]))

    def call(self, *tokens: Token) -> PhraseText:
        return self._phrase(list(tokens), None)

    def every(self, *parts: Expression) -> Every:
        return Every(parts)

    def either(self, *parts: Expression) -> Either:
        return Either(parts)

    def opposite(self, part: Expression) -> Opposite:
        return Opposite(part)

    def titles(self, english: Token, french: Token | None) -> Titles:
        return Titles(english[1:-1], "" if french is None else french[1:-1])

    def system(self, name: Token, titles: Titles) -> SystemName:
        return SystemName(str(name), titles)

    def include(self, file: Token) -> Include:
        return Include(file[1:-1], self._place(file))

    def setting(self, name: Token, value: Token) -> OptionText:
        return OptionText(str(name), str(value), self._place(name))

    def option(self, setting: OptionText) -> OptionText:
        return setting

    def style(self, name: Token, titles: Titles, *settings: OptionText) -> StyleText:
        pairs = tuple((option.name, option.value) for option in settings)
        return StyleText(str(name), titles, pairs, self._place(name))

    def definition(self, phrase: PhraseText, meaning: Expression) -> Definition:
        return Definition(phrase, meaning)

    def chapter(self, titles: Titles) -> Chapter:
        return Chapter(titles)

    def sequence(self, *calls: Token) -> Sequence:
        return tuple(str(call) for call in calls)

    def sequences(self, *sequences: Sequence) -> tuple[Sequence, ...]:
        return sequences

    def header(self, *parts: object) -> tuple[tuple[Sequence, ...], Expression | None]:
        sequences = parts[0] if isinstance(parts[0], tuple) else ()
        condition = parts[-1] if not isinstance(parts[-1], tuple) else None
        return cast("tuple[Sequence, ...]", sequences), cast("Expression | None", condition)

    def rule(self, call: PhraseText, requirement: Expression, *attributes: PhraseText | None) -> RuleText:
        return RuleText(
            call, requirement, tuple(attribute for attribute in attributes if attribute is not None)
        )

    def section(
        self, kind: Token, header: tuple[tuple[Sequence, ...], Expression | None], *rules: RuleText
    ) -> SectionText:
        return SectionText(*header, rules, SectionKind(kind), self._place(kind))
