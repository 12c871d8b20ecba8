# Team matches between bots.
help-match = Play a duplicate team match between two configurations of robots: each board twice.
help-match-team = A team’s robots: STRENGTH, STRENGTH:SYSTEM or STRENGTH:SYSTEM:STYLE, for example instant; or listen:PORT for an outside program (table-manager protocol).
help-match-host = The address where an outside program finds us, with listen:PORT.
help-match-boards = Number of boards; each is played in both rooms.
help-match-bidding = Bidding only; the contracts are compared double dummy.
help-match-scoring = imps, matchpoints, or a form of match whose part-scores carry over: rubber, chicago.
help-match-part_score = The points below the line of North-South and East-West before every board, for example 60:0; drawn if not given.
help-match-contracts = Both teams play the contracts that team A reaches when it bids in all four seats: compare the play of the cards.
help-match-pbn = Save every board, from both rooms, to this PBN file; - for standard output.

configuration-text = “{ $text }” is not a configuration of robots: write STRENGTH[:SYSTEM[:STYLE]], for example instant.
configuration-unknown = { $part ->
    [strength] There are no robots of the strength “{ $name }”. Strengths
    [system] The robots know no bidding system “{ $name }”. Systems
   *[style] The robots know no style “{ $name }”. Styles
}: { $names }.
outside-port = “{ $text }” is not an outside program: write listen:PORT, for example listen:2000.
outside-two = Only one team can be an outside program; “chelem table-manager --rooms 2” lets two of them play.
outside-kind = An outside program plays whole boards: leave out --bidding-only and --same-contracts.
outside-scoring = The table-manager protocol cannot say what part-scores and games there are: leave out --scoring.
match-part_score = Part-scores count only with --scoring and one of these: { $forms }.
match-kinds = Choose --bidding-only or --same-contracts, not both.

arena-progress = Boards
arena-title = { $a } v { $b }, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, seed { $seed }{ $kind ->
    [bidding] , bidding only
    [play] , the same contracts
   *[full] { "" }
}{ $form ->
    [none] { "" }
   *[other] , { NAMED($form, kind: "match") }
}{ $standing ->
    [none] { "" }
   *[other] , { $standing } before each board
}
arena-score-imps = { $score } IMPs per board for { $a }: { $won } won, { $lost } lost, { $tied } tied
arena-score-matchpoints = { $score } matchpoints above average (top 2) per board for { $a }: { $won } won, { $lost } lost, { $tied } tied
arena-score-points = { $score } points per board for { $a }: { $won } won, { $lost } lost, { $tied } tied
arena-stopped = The match was stopped: { $boards } of { $requested } boards { $boards ->
    [one] was
   *[other] were
} played.

arena-parts = Result for { $a }
arena-count = number
arena-imps = IMPs each
arena-matchpoints = matchpoints each
arena-points = points each
arena-share = per board of the match
arena-bidding = Bidding: the two contracts double dummy
arena-play = Play: the rest
arena-declaring = as declarer, against double dummy
arena-defending = in defence, against double dummy
arena-auction = Auction
arena-auction-contested = contested in at least one room
arena-auction-uncontested = uncontested in both rooms
arena-first-difference = First call that differs
arena-first-difference-none = none
arena-first-difference-opening = opening
arena-first-difference-response = response
arena-first-difference-response-contested = response, contested
arena-first-difference-rebid = opener’s rebid
arena-first-difference-rebid-contested = opener’s rebid, contested
arena-first-difference-defence = direct overcall, double or pass
arena-first-difference-balancing = balancing
arena-first-difference-advance = advance of partner’s overcall or double
arena-first-difference-later = later
arena-first-difference-later-contested = later, contested
arena-contract = Contract
arena-contract-same = the same in both rooms
arena-contract-different = different
arena-declarer = Declaring side
arena-declarer-same-side = the same in both rooms
arena-declarer-a-twice = { $a } in both rooms
arena-declarer-b-twice = { $b } in both rooms
arena-declarer-passed-out = passed out in at least one room
arena-level = Highest level reached
arena-level-slam = slam
arena-level-game = game
arena-level-part-score = part-score
arena-level-passed-out = passed out in both rooms
arena-slam = Slam bid
arena-slam-a-only = by { $a } alone
arena-slam-b-only = by { $b } alone
arena-slam-both = by both
arena-slam-neither = by neither
arena-game = Game or slam bid
arena-game-a-only = by { $a } alone
arena-game-b-only = by { $b } alone
arena-game-both = by both
arena-game-neither = by neither
arena-vulnerability = Vulnerability
arena-vulnerability-none = nobody
arena-vulnerability-one = one side
arena-vulnerability-both = both sides

arena-tricks = Tricks lost per board, compared with double dummy
arena-tricks-lead = opening leads
arena-tricks-lead-suit = against suits
arena-tricks-lead-notrump = against notrump
arena-tricks-declarer = declarer
arena-tricks-declarer-suit = in suit contracts
arena-tricks-declarer-notrump = in notrump
arena-tricks-defence = defence after the lead
arena-tricks-defence-suit = against suits
arena-tricks-defence-notrump = against notrump
arena-contracts = Contracts
arena-contracts-declared = declared
arena-contracts-doubled = doubled
arena-contracts-made = made
arena-contracts-makeable = makeable double dummy
arena-contracts-down-badly = down three or more
arena-contracts-games = games
arena-contracts-games-makeable = of these, makeable
arena-contracts-slams = slams
arena-contracts-slams-makeable = of these, makeable
arena-contracts-slam-chances = boards with a makeable slam
arena-time = Computing time per decision, mean (longest)
arena-time-calls = calls
arena-time-cards = cards
arena-time-both = { $mean } ms ({ $longest })

# How a rubber or a Chicago stands before a deal.
standing-below = A side has 0, 20, 30 … 90 points below the line, not { $points }.
standing-games = A side has 0 or 1 games, not { $games }: two end the rubber.
standing-text = “{ $text }” is not a part-score: write the points below the line of North-South and of East-West, for example 60:0.
