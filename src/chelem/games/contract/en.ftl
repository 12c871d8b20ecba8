# Contract bridge.
game-contract = Contract bridge
game-contract-about = Today’s bridge: duplicate (the same deals, compared), rubber, or in four deals (Chicago).

form-rubber = Rubber
form-chicago = Chicago
match-rubber = rubber
match-chicago = Chicago

# The score.
rubber-won = Rubber won by { $games } games to { $lost }
rubber-by-NS = North-South win the rubber.
rubber-by-EW = East-West win the rubber.
rubber-unfinished-game = Only game of the unfinished rubber
rubber-unfinished-partscore = Only part-score of the unfinished game
chicago-completed = Game completed, { mark-vulnerable }: { $before } + { $made }
chicago-partscore = Part-score on the last deal

# The calculator.
calc-title-contract = Contract bridge, duplicate
calc-note-contract = X: doubled; XX: redoubled. Points with a minus sign go to the opponents.
calc-title-rubber = Contract bridge, rubber
calc-note-rubber = X: doubled; XX: redoubled. The rubber bonus is added at the end.
calc-title-chicago = Contract bridge, Chicago
calc-note-chicago = X: doubled; XX: redoubled. Points with a minus sign go to the opponents.
calc-honours = Honours in one hand
calc-honours-held = { $count ->
    [0] No honours to count
   *[other] { $kind ->
        [aces] All four aces
       *[trumps] { $count ->
            [5] All five honours in trumps
           *[other] Four honours in trumps
        }
    }, { $whose ->
        [ours] declarer’s side
       *[theirs] the opponents
    }
}
calc-before = Points toward the game so far
calc-last = This is the fourth deal

standing-rubber = At rubber the sides that have won a game are vulnerable, and no others: with these games it is not “{ $vulnerable }”.
standing-chicago = No Chicago has “{ $vulnerable }” there: nobody is vulnerable on the first deal, which has no part-scores, dealer’s side on the next two, both on the fourth.
