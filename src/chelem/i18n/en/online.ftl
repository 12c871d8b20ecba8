# An online event: enter, find your table, begin.
online-title = Your place
online-enter = Enter
online-with = Who do you play with?
online-with-invited = A partner whom I invite
online-with-anyone = Somebody else who comes alone
online-with-robot = A robot
online-with-in-teams = Who is in your team?
online-with-team = Three teammates whom I invite
online-with-invited-in-teams = A partner whom I invite, and another pair
online-with-anyone-in-teams = Others who come alone
online-with-robot-in-teams = Three robots
online-with-note = Robots take the chairs that are still free at the start.
online-substitute = Offer to be a substitute
online-consent = Show my name in the public ranking
online-invited = { $name } invites you to play as a pair.
online-join = Join as a pair
online-invited-in-teams = { $name } invites you to play in their team.
online-join-in-teams = Join the team
online-number = You are number { $number }.
online-number-in-teams = You play in team { $number }.
online-partner-person = Your partner: { $name }.
online-partner-robot = Your partner is a robot.
online-partner-anyone = You will play with the first person who comes alone, or with a robot if nobody does.
online-partner-none = You still need a partner: send them this link.
online-partner-at = { $name ->
    [robot] Your partner at this table is a robot.
   *[other] Your partner at this table: { $name }.
}
online-mates = The other pair of the team: { $names }.
online-mate = { $kind ->
    [robot] a robot
   *[none] to come
}
online-mates-missing = The other pair of your team is not complete: send them this link.
online-mates-link = The link for the other pair
online-mates-subject = Let’s play this tournament of teams together
online-mates-message = Play in our team in “{ $title }”: { $link }
online-mates-scan = Or let their phones scan this code.
online-mates-code = Code to scan: the invitation for the other pair
online-partner-link = The link for your partner
online-partner-subject = Let’s play this bridge tournament together
online-partner-message = Let’s play as a pair in “{ $title }”: { $link }
online-partner-scan = Or let their phone scan this code.
online-partner-code = Code to scan: the invitation
online-waits = The tournament has not begun yet. Leave this page open: it will take you to your table.
online-leave = Withdraw
online-left = You are no longer entered.
online-is-substitute = You are a substitute: leave this page open, and the director will give you the next place that becomes free.
online-go = Go to my table
online-at = { $several ->
    [yes] Section { $section }, round { $round }, table { $table }: you are { $seat }.
   *[no] Round { $round }, table { $table }: you are { $seat }.
}
online-seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
online-opening = The tables of the round are opening: just a moment.
online-rests = You sit out this round.
online-next-in = Next round in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
online-next-minutes = Next round in { $time }.
online-others = { $playing ->
    [0] All tables have finished.
    [one] One table is still playing{ $last ->
        [yes] {""}.
       *[no] {""}: the next round begins as soon as it has finished.
    }
   *[other] { $playing } tables are still playing{ $last ->
        [yes] {""}.
       *[no] {""}: the next round begins as soon as they have finished.
    }
}
online-finished = The tournament is over: thank you for playing.
online-own-card = My scorecard
online-see-ranking = See the ranking
online-round = Round { $round } of { $rounds }
online-board = Board { $board } at all tables
online-board-tables = { $tables ->
    [0] No table has a result yet.
    [one] Your table is the first to finish this board.
   *[other] { $tables } tables have played this board.
}
online-board-later = { $playing ->
    [one] One table is still playing: percentages may change.
   *[other] { $playing } tables are still playing: percentages may change.
}
online-board-coming = The result of your table is on its way…
online-drawing = All tables have finished: the director draws the next round.
online-back = See the tournament
online-how-robots = Take your time: the round has a clock, and a robot makes a move for you only if you do nothing for three minutes. If you are away for more than a minute, a robot plays for you until you are back.
online-how-system = The robots bid Standard American (SAYC).
online-how-system-link = Their system
online-how-start = The director says when it begins, and then chooses how many boards are played and at what pace.
online-how-boards = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $boards ->
    [one] one board
   *[other] { $boards } boards
}, { $minutes } minutes a board.
online-clock-soon = The round ends in less than two minutes: a board that has not begun by then is not played.
online-proof = All boards follow from a secret text whose hash, published before the first card, is here: nobody could choose them along the way. The text is shown here once all have played; anybody can check that its SHA-256 is this hash.
# The director
online-new = New online tournament
online-new-about = Everybody plays at home, on their own screen. You send a link, players enter themselves, and you give the start.
online-kind-why = { $kind ->
    [pairs] A fixed movement, ranked by percentage; all tables may play the same boards at the same time.
    [swiss-pairs] In each round, pairs meet opponents who are close in the ranking; each round is a match for victory points.
    [teams] Teams of four meet in matches, all of them or in a Swiss: one pair sits North-South at one table, the other East-West at another.
   *[individual] Everybody enters alone, plays for themselves, and has another partner in each round.
}
online-open = Open for entries
online-entered = { $count ->
    [0] Nobody has entered yet.
    [one] One pair has entered.
   *[other] { $count } pairs have entered.
}
online-robots = A pair of robots makes up the numbers, so that nobody has to sit out.
online-link = The link for players
online-link-subject = An online bridge tournament
online-link-message = Enter the tournament “{ $title }”: { $link }
online-link-scan = A phone that scans this code opens the tournament’s page.
online-link-code = Code to scan: the tournament’s page
online-ask-boards = Boards a round
online-ask-minutes = Minutes a board
online-ask-meetings = Who meets whom?
online-meetings = { $meetings ->
    [all] round robin
   *[swiss] Swiss
}
online-meetings-why = { $meetings ->
    [all] Teams meet one after another, all of them if time allows.
   *[swiss] In each round, teams meet opponents who are close in the ranking.
}
online-minutes-note = When this time is up, a board that has not begun is not played; one in play is finished. A robot plays only for somebody who has been away for a minute, until they come back; for somebody who is there and does nothing for three minutes it makes one call or plays one card.
online-barometer = All tables play the same boards at the same time: the ranking can be read after each round.
online-start = Begin the tournament
online-too-few = One pair is enough if robots make up the numbers; otherwise there must be two.
online-clock = Time left in the round
online-clock-left = Round { $time }
online-clock-over = Time is up
online-clock-late = {""}: { $late ->
    [one] one table is late
   *[other] { $late } tables are late
}
online-fill = Robots play instead of missing pairs: nobody sits out.
online-substitutes = Substitutes
online-substitutes-none = Nobody is waiting for a place at the moment.
online-substitutes-who = The substitute
online-substitutes-pair = The pair
online-substitutes-for = In place of
online-substitutes-seat = Give the place
online-substituted = { $name } now plays in pair { $pair }.
# Simultaneous events
online-simultaneous = Simultaneous
online-simultaneous-about = Several events play the same boards and are ranked together. Give this code to their directors; when all have played, close the simultaneous: the overall ranking and the deals become public.
online-simultaneous-member = This event plays a simultaneous.
online-join-do = Play this simultaneous
online-deals-about = The boards of the simultaneous are to be duplicated before the event, and must remain secret: their file is under “The evening’s deals”.
online-members = Events
online-no-members = No event has joined yet.
online-member-online = online
online-member-club = at the club
online-member-count = { $count ->
    [0] nobody entered
    [one] one pair
   *[other] { $count } pairs
}
online-member-over = finished
online-field = Overall ranking
online-field-later = The overall ranking appears when all events have played.
online-field-place = Place
online-field-entrant = Pair
online-field-member = Event
online-field-result = { $unit ->
    [percent] %
    [imps] IMPs
   *[vp] VPs
}
online-field-boards = All results, board by board
online-field-standing = In the simultaneous: { $result }, place { $place } of { $of }.
online-field-see = Ranking of the simultaneous
online-new-simultaneous = New simultaneous
online-new-simultaneous-about = Several events, at clubs or online, play the same boards and are ranked together. You get a code to give to their directors.
online-simultaneous-of = Simultaneous of { $day }
online-open-simultaneous = Open the simultaneous
