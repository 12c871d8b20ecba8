# Text mode, on the page of a table.
text-pictures = Graphical table
text-log = Match so far
text-nothing = Nothing has happened yet.
text-label = Your command
text-send = Send
text-help = For example: “hand”, “1 heart”, “queen of spades”, “last”, “points”, “hint”, “faster”, “help”.
text-first = hand
text-claim =
    { NAMED($seat, kind: "seat") } { $tricks ->
        [0] concedes the rest
        [one] claims one of the tricks left
       *[other] claims { $tricks } of the tricks left
    }: yes or no?
text-undo = { NAMED($seat, kind: "seat") } asks to take back { CARD($card) }: yes or no?
text-watch = { $asker ->
    [host] The host
   *[player] { $name }
} asks to let spectators see { $own ->
    [yes] your hand
   *[no] { NAMED($seat, kind: "seat") }’s hand
}: yes or no?
text-over = The match is over. Type “results” for the other tables.
text-open = The table is waiting for players.
text-between = The deal is over. Type “next” for the next one, “results” for the other tables.
text-training = Go on training
text-wait = Waiting.
