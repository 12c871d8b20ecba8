# Défier un ami : les mêmes donnes, chacun à sa table.
challenge-new = Défier un ami
challenge-new-about = Vous jouez quelques donnes avec trois robots, vos amis jouent les mêmes de leur côté. On compare quand tous ont fini.
challenge-boards = Nombre de donnes
challenge-make = Créer le défi
challenge-another = Créer un autre défi
challenge-title = { $name ->
    [none] Un défi pour vous
   *[other] { $name } vous défie
}
challenge-yours = Votre défi
challenge-about = { $boards } donnes : les mêmes cartes, la même place ({ NAMED($seat, kind: "seat") }) et les mêmes robots pour tous.
challenge-terms = { $undo ->
    [off] Pas d’annulation
    [free] Annulation permise
   *[consent] Une enchère peut être annulée
}, { $hints ->
    [off] pas de conseil
   *[alone] conseils permis
}. Les résultats des autres s’affichent quand vous avez joué toutes les donnes, et eux aussi.
challenge-take = Relever le défi
challenge-begin = Commencer à jouer
challenge-go-on = Continuer à jouer
challenge-practice-on = Continuer l’entraînement
challenge-given_up = Vous avez abandonné la suite : les donnes que vous avez finies comptent.
challenge-practice = Rejouer ces donnes
challenge-practice-what = Pour s’entraîner : cela ne change rien à la comparaison.
challenge-waiting = Vous avez fini. La comparaison s’affichera ici dès qu’un autre joueur aura joué toutes les donnes.
challenge-standing = Classement
challenge-players = Joueurs
challenge-boards-played = Donnes jouées
challenge-you = Vous
challenge-nobody = Sans nom
challenge-player = Joueur
challenge-rank = Rang
challenge-progress = { $played } sur { $boards }
challenge-done = terminé
challenge-won = Vous gagnez de { $imps } IMP
challenge-lost = { $name } gagne de { $imps } IMP
challenge-level = Égalité
challenge-first = Première place sur { $players }
challenge-place = { $rank }ᵉ place sur { $players }
challenge-against = Les IMP se comptent contre { $players ->
    [2] l’autre joueur
   *[other] chacun des autres joueurs, en moyenne
}.
challenge-field = Le pourcentage compare chaque marque à celles de { $robots } tables de robots.
challenge-board-by-board = Donne par donne
challenge-board = Donne { $board }
challenge-board-review = Revoir
challenge-contract = Contrat
challenge-lead = Entame
challenge-score = Marque
challenge-share = Invitez d’autres amis à jouer ces donnes
challenge-share-first = Envoyez ce lien à vos amis
challenge-share-how = Chacun joue quand il veut, une seule fois pour la comparaison.
challenge-subject = Je vous défie au bridge
challenge-message = Je vous défie au bridge : jouez les mêmes donnes que moi, et comparons. { $link }
challenge-link = Lien du défi
challenge-scan = Ou montrez ce code : l’appareil photo d’un téléphone ouvre le défi.
challenge-code = Code QR du lien du défi
challenge-proof = Les mêmes cartes pour tous
challenge-proof-about = L’empreinte est publiée avant que l’on joue ; ce dont elle est l’empreinte SHA-256 s’affiche quand vous avez fini. Chacun peut alors vérifier que les donnes en découlent, les mêmes pour tous.
challenge-hash = Empreinte du serveur
challenge-opening = Texte du serveur
challenge-see = Comparer avec vos amis
challenge-end = Défiez un ami : il jouera les mêmes donnes, contre les mêmes robots.
