# Narration for listeners: every card and call in full words.
aloud-card = { NAMED($seat, kind: "seat") } plays { SPOKEN($card) }.
aloud-dummy = { NAMED($seat, kind: "seat") }, dummy, plays { SPOKEN($card) }.
aloud-call = { NAMED($seat, kind: "seat") }: { SPOKEN($call) }{ $call ->
    [ask] {""}
   *[other] .
}
aloud-dealt = Deal { $deal }, dealer { NAMED($dealer, kind: "seat") }.
aloud-hand = Your hand: { $hand }.
aloud-hand_of = { NAMED($seat, kind: "seat") }'s hand: { $hand }.
aloud-exposed = { NAMED($seat, kind: "seat") }'s hand is exposed: { $hand }.
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
aloud-made = Contract made exactly.
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
aloud-left = { $name } leaves the { NAMED($seat, kind: "seat") } seat.
aloud-looked = { $name } looks at the hand of declarer, { $other }.
aloud-exchanged = { $name } and { $other } change seats.
aloud-unrevealed = The cards are drawn without an answer from the { $count ->
    [one] device of { $names }.
   *[other] devices of { $names }.
}
aloud-chatted = { $name }: { $text }
aloud-alerted = { $name } explains: { $text }
aloud-asked = { NAMED($seat, kind: "seat") } asks for an undo.
aloud-allowed = { NAMED($seat, kind: "seat") } agrees.
aloud-denied = { NAMED($seat, kind: "seat") } does not agree.
aloud-undone = { NAMED($seat, kind: "seat") } takes it back.
aloud-open = { NAMED($seat, kind: "seat") } shows: { $hand }.
aloud-turn = It is { NAMED($seat, kind: "seat") }'s turn.
aloud-turn-you = It is your turn, for { NAMED($seat, kind: "seat") }.
aloud-in_trick = { NAMED($seat, kind: "seat") } { SPOKEN($card) }
aloud-won = Won by { NAMED($seat, kind: "seat") }.
aloud-standing = Contract: { $contract }.
aloud-tricks = Tricks: North-South { $ns }, East-West { $ew }.
aloud-points_for = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}.
aloud-lost = { $who }: match lost.
aloud-count = { $name }: { $value }.
aloud-field_of_day = The comparison with other players and with tables of robots is on the page of the daily tournament.
aloud-no_field = No comparison: this deal has not, or not yet, been played at other tables.
aloud-field = The deal has been played at { $tables } tables.
aloud-by = { $contract } by { NAMED($seat, kind: "seat") }
aloud-led = , { CARD($card) } led
aloud-at_table = { $you ->
    [1] { "At your table: " }
   *[0] { "" }
}{ $contract }{ $way ->
    [made] { "" }, made exactly
    [over] { "" }, made plus { $tricks }
    [down] { "" }, down { $tricks }
   *[unknown] { "" }
}{ $lead }: { $points } points, { $percent }%, { $imps } IMPs.
aloud-nothing_said = No call has been made yet.
aloud-no_points = No points yet.
aloud-time_out = Time is up: a robot plays for { NAMED($seat, kind: "seat") }.
aloud-hurried = { $haste ->
    [slow] The server is busy: the robot plays for { NAMED($seat, kind: "seat") } without thinking it over.
   *[hard] This position is very hard: the robot plays for { NAMED($seat, kind: "seat") } without thinking it over.
}

# Text mode.
typed-help =
    A call: 1 heart, 3NT, pass, double. A card: queen of spades, or the rank alone where that is enough.
    claim 5, claim all, concede; yes or no to answer.
    hand, last, tricks, auction, sheet: what is on the table. points: what your hand is worth, and the plan of play.
    hint: what a robot would do. undo: take back your last call or card. faster: without waiting for the robots.
    results: the deal at the other tables. next: the next deal.
    hide: show spectators no hand any more.
typed-watch = { $shown ->
    [yes] Spectators now see { NAMED($seat, kind: "seat") }’s hand.
    [waiting] Noted. Spectators will see { NAMED($seat, kind: "seat") }’s hand if everybody agrees.
   *[no] Spectators do not see { NAMED($seat, kind: "seat") }’s hand.
}
typed-hint = A robot would choose: { SPOKEN($action) }.
typed-stopped = Type “anyway” to keep { ACTION($action) }; otherwise type something else.
typed-given_up = { ACTION($action) } is taken back. Type something else.
typed-claim_stopped = Type “anyway” to claim only { $tricks }; otherwise type something else.
typed-claim_given_up = The claim is taken back. Type something else.
typed-nothing_stopped = The coach has stopped nothing: type a call or a card.

# What a table refuses.
table-owner = Only the player who opened the table can do that.
table-waiting = The match has not started yet.
table-started = The match has already started.
table-unknown = There is no table { $table }.
match-unfinished = The match is not over.
deal-open = Deal { $deal } is not over, or does not exist.
deal-live = Others have still to play this board: you can replay it and save it once they have.
board-in_hand = You have not finished board { $board } of a challenge (table { $table }): finish it, or give it up, to open and analyse other deals again.
board-in_hand-in-daily = You have not finished board { $board } of today’s tournament (table { $table }): finish it, or give it up, to open and analyse other deals again.
board-in_hand-in-teams = You have not finished board { $board } of a team match (table { $table }): finish it, or give it up, to open and analyse other deals again.
board-in_hand-in-event = You have not finished board { $board } of a tournament (table { $table }): finish it, or give it up, to open and analyse other deals again.
board-not_in_hand = You have no board to give up at this table.
board-given_up = You gave this board up: you cannot play it any more.
chair-none = You have no seat at this table.
chair-mine = You already have a seat at this table ({ NAMED($seat, kind: "seat") }).
chair-looked = You have seen cards of this deal: sit down when it is over.
chair-grace = The { NAMED($seat, kind: "seat") } seat is kept for its player for { $seconds } more { $seconds ->
    [one] second
   *[other] seconds
}.
hint-alone = At this table, hints are only for a player alone with robots.
hint-off = Hints are off at this table.
chair-key = This link is not for that seat.
watch-nobody = Spectators are not allowed at this table.
watch-none = Nobody has asked to show a hand to spectators.
watch-answered = You have answered already.
policy-deal = This setting can only be changed between deals.
set-policy = This setting is the same at all tables that play these boards.
set-robot = A robot cannot play this challenge in your place.
set-started = The match has started: only those already seated play in it.
challenge-form = Only a duplicate match can be turned into a challenge.
challenge-twice = These boards are in a challenge already.
challenge-alone = Only a match that you played alone with robots, from start to end, can be turned into a challenge.
challenge-known = These cards were chosen: somebody may know them.
challenge-unplayed = These deals ended after the auction: there is no play to compare.
challenge-unknown = There is no challenge { $challenge }: perhaps its link is incomplete.
challenge-full = Too many tables play these boards already: { $most } at most.
challenge-tries = You have played these boards { $most } times already: that is the limit.
daily-unknown = There was no daily tournament on { DATE($date) }.
daily-over = This tournament is over: today’s is open.
daily-live = The tournament is not over: others have still to play these boards. You can replay and save them once it is.
challenge-seen = You saw hands of this match before it became a challenge, so you cannot play it on equal terms.
team-unknown = There is no team match { $match }: perhaps its link is incomplete.
team-other_room = You have a seat in the other room already.
team-played_other = You have played these boards in the other room.
team-together = Both rooms start together, from the page of the match.
pace-others = Other people are playing at this table, so the robots keep their pace.
undo-off = Undo is off at this table.
undo-asked = An undo request is already waiting for an answer.
undo-none = Nobody has asked for an undo.
undo-others = { NAMED($seat, kind: "seat") } is not asked to answer this.
undo-partner = Your partner has called since: this call stands.
undo-spoken = Another player has called since: this call stands.
undo-played = The play has begun: the calls stand.
undo-shown = A hand has been shown since then: earlier calls and cards stand.
words-stranger = Only seated players can use the chat.
words-alert = Only { NAMED($seat, kind: "seat") } can explain this call.
words-about = Entry { NUMBER($about, useGrouping: 0) } is not a call of this deal.
words-empty = The message is empty.
words-long = That is too long: { $most } characters at most.
words-none = There is no explanation of this call.
message-json = This message is not JSON that the server understands.
message-kind = “{ $kind }” is not a message.
message-field = The field “{ $field }” is missing or invalid.
message-long = This message is too long.
message-hello = The first message must be “hello”.
message-flood = Too many messages at once: wait a moment.
message-silent = This page has been silent for too long.
message-slow = This page reads too slowly: connect again.
message-failed = The server could not save this move, so it was not made. Try again.
message-apart = Two of this site’s servers are too many releases apart to work together. The older one has to be upgraded.
message-moved = Changing to another server: one moment.
work-busy = The server has too much to work out just now. Try again in { $seconds } s.
work-budget = You have asked for a lot of analysis. Try again in { $seconds } s.
work-hard = This position would take too long to work out.
visitor-unknown = This browser is not recognised: reload the page.
visitor-nothing = This server knows nothing of you yet.
visitor-origin = This request comes from another site.
host-unknown = This server does not answer to the name “{ $host }”. Its administrator can add names with --allowed-host.
push-none = This server sends no notifications.
push-service = This server does not send to this browser’s notification service.
push-keys = The keys of the subscription to notifications are not valid.
notice-turn = It is your turn.
notice-table = { NAMED($game, kind: "game") }, table { $table }
link-unknown = This code is not valid: it is wrong, has been used, or is more than { $minutes } minutes old. Ask for another on the first device.
link-same = This device is yours already: enter the code on the other one.
link-many = You already have { $most } devices: remove one first.
link-together = This device and the other one play in the same match. Finish it first.
link-device = This device is not, or no longer, in your list.
passkey-many = You already have { $most } passkeys: remove one first.
passkey-refused = This passkey could not be verified. Try again, or use a code.
limit-rate = Too many { $kind ->
    [visitor] new visitors
    [table] new tables
    [upload] files
    [kilobyte] bytes of files
    [analysis] analyses
    [search] searches
    [chat] messages
    [report] problem reports
    [link] device codes
    [subscription] subscriptions to notifications
    [copy] copies of data
    [entry] changes to events
    [log] kilobytes of events
    [letters] wrong codes
    [socket] connections
   *[call] requests
}{ $scope ->
    [address] {" "}from your network
    [provider] {" "}from your provider’s network
    [house] {" "}on this server
   *[visitor] {""}
} in a short time. Try again in { $minutes ->
    [0] { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}.
limit-sockets = { $scope ->
    [house] Too many pages are open at the tables of this server. Try again in { $seconds } seconds.
    [provider] Too many pages are open at the tables from your provider’s network. Try again in { $seconds } seconds.
    [address] Too many pages are open at the tables from your network. Close some, or try again in { $seconds } seconds.
   *[visitor] Too many pages are open at the tables from this browser. Close some, or try again in { $seconds } seconds.
}
table-full = The log of this table is full: play on, or start another table.
quota-boards = Your library is full: { $megabytes } MB at most. Remove some files before you add more.
quota-reports = You have sent { $most } reports that are still waiting to be read: no more are accepted for now.
quota-tables = You have made { $most } tables, as many as this server stores for one visitor. Its administrator can remove old ones.
disk-full = The disk of this server is nearly full: nothing new can be stored now. Tables in play go on.
page-old = There is a new version of Chelem. Please reload the page.
page-unknown = There is nothing at this address.
database-url = This database cannot be opened ({ $reason }). Write its URL as sqlite:////home/me/chelem.db or postgresql://name:password@host/chelem.
bus-url = The bus between the processes of this server cannot be reached ({ $reason }). Write its URL as nats://name:password@host, tls://name:password@host,other-host or postgresql://name:password@host/chelem.
database-broken = { $path } is damaged, or not a database of Chelem ({ $reason }). Find out with “chelem doctor”, and put a backup in its place with “chelem restore”.
database-newer = A newer version of Chelem has written this database (schema { $revision }; this version knows up to { $newest }). Install that version, or restore a backup from before the upgrade.
database-held = Another Chelem program is using this database (process { $process }). Stop it first, or choose another database.
database-held-session = Other Chelem programs are using this database. Stop all its servers first, or choose another database.
database-held-alone = A command that needs this database to itself, such as “chelem restore”, is running. Wait until it is done, or choose another database.
serve-address = Chelem is ready: { $address } (Ctrl-C to stop)
serve-public_address = Chelem is ready: { $public }, behind the proxy to { $address } (Ctrl-C to stop)
serve-port = Port { NUMBER($port, useGrouping: 0) } is in use: choose another one with --port.
serve-reserved = This user may not open port { NUMBER($port, useGrouping: 0) }: choose one above 1023 with --port.
serve-host = “{ $host }” is not an address of this computer: choose another one with --host.
serve-files = This process may open { $files } files, which is enough for about half as many pages. Allow more with “ulimit -n 65536”, or LimitNOFILE=65536 in its systemd unit.
serve-client = The web client is not built: run “make client”.
serve-public = “{ $url }” is not the public address of a server: write https:// and its name, as in https://club.fr.
serve-push_host = “{ $host }” is not the name of a service, such as push.example.org or .example.org.
serve-push_contact = “{ $contact }” is not a mailto: or https: address, such as mailto:club@example.org.
serve-proxy = “{ $proxy }” is not an IP address or a network, such as 10.0.0.0/8.
serve-exposed = With --public, browsers must come through a proxy that speaks TLS. Listen on 127.0.0.1 behind a proxy on this computer, or name the proxy of { $host } with --trusted-proxy.
help-work = Let robots think for the servers on a bus.
help-work-bus = The bus of the servers, as their --bus has it: nats://host:4222. Where they have none, the URL of their database. Also read from CHELEM_BUS.
help-work-workers = The number of processes in which robots think, each with 100 to 250 MB of memory; by default, one for each processor, at least two. One alone compares no boards with those of robots.
help-work-watchdog = End if this process has hung for this many seconds, so that whatever started it starts it again. Also read from CHELEM_WATCHDOG.
help-work-log = How the log is written on standard error: text, json, or auto: text on a terminal, JSON elsewhere.
work-local = “{ $url }” has no other process. Give the bus of the servers, as nats://host:4222, or postgresql://… if that is their bus.
work-ready = Robots think here in { $count ->
    [one] one process
   *[other] { $count } processes
} (Ctrl-C to stop)
help-serve = Open card tables in a browser.
help-serve-host = The address to listen on; 127.0.0.1 is reachable from this computer only.
help-serve-port = The port; 0 picks a free one.
help-serve-database = The URL of the database (SQLite or PostgreSQL); by default, a file in your home directory.
help-serve-durability = full: what a player was shown survives a power cut; normal: faster on a slow disk, but a power cut may take the last moves.
help-serve-bus = How the processes that share a PostgreSQL database reach one another, as nats://host:4222; by default, through PostgreSQL. Also read from CHELEM_BUS.
help-serve-role = both: take pages and serve tables; edge: take pages only, and pass them on to the servers that have the tables.
serve-apart = Servers of another release are running on this database, too far from this one: their messages have version { $theirs }, this release’s { $ours }. Upgrade one release at a time, or stop them first.
serve-bus-alone = An SQLite database belongs to one process alone: --bus, --role and --workers 0 need --database postgresql://…
help-serve-public = The https:// address where the public reaches this server, through a proxy that speaks TLS.
help-serve-hosts = Another host name of this server; may be repeated.
help-serve-proxies = The address or network of a proxy whose X-Forwarded headers count; may be repeated. By default, this computer.
help-serve-limits = Multiplies the limits of each address, for a club whose members share one.
help-serve-workers = The number of processes in which the robots think, each with 100 to 250 MB of memory; by default, one for each processor, from two to four. With 0, they think in the processes of “chelem work” on the same bus.
help-serve-preload = Load the robots at the start, or only when a table first needs them, which saves memory.
help-serve-watchdog = End if the server has hung for this many seconds, so that whatever started it starts it again; for containers, as systemd has WatchdogSec. Also read from CHELEM_WATCHDOG.
help-serve-metrics = A secret that lets another computer read /metrics (Authorization: Bearer TOKEN); without it, only this computer may. Also read from CHELEM_METRICS_TOKEN.
help-serve-push_hosts = A service to which notifications may be sent, instead of those of the browsers; may be repeated. A leading dot admits every name that ends so.
help-serve-push_contact = The mailto: or https: address at which a notification service may write to you; by default, the public address.
help-serve-log_addresses = What the log has of addresses, in the form that “chelem admin DATABASE ban” takes: full (of IPv6 the network of 64 bits), short (the network of 24 or 48 bits), or none.
help-serve-log = How the log is written on standard error: text, json (with a line for each request), or auto: text on a terminal, JSON elsewhere.
help-serve-open = Open the page in the browser.
help-club = Open a club evening at real tables: phones take the results.
help-club-lan = Open it to the phones on this computer’s network, or to this computer alone; without this option you are asked.
help-club-host = Another address of this computer to listen at, if it is on several networks.
help-club-open = Open the director’s page in the browser.
club-ask = Open the evening to the phones on this network ({ $address })?
club-no_network = This computer is on no network: connect it to the club’s Wi-Fi, or to a phone’s hotspot, and run the command again.
club-page = The director’s page, for you alone: { $address }
club-alone = Only this computer can open it. For the phones of the club, run “chelem club --lan”.
club-phones = On phones on the same Wi-Fi: type { $address } or scan this code.
club-end = Keep this window open during the evening; Ctrl-C stops everything, and nothing is lost.
help-club-direct = Open the director’s page of this event, by its code, of an earlier day too.
event-host-key = This link is no longer good: open the one that “chelem club” shows now; it is another each time.
database-failed = The database could not be read or written ({ $reason }).
database-missing = There is no database at { $path }.
database-empty = This is not a database of Chelem, or nothing was ever stored in it.
backup-exists = { $path } exists already: give the backup another name.
backup-done = Backed up to { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, every log checked against the rules.
restore-used = This database is in use: { $tables } tables, { $visitors } visitors. To replace it, add --replace.
restore-done = Restored from { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, every log checked against the rules.
doctor-damaged = The database is damaged ({ $reason }). Stop the server and restore a backup with “chelem restore”.
doctor-orphans = { $count } rows of “{ $table }” refer by “{ $column }” to rows of “{ $parent }” that do not exist. Restore a backup, or report this with a copy of the database.
doctor-event = The log of event { $event } cannot be read from entry { $entry } on: { $reason } The event cannot be opened; the others can. An older backup may have a sound copy of it.
doctor-event-gap = The log of event { $event } lacks an entry ({ $reason }). The event cannot be opened; the others can. An older backup may have a sound copy of it.
doctor-set = The boards of the set { $set } cannot be drawn again ({ $reason }). Its tables go on with the cards they have; an older backup may have a sound copy of it.
help-doctor-bus = The bus of the servers, as their --bus has it, to find `chelem work` there; by default their PostgreSQL. Also read from CHELEM_BUS.
help-doctor-repair = Repair what can be repaired, after a copy; the server must be stopped. Without this option nothing is written.
help-doctor-copy = Where the copy before a repair is written; by default to this folder.
doctor-repairable = “chelem doctor --repair” copies the database, then keeps what can be read of these logs and deletes rows that lead nowhere.
doctor-copied = The database as it was: { $file }
doctor-nothing-repaired = There was nothing to repair.
doctor-repaired-event = Event { $event } opens again as it was after { $kept ->
    [one] its first entry
   *[other] its first { $kept } entries
  }; { $count ->
    [one] one entry is
   *[other] { $count } entries are
  } in { $file }.
doctor-repaired-orphans = { $count ->
    [one] One row that led nowhere is deleted.
   *[other] { $count } rows that led nowhere are deleted.
  }
doctor-log = The log of table { $table } breaks the rules: { $reason } This table cannot be opened; the others can. An older backup may have a sound copy of it.
help-backup = Copy a database, even while it is in use, and check every log in the copy.
help-backup-output = The file to write, an SQLite database; it must not exist yet.
help-restore = Replace a database by a backup; the server must be stopped.
help-restore-file = A backup written by “chelem backup”.
help-restore-replace = Replace a database that has been used; an SQLite file is kept beside it with the ending .replaced.
help-restore-tolerant = Restore the backup even if some of its logs are faulty.
help-database = A database: an SQLite file or an SQLAlchemy URL; by default that of “chelem serve”.
doctor-sound = The database is sound: { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
  } checked against the rules.
doctor-null-characters = { $count ->
    [one] One row
   *[other] { $count } rows
  } of “{ $table }” { $count ->
    [one] has
   *[other] have
  } null characters in “{ $column }”, from an earlier version. They do no harm here; “chelem restore” leaves them out.
doctor-older = The schema of this database is { $revision }; the next start of “chelem serve” upgrades it to { $newest }, after a copy.
doctor-served = A server is using this database: stop all its servers before “chelem restore” or “chelem prune”.
doctor-owner = Process { $process } ({ $host }, release { $release }) owns { $shards ->
    [0] no shards
    [one] one shard ({ $numbers })
   *[other] { $shards } shards ({ $numbers })
  }; it has been running since { $since }.
doctor-owner-closing = Process { $process } is closing; it still owns { $shards ->
    [one] one shard
   *[other] { $shards } shards
  }.
doctor-worker = Worker { $worker } ({ $host }, release { $release }) thinks for robots in { $processes ->
    [0] no process any more, as it is ending
    [one] one process
   *[other] { $processes } processes
  }; { $jobs ->
    [0] it has nothing to do
    [one] it is at one piece of work
   *[other] it has { $jobs } pieces of work
  }.
doctor-workers-none = No `chelem work` is on this bus.
doctor-shards-free = { $count ->
    [one] One shard is free
   *[other] { $count } shards are free
  }: { $shards }.
doctor-shards-expired = { $count ->
    [one] One shard belongs to a server that no longer answers; another takes it
   *[other] { $count } shards belong to a server that no longer answers; another takes them
  } over within seconds: { $shards }.
doctor-space = Only { $free } MB are free on this disk: make room, or the server will soon be unable to save moves.
doctor-wal = The write-ahead log has grown to { $size } MB: another program has kept the database open. Close it, or restart the server.
prune-age = “{ $age }” is not an age: write a number and d, w, m or y, for example 90d or 2y.
prune-schema = The schema of this database is not that of this version: start “chelem serve” once, which upgrades it.
prune-done = Removed { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
  }, { $names ->
    [one] { $names } name of an event
   *[other] { $names } names of events
  }.
prune-would = Would remove { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
  }, { $names ->
    [one] { $names } name of an event
   *[other] { $names } names of events
  }.
help-doctor = Check a database: its file, its rows, and every log against the rules.
help-prune = Remove old tables, idle visitors and names of old events; collections of boards stay. The server must be stopped.
help-prune-older = Remove tables last played that long ago: 90d, 8w, 6m, 2y.
help-prune-names = Remove the names of who played in events last written so long ago, by default after the age set on the administrator’s page, else 3y; their results stay.
prune-events-done = Removed { $events ->
    [one] { $events } event
   *[other] { $events } events
  }.
prune-events-would = Would remove { $events ->
    [one] { $events } event
   *[other] { $events } events
  }.
help-prune-events = Remove whole events last written so long ago, with their results; without this option all stay.
help-prune-unfinished = Also remove tables whose match was never finished.
help-prune-dry = Only say how many there are, and remove nothing.
help-admin = Look after people and tables: reports of problems, bans, retention, a person’s data, the link to the page.
help-admin-words = The database (by default that of “chelem serve”), then reports, tables, events, people NAME, bans, ban WHO, unban NUMBER, retention AGE, export VISITOR, erase VISITOR or token.
help-admin-for = How long a ban lasts, such as 7d, 8w, 6m or 1y; by default for ever.
help-admin-output = The zip file of an export.
help-admin-address = Where browsers reach the server, for links.
admin-action = “{ $action }” is not an action of chelem admin: { $actions }. It takes at most one word after that.
admin-who = “{ $who }” is neither an IP address, a network such as 192.0.2.0/24, nor the id of a visitor.
admin-number = “{ $number }” is not the number of a ban: “chelem admin bans” lists them.
admin-visitor = There is no visitor “{ $visitor }”: “chelem admin people NAME” lists them.
admin-key = This link has been used, or is older than a quarter of an hour: get another one with “chelem admin token”.
admin-session = Open this page by a link from “chelem admin token”.
admin-none = Nothing.
admin-banned = { $who } is banned { $until ->
    [never] for ever
   *[other] until { $until }
}.
admin-unbanned = Ban { NUMBER($number, useGrouping: 0) } is lifted.
admin-retention = { $age ->
    [never] No age is set: “chelem prune” removes nothing without --older-than.
   *[other] “chelem prune” removes finished tables older than { $age }.
}
admin-exported = Written to { $file }.
admin-erased = { $tables ->
    [0] { $visitor } is erased.
    [one] { $visitor } is erased, also from one table, whose log still replays.
   *[other] { $visitor } is erased, also from { $tables } tables, whose logs still replay.
}
admin-link = Open this link once, within a quarter of an hour: { $link }
visitor-banned = { $until ->
    [never] You may not use this server.
   *[other] You may not use this server until { $until } (UTC).
}
prune-no_age = Say how old tables must be with --older-than, or set it once with “chelem admin retention 2y”.

result-kept =
    Law 71: { $count ->
        [one] 1 conceded trick is kept, as no normal play loses it
       *[other] { $count } conceded tricks are kept, as no normal play loses them
    }.
