# Keys of phones in an event, and who may confirm a result.
event-key-replaced = { $role ->
    [table] Cette clé a été remplacée : scannez le nouveau code de la table, ou demandez-en les six lettres à l’arbitre.
    [player] Cette clé a été remplacée : redemandez-en une à l’arbitre.
   *[other] Cette clé a été retirée : demandez un nouveau code à l’organisateur.
}
event-organiser = Seul l’organisateur du tournoi peut le faire : demandez-le-lui.
event-no-such-table = Il n’y a pas de table { $table } dans ce tournoi : vérifiez l’adresse, ou demandez-la à l’arbitre.
event-director = Cet appareil n’arbitre pas, ou n’arbitre plus.
event-claim = Cette demande n’est plus connue : demandez de nouveau.
event-claim-online = Ce numéro joue en ligne : entrez par sa page.
event-card-code = Ce code n’est pas celui de ce carton guide : vérifiez les six lettres et le numéro.
event-card-tries = Trop de codes faux depuis ce téléphone ou son réseau : demandez à l’arbitre.
event-table-code = Ce code n’est pas celui de cette table : vérifiez les six lettres et le numéro de la table.
event-table-tries = Trop de codes faux depuis ce téléphone ou son réseau : demandez à l’arbitre, il a un code QR à scanner.
event-log-own-report = C’est votre camp qui a saisi ce résultat : l’autre camp le confirme.

# Lists of names.
event-names-nobody = Le numéro { $number } est sans nom.
event-names-number = « { $text } » n’est pas un numéro.
event-names-other-line = Le numéro { $number } joue en { NAMED($line, kind: "side") }.
