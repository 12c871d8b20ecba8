"""Commands in pipes: `-` is standard input or output."""

import json

import pytest

from chelem import Deal


@pytest.fixture
def deals(chelem):
    """Three deals in PBN, as `chelem deal` prints them."""
    return chelem("deal", "-n", "3", "--seed", "1", "--format", "pbn").out


@pytest.mark.parametrize("form", ["pbn", "number"])
def test_check_reads_what_deal_prints(chelem, form):
    """Every deal is a board without faults."""
    printed = chelem("deal", "-n", "3", "--seed", "1", "--format", form).out
    output = json.loads(chelem("check", "-", "--json", typed=printed).out)
    assert (3, 0, 0) == (output["boards"], output["faults"], output["warnings"])


def test_check_reads_standard_input_and_files(chelem, deals, tmp_path):
    """Standard input can be one of several files."""
    (tmp_path / "deals.pbn").write_text(deals)
    output = json.loads(chelem("check", "-", str(tmp_path / "deals.pbn"), "--json", typed=deals).out)
    assert [3, 3] == [file["boards"] for file in output["files"]]


def test_convert_is_a_filter(chelem, deals):
    """Deals survive conversion to PBN, LIN and back; the default output format is PBN."""
    pbn = chelem("convert", "-", "-", typed=deals)
    lin = chelem("convert", "-", "-", "--to", "lin", typed=pbn.out)
    again = chelem("convert", "-", "-", typed=lin.out)
    assert (0, 0, 0) == (pbn.status, lin.status, again.status)
    dealt = [board["hands"] for board in json.loads(chelem("show", "-", "--json", typed=again.out).out)]
    assert dealt == [board["hands"] for board in json.loads(chelem("show", "-", "--json", typed=deals).out)]
    assert 3 == len(dealt)


def test_solve_reads_deals_and_writes_pbn(chelem, deals):
    """`--write` with standard input prints only the boards with their tables."""
    solved = chelem("solve", "-", "--write", typed=deals)
    assert 0 == solved.status
    assert 3 == solved.out.count("[DoubleDummyTricks ")
    output = json.loads(chelem("check", "-", "--json", typed=solved.out).out)
    assert (3, 0) == (output["boards"], output["faults"])


def test_every_command_reads_a_played_match(chelem):
    """`play --json` prints a log that check, show, review, replay and convert read."""
    log = chelem("play", "contract", "--match", "duplicate:1", "--auto", "--seed", "3", "--json").out
    for words in (("check", "-"), ("show", "-"), ("review", "-"), ("replay", "-"), ("convert", "-", "-")):
        assert (0, "") == (chelem(*words, typed=log).status, chelem(*words, typed=log).err), words


def test_convert_in_place_is_refused(chelem, deals, tmp_path):
    """A file cannot be both input and output."""
    path = tmp_path / "deals.pbn"
    path.write_text(deals)
    assert 2 == chelem("convert", str(path), str(path)).status
    assert deals == path.read_text()


def test_a_deal_list_gets_its_tables(chelem, deals, tmp_path):
    """`solve --write` turns a list of deals into a PBN file and keeps the deals."""
    path = tmp_path / "deals.pbn"
    path.write_text(deals)
    assert 0 == chelem("solve", str(path), "--write").status
    output = [f'[Deal "{Deal.parse(line)}"]' for line in deals.splitlines()]
    first = [line for line in path.read_text().splitlines() if line.startswith("[Deal ")]
    assert len(output) == len(first)


@pytest.mark.parametrize("words", [("check", "-"), ("show", "-"), ("convert", "-", "-"), ("review", "-")])
def test_a_wrong_guess_is_no_error(chelem, deals, words):
    """PBN behind what looks like a log is read; what is nothing else either is refused with its entry."""
    plain = chelem("convert", "-", "-", typed=deals).out
    read = chelem(*words, typed='{"Club night", 2024}\n' + plain)
    assert chelem(*words, typed=plain).out == read.out.replace('{"Club night", 2024}\r\n', "")
    assert 0 == read.status
    refused = chelem(*words, typed='{"version": 0}\n')
    assert (1, True) == (refused.status, "Entry 0 breaks a rule" in refused.out + refused.err)
