# Tournois en système suisse : le tirage d’un tour.
swiss-weights = Les poids des places et des points de victoire ne peuvent être ni négatifs, ni tous les deux nuls.
swiss-entrants = Un tirage demande au moins deux inscrits, chacun avec son propre numéro.
swiss-numbers = Les tours, les inscrits et les places sont numérotés à partir de 1.
swiss-meeting = Un inscrit ne peut pas s’être rencontré lui-même.
swiss-triangle = Un triangle qui se poursuit réunit trois équipes du classement.
swiss-first-round = Le tirage « { $method } » n’est possible que tant qu’aucun match n’a été joué.
swiss-precision = Les points de victoire ont trop de décimales pour être comparés exactement.
swiss-places = Dans un tirage, chaque inscrit joue un match, ou reste à part.
swiss-left-over = Un inscrit est exempt, ou trois jouent en triangle si la règle le prévoit.
swiss-home = Deux inscrits ne peuvent pas garder la même table.
swiss-pairs-triangle = Les paires ne jouent pas en triangle : si leur nombre est impair, l’une d’elles est exempte.
swiss-triangle-boards = Un triangle demande trois jeux de donnes, un pour chacun de ses matchs.
swiss-half-matches = { $boards } donnes ne se partagent pas en deux demi-matchs.
swiss-json = Ce n’est pas un tirage en JSON.
swiss-format = Les tirages au format { $format } ne peuvent pas être lus.
swiss-missing = Il manque au tirage le champ { $field }.
swiss-field = Le champ { $field } ne peut pas être « { $value } ».

# Pourquoi un tirage est ce qu’il est.
swiss-why-nearest = { $one } – { $other } : { $places ->
    [0] même place
    [one] une place d’écart
   *[other] { $places } places d’écart
}, { DECIMAL($points, $decimals) } PV d’écart ; personne n’était plus proche.
swiss-why-met = { $one } – { $other } : { $places ->
    [0] même place
    [one] une place d’écart
   *[other] { $places } places d’écart
}, { DECIMAL($points, $decimals) } PV d’écart ; { $here } – { $there } serait plus proche, mais s’est joué au tour { $round }.
swiss-why-whole = { $one } – { $other } : { $places ->
    [0] même place
    [one] une place d’écart
   *[other] { $places } places d’écart
}, { DECIMAL($points, $decimals) } PV d’écart ; { $here } – { $there } serait plus proche, mais le reste du tirage aurait de plus grands écarts.
swiss-why-rematch = { $one } – { $other } : déjà joué au tour { $round }, car aucun tirage ne répète moins de matchs ; { $places ->
    [0] même place
    [one] une place d’écart
   *[other] { $places } places d’écart
}, { DECIMAL($points, $decimals) } PV d’écart.
swiss-why-halves = { $one } – { $other } : la première moitié des têtes de série rencontre la seconde, dans l’ordre.
swiss-why-lot = { $one } – { $other } : tirage au sort.
swiss-why-bye = Le numéro { $entrant } est exempt : { $below ->
    [0] dernier { $times ->
        [0] de ceux qui ne l’ont pas encore été
       *[other] du classement, et tous l’ont déjà été
    }.
   *[other] exempter un moins bien classé ferait rejouer un match{ $times ->
        [0] {""}
       *[other] , et tous l’ont déjà été
    }.
}
swiss-why-bye-by-lot = Le numéro { $entrant } est exempt, par tirage au sort.
swiss-why-half-matches = Les équipes { $teams } jouent un triangle de demi-matchs : { $last ->
    [1] les trois dernières.
   *[other] les trois dernières qui n’entraînent ni match répété sans nécessité, ni second triangle.
}
swiss-why-triangle = Les équipes { $teams } jouent un triangle sur deux tours : { $last ->
    [1] les trois dernières.
   *[other] les trois dernières qui n’entraînent ni match répété sans nécessité, ni second triangle.
}
swiss-why-going-on = Les équipes { $teams } terminent leur triangle.
swiss-why-decided = { $one } – { $other } : décision de l’arbitre{ $round ->
    [0] {""}
   *[other] {" "}; déjà joué au tour { $round }
} ; { $places ->
    [0] même place
    [one] une place d’écart
   *[other] { $places } places d’écart
}, { DECIMAL($points, $decimals) } PV d’écart.
swiss-why-decided-bye = Le numéro { $entrant } est exempt : décision de l’arbitre{ $times ->
    [0] .
   *[other] , bien qu’il l’ait déjà été.
}
swiss-why-decided-triangle = Les équipes { $teams } jouent en triangle : décision de l’arbitre{ $again ->
    [0] .
    [one] {" "}; un de leurs matchs s’est déjà joué.
   *[other] {" "}; { $again } de leurs matchs se sont déjà joués.
}
swiss-why-stays = Le { $entrant } ne peut pas changer de table : { $first ->
    [0] il garde la table { $table }.
   *[other] il joue à la table { $table }, et la gardera désormais.
}
swiss-why-table = Ni le { $one } ni le { $other } ne peuvent changer de table : { $lower ->
    [1] le { $one }, plus petit numéro,
   *[other] le { $one }, qui y jouait déjà,
} reste à la table { $table }, et le { $other } s’y déplace pour ce tour.
swiss-redraw-same = Les résultats corrigés auraient donné le même tirage du tour { $round }.
swiss-redraw-changed = Les résultats corrigés auraient donné un autre tirage du tour { $round } : { $matches ->
    [0] l’exempt, ou le triangle, aurait été autre.
    [one] un match n’aurait pas eu lieu.
   *[other] { $matches } matchs n’auraient pas eu lieu.
}
swiss-follows = Le tirage découle bien de ses données.
swiss-differs = Le tirage ne découle pas de ses données, qui donnent : { $matches }.

# chelem event draw
help-event-draw = Tirer un tour d’un tournoi en système suisse, ou vérifier un tirage.
help-event-draw-file = Les données d’un tirage ou un tirage enregistré à vérifier, en JSON, ou le journal d’un tournoi, dont les tirages sont vérifiés ; - pour l’entrée standard.
help-event-draw-teams = Les matchs sont par équipes, à deux tables ; sans cette option, par paires, sauf s’il y a un triangle.
help-event-draw-corrected = Les données corrigées après coup : dire ce qu’elles auraient donné, à côté du tirage enregistré.
swiss-title = Tour { $round }
swiss-column-match = Match
swiss-column-first = N°
swiss-column-second = N°
swiss-column-why = Pourquoi
swiss-instead = Au lieu de { $gone } : { $new }.
swiss-not-a-draw = Seul un tirage enregistré se compare à des données corrigées.
