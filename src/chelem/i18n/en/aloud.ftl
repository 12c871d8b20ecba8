# What happens at the table, to be heard: every card and every call in full words.
card-the = the { NAMED($rank, kind: "rank-name") } of { NAMED($suit, kind: "suit-name") }
aloud-card = { NAMED($seat, kind: "seat") } plays { SPOKEN($card) }.
aloud-dummy = { NAMED($seat, kind: "seat") }, dummy, plays { SPOKEN($card) }.
aloud-call = { NAMED($seat, kind: "seat") }: { SPOKEN($call) }{ $call ->
    [ask] {""}
   *[other] .
}
aloud-bid = { $number } { $strain ->
    [NT] no-trump
   *[other] { $number ->
        [one] { NAMED($strain, kind: "suit-of-one") }
       *[other] { NAMED($strain, kind: "suits-name") }
    }
}
suit-of-one-C = club
suit-of-one-D = diamond
suit-of-one-H = heart
suit-of-one-S = spade
suits-name-C = clubs
suits-name-D = diamonds
suits-name-H = hearts
suits-name-S = spades
aloud-dealt = Deal { $deal }, dealer { NAMED($dealer, kind: "seat") }.
aloud-hand = Your hand: { $hand }.
aloud-hand_of = The hand { NAMED($seat, kind: "seat-of") }: { $hand }.
aloud-exposed = The hand { $domy ->
    [1] of Domy
   *[0] { NAMED($seat, kind: "seat-of") }
} lies open: { $hand }.
aloud-suit = { $void ->
    [1] no { NAMED($suit, kind: "suit-name") }
   *[0] { NAMED($suit, kind: "suit-name") } { $ranks }
}
aloud-trick = { NAMED($seat, kind: "seat") } wins the trick. North-South { $ns }, East-West { $ew }.
aloud-contract =
    Contract: { SPOKEN($bid) }{ $stake ->
        [1] { "" }
        [2] { " " }doubled
       *[other] { " " }redoubled
    } by { NAMED($declarer, kind: "seat") }. { NAMED($leader, kind: "seat") } leads.
aloud-made = Contract just made.
aloud-over = Contract made with { $tricks ->
    [one] one overtrick
   *[other] { $tricks } overtricks
}.
aloud-down = { $tricks ->
    [one] One
   *[other] { $tricks }
} down.
aloud-finished = The match is over.
aloud-seated = { $name } sits { NAMED($seat, kind: "seat") }.
aloud-left = { $name } leaves the chair { NAMED($seat, kind: "seat-of") }.
aloud-chatted = { $name }: { $text }
aloud-alerted = { $name } explains: { $text }
aloud-asked = { NAMED($seat, kind: "seat") } asks to take the last move back.
aloud-allowed = { NAMED($seat, kind: "seat") } agrees.
aloud-denied = { NAMED($seat, kind: "seat") } does not agree.
aloud-open = { NAMED($seat, kind: "seat") } shows: { $hand }.
aloud-turn = It is { NAMED($seat, kind: "seat") }'s turn.
aloud-turn-you = It is your turn, for { NAMED($seat, kind: "seat") }.
aloud-in_trick = { NAMED($seat, kind: "seat") } { SPOKEN($card) }
aloud-won = Won by { NAMED($seat, kind: "seat") }.
aloud-nothing_said = Nothing has been said yet.
aloud-no_points = No points yet.
aloud-time_out = Time is up: a bot plays for { NAMED($seat, kind: "seat") }.

# The mode without pictures.
typed-help =
    A call: 1 heart, 3NT, pass, double. A card: queen of spades, or the rank alone where that is enough.
    claim 5, claim all, concede; yes or no to answer.
    hand, last, tricks, auction, sheet: what lies on the table. next: the next deal.
    hint: what a bot would do. undo: take your last move back.
typed-hint = A bot would say or play: { SPOKEN($action) }.

# What a table refuses.
table-owner = Only the one who opened the table can do that.
table-waiting = The match has not started yet.
table-started = The match has started already.
table-unknown = There is no table { $table }.
match-unfinished = The match is not over.
deal-open = Deal { $deal } is not over, or does not exist.
chair-none = You have no chair at this table.
chair-mine = You have a chair at this table already ({ NAMED($seat, kind: "seat") }).
chair-looked = You have seen cards of this deal: sit down when it is over.
chair-key = This link does not open that chair.
watch-nobody = This table plays behind closed doors.
policy-deal = This setting is changed between deals.
undo-off = At this table what is played is played.
undo-asked = An undo waits for an answer already.
undo-none = Nobody asks for an undo.
undo-others = It is not for { NAMED($seat, kind: "seat") } to answer this.
undo-partner = Your partner has called since: this call has to stand.
undo-spoken = Another player has called since: this call has to stand.
undo-played = The play has begun: calls have to stand.
words-stranger = One has to sit at the table to speak.
words-alert = It is for { NAMED($seat, kind: "seat") } to explain this call.
words-about = Entry { NUMBER($about, useGrouping: 0) } is not a call of this deal.
words-empty = There is nothing to say.
words-long = That is too long: { $most } characters at most.
words-none = There is no explanation of this call.
message-json = This message is not JSON that the server understands.
message-kind = “{ $kind }” is not a message.
message-field = The field “{ $field }” is missing or not right.
message-long = This message is too long.
message-hello = “hello” has to come first.
message-flood = Too many messages at once: wait a moment.
message-silent = Nothing was heard from this page for too long.
message-slow = This page reads too slowly: connect again.
message-failed = The server could not keep this move: it was not made. Try again.
visitor-unknown = This browser is not known: load the page again.
visitor-origin = This request comes from another site.
page-unknown = There is nothing at this address.
database-url = This database cannot be opened ({ $reason }).
serve-address = Chelem is waiting for you: { $address } (Ctrl-C to close)
serve-port = Port { NUMBER($port, useGrouping: 0) } is taken: choose another one with --port.
serve-client = The page is not built: “make client” builds it.
help-serve = Open card tables in a browser.
help-serve-host = The address to listen on; 127.0.0.1 is open to this computer alone.
help-serve-port = The port; 0 takes a free one.
help-serve-database = The URL of the database (SQLite or PostgreSQL); else a file of your own.
help-serve-open = Open the page in the browser.
