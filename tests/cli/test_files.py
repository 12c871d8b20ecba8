"""The commands for board files: check, convert, show, solve, review, paper (INTERFACES, Commands)."""

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


def test_check_without_faults(chelem, good):
    """A file without faults gives status 0 and a summary."""
    result = chelem("check", good)
    assert (result.status, result.out) == (
        0,
        "1 file, 2 boards: none with an error, none with a warning, none skipped.\n",
    )


def test_check_names_file_line_board_and_reason(chelem, good, bad):
    """A fault gives status 1; each report is one line in the reader's language."""
    result = chelem("check", good, bad, "--lang", "fr")
    line = GOOD.count("\n") + 1 + game().count("\n") - 12
    assert result.status == 1
    assert result.out.splitlines()[0].startswith(f"{bad}:{line}: donne 3 : erreur : Il faut fournir")
    assert result.out.splitlines()[-1] == (
        "2 fichiers, 6 donnes : 1 avec une erreur, aucune avec un avertissement, 1 ignorée."
    )


def test_check_tolerant(chelem, bad):
    """With --tolerant, faults are reported but the status is 0."""
    result = chelem("check", "--tolerant", bad)
    assert result.status == 0
    assert "must follow suit" in result.out


def test_check_json(chelem, bad):
    """The JSON has the totals, the counts per file and the reports as codes."""
    result = chelem("check", "--json", bad)
    output = json.loads(result.out)
    assert result.status == 1
    assert {name: output[name] for name in ("boards", "faults", "warnings", "skipped")} == {
        "boards": 4,
        "faults": 1,
        "warnings": 0,
        "skipped": 1,
    }
    fault, skipped = output["reports"]
    assert (fault["code"], fault["board"], fault["severity"]) == ("card_play.follow", "3", "fault")
    assert (skipped["code"], skipped["severity"]) == ("pbn.no_deal", "skipped")


def test_check_in_parallel(chelem, tmp_path):
    """Reports are in file order, with line numbers of the whole file."""
    file = _file(tmp_path / "many.pbn", "\n".join([game()] * 900 + [REVOKE] + [game()] * 100 + [REVOKE]))
    one, two = (chelem("check", file, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.out == two.out
    assert (one.status, two.out.count("error:")) == (1, 2)


def test_check_inheriting_games(chelem, tmp_path):
    """Inheritance works across a file that is too long for one batch."""
    later = game(without=["Event", "Site"], Board="2", Deal="#")
    file = _file(tmp_path / "heirs.pbn", "\n".join([game(Event="##Cup", Site="##Lyon"), *[later] * 900]))
    result = chelem("check", file)
    assert "901 boards: none with an error, 900 with a warning" in result.out


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
def test_bad_input_gets_one_sentence(chelem, good, words):
    """Bad input gives status 2 and one sentence."""
    result = chelem(*(word.format(good=good) for word in words))
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1


def test_show(chelem, good):
    """The output has the diagram, auction, result and play, here in French."""
    result = chelem("show", good, "--board", "2", "--lang", "fr")
    assert result.status == 0
    for part in ("Donne 2", "♠ R 6", "Donneur : Nord", "passe", "1♠ par Ouest = (Nord-Sud -80)", " 1. ♠R"):
        assert part in result.out
    assert "Donne 1" not in result.out


def test_show_json(chelem, good):
    """The JSON is a list of boards in the codes of a log."""
    one, two = json.loads(chelem("show", good, "--json").out)
    assert (one["contract"], one["tricks"], two["board"], len(two["play"])) == ("1S by W", 7, "2", 52)


def test_convert_to_other_formats(chelem, tmp_path, good):
    """Conversion keeps the deals, warns of losses and leaves no temporary file."""
    chelem("convert", good, str(tmp_path / "x.csv"))
    result = chelem("convert", good, str(tmp_path / "x.bri"))
    assert (result.status, result.err.splitlines()) == (
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
    result = chelem("convert", bad, str(target))
    assert (result.status, target.read_text(encoding="utf-8")) == (2, "kept")


def test_solve_a_deal(chelem):
    """The result is the tricks by strain and declarer, and par."""
    output = json.loads(chelem("solve", DEAL, "--json").out)
    assert (output["table"]["NT"]["N"], output["table"]["H"]["E"]) == (6, 9)
    assert output["par"] == {"score": -100, "contracts": ["NS 4CX-1", "NS 4DX-1"]}
    assert "Par : 4♣X N/S −1 ou 4♦X N/S −1, 100 pour Est-Ouest." in chelem("solve", DEAL, "--lang", "fr").out


def test_solve_writes_tags(chelem, tmp_path, good):
    """`--write` adds tags to every board of the file and keeps everything else."""
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


def test_solve_skips_unknown_hands(chelem, tmp_path):
    """A board with unknown hands is reported; the others are solved."""
    file = _file(tmp_path / "x.pbn", game(Deal="?", Board="9") + "\n" + game())
    result = chelem("solve", file)
    assert result.status == 0
    assert "Board 9: the four hands are not all known." in result.out
    assert "Par: 4♣X" in result.out


def test_review(chelem, good):
    """The output has the verdict, turning points, calls, and cards with their costs."""
    result = chelem("review", good, "--board", "1", "--lang", "fr")
    assert result.status == 0
    assert "1♠ par Ouest" in result.out
    assert "Par : 4♣X N/S −1" in result.out
    (output,) = json.loads(chelem("review", good, "--board", "1", "--json").out)
    assert len(output["cards"]) == 52
    assert len(output["calls"]) == 7
    west = sum(card["cost"] for card in output["cards"] if card["seat"] in "EW")
    others = sum(card["cost"] for card in output["cards"] if card["seat"] in "NS")
    assert output["possible"] - west + others == output["tricks"] == 7


def test_paper(chelem, tmp_path, good):
    """PDF takes all boards, a picture exactly one."""
    pdf, png, svg = (tmp_path / f"x.{end}" for end in ("pdf", "png", "svg"))
    assert chelem("paper", good, str(pdf), "--lang", "fr").status == 0
    assert pdf.read_bytes()[:5] == b"%PDF-"
    assert chelem("paper", good, str(png), "--board", "2").status == 0
    assert png.read_bytes()[1:4] == b"PNG"
    assert chelem("paper", good, str(svg), "--board", "2", "--bare").status == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert chelem("paper", good, str(svg)).status == 2


def test_missing_argument_has_its_help_name(chelem, good):
    """Help and error message use the same name."""
    assert "Missing: OUT" in chelem("convert", good).err


def test_a_missing_folder_is_named(chelem, good, tmp_path):
    """The error names the path that the user gave, not the temporary file."""
    result = chelem("convert", good, str(tmp_path / "none" / "out.lin"))
    assert (result.status, result.err) == (2, f"{tmp_path / 'none'} does not exist.\n")


def test_show_prints_an_illegal_play(chelem, bad):
    """An illegal play is printed to the end, four cards a line."""
    lines = chelem("show", bad, "--board", "3").out.splitlines()
    played = [line for line in lines if line[:2].strip().isdigit() and line[2:3] == "."]
    assert (len(played), played[0], played[-1]) == (13, " 1. ♠K  ♥4  ♠A  ♠7", "13. ♦Q  ♥A  ♦10 ♥9")


def test_commands_share_json_shapes(chelem, bad):
    """Tables, par and boards that cannot be analysed have the same JSON in every command."""
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


def test_plural_forms(chelem, tmp_path, good, bad):
    """Counts of none, one and many read naturally in French too."""
    one = chelem("check", bad, "--lang", "fr").out.splitlines()
    assert "donne 4 : ignorée : Il n’y a pas de donne ici" in one[1]
    none = chelem("check", good, "--lang", "fr").out
    assert none == (
        "1 fichier, 2 donnes : aucune avec une erreur, aucune avec un avertissement, aucune ignorée.\n"
    )
    empty = _file(tmp_path / "empty.pbn", "")
    assert chelem("convert", empty, str(tmp_path / "x.lin"), "--lang", "fr").err.startswith("Aucune donne ")


def test_singular_and_plural_imps(chelem, good):
    """The text is "1 IMP" or "2 IMPs"; a call without cost shows none."""
    lines = chelem("review", good, "--board", "1").out.splitlines()
    assert "East   pass      cost: 20 points, 1 IMP" in lines
    assert "South  pass      cost: 50 points, 2 IMPs" in lines
    assert "North  1♥" in lines


@pytest.mark.parametrize("words", [("--jobs", "257"), ("--jobs", "9" * 30), ("--jobs", "0")])
@pytest.mark.parametrize("command", ["check", "solve", "review"])
def test_job_limits(chelem, good, command, words):
    """Every command refuses an impossible number of jobs."""
    result = chelem(command, good, *words)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


def test_file_options_need_a_file(chelem, tmp_path):
    """With a deal on the command line, --write, --output and --board are refused."""
    for words in (("--write",), ("--output", str(tmp_path / "x.pbn")), ("--board", "1")):
        assert chelem("solve", DEAL, *words).status == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["check", "show", "solve", "review"])
def test_control_sequences_are_removed(chelem, tmp_path, command):
    """Control sequences in any tag are removed, and markup is printed literally."""
    evil = "\x1b[2J\x07[red]9"
    file = _file(tmp_path / "evil.pbn", game(Event=evil, North=evil, Board=evil, Declarer=evil))
    result = chelem(command, file)
    assert "\x1b" not in result.out
    assert "\x07" not in result.out
    assert "[red]9" in result.out


def test_board_without_a_number(chelem, tmp_path):
    """A board without a number is shown with a question mark."""
    file = _file(tmp_path / "x.pbn", game(Deal="?", without=["Board"]))
    assert chelem("solve", file).out == "Board ?: the four hands are not all known.\n"


def test_file_without_boards(chelem, tmp_path):
    """A file without boards gives a warning, not a fault."""
    result = chelem("check", _file(tmp_path / "empty.pbn", "% PBN 2.1\n"))
    assert result.status == 0
    assert "warning: There are no boards in this file." in result.out


def test_unknown_command(chelem):
    """The sentence lists the existing commands, in the chosen language."""
    result = chelem("--lang", "fr", "revue", "x.pbn")
    assert (result.status, result.out) == (2, "")
    assert "« revue »" in result.err
    assert "review" in result.err
