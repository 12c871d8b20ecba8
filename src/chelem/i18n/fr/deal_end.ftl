# La fin d'une donne, vue du camp du lecteur, et la fin d'une partie.
end-points = { $whose ->
    [you] Votre score
   *[other] { NAMED($whose, kind: "side") }
}
end-imps = IMP
end-percent = Pourcentage
end-others = Aux autres tables
end-others-playing = on joue encore cette donne…
end-tabs = Tout sur la donne
end-tab-match = Partie
end-tab-hands = Mains
end-tab-tables = Tables
end-tab-auction = Enchères
end-tab-analysis = Analyse
end-tab-details = Détails
end-card = La carte décisive (levée { $trick })
end-call = L’enchère décisive
end-advice = Conseil, d’après cette main : { ACTION($action) }.
end-hard = Difficile à trouver à la table
end-reasonable = { $what ->
    [card] D’après les cartes visibles et les enchères, cette carte était raisonnable.
   *[call] D’après cette main et les enchères, c’était raisonnable.
}
end-whose = { $whose ->
    [you] votre camp
    [they] vos adversaires
   *[other] { NAMED($whose, kind: "side") }
}
end-cost = { $tricks ->
    [one] Une levée perdue.
   *[other] { $tricks } levées perdues.
}
end-look = Revoir ce moment
end-flawless = À cartes ouvertes, rien n’a coûté cher : toute la table a bien joué.
end-par = Par à cartes ouvertes : { $par }.
end-tables = La même donne aux { $count } tables, le meilleur score de votre côté en haut
end-pair = { NAMED($side, kind: "side") } : { $pair }
end-pairs = Touchez un contrat pour voir le système des robots de cette table.
end-lead = Entame
end-score = Score
end-here = vous
end-prepared = Préparation de la donne
end-dealing = Distribution des cartes
end-verified = Donne vérifiée ✓
end-imps-total = { $imps } IMP au total, { $boards ->
    [one] sur une donne
   *[other] sur { $boards } donnes
}.
end-match-waiting = On joue encore ces donnes aux autres tables : votre résultat s’affichera ensuite.
end-deals = Donne par donne
end-next-of-file = Donne suivante du fichier

# A claim of fewer tricks than are sure.
claim-sure = Il vous reste au moins { $sure } { $sure ->
    [one] levée sûre
   *[other] levées sûres
}.
claim-take-sure = Revendiquer { $sure } { $sure ->
    [one] levée
   *[other] levées
}
claim-anyway = { $tricks ->
    [0] Concéder le reste quand même
    [one] Revendiquer 1 levée quand même
   *[other] Revendiquer { $tricks } levées quand même
}
