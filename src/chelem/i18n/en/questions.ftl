# chelem bid and chelem card: questions of other programs, in lines of JSON.
help-bid = Answer questions from another program: which call, and what it shows; JSON lines in and out.
help-bid-bot = The robot that answers: STRENGTH:SYSTEM:STYLE.
help-bid-seed = The seed of the robot: with the same seed, equal questions get equal answers.

question-json = This line is not JSON.
question-utf8 = This line is not text in UTF-8.
question-long = A line has more than { $most } bytes.
question-object = A question is a JSON object with these keys: { $keys }.
question-key = There is no key “{ $key }”; the keys are: { $keys }.
question-missing = The key “{ $key }” is missing.
question-repeated = The key “{ $key }” occurs twice.
question-member = “{ $key }”:
question-text = this must be text, in quotation marks.
question-texts = each element of this list must be text, in quotation marks.
question-list = this must be a list, in square brackets.
question-number = this must be a whole number.
question-no_line = part-scores and games are counted at rubber and Chicago only: add “"scoring": "rubber"”.
question-word = “{ $text }” is not one of { $words }.
question-thirteen = a hand has 13 cards, not { $count }.
question-over = the auction is over before { CALL($call) }.
question-no_call = The auction is over: there is no call to make.
question-failed = The robot could not answer ({ $reason }).
question-trick = a trick has at most four cards.
question-short = only the last trick may have fewer than four cards.
question-leader = { NAMED($seat, kind: "seat") } leads to this trick, not { NAMED($leader, kind: "seat") }.
question-revoke = { NAMED($seat, kind: "seat") } plays { CARD($card) } after having shown out of that suit.
question-held = { $due ->
    [one] one card is left
   *[other] { $due } cards are left
} here, not { $count }.
question-unseen = dummy is on the table after the opening lead: its cards are needed.
question-early = dummy is not on the table before the opening lead: this must be null.
question-no_contract = these calls do not end in a contract.
question-no_card = every card has been played.
question-turn = It is { NAMED($seat, kind: "seat") }'s turn to play.
question-impossible = The other hands cannot be dealt so that they fit the cards played.

help-card = Answer questions from another program: which card, and why; JSON lines in and out.
card_reason-only = The only card that may be played.
card_reason-equal = All the cards that may be played are equal.
card_reason-maxim = The usual card here, by the maxims of play.
card_reason-search = The card that takes most tricks in the last cards.
card_reason-mean = Best on average over { $layouts ->
    [one] the only layout
   *[other] { $layouts } layouts
} of the hidden cards.
card_reason-close = The usual card here: over { $layouts } layouts of the hidden cards, none is clearly better.
card_reason-sure = Keeps the contract certain, however the other cards lie.
