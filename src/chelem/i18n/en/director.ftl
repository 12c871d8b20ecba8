# The director's pages: a club evening, the plan of the room, what goes wrong at tables.
director-club = Club events
director-club-about = An event at the club, scored on phones, or online: the ranking is worked out for you.
director-new = New event
director-new-online = New online event
director-new-simultaneous = New simultaneous
director-simultaneous = simultaneous
director-plays-simultaneous = This event is part of a simultaneous
director-simultaneous-code = Simultaneous code, from its organiser
director-events = Events on this device
director-pairs-count = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
director-state = { $round ->
    [0] not started
   *[other] round { $round }
}
director-state-closed = finished
director-join = Help another director
director-join-about = The director who opened the event will read you a six-letter code from the “More” tab. The key of an event that you have kept opens it too.
director-join-event = Event code
director-join-letters = The six letters, or the key you kept
director-join-do = Direct this event
director-network-alone = The address of this page, { $address }, is good on this computer only: phones cannot reach it. For an evening, run “chelem club --lan” and open the address that it shows.
director-network-plain = On the club’s network, without HTTPS, a phone does not keep its screen on and cannot reload its page out of range of the Wi-Fi. Set screens to sleep after ten minutes; anything entered without a network is sent as soon as it is back.

director-title-of = { $day } pairs
director-fewer = One pair fewer
director-more = Another pair
director-tables = { $out ->
    [0] { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
    [one] { $tables }½ tables: one pair sitting out each round
   *[other] { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $out } players sitting out each round
}
director-tables-in-individual = { $out ->
    [0] { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
    [one] { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } and one player sitting out each round
   *[other] { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $out } players sitting out each round
}
director-ask-until = 2. When do you want to finish?
director-that-is = { $hours ->
    [0] { $minutes } minutes of play
   *[other] { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    } of play
}
director-ask-winners = 3. One ranking, or two?
director-winners = { $winners ->
    [0] Whichever suits
    [1] One ranking
   *[2] Two: North-South and East-West
}
director-options = Pairs who cannot move, boards per round, one set of boards
director-share = One set of boards only: tables share them in a round
director-boards-fill = as time allows
director-ask-title = Title
director-ask-stationary = Pairs who cannot change tables
director-ask-boards = Boards per round
director-ask-movement = The movement
director-proposal-best = Best fit
director-no-movement = No movement fits: change the number of pairs, the finishing time or the boards per round.
director-open = Open the event

director-title = Directing
director-code = code { $code }
director-lost = The server is not answering: the page will keep trying.
director-tabs = Parts of the page
director-tab-room = Room
director-tab-pairs = Pairs
director-tab-ranking = Ranking
director-tab-log = Log
director-tab-more = More
director-done = Done: { $what }
director-undo = Undo
director-done-hide = Hide
director-redo = Restore
director-redo-what = Restore: { $what }
director-undo-entry = Undo this entry
director-redo-entry = Restore this entry
director-undo-what = Undo: { $what }
director-cancel = Leave it
director-confirm = Confirm
director-back = Table { $table }

director-no-section = This event has no movement yet.
director-section = Section { $section }
director-round = Round { $round } of { $rounds }
director-round-word = Round
director-sit-down = Each pair sits down at the table that shows its number.
director-clock-left = left
director-clock-over = over time
director-clock-paused = paused
director-start = Start round { $round }
director-pause = Pause
director-resume = Resume
director-missing = { $boards ->
    [one] One result is still missing, at table { $tables }.
   *[other] { $tables ->
        [many] { $boards } results are still missing at { $count } tables.
       *[other] { $boards } results are still missing, at { $count ->
            [one] table
           *[other] tables
        } { $tables }.
    }
}
director-missing-board = Board { $board } is missing (round { $round }, table { $table })
director-missing-others = { $count ->
    [one] One more result is missing.
   *[other] { $count } more results are missing.
}
director-all-in = All the results for this round are in.
director-all-in-online = All the results for this round are in: the next one starts by itself after the break. You can start it now.
director-all-in-last = All the results are in: publish the ranking and close the event.
director-table = Table { $table }
director-ns = NS
director-ew = EW
director-sit-out = Sitting out
director-boards-done = { $done } of { $total }
director-table-done = finished
director-alarm-called = Director!
director-alarm-disputed = Disputed
director-alarm-behind = { $minutes } min behind
director-absent = Away: { $who }

director-table-round = Table { $table }, round { $round }
director-board-table = Board { $board }, table { $table }, round { $round }
director-board = Board { $board }
director-standing-open = to be played
director-standing-reported = entered
director-standing-confirmed = confirmed
director-standing-disputed = disputed
director-standing-ruled = ruled
director-no-result = no result
director-passed = Passed out
director-unplayed = Not played
director-result = { $level }{ STRAIN($strain) }{ $stake } { NAMED($declarer, kind: "seat") } { $over }
director-draft = { $level }{ $strain ->
    [none] {""}
   *[other] { STRAIN($strain) }
}{ $stake }{ $declarer ->
    [none] {""}
   *[other] {" "}{ NAMED($declarer, kind: "seat") }
} …
director-instead-of = before: { $result }
director-still-ruled = There is a ruling on this board, and it will still count. For this result to count, withdraw the ruling below.
director-call = Table { $table } is calling the director
director-call-see = See the table
director-call-see-which = See table { $table }
director-call-settled = Dealt with
director-call-settled-which = Dealt with, table { $table }
director-answer = I have been to the table: clear the call
director-accidents = What has happened?
director-accidents-result = For a wrong or missing result, tap the board. Earlier rounds can be corrected too, even after the end: tap the board below.
director-other-rounds = Other rounds at this table
director-board-round = Board { $board }, round { $round }
director-board-round-missing = Board { $board }, round { $round }: no result
director-view-all = Result of a board
director-view-skipped = Board not played
director-view-ruling = Ruling
director-view-exchanged = Wrong board
director-view-fouled = Fouled board
director-view-direction = Wrong direction
director-view-other = Wrong pair
director-other-round = Wrong pair, round { $round }
director-view-late = Late pair
director-view-leaves = Pair leaves
director-view-missing = Absent pair
director-view-typed = Enter results from paper
director-view-phone = Dead phone

director-key-level = Level
director-key-strain = Denomination
director-key-declarer = Declarer
director-key-stake = Doubled
director-which-board = Which board?
director-which-boards = Which boards?
director-which-pair = Which pair?
director-reports = What each side entered: tap the right result
director-ruling-how = Or a ruling
director-skipped-how = The board was not played. What should it count?
director-counts-not = Not played, does not count
director-average = NS { $ns }%, EW { $ew }%
director-weighted = Weighted score
director-weighted-points = NS points
director-weighted-percent = Weight in %
director-weighted-more = One more outcome
director-weighted-sum = Sum of the weights: { $sum }% (it must be 100%).
director-unrule = Withdraw the ruling
director-exchanged-how = Or a wrong board
director-exchange = Results exchanged with board { $other }
director-played-other = Another board was played instead
director-fouled-how = Or a fouled board
director-fouled-about = Cards were mixed up between hands: the tables before and those after did not play the same deal, and are compared separately.
director-foul = Fouled from here on, round { $round }
director-foul-side = { $side ->
    [ns] North-South only
    [ew] East-West only
   *[both] Both sides
}
director-foul-side-about = If the mistake could only help or hurt one side, compare that side separately; the other side is then compared across all tables.
director-direction-about = The pairs sat the wrong way round. The results stand; they count for the right pair.
director-other-about = Another pair sat down at this table. The one that was expected takes its place at the other table.
director-other-where = Who played in place of { $place }?
director-late-about = Boards that can no longer be played: 40% for the late pair, 60% for the other.
director-late-boards = Boards lost
director-late-unranked = More than half of the boards are lost: the pair is not ranked, but its results count for the opponents.
director-late-count = { $count ->
    [one] one board lost
   *[other] { $count } boards lost
}
director-leaves-about = The pair will not play on. If it has played less than half of its boards, its results are cancelled; otherwise they stand.
director-leaves-from = It is still playing this round, but nothing from round { $round } on.
director-leaves-next = It finishes this round and leaves before round { $round }
director-missing-about = The pair never came: its opponents sit out.
director-phone-about = Scan this code with another phone: it carries on where the table had got to. If there is no phone, enter the results here, board by board.
director-phone-code = QR code for table { $table }
director-phone-type = Without a camera: open this address, then type the six letters.

director-paper = Paper
director-paper-about = To print (PDF), and results taken from paper.
director-paper-guide-cards = Guide cards
director-paper-travellers = Travellers
director-paper-slips = Score slips
director-paper-ranking = Ranking
director-paper-scorecards = Scorecards
director-paper-results = Results by board
director-section-word = Section
director-typed = Enter results from paper
director-typed-how = One line per board, as on the slip: “12 4S S +1”, “13 3NT N =”, “14 pass”, “15 np”, “16 60-40”.
director-typed-how-pairs = One line per result, with the pairs: “12 3-14 4S S +1” (board, North-South pair, East-West pair, contract, declarer, result).
director-typed-save = { $lines ->
    [0] Enter
    [one] Enter one result
   *[other] Enter { $lines } results
}
director-typed-replaced = { $lines ->
    [one] A result is there already: replace it?
   *[other] Results are there already: replace them?
}
director-typed-replaces = Table { $table }, board { $board }: { $before } → { $after }
director-typed-still-ruled = Table { $table }, board { $board }: { $after } will be entered, but the director’s ruling will still count
director-typed-replace = { $lines ->
    [one] Replace this result
   *[other] Replace these { $lines } results
}
director-did-typed-ruled = { $lines ->
    [one] one result entered
   *[other] { $lines } results entered
}; { $ruled ->
    [one] on one board the director’s ruling still counts
   *[other] on { $ruled } boards the director’s ruling still counts
}
director-did-typed = { $lines ->
    [one] one result entered
   *[other] { $lines } results entered
}

director-effect = { $changes ->
    [0] The ranking does not change.
    [one] The result of one pair changes:
   *[other] The results of { $changes } pairs change:
}
director-effect-others = { $pairs ->
    [one] And one other pair
   *[other] And { $pairs } other pairs
}
director-pair = Pair { $pair }
director-place = { $after ->
    [0] not ranked
   *[other] { $before ->
        [0] place: { $after }
        [same] place: { $after }, as before
       *[other] place: { $before } → { $after }
    }
}

director-did-start = round { $round } started
director-did-pause = clock stopped
director-did-resume = clock restarted
director-did-answer = call from table { $table } answered
director-did-result = board { $board }, table { $table }: { $result }
director-did-average = board { $board }, table { $table }: { $score }%
director-did-skip = board { $board }, table { $table }: does not count
director-did-unrule = board { $board }, table { $table }: ruling withdrawn
director-did-foul = board { $board } fouled from table { $table } on{ $side ->
    [ns] , for North-South
    [ew] , for East-West
   *[both] {""}
}
director-did-exchange = boards { $board } and { $other }, table { $table }: results exchanged
director-did-played = table { $table }: board { $other } played instead of { $board }
director-did-weighted = board { $board }, table { $table }: weighted score
director-did-direction = table { $table }, boards { $boards }: pairs the other way round
director-did-other = table { $table }: pair { $other } in place of { $pair }
director-did-fielded = table { $table }, round { $round }: players noted
director-did-late = pair { $pair } was late
director-did-leaves = pair { $pair } leaves before round { $round }
director-did-missing = pair { $pair } is absent
director-did-names = { $pairs ->
    [one] the names of one pair
   *[other] the names of { $pairs } pairs
}
director-did-close = the event is closed

director-names = Pair names
director-names-how = One pair per line, with its number: “12 Dupont - Martin”. You can paste a list.
director-names-save = { $pairs ->
    [0] Save
    [one] Save one pair
   *[other] Save { $pairs } pairs
}
director-add = Add pair { $pair }
director-add-about = A pair has turned up unexpectedly: it fills the sit-out.
director-did-add = pair { $pair } added
director-names-consent = Names are seen only by the director, the tables and the phones of the event’s players. The public page and the big screen show only those who agree; other pairs appear by number.
director-consent = agrees to be named
director-consent-all = Everyone agrees to be named
director-consent-all-about = By ticking this box, you confirm that every player has agreed.
director-consent-count = { $agreed } of { $all } ticked.
director-consent-restore = Restore the earlier ticks
director-no-name = no name
director-forget = Delete name
director-forget-who = Delete the name of { $name }
director-forget-sure = Delete { $name }: the results stay under the number
director-forget-team = The team’s name goes too, as it may be theirs.
director-withdrawn = withdrew from round { $round }

director-no-ranking = The ranking will appear with the first results.
director-column-place = Place
director-column-pair = Pair
director-column-boards = Boards
director-publish = Publish this ranking
director-publish-final = Publish the final ranking
director-public-page = Public page

director-log-by = { $role ->
    [table] table { $id }
    [player] pair { $id }
    [program] program
   *[other] director
}
director-log-taken-back = undone
director-log-all = The whole log
director-log-opened = Event opened: { $title }
director-log-entered = Pair { $entrant } entered
director-log-withdrew = Pair { $entrant }: withdrew from round { $round }
director-log-standing = Pair { $entrant }: { $standing ->
    [ranked] ranked
   *[unranked] not ranked
}
director-log-planned = Section { $section }: movement from round { $round }
director-log-seated = Section { $section }: pairs seated
director-log-started = Section { $section }: round { $round } started
director-log-paused = Section { $section }: { $going ->
    [yes] clock restarted
   *[no] clock stopped
}
director-log-called = Table { $table }: { $answered ->
    [yes] call answered
   *[no] calls the director
}
director-log-reported = Table { $table }, board { $board }: { $result }
director-log-confirmed = Entry { $of } confirmed
director-log-disputed = Entry { $of } disputed
director-log-corrected = Table { $table }, board { $board } corrected: { $result }
director-log-cell = Table { $table }, round { $round }: { $change ->
    [direction] wrong direction, boards { $boards }: { $now } instead of { $before }
    [boards] boards { $boards } instead of { $boardsBefore }
    [seats] boards { $boards }: { $now } instead of { $before }
   *[several] { $now }, boards { $boards }
}
director-log-seats = NS { $ns }, EW { $ew }
director-log-about = Tap the number of an entry to see the ranking as it stood just after it.
director-log-ranking = Ranking after entry { $number }
director-log-number = Entry { $number }
director-log-fouled = Board { $board } fouled{ $side ->
    [NS] , for North-South
    [EW] , for East-West
   *[none] {""}
}
director-log-ruled = Table { $table }, board { $board }: { $outcome ->
    [none] ruling withdrawn
   *[other] ruling { $outcome }
}
director-log-penalised = Pair { $entrant }: penalty { $amount }
director-log-fielded = Table { $section }{ $table }, round { $round }: { $side ->
    [NS] North-South
   *[EW] East-West
} players noted
director-log-substituted = Pair { $entrant }: substitute from round { $round }
director-log-published = Ranking published
director-log-card = Pair { $entrant }: convention card
director-log-committed = Deals fixed
director-log-revealed = Deals revealed
director-log-closed = Event closed
director-log-undone = Entry { $of } undone

director-codes = Table codes
director-codes-why = One card per table: the first phone to scan the code takes that table’s results.
director-codes-open = See and print the cards
director-codes-about = Cut out the cards and put one in the middle of each table. Players who have the card can enter that table’s results.
director-print = Print
director-to-room = Back to the room
director-card = Scan this code with the camera of a phone on the club’s Wi-Fi.
director-card-typed = Or type the address, then the six letters:
director-screen = Big screen
director-screen-code = QR code for the big screen
director-screen-card = For the projector or television: the clock, then the ranking. No key is needed.
director-others = Another director
director-others-about = On their phone, at /club, they enter the event code, { $code }, then the six-letter code.
director-others-code = Make a code
director-others-valid = valid for { $minutes } minutes, one use only
director-end = End of the event
director-end-about = Close it when all the results are in. Corrections can still be made afterwards.
director-end-do = Close the event
director-end-sure = Yes, close it
director-end-anyway = Close it anyway
director-end-rounds = { $section ->
    [none] { $count ->
        [one] Round { $rounds } has not started.
       *[other] Rounds { $rounds } have not started.
    }
   *[other] { $count ->
        [one] Section { $section }: round { $rounds } has not started.
       *[other] Section { $section }: rounds { $rounds } have not started.
    }
}
director-end-boards = { $boards ->
    [one] One result is missing.
   *[other] { $boards } results are missing.
}
director-end-effect-rounds = Rounds that have not started will not be played: only those played count in the ranking.
director-end-effect-boards = Missing results will count for nobody, unless you enter them yourself after closing.
director-end-effect = Phones will accept no more results. “Undo” reopens the event.
director-end-closed = The event is closed. Corrections can still be made from each table; publish the ranking again afterwards.
director-remove = Remove the event
director-remove-about = For a trial, or an event that nobody needs any more. An event that is removed cannot be brought back.
director-remove-do = Remove this event
director-remove-short = Remove
director-remove-named = Remove “{ $title }”
director-remove-sure = Yes, remove for ever
director-remove-lost = Lost for ever: the results, the rankings, the names, the deals of the file, and the access of all phones.
director-remove-field = { $field ->
    [whole] The overall ranking of the simultaneous is lost too; the events that played it stay.
    [member] Its results leave the simultaneous too.
   *[other] Its request to play the simultaneous is lost too.
}
director-remove-stays = These stay: the files and papers that you made from it, and backups of the database made so far.
director-remove-stays-online = The tables played online stay too: their players find them among their deals.
arrivals-title = Who is here?
arrivals-missing = { $missing ->
    [0] All pairs are here.
    [one] { $here } of { $all } are here. Pair { $numbers } is missing.
    [few] { $here } of { $all } are here. Pairs { $numbers } are missing.
   *[other] { $here } of { $all } are here.
}
arrivals-unseen = { $count ->
    [one] One pair is not here yet: { $pairs }.
   *[other] { $count } pairs are not here yet: { $pairs }.
}
arrivals-start-anyway = Start anyway
arrivals-about = Tap a pair when it arrives.
arrivals-all = Everyone is here
arrivals-did = pair { $pair } has arrived
arrivals-did-not = pair { $pair } is not here yet
arrivals-did-all = all pairs are here
director-log-arrived = Pair { $entrant } { $here ->
    [no] is not here yet
   *[other] has arrived
}

# Directing on another day.
director-hosted = The events of this computer
director-key = Keep the key of this event
director-key-about = With this key you direct this event from any device and on any day. Keep the file, or print it: anyone who has it can correct everything.
director-key-save = Save the key
director-key-text = { $title }, { $date }
    Code of the event: { $code }
    Director’s key: { $key }

    At today’s address: { $link }
    If the address has changed: open the page “Club”, then “Help another director”, and type the code and the key.
