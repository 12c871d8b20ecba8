# An online event: enter, find your table, start.
online-title = Your place
online-enter = Enter
online-with = Who are you playing with?
online-with-invited = A partner I’ll invite
online-with-anyone = Anyone else without a partner
online-with-robot = A robot
online-with-in-teams = Who is in your team?
online-with-team = Three teammates I’ll invite
online-with-invited-in-teams = A partner I’ll invite, and another pair
online-with-anyone-in-teams = Others who enter alone
online-with-robot-in-teams = Three robots
online-with-note = Robots take any seats still empty at the start.
online-substitute = Offer to be a substitute
online-consent = Show my name in the public ranking
online-invited = { $name } invites you to play as their partner.
online-join = Join as a pair
online-invited-in-teams = { $name } invites you to join their team.
online-join-in-teams = Join the team
online-number = You are number { $number }.
online-number-in-teams = You play in team { $number }.
online-partner-person = Your partner: { $name }.
online-partner-robot = Your partner is a robot.
online-partner-anyone = You will play with the first person who enters alone, or with a robot if nobody does.
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
online-mates-missing = The other pair in your team is not complete: send them this link.
online-mates-link = The link for the other pair
online-mates-subject = Let’s play this teams tournament together
online-mates-message = Play in our team in “{ $title }”: { $link }
online-mates-scan = Or let their phones scan this code.
online-mates-code = Code to scan: the invitation for the other pair
online-partner-link = The link for your partner
online-partner-subject = Let’s play this bridge tournament together
online-partner-message = Let’s play as a pair in “{ $title }”: { $link }
online-partner-scan = Or let their phone scan this code.
online-partner-code = Code to scan: the invitation
online-waits = The tournament has not started yet. Leave this page open: it will take you to your table.
online-starts = It is due to start at { $time }.
online-leave = Withdraw
online-left = You are no longer entered.
online-is-substitute = You are a substitute: leave this page open, and the director will give you the next seat that comes free.
online-go = Go to my table
online-go-back = Back to my table
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
online-opening = The tables for this round are opening: just a moment.
online-rests = You are sitting out this round.
online-next-in = Next round in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
online-next-minutes = Next round in { $time }.
online-others = { $playing ->
    [0] All the tables have finished.
    [one] One table is still playing{ $last ->
        [yes] {""}.
       *[no] {""}: the next round will start as soon as it has finished.
    }
   *[other] { $playing } tables are still playing{ $last ->
        [yes] {""}.
       *[no] {""}: the next round will start as soon as they have finished.
    }
}
online-finished = The tournament is over: thank you for playing.
online-own-card = My scorecard
online-see-ranking = See the ranking
online-round = Round { $round } of { $rounds }
online-round-short = R{ $round }/{ $rounds }
online-board = Board { $board } at all tables
online-board-tables = { $tables ->
    [0] No table has a result yet.
    [one] Your table is the first to finish this board.
   *[other] { $tables } tables have played this board.
}
online-board-later = { $playing ->
    [one] One table is still playing: percentages may still change.
   *[other] { $playing } tables are still playing: percentages may still change.
}
online-board-coming = The result of your table is on its way…
online-drawing = All the tables have finished: the director is drawing the next round.
online-back = See the tournament
online-how-robots = Take your time: there is a clock for the round, and a robot makes a call or plays a card for you only if you do nothing for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. If you are away for more than a minute, a robot plays for you until you are back.
online-how-system = The robots bid { NAMED($system, kind: "online-bids") }.
online-bids-sayc = Standard American (SAYC)
online-bids-sef = French five-card majors (SEF)
online-bids-2over1 = 2/1 game forcing
online-bids-acol = Acol
online-how-system-link = Their system
online-how-start = The director decides when to start, how many boards to play and at what pace.
online-how-boards = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $boards ->
    [one] one board
   *[other] { $boards } boards
}, { $minutes } minutes per board.
online-clock-soon = The round ends in less than two minutes: a board not started by then will not be played.
online-proof = The hash is published before the first card is played; what it is the SHA-256 of appears once everyone has played. Anyone can then check that all the boards follow from it.
# The director
online-new = New online tournament
online-new-about = Everyone plays at home, on their own screen. You send out a link, players enter themselves, and you start the tournament when you are ready.
online-kind-why = Everyone enters alone, plays for themselves and has a new partner each round.
online-kind-why-in-pairs = A fixed movement, ranked by percentage; all tables may play the same boards at the same time.
online-kind-why-in-swiss-pairs = In each round, pairs meet opponents close to them in the ranking; each round is a match scored in victory points.
online-kind-why-in-teams = Teams of four play matches, as a round robin or a Swiss: one pair sits North-South at one table, the other East-West at another.
online-open = Open for entries
online-entered = { $count ->
    [0] Nobody has entered yet.
    [one] One pair has entered.
   *[other] { $count } pairs have entered.
}
online-robots = A pair of robots will make up the numbers, so that nobody has to sit out.
online-link = The link for players
online-link-subject = An online bridge tournament
online-link-message = Enter the tournament “{ $title }”: { $link }
online-link-scan = A phone that scans this code opens the tournament page.
online-link-code = Code to scan: the tournament page
online-ask-starts = Start (optional)
online-ask-move = Time for a call or a card, at most
online-move-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
online-move-note = After that, a robot makes a single call or plays a single card for somebody who is there but does nothing.
online-ask-boards = Boards per round
online-ask-minutes = Minutes per board
online-ask-meetings = Who meets whom?
online-meetings = { $meetings ->
    [all] round robin
   *[swiss] Swiss
}
online-meetings-why = { $meetings ->
    [all] Each team meets the others in turn, all of them if time allows.
   *[swiss] In each round, teams meet opponents close to them in the ranking.
}
online-minutes-note = When this time is up, a board that has not been started is not played; one in progress is finished. A robot plays for somebody only if they have been away for a minute, and until they come back; for somebody who is there but does nothing for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} it makes a single call or plays a single card.
online-barometer = All tables play the same boards at the same time: the ranking is available after each round.
online-start = Start the tournament
online-too-few = One pair is enough if robots make up the numbers; otherwise there must be at least two.
online-clock = Time left in the round
online-clock-left = Round { $time }
online-clock-over = Time is up
online-clock-over-short = over
online-clock-late = {""}: { $late ->
    [one] one table is late
   *[other] { $late } tables are late
}
online-fill = Robots replace missing pairs: nobody sits out.
online-substitutes = Substitutes
online-substitutes-none = Nobody is waiting for a seat at the moment.
online-substitutes-who = The substitute
online-substitutes-pair = The pair
online-substitutes-for = In place of
online-substitutes-seat = Give them the seat
online-substituted = { $name } now plays in pair { $pair }.
online-absent = { $count ->
    [one] A player has left the table
   *[other] { $count } players have left their tables
}
online-absent-at = { $several ->
    [yes] section { $section }, table { $table }, { $seat }
   *[no] table { $table }, { $seat }
}
online-absent-since = has been away since { $time }.
online-absent-replace = Replace…
online-absent-who = Who plays instead?
online-absent-robot = A robot, to the end
online-absent-about = { $count ->
    [one] A robot is playing for them until they come back.
   *[other] Robots are playing for them until they come back.
}
online-substituted-robot = A robot now plays for { $name }.
# Simultaneous events
online-simultaneous = Simultaneous
online-simultaneous-about = Several events play the same boards and are ranked together. Give each club its code; when everyone has played, close the simultaneous: the overall ranking and the deals then become public.
online-clubs = Invited clubs
online-club-for-all = Code for all clubs
online-club-standing = { $standing ->
    [for-all] any event that has it plays the simultaneous
    [open] { $accepted ->
        [1] not used yet; admitted in advance
       *[0] not used yet
    }
    [withdrawn] invitation withdrawn
    [asked] asks to play
    [member] plays the simultaneous
    [refused] refused
    [removed] removed from the ranking
   *[gone] event deleted
}
online-club-name = Name of the club
online-club-accepted = Admit its event without asking me
online-club-invite = Invite this club
online-club-withdraw = Withdraw the invitation
online-club-withdraw-named = Withdraw the invitation: { $club }
online-club-admit = Admit
online-club-admit-named = Admit: { $club }
online-club-refuse = Refuse
online-club-refuse-named = Refuse: { $club }
online-club-remove = Remove from the simultaneous
online-club-remove-named = Remove from the simultaneous: { $club }
online-club-remove-about = Its results leave the overall ranking. It keeps the deals that it has received, and its own results.
online-club-remove-sure = Yes, remove
online-club-count-again = Put { $club } back in the ranking
online-simultaneous-asked = You have asked to play this simultaneous. Once its organiser has admitted this event, the deals arrive: do not start the first round before.
online-simultaneous-refused = The organiser of the simultaneous has not admitted this event.
online-simultaneous-removed = The organiser has removed this event from the simultaneous: its results no longer count there, but stay here. Its deals are secret until the simultaneous is over.
online-simultaneous-member = This event is part of a simultaneous.
online-join-do = Join this simultaneous
online-deals-about = The boards of the simultaneous must be duplicated before the event and kept secret: their file is under “This session’s deals”.
online-members = Events
online-no-members = No event has joined yet.
online-member-online = online
online-member-club = at the club
online-member-count = { $count ->
    [0] nobody has entered
    [one] one pair
   *[other] { $count } pairs
}
online-member-over = finished
online-field = Overall ranking
online-field-later = The overall ranking will appear once all the events have been played.
online-field-place = Place
online-field-entrant = Pair
online-field-member = Event
online-field-boards = All the results, board by board
online-field-standing = In the simultaneous: { $result }, place { $place } of { $of }.
online-field-see = Ranking of the simultaneous
online-new-simultaneous = New simultaneous
online-new-simultaneous-about = Several events, at clubs or online, play the same boards and are ranked together. You give each club a code of its own, and admit its event.
online-simultaneous-of = Simultaneous of { $day }
online-open-simultaneous = Open the simultaneous
