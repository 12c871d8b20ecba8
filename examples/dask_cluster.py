"""Run a simulation and a match of bots on a Dask cluster, by default of two workers on this machine.

Pass the address of a scheduler to use its cluster. Needs `pip install "dask[distributed]"`.
"""

import sys

from dask.distributed import Client

from chelem.arena.match_report import MatchReport, report_match
from chelem.arena.team_play import play_team_match
from chelem.arena.teams import TeamMatch
from chelem.bots import Configuration
from chelem.simulation import (
    Simulation,
    hand,
    making,
    simulate,
    tricks,
)

condition = hand("N", "balanced", hcp="15-17") & hand("S", hcp="10+")
measure = [making("3NT by N"), tricks("NT", "N"), lambda deal: deal.hands[2].hcp]


def run_on_cluster(client: Client, n: int = 400, seed: int = 1) -> Simulation:
    """Run the simulation on the client's cluster and return its result."""
    return simulate(condition, measure, n, client.get_executor(), seed=seed)


def play_on_cluster(client: Client, boards: int = 32, seed: int = 1) -> MatchReport:
    """Let instant and normal bots play a match on the client's cluster; return what it shows."""
    match = TeamMatch(Configuration("instant"), Configuration("normal"), boards, seed)
    return report_match([board.result for board in play_team_match(match, client.get_executor())])


def local_client() -> Client:
    """Return a client of a cluster of two processes on this machine."""
    return Client(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)


if __name__ == "__main__":
    with Client(sys.argv[1]) if len(sys.argv) > 1 else local_client() as client:
        print(run_on_cluster(client))
        report = play_on_cluster(client)
        print(f"instant – normal: {report.score.total:+.0f} IMPs on {report.score.count} boards")
