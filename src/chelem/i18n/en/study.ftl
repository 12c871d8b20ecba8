# The study pages: bidding systems, quiz, convention card.
study-systems = Bidding systems
study-systems-about = These pages come straight from the rules that the robots bid by: what you read here is what they do at the table.
study-system-sayc = Five-card majors, a strong notrump, weak twos: the most widely played system in North America, and the standard one online.
study-system-sef = Five-card majors as taught in France: a strong artificial two clubs, a game-forcing two diamonds, transfers, Roudi, third- and fourth-suit forcing.
study-system-2over1 = The American tournament standard: a new suit at the two level forces to game, one notrump over a major forces for a round; inverted minors, Drury, keycards.
study-system-acol = The system of British clubs: four-card majors, a weak notrump, limit raises on four trumps; a new suit forces for one round.
study-nav = Study pages
study-chapters = Chapters
study-browse = Auctions
study-browse-what = Click through an auction and see what each call shows.
study-quiz = Quiz
study-quiz-what = A hand and an auction: what do you bid?
study-card = Convention card
study-card-what = One A4 page to print, filled in from the system’s own rules.
study-agreements = Conventions
study-agreements-what = What a partnership may choose: each choice with what it changes, hands and a quiz.
study-agreements-about = What a partnership may agree on in this system. Each choice has a page: the calls that it changes, five hands, and a quiz.
study-agreements-none = This system leaves nothing to choose.
study-agreement-usual = (the system’s own)
study-choice-usual = This is how “{ $system }” plays it.
study-choice-other = “{ $system }” plays it otherwise, unless your convention card says so.
study-choice-together = This choice does not go together with all the others of “{ $system }”. It is shown here with:
study-choice-others = All conventions
study-choice-quiz = Practise it
study-choice-changes = What it changes
study-choice-nothing = No auction was found in which it changes what a call means.
study-choice-examples = Hands
study-texts = Texts
study-texts-what = The books and notes that the system follows, and where it differs from them.
study-texts-about = A chapter that names a text follows what was read of it; where the text is silent, and in every other chapter, the agreements are those that players use.
study-texts-none = No text is declared: everything is as it is played.
study-texts-read = What was read
study-texts-chapters = Chapter by chapter
study-deviations = Where the system differs
study-deviation = { $title }: { $sentence }
study-as-played = As it is played
study-as-played-rest = The rest: as it is played

study-part-openings = Opening bids
study-part-major = Responses to a major
study-part-minor = Responses to a minor
study-part-notrump = After a notrump opening
study-part-strong = Strong openings
study-part-preempts = Preempts and weak twos
study-part-rebids = Rebids
study-part-slams = Slams
study-part-competition = Competitive bidding
study-part-general = General rules
study-filter = Find a chapter
study-filter-none = No chapter has that name.
study-filter-count = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
study-loading = Loading…
study-opening = No one has opened yet
study-vulnerable-dealer = Dealer’s side vulnerable
study-vulnerable-others = Dealer’s opponents vulnerable
study-vulnerable-all = All vulnerable
study-scoring-matchpoints = Matchpoints
study-scoring-rubber = Rubber bridge
study-below-dealer = { $points } below the line for the dealer’s side
study-below-others = { $points } below the line for the dealer’s opponents
study-below-you = You have { $points } points below the line.
study-below-them = The opponents have { $points } points below the line.
study-alert = Alerted
study-go-on = Go on after

study-jump = Go to an auction
study-jump-hint = For example: 1H 2C, or 1NT 2C 2D
study-jump-go = Show
study-silent = Opponents pass
study-restart = Start again
study-back = Previous call
study-made = The auction
study-next = { $seat ->
    [N] North to call
    [E] East to call
    [S] South to call
   *[W] West to call
}
study-over = The auction is over.
study-other-call = Another call
study-other-choose = Outside the system…
study-outside = Outside the system
study-examples = Hands that bid like this
study-examples-deal = Deal some hands
study-examples-more = Other hands
study-examples-none = No hand found: this auction is very rare.

study-theme = Topic
study-topic-openings = Opening bids
study-topic-major = Responses to 1♥ and 1♠
study-topic-minor = Responses to 1♣ and 1♦
study-topic-notrump = Responses to 1NT and 2NT
study-topic-stayman = Stayman and transfers
study-topic-rebids = Opener’s rebid
study-topic-strong = Strong openings
study-topic-weak = Responses to weak twos
study-topic-slams = Slams
study-topic-overcalls = Overcalls and doubles
study-topic-takeout = Responses to takeout doubles
study-topic-competition = Competitive auctions
study-topic-part-score = Bidding to the part-score
study-topic-convention = This convention
study-your-hand = Your hand (South)
study-your-call = Your call?
study-right = Right: { CALL($call) }.
study-wrong = The system’s call: { CALL($answer) } (yours: { CALL($call) }).
study-reason = Why { CALL($call) }:
study-yours = What { CALL($call) } would show:
study-yours-none = { CALL($call) } is not a call of the system in this position.
study-every = All the system’s calls here
study-another = Next question
study-score = { $asked ->
    [0] No answers yet
   *[other] { $right } out of { $asked }
}
study-score-what = Your score on this topic
study-score-clear = Clear my scores
study-score-kept = Scores stay on this device.
study-explore = Explore this auction

study-box-general = General approach
study-box-openings = Opening bids
study-box-notrump = Responses to 1NT
study-box-majors = Responses to a major
study-box-minors = Responses to a minor
study-box-strong = Responses to strong and weak twos
study-box-slams = Slams
study-box-defence = Defensive bidding
study-box-contested = When the opponents intervene
study-box-leads = Leads and signals
study-print = Print
study-card-about = Points are high-card points (HCP) unless stated as support points. Nobody vulnerable; opponents pass unless their calls are shown in brackets.
study-agreed = { $agreement }: { $choice }
study-for-people = { $choice } (robots do not follow it)
study-card-filled = Filled in from the rules of Chelem’s “{ $system }” system.
study-card-names = Players

# The glossary.
glossary-title = Glossary
glossary-about = The words of the game, in English and in French.
glossary-search = Find a word
glossary-none = No word found.
glossary-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
glossary-letters = Letters
glossary-link = Link to { $term }
sheet-of-side = { $side ->
    [NS] Convention card of North-South
   *[EW] Convention card of East-West
}
side-sheet-title = { $side ->
    [NS] North-South
   *[EW] East-West
}: { $title }
opponents-play = Your opponents play “{ $card }”
opponents-close = Close
study-workshop = My own systems
study-workshop-what = Change a rule of a system, see at once what it changes, and play it with robots.
