# Les réglages du calcul d’un tournoi.
event-settings-number = Le réglage « { $name } » va de { $least } à { $most }.
event-settings-twice = La règle de départage « { $rule } » est nommée deux fois.
event-settings-unknown = « { $name } » n’est pas un réglage du calcul d’un tournoi. Il y a : { $names }.
