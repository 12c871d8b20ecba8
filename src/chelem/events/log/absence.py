"""A player of an online event who is not at their table; no entry of the log says so."""

from dataclasses import dataclass
from datetime import datetime

from chelem.core import Seat
from chelem.events.competitor import CompetitorId
from chelem.events.log.round_table import RoundTable


@dataclass(frozen=True, slots=True)
class Absence:
    """Who is away, from where, and since when by the server's clock: a robot plays for them meanwhile."""

    player: CompetitorId
    entrant: int
    place: RoundTable
    seat: Seat
    since: datetime
