# Une donne que l'on parcourt : ce qu'en montrent la revue et l'analyse d'un fichier.
review-unknown = Main inconnue
review-taken = Levées : Nord-Sud { $ns }, Est-Ouest { $ew }
review-cost = { $tricks ->
    [one] une levée perdue
   *[other] { $tricks } levées perdues
}
numbers-card = { CARDNAME($card) } : { $tricks }
numbers-legend = À côté de chaque carte : les levées du camp du déclarant si elle est jouée, chacun jouant ensuite au mieux. En vert, les meilleures.
numbers-legend-short = À côté des cartes : les levées du déclarant, au mieux ; en vert, les meilleures.
could-title = Analyse à cartes ouvertes
could-show = Afficher l’analyse
could-hide = Masquer l’analyse
could-coming = Calcul en cours…
could-turning = Les moments clés
could-table = Les levées de chaque déclarant
could-table-what = À cartes ouvertes, chacun jouant au mieux.
could-call-cost = { $imps ->
    [one] coûte { $imps } IMP
   *[other] coûte { $imps } IMP
}
could-call-short = −{ $imps } IMP
could-start = Rejouer contre les robots
review-practice = donne d’entraînement : un joueur a joué pour son robot
could-go-on = Continuer d’ici contre les robots
could-keep = Garder cette donne
could-kept = Elle est dans votre bibliothèque
review-live = D’autres ont encore cette donne à jouer : vous pourrez la rejouer, la garder et la partager quand ils l’auront jouée.
viewer-tabs = Tout sur la donne
viewer-tab-board = Mains
viewer-tab-analysis = Analyse
viewer-tab-auction = Enchères
viewer-tab-tricks = Levées
viewer-tab-course = Enchères et levées
viewer-tab-details = Détails
after-replay = Rejouer cette donne
after-share = Copier le lien de la donne
after-copied = Le lien est copié.
after-log = Télécharger le journal
