# What is drawn and printed: a deal as a picture, hand records.
paper-points = { $points } HCP
paper-board = Board { $number }
paper-tricks = Double dummy
paper-par = Par: N-S { $score }
paper-passed = Par: passed out
paper-cards = { NAMED($seat, kind: "seat") } cannot have { $count } cards: a hand has at most 13.
paper-table = “{ $text }” is not a table of tricks: give five rows ♠ ♥ ♦ ♣ NT of four numbers N E S W, each from 0 to 13.
paper-dealer = Dealer { NAMED($seat, kind: "seat-letter") }
paper-vulnerable = { $side ->
    [none] None vul.
    [both] Both vul.
    [NS] N-S vul.
   *[EW] E-W vul.
}
paper-hidden = unknown
paper-unknown = Unknown hands
paper-legend = On the left, high-card points. In the table, double-dummy tricks for each declarer; par: the score for N-S when both sides bid and play their best.
paper-drawing = This cannot be drawn: { $text }.
paper-empty = There are no boards to print.

# Results typed from score slips, a line each.
typed-passed = pass
typed-unplayed = np
typed-number = “{ $number }” is not the number of a board: from 1 to 999.
typed-board = Word { $place }, “{ $word }”: the number of the board comes first, for example “12 4S S +1”.
typed-entrants = Word { $place }, “{ $word }”: nobody plays against themselves.
typed-contract = Word { $place }, “{ $word }”, is not a contract. Write, for example, 4S, 3NT or 2HX, pass, or np if the board was not played.
typed-declarer = Word { $place }, “{ $word }”: the declarer comes here, N, E, S or W.
typed-lead = Word { $place }, “{ $word }”, is neither a lead, such as KH or 10S, nor a result, such as +1, = or -2.
typed-result = Word { $place }, “{ $word }”: this contract cannot have that result. Write +1, =, -2, or all of declarer’s tricks.
typed-tricks = Word { $place }, “{ $word }”, can mean two things: write +1, = or -2 instead.
typed-twice = Word { $place }, “{ $word }”, is one too many: the line is already complete.
typed-percent = “{ $text }” is not a ruling: write 60-40, averages of 40, 50 or 60, or M+-M-.
typed-no-board = The line is empty: write, for example, “12 4S S +1”.
typed-no-contract = The contract is missing: write, for example, “12 4S S +1”, “12 pass”, or “12 np” if the board was not played.
typed-no-declarer = The declarer and the result are missing, for example “S +1”.
typed-no-result = The result is missing: +1, = or -2.

# The paper of an event: guide cards, table cards, travellers, rankings.
paper-entrant = Pair { $number }
paper-entrant-in-individual = Player { $number }
paper-entrant-in-teams = Team { $number }{ $line ->
        [NS] , North-South
       *[EW] , East-West
        }
paper-side = { $side ->
    [NS] North-South
   *[EW] East-West
    }
paper-seat = { NAMED($seat, kind: "seat") }
paper-head-round = Round
paper-date = { DATE($date) }
paper-head-table = Table
paper-head-line = Sit
paper-head-seat = Seat
paper-head-partner = With
paper-head-opponents = Against
paper-head-others = With and against
paper-head-boards = Boards
paper-turned-legend = on black: you change direction.
paper-stays = stay
paper-stay = You stay at table { $table }.
paper-start = First round: table { $table }, { $place }.
paper-start-out = You sit out the first round; then: table { $table }.
paper-out = { $table ->
    [0] Sit-out: you have finished.
   *[other] Sit out this round. Then: table { $table }.
    }
paper-continued = (continued)
paper-head-ns = N-S
paper-head-ew = E-W
paper-head-from = Boards from
paper-head-to = Boards to
paper-head-shared = Shared with
paper-head-board = Board
paper-head-vulnerable = Vul.
paper-head-contract = Contract
paper-head-declarer = By
paper-head-lead = Lead
paper-head-result = Result
paper-head-score-ns = N-S score
paper-head-score-ew = E-W score
paper-head-percent = %
paper-table-number = Table { $table }
paper-nobody = nobody
paper-nobody-legend = nobody: no opponents in this round. The pair that sits here sits out.
paper-sign = Section { $section } – Table
paper-sign-closed = Sit-out table: nobody plays here. A pair that is sent here waits for the next round.
paper-sign-rests = { $count ->
    [one] Round { $rounds }: no opponents here. The pair that sits here sits out.
   *[other] Rounds { $rounds }: no opponents here. The pair that sits here sits out.
    }
paper-stand = stand
paper-director = director
paper-half-time = { $table }, at half-time
paper-boards-stay = they stay
paper-tables = { $count ->
    [1] table { $tables }
   *[other] tables { $tables }
    }
paper-all-tables = all tables
paper-deals = Dealer: { NAMED($seat, kind: "seat") }
paper-is-vulnerable = { $side ->
    [none] None vulnerable
    [both] Both vulnerable
    [NS] North-South vulnerable
   *[EW] East-West vulnerable
    }
paper-vulnerable-short = { $side ->
    [none] None
    [both] Both
    [NS] N-S
   *[EW] E-W
    }
paper-slip = Table { $table } – round { $round }
paper-slip-pairs = N-S { $ns }   against   E-W { $ew }{ $exchange ->
    [0] {""}
   *[other] {" "}– at half-time, exchange with table { $exchange }
    }
paper-slip-out = Pair { $who } sits out: you do not play this round.
paper-slip-out-in-teams = Team { $who } sits out: you do not play this round.
paper-slip-out-in-individual = Players { $who } sit out: you do not play this round.
paper-initials = Initials:   N-S ………………   E-W ………………
paper-phone = Your phone: code { $letters }
paper-join = Scan this code with your phone, or type the address, to enter the results of this table.
paper-join-letters = Scan this code with your phone, or type the address and then the six letters, to enter the results of this table.
paper-address = This address is too long for a QR code: { $most } characters at most.
paper-head-place = Place
paper-head-entrant = No.
paper-head-names = Names
paper-head-imps = IMPs
paper-head-board-points = Points
paper-head-vp = VPs
paper-head-points = Score
paper-head-matchpoints = MPs
paper-head-won = Points
paper-head-times = Freq.
paper-head-score = N-S score
paper-head-percent-ns = % N-S
paper-head-percent-ew = % E-W
paper-head-imps-ns = IMPs N-S
paper-head-imps-ew = IMPs E-W
paper-head-won-ns = Points N-S
paper-others = with { $partner }, against { $first } and { $second }
paper-side-short = { $side ->
    [NS] N-S
   *[EW] E-W
    }
paper-scorecard = Pair { $number }{ $line ->
    [NS] , North-South
    [EW] , East-West
   *[none] {""}
    }
paper-scorecard-in-teams = Team { $number }{ $line ->
    [NS] , North-South
    [EW] , East-West
   *[none] {""}
    }
paper-scorecard-in-individual = Player { $number }{ $line ->
    [NS] , North-South
    [EW] , East-West
   *[none] {""}
    }
paper-result = { $placed ->
    [no] Not ranked: { $result }
   *[yes] Place { $place } of { $count }: { $result }
    }{"%"}
paper-result-in-imps = { $placed ->
    [no] Not ranked: { $result }
   *[yes] Place { $place } of { $count }: { $result }
    }{" "}IMPs
paper-result-in-points = { $placed ->
    [no] Not ranked: { $result }
   *[yes] Place { $place } of { $count }: { $result }
    }{" "}points
paper-result-in-vp = { $placed ->
    [no] Not ranked: { $result }
   *[yes] Place { $place } of { $count }: { $result }
    }{" "}VPs
paper-team-tables-NS = The team’s North-South
paper-team-tables-EW = The team’s East-West
paper-match = { $round ->
    [0] Against
   *[other] Round { $round }, against
    } pair { $number }
paper-match-in-teams = { $round ->
    [0] Against
   *[other] Round { $round }, against
    } team { $number }
paper-match-bye = Round { $round }: bye
paper-match-result = { $points } of { $most } points
paper-match-result-in-imps = { $margin } IMPs, { $points } VPs
paper-match-result-in-percent = { $margin }%, { $points } VPs
paper-match-corrected = { $result } (instead of { $actual })
paper-match-points = { $points } VPs
paper-match-void = void match, { $points } VPs
paper-match-open = no result yet
paper-matches-sum = Total: { $points } points
paper-matches-sum-in-imps = Total: { $margin } IMPs, { $points } VPs
paper-matches-sum-in-percent = Total: { $points } VPs
paper-group = Group { $letter }
paper-fouled = Fouled board: not all tables played the same cards. { $side ->
    [both] Each result is compared
    [NS] For North-South, each result is compared
   *[EW] For East-West, each result is compared
    } only with those of its group.
paper-fouled-mark = * Fouled board: compared only with the tables that played the same cards.
paper-passed-out = passed out
paper-ruled = director’s ruling
paper-weighted = weighted score
paper-no-result = No result
paper-no-result-missing = not played
paper-no-result-sit-out = sit-out

help-event-print = Print the paper of an event as PDF: before it from its movement, after it from its results.
help-event-print-what = The paper: guide-cards, table-cards, travellers, slips (score slips), signs (table numbers); ranking, scorecards, results (of each board).
help-event-print-output = The PDF to write; - for standard output.
help-event-print-file = A file of a movement, or the event’s log, for the papers before the event (otherwise --pairs and --rounds), the event’s file for those after it.
help-event-print-title = The title at the head of each paper.
help-event-print-section = The section: of a file of several the only one that is printed; otherwise what the papers say.
help-event-print-points = The size of the ranking’s print: 14 or 20 points.
help-event-print-entrant = The scorecard of this entrant only.
help-event-print-deals = A file of boards, whose hands are printed with the results.
help-event-print-url = The address on table signs, as text and as a QR code; {"{table}"} and {"{section}"} are replaced.
event-print-section = There is no section “{ $section }”; the file has { $sections }.
event-print-nothing = There is nothing to print yet: nobody is seated, or no round is drawn.
event-print-kinds = These movements are of different kinds and cannot be printed together; choose one with --section: { $sections }.
event-print-results = To print { $what }, give the file of the event.
event-printed = { $path } is ready to print.
