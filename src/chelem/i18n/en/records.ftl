# Boards read from files: their faults, and how they are reported.
report-board = board { $board }:
report-fault = error:
report-warning = warning:
report-skipped = skipped:
record-twice = The { CARDNAME($card) } is in two hands.
record-count = { NAMED($seat, kind: "seat") } has { $count } { $count ->
    [one] card
   *[other] cards
} instead of 13.
record-dealer = { NAMED($seat, kind: "seat") } makes the first call, but { NAMED($dealer, kind: "seat") } is the dealer.
record-over = The auction is over: { CALL($call) } is too late.
record-sufficient = { CALL($call) } is marked as insufficient, but it is not.
record-passed_out = A contract is stated, but everybody passed.
record-declarer = The declarer is given as { NAMED($told, kind: "seat") }, but it is { NAMED($seat, kind: "seat") }.
record-leader = { NAMED($seat, kind: "seat") } leads, but it is { NAMED($leader, kind: "seat") }’s lead.
record-too_many = All thirteen tricks are played: { CARDNAME($card) } is one card too many.
record-no_revoke = The { CARDNAME($card) } is marked as a revoke, but it is not.
record-no_lead = The { CARDNAME($card) } is marked as a lead out of turn, but it is not.
record-nobody = Everybody passed, but a result in tricks is given.
record-sum = The tricks of the two sides do not add up to thirteen.
record-result = The result is given as { $told } { $told ->
    [one] trick
   *[other] tricks
}, but declarer has won { $tricks }, with { $left } still to play.
record-score = The score is given as { NUMBER($told, useGrouping: 0) }, but it is { NUMBER($points, useGrouping: 0) }{ $side ->
    [none] { "" }
   *[other] { " " }to { NAMED($side, kind: "side") }
}.
side_value-unknown = “{ $text }” is not a number of tricks or points, with or without its side: write for example 9, NS 7 or EW -50.
record-none = There is no board here.
record-setting = Board { $board }: the four hands, the dealer or the vulnerability are not all known.
record-apart = Board { $board } does not follow the boards before it in one match.
record-not_passed = The board is given as passed out, but the auction leads to { CALL($contract) }{ $stake ->
    [2] { " " }doubled
    [4] { " " }redoubled
   *[other] { "" }
} by { NAMED($seat, kind: "seat") }.
record-contract = The contract is given as { CALL($told) }{ $told_stake ->
    [2] { " " }doubled
    [4] { " " }redoubled
   *[other] { "" }
}, but the auction leads to { CALL($contract) }{ $stake ->
    [2] { " " }doubled
    [4] { " " }redoubled
   *[other] { "" }
}.
record-board = Board { $board }
record-no_hands = The cards are not known.
record-all_passed = Everybody passed.
record-trick = ({ NAMED($leader, kind: "seat") } leads, { NAMED($winner, kind: "seat") } wins)
record-other = { NAMED($game, kind: "game") }: { $declarer ->
    [none] passed out.
   *[other] { STRAIN($strain) }, { $wanted } tricks bid, ×{ $stake }, { NAMED($declarer, kind: "seat") } declarer: { $made } made.
}
