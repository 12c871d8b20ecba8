"""The help of every command, in both languages; and what a command loads."""

import re
import subprocess
import sys

import pytest

from chelem.cli.main import COMMANDS, GROUPS

WORDS = [
    (),
    *((name,) for name in (*COMMANDS, *GROUPS)),
    *((group, name) for group, members in GROUPS.items() for name in members),
]


ENGLISH = (
    r"(?:Usage|Options|Commands):|\[(?:required|default)|env var|<(?:str|int|path|list)|\b(?:FILE|NAME)\b"
)
"""What French helps do not say: what Typer writes, and names of values."""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_is_translated(chelem, language):
    """`--help` of every command shows no code of a sentence, and no heading in another language."""
    for words in WORDS:
        result = chelem(*words, "--help", "--lang", language)
        assert 0 == result.status, words
        assert "help." not in result.out, words
        if language == "fr":
            assert not re.findall(ENGLISH, result.out), words


@pytest.mark.parametrize(
    "arguments",
    [
        ("event", "--help", "--lang", "fr"),
        ("event", "--lang", "fr", "--help"),
        ("--lang", "fr", "event", "--help"),
        ("event", "--lang", "fr"),
        ("--help", "--lang", "fr"),
    ],
)
def test_a_language_counts_before_and_after_help(chelem, arguments):
    """Of groups of commands too; their lists show whole sentences."""
    result = chelem(*arguments)
    assert (result.status, result.err) == (0, "")
    assert "Afficher cette aide." in result.out
    assert "..." not in result.out.replace("[ARGUMENTS]...", "")


def test_a_language_given_to_a_group_is_that_of_its_command(chelem):
    """`chelem event --lang fr score …` speaks French; a language that is not known is refused."""
    assert "n’est pas un fichier" in chelem("event", "--lang", "fr", "score", "/dev/null").err
    assert chelem("event", "--lang", "xx", "score", "/dev/null").status == 2


def test_a_command_loads_no_other():
    """`chelem score` loads neither the web server, the database, PDF nor robots, which take half a second."""
    code = "import sys; from chelem.cli.main import run; run(['score', '4S=']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    loaded = set(ran.stdout.splitlines()[-1].split())
    assert "chelem.calculator" in loaded
    assert not loaded & {"chelem.site", "chelem.site.database", "fastapi", "numpy", "sqlalchemy", "typst"}
