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
    [NT] wants { $level } tricks with Domy, at no trumps
   *[other] wants { $level } tricks with Domy, { NAMED($strain, kind: "suit-name") } trumps
}
bid-whiz-pass = sees no contract to make with Domy

contract-short-in-whiz = { $tricks }{ STRAIN($strain) }
