game-pick = Le jeu du choix
game-pick-about = Le donneur choisit l’atout.
call-pick = atout { STRAIN($argument) }
call-coin = pile ou face
toy-pick = Il faut choisir l'atout ; « { ACTION($action) } » ne le fait pas.
toy-tricks = { $count } au-dessus de six
