"""Parse the text of a bidding system; an error names the line and the column."""

from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import cast

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from chelem.bots.systems import syntax
from chelem.core import ParseError

_FILE: ContextVar[str] = ContextVar("file")
"""The name of the file that is parsed, for the places of what stands in it."""


def parse_system(text: str, file: str = "–") -> syntax.SystemText:
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
    return syntax.SystemText(cast("tuple[syntax.SystemStatement, ...]", statements))


@cache
def _parser() -> Lark:
    """The parser, which builds the values as it reads: a tree of the text would take as long again."""
    grammar = (resources.files("chelem.bots.systems") / "grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", maybe_placeholders=True, transformer=_Builder())


def _fault(error: UnexpectedInput, text: str, file: str) -> ParseError:
    """Return where the text stops making sense, and the word that is found there."""
    match error:
        case UnexpectedEOF() | UnexpectedToken(token=Token(type="$END")):
            return ParseError("system.end", at=syntax.SourcePlace(file, text.count("\n") + 1, 1))
        case UnexpectedToken(token=token, line=line, column=column):
            found = str(token).split("\n")[0].strip()
        case UnexpectedCharacters(line=line, column=column):
            found = text.split("\n")[line - 1][column - 1 :].split(" ", maxsplit=1)[0]
        case _:
            line, column, found = error.line, error.column, ""
    place = syntax.SourcePlace(file, line, column)
    if not found:
        return ParseError("system.unfinished", at=place)
    return ParseError("system.syntax", at=place, found=found)


@v_args(inline=True)
class _Builder(Transformer[Token, tuple[syntax.SystemStatement, ...]]):
    """Turn the tree of the grammar into the values of `syntax`."""

    def _place(self, token: Token) -> syntax.SourcePlace:
        return syntax.SourcePlace(_FILE.get(), token.line or 0, token.column or 0)

    def _phrase(self, tokens: list[Token], inner: syntax.Expression | None) -> syntax.PhraseText:
        symbols = tuple(syntax.Symbol(token.type, str(token)) for token in tokens)
        return syntax.PhraseText(symbols, inner, self._place(tokens[0]))

    def start(self, *statements: syntax.SystemStatement) -> tuple[syntax.SystemStatement, ...]:
        return statements

    def phrase(self, *parts: object) -> syntax.PhraseText:
        return self._phrase(
            cast("list[Token]", list(parts[:-1])), cast("syntax.Expression | None", parts[-1])
        )

    def call(self, *tokens: Token) -> syntax.PhraseText:
        return self._phrase(list(tokens), None)

    def every(self, *parts: syntax.Expression) -> syntax.Every:
        return syntax.Every(parts)

    def either(self, *parts: syntax.Expression) -> syntax.Either:
        return syntax.Either(parts)

    def opposite(self, part: syntax.Expression) -> syntax.Opposite:
        return syntax.Opposite(part)

    def titles(self, english: Token, french: Token | None) -> syntax.Titles:
        return syntax.Titles(english[1:-1], "" if french is None else french[1:-1])

    def system(self, name: Token, titles: syntax.Titles) -> syntax.SystemName:
        return syntax.SystemName(str(name), titles)

    def include(self, file: Token) -> syntax.Include:
        return syntax.Include(file[1:-1], self._place(file))

    def setting(self, name: Token, value: Token) -> syntax.OptionText:
        return syntax.OptionText(str(name), str(value), self._place(name))

    def option(self, setting: syntax.OptionText) -> syntax.OptionText:
        return setting

    def style(self, name: Token, titles: syntax.Titles, *settings: syntax.OptionText) -> syntax.StyleText:
        pairs = tuple((option.name, option.value) for option in settings)
        return syntax.StyleText(str(name), titles, pairs, self._place(name))

    def definition(self, phrase: syntax.PhraseText, meaning: syntax.Expression) -> syntax.Definition:
        return syntax.Definition(phrase, meaning)

    def chapter(self, titles: syntax.Titles) -> syntax.Chapter:
        return syntax.Chapter(titles)

    def choice(
        self, name: Token, titles: syntax.Titles, *settings: syntax.OptionText
    ) -> syntax.AgreementChoice:
        return syntax.AgreementChoice(str(name), titles, settings, self._place(name))

    def agreement(
        self, name: Token, box: Token, titles: syntax.Titles, *choices: syntax.AgreementChoice
    ) -> syntax.Agreement:
        return syntax.Agreement(str(name), str(box), titles, choices, self._place(name))

    def forbidden(self, reason: syntax.Titles, options: syntax.Expression) -> syntax.Incompatible:
        return syntax.Incompatible(reason, options)

    def text(self, name: Token, titles: syntax.Titles, read: syntax.Titles) -> syntax.DeclaredText:
        return syntax.DeclaredText(str(name), titles, read, self._place(name))

    def citation(self, text: Token, passage: syntax.Titles | None) -> syntax.Citation:
        return syntax.Citation(str(text), passage, self._place(text))

    def cites(self, *citations: syntax.Citation) -> syntax.Cites:
        return syntax.Cites(citations)

    def as_played(self) -> syntax.AsPlayed:
        return syntax.AsPlayed()

    def deviation(self, text: Token, option: Token | None, sentence: syntax.Titles) -> syntax.Deviation:
        return syntax.Deviation(str(text), sentence, str(option or ""), self._place(text))

    def sequence(self, *calls: Token) -> syntax.Sequence:
        return tuple(str(call) for call in calls)

    def sequences(self, *sequences: syntax.Sequence) -> tuple[syntax.Sequence, ...]:
        return sequences

    def header(self, *parts: object) -> tuple[tuple[syntax.Sequence, ...], syntax.Expression | None]:
        sequences = parts[0] if isinstance(parts[0], tuple) else ()
        condition = parts[-1] if not isinstance(parts[-1], tuple) else None
        return cast("tuple[syntax.Sequence, ...]", sequences), cast("syntax.Expression | None", condition)

    def rule(
        self, call: syntax.PhraseText, requirement: syntax.Expression, *attributes: syntax.PhraseText | None
    ) -> syntax.RuleText:
        return syntax.RuleText(
            call, requirement, tuple(attribute for attribute in attributes if attribute is not None)
        )

    def section(
        self,
        kind: Token,
        header: tuple[tuple[syntax.Sequence, ...], syntax.Expression | None],
        *rules: syntax.RuleText,
    ) -> syntax.SectionText:
        return syntax.SectionText(*header, rules, syntax.SectionKind(kind), self._place(kind))
