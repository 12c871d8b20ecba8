# Pourquoi cette carte : chaque phrase est vraie de la carte, d'après ce que son joueur peut voir.
card_reason-expected = { $tricks } { $single ->
    [1] levée
   *[0] levées
} en tout, en moyenne.

# L'entame.
reason-lead-trump = Atout, pour limiter les coupes.
reason-lead-partners = La couleur du partenaire.
reason-lead-unbid = Une couleur que les adversaires n’ont pas nommée.
reason-lead-singleton = Singleton : vous pourrez couper au tour suivant.
reason-lead-only = Votre seule carte de la couleur.
reason-lead-ace-king = L’as, avec le roi : s’il n’est pas coupé, vous gardez la main.
reason-lead-sequence = Tête de séquence : { CARD($card) }, avec { CARD($next) } derrière.
reason-lead-doubleton = La plus forte d’un doubleton.
reason-lead-interior = Séquence brisée : { CARD($card) }, avec { CARD($next) } derrière et un honneur au-dessus.
reason-lead-fourth = { $longest ->
    [1] La quatrième meilleure de votre longue.
   *[0] La quatrième meilleure de la couleur.
}
reason-lead-low = Petite sous un honneur, { CARD($honour) }.
reason-lead-top = La plus forte de petites cartes : elle ne promet pas d’honneur.

# Le déclarant à la tête d'une levée.
reason-draws-trumps = { $count ->
    [1] Faites tomber les atouts : il en reste un aux adversaires.
   *[other] Faites tomber les atouts : il en reste { $count } aux adversaires.
}
reason-unblocks = Débloquez : jouez d’abord { CARD($card) }, de la main courte à { NAMED($suit, kind: "strain-name") }.
reason-leads-to-ruff = { $dummy ->
    [1] Pour couper au mort, qui n’a plus de { NAMED($suit, kind: "strain-name") }.
   *[0] Pour couper dans l’autre main, qui n’a plus de { NAMED($suit, kind: "strain-name") }.
}
reason-finesse-lead = Impasse vers { CARD($card) } : elle réussit si { CARD($missing) } est en { NAMED($seat, kind: "seat") }.
reason-drives-out = { $count ->
    [1] Chassez { CARD($missing) } : une de vos cartes deviendra maîtresse.
   *[other] Chassez { CARD($missing) } : { $count } de vos cartes deviendront maîtresses.
}
reason-cashes = Encaissez { CARD($card) } : c’est une carte maîtresse.
reason-crosses = { $dummy ->
    [1] Passez au mort par { CARD($card) }, carte maîtresse.
   *[0] Passez dans l’autre main par { CARD($card) }, carte maîtresse.
}
reason-develops = Affranchissez votre plus longue couleur, { NAMED($suit, kind: "strain-name") } : { $count } cartes dans les deux mains.

# Un joueur du flanc à la tête d'une levée.
reason-gives-ruff = Le partenaire n’a plus de { NAMED($suit, kind: "strain-name") } : il pourra couper s’il a encore un atout.
reason-cashes-to-defeat = { $count ->
    [1] Votre carte maîtresse fait chuter : encaissez-la.
   *[other] Vos cartes maîtresses suffisent pour faire chuter : encaissez-en { $count }.
}
reason-stops-ruffs = Atout : le mort pourrait couper à { NAMED($suit, kind: "strain-name") }.
reason-returns = Rejouez la couleur que le partenaire a ouverte.
reason-continues = Continuez la couleur que vous avez ouverte.
reason-through = Jouez à travers { CARD($card) } du mort : le partenaire joue après lui.
reason-toward = Jouez vers la faiblesse du mort, qui n’a rien au-dessus de { CARD($card) }.

# Fournir la couleur.
reason-overtakes = Prenez par-dessus le partenaire avec { CARD($card) }, pour jouer de cette main.
reason-over-dummy = { CARD($card) } suffit : gardez { CARD($kept) } au-dessus de { CARD($honour) } du mort.
reason-finesse = Impasse avec { CARD($card) } : elle réussit si { CARD($missing) } est en { NAMED($seat, kind: "seat") }.
reason-takes-cheaply = { CARD($card) } fait la levée : inutile de mettre plus haut.
reason-takes = { CARD($card) } fait la levée à coup sûr.
reason-takes-unless-ruffed = { CARD($card) } fait la levée, sauf coupe.
reason-third-high = { $equals ->
    [1] Troisième main, jouez haut ; de cartes qui se suivent, la plus petite.
   *[0] Troisième main, jouez haut : { CARD($card) } gagne, ou fait tomber une carte plus forte.
}
reason-covers = Couvrez { CARD($led) } : l’adversaire devra dépenser un second honneur pour gagner.
reason-splits = De vos honneurs qui se suivent, mettez-en un : il gagne, ou fait tomber une carte plus forte.
reason-encourages = Appel : { CARD($card) }, pas la plus petite, invite le partenaire à continuer à { NAMED($suit, kind: "strain-name") }.
reason-discourages = Refus : la plus petite n’invite pas à continuer à { NAMED($suit, kind: "strain-name") }.
reason-count-even = Parité : { CARD($card) }, pas la plus petite, montre un nombre pair de cartes à { NAMED($suit, kind: "strain-name") }.
reason-count-odd = Parité : la plus petite montre un nombre impair de cartes à { NAMED($suit, kind: "strain-name") }.
reason-runs = Laissez filer { CARD($led) } : l’impasse réussit si { CARD($missing) } est en { NAMED($seat, kind: "seat") }.
reason-holds-up = Laissez passer : gardez { CARD($card) } pour couper les communications des adversaires à { NAMED($suit, kind: "strain-name") }.
reason-empty-air = Laissez passer : { CARD($card) } du mort prendra dans le vide, et { CARD($kept) } vous reste.
reason-other-hand-wins = Fournissez petit : l’autre main a { CARD($card) }, carte maîtresse.
reason-partner-wins = Le partenaire fait la levée : gardez vos fortes cartes.
reason-partner-winning = Le partenaire tient la levée pour l’instant : inutile de dépenser plus haut.
reason-second-low = Deuxième main, jouez petit : le partenaire joue encore.
reason-keeps-high = Fournissez petit : gardez { CARD($card) } pour plus tard.
reason-may-win = { CARD($card) } gagne si personne n’a plus fort ensuite.
reason-cannot-win = Aucune carte d’ici ne gagne la levée : mettez la plus petite.

# Couper ou défausser.
reason-ruffs = Coupez de { CARD($card) } : les adversaires tiennent la levée.
reason-ruffs-high = Coupez assez haut, de { CARD($card) } : personne ne peut surcouper.
reason-overruffs = Surcoupez de { CARD($card) }.
reason-leaves-to-partner = Le partenaire fait la levée : inutile de couper.
reason-discard-likes = Appel : { CARD($card) }, assez haute, montre de l’intérêt pour { NAMED($suit, kind: "strain-name") }.
reason-keeps-guard = Défaussez ici : { CARD($honour) } a besoin de toutes ses gardes.
reason-keeps-winners = { $count ->
    [1] Défaussez une carte que l’adversaire peut battre, et gardez { CARD($card) }, carte maîtresse.
   *[other] Défaussez une carte que l’adversaire peut battre, et gardez vos { $count } cartes maîtresses.
}
reason-discards-idle = Défaussez une carte qui ne garde aucun honneur.

# Les enchères : ce que la main a de ce que la règle demande.
reason-call-opens = { $facts } : on ouvre de { CALL($call) }.
reason-call-responds = { $facts } : on répond { CALL($call) }.
reason-call-raises = { $facts } : on soutient à { CALL($call) }.
reason-call-overcalls = { $facts } : on intervient à { CALL($call) }.
reason-call-bids = { $facts } : on dit { CALL($call) }.
reason-call-doubles = { $facts } : on contre.
reason-call-redoubles = { $facts } : on surcontre.
reason-call-forced = L’enchère du partenaire est forcing : on ne passe pas.
reason-call-fit = { $count } { NAMED($suit, kind: "shows-plural") } au moins à deux : c’est un fit.
reason-call-total = { $high ->
    [40] Au moins { $low } H à deux, d’après les enchères du partenaire.
   *[other] À deux, { $low } à { $high } H d’après les enchères du partenaire.
}
reason-call-gains = { ACTION($call) } rapporte plus que { ACTION($usual) } en moyenne sur { $layouts } donnes simulées.
reason-call-gains-in-imps = { ACTION($call) } rapporte { $gain } IMP de plus que { ACTION($usual) } en moyenne sur { $layouts } donnes simulées.
reason-call-gains-in-points = { ACTION($call) } rapporte { $gain } points de plus que { ACTION($usual) } en moyenne sur { $layouts } donnes simulées.
reason-pass-no-opening = { $points } H : pas assez pour ouvrir.
reason-pass-no-game = { $points } H au plus à deux : trop peu pour la manche.
reason-pass-no-slam = La manche est demandée, et { $points } H au plus à deux ne font pas un chelem.
reason-pass-game-made = Avec vos { $below } points de partielle, { CALL($bid) } suffit pour la manche : seul un chelem vaut davantage, et { $points } H au plus à deux n’y suffisent pas.
reason-pass-no-overcall = { $points } H : rien à dire sur leur enchère.
reason-pass-enough = { $points } H : rien à ajouter.

# L'entraîneur : ce qu'un coup coûte, avant qu'il soit joué.
coach-tricks = { CARD($card) } coûte en moyenne { $tricks } { $single ->
    [1] levée
   *[0] levées
}.
coach-contract = { $declaring ->
    [1] { $with ->
        [0] Le contrat chute toujours, au lieu de { $best ->
            [100] gagner toujours
           *[other] gagner { $best } fois sur cent
        }.
       *[other] Le contrat gagne { $with } fois sur cent, au lieu de { $best ->
            [100] toujours
           *[other] { $best }
        }.
    }
   *[0] { $with ->
        [0] Le contrat gagne toujours, au lieu de { $best ->
            [100] chuter toujours
           *[other] chuter { $best } fois sur cent
        }.
       *[other] Le contrat chute { $with } fois sur cent, au lieu de { $best ->
            [100] toujours
           *[other] { $best }
        }.
    }
}
coach-layouts = { $layouts ->
    [1] C’est la seule répartition possible des autres cartes, si chacun joue au mieux.
   *[other] Compté sur { $layouts } répartitions possibles des cartes cachées, si chacun joue au mieux ensuite.
}
reason-card-shows = { CALL($call) } annonce { $shown } ; la main avait { $held }. La feuille dit { CALL($better) }.
reason-card-means = La main n’est pas de celles que { CALL($call) } annonce : { $shown } La feuille dit { CALL($better) }.
reason-card-allows = { CALL($call) } est possible avec cette main ; la feuille dit { CALL($better) }.
reason-card-lacks = La feuille ne prévoit pas { CALL($call) } ici : elle dit { CALL($better) }.
reason-system-shows = { CALL($call) } annonce { $shown } ; la main avait { $held }. Le système prévoit { CALL($better) }.
reason-system-means = La main n’est pas de celles que { CALL($call) } annonce : { $shown } Le système prévoit { CALL($better) }.
reason-system-allows = { CALL($call) } est possible avec cette main ; le système prévoit { CALL($better) }.
reason-system-lacks = Le système n’a pas { CALL($call) } ici : il prévoit { CALL($better) }.
reason-coach-forced = L’enchère du partenaire est forcing : il compte que vous ne passiez pas.
reason-coach-shows = { CALL($call) } montre { $shown } ; votre main : { $held }.
reason-coach-means = { CALL($call) } ne montre pas votre main : { $shown }
reason-coach-slam = { CALL($call) } demande environ { $needed } H dans les deux mains. Vous en avez { $held }, et rien n’indique que votre partenaire a le reste.
reason-coach-loses = Le système ne prévoit pas { CALL($call) } ici : on y perd en moyenne { $lost } points sur { $layouts } donnes simulées.
reason-coach-loses-in-imps = Le système ne prévoit pas { CALL($call) } ici : on y perd en moyenne { $lost } IMP sur { $layouts } donnes simulées.
reason-coach-scores-less = { ACTION($call) } rapporte moins que { ACTION($better) } sur { $worse } des { $layouts } donnes simulées.
