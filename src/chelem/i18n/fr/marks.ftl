# Les lignes d’une marque : un message par code, qui montre le calcul.
mark-vulnerable = { $vulnerable ->
        [1] vulnérable
       *[0] non vulnérable
    }
mark-doubled = { $stake ->
        [1] non contré
        [2] contré
       *[4] surcontré
    }

mark-tricks = Points de levées de { $level }{ STRAIN($strain) }{ $stake ->
        [1] { "" }
       *[other] { " " }{ mark-doubled }
    } : { $extra ->
        [0] { $level } × { $each }
       *[other] { $stake ->
            [1] { $level } × { $each } + { $extra }
           *[other] ({ $level } × { $each } + { $extra })
        }
    }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
mark-overtricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } de mieux{ $stake ->
        [1] { "" }
       *[other] { " " }({ mark-doubled }, { mark-vulnerable })
    } : { $count } × { $each }
mark-undertricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } de chute{ $after ->
        [0] { "" }
       *[other] { " " }de plus
    } ({ mark-doubled }, { mark-vulnerable }) : { $count } × { $each }
mark-partscore = Partielle
mark-game = Manche { mark-vulnerable }
mark-slam-small = Petit chelem { mark-vulnerable }
mark-slam-grand = Grand chelem { mark-vulnerable }
mark-insult = Contrat { mark-doubled } réussi

honours-trumps = { $count ->
        [5] Les 5 honneurs
       *[other] { $count } honneurs
    } d’atout ({ STRAIN($strain) }) en { NAMED($seat, kind: "seat") }
honours-aces = Les { $count } as en { NAMED($seat, kind: "seat") }, à { NAMED($strain, kind: "strain-name") }

rubber-won = Robre gagné par { $games } manches à { $lost }
rubber-unfinished-game = Seule manche du robre inachevé
rubber-unfinished-partscore = Seule marque partielle de la manche inachevée

chicago-completed = Manche { mark-vulnerable } complétée : { $before } + { $made }
chicago-partscore = Partielle à la dernière donne

comptoir-doubled = { $doubled ->
        [1] , contré
       *[0] { "" }
    }
comptoir-partscore = Contrat partiel demandé et réussi{ comptoir-doubled }
comptoir-game = Manche demandée et réussie{ comptoir-doubled }
comptoir-slam-small = Petit chelem demandé et réussi{ comptoir-doubled }
comptoir-slam-grand = Grand chelem demandé et réussi{ comptoir-doubled }
comptoir-undertricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } de chute{ $after ->
        [0] { "" }
       *[other] { " " }de plus
    }{ comptoir-doubled } : { $count } × { $each }

whist-tricks = { $count } { $count ->
        [one] levée
       *[other] levées
    } au-dessus de six à { NAMED($strain, kind: "strain-name") } : { $count } × { $each }{ $stake ->
        [1] { "" }
       *[other] { " " }× { $stake }
    }
whist-honours = { $count ->
        [3] 3 honneurs
        [4] { $most ->
            [4] 4 honneurs dans la même main
           *[other] 4 honneurs partagés
        }
       *[5] { $most ->
            [5] 5 honneurs dans la même main
            [4] 5 honneurs, dont 4 dans la même main
           *[other] 5 honneurs partagés
        }
    } : { $worth } × { $each }
whist-aces = { $count ->
        [3] 3 as
       *[4] { $most ->
            [4] 4 as dans la même main
           *[other] 4 as partagés
        }
    }
whist-chicane-own = Chicane en { NAMED($seat, kind: "seat") }, les honneurs de son camp gagnent : { $count } × { $each }
whist-chicane-adverse = Chicane en { NAMED($seat, kind: "seat") }, les honneurs adverses perdent : { $count } × { $each }
whist-chicane-double = Double chicane en { NAMED($side, kind: "side") }, les honneurs adverses perdent : { $count } × { $each }
whist-slam-small = Petit chelem (12 levées)
whist-slam-grand = Grand chelem (13 levées)
whist-won = Partie gagnée
whist-loser-tricks = Levées des perdants
whist-loser-honours = Honneurs et chelems des perdants
whist-settled = Réglé par les gagnants : { $tricks } + { $honours }

whiz-made = { $tricks } plis demandés et faits : 2 × { $tricks }
whiz-failed = { $tricks } plis demandés, non faits : 1 × { $tricks }
whiz-game = Prime de manche
whiz-slam-small = Prime de petit chelem
whiz-slam-grand = Prime de grand chelem

# Ce qui ne peut pas être marqué.
mark-range = Un camp fait de 0 à 13 levées, pas { $tricks }.
mark-stake = Un contrat est contré ou surcontré une fois : pas de multiplicateur { $stake }.
mark-sum = Les deux camps font 13 levées en tout, pas { $tricks }.
mark-held = Il y a { $of } honneurs en tout, pas { $held }.
mark-void = { NAMED($seat, kind: "seat") } ne peut pas avoir d’honneur sans avoir d’atout.
mark-boards = Un match compte au moins une donne, pas { $boards }.
mark-expected = { $present } résultats pour { $expected } attendus : il en faut de 1 à { $expected }.
