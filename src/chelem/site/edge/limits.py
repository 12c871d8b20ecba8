"""All limits of a server, in one table; docs/protocol.md lists them."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "call",
    "visitor",
    "table",
    "upload",
    "kilobyte",
    "analysis",
    "search",
    "chat",
    "report",
    "socket",
    "link",
    "claim",
    "letters",
    "entry",
    "log",
    "subscription",
    "copy",
    "listing",
    "count",
]
"""What is counted: any call, new visitors, new tables, uploads and their size, analyses, searches and opened
collections, words at a table, reports of problems, opened sockets, codes for other devices (made or tried),
phones that ask for a pair's key, wrong letters for a key of an event, changes of an event (a key
counts as a visitor) and their kilobytes, subscriptions to notifications, copies of all that is known of a
person, tables that their owners list, and counts of what a hand is worth."""
Counted = Literal["visitor", "address", "house"]
"""Who is counted: a visitor, an address (in IPv6 its networks), or everybody together (`networks.py`)."""
STORED: frozenset[Kind] = frozenset({"visitor", "table", "upload", "report", "subscription"})
"""The kinds that leave something on the disk."""
IN_PLAY: frozenset[Kind] = frozenset({"log"})
"""Those that belong to events in play, which go on until half of the reserve is used."""
COUNTED_AT_OWNER: frozenset[Kind] = frozenset({"entry", "log"})
"""The kinds whose visitors, keys of one event, are all counted by the process that owns the event."""
SMALLEST_SHARE = 3
"""How much of a kind each of several processes allows a visitor or an address at least.

One process alone allows no more than before. Of twenty, a visitor may thus ask for 60 where 20 are allowed,
but what everybody together may do, and what one provider may, is never multiplied.
"""
MINUTE, HOUR, DAY = 60, 3600, 86_400
LARGEST_FILE = 2_000_000
"""The most bytes of a file that somebody sends."""
SMALLEST_SHARES: dict[Kind, int] = {"kilobyte": LARGEST_FILE // 1000, "log": 500}
"""The same where what is counted comes in larger pieces: one file, and the changes of an event's start."""
HOME_FACTOR = 50
"""Without `--public`, how many times these limits: no honest use of a private network meets them."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `amount` of a kind in any `seconds`, by the visitor, the address or everybody."""

    kind: Kind
    counted: Counted
    amount: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of rates, connections, times and sizes."""

    rates: tuple[Rate, ...] = (
        Rate("call", "address", 3000, MINUTE),
        Rate("visitor", "address", 60, HOUR),
        Rate("visitor", "house", 2000, HOUR),
        Rate("table", "visitor", 10, MINUTE),
        Rate("table", "visitor", 60, HOUR),
        Rate("table", "address", 30, MINUTE),
        Rate("table", "address", 200, HOUR),
        Rate("table", "house", 20, 1),
        Rate("upload", "visitor", 20, MINUTE),
        Rate("upload", "address", 60, MINUTE),
        Rate("upload", "house", 300, MINUTE),
        Rate("kilobyte", "visitor", 20_000, DAY),
        Rate("kilobyte", "address", 100_000, DAY),
        Rate("kilobyte", "house", 2_000_000, DAY),
        Rate("analysis", "visitor", 60, MINUTE),
        Rate("analysis", "address", 300, MINUTE),
        Rate("analysis", "house", 1200, MINUTE),
        Rate("search", "visitor", 60, MINUTE),
        Rate("search", "address", 300, MINUTE),
        Rate("search", "house", 1200, MINUTE),
        Rate("chat", "visitor", 20, MINUTE),
        Rate("chat", "address", 120, MINUTE),
        Rate("report", "visitor", 10, HOUR),
        Rate("report", "address", 50, HOUR),
        Rate("report", "house", 500, DAY),
        Rate("link", "visitor", 20, HOUR),
        Rate("link", "address", 40, HOUR),
        Rate("link", "house", 1000, HOUR),
        Rate("claim", "visitor", 20, HOUR),
        Rate("claim", "address", 300, HOUR),
        Rate("claim", "house", 3000, HOUR),
        Rate("letters", "visitor", 20, HOUR),
        Rate("letters", "address", 300, HOUR),
        Rate("letters", "house", 20_000, HOUR),
        Rate("entry", "visitor", 240, MINUTE),
        Rate("entry", "address", 1200, MINUTE),
        Rate("entry", "house", 12_000, MINUTE),
        Rate("log", "visitor", 1000, MINUTE),
        Rate("log", "visitor", 10_000, HOUR),
        Rate("log", "address", 2000, MINUTE),
        Rate("log", "address", 20_000, HOUR),
        Rate("log", "house", 400_000, HOUR),
        Rate("subscription", "visitor", 20, HOUR),
        Rate("subscription", "address", 100, HOUR),
        Rate("subscription", "house", 2000, HOUR),
        Rate("copy", "visitor", 6, HOUR),
        Rate("copy", "address", 30, HOUR),
        Rate("copy", "house", 200, HOUR),
        Rate("listing", "visitor", 20, HOUR),
        Rate("listing", "address", 100, HOUR),
        Rate("count", "visitor", 200, MINUTE),
        Rate("count", "address", 1000, MINUTE),
        Rate("socket", "visitor", 60, MINUTE),
        Rate("socket", "address", 300, MINUTE),
        Rate("socket", "house", 1000, 1),
    )
    request_burst: int = 60
    """The first requests of an address, which are handled quickly; those after them wait longer."""
    burst_requests_a_second: int = 125
    """How many of these are handled in a second."""
    requests_a_second: int = 50
    """How many requests of an address are handled in a second from then on; a socket counts as four."""
    waiting_requests: int = 250
    """The most requests of an address that wait for their turn; one more is refused with status 429."""
    visitor_sockets: int = 12
    """The most open sockets of a visitor."""
    address_sockets: int = 60
    """The most open sockets of an address."""
    house_sockets: int = 8000
    """The most open sockets in all; fewer where the system gives the process fewer files."""
    table_entries: int = 20_000
    """The most entries of a table's log; from then on, no words and no undos."""
    visitor_tables: int = 5000
    """The most tables of a visitor, who made them, in the database."""
    visitor_board_characters: int = 100_000_000
    """The most characters of the boards in a visitor's collections, as text."""
    visitor_reports: int = 100
    """The most reports of problems of a visitor that no administrator has removed."""
    address_message_burst: int = 600
    """The most messages at once of all sockets of an address."""
    address_messages_a_second: int = 120
    """The messages of all sockets of an address per second, after the first ones."""
    address_messages_at_once: int = 8
    """The messages of all sockets of an address that are handled at the same moment."""
    address_messages_paced: int = 600
    """The further ones that are handled in a second; they wait for one another."""
    disk_reserve: int = 500_000_000
    """The free bytes on the database's disk below which nothing new is stored; tables in play go on."""
    hello_seconds: float = 10
    """The most seconds from the opening of a socket to `hello`."""
    header_seconds: float = 10
    """The most seconds for the headers of a request."""
    header_bytes: int = 16 * 1024
    """The most bytes of headers that have not all come."""
    body_seconds: float = 120
    """The most seconds for the body of a request."""
    waiting_connections: int = 4000
    """The most connections whose request has not come yet; then the oldest is closed for each new one."""


LIMITS = Limits()
