# Les tours d’un tournoi en système suisse.
event-draw-not-swiss = La section { $section } n’est pas en système suisse : ses tours ne se tirent pas.
event-draw-round = Le tour { $round } ne peut pas être tiré maintenant : on tire le tour qui suit celui qui se joue.
event-draw-inputs = Des résultats ont changé depuis que le tirage du tour { $round } a été affiché : refaites le tirage.
event-draw-missing = Le tour { $round } n’est pas encore tiré.
event-why-bye = Tour { $round }, exempt : 60 % des PV, soit { DECIMAL($points, $decimals) } PV.
swiss-plan = Un tournoi en système suisse a de 1 à { $rounds } tours de 1 à { $boards } donnes.

# Mouvements par équipes, individuels et baromètres.
movement-no-time = { $minutes } minutes ne suffisent pas pour { $entrants }.
movement-what-round_robin = { $complete ->
    [1] Tous contre tous
   *[0] Matchs à tables fixes
    } à { $teams } équipes, { $total } donnes en { $rounds ->
    [one] un match
   *[other] { $rounds } matchs
    } de { $boards }{ $rest ->
    [0] {""}
   *[other] , une équipe exempte
    }
movement-why-round_robin = { $complete ->
    [1] chaque équipe rencontre toutes les autres, les tables sont fixes
   *[0] des matchs plus longs, chaque équipe en rencontre { $opponents ->
        [one] une autre
       *[other] { $opponents } autres
    }
    } ; { $rotating ->
    [1] chaque match joue d’autres donnes que ses voisins, et { $exchange ->
        [1] ses deux tables les échangent à la mi-temps
       *[0] ses deux tables les ont chacune
    }
   *[0] { $exchange ->
        [1] les deux tables d’un match échangent leurs donnes à la mi-temps
       *[0] les deux tables d’un match jouent les mêmes donnes en même temps
    }
    }.
movement-what-match = Match à deux équipes, { $total } donnes { $rounds ->
    [1] d’une traite
    [2] en deux mi-temps de { $boards }
   *[other] en { $rounds } séquences de { $boards }
    }
movement-why-match = { $rounds ->
    [1] les paires restent les mêmes jusqu’au bout
   *[other] une équipe peut changer ses paires à chaque pause
    } ; { $exchange ->
    [1] les deux tables échangent leurs donnes au milieu { $rounds ->
        [1] du match
        [2] de chaque mi-temps
       *[other] de chaque séquence
    }
   *[0] les deux tables jouent les mêmes donnes en même temps
    }.
movement-what-american_whist = American Whist à { $teams } équipes, { $total } donnes en { $rounds } tours de { $boards }, personne n’est exempt
movement-why-american_whist = { $complete ->
    [1] chaque équipe rencontre toutes les autres
   *[0] chaque équipe rencontre toutes les autres sauf une
    } dans un match de { $boards } donnes, jouées à une table puis, à un autre tour, à l’autre ; deux tables ne jouent jamais les mêmes donnes dans un tour ; un match n’est connu qu’une fois joué aux deux.
movement-what-individual = Individuel à { $people } joueurs, { $tables ->
    [one] une table
   *[other] { $tables } tables
    }, { $total } donnes en { $rounds } tours de { $boards }{ $rest ->
    [0] {""}
    [one] , un joueur exempt
   *[other] , { $rest } joueurs exempts
    }
movement-why-individual = { $complete ->
    [1] chacun joue une fois avec chacun
   *[0] un nouveau partenaire à chaque tour
    } ; { $sharing ->
    [0] les donnes tournent, chaque table en joue d’autres
   *[other] { $exchange ->
        [0] toutes les tables jouent les mêmes donnes en même temps
       *[other] toutes les tables jouent les mêmes donnes, et les échangent deux à deux au milieu du tour
    }
    }.
movement-what-barometer = Baromètre sur un { $base ->
    [howell] Howell
    [hesitation] Mitchell à hésitation
   *[other] Mitchell
    }, { $tables } tables{ $rest ->
    [0] {""}
   *[other] {" "}et demie
    }, { $total } donnes en { $rounds } tours de { $boards }, { $winners ->
    [1] un classement
   *[2] deux classements
    }{ $rest ->
    [0] {""}
   *[other] , une paire exempte
    }
movement-why-barometer = toutes les tables jouent les mêmes donnes en même temps, le classement est complet après chaque tour ; il faut un jeu d’étuis par table.

event-draw-would-be = À la place : { $matches }.
event-section = Section { $section }
event-more-warnings = { $count ->
    [one] Et un autre.
   *[other] Et { $count } autres.
}
event-replan-kind = La section { $section } n’est pas par paires avec un mouvement fixe : ses tours se tirent, ou se changent table par table.
event-replan-fresh = Ces tours demandent d’autres donnes, numérotées à la suite de celles en jeu.
event-replan-kept = { $count ->
    [one] La paire qui arrive prend la place de l’exempt : rien d’autre ne change.
   *[other] Les paires qui arrivent prennent les places libres : rien d’autre ne change.
}
