"""The same questions on many machines: any of Dask's clusters, here two workers on this one.

Give the address of a scheduler to use the cluster that it serves. Needs `pip install "dask[distributed]"`.
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


def ask(client: Client, n: int = 400, seed: int = 1) -> Simulation:
    """The answer, worked out by the client's cluster."""
    return simulate(condition, measure, n, client.get_executor(), seed=seed)


def here() -> Client:
    """A client of two processes on this machine."""
    return Client(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None)


if __name__ == "__main__":
    with Client(sys.argv[1]) if len(sys.argv) > 1 else here() as client:
        print(ask(client))
