game-pick = The game of picks
game-pick-about = The dealer picks trumps.
call-pick = { STRAIN($argument) } trumps
call-coin = toss a coin
toy-pick = You have to pick trumps, and “{ ACTION($action) }” does not.
toy-tricks = { $count } above six
