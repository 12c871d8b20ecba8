# Mini-bridge.
game-minibridge = Mini-bridge
game-minibridge-about = For beginners: announce your points, see dummy, choose.

# Calls.
call-points = { $argument } HCP
call-part = part-score { STRAIN($argument) }
call-game = game { STRAIN($argument) }
aloud-points = { $argument ->
    [0] no high-card points
    [one] { $argument } high-card point
   *[other] { $argument } high-card points
}
aloud-part = part-score in { NAMED($argument, kind: "strain-name") }
aloud-game = game in { NAMED($argument, kind: "strain-name") }
typed-points = { $argument } | { $argument } HCP | { $argument } points
typed-part = part { $argument } | part-score { $argument } | part-score in { $argument } | p { $argument }
typed-game = game { $argument } | game in { $argument } | g { $argument }
box-points = Announce your points
box-part = Choose the contract
pad-part = Part-score
pad-game = Game
box-ask-in-minibridge = Ask what an announcement means
auction-yours-in-minibridge = { $kind ->
    [points] Announce your high-card points (HCP): ace 4, king 3, queen 2, jack 1.
   *[other] { minibridge-choose }
}
minibridge-choose = Choose the contract. Part-score: 7 tricks. Game: 9 at NT, 10 at ♥ or ♠, 11 at ♣ or ♦.
meaning-hint-in-minibridge = { minibridge-choose }
meaning-hint-touch-in-minibridge = { minibridge-choose }
auction-title-in-minibridge = The announcements
auction-ask-in-minibridge = Tap an announcement to see its meaning.
auction-none-in-minibridge = Everybody’s points will appear here.
panel-auction-in-minibridge = Announcements
end-tab-auction-in-minibridge = Announced

announcing-points = You have to announce your points, and “{ ACTION($action) }” does not.
announcing-wrong = This hand does not hold { CALL($action) }: it holds { $points }.
naming-contract = You have to choose the contract, a part-score or a game; “{ ACTION($action) }” does not.
text-statement-in-minibridge = “{ $text }” is not a call here: announce your points (12), or choose a part-score or a game and a strain (game in spades, part-score NT).

# The contract and what follows.
contract-in-minibridge = { $number ->
    [1] Part-score
   *[other] Game
} in { STRAIN($strain) } by { NAMED($seat, kind: "seat") }
contract-short-in-minibridge = { $number ->
    [1] part
   *[other] game
} { STRAIN($strain) }
aloud-contract-in-minibridge = { NAMED($declarer, kind: "seat") } plays { $number ->
    [1] a part-score
   *[other] game
} in { NAMED($strain, kind: "strain-name") }: { $tricks } tricks to make. { NAMED($leader, kind: "seat") } leads.
narration-passed_out-in-minibridge = Twenty points on each side: the same dealer deals again.
bid-minibridge-points = the high-card points held: ace 4, king 3, queen 2, jack 1
bid-minibridge-contract = the contract chosen with both hands in sight: seven tricks for a part-score; for game nine in NT, ten in ♥ ♠, eleven in ♣ ♦
choice-vulnerability = Vulnerability
choice-vulnerability-never = never
choice-vulnerability-board = by board

# The score.
minibridge-part = Part-score chosen and made
minibridge-game = Game chosen and made{ $vulnerable ->
    [0] { "" }
   *[other] , vulnerable
}
minibridge-down = { $count } { $count ->
    [one] undertrick
   *[other] undertricks
}: { $count } × { $each }

# The calculator.
calc-title-minibridge = Mini-bridge
calc-note-minibridge = Every trick above six counts, with one bonus: that of the contract chosen. Points with a minus sign go to the opponents.
calc-number-in-minibridge = { $place ->
    [1] Part-score
   *[other] Game
}
calc-table-in-minibridge = Every result of { $number ->
    [1] a part-score
   *[other] a game
} in { STRAIN($strain) }
calc-text-in-minibridge = { $number ->
    [1] Part-score
   *[other] Game
} in { STRAIN($strain) } { $over }{ $colour ->
    [red] , vulnerable
   *[green] , not vulnerable
}

# Why this announcement, this contract.
minibridge-why-points = Your hand is worth { $points } HCP: ace 4, king 3, queen 2, jack 1.
minibridge-why-part = { $strain ->
    [NT] { $points } HCP between the two hands, and no suit to name: less than the { $enough } for game.
   *[other] { $length } { NAMED($strain, kind: "strain-name") } and { $points } HCP between the two hands: less than the { $enough } for game.
}
minibridge-why-game = { $strain ->
    [NT] { $points } HCP between the two hands, and no suit to name: enough for game.
   *[other] { $length } { NAMED($strain, kind: "strain-name") } and { $points } HCP between the two hands: enough for game.
}
