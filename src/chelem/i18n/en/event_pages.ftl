# Pages of an event: a table's phone, the ranking, the screen of the room.
played-title = Event
played-round = Round { $round } of { $rounds }
played-not-begun = Not started yet
played-closed = Finished
played-section = Section { $section }
played-table = Table { $table }
played-board = Board { $board }
played-boards = { $count ->
    [one] Board { $boards }
   *[other] Boards { $boards }
}
played-entrant = Player { $number }
played-entrant-in-pairs = Pair { $number }
played-entrant-in-teams = Team { $number }
played-opponents = { $number }
played-opponents-in-pairs = pair { $number }
played-opponents-in-teams = team { $number }
played-offline = No network: carry on, everything is kept on this phone.
played-waiting = { $count ->
    [one] 1 entry waiting to be sent.
   *[other] { $count } entries waiting to be sent.
}
played-all-sent = Everything is saved.
played-another = Go to the event page
played-contract = { $level }{ STRAIN($strain) }{ $stake ->
    [1] {""}
    [2] {" "}doubled
   *[4] {" "}redoubled
} by { NAMED($declarer, kind: "seat") }
played-tricks = { $over ->
    [0] { $tricks } tricks, just made
   *[other] { $tricks } tricks, { $over } over
}
played-tricks-down = { $tricks ->
    [0] No tricks, { $down } down
    [one] { $tricks } trick, { $down } down
   *[other] { $tricks } tricks, { $down } down
}
played-points = +{ $points } to { NAMED($side, kind: "side") }
played-no-points = 0 points
played-passed = Passed out
played-unplayed = Not played
played-ruled = Director’s ruling
ruled-both = Both sides
ruled-award = { $percent }%
ruled-weight = { $percent }% of { $points }
ruled-weights = { $parts } (North-South’s score)
ruled-points = { $points } to North-South
played-lead = Lead { CARD($card) }
played-vulnerable = { $side ->
    [none] Nobody vulnerable
    [all] Both sides vulnerable
    [NS] North-South vulnerable
   *[EW] East-West vulnerable
}
played-dealer = Dealer { NAMED($seat, kind: "seat") }

# The phone of a table.
desk-key = Scan the QR code on the table, or type the six letters below it. If there is no card, ask the director for them.
desk-letters = The six letters of the table
desk-letters-do = Open the table
desk-wait = The event is about to start
desk-wait-about = This page will change by itself when the director starts the first round.
desk-unused = Nobody is playing at this table this round: if you should be, call the director.
desk-unknown = There is no table { $table } in this event: check the address, or ask the director for it.
desk-seats = Who is sitting here?
desk-players = Who plays here for { $who }? (optional)
played-nth-player = player { $place }
desk-seats-right = Yes, that’s us
desk-seats-wrong = If it isn’t you, check which table you are at, then call the director.
desk-turned = Take care: change of direction
desk-turned-now = { $who }: you now sit { NAMED($side, kind: "side") }.
desk-exchange-first = { $count ->
    [one] First board { $boards }
   *[other] First boards { $boards }
    }; at half-time, exchange your boards with table { $table }.
desk-exchange-now = Exchange your boards with table { $table }, and play { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
    }.
desk-shared = { $count ->
    [one] You share boards with table { $tables }: check the board number before you play.
   *[other] You share boards with tables { $tables }: check the board number before you play.
}
desk-sitting-out = Sitting out this round
desk-sitting-out-who = { $who }, you are sitting out this round.
desk-board-choice = Boards this round
desk-board-state = Board { $board }: { $standing ->
    [open] to play
    [reported] to confirm
    [confirmed] confirmed
    [disputed] to check, two different results
   *[ruled] director’s ruling
}
desk-board-short = { $standing ->
    [open] to play
    [reported] to confirm
    [confirmed] confirmed
    [disputed] to check
   *[ruled] director
}
desk-level = Board { $board }: which contract?
desk-strain = { $level } of what?
desk-declarer = Who plays { $level }{ STRAIN($strain) }?
desk-result = How many tricks?
desk-result-made = Made
desk-result-down = Down
desk-lead = Which lead?
desk-lead-add = Add the lead
desk-lead-change = Change the lead
desk-lead-unknown = Nobody can remember
desk-back = Back
desk-confirm = Board { $board }: is this right?
desk-confirm-how = Show the screen to East.
desk-confirm-yes = East confirms
desk-confirm-no = No, that’s wrong
desk-disputed = Board { $board }: the two results differ
desk-disputed-how = Agree on one, then tap the right result. Otherwise call the director.
desk-disputed-enter = Agree on one, then enter the right result. Otherwise call the director.
desk-stated = { $by ->
    [NS] North-South entered
    [EW] East-West entered
    [director] The director entered
   *[table] Entered on a phone of the table
}
desk-enter-again = Enter another result
desk-correct = Correct this result
desk-go-on = Continue
desk-done = End of round { $round }
desk-done-last = That was the last round
desk-done-last-about = Thank you for playing. The ranking is on the event page.
desk-done-wait = This page will change by itself when the next round starts.
desk-next = Round { $round }
desk-next-stay = { $who }: stay at table { $table }
desk-next-move = { $who } → table { $table }
desk-next-stay-seat = { $number } stays here, { NAMED($seat, kind: "seat") }
desk-next-move-seat = { $number } → table { $table }, { NAMED($seat, kind: "seat") }
desk-next-side = { NAMED($side, kind: "side") }
desk-next-seat = { NAMED($seat, kind: "seat") }
desk-next-out = { $who }: sitting out
desk-next-out-until = You play again in round { $round }, table { $table }.
desk-next-out-draw = You are still in: round { $round } has yet to be drawn, and this page will tell you your table.
desk-next-undrawn = The next round will be drawn from these results: the director will tell you where to go.
desk-next-out-end = You have finished: thank you for playing.
desk-next-turned = change of direction
desk-next-boards = { $count ->
    [one] Board { $boards }
   *[other] Boards { $boards }
} → { $of ->
    [one] table { $tables }
   *[other] tables { $tables }, to share
}
desk-next-boards-stay = { $count ->
    [one] Board { $boards } stays at this table.
   *[other] Boards { $boards } stay at this table.
}
desk-next-boards-rest = { $count ->
    [one] Board { $boards } → stand
   *[other] Boards { $boards } → stand
}
desk-next-boards-later = { $count ->
    [one] Board { $boards }: leave it to one side, on the table
   *[other] Boards { $boards }: leave them to one side, on the table
}, for { $of ->
    [one] table { $tables }
   *[other] tables { $tables }
} in round { $round }.
desk-next-boards-left = { $count ->
    [one] Board { $boards }: leave it to one side, on the table.
   *[other] Boards { $boards }: leave them to one side, on the table.
}
desk-ahead = Start round { $round } without the network
desk-call = Call the director
desk-called = The director has been called
desk-call-back = Cancel the call
desk-doubled = { $stake ->
    [2] Doubled
   *[4] Redoubled
}

# The ranking, at the event's address.
ranked-clock-left = { $time } left
ranked-clock-over = { $time } over
ranked-clock-paused = Break
ranked-clock-break = then a { $minutes }-minute break
ranked-search = Your number or your name
ranked-none-found = Nobody matches “{ $text }”.
ranked-caption = { $line ->
    [NS] North-South ranking
    [EW] East-West ranking
   *[all] Ranking
}
ranked-hidden = The ranking is hidden until the end of the event.
ranked-not-yet = The ranking will appear once the first results are in.
ranked-provisional = Provisional ranking
ranked-final = Final ranking
ranked-place = Place
ranked-tied = { $place }=
ranked-number = No.
ranked-names = Names
ranked-who = Pairs
ranked-who-in-teams = Teams
ranked-who-in-individual = Players
ranked-result = VPs
ranked-result-in-percent = %
ranked-result-in-imps = IMPs
ranked-result-in-points = Points
ranked-amount = { $amount } VPs
ranked-amount-in-percent = { $amount }%
ranked-amount-in-imps = { $amount } { $count ->
    [one] IMP
   *[other] IMPs
}
ranked-amount-in-points = { $amount } { $count ->
    [one] point
   *[other] points
}
ranked-boards = Boards
ranked-card = Scorecard for { $who }
ranked-seats = Who plays where, round { $round }
ranked-table = Table
ranked-out = { $why ->
    [absent] absent
    [left] has left
   *[sits-out] sitting out
}
ranked-print = Print
ranked-screen = Big screen
ranked-simultaneous = This event is part of a simultaneous pairs: see the overall ranking
ranked-published = { $count ->
    [one] The published ranking
   *[other] The { $count } published rankings
}

# A pair's card: each board, and how its result comes about.
scorecard-of = Scorecard
scorecard-total = { $result }, { $boards ->
    [0] no boards played (sat out, or by ruling)
    [one] 1 board counted
   *[other] { $boards } boards counted
}
scorecard-place = Place: { $place } of { $of }
scorecard-place-line = Place: { $place } of { $of } { NAMED($line, kind: "side") }
scorecard-worst = Your most expensive boards
scorecard-board = Board { $board }
scorecard-boards = Board by board
scorecard-open-hint = Tap a board to see how its result was worked out.
scorecard-no-boards = No results yet.
scorecard-pdf = { $points ->
    [20] PDF in large print
   *[other] PDF
}
scorecard-hidden = The ranking is hidden until the end of the event, and so is what each result is worth.
scorecard-later = { $count ->
    [one] Board { $boards } opens when every table has played it.
   *[other] Boards { $boards } open when every table has played them.
}
scorecard-line = { NAMED($side, kind: "side") }, against { $opponents }
scorecard-line-alone = { NAMED($seat, kind: "seat") }, with { $partner }, against { $opponents }
scorecard-side = { $side ->
    [NS] NS
   *[EW] EW
}
scorecard-match = Round { $round }, against team { $number }
scorecard-player = Boards played by
scorecard-whole-team = the whole team
scorecard-board-won = { $won ->
    [won] won
    [lost] lost
   *[even] tied
}
scorecard-why = Why { $result }?
scorecard-comparisons = The other tables (your side’s score)
scorecard-points = Score
scorecard-count = Tables
scorecard-worth = Worth
scorecard-total-why = How the total was worked out
scorecard-all-results = All the results on board { $board }
scorecard-back = Back to the ranking
scorecard-artificial = artificial score

# All results of a board.
traveller-title = Board { $board }: all the results
traveller-contract = Contract
traveller-look = See the play
traveller-look-how = Tap a contract to see how the board was played at that table.
traveller-you = you
traveller-ns = NS
traveller-ew = EW
traveller-points = NS score
traveller-ns-result = NS IMPs
traveller-ns-result-in-percent = NS %
traveller-ew-result = EW IMPs
traveller-ew-result-in-percent = EW %

# In a simultaneous: the results of all clubs.
traveller-event = Event
traveller-place = { $side ->
    [NS] NS place
   *[EW] EW place
}
traveller-place-title = { NAMED($side, kind: "side") } place in the whole field
traveller-field = The whole simultaneous: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
traveller-field-later = The results of the other events will appear once everyone has played and the simultaneous is closed.
traveller-marked = The results of “{ $title }” have a lighter background, and the name of the event is bold.
traveller-own-only = Only “{ $title }”
traveller-own-place = Your result in the simultaneous: { $result }, place { $place } of { $of } { NAMED($side, kind: "side") }.

# The big screen in the room.
screen-title = Big screen
screen-page = Page { $page } of { $pages }
screen-pause = Stop the pages turning
screen-go-on = Let the pages turn
screen-full = Full screen
screen-next = Next page
screen-entrants = Pairs entered
screen-entrants-in-teams = Teams entered
screen-entrants-in-individual = Players entered
screen-ranking-after = Ranking after round { $round }
screen-ranking-during = Ranking so far, round { $round } in play
screen-draw = Round { $round } is being drawn. Please wait: your tables will be shown here.
screen-before = { $round ->
    [1] We are about to start: please go to your tables.
   *[other] Round { $round } is about to start: please go to your tables.
}
screen-break = { $minutes }-minute break, then round { $round }
screen-over = That was the last round. Thank you for playing.
screen-clock-over = Over by
played-short = { $level }{ STRAIN($strain) }{ $stake ->
    [1] {""}
    [2] X
   *[4] XX
} { $margin } by { $seat }
desk-late = Round { $round }: board { $board } has no result. Enter it now
desk-late-later = Later
event-lead-not-held = On board { $board }, { NAMED($leader, kind: "seat") } did not hold { CARD($card) } to lead it.
event-lead-board = The card fits board { $other }: is that the one you played?
event-lead-partner = Or declarer was { NAMED($declarer, kind: "seat") }, and the other defender led.
event-lead-turned = Or the board was turned round on the table: call the director.
event-lead-side = Or declarer was on the other side: { NAMED($declarer, kind: "seat") }.
desk-doubts = Check the board number, the declarer and the lead. If in doubt, call the director.
match-title = Matches of round { $round }
match-own = Your match, round { $round }
match-won = IMPs
match-won-in-boards = Boards
match-points = VPs
match-points-in-boards = Points
match-score = { $first } – { $second }
match-score-said = { $first } – { $second } IMPs
match-score-said-in-boards = Boards won: { $first } – { $second }
match-points-said = { $first } – { $second } VPs
match-points-said-in-boards = { $first } – { $second } points
event-starts = {""} at { $time }

# The results as files.
files-title = Save the results
files-about = For a spreadsheet, another program or your archive. People are named if they agree to it.
files-about-director = For the federation, the club’s site or your archive. People are named if they agree to it.
files-club = Name of the club (in the USEBIO file)
files-everybody = Name people who have not agreed too: for the federation, never for an open site
files-usebio = USEBIO (.xml), for federations
files-csv = CSV, for a spreadsheet
files-pbn = PBN, with the deals that are known
files-bridgemate = Bridgemate (.json)
files-log = The log, from which everything can be checked

# All events.
events-title = My events
events-yours = On this device
events-part = { $whose ->
    [director] you direct
    [player] you play
   *[other] phone of table { $whose }
}
events-code = Code of the event
events-open = Open
events-code-about = It is the end of the address that the director shows, after “/tournoi/”. You may paste the whole address.
events-others = Play or organise
