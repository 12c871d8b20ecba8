# Mouvements des tournois.
help-event-movement = Proposer des mouvements pour un nombre de paires et de tours, le meilleur d’abord.
help-event-movement-pairs = Nombre de paires.
help-event-movement-rounds = Nombre de tours.
help-event-movement-boards = Nombre de donnes jouées par chaque paire ; s’il est inférieur au nombre de tours : nombre de donnes par tour (2 par défaut).
help-event-movement-winners = 1 pour un seul classement, 2 pour un classement par ligne (Nord-Sud et Est-Ouest).
help-event-movement-minutes = Durée de la séance en minutes, au lieu d’un nombre de tours.
help-event-movement-share = Un seul jeu d’étuis : des tables peuvent se les partager pendant un tour, et tous jouent dans une section.
help-event-movement-kind = Qui joue : pairs (paires), teams (équipes) ou individual ; --pairs en donne alors le nombre.
help-event-movement-copies = Nombre d’exemplaires de chaque donne, par équipes et en individuel ; sans cette option, un par table.
help-event-movement-read = Lire plutôt des mouvements dans un fichier (journal d’un tournoi, JSON, YAML, CSV, EBUScore, Bridge_pal, .ASC ou .BWS), et les vérifier.
help-event-movement-stationary = Nombre de paires qui ne peuvent pas changer de table.
movement-cell = « { $text } » n’est pas une table d’un mouvement : écrivez par exemple « 3: 3 v 12: 7 8 9 ».
movement-recipe = « { $text } » n’est pas la description d’un Howell.
movement-size = Un { NAMED($movement, kind: "movement") } à { $tables ->
    [1] une table
   *[other] { $tables } tables
    } ne peut pas avoir { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    }.
movement-file = « { $name } » ne se lit pas comme un mouvement.
movement-format = « { $name } » n’est dans aucun format de mouvement connu : JSON, YAML, CSV, EBUScore, Bridge_pal ou .ASC.
movement-law-table_twice = { $name } : la table { $table } figure deux fois au tour { $round }.
movement-law-entrant_twice = { $name } : au tour { $round }, le numéro { $entrant } est assis à la table { $table } et ailleurs.
movement-law-unknown_entrant = { $name } : au tour { $round }, le numéro { $entrant }, à la table { $table }, ne fait pas partie des joueurs.
movement-law-board_twice = { $name } : au tour { $round }, le numéro { $entrant } joue la donne { $board } pour la deuxième fois, à la table { $table }.
movement-law-opponents_twice = { $name } : au tour { $round }, à la table { $table }, le numéro { $entrant } retrouve les mêmes adversaires.
movement-law-partners_twice = { $name } : au tour { $round }, à la table { $table }, le numéro { $entrant } retrouve le même partenaire.
movement-law-own_team = { $name } : au tour { $round }, à la table { $table }, l’équipe { $entrant } se rencontre elle-même.
movement-law-no_return = { $name } : au tour { $round }, à la table { $table }, l’équipe { $entrant } joue la donne { $board }, que personne ne joue à l’autre table.
movement-wish = Indiquez le nombre de paires (--pairs) et de tours (--rounds) ou de minutes (--minutes), ou un fichier (--read).
movement-kind-minutes = Par équipes et en individuel, indiquez la durée de la séance (--minutes).
movement-what-kept = Le mouvement en cours, { $total } donnes en { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    } de { $boards }
movement-what-read = { $name } : { $entrants } paires, { $total } donnes en { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    } de { $boards }
movement-what-read-in-teams = { $name } : { $entrants } équipes, { $total } donnes en { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    } de { $boards }
movement-what-read-in-individual = { $name } : { $entrants } joueurs, { $total } donnes en { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    } de { $boards }
movement-read = { $name } : { $entrants } paires, { $tables ->
    [1] une table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    }.
movement-read-in-teams = { $name } : { $entrants } équipes, { $tables ->
    [1] une table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    }.
movement-read-in-individual = { $name } : { $entrants } joueurs, { $tables ->
    [1] une table
   *[other] { $tables } tables
    }, { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    }.
movement-none = Aucun mouvement de { $rounds } tours n’existe pour { $pairs } paires : il faudrait se rencontrer, ou jouer une donne, deux fois.
movement-howell = Howell
movement-mitchell-plain = Mitchell
movement-mitchell-skip = Mitchell à saut
movement-mitchell-perfect = Mitchell sans saut
movement-mitchell-share = Mitchell à guéridon
movement-mitchell-web = Mitchell à plusieurs jeux de donnes
movement-mitchell-rover = Mitchell à paire itinérante
movement-mitchell-howell = Howell
movement-mitchell-hesitation = Mitchell à un tour de plus
movement-american_whist = American Whist
movement-round_robin = tous contre tous par équipes
movement-hesitation = Mitchell à un tour de plus
movement-web = Mitchell à plusieurs jeux de donnes
movement-rainbow = individuel « rainbow »
movement-staggered = individuel à donnes tournantes
movement-individual = mouvement individuel
movement-rover = Mitchell à paire itinérante
movement-staggered-most = Avec un seul exemplaire de chaque donne, un individuel peut avoir { $most } joueurs au plus.
movement-exchange = Un tour d’une seule donne n’a pas de mi-temps où les tables échangeraient leurs donnes.
movement-round = Tour { $round }
movement-proposal = { $what } : { $why }
movement-why-online = { $meets ->
    [all] chacun rencontre tous les autres
   *[some] chacun rencontre une partie des autres
    }, équilibre { $balance } sur 100.
movement-what-pairs = { $sections ->
    [1] {""}
   *[other] { $sections } sections de { $least }{ $least_is_most ->
        [1] {""}
       *[0] {" "}ou { $most }
        } tables :{" "}
    }{ NAMED($name, kind: "movement-mitchell") }{ $other ->
    [none] {""}
   *[other] {" "}et { NAMED($other, kind: "movement-mitchell") }
    }{ $directed ->
    [switched] , lignes inversées
    [balanced] , orientations équilibrées
   *[none] {""}
    }{ $sections ->
    [1] , { $tables } tables{ $rest ->
        [0] {""}
       *[other] {" "}et demie
        }
   *[other] {""}
    }, { $total } donnes en { $rounds ->
    [1] un tour
   *[other] { $rounds } tours
    } de { $boards }, { $winners ->
    [1] un classement
   *[2] deux classements
    }{ $rest ->
    [0] {""}
   *[other] , une paire exempte
    }
movement-why-pairs = { $merit ->
    [fair] le plus équitable
    [advised] le meilleur compromis entre l’équité, l’heure et les étuis
    [simple] le plus simple à mener : Nord-Sud restent assis, Est-Ouest montent d’une table
    [two] Nord-Sud et Est-Ouest sont classés séparément
    [opponents] plus d’adversaires, { $boards } donnes contre chacun
    [steady] moins de changements de table, { $boards } donnes contre chaque paire
    [boards] moins d’étuis à préparer
    [longer] plus de donnes
    [shorter] moins de donnes
   *[other] une autre possibilité
    } ; { $winners ->
    [2] { $merit ->
        [two] {""}
       *[other] Nord-Sud et Est-Ouest sont classés séparément{" "};{" "}
        }
   *[1] { $meets ->
        [all] chacun rencontre tous les autres{" "};{" "}
        [most] presque tous changent de place{" "};{" "}
       *[some] {""}
        }
    }{ $stationary ->
    [0] personne ne reste à sa table
    [1] une paire reste à sa table
   *[other] { $stationary } paires restent à leur table
    } ; { $cards ->
    [0] {""}
   *[other] chacun suit son carton guide{" "};{" "}
    }{ $turns ->
    [0] {""}
    [one] au tour { $turned }, tournez les étuis d’un quart : Nord-Sud jouent Est-Ouest{" "};{" "}
   *[other] aux tours { $turned }, tournez les étuis d’un quart : Nord-Sud jouent Est-Ouest{" "};{" "}
    }équilibre { $balance } sur 100{ $sharing ->
    [0] {""}
   *[other] {" "}; des tables se partagent des étuis
    }.
movement-prepare-copies = Environ { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } h { $minutes }
    }. À préparer : { $copies ->
    [1] { $played } étuis
   *[other] { $copies } jeux de { $played } étuis ({ $real } étuis en tout)
    }.
movement-prepare = Environ { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } h { $minutes }
    }. { $sections ->
    [1] À préparer : { $played } étuis
   *[other] { $played } donnes, { $sections } jeux d’étuis ({ $real } étuis en tout)
    }{ $spare ->
    [0] {""}
   *[other] , dont chaque paire joue { $total }
    }.
