# Tournois en système suisse : le tirage d’un tour.
swiss-weights = Les poids des places et des points de victoire ne peuvent être ni négatifs, ni tous les deux nuls.
swiss-entrants = Un tirage demande au moins deux inscrits, chacun avec son propre numéro.
swiss-numbers = Les tours, les inscrits et les places sont numérotés à partir de 1.
swiss-meeting = Un inscrit ne peut pas s’être rencontré lui-même.
swiss-triangle = Un triangle qui se poursuit réunit trois équipes du classement.
swiss-first-round = Le tirage « { $method } » n’est possible que tant qu’aucun match n’a été joué.
swiss-precision = Les points de victoire ont trop de décimales pour être comparés exactement.
