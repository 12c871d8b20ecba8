"""Run a simulation on a Dask cluster, by default of two workers on this machine.

Pass the address of a scheduler to use its cluster. Needs `pip install "dask[distributed]"`.
"""

import sys

from dask.distributed import Client

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


def local_client() -> Client:
    """Return a client of a cluster of two processes on this machine."""
    return Client(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)


if __name__ == "__main__":
    with Client(sys.argv[1]) if len(sys.argv) > 1 else local_client() as client:
        print(run_on_cluster(client))
