# The terminal: help of the commands.
help-chelem = Chelem: play bridge in all its forms, score, deal, check.
help-of-typer-usage = Usage:
help-of-typer-arguments = Arguments:
help-of-typer-options = Options:
help-of-typer-commands = Commands:
help-of-typer-default = default:
help-of-typer-required = required
help-of-typer-command = COMMAND [ARGS]...
help-of-typer-env-var = env var:
help-value-text = text
help-value-number = number
help-value-file = file
help-name-auction = AUCTION
help-name-bot = BOT
help-name-database = DATABASE
help-name-deal = DEAL
help-name-file = FILE
help-name-files = FILES
help-name-form = FORM
help-name-game = GAME
help-name-host = HOST
help-name-in = IN
help-name-key = KEY
help-name-log = LOG
help-name-name = NAME
help-name-out = OUT
help-name-paper = PAPER
help-name-seat = SEAT
help-name-strength = STRENGTH
help-name-system = SYSTEM
help-name-token = TOKEN
help-name-value = VALUE
help-name-who = WHO
help-lang = The language, fr or en; by default, that of the environment.
help-json = Write JSON, for other programs.
help-version = Print the version.
help-seed = A seed; the same seed gives the same cards.
help-score = Score a contract and explain it line by line.
help-score-contract = The contract and its result: "4SX-2", "3NT=", "2♠+1"; in Whiz "10♥"; in the bridge of 1900 "♥X".
help-score-vulnerable = Declarer’s side is vulnerable.
help-score-method = The scoring to use: { $methods }.
help-score-made = Contract made or not (Whiz).
help-score-tricks = The tricks won by declarer’s side (in the bridge of 1900: the dealer’s), 0 to 13.
help-score-honours = Honours. Rubber and Chicago: those in one hand (4, 5; the opponents’ -4, -5). Bridge of 1900: those of the dealer, left, partner and right, "4,0,1,0" (at notrump, aces).
help-score-void = Bridge of 1900: the players void in trumps, among dealer, left, partner, right.
help-score-before = Chicago: the points already scored towards game, 0 or 20 to 90.
help-score-last = Chicago: this is the fourth deal.
help-score-option = Another fact for the score: in Chicago before=60 (points already scored towards game), last=1 (fourth deal).
help-deal = Deal cards: diagrams, or a list of deals for the other commands.
help-deal-count = How many deals.
help-deal-game = A game with prepared deals of its own (comptoir).
help-deal-prepared = The number of the prepared deal, 1 to 7.
help-deal-dealer = The dealer of a prepared deal.
help-deal-number = Show the deal with this number.
help-deal-format = A diagram, or a line for each deal: its hands as in PBN, JSON, or its number.
help-play = Play in the terminal, with robots.
help-help = Show this help and exit.
help-play-game = The game: { $games }.
help-play-match = The form of match; contract: duplicate:8, rubber, chicago; whist: thirty:3; comptoir: seven; whiz: deals:9, target:300; minibridge: duplicate:8.
help-play-deals = Stop after this number of deals.
help-play-seat = Your seat (default: South).
help-play-option = An option of the game, for example mark=traditional.
help-play-auto = Robots play in all four seats.
help-play-bots = The robots: STRENGTH:SYSTEM or STRENGTH:SYSTEM:STYLE, such as normal:sef. Strengths: instant, normal, strong; by default normal:sayc (normal:sef in French), and instant:sayc with --auto.
help-play-save = Save the match to this file, move by move.
help-resume = Resume a match saved by "play --save".
help-resume-log = The match file.
help-replay = Check the log of a match move by move, and show the match.
help-replay-log = The log file, or - for standard input.
help-replay-to = Show the match after this entry of the log, counted from 0.
help-replay-partial = Accept a log as one player saw it, with hidden hands.
help-replay-key = Check that the log is signed with this public key, as the server shows at /api/server-key.
help-replay-set = The text that opens a challenge, a match or an event: the server’s text, then each contribution after a colon. Check that all boards follow from it.
help-replay-acknowledged = The proof that a page has saved: check that this contribution, which the server acknowledged, is in the cards.
help-menu = Choose from a menu.

cli-left = Goodbye.
usage = Usage error: { $reason }
usage-NoSuchOption = There is no option “{ $option }”; see --help.
usage-MissingParameter = Missing: { $option } (see --help).
usage-BadParameter = This value of “{ $option }” is not valid; see --help.
cli-absent = { $path } does not exist.
cli-file = { $path } cannot be read or written ({ $reason }).
cli-folder = { $path } is a folder, not a file.
cli-denied = You are not allowed to read or write { $path }.
cli-text = This is not UTF-8 text: { $reason }.
cli-machine = The computer cannot do that: { $reason }.
cli-broken = A worker process was killed; try fewer processes (--jobs), which need less memory.

# What a command refuses.
save-exists = The file { $path } already exists: choose another name, or resume that match with “chelem resume”.
resume-format = This log, of format { $format }, is that of a live table: only matches played in the terminal can be resumed here.
resume-seat = Nobody started this match in that seat ({ $seat }).
option-form = “{ $text }” is not an option: write name=value.
deal-option = Prepared deals are those of bridge de comptoir: --game comptoir --prepared 1 to 7 (here: { $prepared }).
replay-to = There is no entry { NUMBER($to, useGrouping: 0) }: the last one is { NUMBER($end, useGrouping: 0) }.
replay-key = The log is not signed with the key { $key }.
undo-nothing = There is nothing to undo in this deal.
typed-answer = “{ $text }”: answer yes or no.
typed-nothing = Type a call or a card (or “help”).
typed-claim = How many tricks do you claim? Type for example “claim 3”, or “claim all”.
typed-P = pass | p
typed-which = Several cards are possible: give the suit of “{ $text }” as well.

# The score explained.
score-vulnerable = vulnerable
score-nothing = no points
score-total = Total
deal-numbered = Deal number { $number }

# The table.
player = Player { $number }
player-you = you
role-you = you
role-dummy = dummy
role-no_player = no player
table-tricks = Tricks: N-S { $ns }, E-W { $ew }
table-trick = { $cards } → { NAMED($seat, kind: "seat") }
table-current = This trick: { $cards }
table-turned = Tricks won (| North-South, — East-West): { $tricks }
table-range = { $from } to { $to }
table-legal = Possible: { $actions }
narration-call = { NAMED($seat, kind: "seat") }: { $call }
narration-card = { NAMED($seat, kind: "seat") } plays { $card }
narration-dummy = { NAMED($seat, kind: "seat") } (dummy) plays { $card }
narration-trick = { NAMED($seat, kind: "seat") } wins the trick (N-S { $ns }, E-W { $ew }).
narration-contract = Contract: { $contract }. { NAMED($seat, kind: "seat") } leads.
narration-claim = { $tricks ->
    [0] { NAMED($seat, kind: "seat") } concedes the rest of the tricks
    [one] { NAMED($seat, kind: "seat") } claims one of the remaining tricks
   *[other] { NAMED($seat, kind: "seat") } claims { $tricks } of the remaining tricks
} and shows their hand.
narration-accepts = { NAMED($seat, kind: "seat") } accepts.
narration-refuses = { NAMED($seat, kind: "seat") } declines: play goes on.
narration-swapped = { NAMED($a, kind: "seat") } and { NAMED($b, kind: "seat") } swap seats.
narration-passed_out = Everybody passed: the cards are dealt again.
narration-undone = Undone.
ask-call = Your call ›
ask-card = Your card ›
ask-dummy = Card from { NAMED($seat, kind: "seat") } ›
ask-claim_anyway = Claim { $tricks } anyway (yes, no)? ›
ask-claim = Do you accept (yes, no)? ›
match-duplicate = duplicate, { $size ->
    [one] { $size } board
   *[other] { $size } boards
}
match-deals = { $size ->
    [one] { $size } deal
   *[other] { $size } deals
}
play-you = You are { NAMED($seat, kind: "seat") }. Type “help” at any time.
play-deal = Deal { $deal }
play-drawn = { NAMED($seat, kind: "seat") } drew the highest card and deals.
play-continue = [Enter] to continue
play-left = You have left the table. Goodbye!
play-no_trick = No trick has been completed yet.
play-help =
    A call: 1♥, 1H, 1 heart, 3NT, pass, double, redouble;
      in Whiz: 8 hearts; in the bridge of 1900: a trump suit, partner chooses,
      may I play, yes, double, pass.
    A card: ♥10, H10, queen of spades, or the rank alone (K, 10) where that
      is enough; Enter alone plays the only legal card.
    claim 5, claim all: claim 5, or all, of the tricks left; your hand is
      then shown. concede: give up the rest.
    hand, last, tricks, auction, sheet: see the table, the last trick, all
      tricks, the auction, the score.
    hint: what a robot would do in your place, and what its call shows.
    auction: each call with what it shows.
    undo: take back your last call or card. quit: leave the table.
hint-accept = Hint: accept.
hint-refuse = Hint: refuse.
play-total = { $who }: { $points }
play-totals = Totals: { $totals }

# The sheet.
sheet-title = Score
sheet-deal = Deal
sheet-contract = Contract
sheet-total = Total
sheet-short-passed = Pass
sheet-line-below = { $side ->
    [NS] N-S below
   *[EW] E-W below
}
sheet-line-above = { $side ->
    [NS] N-S above
   *[EW] E-W above
}
sheet-split-below = { $side ->
    [NS] N-S tricks
   *[EW] E-W tricks
}
sheet-split-above = { $side ->
    [NS] N-S hon.
   *[EW] E-W hon.
}
replay-chain = { $extent ->
    [none] The log has no chain.
    [partial] The chain is correct up to entry { NUMBER($to, useGrouping: 0) }; later entries have none.
   *[whole] The chain is complete.
} { $hidden ->
    [0] {""}
    [one] One entry is hidden and cannot be checked.
   *[other] { NUMBER($hidden, useGrouping: 0) } entries are hidden and cannot be checked.
}
replay-signed = Entry { NUMBER($entry, useGrouping: 0) } has a valid signature by the key { $key }. { $known ->
    [1] It is the key you gave.
   *[0] Compare it with the one the server shows at /api/server-key.
}
replay-acknowledged = { $fate ->
    [used] The contribution of { $player } to deal { $deal }, which the server acknowledged, is in the cards.
    [left_out] The server acknowledged the contribution of { $player } to deal { $deal }, then left it out: it could choose the cards.
   *[open] Deal { $deal } is not over: whether the contribution of { $player } is in the cards is not known yet.
}
replay-set = { $others ->
    [0] { $boards ->
        [one] The board revealed follows from this text.
       *[other] The { $boards } boards revealed follow from this text.
    }
    [one] Board { $other } does not follow from this text.
   *[other] These boards do not follow from this text: { $other }.
}
replay-good = The log is correct: { NUMBER($entries, useGrouping: 0) } entries. The match after entry { NUMBER($version, useGrouping: 0) }:

menu-score = Score a contract
menu-deal = Deal the cards
menu-language = f  En français
menu-quit = q  Quit
menu-choice = Your choice ›
menu-unknown = Type one of the numbers or letters of the menu.
menu-contract = The contract (for example 4SX-2, or 3NT= vulnerable; Enter to finish) ›
