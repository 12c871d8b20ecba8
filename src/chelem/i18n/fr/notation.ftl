# Ce qu'on imprime autour des cartes.
hand-hidden = cartes cachées
hand-backs = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
plate-dealer = Donneur : { NAMED($seat, kind: "seat") }
plate-vulnerable = { $side ->
    [none] Personne vulnérable
    [both] Tous vulnérables
   *[other] Vulnérable : { NAMED($side, kind: "side") }
}

# Ce qu'on a écrit et que le programme ne comprend pas.
text-suit = « { $text } » n’est pas une couleur : écrivez pique, cœur, carreau ou trèfle.
text-strain = « { $text } » n’est ni une couleur ni sans-atout : écrivez pique, cœur, carreau, trèfle ou SA.
text-seat = « { $text } » n’est pas une place à la table : écrivez Nord, Est, Sud ou Ouest.
text-card = « { $text } » n’est pas une carte : écrivez par exemple ♥10, PD ou dame de pique.
text-call = « { $text } » n’est pas une enchère : écrivez par exemple 1♥, 3SA, passe (au Whiz 8♥).
text-after = « { $text } » vient après « Fin » : « Fin » veut dire que tous les autres passent, et doit venir en dernier.
text-hand = « { $text } » n’est pas une main : écrivez les quatre couleurs, par exemple ♠ARD2 ♥V109 ♦876 ♣543, avec un tiret s’il n’y a rien.
text-result = « { $text } » n’est pas un contrat : écrivez par exemple 3SA=, 2♠X+1 ou 4♥ par Nord -2.
text-contract = « { $text } » n’est pas un contrat avec son déclarant : écrivez par exemple 4♥ par Nord.

# Ce qui est mal écrit dans un fichier ou une donnée : la notation des fichiers est toujours anglaise.
suit-unknown = « { $text } » n’est pas une couleur : écrivez S (pique), H (cœur), D (carreau) ou C (trèfle).
strain-unknown = « { $text } » n’est ni une couleur ni sans-atout : écrivez S, H, D, C ou NT.
rank-unknown = « { $text } » n’est pas la valeur d’une carte : écrivez A, K, Q, J, T (dix), 9 … 2.
seat-unknown = « { $text } » n’est pas une place à la table : écrivez N, E, S ou W (Ouest).
side-unknown = « { $text } » n’est pas un camp : écrivez NS (Nord-Sud) ou EW (Est-Ouest).
card-unknown = « { $text } » n’est pas une carte : écrivez par exemple HT (10 de cœur) ou SK (roi de pique).
call-unknown = « { $text } » n’est pas une enchère : écrivez par exemple P (passe), X (contre) ou XX (surcontre).
bid-unknown = « { $text } » n’est pas une enchère : écrivez par exemple 1H (1♥) ou 3NT (3SA).
name-unknown = « { $text } » ne nomme pas l’atout : écrivez par exemple name:H (cœur) ou name:NT (sans-atout).
action-unknown = « { $text } » n’est ni une enchère ni une carte : écrivez par exemple P, 1H ou HT.
contract-unknown = « { $text } » n’est pas un contrat : écrivez par exemple 3NT by S ou 4SX by N, et avec son résultat 4SX-2 by N.
contract-no_result = « { $text } » n’a pas de résultat : donnez les levées, ou écrivez par exemple 4S-2 by N.
vulnerability-unknown = « { $text } » ne dit pas qui est vulnérable : écrivez none, NS, EW ou both.
vulnerability-seats = Un seul joueur d’un camp serait vulnérable : { $seats }.
contract-tricks = Un contrat demande de 7 à 13 levées, pas { $tricks }.
contract-stake = Un contrat vaut ×1, ×2 s’il est contré, ×4 surcontré, et ainsi de suite en doublant : il ne peut pas valoir ×{ $stake }.
hand-suits = « { $text } » n’est pas une main : écrivez quatre couleurs séparées par des points, par exemple AKQ2.JT9.876.543.
hand-twice = { CARD($card) } se trouve deux fois dans la même main.
hand-bits = { $text } n’est le numéro d’aucune main.
deal-twice = { CARD($card) } se trouve dans deux mains.
deal-count = { NAMED($seat, kind: "seat") } doit avoir 13 cartes et en a { $count }.
deal-form = « { $text } » n’est pas une donne : écrivez la première place, deux points, puis quatre mains, par exemple N:AKQ2.JT9.876.543 ….
deal-number = { $number } n’est le numéro d’aucune donne : il est trop grand ou négatif.
text-statement = « { $text } » n’est pas une enchère ici : tapez « aide » pour voir ce qui est possible.

date-in-words =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    } { $year }
