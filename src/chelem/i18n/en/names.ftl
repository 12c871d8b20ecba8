# Names of seats, sides, strains, suits, ranks and calls.
seat-N = North
seat-E = East
seat-S = South
seat-W = West
side-NS = North-South
side-EW = East-West
strain-NT = NT
strain-name-C = clubs
strain-name-D = diamonds
strain-name-H = hearts
strain-name-S = spades
strain-name-NT = notrump
suit-name-C = clubs
suit-name-D = diamonds
suit-name-H = hearts
suit-name-S = spades
rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-name-A = ace
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
rank-name-T = ten
rank-name-9 = nine
rank-name-8 = eight
rank-name-7 = seven
rank-name-6 = six
rank-name-5 = five
rank-name-4 = four
rank-name-3 = three
rank-name-2 = two
card-name = { NAMED($rank, kind: "rank-name") } of { NAMED($suit, kind: "suit-name") }
call-P = pass
call-X = double
call-XX = redouble
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W
seat-of-N = North
seat-of-E = East
seat-of-S = South
seat-of-W = West

# In sentences for listeners.
card-the = the { NAMED($rank, kind: "rank-name") } of { NAMED($suit, kind: "suit-name") }
aloud-bid = { $number } { $strain ->
    [NT] notrump
   *[other] { $number ->
        [one] { NAMED($strain, kind: "suit-of-one") }
       *[other] { NAMED($strain, kind: "suits-name") }
    }
}
suit-of-one-C = club
suit-of-one-D = diamond
suit-of-one-H = heart
suit-of-one-S = spade
suits-name-C = clubs
suits-name-D = diamonds
suits-name-H = hearts
suits-name-S = spades
aloud-doubled-X = doubled
aloud-doubled-XX = redoubled
aloud-result = { $way ->
    [made] made exactly
    [over] { $tricks ->
        [one] 1 overtrick
       *[other] { $tricks } overtricks
    }
   *[down] { $tricks } down
}
