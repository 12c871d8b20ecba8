"""`chelem play` and `chelem replay`: bots only, a simulated user, validated logs (LOG, INTERFACES)."""

import json
import re

import pytest
from rich.console import Console

from chelem import (
    ContractBridge,
    Duplicate,
    Log,
    Seat,
    Started,
    read_log,
    replay,
    write_log,
)
from chelem.engine.events import Chatted
from chelem.games.registry import GAMES
from tests.support.thorough import first_of

pytestmark = pytest.mark.slow

QUICK = ("--bots", "instant:sayc")
MATCHES = [
    ("contract", "duplicate:2"),
    ("contract", "rubber"),
    ("contract", "chicago"),
    ("whist", "thirty"),
    ("whist", "thirty:3"),
    ("comptoir", "seven"),
    ("whiz", "deals:2"),
    ("whiz", "target:40"),
]


@pytest.mark.parametrize(("game", "match"), first_of(MATCHES, *map(MATCHES.__getitem__, (0, 3, 5, 6))))
def test_bots_play_a_valid_match(chelem, game, match):
    """INTERFACES: `--auto --json` prints the log; it is valid entry by entry and ends with the verdict."""
    result = chelem("play", game, "--match", match, "--auto", "--json", "--seed", "11", "--lang", "fr")
    lines = result.out.splitlines()
    assert (0, "") == (result.status, result.err)
    assert list(range(len(lines))) == [json.loads(line)["version"] for line in lines]
    assert "finished" == json.loads(lines[-1])["event"]
    assert replay(read_log(lines)).state.verdict is not None


@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "whiz"])
def test_seed_repeats_a_match(chelem, game):
    """Bots and cards are deterministic given a seed."""
    words = ("play", game, "--auto", "--json", "--deals", "1", "--seed", "2")
    assert chelem(*words).out == chelem(*words).out


@pytest.mark.parametrize(
    ("game", "language"),
    [(g, lang) for g in ("contract", "whist", "comptoir", "whiz") for lang in ("fr", "en")],
)
def test_bot_match_is_narrated(chelem, game, language):
    """Without --json the match is narrated in the chosen language, with the sheet after each deal."""
    result = chelem("play", game, "--auto", "--deals", "1", "--seed", "4", "--lang", language)
    assert 0 == result.status
    assert ("Marque" if language == "fr" else "Score") in result.out


@pytest.mark.parametrize(("match", "wins"), [("duplicate:1", False), ("chicago", True)])
def test_points_alone_make_no_winner_in_duplicate(chelem, match, wins):
    """A duplicate match has its totals: only the same boards at other tables make a winner."""
    out = chelem("play", "contract", "--match", match, "--auto", "--seed", "3", "--lang", "fr").out
    assert wins == ("Vainqueur" in out or "Égalité" in out)
    assert wins != ("Les points seuls ne font pas de vainqueur" in out)


def test_unfinished_rubber_is_settled(chelem):
    """RULES 0.10: a rubber that stops early ends with the bonuses of an unfinished rubber."""
    result = chelem(
        "play", "contract", "--match", "rubber", "--deals", "1", "--auto", "--json", "--seed", "5"
    )
    assert "finished" == json.loads(result.out.splitlines()[-1])["event"]


class Keyboard:
    """A simulated user who types `first`, then the first action offered at each prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *first: str) -> None:
        self.typed: list[str] = []
        self.waiting = list(first)
        self.offered = ""
        monkeypatch.setattr("chelem.cli.shared.session.Console.print", self._watch_output(Console.print))
        monkeypatch.setattr("chelem.cli.shared.session.Console.input", self._answer)

    def _watch_output(self, printing):
        def print_and_watch(console, *texts, **how):
            for text in texts:
                if found := re.match(r"Possible ?: (.*)", str(text)):
                    self.offered = self._first_choice(found[1])
            printing(console, *texts, **how)

        return print_and_watch

    def _first_choice(self, offered: str) -> str:
        """The lowest bid the first time, so that there is a contract; then the first legal action."""
        bids = re.search(r"(?:de )?(\S+) (?:à|to) \S+$", offered)
        return bids[1] if bids and not self.typed else offered.split(",", 1)[0]

    def _answer(self, *_: object, **__: object) -> str:
        self.typed.append(self.waiting.pop(0) if self.waiting else self.offered)
        return self.typed[-1]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "whiz"])
def test_user_plays_a_deal_of_each_game(chelem, monkeypatch, tmp_path, game, language):
    """Every action is accepted when typed as printed; the deal ends with its score and the sheet."""
    keyboard = Keyboard(monkeypatch)
    path = tmp_path / "log"
    words = ("--deals", "1", "--seed", "3", "--lang", language, "--save", str(path), *QUICK)
    result = chelem("play", game, *words)
    assert 0 == result.status
    assert len(keyboard.typed) > 13
    assert 1 == len(replay(read_log(path.read_text().splitlines())).state.sheet.rows)


def test_commands_at_the_table(chelem, monkeypatch):
    """Help, hand, tricks, auction, sheet and undo all work; once dummy is faced, calls stand."""
    first = (
        "aide",
        "enchères",
        "marque",
        "dernier",
        "plis",
        "1Z",
        "annule",
        "1P",
        "annule",
        "7SA",
        "annule",
        "main",
    )
    Keyboard(monkeypatch, *first)
    result = chelem("play", "contract", "--deals", "1", "--seed", "3", "--lang", "fr", *QUICK)
    assert 0 == result.status
    for words in (
        "Une carte :",
        "Aucune levée",
        "« 1Z » n’est pas",
        "rien à annuler",
        "Annulé",
        "Un jeu a été",
    ):
        assert words in result.out


def test_a_hint_and_the_auction_say_what_calls_show(chelem, monkeypatch):
    """The suggested call and each call of the auction come with a sentence by the bots' system."""
    Keyboard(monkeypatch, "conseil", "enchères")
    result = chelem("play", "contract", "--deals", "1", "--seed", "3", "--lang", "fr", *QUICK)
    assert 0 == result.status
    assert re.search(r"Conseil : 1SA\.\n1\d H, main régulière, arrêt à trèfle : on", result.out)
    assert re.search(r"Est : 1♣  12–21 H.*, 3\+ trèfles\.", result.out)


@pytest.mark.parametrize("text", ["fast", "normal:precision", "normal:sayc:wild", "normal:none", "a:b:c:d"])
def test_bots_that_do_not_exist_are_refused(chelem, text):
    """One sentence names those that there are."""
    result = chelem("play", "contract", "--bots", text)
    assert 2 == result.status
    assert 1 == len(result.err.splitlines())


def test_undo_after_changing_chairs(chelem, monkeypatch, tmp_path):
    """If the user has changed chairs (RULES 4.3), undo takes back the user's bid, not that chair's."""
    for seed in range(12):
        path = tmp_path / str(seed)
        keyboard = Keyboard(monkeypatch, "13SA", "annule", "passe")
        words = ("--seat", "E", "--deals", "1", "--seed", str(seed), "--save", str(path), *QUICK)
        assert 0 == chelem("play", "whiz", *words, "--lang", "fr").status
        entries = [json.loads(line) for line in path.read_text().splitlines()]
        names = [entry["event"] for entry in entries]
        if "13SA" in keyboard.typed and "undone" in names and "swapped" in names[: names.index("undone")]:
            bid = next(entry for entry in entries if entry.get("action") == "13NT")
            assert bid["version"] - 1 == entries[names.index("undone")]["to"]
            return
    raise AssertionError("no deal in which the person changed chairs")


def test_match_is_saved_and_resumed(chelem, monkeypatch, tmp_path):
    """The file is complete after every move, and the match continues in it."""
    path = tmp_path / "match"
    kept = []

    def leave(*_: object, **__: object) -> str:
        kept.append(len(path.read_text().splitlines()))
        return "quitter" if len(kept) == 3 else "passe"

    monkeypatch.setattr("chelem.cli.shared.session.Console.input", leave)
    words = ("--seed", "3", "--deals", "1", "--save", str(path), "--lang", "fr", *QUICK)
    assert 0 == chelem("play", "comptoir", *words).status
    assert kept == sorted(set(kept))
    before = path.read_text()
    Keyboard(monkeypatch, *["conseil", "7SA"])
    assert 2 == chelem("play", "comptoir", *words).status
    assert before == path.read_text()
    monkeypatch.setattr("chelem.cli.shared.session.Session._has_next_deal", lambda *_: False)
    assert 0 == chelem("resume", str(path), "--lang", "fr", *QUICK).status
    after = path.read_text()
    assert after.startswith(before)
    assert 1 == len(replay(read_log(after.splitlines())).state.sheet.rows)


def test_only_a_player_can_resume(chelem, whiz_log):
    """The empty seat cannot resume a match."""
    assert 2 == chelem("resume", str(whiz_log), "--seat", "N").status
    assert 2 == chelem("resume", str(whiz_log) + "x").status


def test_user_sits_at_the_bottom(chelem):
    """UX: your seat at the bottom, the next player on your left."""
    out = chelem("play", "contract", "--seat", "E", "--seed", "1", "--lang", "fr").out
    places = [
        re.search(rf"^ *{name}", out, re.MULTILINE) for name in ("Ouest", r"Sud +Nord", r"Est \(vous\)")
    ]
    assert all(places)
    assert sorted(place.start() for place in places) == [place.start() for place in places]


def test_leaving_gives_status_0(chelem):
    """Both the end of the input and `quitter` leave with status 0."""
    assert 0 == chelem("play", "contract", "--seed", "1", "--lang", "fr").status
    result = chelem("play", "whiz", "--seed", "1", "--lang", "fr", typed="quitter\n")
    assert (0, True) == (result.status, "Au revoir" in result.out)


@pytest.mark.parametrize(
    "words",
    [
        ("poker",),
        ("contract", "--match", "seven"),
        ("contract", "--match", "duplicate:0"),
        ("contract", "--match", "duplicate:x"),
        ("whist", "--match", "thirty:2"),
        ("whiz", "--option", "redealer=nobody"),
        ("whiz", "--option", "mark=simplified"),
        ("whiz", "--option", "redealer"),
        ("whiz", "--deals", "0"),
        ("whiz", "--seat", "Z"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(chelem, words):
    """INTERFACES: 2 for bad input or usage."""
    result = chelem("play", *words, "--auto", "--json")
    assert (2, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))


# chelem replay


def test_replay_shows_any_entry(chelem, whiz_log):
    """INTERFACES: `replay LOG [--to VERSION]`, in text and JSON."""
    last = len(whiz_log.read_text().splitlines()) - 1
    for version in (0, 1, 2, 5, 20, last):
        assert 0 == chelem("replay", str(whiz_log), "--to", str(version), "--lang", "fr").status
        output = json.loads(chelem("replay", str(whiz_log), "--to", str(version), "--json").out)
        assert (True, version) == (output["valid"], output["version"])


def test_replay_refuses_an_illegal_entry(chelem, whiz_log):
    """INTERFACES: status 1 for a refused log; LOG, Laws: the first bad entry and its rule."""
    lines = whiz_log.read_text().splitlines()
    entries = [json.loads(line) for line in lines]
    played = [
        entry["version"]
        for entry in entries
        if entry["event"] == "acted" and re.fullmatch("[CDHS][2-9TJQKA]", entry["action"])
    ]
    again = entries[played[4]] | {"action": entries[played[0]]["action"]}
    lines[played[4]] = json.dumps(again)
    whiz_log.write_text("\n".join(lines))
    result = chelem("replay", str(whiz_log))
    assert (1, "") == (result.status, result.out)
    assert f"Entry {played[4]} breaks a rule (card_play.gone)" in result.err
    output = json.loads(chelem("replay", str(whiz_log), "--json").out)
    assert (False, played[4], "card_play.gone") == (output["valid"], output["entry"], output["rule"])


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "not json", '{"version": 0, "event": "dealt"}', '{"version": 1}']
)
def test_invalid_log_is_refused(chelem, tmp_path, text):
    """A file that is not a log gives status 1 and one sentence."""
    path = tmp_path / "log"
    path.write_text(text)
    result = chelem("replay", str(path))
    assert (1, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))


def test_only_line_feeds_end_log_lines(chelem, tmp_path):
    """Chat may contain other characters that Unicode counts as line ends."""
    log = Log(Started(ContractBridge(), Duplicate(1), {seat: seat.name for seat in Seat}))
    log.add(Chatted("N", "one\u2028two\u0085three"))
    path = tmp_path / "log"
    path.write_text("\n".join(write_log(log.entries)), encoding="utf-8")
    assert 0 == chelem("replay", str(path)).status


def test_save_path_is_checked_first(chelem, tmp_path):
    """The file of --save is opened before the first card."""
    result = chelem("play", "whiz", "--auto", "--save", str(tmp_path / "no" / "such"))
    assert (2, 1) == (result.status, len(result.err.strip().splitlines()))


def test_language_before_the_command(chelem):
    """INTERFACES: --lang everywhere."""
    assert "Manche" in chelem("--lang", "fr", "score", "3SA").out
    assert chelem("--version").out.startswith("chelem ")


def test_unreadable_log_is_bad_input(chelem, tmp_path, whiz_log):
    """A missing file, a binary file or a missing entry gives status 2."""
    assert 2 == chelem("replay", str(tmp_path / "nothing")).status
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert 2 == chelem("replay", str(tmp_path / "bytes")).status
    assert 2 == chelem("replay", str(whiz_log), "--to", "99999").status


def test_menu(chelem, monkeypatch):
    """`chelem` alone opens the menu, which can change its language and quits on q."""
    last_choice = sum(len(package.forms) for package in GAMES.values()) + 1  # after every form of every game
    typed = iter(["f", "99", str(last_choice + 1), str(last_choice), "3SA", "4P rouge", "zz", "", "q"])
    monkeypatch.setattr("chelem.cli.menu.Console.input", lambda *_, **__: next(typed))
    result = chelem()
    assert 0 == result.status
    for words in (
        "Contract bridge",
        "Bridge contrat",
        "Tapez l’un",
        "Donne n°",
        "400",
        "620",
        "n’est pas un contrat",
    ):
        assert words in result.out
