# Whiz-Bridge.
game-whiz = Whiz-Bridge
game-whiz-about = For three, with Domy’s open hand.

form-target = To a total
form-target-size = Points to reach
match-target = to { $size } points

told-dummy-in-whiz = { NAMED($seat, kind: "seat") } (Domy) plays { $card }

aloud-dummy-in-whiz = { NAMED($seat, kind: "seat") }, Domy, plays { SPOKEN($card) }.

# Whiz.
bid-whiz-bid = { $strain ->
    [NT] aims for { $level } tricks with Domy, at notrump
   *[other] aims for { $level } tricks with Domy, with { NAMED($strain, kind: "suit-name") } as trumps
}
bid-whiz-pass = sees no makeable contract with Domy

contract-short-in-whiz = { $tricks }{ STRAIN($strain) }
