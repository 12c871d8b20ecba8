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
