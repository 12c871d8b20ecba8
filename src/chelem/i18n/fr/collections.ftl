# Les collections de donnes : ce que le serveur en dit.
collection-large = Ce fichier est trop gros : { $megabytes } Mo au plus. Coupez-le en plusieurs.
collection-long = Ce fichier a plus de { $boards } donnes. Coupez-le en plusieurs.
collection-nothing = Aucune donne n’a été trouvée dans ce texte : il faut un fichier PBN ou LIN.
collection-log = Ce texte commence comme le journal d’un match, mais son entrée { NUMBER($entry, useGrouping: 0) } enfreint une règle ({ $rule }).
collection-unknown = Cette donne n’est pas, ou n’est plus, dans votre bibliothèque.
collection-full = Votre bibliothèque est pleine : { $collections } fichiers et { $boards } donnes au plus. Supprimez-en avant d’en ajouter.
collection-slow = La lecture de ce texte prend trop de temps. Essayez-en une partie.
study-hands = Toutes les mains ne sont pas connues.
study-no_hands = Le fichier ne donne pas les cartes.
study-dealer = Le fichier ne dit pas qui est donneur.
study-vulnerable = Le fichier ne dit pas qui est vulnérable.
study-auction = Le fichier ne donne pas les enchères.
study-play = Le fichier ne donne pas le jeu de la carte.
study-claim = { NAMED($seat, kind: "seat") } revendique { $tricks } { $tricks ->
    [0] levée
    [one] levée
   *[other] levées
} sur les { $left } qui restent.
study-stopped = Le jeu s’arrête { $left } { $left ->
    [one] levée
   *[other] levées
} avant la fin : { $tricks } { $tricks ->
    [0] levée
    [one] levée
   *[other] levées
} en tout pour { NAMED($seat, kind: "seat") }.
study-unfinished = Le jeu s’arrête { $left } { $left ->
    [one] levée
   *[other] levées
} avant la fin, sans résultat.
study-broken = Le jeu est montré jusqu’à la première carte illégale.
study-worth = L’analyse à cartes ouvertes demande les quatre mains et le contrat.
opening-cards = Toutes les cartes ne sont pas connues : cette donne ne peut pas être jouée.
opening-over = À ce moment-là, la donne est déjà finie.
seen-elsewhere = À l’autre table : { $contract }, { $side ->
    [none] 0 point
   *[other] { NUMBER($points, useGrouping: 0) } pour { NAMED($side, kind: "side") }
}. { $way ->
    [same] Vous avez fait la même marque.
    [more] Vous marquez { NUMBER($gain, useGrouping: 0) } points de plus, soit { $imps } IMP.
   *[less] Vous marquez { NUMBER($gain, useGrouping: 0) } points de moins, soit { $imps } IMP.
}
study-possible = À cartes ouvertes, le camp du déclarant pouvait faire { $tricks } { $tricks ->
    [0] levée
    [one] levée
   *[other] levées
}.
