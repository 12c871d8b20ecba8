"""The commands on files of boards: check, convert, show, solve, review, paper (INTERFACES, Commands)."""

import json
from pathlib import Path

import pytest

from chelem.analysis.tables import DoubleDummyTable
from chelem.core.cards import Strain
from chelem.core.seats import Seat
from chelem.formats import Format, read_boards
from tests.formats.pbn.boards import PLAY, game

pytestmark = pytest.mark.slow

GOOD = game() + "\n" + game(Board="2", Dealer="N")
REVOKE = game(Board="3", play=PLAY.replace("S8", "H4"))
DEAL = "N:K6.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"


@pytest.fixture
def good(tmp_path: Path) -> str:
    return _file(tmp_path / "good.pbn", GOOD)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    return _file(tmp_path / "bad.pbn", GOOD + "\n" + REVOKE + "\n" + game(Board="4", Deal="?"))


def _file(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_check_finds_nothing_wrong(chelem, good):
    """Status 0 and a summary where every board is right."""
    ran = chelem("check", good)
    assert (ran.status, ran.out) == (
        0,
        "1 file, 2 boards: none with a fault, none with a warning, none skipped.\n",
    )


def test_check_names_file_line_board_and_reason(chelem, good, bad):
    """Status 1 where a board has a fault, each report in one line, in the reader's language."""
    ran = chelem("check", good, bad, "--lang", "fr")
    line = GOOD.count("\n") + 1 + game().count("\n") - 12
    assert ran.status == 1
    assert ran.out.splitlines()[0].startswith(f"{bad}:{line}: donne 3 : faute : Il faut fournir")
    assert ran.out.splitlines()[-1] == (
        "2 fichiers, 6 donnes : 1 avec une faute, aucune avec une remarque, 1 ignorée."
    )


def test_check_tolerant_keeps_and_reports(chelem, bad):
    """What contradicts itself is reported, and is no reason for status 1."""
    ran = chelem("check", "--tolerant", bad)
    assert ran.status == 0
    assert "must follow suit" in ran.out


def test_check_for_programs(chelem, bad):
    """One object with the counts, each file's, and the reports in codes."""
    ran = chelem("check", "--json", bad)
    output = json.loads(ran.out)
    assert ran.status == 1
    assert {name: output[name] for name in ("boards", "faults", "warnings", "skipped")} == {
        "boards": 4,
        "faults": 1,
        "warnings": 0,
        "skipped": 1,
    }
    fault, skipped = output["reports"]
    assert (fault["code"], fault["board"], fault["weight"]) == ("tricks.follow", "3", "fault")
    assert (skipped["code"], skipped["weight"]) == ("pbn.no_deal", "skipped")


def test_check_of_many_boards_by_many_processes(chelem, tmp_path):
    """Portions checked apart come back in the order of the file, with the file's own lines."""
    file = _file(tmp_path / "many.pbn", "\n".join([game()] * 900 + [REVOKE] + [game()] * 100 + [REVOKE]))
    one, two = (chelem("check", file, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.out == two.out
    assert (one.status, two.out.count("fault:")) == (1, 2)


def test_check_of_inheriting_games(chelem, tmp_path):
    """A file whose games inherit is one portion, however long it is."""
    later = game(without=["Event", "Site"], Board="2", Deal="#")
    file = _file(tmp_path / "heirs.pbn", "\n".join([game(Event="##Cup", Site="##Lyon"), *[later] * 900]))
    ran = chelem("check", file)
    assert "901 boards: none with a fault, 900 with a warning" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ("check", "nowhere.pbn"),
        ("check", "a.docx"),
        ("show", "nowhere.pbn"),
        ("show", "{good}", "--board", "77"),
        ("solve", "neither a file nor a deal"),
        ("solve", "N:AK"),
        ("solve", "{good}", "--output", "x.lin"),
        ("convert", "{good}", "{good}"),
        ("convert", "{good}", "x.docx"),
        ("convert", "{good}", "nowhere/x.pbn"),
        ("paper", "{good}", "x.docx"),
        ("review", "{good}", "--board", "77"),
    ],
)
def test_bad_input(chelem, good, words):
    """Status 2 and one sentence."""
    ran = chelem(*(word.format(good=good) for word in words))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_show(chelem, good):
    """The diagram, the auction, the result and the play, in French."""
    ran = chelem("show", good, "--board", "2", "--lang", "fr")
    assert ran.status == 0
    for part in ("Donne 2", "♠ R 6", "Donneur : Nord", "passe", "1♠ par Ouest = (Nord-Sud -80)", " 1. ♠R"):
        assert part in ran.out
    assert "Donne 1" not in ran.out


def test_show_for_programs(chelem, good):
    """A list of boards in the codes of a log."""
    one, two = json.loads(chelem("show", good, "--json").out)
    assert (one["contract"], one["tricks"], two["board"], len(two["play"])) == ("1S by W", 7, "2", 52)


def test_convert_there_and_back(chelem, tmp_path, good):
    """PBN to a log and back: the same boards; nothing of an unfinished file stays."""
    chelem("convert", good, str(tmp_path / "x.csv"))
    ran = chelem("convert", good, str(tmp_path / "x.bri"))
    assert (ran.status, ran.err.splitlines()) == (
        0,
        [
            f"2 boards written to {tmp_path / 'x.bri'}.",
            "Dealing-machine files hold only the cards: auctions, play and results were left out.",
        ],
    )
    with (tmp_path / "x.bri").open("rb") as stream:
        deals = [output.deal for output in read_boards(stream, Format.BRI)]
    assert [str(deal) for deal in deals] == [DEAL, DEAL]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["good.pbn", "x.bri", "x.csv"]


def test_convert_keeps_an_existing_file_on_error(chelem, tmp_path, bad):
    """If a board cannot be written, the existing file is kept."""
    target = tmp_path / "x.jsonl"
    target.write_text("kept", encoding="utf-8")
    ran = chelem("convert", bad, str(target))
    assert (ran.status, target.read_text(encoding="utf-8")) == (2, "kept")


def test_solve_a_deal(chelem):
    """A table a strain and a declarer, and par."""
    output = json.loads(chelem("solve", DEAL, "--json").out)
    assert (output["table"]["NT"]["N"], output["table"]["H"]["E"]) == (6, 9)
    assert output["par"] == {"score": -100, "contracts": ["NS 4CX-1", "NS 4DX-1"]}
    assert "Par : 4♣X N/S −1 ou 4♦X N/S −1, 100 pour Est-Ouest." in chelem("solve", DEAL, "--lang", "fr").out


def test_solve_writes_tags(chelem, tmp_path, good):
    """`--write` puts the results in the file itself, every board of it, and keeps all else."""
    before = Path(good).read_text(encoding="utf-8")
    assert chelem("solve", good, "--write").status == 0
    with Path(good).open("rb") as stream:
        one, two = read_boards(stream, Format.PBN)
    assert list(one.problems) == []
    tags = two.tags
    assert (tags["OptimumScore"], tags["ParContract"]) == ("NS -100", "NS 4CX-1; NS 4DX-1")
    assert DoubleDummyTable.parse(tags["DoubleDummyTricks"])[Strain.H, Seat.E] == 9
    after = Path(good).read_text(encoding="utf-8")
    assert [line for line in before.splitlines() if line and line not in after] == []
    again = tmp_path / "other.pbn"
    assert chelem("solve", good, "--output", str(again)).status == 0
    assert again.read_text(encoding="utf-8") == after


def test_solve_passes_over_unknown_hands(chelem, tmp_path):
    """A board with unknown hands is reported; the others are solved."""
    file = _file(tmp_path / "x.pbn", game(Deal="?", Board="9") + "\n" + game())
    ran = chelem("solve", file)
    assert ran.status == 0
    assert "Board 9: the four hands are not all known." in ran.out
    assert "Par: 4♣X" in ran.out


def test_review(chelem, good):
    """The verdict, the turning points, each call, each card with what it gave up."""
    ran = chelem("review", good, "--board", "1", "--lang", "fr")
    assert ran.status == 0
    assert "1♠ par Ouest" in ran.out
    assert "Par : 4♣X N/S −1" in ran.out
    (output,) = json.loads(chelem("review", good, "--board", "1", "--json").out)
    assert len(output["cards"]) == 52
    assert len(output["calls"]) == 7
    west = sum(card["cost"] for card in output["cards"] if card["seat"] in "EW")
    others = sum(card["cost"] for card in output["cards"] if card["seat"] in "NS")
    assert output["possible"] - west + others == output["tricks"] == 7


def test_paper(chelem, tmp_path, good):
    """A PDF of all boards, a picture of one."""
    pdf, png, svg = (tmp_path / f"x.{end}" for end in ("pdf", "png", "svg"))
    assert chelem("paper", good, str(pdf), "--lang", "fr").status == 0
    assert pdf.read_bytes()[:5] == b"%PDF-"
    assert chelem("paper", good, str(png), "--board", "2").status == 0
    assert png.read_bytes()[1:4] == b"PNG"
    assert chelem("paper", good, str(svg), "--board", "2", "--bare").status == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert chelem("paper", good, str(svg)).status == 2


def test_a_missing_argument_is_called_as_the_help_calls_it(chelem, good):
    """Usage and refusal use one name."""
    assert "Missing: OUT" in chelem("convert", good).err


def test_a_missing_folder_is_named(chelem, good, tmp_path):
    """The error names the path that the user gave, not the temporary file."""
    ran = chelem("convert", good, str(tmp_path / "none" / "out.lin"))
    assert (ran.status, ran.err) == (2, f"{tmp_path / 'none'} does not exist.\n")


def test_a_play_against_the_rules_is_shown_trick_by_trick(chelem, bad):
    """Four cards a line, to the end, though nobody knows any more who wins what."""
    lines = chelem("show", bad, "--board", "3").out.splitlines()
    played = [line for line in lines if line[:2].strip().isdigit() and line[2:3] == "."]
    assert (len(played), played[0], played[-1]) == (13, " 1. ♠K  ♥4  ♠A  ♠7", "13. ♦Q  ♥A  ♦10 ♥9")


def test_json_is_the_same_from_every_command(chelem, bad):
    """Tables, par and boards that cannot be looked at have one form; each board has its place."""
    solved = json.loads(chelem("solve", bad, "--json").out)
    reviewed = json.loads(chelem("review", bad, "--json").out)
    assert [one["board"] for one in solved] == [one["board"] for one in reviewed] == ["1", "2", "3", "4"]
    assert solved[3] == reviewed[3]
    assert solved[3]["code"] == "review.no_deal"
    for one, other in zip(solved[:3], reviewed[:3], strict=True):
        assert (one["table"], one["par"]) == (other["table"], other["par"])
    shown = json.loads(chelem("show", bad, "--json").out)
    checked = json.loads(chelem("check", bad, "--json").out)
    assert [report for board in shown for report in board["reports"]] == checked["reports"]


def test_counts_are_said_as_people_say_them(chelem, tmp_path, good, bad):
    """None, one, many: in French too."""
    one = chelem("check", bad, "--lang", "fr").out.splitlines()
    assert "donne 4 : ignorée : Il n'y a pas de donne ici" in one[1]
    none = chelem("check", good, "--lang", "fr").out
    assert none == (
        "1 fichier, 2 donnes : aucune avec une faute, aucune avec une remarque, aucune ignorée.\n"
    )
    empty = _file(tmp_path / "empty.pbn", "")
    assert chelem("convert", empty, str(tmp_path / "x.lin"), "--lang", "fr").err.startswith("Aucune donne ")


def test_a_call_that_costs_an_imp(chelem, good):
    """One IMP, 2 IMPs; a call that cost nothing ends its line."""
    lines = chelem("review", good, "--board", "1").out.splitlines()
    assert "East   pass      cost: 20 points, 1 IMP" in lines
    assert "South  pass      cost: 50 points, 2 IMPs" in lines
    assert "North  1♥" in lines


@pytest.mark.parametrize("words", [("--jobs", "257"), ("--jobs", "9" * 30), ("--jobs", "0")])
@pytest.mark.parametrize("command", ["check", "solve", "review"])
def test_no_more_processes_than_can_be(chelem, good, command, words):
    """An option that cannot be is bad usage with every command."""
    ran = chelem(command, good, *words)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_only_a_file_can_be_written_to(chelem, tmp_path):
    """A deal on the command line has no file to keep its results, and no boards to choose from."""
    for words in (("--write",), ("--output", str(tmp_path / "x.pbn")), ("--board", "1")):
        assert chelem("solve", DEAL, *words).status == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["check", "show", "solve", "review"])
def test_a_file_has_no_power_over_the_terminal(chelem, tmp_path, command):
    """What a terminal would obey is never printed, wherever it stands; nor does markup count."""
    evil = "\x1b[2J\x07[red]9"
    file = _file(tmp_path / "evil.pbn", game(Event=evil, North=evil, Board=evil, Declarer=evil))
    ran = chelem(command, file)
    assert "\x1b" not in ran.out
    assert "\x07" not in ran.out
    assert "[red]9" in ran.out


def test_a_board_without_a_name(chelem, tmp_path):
    """A board without a number is shown with a question mark."""
    file = _file(tmp_path / "x.pbn", game(Deal="?", without=["Board"]))
    assert chelem("solve", file).out == "Board ?: the four hands are not all known.\n"


def test_a_file_without_a_board_is_reported(chelem, tmp_path):
    """An empty file is not a fault, but a warning says so."""
    ran = chelem("check", _file(tmp_path / "empty.pbn", "% PBN 2.1\n"))
    assert ran.status == 0
    assert "warning: There is no board in this file." in ran.out


def test_a_command_that_is_none(chelem):
    """The sentence names the commands there are, in the language asked for."""
    ran = chelem("--lang", "fr", "revue", "x.pbn")
    assert (ran.status, ran.out) == (2, "")
    assert "« revue »" in ran.err
    assert "review" in ran.err
