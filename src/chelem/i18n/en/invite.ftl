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
deal-of-day = It was dealt at random with all boards of the day, and nobody chose it: the hash published when the tournament opened lets you check that.
deal-of-day-proof = See the commitment of the tournament
