# Before the match: the seats, and inviting friends.
lobby-title = Waiting for players
lobby-sit = Sit here
lobby-move = Move here
lobby-bot = Add a robot
lobby-leave = Leave this seat
lobby-empty = Free this seat
lobby-start = Start
lobby-draw = Draw for partners
lobby-draw-again = Draw again
partners-title = Draw for partners
partners-rule = { $deals ->
    [yes] The two highest cards play together; the highest deals first.
   *[no] The two highest cards play together.
}
partners-highest = { $deals ->
    [yes] deals first
   *[no] highest card
}
partners-choose = You have the highest card: choose your seat. Your partner sits opposite.
lobby-start-bots = { $open ->
    [one] A robot will take the empty seat.
   *[other] Robots will take the empty seats.
}
lobby-listed = Open the table to anyone
lobby-listed-what = It is shown on the first page, with the players’ names, until the match starts.
lobby-listed-now = This table is open to anyone: it is shown on the first page.
lobby-waiting = The player who opened the table will start the match.

invite-title = Invite your friends
invite-how = Send them this link. Opening it is all they need to do to join you.
invite-text = A game of bridge?
invite-message = A game of bridge? Join me at my table: { $link }
invite-link = Link to the table
invite-copy = Copy the link
invite-copied = The link is copied.
invite-share = Share…
invite-mail = E-mail
invite-sms = Text message
invite-device = Continue on another device
invite-scan = Or show this code: a phone’s camera opens the table.
invite-code = QR code of the link to the table
policy-fixed = The greyed settings are the same at all tables that play these boards.
deal-of-day = The server alone drew it, with all boards of the day: the hash published when the tournament opened lets you check that it has not changed since.
deal-of-day-proof = See the commitment of the tournament
policy-title = Table settings
policy-usual = default
policy-undo = Undo
policy-undo-free = always
policy-undo-consent = if opponents agree
policy-undo-off = never
policy-pace = Speed of the robots
policy-pace-calm = slow
policy-pace-medium = normal
policy-pace-brisk = fast
policy-pace-instant = instant
policy-clock = Time for a move
policy-clock-0 = no limit
policy-clock-30 = 30 seconds
policy-clock-60 = 1 minute
policy-clock-90 = 1 minute 30
policy-clock-120 = 2 minutes
policy-clock-180 = 3 minutes
policy-clock-240 = 4 minutes
policy-clock-300 = 5 minutes
policy-watch = What spectators see
policy-watch-nobody = nothing
policy-watch-table = the cards on the table
policy-watch-delayed = everything, one deal later
policy-watch-N = North’s hand too
policy-watch-E = East’s hand too
policy-watch-S = South’s hand too
policy-watch-W = West’s hand too
policy-hints = Hints
policy-hints-alone = when you play alone with robots
policy-hints-allowed = always
policy-hints-off = never
policy-grace = Keep the seat of a player who has left for
policy-grace-0 = no time
policy-grace-15 = 15 seconds
policy-grace-30 = 30 seconds
policy-grace-60 = 1 minute
policy-grace-120 = 2 minutes
policy-declare = Alone with robots, when dummy
policy-declare-off = you watch
policy-declare-look = you see declarer’s hand
policy-declare-alone = you play for declarer
policy-alerts = Who explains a call
policy-alerts-self = the player who made it
policy-alerts-partner = that player’s partner

# Spectators of a hand, and a board of a set in hand.
in_hand-title = A board is waiting for you
in_hand-alone = If you give it up, you do not play the boards after it either; those that you have finished count.
in_hand-together = If you give it up, a robot finishes it for you.
in_hand-finish = Finish the board
in_hand-give_up = Give it up
watch-said = { $asker ->
    [host] The host
   *[player] { $name }
} asks to let spectators see { $own ->
    [yes] your hand
   *[no] { NAMED($seat, kind: "seat") }’s hand
}.
watch-shown = Spectators see { NAMED($seat, kind: "seat") }’s hand.
watch-waiting = Spectators will see { NAMED($seat, kind: "seat") }’s hand once these agree: { $seats }.
watch-hide = Stop showing it
