# Le mode texte, sur la page d’une table.
text-pictures = Table graphique
text-log = Déroulement de la partie
text-nothing = Rien ne s’est encore passé.
text-label = Votre commande
text-send = Envoyer
text-help = Par exemple : « main », « 1 cœur », « dame de pique », « dernier », « points », « conseil », « plus vite », « aide ».
text-first = main
text-claim =
    { NAMED($seat, kind: "seat") } étale son jeu et { $tricks ->
        [0] concède le reste
        [one] revendique une des levées qui restent
       *[other] revendique { $tricks } des levées qui restent
    } : oui ou non ?
text-undo = { NAMED($seat, kind: "seat") } demande à reprendre { CARD($card) } : oui ou non ?
text-watch = { $asker ->
    [host] L’hôte
   *[player] { $name }
} demande que les spectateurs voient { $own ->
    [yes] votre main
   *[no] la main { NAMED($seat, kind: "seat-of") }
} : oui ou non ?
text-over = La partie est terminée. Tapez « résultats » pour les autres tables.
text-open = La table attend des joueurs.
text-between = La donne est finie. Tapez « suite » pour la suivante, « résultats » pour les autres tables.
text-training = Continuer l’entraînement
text-wait = En attente.
