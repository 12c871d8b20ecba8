"""Check a file against the rules, board by board."""

from pathlib import Path

from chelem import load

for board in load(Path(__file__).with_name("club.pbn")):
    for report in board.reports("club.pbn"):
        print(report.say("en"))
