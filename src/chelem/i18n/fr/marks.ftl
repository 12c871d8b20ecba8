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

# Ce qui ne peut pas être marqué.
score-range = Un camp fait de 0 à 13 levées, pas { $tricks }.
score-doubling = Un contrat est contré ou surcontré une fois : pas de multiplicateur { $stake }.
score-sum = Les deux camps font 13 levées en tout, pas { $tricks }.
score-honours-held = Il y a { $of } honneurs en tout, pas { $held }.
score-honours-void = { NAMED($seat, kind: "seat") } ne peut pas avoir d’honneur sans avoir d’atout.
score-boards = Un match compte au moins une donne, pas { $boards }.
score-expected = { $present } résultats pour { $expected } attendus : il en faut de 1 à { $expected }.
