# The daily tournament: the same boards for all, each alone with robots.
daily-title = Daily tournament
daily-title-of = Tournament of { $day }
daily-about = { $boards } duplicate boards, the same for everyone. You sit South with three robots and play whenever you like.
daily-bots = Your partner and both opponents play { $bidding } at { NAMED($strength, kind: "bots-strength") } strength: the same robots for everyone.
daily-bots-system = See this system
daily-terms = Only your first attempt counts, with no undo and no hints. You can stop and come back later. When your partner is declarer, you play their cards.
daily-open = Open until { $time } by your device’s clock.
daily-closed = This tournament is over.
daily-play = Play the tournament
daily-percent = { $percent } across all tables
daily-provisional = provisional, on { $compared } of { $boards } boards
daily-waiting = { $waiting ->
    [one] Tables of robots are still playing one of your boards: its percentage follows.
   *[other] Tables of robots are still playing { $waiting } of your boards: their percentages follow.
}
daily-waiting-rank = { $waiting ->
    [one] Tables of robots are still playing one board: the final result and the ranking follow.
   *[other] Tables of robots are still playing { $waiting } boards: the final result and the ranking follow.
}
daily-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
   *[other] { $rank }th
} of { $players }
daily-people-percent = { $percent } among players
daily-alone = Nobody else has played these boards yet.
daily-standing = Ranking
daily-nobody = Nobody has played yet.
daily-ranking-provisional = No ranking yet: tables of robots are still playing, and the percentages are provisional.
daily-ranking-later = You will see the ranking once you have played all the boards.
daily-counts = { $finished ->
    [0] Nobody has finished yet
    [one] { $finished } player has finished
   *[other] { $finished } players have finished
}, { $playing ->
    [0] nobody is still playing
    [one] { $playing } is still playing
   *[other] { $playing } are still playing
}.
daily-field = All tables
daily-among = Among players
daily-people = Players
daily-robots = Robots
daily-two-percents = “All tables” compares your score with those of the other players and of tables of robots, added to make sixteen results on every board. “Among players” compares it with the players’ scores only.
daily-how = The percentage and the robots
daily-how-field = On each board, you score two matchpoints for every table with a worse score than yours and one for every table with the same score. The percentage is your share of the possible matchpoints. The ranking uses “all tables”, and only complete cards are ranked.
daily-how-robots = Faced with the same calls and cards, the robots do the same thing at every table.
daily-how-strengths = Your three robots are of normal strength. At the robots’ tables, each direction has as many easy, normal and strong pairs: anyone who plays like a normal robot averages 50%.
daily-how-once = Your first attempt is that of your browser, which the server knows by its cookie. Somebody with another browser can therefore play the boards again: the ranking is for fun, and nothing prevents it.
daily-robot-tables = The robots’ tables in this tournament
daily-north-south = North-South
daily-east-west = East-West
daily-robot-pair = { $bidding } ({ NAMED($strength, kind: "bots-strength") })
daily-results = Your boards
daily-results-all = The boards
daily-contract = Contract
daily-score = NS score
daily-board-percent = { $percent } across all tables
daily-board-waiting = robots still playing
daily-board-people = { $percent } among players
daily-practice = This is practice: only your first attempt counts, and the tournament uses that one.
daily-yours = you
daily-month = Ranking of the month ({ $month })
daily-month-about = The average of the finished tournaments in which you have played all the boards.
daily-month-none = No tournament has finished this month.
daily-month-days = Tournaments
daily-month-boards = Boards
daily-mean = Average
daily-before = Previous day
daily-after = Next day
daily-today = Today’s tournament
daily-days = Other days
daily-proof-about = The hash is published when the tournament opens; the text that it is the SHA-256 of, from which all the boards are derived, appears when it closes: the boards have not changed in between.
daily-see = See the tournament ranking
