# The deals of an event: what a board cost by what was possible double dummy, and results to look at.
event-deals-twice = Board { $board } is in this file twice, with different hands.
event-deals-no-boards = The boards can be dealt once the movement is chosen, as it says which are played.
event-deals-known = The hands from a file are there already: remove them first, then the program can deal.
event-deals-online = These boards are being played online: nobody can have the hands before the event is closed.
event-deals-begun = The first round has started: the program deals only before it.
event-deals-none = The hands of no board are known.

event-cost-play = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} made, { $possible } were there double dummy{ $made ->
    [no] { $makes ->
        [yes] : it makes
       *[no] {""}
    }
   *[yes] {""}
}.{""}
event-cost-play-in-percent = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} made, { $possible } were there double dummy{ $made ->
    [no] { $makes ->
        [yes] : it makes
       *[no] {""}
    }
   *[yes] {""}
}.{" "}They were worth { DECIMAL($more) }% more.
event-cost-play-in-imps = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} made, { $possible } were there double dummy{ $made ->
    [no] { $makes ->
        [yes] : it makes
       *[no] {""}
    }
   *[yes] {""}
}.{" "}They were worth { DECIMAL($more) } IMPs more.
event-cost-defence = Their { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: declarer made { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $possible } are possible against the best defence{ $made ->
    [yes] { $makes ->
        [no] : it could have been set
       *[yes] {""}
    }
   *[no] {""}
}.{""}
event-cost-defence-in-percent = Their { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: declarer made { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $possible } are possible against the best defence{ $made ->
    [yes] { $makes ->
        [no] : it could have been set
       *[yes] {""}
    }
   *[no] {""}
}.{" "}That was worth { DECIMAL($more) }% more.
event-cost-defence-in-imps = Their { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }: declarer made { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $possible } are possible against the best defence{ $made ->
    [yes] { $makes ->
        [no] : it could have been set
       *[yes] {""}
    }
   *[no] {""}
}.{" "}That was worth { DECIMAL($more) } IMPs more.
event-cost-bid = { $level }{ STRAIN($strain) } by { NAMED($declarer, kind: "seat") } was there and makes double dummy ({ DECIMAL($points) } points); { $count ->
    [0] nobody bid it
    [one] one other table bid it
   *[other] { $count } of the { $others } other tables bid it
}.
event-cost-par = Neither the play nor another contract was better double dummy: your score ({ DECIMAL($points) }) is that of par ({ DECIMAL($par) }) or better, but others did better still.
event-cost-below-par = Par was { DECIMAL($par) } for your side; your score is { DECIMAL($points) }.

event-suspect-tricks = { $level }{ STRAIN($strain) }{ $stake ->
    [2] X
    [4] XX
   *[other] {""}
} by { NAMED($declarer, kind: "seat") }, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: double dummy { $possible ->
    [one] { $possible } is
   *[other] { $possible } are
} possible.
event-suspect-trumps = { NAMED($side, kind: "side") } have only { $count ->
    [one] one card
   *[other] { $count } cards
} in { STRAIN($strain) } together.
event-suspect-board = The result would be normal on board { $other }: was that the board played?
event-suspect-exchanged = This result and that of board { $other } would fit the other way round: were they swapped?
event-suspect-side = The result would be normal if { NAMED($side, kind: "side") } declared: is the declarer wrong, or was the board turned round?
event-suspect-strain = The result would be normal in { STRAIN($strain) }: was the wrong key tapped?
event-suspect-unexplained = There is no simple explanation: ask the table.
