# The pages.
web-failed = That did not work. Try again in a moment.
web-offline = The server does not answer. Check the connection, then try again.
web-no-line = You are offline. Score sheets work; everything else comes back with the connection.
header-home = Chelem, home page
dialog-close = Close
page-coming = Loading…
lost-title = There is nothing at this address.
lost-about = The address may have been copied wrongly, or the page may be gone. The link of a table, a challenge or an event ends with a code; here are all the other pages.
lost-broken = This page could not be loaded.
lost-again = Try again
hand-void = no { NAMED($suit, kind: "suit-name") }

# The navigation: the sections, then their pages.
nav-label = Navigation
nav-menu = Menu
nav-pages = All pages
nav-play = Play
nav-compete = Compete
nav-train = Practise
nav-learn = Learn
nav-tools = Tools
nav-you = You
nav-events = My events
nav-daily = Daily tournament
nav-challenge = Challenge a friend
nav-teams = Team match
nav-club = Club duplicate
nav-practice = Deals by theme
nav-problems = Declarer-play problems
nav-lessons = Lessons
nav-rules = Rules
nav-systems = Bidding systems
nav-glossary = Glossary
nav-etiquette = Etiquette
nav-incidents = When things go wrong
nav-history = History
nav-score = Score calculator
nav-sheet = Score sheet
nav-analyse = Analyse deals
nav-devices = Name and devices
nav-mine = My deals
nav-cards = My convention cards
nav-figures = My figures

# The settings.
settings-title = Settings
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-sound = Sound and vibration
sound-on = Turn the sound on
sound-off = Turn the sound off
notify-turn = It is your turn.

# The first page.
home-title = Sit down and play bridge.
home-about = Chelem is a free, open-source site for playing bridge against robots or with friends, for learning it, and for studying your deals. No account, no advertising.
home-bridge = Bridge is played by four people in two partnerships, with 52 cards: in the auction each side says how many tricks it will take, and then tries to take them.
home-picture = A table: you play 4 spades as South, and dummy’s cards are face up in North.
home-play = Play
home-play-what = Four deals with three robots, right now.
home-resume = Resume a match
home-table = { NAMED($kind, kind: "form") } · you are { NAMED($seat, kind: "seat") }{ $status ->
    [open] , waiting for players
   *[other] {""}
}
home-invite = Invite friends
home-lessons = I have never played
home-lessons-what = Twelve short lessons, from the cards to the first bids.

# A new table.
form-duplicate = Duplicate
form-deals = Fixed number of deals

# The bots of a table.
bots-strength = Strength of the robots
bots-strength-instant = easy
bots-strength-normal = normal
bots-strength-strong = strong
bots-sides = Robots: { NAMED($strength, kind: "bots-strength") }, { $north } (North-South), { $east } (East-West).
bots-here = Robots: { NAMED($strength, kind: "bots-strength") } strength, { $system }.

# Before the first deal.
name-label = Your name at the table
name-kept = Welcome, { $name }.
name-ask = Your name
name-keep = Save
name-later = Later
sit-empty = There is an empty seat at this table.
sit-at = Sit { NAMED($seat, kind: "seat") }

# The table.
title-table = Bridge table
title-asked = ● Your answer, please · Chelem
title-yours = ● Your turn · Chelem
title-turn = { NAMED($seat, kind: "seat") } to play · Chelem
table-coming = Loading the table…
topbar-doors = Menu
topbar-text = Text mode
panels-title = Side panel
panel-auction = Auction
panel-sheet = Score
panel-chat = Chat
panel-table = Table
info-rules = The rules of the game
info-leave = Leave my seat
info-stop = End the match here
board-title = The table
chair-no_player-name = no player
chair-empty-name = empty seat
chair-unnamed = Guest
seat-you = { $name } (you)
seat-you-unnamed = you
seat-declarer = declarer
seat-dummy = dummy
away-gone = { $name } ({ NAMED($seat, kind: "seat") }) is away.
away-empty = The { NAMED($seat, kind: "seat") } seat is empty.
away-bot = Let a robot play
away-fill = Add a robot
away-wait = in { $seconds } s
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
seat-away = away
seat-turn = to play
seat-yours = your turn
seat-played = declarer plays
plate-of = Deal { $number } of { $of }
plate-deal = Deal { $number }
plate-board = Board { $number }
plate-deals = { NAMED($seat, kind: "seat") } deals
plate-vulnerability = { $side ->
    [none] Nobody is vulnerable
    [all] Both sides vulnerable
   *[other] { NAMED($side, kind: "side") } vulnerable
}
plate-dealer-mark = D
drawn-title = The highest card deals first.
hand-label = { NAMED($seat, kind: "seat") }’s hand
hand-count = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
hand-confirm = { CARDNAME($card) }, confirm
trick-now = Current trick
trick-last = Last trick
trick-card = { NAMED($seat, kind: "seat") }: { CARDNAME($card) }
trick-wins = , wins the trick
turned-label = Tricks won: { $won }; lost: { $lost }
tricks-needed =
    { $taken } of { $needed } { $needed ->
        [one] trick
       *[other] tricks
    } · defence { $others }
tricks-plain = { NAMED($side, kind: "side") } { $taken } · opponents { $others }
action-last = Last trick
action-last-short = Last
action-hint = Hint
hint-would = Hint: { ACTION($action) }.
action-claim = Claim
action-undo = Undo
action-hurry = Faster
action-play-on = Play on fast
action-look = See declarer’s hand
action-look-short = See its hand
action-declare = Play for my robot
claim-title = Claim tricks
claim-how = How many of the { $left } remaining tricks will your side win? Your hand will be shown.
claim-all = All of them
claim-nothing = Concede the rest
claim-again = Your side’s claim was declined: you can claim again when this trick is over.
claim-said =
    { NAMED($seat, kind: "seat") } { $tricks ->
        [0] concedes the rest.
       *[other] claims { $claimed ->
            [all] all the tricks left ({ $left })
           *[some] { $tricks } of the { $left } tricks left
        }.
    }
answer-waiting = Waiting for: { $seats }.
undo-said = { NAMED($seat, kind: "seat") } asks to take back { CARD($card) }.
answer-accept = Accept
answer-refuse = Decline
count-title = What your hand is worth
plan-title = Plan of play
auction-title = The auction
auction-ask = Tap a call to see what it showed.
auction-none = The auction will be shown here.
auction-turn = { NAMED($seat, kind: "seat") } to act.
auction-yours = Your call.
auction-alert = alerted
meaning-none = No agreed meaning.
meaning-points = { $points } HCP
meaning-exactly = Exactly: { $ranges }
meaning-hint = Your call. Hover over a call to see its meaning.
meaning-hint-touch = Your call. Hold a call to see its meaning.
box-title = Bidding box
box-levels = Level
box-strains = Strain
box-ask = Ask what a bid means
box-again = tap again
box-confirm = { CALL($call) }, confirm
alert-open = Explain a call
alert-label = What it means:
alert-send = Explain
chat-nothing = No messages yet.
chat-ready = Quick phrases
chat-label = Your message
chat-send = Send
chat-opponents = To the opponents only
chat-private = (to the opponents)
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
chat-phrase-hello = Hello everyone!
chat-phrase-luck = Good luck!
chat-phrase-thanks = Thank you, partner.
chat-phrase-well = Well played!
chat-phrase-sorry = Sorry.
chat-phrase-moment = One moment, please.
chat-phrase-bye = Thanks, see you soon!
clock-label = { NAMED($seat, kind: "seat") }’s time
notices-said = What happens at the table
notice-reconnecting = Reconnecting…
notice-store-away = The server cannot save moves right now. Yours will be sent again automatically.
notice-robots-slow = The robots are slow just now.
notice-answered-no = { NAMED($seat, kind: "seat") } declines: play goes on.
notice-allowed-no = { NAMED($seat, kind: "seat") } declines the undo.
notice-undone = { NAMED($seat, kind: "seat") } takes it back.
contract-of = { CALL($bid) } by { $name }
notice-declare = You play for your robot, as { NAMED($seat, kind: "seat") }.

deal-prepared-brief = Prepared deal
deal-chosen = Chosen cards
deal-of-set = { $kind ->
    [challenge] Board of the challenge
    [teams] Board of the match
   *[other] Tournament board
}
deal-unanswered = No contribution from { $names }
deal-known = { $people ->
    [1] .
   *[other] : somebody at the table may know them.
}
deal-origin = { $origin ->
    [number] These cards were chosen by number, not shuffled{ deal-known }
    [file] These cards come from a file and were not shuffled{ deal-known }
    [replay] These cards have been played before{ deal-known }
    [practice] These cards were chosen for practice, not shuffled.
    [challenge] These are the cards of a challenge, not shuffled for this table.
   *[event] These are the cards of an event or a team match, the same at all its tables.
}
deal-alone = The server drew them alone.
seen-table = The player who opened the table already knows this deal.
seen-steps = { $steps ->
    [one] The first call comes from a file.
   *[other] The first { $steps } calls and cards come from a file.
}

# After the deal.
result-title = Deal { $number }
result-nothing = No points.
result-practice = Practice deal: you played for your robot, or saw its hand.
result-selected = Practice deal: selected, not shuffled.
result-next = Next deal
result-ready = Ready
result-waiting = Waiting for: { $seats }.
result-again = Another match
result-home = Home page
result-next-begun = Another match begins, with the same players.
result-next-match = Join the next match
verdict-title = End of the match
dealing-now = Dealing the cards…
dealing-left-out = These cards were drawn without an answer from the { $count ->
    [one] device of { $names }.
   *[other] devices of { $names }.
}
after-review = Review the deal
after-report = Report a problem
report-label = What happened? The log of the match will be attached.
report-send = Send
report-sent = Thank you. Your report is number { NUMBER($number, useGrouping: 0) }.

# A deal by its number.
opening-title = A deal to play
opening-about = { $game }. You will sit South, with three robots.
opening-play = Play this deal
opening-number = Deal number { $number }

# Text mode.
text-yours = Your turn.
text-dummy = Your turn to play from { NAMED($seat, kind: "seat-of") }.
text-compared = Against the other tables: { $percent }%, { $imps } IMPs.
text-standing = For the whole match: { $percent }%, place { $rank } of { $tables }.
