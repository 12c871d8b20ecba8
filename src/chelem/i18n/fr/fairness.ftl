# Ce qu’une page a vérifié d’une donne, et comment.
fair-shared = { $prepared ->
    [yes] Contributions vérifiées, la vôtre comprise.
   *[no] Donne vérifiée : personne n’a choisi ces cartes. { $others ->
        [0] Le serveur et votre appareil les ont tirées ensemble.
        [one] Le serveur, votre appareil et celui d’un autre joueur les ont tirées ensemble.
       *[other] Le serveur, votre appareil et ceux de { $others } autres joueurs les ont tirées ensemble.
    }
}
fair-others = { $others ->
    [one] Le serveur et l’appareil d’un joueur ont tiré ces cartes ensemble.
   *[other] Le serveur et les appareils de { $others } joueurs ont tiré ces cartes ensemble.
} Cet appareil n’y reconnaît pas de contribution : seuls ceux qui en ont donné une peuvent être sûrs que personne ne les a choisies.
fair-withheld = Donne non vérifiée : { $missing ->
    [one] une contribution annoncée manque, et le serveur a pu choisir entre deux donnes.
   *[other] { $missing } contributions annoncées manquent, et le serveur a pu choisir entre plusieurs donnes.
}
fair-lost = Donne non vérifiée : { $arrived ->
    [yes] le serveur n’a pas accusé réception de votre contribution à temps.
   *[no] votre contribution n’est pas arrivée.
} Si cela se répète avec une bonne connexion, méfiez-vous : un serveur malhonnête choisirait ainsi ses donnes.
fair-left-out = Donne truquée : le serveur avait accusé réception de votre contribution, puis il l’a écartée. Il a pu choisir ces cartes.
fair-alone = Le serveur a tiré ces cartes seul, sans la contribution d’aucun joueur : rien ne prouve qu’il ne les a pas choisies.
fair-fixed = Ce sont bien les cartes fixées avant la première enchère. Le serveur les a tirées seul : rien ne prouve qu’il ne les a pas choisies.
fair-prepared = Les cartes d’une donne préparée se vérifient dans le journal téléchargé (chelem replay).
fair-broken = Attention : ces cartes ne sont pas celles qui avaient été fixées avant la donne.
fair-proof = La preuve
fair-proof-about = Le serveur a signé qu’il avait votre contribution. Avec le journal de la table, n’importe qui peut vérifier qu’elle manque :
fair-proof-command = chelem replay JOURNAL --partial --acknowledged PREUVE
fair-proof-copy = Copier la preuve
fair-proof-copied = La preuve est copiée.
fair-proof-save = Enregistrer la preuve
# Des donnes que jouent plusieurs tables : qui les a tirées.
set-shared = Donnes vérifiées : le serveur et votre appareil les ont tirées ensemble, ni l’un ni l’autre n’a pu les choisir.
set-promised = Le serveur et votre appareil ont tiré ces donnes ensemble : ni l’un ni l’autre n’a pu les choisir. Votre appareil le vérifiera une fois qu’elles seront jouées.
set-lost = Donnes non vérifiées : le serveur n’a pas accusé réception de la contribution de votre appareil.
set-others = Le serveur et l’appareil de l’organisateur ont tiré ces donnes ensemble. Seul l’organisateur peut être sûr que personne ne les a choisies.
set-alone = Le serveur a tiré seul ces donnes : rien ne prouve qu’il ne les a pas choisies.
set-given = Ces donnes viennent d’une partie déjà jouée : à sa table, la page de chaque donne dit qui l’a tirée.
set-broken = Donnes truquées : le serveur avait accusé réception de la contribution de votre appareil, et ces donnes n’en découlent pas. Il a pu les choisir.
set-changed = Attention : le texte révélé n’est pas celui dont l’empreinte avait été publiée.
set-proof-about = Le serveur a signé qu’il avait la contribution de votre appareil. Avec le journal d’une table et le texte qui ouvre les donnes, n’importe qui peut vérifier qu’elle manque :
set-proof-command = chelem replay JOURNAL --set TEXTE --acknowledged PREUVE
set-board-alone = Le serveur a tiré cette donne seul : rien ne prouve qu’il ne l’a pas choisie.
set-board-given = Cette donne vient d’une partie déjà jouée : c’est à sa table que l’on peut la vérifier.
set-board-broken = Donne truquée : elle ne découle pas de ce qui avait été promis avant que l’on joue.
set-pledge = Empreinte de l’organisateur
set-nonce = Contribution de l’organisateur
review-proof = Distribution
review-proof-how = Comment c’est vérifié
review-proof-words = Avant que personne ne voie une carte, le serveur a donné une empreinte : celle du numéro de la donne suivi d’un secret. Après la donne, il a donné le numéro et le secret. Votre navigateur vient de recalculer l’empreinte et de vérifier que ce numéro est bien celui des quatre mains : les cartes n’ont donc pas changé en route.
review-proof-together = Avant la donne, le serveur, et chaque appareil qui contribue, donnent l’empreinte d’un nombre secret. Les appareils ne révèlent leur nombre au serveur qu’ensuite, et les cartes découlent de tous ces nombres à la fois : tant qu’un seul appareil a tiré le sien au hasard, personne n’a pu choisir les cartes. Votre navigateur vient de vérifier chaque empreinte.
review-proof-hash-together = Empreinte donnée avant (SHA-256 du secret du serveur)
review-proof-nonce = Contribution : { $name }
review-proof-no-nonce = pas révélée à temps, donc pas utilisée
review-proof-hash = Empreinte donnée avant (SHA-256 de « numéro:secret »)
review-proof-number = Numéro de la donne
review-proof-salt = Secret
