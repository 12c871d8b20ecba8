# The director's pages: kinds of events, sections, Swiss draws, changes of a movement under way.
plan-ask-kind = What are you playing?
plan-kind = Individual
plan-kind-in-pairs = Pairs
plan-kind-in-swiss-pairs = Swiss pairs
plan-kind-in-barometer = Barometer
plan-kind-in-teams = Teams
plan-kind-in-swiss-teams = Swiss teams
plan-kind-why = Everyone plays for themselves, with a new partner each round.
plan-kind-why-in-pairs = A fixed movement, Mitchell or Howell, ranked by percentage.
plan-kind-why-in-swiss-pairs = In each round, pairs meet opponents close to them in the ranking; each round is a match scored in victory points.
plan-kind-why-in-barometer = All tables play the same boards at once: the ranking is complete after each round.
plan-kind-why-in-teams = Teams of four play matches against each other, at fixed tables.
plan-kind-why-in-swiss-teams = In each round, teams of four meet opponents close to them in the ranking; a match takes two tables.
plan-ask-count = 1. How many players?
plan-ask-count-in-pairs = 1. How many pairs?
plan-ask-count-in-teams = 1. How many teams?
plan-ask-copies = How many copies of each board do you have?
plan-copies = { $copies ->
    [1] One
    [2] Two
    [match] One a match
   *[table] One a table
}
plan-copies-why = { $copies ->
        [1] One set of boards for the whole room: it goes from table to table.
        [2] Two sets of boards: up to four tables play the same boards, and exchange them at half-time.
       *[table] All tables play the same boards at once.
    }
plan-copies-why-in-teams = { $copies ->
        [1] One set of boards for the whole room: the matches play different boards.
        [2] Two sets of boards: one for each table of a match, or one a match if there are two.
        [match] The two tables of a match exchange their boards at half-time.
       *[table] All tables play the same boards at once.
    }
plan-section-count = Section { $section }: how many pairs?
plan-section-count-in-teams = Section { $section }: how many teams?
plan-section-count-in-individual = Section { $section }: how many players?
plan-wait = The rest will appear once you have given the number.
plan-wait-in-pairs = Possible movements will appear once you have given the number of pairs (4 to 120).
plan-add-section = Another section
plan-remove-section = Without section { $section }
plan-sections-about = The sections play the same boards, each with its own movement and clock, and are ranked together.
plan-read = Movement from a file
plan-proposed = Proposed movements
plan-read-about = JSON, YAML, CSV, EBUScore, Bridge_pal or .ASC
plan-balance = Balance: 100 if each pair is compared equally with all the others. Where it is low, the ranking also depends on where you sit; above 80 nobody feels the difference.
plan-exchange = At half-time of each round, the tables exchange their boards two by two.
plan-sets = Some tables play the same boards at once: have { $most } sets of boards, or { $fewest ->
    [1] one set whose boards the tables pass on
   *[other] { $fewest } sets whose boards the tables pass on
    } during the round.
plan-swiss = Swiss settings
plan-swiss-rounds = Rounds
plan-swiss-boards = Boards per round
plan-swiss-size = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    } of { $boards ->
    [one] one board
   *[other] { $boards } boards
    }: about { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes }
    }.
plan-swiss-odd = With an odd number
plan-odd = { $odd ->
    [bye] one sits out
    [triangle] triangle over two rounds
   *[half-matches] triangle of half-matches
}
plan-odd-why = { $odd ->
    [bye] One has a bye and receives 60% of the victory points: 12 out of 20.
    [triangle] Three teams play each other over two rounds; nobody sits out, except in a single last round.
   *[half-matches] Three teams play each other in half-matches within the round, each worth half.
}
plan-swiss-first = First round
plan-first = { $first ->
    [lot] by lot
   *[halves] upper half against lower half, by number
}
plan-new-section = Add a section
plan-new-section-do = Open section { $section }
plan-did-section = section { $section } opened
plan-draw = Draw round { $round }
plan-draw-show = See the draw
plan-draw-again = Draw round { $round } again
plan-draw-gone = { $count ->
    [one] Pair { $pairs } no longer plays but is still in the draw for round { $round }.
   *[other] Pairs { $pairs } no longer play but are still in the draw for round { $round }.
}
plan-draw-added = { $count ->
    [one] Pair { $pairs } is playing but is not in the draw for round { $round }.
   *[other] Pairs { $pairs } are playing but are not in the draw for round { $round }.
}
plan-draw-missing = { $boards ->
    [one] One result of the round in play is still missing: the draw is made without it.
   *[other] { $boards } results of the round in play are still missing: the draw is made without them.
}
plan-draw-how = To change who meets whom, tap two numbers: they swap places.
plan-draw-number = Number { $number }, swap
plan-draw-changed = This is not the draw that the ranking gives: it will be marked as your decision.
plan-draw-confirm = Keep this draw
plan-draw-restore = Back to the draw
plan-did-draw = round { $round } drawn
plan-draws = The draws
plan-draw-of = Draw of round { $round }
plan-draw-decided = Changed by the director.
plan-draw-check = Anyone can repeat the draw: the file has everything it depends on.
plan-draw-file = The draw as a file
plan-draw-corrected = A later correction
plan-by-director = I make each draw myself
plan-by-director-about = { $by ->
    [director] Before each round, the first too, the draw is proposed to you: keep it or change it. The round waits for you.
   *[program] The first round is drawn by lot, each later one as soon as all the tables have finished. Anyone can read the draws and repeat them.
}
plan-did-assign = { $to ->
    [director] the director makes the draws
   *[program] the program makes the draws
}
plan-draw-change = Change the draw of round { $round }
plan-draw-hurry = Round { $round } has been drawn and starts soon: stop the clock if you want to change the draw.
plan-draw-waits = Round { $round } is waiting for your draw.
plan-draw-later = You will draw round { $round } once all the tables have played.
plan-draw-rematches = { $matches ->
    [one] One match is a rematch.
   *[other] { $matches } matches are rematches.
}
director-log-drawn = Section { $section }: round { $round } drawn
director-log-assigned = Section { $section }: { $to ->
    [director] the director makes the draws
   *[program] the program makes the draws
}
director-log-joined = Event { $member } has entered this simultaneous
director-log-invited = The club { $club } is invited
director-log-uninvited = Invitation { $invitation } is no longer good
director-log-admitted = Event { $member } is admitted to this simultaneous
director-log-removed = Event { $member } is removed from this simultaneous
director-log-membership = { $standing ->
    [asked] Request to play simultaneous { $simultaneous }
    [member] Ranked in simultaneous { $simultaneous } again
   *[removed] Not ranked in simultaneous { $simultaneous }
}
plan-change = Change the remaining rounds
plan-change-what = What do you want to change?
plan-change-movement = Another movement
plan-change-table = One table
plan-change-about = From round { $round } on, for the { $count } still playing.
plan-change-rounds = Rounds left
plan-change-boards = Boards per round
plan-change-arriving = How many more are coming?
plan-change-none = No movement fits.
plan-change-save = Change from round { $round }
plan-did-change = another movement from round { $round }
plan-change-round = Round
plan-change-at = Table
plan-change-side = { $side ->
    [NS] North-South
   *[EW] East-West
}
plan-change-nobody = nobody
plan-change-numbers = Boards (for example 4 5 6)
plan-did-table = table { $table }, round { $round } changed
plan-change-over = There are no rounds left to change.
plan-warnings = Check before confirming
