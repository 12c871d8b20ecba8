"""Commands joined by pipes: the output of one is the input of another, `-` being standard input or output."""

import json

import pytest

from chelem import Deal


@pytest.fixture
def deals(chelem):
    """Three deals, as `chelem deal` prints them for others."""
    return chelem("deal", "-n", "3", "--seed", "1", "--format", "pbn").out


@pytest.mark.parametrize("form", ["pbn", "number"])
def test_check_reads_what_deal_prints(chelem, form):
    """Every deal is a board without a fault."""
    printed = chelem("deal", "-n", "3", "--seed", "1", "--format", form).out
    output = json.loads(chelem("check", "-", "--json", typed=printed).out)
    assert (3, 0, 0) == (output["boards"], output["faults"], output["warnings"])


def test_check_reads_standard_input_beside_files(chelem, deals, tmp_path):
    """Standard input may stand among files."""
    (tmp_path / "deals.pbn").write_text(deals)
    output = json.loads(chelem("check", "-", str(tmp_path / "deals.pbn"), "--json", typed=deals).out)
    assert [3, 3] == [file["boards"] for file in output["files"]]


def test_convert_is_a_filter(chelem, deals):
    """Deals to PBN, to LIN and back are the same deals; the bare command writes PBN."""
    pbn = chelem("convert", "-", "-", typed=deals)
    lin = chelem("convert", "-", "-", "--to", "lin", typed=pbn.out)
    again = chelem("convert", "-", "-", typed=lin.out)
    assert (0, 0, 0) == (pbn.status, lin.status, again.status)
    dealt = [board["hands"] for board in json.loads(chelem("show", "-", "--json", typed=again.out).out)]
    assert dealt == [board["hands"] for board in json.loads(chelem("show", "-", "--json", typed=deals).out)]
    assert 3 == len(dealt)


def test_solve_reads_deals_and_writes_pbn(chelem, deals):
    """`--write` on standard input prints the boards with their tables, and nothing else."""
    solved = chelem("solve", "-", "--write", typed=deals)
    assert 0 == solved.status
    assert 3 == solved.out.count("[DoubleDummyTricks ")
    output = json.loads(chelem("check", "-", "--json", typed=solved.out).out)
    assert (3, 0) == (output["boards"], output["faults"])


def test_a_played_match_goes_on_to_every_command(chelem):
    """`play --json` prints a log that check, show, review, replay and convert read."""
    log = chelem("play", "contract", "--match", "duplicate:1", "--auto", "--seed", "3", "--json").out
    for words in (("check", "-"), ("show", "-"), ("review", "-"), ("replay", "-"), ("convert", "-", "-")):
        assert (0, "") == (chelem(*words, typed=log).status, chelem(*words, typed=log).err), words


def test_convert_in_place_stays_refused(chelem, deals, tmp_path):
    """A file is never read and written at once."""
    path = tmp_path / "deals.pbn"
    path.write_text(deals)
    assert 2 == chelem("convert", str(path), str(path)).status
    assert deals == path.read_text()


def test_a_deal_list_gets_its_tables(chelem, deals, tmp_path):
    """`solve --write` makes a list of deals a PBN file, the deals unchanged."""
    path = tmp_path / "deals.pbn"
    path.write_text(deals)
    assert 0 == chelem("solve", str(path), "--write").status
    output = [f'[Deal "{Deal.parse(line)}"]' for line in deals.splitlines()]
    first = [line for line in path.read_text().splitlines() if line.startswith("[Deal ")]
    assert len(output) == len(first)
