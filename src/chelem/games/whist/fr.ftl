# Le bridge de 1900.
game-whist = Le bridge de 1900
game-whist-about = L’ancêtre : on nomme l’atout, on double sans fin.

form-thirty = En 30 points
form-thirty-size = Au meilleur de
match-thirty = { $size ->
    [3] parties en 30 points, au meilleur des trois
   *[1] partie en 30 points
}

narration-contract-in-whist = Atout : { $contract }. Entame : { NAMED($seat, kind: "seat") }.

aloud-contract-in-whist =
    Atout : { NAMED($strain, kind: "strain-name") }{ $stake ->
        [1] { "" }
       *[other] , la levée ×{ $stake }
    }. { NAMED($leader, kind: "seat") } entame.

contract-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
} par { NAMED($seat, kind: "seat") }

contract-short-in-whist = { STRAIN($strain) }{ $stake ->
    [1] {""}
   *[other] {" "}×{ $stake }
}

aloud-scored-in-whist = Donne finie : { $taken } pour le camp du donneur.

call-name = { STRAIN($argument) }
aloud-name = { $argument ->
    [NT] sans-atout
   *[other] atout { NAMED($argument, kind: "strain-name") }
}

call-ask = puis-je jouer ?
call-yes = oui
call-defer = au partenaire

# Ce que l’on peut taper, avec une barre entre les façons de le dire. Pour le journal, chaque surcontre est un contre de plus (RULES 1.4).
typed-ask = puis-je jouer | puis je jouer
typed-yes = oui
typed-defer = au partenaire | partenaire | au partenaire de choisir
typed-name = { $argument }
typed-X-in-whist = contre | X | je contre | surcontre | XX | je surcontre

# Le bridge de 1900.
bid-whist-name = nomme l'atout { STRAIN($strain) } : une longue et des honneurs
bid-whist-spread = sans-atout : des forces réparties dans les couleurs
bid-whist-choose = { $strain ->
    [NT] choisit de jouer à sans-atout, le donneur lui ayant laissé le choix
   *[other] choisit l'atout { STRAIN($strain) }, le donneur lui ayant laissé le choix
}
bid-whist-defer = rien qui vaille d'être nommé : le partenaire choisit
bid-whist-ask = pas de quoi contrer : s'en remet au partenaire
bid-whist-yes = pas de quoi contrer : on joue
bid-whist-double = compte empêcher le camp du donneur de faire sept levées
bid-whist-redouble = compte l'emporter malgré le contre : double encore la mise
bid-whist-pass = ne double pas davantage

declaration-deferred = Le choix a déjà été passé au partenaire : il faut nommer l'atout, ou sans-atout.
declaration-name = C'est le moment de nommer l'atout ; « { ACTION($action) } » ne le fait pas.
doubling-cap = La levée ne peut plus être doublée (limite ×{ $stake }).
doubling-call = « { ACTION($action) } » ne peut pas se dire maintenant.

text-statement-in-whist = « { $text } » n'est pas une annonce : nommez l'atout (cœur, SA…), ou dites au partenaire, puis-je jouer, oui, contre, passe.

box-name = Nommer l’atout
box-word-in-whist = Contrer ou laisser jouer

record-other-in-whist = Bridge de 1900 : { $declarer ->
    [none] personne ne joue.
   *[other] { STRAIN($strain) }, ×{ $stake }, { NAMED($declarer, kind: "seat") } déclarant : { $made } faites.
}

calc-below-in-whist = vers les 30 points
