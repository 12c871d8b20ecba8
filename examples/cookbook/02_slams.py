"""Find the slams in a PBN file, and their results."""

from pathlib import Path

from chelem import load

for board in load(Path(__file__).with_name("club.pbn")):
    contract = board.contract
    if contract and contract.level >= 6:
        print(f"Board {board.board}: {contract}, {board.tricks(contract)} tricks")
