# Les donnes d’un tournoi sur ses pages : le fichier de l’arbitre, le double mort, les résultats à vérifier.
deals-title = Donnes de la soirée
deals-about = Avec les mains, chaque donne jouée montre à tous le double mort et le par, l’entame est vérifiée, et les résultats étranges vous sont signalés. Personne ne voit une donne avant que toutes les tables l’aient jouée.
deals-none = Aucune main n’est connue pour l’instant.
deals-known = { $count ->
    [one] Les mains d’une donne sont connues : { $boards }.
   *[other] Les mains de { $count } donnes sont connues : { $boards }.
}
deals-missing = { $count ->
    [one] Il manque la donne { $boards }.
   *[other] Il manque les donnes { $boards }.
}
deals-incomplete = { $count ->
    [one] Une donne du fichier n’a pas de numéro, ou pas toutes ses cartes : elle n’est pas prise.
   *[other] { $count } donnes du fichier n’ont pas de numéro, ou pas toutes leurs cartes : elles ne sont pas prises.
}
deals-committed = C’est le programme qui a distribué ces donnes : l’empreinte est publiée, plus rien ne peut changer, et le secret est dévoilé quand tout le monde a joué.
deals-choose = Choisir le fichier des donnes
deals-replace = Remplacer par un autre fichier
deals-formats = PBN, DUP, DLM, LIN, BRI, DGE ou BER.
deals-remove = Retirer les donnes
deals-removed = Les donnes sont retirées.
deals-draw = Faire distribuer par le programme
deals-draw-about = Sans fichier : le programme distribue les donnes du mouvement, et vous donne le fichier pour la machine à dupliquer. Ensuite, elles ne peuvent plus changer.
deals-draw-sure = Distribuer maintenant
deals-cancel = Ne pas distribuer
deals-for-machine = Fichier pour la machine à dupliquer
deals-file = Fichier { $form }

suspects-title = { $count ->
    [one] Un résultat à vérifier
   *[other] { $count } résultats à vérifier
}
suspects-about = Loin de ce que les mains permettent. Vous seul le voyez ; si vous jouez aussi, n’ouvrez que les donnes que vous avez jouées.
suspects-which = Table { $table }, tour { $round }, donne { $board }
suspects-tile = à vérifier
suspects-right = Le résultat est juste
suspects-correct = Corriger
suspects-did = Donne { $board }, table { $table } : résultat confirmé

hands-all = Les quatre mains
hands-par = Par : { $par }
hands-table = Double mort
hands-table-what = Levées de chaque déclarant à cartes ouvertes.
traveller-tricks = Levées
traveller-tricks-title = Levées faites, puis levées possibles à cartes ouvertes

costs-lost = −{ $lost } IMP par rapport à la moyenne
costs-lost-in-percent = −{ $lost } % par rapport à la moyenne
director-paper-hand-records = Donnes avec double mort
director-paper-large-scorecards = Feuilles de route en gros caractères
