"""Which players of a team sit at a table: who may say so, and what it means for a board."""

from chelem.core.errors import Forbidden, Refused
from chelem.core.seats import Side
from chelem.events.competitor import CompetitorId
from chelem.events.log.author import Author
from chelem.events.log.reporting import PlayersFielded
from chelem.events.log.round_table import everybody_of
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import EventState

MOST_PLAYERS = 2


def check_fielding(state: EventState, section: EventSection, content: PlayersFielded, author: Author) -> None:
    """Raise `Refused` for players who cannot sit there, `Forbidden` for an author who is not at the table.

    The table's own phone says so until the round is over, then directors alone.
    """
    at = content.round, content.table
    if not author.directs:
        if author.role != "table" or author.id != f"{section.name}{content.table}":
            raise Forbidden("event.log.other-table")
        if state.closed:
            raise Refused("event.log.closed-tables")
        if content.round < section.round:
            raise Refused("event.log.round-over", round=content.round)
        if content.round > section.round:
            raise Refused("event.log.not-yet", round=content.round)
    seated = [one for sitting in section.sittings(at) for one in sitting.side(content.side)]
    if state.terms.kind != "teams" or not seated:
        raise Refused("event.log.nobody-fielded", table=content.table, round=content.round)
    players = set(content.players)
    own = any(players <= set(everybody_of(state, one)) for one in seated)
    if not own or len(players) != len(content.players) or len(players) > MOST_PLAYERS:
        raise Refused("event.log.fielded")


def players_at_table(
    state: EventState, section: str, at: At, side: Side, entrant: int
) -> tuple[CompetitorId, ...]:
    """Return the players of a team who sit one way at a table in a round; none where nobody has said so.

    Who sits there may have been corrected since: players of another team are not its own.
    """
    fielded = state.fielded.get((section, *at, side), ())
    return fielded if fielded and set(fielded) <= set(everybody_of(state, entrant)) else ()
