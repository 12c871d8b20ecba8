# La calculatrice, les règles, la feuille de marque et la revue d'une donne.

# Ce que la calculatrice écrit.
calc-column-vulnerability = { $vulnerable ->
    [1] Rouge
   *[0] Vert
}{ $doublings ->
    [0] { "" }
    [1] { " X" }
   *[other] { " XX" }
}
calc-stake = { $stake ->
    [1] Non contré
    [2] Contré
   *[4] Surcontré
}
calc-row-made = fait
calc-cell-lost = perdue
calc-text = { $contract } { $over }{ $colour ->
    [red] , rouge
    [green] , vert
   *[none] { "" }
}
score-lost = Partie perdue
calc-to-minus = marqués par les adversaires
calc-table = Tous les résultats de { $contract }
calc-head = Résultat
calc-place-dealer = Donneur (Sud)
calc-place-left = À sa gauche (Ouest)
calc-place-partner = Son partenaire (Nord)
calc-place-right = À sa droite (Est)

# Ce que la calculatrice refuse.
score-method = « { $name } » n’est pas une marque. Choisissez parmi : { $methods }.
option-number = « { $value } » n’est pas un nombre possible pour « { $name } ».
option-flag = « { $value } » ne répond pas à « { $name } » : écrivez 1 pour oui, 0 pour non.
calc-unused = La marque « { NAMED($method, kind: "calc-title") } » ne demande rien sous le nom « { $name } ».
calc-no_vulnerability = La marque « { NAMED($method, kind: "calc-title") } » ne dépend pas de la vulnérabilité : ne la donnez pas.
score-number = { $number } n’est pas un nombre possible pour un contrat de « { NAMED($method, kind: "calc-title") } ».
score-tricks = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} : il y en a de 0 à 13.
score-made = Avec { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} quand il en faut { $needed }, ce résultat est contradictoire.
score-stake = Dans ce jeu, aucun contrat n’est multiplié par { $stake }.
score-honours = « { $value } » : il faut quatre nombres, dont la somme est { $count }.
score-void_alone = « { $places } » sans atout : donnez aussi les honneurs (--honours).
score-void = « { $places } » : qui a des honneurs d’atout a de l’atout.
score-trumps = « { $text } » n’est pas un atout avec ses contres : écrivez par exemple ♥, SA ou ♥XX.

# Les règles.
rules-turned = Levées tournées : { $ours } pour notre camp, { $theirs } pour l’autre.

# La page de la calculatrice.
learn-copied = Lien copié
learn-not-copied = Le navigateur ne permet pas de copier : prenez l’adresse en haut de la page.
calc-title = Calculer une marque
calc-method = La marque
calc-level = Contrat demandé
calc-strain = Couleur
calc-doubling = Contre
calc-vulnerability = Vulnérabilité du déclarant
calc-green = Vert
calc-red = Rouge
calc-result = Résultat
calc-made = Fait
calc-failed = Chuté
calc-tricks = Levées faites
calc-honours-left = { $left ->
    [0] Tous placés.
   *[other] { $all } à placer, il en reste { $left }. Sans cela, ils ne sont pas comptés.
}
calc-fewer = Un honneur de moins : { $name }
calc-more = Un honneur de plus : { $name }
calc-void = sans atout
calc-void-of = Sans atout : { $name }
calc-points = { $points ->
    [one] point
   *[other] points
}
calc-line-title = Détail
calc-line-points = Points
calc-lines = La marque, ligne par ligne
calc-below = sous la barre
calc-nothing = Aucun point.
calc-share = Copier le lien
calc-bad-link = Ce lien ne peut pas être lu tel quel. { $why } Voici le contrat le plus proche.
calc-rules = La marque, expliquée

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
pad-empty = La marque s’affichera ici à la fin de la première donne.
pad-how = Comment les points sont comptés
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
pad-percent-value = { $percent } %
pad-rank = { $level ->
    [yes] { $rank ->
        [1] 1ᵉʳ ex æquo
       *[other] { $rank }ᵉ ex æquo
    }
   *[no] { $rank ->
        [1] 1ᵉʳ
       *[other] { $rank }ᵉ
    }
} sur { $tables }
pad-dealer = Donneur : { NAMED($seat, kind: "seat") }
pad-vulnerable = { $side ->
    [none] personne vulnérable
    [all] tous vulnérables
   *[other] { NAMED($side, kind: "side") } vulnérables
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
review-start = Les quatre mains, avant la première enchère.
review-steps = Avancer et reculer
review-first = Au début
review-trick-back = Levée précédente
review-back = Un pas en arrière
review-forward = Un pas en avant
review-trick-forward = Levée suivante
review-last = À la fin
review-count = { $step } sur { $last }
review-keys = · touches ← → Début Fin, page haut et page bas pour les levées
review-card-notes = Les enchères et le système joué
review-auction = Les enchères
review-no-auction = Il n’y a pas eu d’enchères.
review-alert = alertée
review-meanings = Ce que les enchères veulent dire
review-tricks = Les levées
review-claimed = Levée interrompue : le reste a été revendiqué
review-mark = La marque

# La carte des marques.
card-title = Toutes les marques
card-about = Le duplicate en entier : chaque contrat réussi, chaque chute. Imprimée, la carte tient sur une page.
card-made = Contrats réussis, { $strains }
card-down = Levées de chute
card-contract = Contrat
card-tricks = Fait
card-undertricks = Chute
card-print = Imprimer
card-note = X : contré ; XX : surcontré. Rouge : vulnérable ; vert : non vulnérable. « Fait » compte les levées au-dessus de six. Les chutes sont des points pour les adversaires.

# Comparer les marques d’une donne.
calc-scores-none = Écrivez au moins une marque, par exemple 420.
calc-scores-many = Une donne ne compte pas plus de { $most } marques ici.
calc-scores-unknown = « { $text } » n’est pas une marque : écrivez par exemple 420 ou -50.
field-title = Comparer des marques
field-about = Une même donne jouée à plusieurs tables : écrivez ou collez les marques de Nord-Sud, avec un signe moins quand Est-Ouest marque.
field-scores = Les marques de Nord-Sud
field-compare = Comparer
field-score = Marque
field-points = Points
field-percent = %
field-cross = IMP
field-butler = Butler
field-note = Points : { $top } pour un top. IMP : moyenne contre chaque autre table. Butler : contre la référence { $datum }. Tout est compté pour Nord-Sud.
field-victory = Points de victoire
field-victory-about = Match par quatre : l’écart en IMP et le nombre de donnes.
field-imps = Écart en IMP
field-boards = Donnes
field-result = { $winner } à { $loser }
