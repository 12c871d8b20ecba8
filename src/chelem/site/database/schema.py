"""The tables of the database; `migrations` upgrades an older database to this schema."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from chelem.site.database import server_tables

metadata = server_tables.metadata

visitors = Table(
    "visitors",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),  # its SHA-256, in hexadecimal
    Column("name", Text, nullable=False),
    Column("since", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("spec", Text, nullable=False),  # JSON: game, match, options, first deal, known deal
    Column("policy", Text, nullable=False),  # JSON
    Column("status", Text, nullable=False),
    Column("rematch_code", Text),
    Column("partner_draw", Text),  # JSON: the cards drawn for partners before the match
    Column("since", Text, nullable=False),
    Index("tables_owner", "owner"),
)

people = Table(
    "people",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("place", Integer, nullable=False),  # the order of arrival
    Column("name", Text, nullable=False),
    Column("visitor", Text),  # null for a bot
    Column("seat", Text),  # current seat
    Index("people_visitor", "visitor"),
)

entries = Table(
    "entries",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # one line of the log
    sqlite_with_rowid=False,
)

commitments = Table(
    "commitments",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("salt", Text, nullable=False),
    Column("drawn", Text, nullable=False),  # JSON: the cards drawn for the first dealer
)

nonces = Table(  # what the pages of players have added to a deal, secret until it is over
    "nonces",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("nonce", Text, nullable=False),
)

witnesses = Table(  # who saw a hand that was not theirs
    "witnesses",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("visitor", Text, primary_key=True),
)

comparisons = Table(
    "comparisons",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("results", Text, nullable=False),  # JSON: the results of bots on the same cards
)

board_sets = Table(  # boards that several tables play: of a challenge, or of a match of teams
    "board_sets",
    metadata,
    Column("code", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # challenge, teams
    Column("salt", Text, nullable=False),  # secret until one has played all boards
    Column("spec", Text, nullable=False),  # JSON: game, match, policy, bots, seat, boards dealt; secret
    Column("since", Text, nullable=False),
)

set_tables = Table(
    "set_tables",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("board_set", Text, ForeignKey("board_sets.code"), nullable=False),
    Column("role", Text, nullable=False),  # first, again; of a match of teams: open, closed
    Index("set_tables_board_set", "board_set"),
)

set_results = Table(  # the result of a table on a board of its set, stored with the score
    "set_results",
    metadata,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("result", Text, nullable=False),  # JSON, null where there is nothing to compare
)

events = Table(
    "events",
    metadata,
    Column("code", Text, primary_key=True),
    Column("secret", Text, nullable=False),  # from which the keys of directors, tables and players are made
    Column("since", Text, nullable=False),
)

event_entries = Table(
    "event_entries",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # one line of the log, without names
    sqlite_with_rowid=False,
)

event_persons = Table(  # the only place with names of an event: without a row, a person is forgotten
    "event_persons",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Column("consent", Boolean, nullable=False),  # to show the name on public pages
    Column("visitor", Text, nullable=False, server_default=""),  # the browser of a player online
)

event_deals = Table(  # of boards dealt beforehand; secret until they have been played
    "event_deals",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("deal", Text, nullable=False),  # its number
)

event_keys = Table(  # how often a key was replaced, and who directs; no key itself is stored
    "event_keys",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("holder", Text, primary_key=True),  # such as `table.A3`
    Column("generation", Integer, nullable=False),
    Column("since", Text, nullable=False),
)

joining_codes = Table(  # with which further devices direct an event, where another process may have it next
    "joining_codes",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("digest", Text, primary_key=True),  # with the event's secret, in hexadecimal
    Column("until", Text, nullable=False),
)

seat_claims = Table(  # phones that wait for the key of a pair, where another process may have the event next
    "seat_claims",
    metadata,
    Column("code", Text, ForeignKey("events.code"), primary_key=True),
    Column("digest", Text, primary_key=True),  # of the claim's id, with the event's secret
    Column("place", Integer, nullable=False),  # in the order in which they were made
    Column("number", Integer, nullable=False),  # what the director knows the phone by
    Column("entrant", Integer, nullable=False),
    Column("state", Text, nullable=False),  # waiting, granted, refused
    Column("site", Text, nullable=False),  # the digest of the network that it came from
    Column("until", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("code", Text, ForeignKey("tables.code"), nullable=False),
    Column("visitor", Text),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    Index("reports_visitor", "visitor"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

collections = Table(
    "collections",
    metadata,
    Column("code", Text, primary_key=True),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # file; kept: saved from tables; played: the visitor's own deals
    Column("since", Text, nullable=False),
    Index("collections_visitor", "visitor"),
)

boards = Table(
    "boards",
    metadata,
    Column("collection", Text, ForeignKey("collections.code"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # self-contained PBN
    Column("facts", Text, nullable=False),  # JSON: the facts shown in a list
    Column("reports", Text, nullable=False),  # JSON: the problems found in its file
    Column("faults", Integer, nullable=False),
    Column("words", Text, nullable=False),  # search words, folded, each after a space
    Column("table", Text),  # for a deal played here
    Column("deal", Integer),
)

read_positions = Table(
    "read_positions",
    metadata,
    Column("visitor", Text, ForeignKey("visitors.id"), primary_key=True),
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the table's log when last read
    Column("deal", Integer, nullable=False),  # the last deal imported
    Column("recorded", Integer, nullable=False, server_default=text("0")),  # the last one in `own_deals`
)

own_deals = Table(  # the finished deals of a visitor at tables, for lists and figures
    "own_deals",
    metadata,
    Column("visitor", Text, ForeignKey("visitors.id"), primary_key=True),
    Column("code", Text, primary_key=True),  # of the table, which may be gone
    Column("deal", Integer, primary_key=True),
    Column("at", Text, nullable=False),  # when it was dealt
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),  # the form of match
    Column("practice", Integer, nullable=False),  # 1 if somebody held two of its hands
    Column("seat", Text, nullable=False),
    Column("role", Text, nullable=False),  # declarer, dummy, defender; passed
    Column("partner", Text, nullable=False),
    Column("contract", Text, nullable=False),  # JSON: as text, by language
    Column("declarer", Text),
    Column("level", Integer),
    Column("strain", Text),
    Column("over", Integer),  # overtricks, negative for undertricks
    Column("result", Text, nullable=False),  # as text
    Column("points", Integer),  # of the visitor's side
    Column("percent", Float),  # of the visitor's side, against bots on the same cards
    # 0: not yet analysed; 1: by the columns that follow; 3: cannot be. Rows of earlier versions may have 2:
    # not analysed in a game other than contract bridge, or cannot be.
    Column("judged", Integer, nullable=False),
    Column("lead_lost", Integer),  # tricks, double dummy, lost by the visitor's opening lead
    Column("cards_lost", Integer),  # tricks lost by the other cards that the visitor played
    Column("card_errors", Integer),  # how many of these lost a trick
    Column("call_errors", Integer),  # how many calls cost much
    Index("own_deals_at", "visitor", "at"),
)

convention_cards = Table(  # of visitors; who has the code may read the text
    "convention_cards",
    metadata,
    Column("code", Text, primary_key=True),
    Column("visitor", Text, nullable=False),
    Column("text", Text, nullable=False),  # TOML
    Column("since", Text, nullable=False),  # when it was changed last
    Column("preferred", Boolean, nullable=False, server_default=false()),  # at most one of a visitor
    Index("convention_cards_visitor", "visitor"),
)

own_systems = Table(  # bidding systems that visitors write; who has the code may read the one that is open
    "own_systems",
    metadata,
    Column("code", Text, primary_key=True),
    Column("visitor", Text, nullable=False),
    Column("version", Integer, nullable=False),  # the number of its open version
    Column("since", Text, nullable=False),  # when it was changed last
    Index("own_systems_visitor", "visitor"),
)

own_system_versions = Table(  # what each system was after each of its last changes
    "own_system_versions",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("visitor", Text, nullable=False),
    Column("text", Text, nullable=False),  # a file of a system
    Column(
        "what", Text, nullable=False
    ),  # the file or the agreement that was changed; empty for the first one
    Column("since", Text, nullable=False),
    Index("own_system_versions_visitor", "visitor"),
)

devices = Table(  # browsers that were linked to a visitor, besides the first one
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("secret", Text, nullable=False),  # its SHA-256, in hexadecimal
    Column("name", Text, nullable=False),
    Column("since", Text, nullable=False),
    Index("devices_visitor", "visitor"),
)

link_codes = Table(  # codes that link another device to a visitor, once
    "link_codes",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the code, in hexadecimal
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("until", Text, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # of the credential, as base64url
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("public_key", Text, nullable=False),  # COSE, as base64url
    Column("counter", Integer, nullable=False),  # of signatures, 0 where the authenticator counts none
    Column("name", Text, nullable=False),
    Column("since", Text, nullable=False),
    Index("passkeys_visitor", "visitor"),
)

used_challenges = Table(  # of passkeys, until they are over; where several processes take them
    "used_challenges",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the challenge, in hexadecimal
    Column("until", Text, nullable=False),
)

push_subscriptions = Table(  # where the notifications of a device are sent
    "push_subscriptions",
    metadata,
    Column("device", Text, primary_key=True),  # the id in its cookie: of the visitor, or in `devices`
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # the address at a push service
    Column("public_key", Text, nullable=False),  # of the browser, as base64url
    Column("secret", Text, nullable=False),  # for the encryption, as base64url
    Column("language", Text, nullable=False),
    Column("since", Text, nullable=False),
    UniqueConstraint("endpoint", name="push_subscriptions_endpoint"),
    Index("push_subscriptions_visitor", "visitor"),
)

bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("visitor", Text),
    Column("network", Text),  # of IP addresses, as CIDR; a ban has either
    Column("until", Text),  # null for ever
    Column("reason", Text, nullable=False),
    Column("at", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

admin_keys = Table(
    "admin_keys",
    metadata,
    Column("digest", Text, primary_key=True),  # SHA-256 of the key, in hexadecimal
    Column("kind", Text, nullable=False),  # link: opens one session; session: of a browser
    Column("until", Text, nullable=False),
)

health = Table(
    "health",  # has a row only while the server is checked
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
