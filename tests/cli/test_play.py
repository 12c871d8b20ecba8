"""`chelem play` and `chelem replay`: bots alone, a user at the keyboard, validated logs (LOG; INTERFACES)."""

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
from chelem.games.registry import FORMS

pytestmark = pytest.mark.slow

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


@pytest.mark.parametrize(("game", "match"), MATCHES)
def test_bots_play_a_match_whose_log_is_in_order(chelem, game, match):
    """INTERFACES: `--auto --json` prints the log; it is valid entry by entry and ends with the verdict."""
    ran = chelem("play", game, "--match", match, "--auto", "--json", "--seed", "11", "--lang", "fr")
    lines = ran.out.splitlines()
    assert (0, "") == (ran.status, ran.err)
    assert list(range(len(lines))) == [json.loads(line)["version"] for line in lines]
    assert "finished" == json.loads(lines[-1])["event"]
    assert replay(read_log(lines)).state.verdict is not None


@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "whiz"])
def test_a_seed_repeats_a_match(chelem, game):
    """Bots and cards are deterministic given a seed."""
    words = ("play", game, "--auto", "--json", "--deals", "1", "--seed", "2")
    assert chelem(*words).out == chelem(*words).out


@pytest.mark.parametrize(
    ("game", "language"),
    [(g, lang) for g in ("contract", "whist", "comptoir", "whiz") for lang in ("fr", "en")],
)
def test_bots_play_aloud(chelem, game, language):
    """Without --json the match is narrated, with the sheet after each deal, in the language asked for."""
    ran = chelem("play", game, "--auto", "--deals", "1", "--seed", "4", "--lang", language)
    assert 0 == ran.status
    assert ("Marque" if language == "fr" else "Score") in ran.out


def test_an_unfinished_rubber_is_settled(chelem):
    """RULES 0.10: a rubber that stops early ends with the bonuses of an unfinished rubber."""
    ran = chelem("play", "contract", "--match", "rubber", "--deals", "1", "--auto", "--json", "--seed", "5")
    assert "finished" == json.loads(ran.out.splitlines()[-1])["event"]


class Keyboard:
    """A person who types the first thing that the screen offers, each time it asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *first: str) -> None:
        self.typed: list[str] = []
        self.waiting = list(first)
        self.offered = ""
        monkeypatch.setattr("chelem.cli.session.Console.print", self._seeing(Console.print))
        monkeypatch.setattr("chelem.cli.session.Console.input", self._answer)

    def _seeing(self, printing):
        def seen(console, *texts, **how):
            for text in texts:
                if found := re.match(r"Possible ?: (.*)", str(text)):
                    self.offered = self._choice(found[1])
            printing(console, *texts, **how)

        return seen

    def _choice(self, offered: str) -> str:
        """The lowest bid the first time, so that there is a contract; then the first legal action."""
        bids = re.search(r"(?:de )?(\S+) (?:à|to) \S+$", offered)
        return bids[1] if bids and not self.typed else offered.split(",", 1)[0]

    def _answer(self, *_: object, **__: object) -> str:
        self.typed.append(self.waiting.pop(0) if self.waiting else self.offered)
        return self.typed[-1]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "whiz"])
def test_a_person_plays_a_deal_of_each_game(chelem, monkeypatch, tmp_path, game, language):
    """Every action is accepted when typed as printed; the deal ends with its score and the sheet."""
    keyboard = Keyboard(monkeypatch)
    path = tmp_path / "log"
    words = ("--deals", "1", "--seed", "3", "--lang", language, "--save", str(path))
    ran = chelem("play", game, *words)
    assert 0 == ran.status
    assert len(keyboard.typed) > 13
    assert 1 == len(replay(read_log(path.read_text().splitlines())).state.sheet.rows)


def test_orders_at_the_table(chelem, monkeypatch):
    """Help, the hand, the tricks, the auction, the sheet, undo: none of them moves the game."""
    first = (
        "aide",
        "enchères",
        "marque",
        "dernier",
        "plis",
        "1Z",
        "annule",
        "7SA",
        "annule",
        "main",
        "passe",
    )
    Keyboard(monkeypatch, *first)
    ran = chelem("play", "contract", "--deals", "1", "--seed", "3", "--lang", "fr")
    assert 0 == ran.status
    for words in ("Une carte :", "Aucune levée", "« 1Z » n'est pas", "rien à annuler", "Annulé"):
        assert words in ran.out


def test_undo_takes_back_what_the_person_said_from_another_chair(chelem, monkeypatch, tmp_path):
    """The declarer may have moved (RULES 4.3): undo takes back the person's bid, not the chair's."""
    for seed in range(12):
        path = tmp_path / str(seed)
        keyboard = Keyboard(monkeypatch, "13SA", "annule", "passe")
        words = ("--seat", "E", "--deals", "1", "--seed", str(seed), "--save", str(path))
        assert 0 == chelem("play", "whiz", *words, "--lang", "fr").status
        entries = [json.loads(line) for line in path.read_text().splitlines()]
        names = [entry["event"] for entry in entries]
        if "13SA" in keyboard.typed and "undone" in names and "swapped" in names[: names.index("undone")]:
            bid = next(entry for entry in entries if entry.get("action") == "13NT")
            assert bid["version"] - 1 == entries[names.index("undone")]["to"]
            return
    raise AssertionError("no deal in which the person changed chairs")


def test_a_match_is_kept_move_by_move_and_taken_up_again(chelem, monkeypatch, tmp_path):
    """A closed terminal loses nothing: the file holds what was played, and the match goes on in it."""
    path = tmp_path / "match"
    kept = []

    def leave(*_: object, **__: object) -> str:
        kept.append(len(path.read_text().splitlines()))
        return "quitter" if len(kept) == 3 else "passe"

    monkeypatch.setattr("chelem.cli.session.Console.input", leave)
    words = ("--seed", "3", "--deals", "1", "--save", str(path), "--lang", "fr")
    assert 0 == chelem("play", "comptoir", *words).status
    assert kept == sorted(set(kept))
    before = path.read_text()
    Keyboard(monkeypatch, *["conseil", "7SA"])
    assert 2 == chelem("play", "comptoir", *words).status
    assert before == path.read_text()
    monkeypatch.setattr("chelem.cli.session.Session._goes_on", lambda *_: False)
    assert 0 == chelem("resume", str(path), "--lang", "fr").status
    after = path.read_text()
    assert after.startswith(before)
    assert 1 == len(replay(read_log(after.splitlines())).state.sheet.rows)


def test_only_a_player_of_the_match_takes_it_up_again(chelem, whiz_log):
    """Domy plays no match."""
    assert 2 == chelem("resume", str(whiz_log), "--seat", "N").status
    assert 2 == chelem("resume", str(whiz_log) + "x").status


def test_your_seat_is_at_the_bottom(chelem):
    """UX: your seat at the bottom, the next player on your left."""
    out = chelem("play", "contract", "--seat", "E", "--seed", "1", "--lang", "fr").out
    places = [
        re.search(rf"^ *{name}", out, re.MULTILINE) for name in ("Ouest", r"Sud +Nord", r"Est \(vous\)")
    ]
    assert all(places)
    assert sorted(place.start() for place in places) == [place.start() for place in places]


def test_leaving_the_table_is_no_error(chelem):
    """The end of the input, or `quitter`, leaves with status 0."""
    assert 0 == chelem("play", "contract", "--seed", "1", "--lang", "fr").status
    ran = chelem("play", "whiz", "--seed", "1", "--lang", "fr", typed="quitter\n")
    assert (0, True) == (ran.status, "Au revoir" in ran.out)


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
    ran = chelem("play", *words, "--auto", "--json")
    assert (2, "", 1) == (ran.status, ran.out, len(ran.err.strip().splitlines()))


# chelem replay


def test_a_good_log_is_shown_at_any_entry(chelem, whiz_log):
    """INTERFACES: `replay LOG [--to VERSION]`, in text and JSON."""
    last = len(whiz_log.read_text().splitlines()) - 1
    for version in (0, 1, 2, 5, 20, last):
        assert 0 == chelem("replay", str(whiz_log), "--to", str(version), "--lang", "fr").status
        output = json.loads(chelem("replay", str(whiz_log), "--to", str(version), "--json").out)
        assert (True, version) == (output["valid"], output["version"])


def test_a_log_that_breaks_a_rule_is_refused_with_the_entry_and_the_rule(chelem, whiz_log):
    """INTERFACES: 1 where a log is refused; LOG Laws: at its first bad entry, with the rule."""
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
    ran = chelem("replay", str(whiz_log))
    assert (1, "") == (ran.status, ran.out)
    assert f"Entry {played[4]} breaks a rule (tricks.gone)" in ran.err
    output = json.loads(chelem("replay", str(whiz_log), "--json").out)
    assert (False, played[4], "tricks.gone") == (output["valid"], output["entry"], output["rule"])


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "not json", '{"version": 0, "event": "dealt"}', '{"version": 1}']
)
def test_what_is_no_log_is_refused(chelem, tmp_path, text):
    """A file that holds no log: status 1, one sentence."""
    path = tmp_path / "log"
    path.write_text(text)
    ran = chelem("replay", str(path))
    assert (1, "", 1) == (ran.status, ran.out, len(ran.err.strip().splitlines()))


def test_a_line_of_a_log_ends_at_a_line_feed_only(chelem, tmp_path):
    """Words may hold the other signs that some programs take for line ends."""
    log = Log(Started(ContractBridge(), Duplicate(1), {seat: seat.name for seat in Seat}))
    log.add(Chatted("N", "one\u2028two\u0085three"))
    path = tmp_path / "log"
    path.write_text("\n".join(write_log(log.entries)), encoding="utf-8")
    assert 0 == chelem("replay", str(path)).status


def test_a_log_is_not_lost_for_a_bad_path(chelem, tmp_path):
    """The file of --save is opened before the first card."""
    ran = chelem("play", "whiz", "--auto", "--save", str(tmp_path / "no" / "such"))
    assert (2, 1) == (ran.status, len(ran.err.strip().splitlines()))


def test_the_language_may_stand_before_the_command(chelem):
    """INTERFACES: --lang everywhere."""
    assert "Manche" in chelem("--lang", "fr", "score", "3SA").out
    assert chelem("--version").out.startswith("chelem ")


def test_a_file_that_cannot_be_read_is_bad_input(chelem, tmp_path, whiz_log):
    """Status 2: no such file, no text, no such entry."""
    assert 2 == chelem("replay", str(tmp_path / "nothing")).status
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert 2 == chelem("replay", str(tmp_path / "bytes")).status
    assert 2 == chelem("replay", str(whiz_log), "--to", "99999").status


def test_the_menu_offers_the_games(chelem, monkeypatch):
    """`chelem` alone opens the menu; it speaks both languages and ends with q."""
    marks = sum(map(len, FORMS.values())) + 1  # after every form of every game
    typed = iter(["f", "99", str(marks + 1), str(marks), "3SA", "4P rouge", "zz", "", "q"])
    monkeypatch.setattr("chelem.cli.menu.Console.input", lambda *_, **__: next(typed))
    ran = chelem()
    assert 0 == ran.status
    for words in (
        "Contract bridge",
        "Bridge contrat",
        "Tapez l'un",
        "Donne n°",
        "400",
        "620",
        "n'est pas un contrat",
    ):
        assert words in ran.out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("command", [(), ("score",), ("deal",), ("play",), ("replay",), ("menu",)])
def test_help_is_in_the_language(chelem, command, language):
    """`--help` says what every option is for, in the language asked, and no code is left untranslated."""
    ran = chelem(*command, "--help", "--lang", language) if command else chelem("--help")
    assert 0 == ran.status
    assert "help." not in ran.out
