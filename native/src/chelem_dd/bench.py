"""The bench signature: how many nodes the kernel searches for a fixed set of deals.

`python -m chelem_dd.bench` prints it, with the speed. The number is the same on every machine and in
every run. Only a deliberate change of the search may alter it, and must then update the copy in
`tests/bench_signature.txt`.
"""

import sys
import time

from chelem_dd import _kernel
from chelem_dd.values import MEMORY

DEALS = (
    "N:J3.53.KQJ852.J63 K976.9.AT6.AKQT4 AT8.KT764.74.752 Q542.AQJ82.93.98",
    "N:J532..976.AJT842 AK6.QT4.T842.KQ5 T984.962.KJ53.63 Q7.AKJ8753.AQ.97",
    "N:AK.J9843.KQ8.KQ5 Q98764.52.A5.A83 JT.AQ76.T732.T76 532.KT.J964.J942",
    "N:KT842.3.J4.AT643 J97.QJ8.AKQT8.J5 653.AKT.632.Q872 AQ.976542.975.K9",
    "N:752.J72.AQ843.74 T98.QT654.T.AJ93 AKJ.AK9.K752.T62 Q643.83.J96.KQ85",
    "N:JT6.AQ4.AKT43.Q9 8542.KJ85.96.A65 Q9.T63.Q8752.T83 AK73.972.J.KJ742",
    "N:J43.Q4.53.Q98542 AQT86.K62.KT7.K7 52.JT7.AQJ98.AJ6 K97.A9853.642.T3",
    "N:A7.QJ875.AT98.84 9543.T9642.K.T65 K.AK3.Q76543.J32 QJT862..J2.AKQ97",
    "N:K743.A2.AQJ32.K9 T862.873.T854.Q2 AJ9.JT65.9.AJT53 Q5.KQ94.K76.8764",
    "N:AT762.J96..KQJ53 J85.Q.AT987543.7 KQ943..J62.AT864 .AKT875432.KQ.92",
    "N:.92.87.AKQJT9864 AQ96432.AJ73..52 KJT7.Q.AKJ9543.3 85.KT8654.QT62.7",
    "N:.A763.J872.AKJ63 KJT652.KJ52..T92 93..AKQ96543.Q87 AQ874.QT984.T.54",
    "N:.AKQJT8654.QJ4.7 AT87652.7.5.K983 QJ94.92..AQT6542 K3.3.AKT987632.J",
    "N:.95.T7.32 K65.6..JT T9.72.2.A 82.J43.J.",
    "N:JT5.J2.4.85 K986.5.T3.3 Q32.Q7.95.6 .93.J8.QJT9",
    "N:5.653.AQJ8. 3.J9.T3.QJ7 Q84.2..8654 K92.A.4.K92",
    "N:T2.AK632..T92 J9.Q.K532.A84 K754.87.T7.J6 Q63.9.6.KQ753",
    "N:Q6.86.J42.T42 A82.K75.AQ3.3 4.J43.T65.Q75 JT93.2.87.A96",
)
"""Random deals, deals of very long suits, and endings."""


def nodes(deal: str) -> int:
    """Return the nodes that a new solver searches for the table of a deal, then for North's leads at notrump.

    A node is a position at the start of a trick, with at least two tricks left.
    """
    return _kernel.nodes(deal, MEMORY)


def main() -> None:
    """Print the nodes of each deal, their sum, the processor time and the speed."""
    start = time.process_time()
    total = 0
    for deal in DEALS:
        searched = nodes(deal)
        total += searched
        sys.stdout.write(f"{searched:>10}  {deal}\n")
    seconds = time.process_time() - start
    sys.stdout.write(
        f"{total:>10}  nodes: the bench signature\n"
        f"{seconds:>10.2f}  seconds of processor time\n"
        f"{total / max(seconds, 1e-9):>10.0f}  nodes a second, {_kernel.instructions()} instructions\n"
    )


if __name__ == "__main__":
    main()
