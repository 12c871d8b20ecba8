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
typed-outcome = This is not the result of a board: a number from 1 to 999, and tricks only with a contract.
typed-board = Word { $place }, “{ $word }”: the number of the board comes first, for example “12 4S S +1”.
typed-entrants = Word { $place }, “{ $word }”: a pair does not play against itself.
typed-contract = Word { $place }, “{ $word }”, is not a contract. Write, for example, 4S, 3NT or 2HX, pass, or np if the board was not played.
typed-declarer = Word { $place }, “{ $word }”: the declarer comes here, N, E, S or W.
typed-lead = Word { $place }, “{ $word }”, is neither a lead, such as KH or 10S, nor a result, such as +1, = or -2.
typed-result = Word { $place }, “{ $word }”: this contract cannot have that result. Write +1, =, -2, or all of declarer’s tricks.
typed-tricks = Word { $place }, “{ $word }”, can mean two things: write +1, = or -2 instead.
typed-twice = Word { $place }, “{ $word }”, is too much: the line is already complete.
typed-no-board = The line is empty: write, for example, “12 4S S +1”.
typed-no-contract = The contract is missing: write, for example, “12 4S S +1”, “12 pass”, or “12 np” if the board was not played.
typed-no-declarer = The declarer and the result are missing, for example “S +1”.
typed-no-result = The result is missing: +1, = or -2.
