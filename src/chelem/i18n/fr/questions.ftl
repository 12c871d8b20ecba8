# chelem bid et chelem card : les questions d'autres programmes, en lignes de JSON.
help-bid = Répondre aux questions d’un autre programme : quelle enchère faire, et ce qu’elle montre ; une ligne de JSON par question et par réponse.
help-bid-bot = Le robot qui répond : FORCE:SYSTÈME:STYLE.
help-bid-seed = La graine du robot : avec la même, des questions égales reçoivent des réponses égales.

question-json = Cette ligne n’est pas du JSON.
question-utf8 = Cette ligne n’est pas du texte en UTF-8.
question-long = Une ligne dépasse { $most } octets.
question-object = Une question est un objet JSON qui a ces clés : { $keys }.
question-key = Il n’y a pas de clé « { $key } » ; les clés sont : { $keys }.
question-missing = La clé « { $key } » manque.
question-repeated = La clé « { $key } » figure deux fois.
question-member = « { $key } » :
question-text = il faut un texte, entre guillemets.
question-texts = chaque élément de cette liste doit être un texte, entre guillemets.
question-list = il faut une liste, entre crochets.
question-number = il faut un nombre entier.
question-no_line = partielles et manches ne se comptent qu’en partie libre et au Chicago : ajoutez « "scoring": "rubber" ».
question-word = « { $text } » n’est pas l’un de ceux-ci : { $words }.
question-thirteen = une main a 13 cartes, et non { $count }.
question-over = les enchères sont terminées avant { CALL($call) }.
question-no_call = Les enchères sont terminées : il n’y a plus d’enchère à faire.
question-failed = Le robot n’a pas pu répondre ({ $reason }).
question-trick = une levée a au plus quatre cartes.
question-short = seule la dernière levée peut avoir moins de quatre cartes.
question-leader = c’est { NAMED($seat, kind: "seat") } qui entame cette levée, et non { NAMED($leader, kind: "seat") }.
question-revoke = { NAMED($seat, kind: "seat") } joue { CARD($card) } après avoir montré qu’il n’avait plus de cette couleur.
question-held = { $due ->
    [one] il reste ici une carte
   *[other] il reste ici { $due } cartes
}, et non { $count }.
question-unseen = le mort est étalé après l’entame : ses cartes sont nécessaires.
question-early = le mort n’est pas étalé avant l’entame : il faut null.
question-no_contract = ces enchères ne mènent pas à un contrat.
question-no_card = toutes les cartes sont jouées.
question-turn = C’est à { NAMED($seat, kind: "seat") } de jouer.
question-impossible = Aucune répartition des autres cartes ne convient aux cartes jouées.

help-card = Répondre aux questions d’un autre programme : quelle carte jouer, et pourquoi ; une ligne de JSON par question et par réponse.
card_reason-only = La seule carte qu’on puisse jouer.
card_reason-equal = Toutes les cartes jouables se valent.
card_reason-maxim = La carte habituelle ici, d’après les principes du jeu de la carte.
card_reason-search = La carte qui fait le plus de levées dans cette fin de coup.
card_reason-mean = La meilleure en moyenne sur { $layouts ->
    [1] la seule répartition possible
   *[other] { $layouts } répartitions
} des cartes cachées.
card_reason-close = La carte habituelle ici : sur { $layouts } répartitions des cartes cachées, aucune n’est nettement meilleure.
card_reason-sure = Assure le contrat, où que soient les autres cartes.
