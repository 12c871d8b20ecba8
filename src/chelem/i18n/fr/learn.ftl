# La calculatrice, les règles, la feuille de marque et la revue d'une donne.

# Ce que la calculatrice écrit.
slip-colour = { $vulnerable ->
    [1] Rouge
   *[0] Vert
}
slip-stake = { $stake ->
    [1] Non contré
    [2] Contré
   *[4] Surcontré
}
slip-made = fait
slip-failed = Chuté, à chaque adversaire
slip-lost = Contré, quatre de chute ou plus : la partie est perdue
slip-lost-short = perdue
slip-tricks = { $tricks }
slip-red = { $contract }, rouge
slip-green = { $contract }, vert
slip-whiz = { $made ->
    [1] { $contract }, fait
   *[0] { $contract }, chuté
}
slip-whist = { $contract }, { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} au camp du donneur

# Ce que la calculatrice refuse.
slip-number = « { $value } » n'est pas un nombre possible pour « { $name } ».
slip-flag = « { $value } » ne répond pas à « { $name } » : écrivez 1 pour oui, 0 pour non.
slip-honours = { $count } honneurs dans une main : il y en a quatre ou cinq d'atout, ou quatre as à sans-atout.
slip-alone = Ce jeu n'a pas de « { $name } » (jeu : { $game }).

# Les règles.
rules-turned = Levées tournées : { $ours } pour notre camp, { $theirs } pour l'autre.

# La page de la calculatrice.
learn-copied = Lien copié
learn-not-copied = Le navigateur ne permet pas de copier : prenez l’adresse en haut de la page.
calc-title = Calculer une marque
calc-game = La marque
calc-game-contract = Bridge contrat, duplicata
calc-game-rubber = Bridge contrat, partie libre (robre)
calc-game-chicago = Bridge contrat, Chicago
calc-game-comptoir = Bridge de comptoir, marque simplifiée
calc-game-comptoir-traditional = Bridge de comptoir, marque traditionnelle
calc-game-whiz = Whiz-Bridge
calc-game-whist = Bridge de 1900
calc-level = Contrat demandé
calc-plis = Plis demandés
calc-strain = Couleur
calc-trumps = Atout
calc-doubling = Contre
calc-doubled-0 = Non contré
calc-doubled-1 = Contré
calc-doubled-2 = Surcontré
calc-vulnerability = Vulnérabilité du déclarant
calc-green = Vert
calc-red = Rouge
calc-result = Résultat
calc-made = Fait
calc-failed = Chuté
calc-tricks = Levées faites
calc-tricks-dealer = Levées du camp du donneur
calc-honours = Honneurs dans une seule main
calc-honours-held = { $count ->
    [0] Pas d’honneurs à compter
   *[other] { $kind ->
        [aces] Les quatre as
       *[trumps] { $count ->
            [5] Les cinq honneurs d’atout
           *[other] Quatre honneurs d’atout
        }
    }, { $whose ->
        [ours] camp du déclarant
       *[theirs] camp adverse
    }
}
calc-before = Points déjà marqués vers la manche
calc-last = C’est la quatrième donne
calc-honours-trumps = Honneurs d’atout : A R D V 10
calc-honours-aces = Les as
calc-honours-left = { $left ->
    [0] Tous placés.
   *[other] { $all } à placer, il en reste { $left }. Sans cela, ils ne sont pas comptés.
}
calc-place-dealer = Donneur (Sud)
calc-place-left = À sa gauche (Ouest)
calc-place-partner = Son partenaire (Nord)
calc-place-right = À sa droite (Est)
calc-fewer = Un honneur de moins : { $name }
calc-more = Un honneur de plus : { $name }
calc-void = sans atout
calc-void-of = Sans atout : { $name }
calc-points = { $points ->
    [one] point
   *[other] points
}
calc-to-side = pour le camp du déclarant
calc-to-minus = marqués par les adversaires
calc-to-declarer = pour le déclarant
calc-to-others = pour chaque adversaire
calc-to-dealers = pour le camp du donneur
calc-to-defenders = pour les adversaires
calc-line-declarer = déclarant
calc-line-other = un adversaire
calc-line-dealers = camp du donneur
calc-line-defenders = adversaires
calc-line-title = Quoi
calc-line-points = Points
calc-lines = La marque, ligne par ligne
calc-below = sous la barre
calc-nothing = Aucun point.
calc-share = Copier le lien
calc-rules = La marque, expliquée
calc-table = Tous les résultats de { $contract }
calc-table-whiz = Tous les contrats du Whiz-Bridge
calc-head-result = Résultat
calc-head-whist = Levées
calc-head-whiz = Plis
calc-note-contract = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable. Avec un signe moins, les points sont aux adversaires.
calc-note-rubber = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable. La prime de robre s’ajoute à la fin.
calc-note-chicago = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable.
calc-note-comptoir = Les levées de mieux ne comptent pas. Les chutes sont des points en moins pour le camp du déclarant. « Perdue » : la partie est perdue.
calc-note-comptoir-traditional = La marque du duplicata, les deux camps rouges. « Perdue » : contré et chuté de quatre levées ou plus, on perd la partie.
calc-note-whiz = Les points sont au déclarant si le contrat est fait, à chacun des deux autres s’il est chuté.
calc-note-whist = Points de levées, par levées du camp du donneur. Avec un signe moins, ils sont aux adversaires. Honneurs et chelem s’y ajoutent.

# La page des règles.
rules-title = Règles
rules-contents = Sommaire
rules-games = Les jeux
rules-reference = Référence
rules-print = Imprimer
learn-scrolls = Tableau, à faire défiler

# La feuille de marque.
pad-we = Nous
pad-they = Eux
pad-you = vous
pad-empty = La première donne n’est pas encore marquée.
pad-title = La feuille : au-dessus et au-dessous de la barre
pad-above = Au-dessus de la barre
pad-below = Au-dessous de la barre
pad-games = { $games ->
    [one] { $games } manche
   *[other] { $games } manches
}
pad-total = Total
pad-deals = Les donnes
pad-deal = Donne, contrat et résultat
pad-tricks = Levées
pad-honours = Honn.
pad-imps = IMP
pad-percent = %
pad-imps-value = { $sign ->
    [plus] +
   *[none] { "" }
}{ NUMBER($value, maximumFractionDigits: 1) }
pad-percent-value = { NUMBER($value, maximumFractionDigits: 0) }
pad-dealer = Donneur : { NAMED($seat, kind: "seat") }
pad-vulnerable = { $side ->
    [none] personne n’est rouge
    [all] tous rouges
   *[other] { NAMED($side, kind: "side") } rouges
}
pad-tables = La même donne aux autres tables
pad-contract = Contrat
pad-points = Points
pad-here = ici
pad-review = Revoir cette donne

# La revue d’une donne.
review-title = Donne { $number }
review-table = Retour à la table
review-hand = Main { NAMED($seat, kind: "seat-of") }
review-dealer = donneur
review-declarer = déclarant
review-trick = { $number ->
    [0] Aucune levée encore
   *[other] Levée { $number }
}
review-card = { NAMED($seat, kind: "seat") } : { CARDNAME($card) }
review-start = Les quatre mains, avant la première annonce.
review-steps = Avancer et reculer
review-first = Au début
review-trick-back = Levée précédente
review-back = Un pas en arrière
review-forward = Un pas en avant
review-trick-forward = Levée suivante
review-last = À la fin
review-count = { $step } sur { $last }
review-keys = · touches ← → Début Fin, page haut et page bas pour les levées
review-auction = Les annonces
review-no-auction = Rien n’a été dit.
review-alert = expliquée
review-meanings = Ce que les annonces veulent dire
review-tricks = Les levées
review-claimed = Levée interrompue : le reste a été revendiqué
review-mark = La marque
review-proof = Distribution
review-proof-how = Comment c’est vérifié
review-proof-words = Avant que personne ne voie une carte, le serveur a donné une empreinte : celle du numéro de la donne suivi d’un secret. Après la donne, il a donné le numéro et le secret. Votre navigateur vient de recalculer l’empreinte et de vérifier que ce numéro est bien celui des quatre mains : les cartes n’ont donc pas changé en route.
review-proof-hash = Empreinte donnée avant (SHA-256 de « numéro:secret »)
review-proof-number = Numéro de la donne
review-proof-salt = Secret
