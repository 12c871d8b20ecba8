"""A process joins the others on its database: what it passes on to them, and what it leaves to them."""

from datetime import UTC, datetime

from starlette.applications import Starlette

from chelem.site.contests import daily_code
from chelem.site.database import shard_of
from chelem.site.edge import Limiter, Services
from chelem.site.events import EventOffice
from chelem.site.relay import Cluster, PathShards, Relay
from chelem.site.tables import Lobby


def relay_to_owners(cluster: Cluster, app: Starlette) -> Relay | None:
    """Return what passes on the requests of an application; None where there is no other process."""
    if cluster.is_alone:
        return None
    coded = dict.fromkeys(("tables", "pictures", "events", "challenges", "team-matches"), shard_of)
    return Relay(
        cluster.bus,
        cluster.owners,
        cluster.losses,
        PathShards({**coded, "daily": _shard_of_day}),
        app,
    )


def _shard_of_day(rest: str) -> int | None:
    """Return the shard of today's tournament, whose owner alone gives out its tables."""
    return shard_of(daily_code(datetime.now(UTC).date())) if rest == "tables" else None


async def join_cluster(cluster: Cluster, services: Services, app: Starlette) -> None:
    """Begin to own tables and events, and to hear and answer other processes.

    They leave this one its part of what everybody may do.
    """
    lobby, office = services.get(Lobby), services.get(EventOffice)
    if not cluster.is_alone:
        services.get(Limiter).processes = cluster.count_processes
        await cluster.losses.start()
        await cluster.news.start(lobby.database)

    async def leave(shard: int) -> None:
        await lobby.leave(shard)
        await office.leave(shard)

    def lose(shard: int) -> None:
        lobby.lose(shard)
        office.lose(shard)

    cluster.owners.on_leaving, cluster.owners.on_lost = leave, lose
    await cluster.calls.start()
    if not cluster.is_alone:
        await lobby.watched.start()
        lobby.spectators.start()
    if (relay := services.find(Relay)) is not None:
        await relay.start()
    await cluster.owners.start()
    app.state.hand_over = cluster.owners.close
