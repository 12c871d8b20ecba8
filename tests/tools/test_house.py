"""The counts of `make house`, each on a tiny package made for it."""

import json
from pathlib import Path

import pytest

import house
from counts import commits, layers, limits, names, sizes, which_game, which_game_text, wording
from counts.finding import Finding
from counts.plugins import find_plugins

ROOT = Path(__file__).parents[2]
GAMES = {
    "src/tiny/engine/game.py": "class Game:\n    players = 4\n",
    "src/tiny/games/hearts.py": 'class Hearts(Game):\n    name: ClassVar[str] = "hearts"\n',
    "src/tiny/games/skat/__init__.py": "",
    "src/tiny/games/skat/rules.py": 'class Skat(Game):\n    info = Info(name="skat", title="Skat")\n',
}


def asked(project):
    """Return the kinds and lines of Python that ask which game it is."""
    found = which_game.ask_which_game(project.modules)
    return [(finding.count.removeprefix("which-game-"), finding.line) for finding in found]


# Which game


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("if game.players == 3: ...", "shape"),
        ("if 4 != players: ...", "shape"),
        ("if game.base is not None: ...", "shape"),
        ('if game.name == "skat": ...', "identity"),
        ('if name in ("skat", "bridge"): ...', "identity"),
        ('if name.startswith("hearts"): ...', "identity"),
        ("if isinstance(game, (Hearts, int)): ...", "identity"),
        ("if game.name == Hearts.name: ...", "identity"),
        ('GAMES = ["hearts", "whist"]', "literal"),
        ('start(game="skat")', "literal"),
        ("from tiny.games.hearts import Hearts", "class"),
        ("game = Skat()", "class"),
    ],
)
def test_a_line_that_asks_which_game_is_found(made, line, kind):
    """Each way to ask has a kind of its own."""
    assert [(kind, 1)] == asked(made(GAMES | {"src/tiny/page.py": line + "\n"}))


def test_patterns_that_name_a_game_are_found(made):
    """`case "skat"` and `case Skat()` ask as comparisons do."""
    text = 'match game:\n    case "skat":\n        ...\n    case Skat():\n        ...\n'
    assert [("identity", 2), ("identity", 4)] == asked(made(GAMES | {"src/tiny/page.py": text}))


@pytest.mark.parametrize(
    "line", ["if len(hand) == 3: ...", "players = 3", "if base > 6: ...", 'say("poker")']
)
def test_other_lines_do_not_ask(made, line):
    """Numbers, names and texts that stand for no game are left alone."""
    assert [] == asked(made(GAMES | {"src/tiny/page.py": line + "\n"}))


def test_a_game_may_name_itself_at_home(made):
    """All modules of a game's folder are its home; a game in a file has that file."""
    files = {
        "src/tiny/games/skat/bot.py": 'if name == "skat": ...\n',
        "src/tiny/games/other.py": 'x = "skat"\n',
    }
    project = made(GAMES | files)
    assert ["src/tiny/games/other.py"] == [each.path for each in which_game.ask_which_game(project.modules)]


def test_the_client_is_searched(made):
    """Comparisons, lists and shapes in TypeScript and Svelte; class names are none of them."""
    text = (
        'if (game === "skat") {}\nconst all = ["skat", "hearts"];\n'
        'if (table.base === null) {}\n<p class="skat">\nimport "skat";\n'
    )
    found = list(which_game_text.in_web(made({"web/src/a.svelte": text}), ["skat", "hearts"], []))
    assert [("identity", 1), ("literal", 2), ("shape", 3)] == [
        (each.count.removeprefix("which-game-web-"), each.line) for each in found
    ]


def test_branches_of_catalogues_are_searched(made):
    """A branch that names a game counts, its default does not; a game's own catalogue may have them."""
    text = "title = { $game ->\n    [skat] Skat\n   *[hearts] Hearts\n}\n"
    files = {"src/tiny/i18n/en/a.ftl": text, "src/tiny/games/skat/en.ftl": text}
    project = made(GAMES | files)
    homes = find_plugins(project.modules).classes.values()
    found = list(which_game_text.in_fluent(project, ["skat", "hearts"], homes))
    assert [Finding("which-game-fluent", "src/tiny/i18n/en/a.ftl", 2, "[skat] Skat")] == found


# Names


def test_names_of_several_meanings(made):
    """Classes, aliases and functions count once each; private names, methods and overloads do not."""
    one = "class Row: ...\nPair = tuple[int, int]\ndef run(): ...\ndef run(): ...\ndef _own(): ...\n"
    two = "class Row:\n    def walk(self): ...\nPair = list[int]\ndef run(): ...\ndef walk(): ...\n"
    project = made({"src/tiny/one.py": one, "src/tiny/two.py": two})
    found = names.several_meanings(project.modules)
    assert [
        ("names-classes", "Pair x2: src/tiny/one.py:2, src/tiny/two.py:3"),
        ("names-classes", "Row x2: src/tiny/one.py:1, src/tiny/two.py:1"),
        ("names-functions", "run x3: src/tiny/one.py:3, src/tiny/one.py:4, src/tiny/two.py:4"),
    ] == [(each.count, each.text) for each in found]


def test_names_that_look_alike(made):
    """Names that differ only in case, underscores or a plural s are lookalikes."""
    project = made(
        {
            "src/tiny/one.py": "class Deal: ...\nclass Deals: ...\nclass Hand: ...\ndef hand(): ...",
            "src/tiny/__init__.pyi": "from tiny.one import DEALS as DEALS, Deal as Deal, Suit as Suit\n",
        }
    )
    assert ["Deal, Deals", "Hand, hand"] == [
        each.text.partition(":")[0] for each in names.lookalikes(project.modules)
    ]
    assert ["DEALS, Deal"] == [each.text for each in names.public_lookalikes(project)]


# Imports


def test_circles_and_upward_arrows(made):
    """A package and its subpackage may form a circle; an import may run against the declared layers."""
    layered = (
        '[tool.importlinter]\nroot_package = "tinier"\n'
        '[[tool.importlinter.contracts]]\ntype = "layers"\n'
        'layers = ["tinier.top", "tinier.low | tinier.side"]\n'
    )
    project = made(
        {
            "pyproject.toml": layered,
            "src/tinier/top/a.py": "from tinier.top.store import b\nfrom tinier.low import c\n",
            "src/tinier/top/store/b.py": "import tinier.top.a\n",
            "src/tinier/low/c.py": "def late():\n    import tinier.top.a\n",
        }
    )
    graph = layers.import_graph(project)
    assert [
        "circles-siblings tinier.low <-> tinier.top",
        "circles-siblings tinier.top.a <-> tinier.top.store",
        "circles-modules tinier.low.c <-> tinier.top.a <-> tinier.top.store.b",
    ] == [f"{each.count} {each}" for each in layers.circles(graph)]
    upward = [f"{each.count} {each}" for each in layers.upward(graph, project)]
    assert "arrows-between-rooms tinier.low.c -> tinier.top.a" in upward
    assert 1 == sum(each.startswith("arrows-inside-rooms") for each in upward)


# Calques


def test_calques_are_found_where_people_read(made, tmp_path):
    """In docstrings, comments, documents, English messages and the client's comments, but not in code."""
    (tmp_path / "list.txt").write_text("[idioms]\n\\btold\\b  stated\n[terms]\n\\bmark\\b  score\n")
    project = made(
        {
            "src/tiny/a.py": '"""Told: a mark."""\n\ntold = 1  # told\ndef f():\n    """Return `told`."""\n',
            "src/tiny/en/a.ftl": "# told\na = It is told.\nb = { $told }\n",
            "src/tiny/fr/a.ftl": "a = told\n",
            "docs/a.md": "told\n```\ntold\n```\n",
            "docs/a.fr.md": "told\n",
            "web/src/a.ts": "// told\nconst told = 1; /** is\n * told */\n",
        }
    )
    found = wording.find_calques(project, wording.read_phrases(tmp_path / "list.txt"))
    assert [
        ("calques-docstrings", "src/tiny/a.py", 1),
        ("terms-docstrings", "src/tiny/a.py", 1),
        ("calques-comments", "src/tiny/a.py", 3),
        ("calques-documents", "docs/a.md", 1),
        ("calques-sentences", "src/tiny/en/a.ftl", 2),
        ("calques-web-comments", "web/src/a.ts", 1),
        ("calques-web-comments", "web/src/a.ts", 2),
    ] == [(each.count, each.path, each.line) for each in found]


def test_a_sieve_keeps_all_that_has_a_phrase():
    """What rules phrases out quickly rules out none that stands there, in any case and on any line."""
    phrases = [
        wording.Phrase.of(pattern, "said otherwise")
        for pattern in (
            r"\btold\b(?! apart)",
            r"(?<!the )\bone who\b",
            r"^Count in\b|\bto be right\b",
            r"(?-i:none)\b",
        )
    ]
    texts = ("A pair is Told", "and One who sits", "Count in tens", "seems TO BE right", "is none")
    for text in texts:
        found = [phrase for phrase in phrases if phrase.pattern.search(text)]
        assert len(found) == 1
        assert found[0].sieve.search(f"before\n{text}\nafter".lower())


def test_a_phrase_needs_a_better_one(tmp_path):
    """Every listed phrase has a replacement."""
    (tmp_path / "list.txt").write_text("[idioms]\n\\btold\\b\n")
    with pytest.raises(ValueError, match=r"list\.txt:2"):
        wording.read_phrases(tmp_path / "list.txt")


# Sizes and history


def test_sizes(made):
    """Files over 400 lines, functions over 40, more than five arguments besides self and options."""
    long = "def f(a, b, c, d, e, *, f):\n" + "    a\n" * 40
    fine = "class A:\n    def g(self, a, b, c, d, e): ...\ndef h(a, b, c, d, e, f: Annotated[int, 1]): ...\n"
    project = made({"src/tiny/a.py": long + fine, "src/tiny/b.py": "x = 1\n" * 401})
    assert ["functions-long", "functions-many-arguments", "files-long"] == [
        each.count for each in sizes.size_findings(project)
    ]


def test_long_subjects(repository):
    """A subject of 72 characters is fine, one more is not."""
    root, commit = repository
    first = commit("x" * 80)
    commit("y" * 72)
    commit("z" * 73)
    assert ["z" * 73] == [each.text.split()[1] for each in commits.long_subjects(root, first)]


def test_files_for_a_game(repository):
    """Its folders and all documents aside, for a commit or for a range."""
    root, commit = repository
    first = commit("Start", "src/tiny/menu.py")
    own = ("src/tiny/games/skat/rules.py", "tests/games/skat/test_skat.py", "docs/skat.html", "CHANGELOG.md")
    second = commit("Add Skat", "src/tiny/menu.py", "src/tiny/games/hearts.py", *own)
    third = commit("Draw Skat", "web/src/skat.ts")
    assert ["src/tiny/games/hearts.py", "src/tiny/menu.py"] == commits.files_for_a_game(root, "skat", second)
    assert 3 == len(commits.files_for_a_game(root, "skat", f"{first}..{third}"))


# Limits


def test_what_is_allowed_has_a_reason(tmp_path):
    """An entry without a reason is an error; what is found no more is reported."""
    path = tmp_path / "house.toml"
    path.write_text('[[allowed]]\ncount = "a"\n')
    with pytest.raises(ValueError, match="needs a reason"):
        limits.read_settings(path)
    path.write_text(
        '[[allowed]]\ncount = "a*"\npath = "src/*"\ntext = "x"\nreason = "The standard says so."\n'
    )
    allowed = limits.read_settings(path).allowed
    kept = Finding("a-b", "web/c.ts", 1, "xyz")
    assert ([kept], []) == limits.sift([kept, Finding("a-b", "src/c.py", 1, "xyz")], allowed)
    assert ([kept], list(allowed)) == limits.sift([kept], allowed)


def test_limits_only_fall(tmp_path):
    """`tighten` lowers a limit to the count and never raises one."""
    path = tmp_path / "house.toml"
    path.write_text("[counts]\na = { baseline = 9, limit = 9, goal = 0 }\nb = { limit = 1 }\n")
    assert ["a"] == limits.tighten(path, {"a": 4, "b": 2})
    held = limits.read_settings(path).limits
    assert (limits.Limit(9, 4, 0), limits.Limit(None, 1, None)) == (held["a"], held["b"])
    assert ["b: 2, limit 1"] == limits.exceeded({"a": 4, "b": 2}, held)


def test_the_command_fails_over_a_limit(made, monkeypatch, capsys):
    """Its status is 1 where a count exceeds its limit, else 0; `--json` prints every count."""
    project = made({"src/tiniest/a.py": "class Row: ...\n", "src/tiniest/b.py": "class Row: ...\n"})
    settings = project.root / "house.toml"
    command = ["house.py", "--root", str(project.root), "--settings", str(settings), "--no-walks", "--json"]
    monkeypatch.setattr("sys.argv", command)
    settings.write_text("[counts]\nnames-classes = { limit = 1 }\n")
    assert 0 == house.main()
    assert 1 == json.loads(capsys.readouterr().out)["counts"]["names-classes"]["now"]
    settings.write_text("[counts]\nnames-classes = { limit = 0 }\n")
    assert 1 == house.main()
    assert "names-classes: 1, limit 0" in capsys.readouterr().err


# Walks
