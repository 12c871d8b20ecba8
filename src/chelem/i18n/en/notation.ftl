# What is printed around the cards.
hand-hidden = hidden cards
hand-backs = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
plate-dealer = Dealer: { NAMED($seat, kind: "seat") }
plate-vulnerable = { $side ->
    [none] Nobody vulnerable
    [both] Both vulnerable
   *[other] Vulnerable: { NAMED($side, kind: "side") }
}

# What was typed and could not be read.
text-suit = “{ $text }” is not a suit: write spades, hearts, diamonds or clubs.
text-strain = “{ $text }” is neither a suit nor notrump: write spades, hearts, diamonds, clubs or NT.
text-seat = “{ $text }” is not a seat: write North, East, South or West.
text-card = “{ $text }” is not a card: write for example ♥10, SQ or queen of spades.
text-call = “{ $text }” is not a call: write for example 1♥, 3NT, pass (in Whiz 8♥).
text-after = “{ $text }” comes after “All pass”: it means that everyone else passes, so it must come last.
text-hand = “{ $text }” is not a hand: write the four suits, for example ♠AKQ2 ♥J109 ♦876 ♣543, with a dash for a void.
text-result = “{ $text }” is not a contract: write for example 3NT=, 2♠X+1 or 4♥ by North -2.
text-contract = “{ $text }” is not a contract with its declarer: write for example 4♥ by North.

# Faults in files and values.
suit-unknown = “{ $text }” is not a suit: write S, H, D or C.
strain-unknown = “{ $text }” is neither a suit nor notrump: write S, H, D, C or NT.
rank-unknown = “{ $text }” is not the rank of a card: write A, K, Q, J, T (ten), 9 … 2.
seat-unknown = “{ $text }” is not a seat: write N, E, S or W.
side-unknown = “{ $text }” is not a side: write NS or EW.
card-unknown = “{ $text }” is not a card: write it like HT (ten of hearts) or SK (king of spades).
call-unknown = “{ $text }” is not a call: write it like P (pass), X (double) or XX (redouble).
bid-unknown = “{ $text }” is not a bid: write it like 1H or 3NT.
name-unknown = “{ $text }” does not name trumps: write it like name:H or name:NT.
action-unknown = “{ $text }” is neither a call nor a card: write it like P, 1H or HT.
contract-unknown = “{ $text }” is not a contract: write it like 3NT by S or 4SX by N, with its result like 4SX-2 by N.
contract-no_result = “{ $text }” has no result: give the tricks, or write it like 4S-2 by N.
vulnerability-unknown = “{ $text }” does not say who is vulnerable: write none, NS, EW or both.
vulnerability-seats = Only one seat of a side is vulnerable: { $seats }.
contract-tricks = A contract is for 7 to 13 tricks, not { $tricks }.
contract-stake = A contract counts ×1, ×2 doubled, ×4 redoubled, and so on, doubling each time: it cannot count ×{ $stake }.
hand-suits = “{ $text }” is not a hand: write four suits separated by dots, for example AKQ2.JT9.876.543.
hand-twice = { CARD($card) } is in the same hand twice.
hand-bits = { $text } is not the number of any hand.
deal-twice = { CARD($card) } is in two hands.
deal-count = { NAMED($seat, kind: "seat") } must have 13 cards and has { $count }.
deal-form = “{ $text }” is not a deal: write the first seat, a colon, then four hands, for example N:AKQ2.JT9.876.543 ….
deal-number = { $number } is not the number of any deal: it is too large or negative.
text-statement = “{ $text }” is not a call here: type “help” to see what is possible.

date-in-words =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    } { $year }
