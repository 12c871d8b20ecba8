"""Write the log of a match, read it back, and replay it."""

from chelem import play_match, read_log, replay, write_log
from chelem.bots import Baseline

log = play_match(Baseline(), boards=1, seed=5).log
lines = list(write_log(log.entries))
again = replay(read_log(lines))
print(len(lines), "entries; the same end:", again.state == log.state)
