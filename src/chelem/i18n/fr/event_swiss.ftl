# Les tours d’un tournoi en système suisse.
event-draw-not-swiss = La section { $section } n’est pas en système suisse : ses tours ne se tirent pas.
event-draw-round = Le tour { $round } ne peut pas être tiré maintenant : on tire le tour qui suit celui qui se joue.
event-draw-inputs = Des résultats ont changé depuis que le tirage du tour { $round } a été affiché : refaites le tirage.
event-draw-missing = Le tour { $round } n’est pas encore tiré.
event-why-bye = Tour { $round }, exempt : 60 % des PV, soit { DECIMAL($points) } PV.
swiss-plan = Un tournoi en système suisse a de 1 à { $rounds } tours de 1 à { $boards } donnes.
