# Review of a board, double dummy: par, and what each call and each card cost.
review-either = { $one } or { $other }
review-par-passed = passed out, 0
review-bid = { CALL($bid) }{ $stake ->
    [1] { "" }
    [2] X
   *[4] XX
} by { NAMED($declarer, kind: "seat") }
review-price = { NUMBER($points, useGrouping: 0) } points, { $imps ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
review-better = { $best ->
    [P] pass
    [X] double
    [XX] redouble
   *[other] bid { CALL($best) }
}
review-call = { NAMED($seat, kind: "seat") } { $call ->
    [P] passes
    [X] doubles
    [XX] redoubles
   *[other] bids { CALL($call) }
}: { $kind ->
    [make] { review-bid } could have been made
    [sacrifice] the sacrifice in { review-bid } ({ $result }) was cheaper
    [other] better to { review-better } ({ $best ->
        [P] { "" }
        [X] { "" }
        [XX] { "" }
       *[other] leading to{ " " }
    }{ review-bid }, { $result })
   *[out] better to pass the board out
}; { review-price }.
review-played = { NAMED($seat, kind: "seat") } { $lead ->
    [1] leads
   *[0] plays
} { CARD($card) }{ $dummy ->
    [1] { " " }from dummy
   *[0] { "" }
}: { $cost ->
    [one] one trick lost
   *[other] { $cost } tricks lost
}{ $turn ->
    [given] , and the contract can no longer be beaten
    [lost] , and the contract can no longer be made
   *[none] { "" }
}; { $others ->
    [0] only { CARD($better) } was right
   *[other] { CARD($better) }, for example, was better
}.
review-scored = { $side ->
    [none] { "" }
   *[other] { " " }({ NUMBER($points, useGrouping: 0) } to { NAMED($side, kind: "side") })
}
review-outcome = { review-bid }{ $result ->
    [none] { "" }
   *[other] { " " }{ $result }
}{ review-scored }.
review-possible = Double dummy: { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}{ review-scored }.
review-ended = From the last known card, declarer could take { $left } { $left ->
    [one] trick
   *[other] tricks
}; the result says { $tricks }.
review-passed = Passed out.
review-par = Par: { $par }.
review-gain = { $side ->
    [none] The result equals par.
   *[other] { NAMED($side, kind: "side") } beats par by { NUMBER($points, useGrouping: 0) } points ({ $imps ->
        [one] { $imps } IMP
       *[other] { $imps } IMPs
    }).
}

# What could not be reviewed.
review-no_deal = The four hands are not known: nothing to review.
review-no_dealer = The dealer is not known: the calls cannot be judged.
review-no_vulnerable = The vulnerability is not known: the calls cannot be judged.
review-no_calls = The calls are not known.
review-no_contract = The contract is not known: the play cannot be judged.
review-no_play = The play of the cards is not known.
review-stopped = An irregularity ends the review of the play here.
review-digits = “{ $text }” is not a table of tricks: twenty digits, 0 to 9 and a to d, are needed.
review-rows = In the table of tricks, “{ $text }” is missing, duplicated, or cannot be read.
review-contract = “{ $text }” is not a par contract: in a file, it is written NS 4S= or EW 5DX-2, for example.
review-par-text = { $contracts }, { NUMBER($points, useGrouping: 0) } for { NAMED($side, kind: "side") }
