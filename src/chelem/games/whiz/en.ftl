# Whiz-Bridge.
game-whiz = Whiz-Bridge
game-whiz-about = For three: the fourth hand, called Domy, is face up from the start.

form-target = To a total
form-target-size = Points to reach
match-target = to { $size } points

notice-swapped = { $one } and { $other } exchange seats: declarer faces Domy.
narration-swapped-in-whiz = { NAMED($a, kind: "seat") } and { NAMED($b, kind: "seat") } swap seats: declarer faces Domy.

aloud-exposed-in-whiz = { $no_player ->
    [1] Domy
   *[0] { NAMED($seat, kind: "seat") }
}'s hand is exposed: { $hand }.

role-no_player-in-whiz = Domy
chair-no_player-name-in-whiz = Domy
chair-no_player-in-whiz = { NAMED($seat, kind: "seat") } is Domy’s seat: nobody can sit there.
deal-no_player-in-whiz = { NAMED($seat, kind: "seat") } is Domy’s seat and never deals.

narration-dummy-in-whiz = { NAMED($seat, kind: "seat") } (Domy) plays { $card }

aloud-dummy-in-whiz = { NAMED($seat, kind: "seat") }, Domy, plays { SPOKEN($card) }.

# Whiz.
bid-whiz-bid = { $strain ->
    [NT] aims for { $level } tricks with Domy, at notrump
   *[other] aims for { $level } tricks with Domy, with { NAMED($strain, kind: "suit-name") } as trumps
}
bid-whiz-pass = sees no makeable contract with Domy

contract-short-in-whiz = { $tricks }{ STRAIN($strain) }

# The score.
whiz-made = { $tricks } tricks bid and made: 2 × { $tricks }
whiz-failed = { $tricks } tricks bid, not made: 1 × { $tricks }
whiz-game = Game bonus
whiz-slam-small = Small slam bonus
whiz-slam-grand = Grand slam bonus

# The calculator.
calc-title-whiz = Whiz-Bridge
calc-note-whiz = The points go to declarer if the contract is made, to each of the two others if it fails.
calc-level-in-whiz = Tricks bid
calc-table-in-whiz = All the contracts of Whiz-Bridge
calc-head-in-whiz = Tricks
calc-text-in-whiz = { $made ->
    [1] { $contract }, made
   *[0] { $contract }, failed
}
calc-column-failed = Failed, to each opponent
calc-to-declarer = to the declarer
calc-to-others = to each opponent
calc-line-declarer = declarer
calc-line-other = an opponent
score-total-declarer = for the declarer
score-total-others = for each of the others

# Why this bid.
whiz-why-bid = { $strain ->
    [NT] With Domy, { $points } HCP: about { $tricks } tricks at notrump.
   *[other] With Domy, { $points } HCP and { $length } { NAMED($strain, kind: "strain-name") }: about { $tricks } tricks.
}
whiz-why-weak = Only { $points } HCP with Domy: it takes more than 20.
whiz-why-pass = { $points } HCP with Domy, but no bid left has an even chance.

# What a hand is worth.
whiz-note-notrump-brief = NT: { $tricks } tricks
whiz-note-notrump-name = At notrump
whiz-note-notrump = about { $tricks } tricks
whiz-note-notrump-why = Estimated from the high-card points, the aces and the weak suits of both hands.
whiz-note-trumps-brief = { STRAIN($strain) } trumps: { $tricks } tricks
whiz-note-trumps-name = { STRAIN($strain) } as trumps
whiz-note-trumps = about { $tricks } tricks
whiz-note-trumps-why = Estimated from the high-card points, the trumps and the short suits of both hands.
count-both-name-in-whiz = With Domy
count-both-why-in-whiz = More than 20 are needed to bid. With 25 or 26, balanced hands make about nine tricks at notrump; with 32 or 33, twelve.
plan-finesse-in-whiz = { STRAIN($suit) }: { $rank ->
        [A] { $towards ->
            [dummy] lead low towards Domy’s king, in case the ace is in front of it.
           *[hand] lead low from Domy towards your king, in case the ace is in front of it.
        }
        [K] finesse against the king, leading { $towards ->
            [dummy] from your hand towards Domy.
           *[hand] from Domy towards your hand.
        }
       *[Q] finesse against the queen, leading { $towards ->
            [dummy] from your hand towards Domy.
           *[hand] from Domy towards your hand.
        }
    }
