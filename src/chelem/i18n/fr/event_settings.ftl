# Les réglages du calcul d’un tournoi.
event-settings-number = Le réglage « { $name } » va de { $least } à { $most }.
event-settings-twice = La règle de départage « { $rule } » est nommée deux fois.
event-settings-unknown = « { $name } » n’est pas un réglage du calcul d’un tournoi. Il y a : { $names }.

# Les formes de tournoi, dans les menus.
form-matchpoints = Pourcentages
form-cross-imps = IMP contre chaque table
form-butler = IMP contre la moyenne (Butler)
form-continuous = Points de victoire au centième
form-discrete = Points de victoire entiers
form-board-a-match = Board-a-match : 2, 1 ou 0 par donne
