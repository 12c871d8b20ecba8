"""The blocks of commands of pages that a test follows, such as "Run it for your club"."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "run-it-for-your-club.md"
_HEADING = re.compile(r"^## (.+)$")
_FENCE = re.compile(r"^```(\w*).*$")


@dataclass(frozen=True, slots=True)
class Block:
    """Commands that a reader runs, the section that they are in, and the line where they start."""

    section: str
    line: int
    text: str

    @property
    def needs_network(self) -> bool:
        """Whether it fetches packages."""
        return "apt-get" in self.text or "pip install" in self.text

    def written(self, name: str) -> str:
        """Return what it writes to a file."""
        found = re.search(
            rf"^cat > {re.escape(name)} <<'EOF'\n(.*?)^EOF$", self.text, re.MULTILINE | re.DOTALL
        )
        assert found, name
        return found[1]


def read_blocks(page: Path = PAGE) -> list[Block]:
    """Return a page's `sh` blocks in its order."""
    blocks: list[Block] = []
    section, language, start, lines = "", "", 0, list[str]()
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if start and line == "```":
            if language == "sh":
                blocks.append(Block(section, start, "\n".join(lines) + "\n"))
            start, lines = 0, []
        elif start:
            lines.append(line)
        elif found := _FENCE.match(line):
            language, start = found[1], number + 1
        elif found := _HEADING.match(line):
            section = found[1]
    return blocks


def filled(text: str, values: Mapping[str, str]) -> str:
    """Return commands with the page's examples replaced, versions as whole words."""
    for example, value in values.items():
        text = re.sub(rf"(?<![\w.]){re.escape(example)}(?![\w])", value.replace("\\", r"\\"), text)
    return text
