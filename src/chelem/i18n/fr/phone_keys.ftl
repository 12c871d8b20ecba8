# Les clés des téléphones d’un tournoi, sur la page de l’arbitre.
keys-claims = Des téléphones demandent leur paire
keys-claims-about = Le joueur vous dit le numéro que montre son téléphone.
keys-claim = Téléphone { $number } : { $who }
keys-yes = Accepter
keys-yes-who = Accepter le téléphone { $number } : { $who }
keys-no = Refuser
keys-no-all = Tout refuser
keys-no-who = Refuser le téléphone { $number }
keys-lost-table = Le téléphone est perdu ou volé
keys-lost-table-about = L’ancien lien ne fonctionne plus : scannez ensuite le nouveau code avec l’autre téléphone. Les cartons de table imprimés ne servent plus.
keys-replace = Remplacer la clé
keys-replace-short = Remplacer
keys-replace-sure = Oui, remplacer la clé
keys-replaced-table = Clé remplacée : voici le nouveau code.
keys-players = Téléphones des joueurs
keys-players-about = Un joueur ouvre la page du tournoi, « Je joue dans ce tournoi », et tape les six lettres de sa paire. Elles sont sur les cartons guides imprimés d’ici.
keys-players-show = Montrer les codes des paires
keys-replace-who = Remplacer la clé : { $who }
keys-replaced-who = { $who } : les anciens téléphones n’ont plus accès, le nouveau code est { $code }.
keys-director = Appareil entré le { $since }
keys-director-remove = Retirer
keys-director-sure = Oui, retirer cet appareil

# Lists of names.
names-table-how = Ou un tableau CSV dont la première ligne nomme les colonnes : numéro, nom 1, licence 1, nom 2, licence 2, section, ligne.
names-file = Choisir un fichier CSV
names-understood = { $pairs ->
    [one] Compris : 1 paire, pas encore enregistrée
   *[other] Compris : { $pairs } paires, pas encore enregistrées
}
names-wrong = { $lines ->
    [one] 1 ligne à corriger, qui reste dans le texte
   *[other] { $lines } lignes à corriger, qui restent dans le texte
}
names-too-many = { $count } noms, alors qu’une paire n’en a que deux.
names-wrong-line = « { $line } » : { $sentence }
names-download = Télécharger les noms (CSV)
