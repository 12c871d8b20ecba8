# Ce que les messageries montrent d'un lien.
preview-home = Chelem : le bridge sous toutes ses formes
preview-home-about = Jouez contre des robots ou avec des amis. Sans compte, sans publicité.
preview-table = Une partie de bridge ?
preview-table-open = { NAMED($game, kind: "game") }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
preview-table-started = { NAMED($game, kind: "game") }. La partie a commencé.
preview-deal = Une donne à jouer
preview-deal-about = { NAMED($game, kind: "game") }{ $dealer ->
    [none] .
   *[other] . Donneur : { NAMED($dealer, kind: "seat") }.
}{ $vulnerable ->
    [unknown] {""}
    [none] {" "}Personne vulnérable.
    [NS] {" "}Nord-Sud vulnérables.
    [EW] {" "}Est-Ouest vulnérables.
   *[both] {" "}Tous vulnérables.
}
preview-review = Une donne à revoir
preview-review-about = { NAMED($game, kind: "game") }, donne { $deal }.
preview-challenge = Un défi au bridge
preview-challenge-about = Jouez les mêmes donnes que vos amis, contre les mêmes robots, et comparez.
preview-teams = Un match par équipes de bridge
preview-teams-about = Deux salles, les mêmes donnes : choisissez votre place.
