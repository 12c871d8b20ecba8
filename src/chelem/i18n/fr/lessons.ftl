# Les leçons.

# Ce que le programme répond.
lesson-card = { CARD($card) }
lesson-call = { CALL($call) }
lesson-seat = { NAMED($seat, kind: "seat") }
lesson-contract = { CALL($call) } par { NAMED($seat, kind: "seat") } : { $tricks } levées à faire
lesson-legal-follows = { CARD($card) } est de la couleur demandée : vous pouvez la jouer.
lesson-legal-any = Vous n’avez pas de { NAMED($suit, kind: "suit-name") } : vous pouvez jouer n’importe quelle carte.
lesson-legal-lead = Vous commencez la levée : vous pouvez jouer n’importe quelle carte.
lesson-winner-high = { CARD($card) } est la plus forte carte de la couleur demandée : la levée est pour { NAMED($seat, kind: "seat") }.
lesson-winner-trump = { CARD($card) } est un atout, le plus fort de la levée : elle est pour { NAMED($seat, kind: "seat") }.
lesson-winners = { $tricks ->
    [0] Aucune levée sûre.
    [one] Une seule levée sûre.
   *[other] { $tricks } levées sûres, sans rendre la main.
}
lesson-tricks = Contre la meilleure défense, Nord-Sud font { $tricks ->
    [0] zéro levée.
    [one] une levée.
   *[other] { $tricks } levées.
}
lesson-card-tricks = Avec { CARD($card) }, { NAMED($side, kind: "side") } font en tout { $tricks ->
    [0] zéro levée
    [one] une levée
   *[other] { $tricks } levées
} si personne ne se trompe ensuite ; il en faut { $goal }.
lesson-points = { $sum } = { $points } points.
lesson-declarer = { NAMED($side, kind: "side") } ont { $total } points à deux, et { NAMED($seat, kind: "seat") } en a { $points } : la déclaration lui revient.
lesson-promise = { $tricks } levées { $strain ->
    [NT] à sans-atout
   *[other] à { STRAIN($strain) }
}
lesson-promise-score = { $strain ->
    [NT] À sans-atout
   *[other] À { STRAIN($strain) }
}, on fait { $tricks } levées : { $made ->
    [1] contrat réussi, { $score } points.
   *[other] contrat chuté, { $score } points.
}
lesson-score-line = { $title } : { $points }
lesson-score = { $sum }. En tout, { $points } points.
lesson-game = { CALL($call) } vaut { $points } points : avec { $below } sous la ligne, cela fait { $total }.

# Ce qui est refusé.
lesson-unknown = Il n’y a pas de leçon à cette adresse.
lesson-over = { CARD($card) } est de trop : toutes les cartes ont été jouées.
lesson-unknown_hand = La main { NAMED($seat, kind: "seat-of") } n’est pas donnée : on ne peut pas compter les levées.
lesson-head = La leçon « { $lesson } » commence par un titre (# …) puis un résumé (> …).
lesson-blocks = Dans la leçon « { $lesson } », des blocs n’ont pas les deux parties, texte et données : { $blocks }.

# La liste.
lessons-title = Apprendre le bridge
lessons-intro = Vous n’avez jamais tenu un jeu de cartes ? Commencez par la première leçon. Chacune se lit en cinq minutes environ, avec de petits exercices et des donnes à jouer. Rien ne presse : vous reprendrez où vous en étiez.
lessons-start = Commencer la première leçon
lessons-continue = Continuer : { $title }
lessons-again = Tout revoir depuis le début
lessons-finished = Leçon terminée
lessons-progress = { $count ->
    [one] { $done } exercice fait sur 1
   *[other] { $done ->
        [0] { $count } exercices
        [one] 1 exercice fait sur { $count }
       *[other] { $done } exercices faits sur { $count }
    }
}
lessons-total = { $done ->
    [0] Douze leçons, à votre rythme
    [one] Une leçon terminée sur { $count }
   *[other] { $done } leçons terminées sur { $count }
}
lessons-erase = Effacer ma progression
lessons-erase-sure = Effacer vraiment ?
lessons-device = Votre progression reste sur cet appareil.
lessons-after = Et ensuite ?
lessons-play = Jouer une partie de bridge
lessons-play-what = Une table, trois robots, et chaque enchère expliquée.
lessons-minibridge = Jouer au Mini-bridge
lessons-minibridge-what = Sans enchères : on compte ses points, on choisit son contrat, on joue.
lessons-rules = Lire les règles
lessons-rules-what = Celles du bridge et des autres jeux du site.

# Une leçon.
lesson-number = Leçon { $number } sur { $count }
lesson-list = Toutes les leçons
lesson-previous = Leçon précédente
lesson-next = Leçon suivante : { $title }
lesson-done = Bravo, la leçon est terminée.
lesson-left = { $left ->
    [one] Il reste un exercice dans cette leçon.
   *[other] Il reste { $left } exercices dans cette leçon.
}
lesson-end = C’était la dernière leçon.
lesson-quiz = Question { $number }
lesson-quiz-done = faite
lesson-pick-card = Choisissez une carte { NAMED($seat, kind: "seat-of") }.
lesson-pick = Votre réponse
lesson-right = Exact !
lesson-wrong = Pas tout à fait.
lesson-try = Essayez encore.
lesson-answers = Voir la réponse
lesson-the-answers = { $count ->
    [one] La bonne réponse : { $answers }.
   *[other] Les bonnes réponses : { $answers }.
}
lesson-table = À regarder
lesson-table-forward = Carte suivante
lesson-table-back = Précédente
lesson-table-start = Au début
lesson-table-at = { $at } sur { $count }
lesson-board = { $part }, la table
lesson-hand = Votre main
lesson-trumps = Atout : { NAMED($strain, kind: "suit-name") }
lesson-practice = À vous de jouer
lesson-practice-done = réussie
lesson-goal = Objectif : { $goal ->
    [one] une levée
   *[other] { $goal } levées
}
lesson-won = Nord-Sud : { $won } · Est-Ouest : { $lost }
lesson-points-dealt = Vos points : { $south } + { $north } = { $sum }
lesson-your-turn = À vous : jouez une carte { NAMED($seat, kind: "seat-of") }.
lesson-they-play = Les adversaires jouent…
lesson-played = { NAMED($seat, kind: "seat") } : { CARDNAME($card) }.
lesson-takes = La levée est pour { NAMED($seat, kind: "seat") }.
lesson-reached = Objectif atteint : { $won ->
    [one] une levée.
   *[other] { $won } levées.
}
lesson-missed = Manqué : { $won ->
    [0] aucune levée
    [one] une levée
   *[other] { $won } levées
} sur les { $goal } à faire.
lesson-lost = Avec cette carte, l’objectif n’est plus possible.
lesson-lost-better = Il fallait jouer, par exemple, { CARD($card) }.
lesson-take-back = Reprendre cette carte
lesson-again = Recommencer la donne
lesson-advice = Un conseil
lesson-advice-card = { CARD($card) } garde l’objectif en vue.
lesson-advice-none = L’objectif n’est plus possible : reprenez une carte ou recommencez.
lesson-trick = Levée { $number }
lesson-you = Vous
lesson-player-N = Nord
lesson-player-E = Est
lesson-player-S = Sud
lesson-player-W = Ouest
lesson-call-legal = Oui, { CALL($call) } est permis.
