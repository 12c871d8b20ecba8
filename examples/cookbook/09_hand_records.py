"""Make the PDF of hand records that hangs on the wall after a session."""

import tempfile
from pathlib import Path

from chelem import load
from chelem.render import hand_records

boards = load(Path(__file__).with_name("club.pbn"))
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder, "club.pdf")
    path.write_bytes(hand_records(boards, title="Club night"))
    print(path.name, "begins with", path.read_bytes()[:4])
