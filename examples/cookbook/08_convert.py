"""Convert boards from one format to another, and deal some for a dealing machine."""

import tempfile
from pathlib import Path
from random import Random

from chelem import Deal, dump, load

chance = Random(2026)
with tempfile.TemporaryDirectory() as folder:
    dump(load(Path(__file__).with_name("club.pbn")), Path(folder, "club.lin"))
    print([board.contract for board in load(Path(folder, "club.lin"))])
    dump([Deal.draw(chance.randrange) for _ in range(16)], Path(folder, "evening.dup"))
    print(len(load(Path(folder, "evening.dup"))), "boards for the machine")
