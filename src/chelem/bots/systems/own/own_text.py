"""The text of a system of somebody's own: it includes the program's files, or has its own wording of them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from chelem.bots.systems.names import SUFFIX, known_headings, packaged_text
from chelem.core import FrozenMap, ParseError
from chelem.core.typed_text import clean_line

MOST_BYTES = 120_000
"""The bytes of a text: two fifths of all that a system of the program consists of."""
MOST_TITLE = 60
"""The characters of a title."""
MOST_DEEP = 8
"""How deeply files include one another."""
MAIN = "main"
"""What the text itself is called, apart from the files that it includes."""

_INCLUDE = re.compile(r'^include "(?P<file>[^"\n]*)"[ \t]*(?:#[^\n]*)?$', re.MULTILINE)
_MARK = re.compile(r"^# (?P<edge>begin|end) (?P<file>[a-z0-9-]+\.system)$")
_CHOICES_BEGIN, _CHOICES_END = "# begin choices of the card", "# end choices of the card"
_CHOICES = re.compile(rf"\n?^{_CHOICES_BEGIN}\n(?P<lines>.*?)^{_CHOICES_END}\n?", re.MULTILINE | re.DOTALL)
_CHOICE = re.compile(r"^option (?P<name>[a-z0-9-]+) = (?P<value>[a-z0-9]+)$", re.MULTILINE)
_SYSTEM = re.compile(r'^system (?P<name>[a-z0-9-]+) "(?P<title>[^"\n]*)"(?: / "[^"\n]*")?', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class OwnText:
    """A text with its own wording of some of the files that it includes.

    As text it is one file of a system: in place of the line that includes such a file stands what that file
    says, between a comment before it and one behind it. So all programs read it as they read any system.

    >>> OwnText.of_program("sayc", "Ours").title
    'Ours'
    """

    main: str
    """What the system says before and between the files that it includes."""
    files: Mapping[str, str] = FrozenMap({})
    """By name, the files of the program that it words otherwise."""

    @classmethod
    def of_program(cls, name: str, title: str) -> "OwnText":
        """Return a system of the program under another title; `ParseError` if there is none of that name."""
        if name not in known_headings() or (text := packaged_text(f"{name}{SUFFIX}")) is None:
            raise ParseError("system.unknown", name=name[:MOST_TITLE], names=", ".join(known_headings()))
        return cls(text).titled(title)

    @classmethod
    def parse(cls, text: str) -> "OwnText":
        """Read a text; `ParseError` if it is too long, or where a comment that begins a file has no end."""
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            raise ParseError("own-system.long", most=MOST_BYTES // 1000)
        text = text.replace("\r\n", "\n").removeprefix("\ufeff")
        files: dict[str, str] = {}
        open_files: list[tuple[str, list[str]]] = [(MAIN, [])]
        for number, line in enumerate(text.rstrip("\n").split("\n"), 1):
            mark = _MARK.match(line)
            if mark is None:
                open_files[-1][1].append(line)
            elif mark["edge"] == "begin":
                open_files.append((mark["file"], []))
            else:
                name, lines = open_files.pop()
                if name != mark["file"]:
                    raise ParseError("own-system.marks", number=number, name=mark["file"])
                _keep(files, name, _joined(lines))
                open_files[-1][1].append(f'include "{name}"')
        name, lines = open_files.pop()
        if open_files:
            raise ParseError("own-system.marks", number=number, name=name)
        return cls(_joined(lines), FrozenMap(files))

    def __str__(self) -> str:
        return self._assembled(self.main, 0)

    def _assembled(self, text: str, depth: int) -> str:
        """Return a text with its own wording of files in place of the lines that include them."""

        def worded(found: re.Match[str]) -> str:
            name = found["file"]
            wording = self.file(name)
            if wording is None or depth >= MOST_DEEP:
                return found[0]
            inside = self._assembled(wording, depth + 1)
            if name not in self.files and inside == wording:
                return found[0]
            return f"# begin {name}\n{inside}# end {name}"

        return _INCLUDE.sub(worded, text)

    def file(self, name: str) -> str | None:
        """Return what a file says in this system; None if there is none of that name."""
        return self.main if name == MAIN else self.files.get(name, packaged_text(name))

    def reworded(self, name: str, text: str) -> "OwnText":
        """Return this system with another text of a file, the program's own if it is the same."""
        text = _joined(text.replace("\r\n", "\n").rstrip("\n").split("\n"))
        if any(map(_MARK.match, text.split("\n"))):
            raise ParseError("own-system.marks", number=0, name=name)
        if name == MAIN:
            return replace(self, main=text)
        if name not in dict(self.walk()):
            raise ParseError("system.include", at=MAIN, name=name[:MOST_TITLE])
        others = {file: wording for file, wording in self.files.items() if file != name}
        same = text == packaged_text(name)
        return replace(self, files=FrozenMap(others if same else {**others, name: text}))

    def walk(self) -> Iterator[tuple[str, str]]:
        """Yield the files that it consists of with their texts, in the order in which they are first read."""
        seen: set[str] = set()

        def read(name: str, text: str, depth: int) -> Iterator[tuple[str, str]]:
            yield name, text
            for found in _INCLUDE.finditer(text):
                included = self.file(found["file"])
                if included is not None and found["file"] not in seen and depth < MOST_DEEP:
                    seen.add(found["file"])
                    yield from read(found["file"], included, depth + 1)

        yield from read(MAIN, self.main, 0)

    @property
    def name(self) -> str:
        """The name in its first line: that of the system of the program with which it began."""
        found = _SYSTEM.search(self.main)
        return "" if found is None else found["name"]

    @property
    def title(self) -> str:
        """The title in its first line."""
        found = _SYSTEM.search(self.main)
        return "" if found is None else found["title"].strip()

    def titled(self, title: str) -> "OwnText":
        """Return this system under another title."""
        clean = clean_line(title).replace('"', "'")[:MOST_TITLE].strip() or self.title
        return replace(self, main=_SYSTEM.sub(rf'system \g<name> "{_escaped(clean)}"', self.main, count=1))

    @property
    def settings(self) -> Mapping[str, str]:
        """The options that the choices of its card set."""
        found = _CHOICES.search(self.main)
        return FrozenMap({} if found is None else dict(_CHOICE.findall(found["lines"])))

    def setting(self, settings: Iterable[tuple[str, str]]) -> "OwnText":
        """Return this system with other values of options, which count after all files."""
        values = {**self.settings, **dict(settings)}
        lines = "".join(f"option {name} = {value}\n" for name, value in values.items())
        main = _joined(_CHOICES.sub("", self.main).rstrip("\n").split("\n"))
        return replace(self, main=f"{main}\n{_CHOICES_BEGIN}\n{lines}{_CHOICES_END}\n")


def _keep(files: dict[str, str], name: str, text: str) -> None:
    """Note what a file says; `ParseError` if it was said otherwise before."""
    if files.setdefault(name, text) != text:
        raise ParseError("own-system.twice", name=name)
    if text == packaged_text(name):  # it is only here for one that it includes
        del files[name]


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\")


def is_own_text(text: str) -> bool:
    """Return whether a text is that of a system, and not of a convention card."""
    return _SYSTEM.search(text) is not None
