# La narration, à écouter : chaque carte et chaque enchère en toutes lettres.
aloud-card = { NAMED($seat, kind: "seat") } joue { SPOKEN($card) }.
aloud-dummy = { NAMED($seat, kind: "seat") }, le mort, joue { SPOKEN($card) }.
aloud-call = { NAMED($seat, kind: "seat") } : { SPOKEN($call) }{ $call ->
    [ask] {""}
   *[other] .
}
aloud-dealt = Donne { $deal }, donneur { NAMED($dealer, kind: "seat") }.
aloud-hand = Votre main : { $hand }.
aloud-hand_of = Main { NAMED($seat, kind: "seat-of") } : { $hand }.
aloud-exposed = La main { NAMED($seat, kind: "seat-of") } est étalée : { $hand }.
aloud-suit = { $void ->
    [1] pas de { NAMED($suit, kind: "suit-name") }
   *[0] { NAMED($suit, kind: "suit-name") } { $ranks }
}
aloud-trick = Levée pour { NAMED($seat, kind: "seat") }. Nord-Sud { $ns }, Est-Ouest { $ew }.
aloud-contract =
    Contrat : { SPOKEN($bid) }{ $stake ->
        [1] { "" }
        [2] { " " }contré
       *[other] { " " }surcontré
    } par { NAMED($declarer, kind: "seat") }. { NAMED($leader, kind: "seat") } entame.
aloud-made = Contrat juste fait.
aloud-over =
    Contrat fait, { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } de mieux.
aloud-down = { $tricks ->
    [one] Une
   *[other] { $tricks }
} de chute.
aloud-finished = La partie est terminée.
aloud-seated = { $name } s’assied en { NAMED($seat, kind: "seat") }.
aloud-left = { $name } quitte la place { NAMED($seat, kind: "seat-of") }.
aloud-looked = { $name } regarde la main du déclarant, { $other }.
aloud-exchanged = { $name } et { $other } échangent leurs places.
aloud-unrevealed = { $count ->
    [one] Les cartes sont tirées sans réponse d’un appareil : { $names }.
   *[other] Les cartes sont tirées sans réponse de plusieurs appareils : { $names }.
}
aloud-chatted = { $name } : { $text }
aloud-alerted = { $name } explique : { $text }
aloud-asked = { NAMED($seat, kind: "seat") } demande une annulation.
aloud-allowed = { NAMED($seat, kind: "seat") } accepte.
aloud-denied = { NAMED($seat, kind: "seat") } refuse.
aloud-undone = { NAMED($seat, kind: "seat") } reprend son coup.
aloud-open = { NAMED($seat, kind: "seat") } montre : { $hand }.
aloud-turn = C’est à { NAMED($seat, kind: "seat") }.
aloud-turn-you = C’est à vous, pour { NAMED($seat, kind: "seat") }.
aloud-in_trick = { NAMED($seat, kind: "seat") } { SPOKEN($card) }
aloud-won = Levée gagnée par { NAMED($seat, kind: "seat") }.
aloud-standing = Contrat : { $contract }.
aloud-tricks = Levées : Nord-Sud { $ns }, Est-Ouest { $ew }.
aloud-points_for = { $who } : { $points } { $points ->
    [one] point
   *[other] points
}.
aloud-lost = { $who } : partie perdue.
aloud-count = { $name } : { $value }.
aloud-field_of_day = La comparaison avec les autres joueurs et les tables de robots est sur la page du tournoi du jour.
aloud-no_field = Pas de comparaison : cette donne n’a pas, ou pas encore, été jouée à d’autres tables.
aloud-field = La donne a été jouée à { $tables } tables.
aloud-by = { $contract } par { NAMED($seat, kind: "seat") }
aloud-led = , entame { CARD($card) }
aloud-at_table = { $you ->
    [1] { "À votre table : " }
   *[0] { "" }
}{ $contract }{ $way ->
    [made] { "" }, juste fait
    [over] { "" }, fait plus { $tricks }
    [down] { "" }, { $tricks } de chute
   *[unknown] { "" }
}{ $lead } : { $points } points, { $percent } %, { $imps } IMP.
aloud-nothing_said = Aucune enchère n’a encore été faite.
aloud-no_points = Aucun point pour l’instant.
aloud-time_out = Temps écoulé : un robot joue pour { NAMED($seat, kind: "seat") }.
aloud-hurried = { $haste ->
    [slow] Le serveur est très occupé : le robot joue pour { NAMED($seat, kind: "seat") } sans réfléchir à fond.
   *[hard] Position très difficile : le robot joue sans y réfléchir à fond pour { NAMED($seat, kind: "seat") }.
}

# Le mode texte.
typed-help =
    Une enchère : 1 cœur, 3 sans-atout, passe, contre. Une carte : dame de pique, ou la hauteur seule si elle suffit.
    revendique 5, revendique tout, concède ; oui ou non pour répondre.
    main, dernier, plis, enchères, marque : ce qui est sur la table. points : ce que vaut votre main, et le plan de jeu.
    conseil : ce que ferait un robot. annule : reprendre votre dernier coup. plus vite : sans attendre les robots.
    résultats : la donne aux autres tables. suivante : la donne suivante.
    cacher : ne plus montrer de main aux spectateurs.
typed-watch = { $shown ->
    [yes] Les spectateurs voient maintenant la main { NAMED($seat, kind: "seat-of") }.
    [waiting] Noté. Les spectateurs verront la main { NAMED($seat, kind: "seat-of") } si tout le monde accepte.
   *[no] Les spectateurs ne voient pas la main { NAMED($seat, kind: "seat-of") }.
}
typed-hint = Un robot choisirait : { SPOKEN($action) }.
typed-stopped = Tapez « quand même » pour garder { ACTION($action) } ; sinon, tapez autre chose.
typed-given_up = { ACTION($action) } : repris. Tapez autre chose.
typed-claim_stopped = Tapez « quand même » pour n’en revendiquer que { $tricks } ; sinon, tapez autre chose.
typed-claim_given_up = Revendication reprise. Tapez autre chose.
typed-nothing_stopped = L’entraîneur n’a rien arrêté : tapez une enchère ou une carte.

# Ce qu'une table refuse.
table-owner = Seule la personne qui a ouvert la table peut faire cela.
table-waiting = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-unknown = Il n’y a pas de table { $table }.
match-unfinished = La partie n’est pas finie.
deal-open = La donne { $deal } n’est pas finie, ou n’existe pas.
deal-live = D’autres ont encore cette donne à jouer : vous pourrez la rejouer et la garder quand ils l’auront jouée.
board-in_hand = Vous n’avez pas fini la donne { $board } d’un défi (table { $table }) : terminez-la, ou abandonnez-la, pour pouvoir de nouveau ouvrir et analyser d’autres donnes.
board-in_hand-in-daily = Vous n’avez pas fini la donne { $board } du tournoi du jour (table { $table }) : terminez-la, ou abandonnez-la, pour pouvoir de nouveau ouvrir et analyser d’autres donnes.
board-in_hand-in-teams = Vous n’avez pas fini la donne { $board } d’un match par équipes (table { $table }) : terminez-la, ou abandonnez-la, pour pouvoir de nouveau ouvrir et analyser d’autres donnes.
board-in_hand-in-event = Vous n’avez pas fini la donne { $board } d’un tournoi (table { $table }) : terminez-la, ou abandonnez-la, pour pouvoir de nouveau ouvrir et analyser d’autres donnes.
board-not_in_hand = Vous n’avez pas de donne à abandonner à cette table.
board-given_up = Vous avez abandonné cette donne : vous ne pouvez plus la jouer.
chair-none = Vous n’avez pas de place à cette table.
chair-mine = Vous avez déjà une place à cette table ({ NAMED($seat, kind: "seat") }).
chair-looked = Vous avez vu des cartes de cette donne : asseyez-vous quand elle sera finie.
chair-grace = La place { NAMED($seat, kind: "seat-of") } lui est encore gardée { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
hint-alone = À cette table, le conseil n’est donné qu’à qui joue seul avec des robots.
hint-off = Le conseil n’est pas permis à cette table.
chair-key = Ce lien n’est pas celui de cette place.
watch-nobody = Cette table n’admet pas de spectateurs.
watch-none = Personne n’a demandé à montrer une main aux spectateurs.
watch-answered = Vous avez déjà répondu.
policy-deal = Ce réglage ne peut changer qu’entre deux donnes.
set-policy = Ce réglage est le même à toutes les tables qui jouent ces donnes.
set-robot = Un robot ne peut pas jouer ce défi à votre place.
set-started = La partie a commencé : seules les personnes déjà assises y jouent.
challenge-form = On ne lance de défi que sur une partie en duplicate.
challenge-twice = Ces donnes servent déjà à un défi.
challenge-alone = On ne lance de défi que sur une partie jouée seul avec des robots, du début à la fin.
challenge-known = Ces cartes ont été choisies : quelqu’un les connaît peut-être.
challenge-unplayed = Ces donnes se sont arrêtées après les enchères : il n’y a pas de jeu de la carte à comparer.
challenge-unknown = Il n’y a pas de défi { $challenge } : le lien est peut-être incomplet.
challenge-full = Trop de tables jouent déjà ces donnes : { $most } au plus.
challenge-tries = Vous avez déjà joué ces donnes { $most } fois : c’est le maximum.
daily-unknown = Il n’y a pas eu de tournoi du jour le { DATE($date) }.
daily-over = Ce tournoi est terminé : celui d’aujourd’hui est ouvert.
daily-live = Le tournoi n’est pas fini : d’autres ont encore ces donnes à jouer. Vous pourrez les rejouer et les garder quand il le sera.
challenge-seen = Vous avez vu des mains de cette partie avant qu’elle devienne un défi : vous ne pouvez plus la jouer comme les autres.
team-unknown = Il n’y a pas de match par équipes { $match } : le lien est peut-être incomplet.
team-other_room = Vous avez déjà une place dans l’autre salle.
team-played_other = Vous avez joué ces donnes dans l’autre salle.
team-together = Les deux salles commencent ensemble, depuis la page du match.
pace-others = D’autres personnes jouent à cette table : les robots gardent leur rythme.
undo-off = L’annulation n’est pas permise à cette table.
undo-asked = Une demande d’annulation attend déjà une réponse.
undo-none = Personne n’a demandé d’annulation.
undo-others = { NAMED($seat, kind: "seat") } n’a pas à répondre à cette demande.
undo-partner = Votre partenaire a parlé depuis : cette enchère ne peut plus être annulée.
undo-spoken = Un autre joueur a parlé depuis : cette enchère ne peut plus être annulée.
undo-played = Le jeu de la carte a commencé : les enchères ne peuvent plus être annulées.
undo-shown = Un jeu a été étalé depuis : les enchères et les cartes d’avant ne peuvent plus être annulées.
words-stranger = Il faut être assis à la table pour écrire des messages.
words-alert = C’est à { NAMED($seat, kind: "seat") } d’expliquer cette enchère.
words-about = L’entrée { NUMBER($about, useGrouping: 0) } n’est pas une enchère de cette donne.
words-empty = Le message est vide.
words-long = C’est trop long : { $most } caractères au plus.
words-none = Cette enchère n’a pas d’explication.
message-json = Ce message n’est pas du JSON que le serveur comprend.
message-kind = « { $kind } » n’est pas un message.
message-field = Le champ « { $field } » manque ou n’est pas valide.
message-long = Ce message est trop long.
message-hello = Le premier message doit être « hello ».
message-flood = Trop de messages à la fois : attendez un instant.
message-silent = Cette page est restée silencieuse trop longtemps.
message-slow = Cette page lit trop lentement : reconnectez-vous.
message-failed = Le serveur n’a pas pu enregistrer ce coup : il n’a pas été joué. Réessayez.
message-apart = Deux serveurs de ce site sont de versions trop éloignées pour travailler ensemble. Il faut mettre à jour le plus ancien.
message-moved = Passage sur un autre serveur : un instant.
work-busy = Le serveur a trop de calculs en cours. Réessayez dans { $seconds } s.
work-budget = Vous avez demandé beaucoup de calculs. Réessayez dans { $seconds } s.
work-hard = Cette position demande trop de calculs.
visitor-unknown = Ce navigateur n’est pas reconnu : rechargez la page.
visitor-nothing = Ce serveur ne sait encore rien de vous.
visitor-origin = Cette demande vient d’un autre site.
host-unknown = Ce serveur ne répond pas au nom « { $host } ». Son administrateur peut ajouter des noms avec --allowed-host.
push-none = Ce serveur n’envoie pas de notifications.
push-service = Le service de notifications de ce navigateur n’est pas accepté par ce serveur.
push-keys = Les clés de l’abonnement aux notifications ne sont pas valables.
notice-turn = C’est à vous de jouer.
notice-table = { NAMED($game, kind: "game") }, table { $table }
link-unknown = Ce code n’est pas valable : il est faux, il a déjà servi, ou il a plus de { $minutes } minutes. Demandez-en un autre sur le premier appareil.
link-same = Cet appareil est déjà à vous : entrez le code sur l’autre.
link-many = Vous avez déjà { $most } appareils : retirez-en un d’abord.
link-together = Cet appareil et l’autre jouent dans la même partie. Finissez-la d’abord.
link-device = Cet appareil n’est pas, ou plus, dans votre liste.
passkey-many = Vous avez déjà { $most } clés d’accès : retirez-en une d’abord.
passkey-refused = Cette clé d’accès n’a pas pu être vérifiée. Recommencez, ou utilisez un code.
limit-rate = Trop { $kind ->
    [visitor] de nouveaux visiteurs
    [table] de nouvelles tables
    [upload] de fichiers
    [kilobyte] d’octets de fichiers
    [analysis] d’analyses
    [search] de recherches
    [chat] de messages
    [report] de signalements
    [link] de codes d’appareils
    [subscription] d’abonnements aux notifications
    [copy] de copies de données
    [entry] de changements de tournois
    [log] de kilo-octets de tournois
    [letters] de codes faux
    [socket] de connexions
   *[call] de demandes
}{ $scope ->
    [address] {" "}venant de votre réseau
    [provider] {" "}venant du réseau de votre fournisseur d’accès
    [house] {" "}sur ce serveur
   *[visitor] {""}
} en peu de temps. Réessayez dans { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}.
limit-sockets = { $scope ->
    [house] Trop de pages sont ouvertes aux tables de ce serveur. Réessayez dans { $seconds } secondes.
    [provider] Trop de pages sont ouvertes aux tables depuis le réseau de votre fournisseur d’accès. Réessayez dans { $seconds } secondes.
    [address] Trop de pages sont ouvertes aux tables depuis votre réseau. Fermez-en, ou réessayez dans { $seconds } secondes.
   *[visitor] Trop de pages sont ouvertes aux tables depuis ce navigateur. Fermez-en, ou réessayez dans { $seconds } secondes.
}
table-full = Le journal de cette table est plein : continuez à jouer, ou ouvrez une autre table.
quota-boards = Votre bibliothèque est pleine : { $megabytes } Mo au plus. Supprimez des fichiers avant d’en ajouter.
quota-reports = Vous avez envoyé { $most } signalements qui n’ont pas encore été lus : aucun autre n’est accepté pour l’instant.
quota-tables = Vous avez ouvert { $most } tables, et ce serveur n’en conserve pas plus pour un visiteur. Son administrateur peut supprimer les anciennes.
disk-full = Le disque de ce serveur est presque plein : rien de nouveau ne peut être enregistré. Les parties en cours continuent.
page-old = Il y a une nouvelle version de Chelem. Rechargez la page.
page-unknown = Il n’y a rien à cette adresse.
database-url = Cette base de données ne peut pas être ouverte ({ $reason }). Son URL s’écrit sqlite:////home/moi/chelem.db ou postgresql://nom:motdepasse@machine/chelem.
bus-url = Le bus qui relie les processus de ce serveur est injoignable ({ $reason }). Son URL s’écrit nats://nom:motdepasse@machine, tls://nom:motdepasse@machine,autre-machine ou postgresql://nom:motdepasse@machine/chelem.
database-broken = { $path } est abîmé, ou n’est pas une base de Chelem ({ $reason }). « chelem doctor » en dit plus ; « chelem restore » remet une sauvegarde à sa place.
database-newer = Cette base de données a été écrite par une version plus récente de Chelem (schéma { $revision } ; cette version-ci va jusqu’à { $newest }). Installez cette version, ou restaurez une sauvegarde d’avant la mise à jour.
database-held = Un autre programme Chelem utilise cette base de données (processus { $process }). Arrêtez-le d’abord, ou choisissez une autre base.
database-held-session = D’autres programmes Chelem utilisent cette base de données. Arrêtez d’abord tous ses serveurs, ou choisissez une autre base.
database-held-alone = Une commande qui a besoin de cette base de données pour elle seule, comme « chelem restore », est en cours. Attendez qu’elle se termine, ou choisissez une autre base.
serve-address = Chelem est prêt : { $address } (Ctrl-C pour arrêter)
serve-public_address = Chelem est prêt : { $public }, derrière le proxy vers { $address } (Ctrl-C pour arrêter)
serve-port = Le port { NUMBER($port, useGrouping: 0) } est déjà pris : choisissez-en un autre avec --port.
serve-reserved = Cet utilisateur ne peut pas ouvrir le port { NUMBER($port, useGrouping: 0) } : choisissez-en un au-dessus de 1023 avec --port.
serve-host = « { $host } » n’est pas une adresse de cet ordinateur : choisissez-en une autre avec --host.
serve-files = Ce processus peut ouvrir { $files } fichiers, de quoi servir environ la moitié de pages. Permettez-en plus par « ulimit -n 65536 », ou LimitNOFILE=65536 dans son unité systemd.
serve-client = Le client web n’est pas construit : lancez « make client ».
serve-public = « { $url } » n’est pas l’adresse publique d’un serveur : écrivez https:// et son nom, comme https://club.fr.
serve-push_host = « { $host } » n’est pas un nom de service, comme push.example.org ou .example.org.
serve-push_contact = « { $contact } » n’est pas une adresse en mailto: ou https:, comme mailto:club@example.org.
serve-proxy = « { $proxy } » n’est ni une adresse IP ni un réseau, comme 10.0.0.0/8.
serve-exposed = Avec --public, les navigateurs doivent passer par un proxy qui parle TLS. Écoutez sur 127.0.0.1 derrière un proxy de cet ordinateur, ou indiquez celui de { $host } par --trusted-proxy.
help-work = Faire réfléchir les robots pour les serveurs d’un bus.
help-work-bus = Le bus des serveurs, tel que leur --bus le donne : nats://hôte:4222. S’ils n’en ont pas, l’URL de leur base de données. Se lit aussi dans CHELEM_BUS.
help-work-workers = Le nombre de processus où réfléchissent les robots, chacun avec 100 à 250 Mo de mémoire ; par défaut, un par processeur, au moins deux. Un processus seul ne compare pas les donnes à celles des robots.
help-work-watchdog = S’arrêter si ce processus reste bloqué ce nombre de secondes, pour que ce qui l’a lancé le relance. Se lit aussi dans CHELEM_WATCHDOG.
help-work-log = La forme du journal sur la sortie d’erreur : text, json ou auto : du texte sur un terminal, sinon du JSON.
work-local = « { $url } » ne mène à aucun autre processus. Donnez le bus des serveurs, comme nats://hôte:4222, ou postgresql://… si c’est là leur bus.
work-ready = Les robots réfléchissent ici dans { $count ->
    [one] un processus
   *[other] { $count } processus
} (Ctrl-C pour arrêter)
help-serve = Ouvrir les tables de jeu dans un navigateur.
help-serve-host = L’adresse d’écoute ; 127.0.0.1 n’est accessible que de cet ordinateur.
help-serve-port = Le port ; 0 en choisit un libre.
help-serve-database = L’URL de la base de données (SQLite ou PostgreSQL) ; par défaut, un fichier de votre dossier personnel.
help-serve-durability = full : ce qu’un joueur a vu survit à une coupure de courant ; normal : plus rapide sur un disque lent, mais une coupure peut emporter les derniers coups.
help-serve-bus = Par où communiquent les processus qui partagent une base PostgreSQL, par exemple nats://hôte:4222 ; par défaut, PostgreSQL lui-même. Se lit aussi dans CHELEM_BUS.
help-serve-role = both : recevoir les pages et tenir les tables ; edge : recevoir seulement les pages, et les transmettre aux serveurs qui tiennent les tables.
serve-apart = Sur cette base tournent des serveurs d’une version trop éloignée de celle-ci : leurs messages ont le numéro { $theirs }, ceux de cette version le { $ours }. Mettez à jour d’une version à la fois, ou arrêtez-les d’abord.
serve-bus-alone = Une base SQLite n’appartient qu’à un seul processus : --bus, --role et --workers 0 demandent --database postgresql://…
help-serve-public = L’adresse en https:// où le public joint ce serveur, à travers un proxy qui parle TLS.
help-serve-hosts = Un autre nom de ce serveur ; peut être répété.
help-serve-proxies = L’adresse ou le réseau d’un proxy dont les en-têtes X-Forwarded comptent ; peut être répété. Par défaut, cet ordinateur.
help-serve-limits = Multiplie les limites de chaque adresse, pour un club dont les membres en partagent une.
help-serve-workers = Le nombre de processus où réfléchissent les robots, chacun avec 100 à 250 Mo de mémoire ; par défaut, un par processeur, de deux à quatre. Avec 0, ils réfléchissent dans les processus de « chelem work » du même bus.
help-serve-preload = Charger les robots au démarrage, ou seulement quand une table en a besoin, ce qui économise de la mémoire.
help-serve-watchdog = S’arrêter si le serveur reste bloqué ce nombre de secondes, pour que ce qui l’a lancé le relance ; pour les conteneurs, car systemd a WatchdogSec. Se lit aussi dans CHELEM_WATCHDOG.
help-serve-metrics = Un secret qui permet à un autre ordinateur de lire /metrics (Authorization: Bearer SECRET) ; sans lui, seul cet ordinateur le peut. Se lit aussi dans CHELEM_METRICS_TOKEN.
help-serve-push_hosts = Un service auquel des notifications peuvent être envoyées, à la place de ceux des navigateurs ; peut être répété. Un point au début admet tous les noms qui finissent ainsi.
help-serve-push_contact = L’adresse, en mailto: ou https:, à laquelle un service de notifications peut écrire ; par défaut, l’adresse publique.
help-serve-log_addresses = Ce que le journal garde des adresses, sous la forme que prend « chelem admin BASE ban » : full (en IPv6, le réseau de 64 bits), short (le réseau de 24 ou 48 bits) ou none (rien).
help-serve-log = La forme du journal sur la sortie d’erreur : text, json (avec une ligne par requête) ou auto : du texte sur un terminal, sinon du JSON.
help-serve-open = Ouvrir la page dans le navigateur.
help-club = Ouvrir une soirée de club à de vraies tables : les téléphones notent les résultats.
help-club-lan = Ouvrir aux téléphones du réseau de cet ordinateur, ou à lui seul ; sans cette option, la question est posée.
help-club-host = Une autre adresse d’écoute de cet ordinateur, s’il est sur plusieurs réseaux.
help-club-open = Ouvrir la page de l’arbitre dans le navigateur.
club-ask = Ouvrir la soirée aux téléphones de ce réseau ({ $address }) ?
club-no_network = Cet ordinateur n’est sur aucun réseau : reliez-le au Wi-Fi du club, ou partagez la connexion d’un téléphone, et relancez la commande.
club-page = La page de l’arbitre, pour vous seul : { $address }
club-alone = Seul cet ordinateur peut l’ouvrir. Pour les téléphones du club, lancez « chelem club --lan ».
club-phones = Sur les téléphones, reliés au même Wi-Fi : tapez { $address } ou scannez ce code.
club-end = Gardez cette fenêtre ouverte pendant la soirée ; Ctrl-C arrête tout, et rien n’est perdu.
help-club-direct = Ouvrir la page de l’arbitre de ce tournoi, par son code, même d’un autre jour.
event-host-key = Ce lien n’ouvre plus rien : prenez celui que « chelem club » affiche maintenant, il change à chaque lancement.
database-failed = La base de données n’a pas pu être lue ou écrite ({ $reason }).
database-missing = Il n’y a pas de base de données à l’emplacement { $path }.
database-empty = Ce n’est pas une base de données de Chelem, ou rien n’y a jamais été enregistré.
backup-exists = { $path } existe déjà : donnez un autre nom à la sauvegarde.
backup-done = Sauvegarde écrite dans { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, chaque journal vérifié selon les règles.
restore-used = Cette base de données a déjà servi : { $tables } tables, { $visitors } visiteurs. Pour la remplacer, ajoutez --replace.
restore-done = Restauration faite depuis { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, chaque journal vérifié selon les règles.
doctor-damaged = La base de données est endommagée ({ $reason }). Arrêtez le serveur et restaurez une sauvegarde avec « chelem restore ».
doctor-orphans = { $count } lignes de « { $table } » renvoient par « { $column } » à des lignes de « { $parent } » qui n’existent pas. Restaurez une sauvegarde, ou signalez ce défaut avec une copie de la base.
doctor-event = Le journal du tournoi { $event } est illisible à partir de l’entrée { $entry } : { $reason } Ce tournoi ne s’ouvre plus ; les autres, si. Une sauvegarde plus ancienne en a peut-être une bonne copie.
doctor-event-gap = Il manque une entrée au journal du tournoi { $event } ({ $reason }). Ce tournoi ne s’ouvre plus ; les autres, si. Une sauvegarde plus ancienne en a peut-être une bonne copie.
doctor-set = Les donnes de la série { $set } ne peuvent plus être retirées au sort ({ $reason }). Ses tables gardent leurs cartes ; une sauvegarde plus ancienne en a peut-être une bonne copie.
help-doctor-bus = Le bus des serveurs, tel que leur --bus le donne, pour y trouver `chelem work` ; par défaut, leur base PostgreSQL. Se lit aussi dans CHELEM_BUS.
help-doctor-repair = Réparer ce qui peut l’être, après une copie ; le serveur doit être arrêté. Sans cette option, rien n’est écrit.
help-doctor-copy = Où écrire la copie faite avant de réparer ; par défaut, dans ce dossier.
doctor-repairable = « chelem doctor --repair » copie la base, garde ce qui se lit de ces journaux et supprime les lignes qui ne mènent à rien.
doctor-copied = La base telle qu’elle était : { $file }
doctor-nothing-repaired = Il n’y avait rien à réparer.
doctor-repaired-event = Le tournoi { $event } s’ouvre de nouveau, tel qu’il était après { $kept ->
    [one] sa première entrée
   *[other] ses { $kept } premières entrées
  } ; { $count ->
    [one] une entrée est
   *[other] { $count } entrées sont
  } dans { $file }.
doctor-repaired-orphans = { $count ->
    [one] Une ligne qui ne menait à rien est supprimée.
   *[other] { $count } lignes qui ne menaient à rien sont supprimées.
  }
doctor-log = Le journal de la table { $table } enfreint les règles : { $reason } Cette table ne peut pas être ouverte ; les autres le peuvent. Une sauvegarde plus ancienne en a peut-être une copie saine.
help-backup = Copier une base de données, même en cours d’utilisation, et vérifier chaque journal de la copie.
help-backup-output = Le fichier à écrire, une base SQLite ; il ne doit pas encore exister.
help-restore = Remplacer une base de données par une sauvegarde ; le serveur doit être arrêté.
help-restore-file = Une sauvegarde écrite par « chelem backup ».
help-restore-replace = Remplacer une base de données qui a déjà servi ; un fichier SQLite est conservé à côté, avec la terminaison .replaced.
help-restore-tolerant = Restaurer la sauvegarde même si certains journaux sont fautifs.
help-database = Une base de données : un fichier SQLite ou une URL de SQLAlchemy ; par défaut, celle de « chelem serve ».
doctor-sound = La base de données est saine : { $logs ->
    [one] { $logs } journal vérifié
   *[other] { $logs } journaux vérifiés
  } selon les règles.
doctor-null-characters = { $count ->
    [one] Une ligne
   *[other] { $count } lignes
  } de « { $table } » { $count ->
    [one] a
   *[other] ont
  } des caractères nuls dans « { $column } », venus d’une version antérieure. Ils ne gênent pas ici ; « chelem restore » les laisse de côté.
doctor-older = Le schéma de cette base de données est { $revision } ; le prochain démarrage de « chelem serve » le met à jour en { $newest }, après une copie.
doctor-served = Un serveur utilise cette base de données : arrêtez tous ses serveurs avant « chelem restore » ou « chelem prune ».
doctor-owner = Le processus { $process } ({ $host }, version { $release }), en marche depuis { $since }, { $shards ->
    [0] ne sert aucune partition
    [one] sert une partition ({ $numbers })
   *[other] sert { $shards } partitions ({ $numbers })
  }.
doctor-owner-closing = Le processus { $process } s’arrête ; il sert encore { $shards ->
    [one] { $shards } partition
   *[other] { $shards } partitions
  }.
doctor-worker = Le processus { $worker } ({ $host }, version { $release }) réfléchit pour les robots avec { $processes ->
    [0] zéro calcul à la fois : il s’arrête
    [one] un calcul à la fois
   *[other] { $processes } calculs à la fois
  } ; { $jobs ->
    [0] il n’a rien à faire
    [one] il a un calcul en cours
   *[other] il a { $jobs } calculs en cours ou en attente
  }.
doctor-workers-none = Aucun `chelem work` n’est présent sur ce bus.
doctor-shards-free = { $count ->
    [one] Une partition est libre
   *[other] { $count } partitions sont libres
  } : { $shards }.
doctor-shards-expired = { $count ->
    [one] Une partition appartient à un serveur qui ne répond plus ; un autre la reprend
   *[other] { $count } partitions appartiennent à un serveur qui ne répond plus ; un autre les reprend
  } en quelques secondes : { $shards }.
doctor-space = Il ne reste que { $free } Mo sur ce disque : faites de la place, sinon le serveur ne pourra bientôt plus enregistrer les coups.
doctor-wal = Le journal d’écriture anticipée (WAL) a atteint { $size } Mo : un autre programme a gardé la base ouverte. Fermez-le, ou redémarrez le serveur.
prune-age = « { $age } » n’est pas une durée : écrivez un nombre suivi de d (jours), w (semaines), m (mois) ou y (années), par exemple 90d ou 2y.
prune-schema = Le schéma de cette base de données n’est pas celui de cette version : démarrez une fois « chelem serve », qui le met à jour.
prune-done = Éléments supprimés : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
  }, { $names ->
    [one] { $names } nom d’un tournoi
   *[other] { $names } noms de tournois
  }.
prune-would = Éléments à supprimer : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
  }, { $names ->
    [one] { $names } nom d’un tournoi
   *[other] { $names } noms de tournois
  }.
help-doctor = Vérifier une base de données : son fichier, ses lignes, et chaque journal selon les règles.
help-prune = Supprimer les vieilles tables, les visiteurs inactifs et les noms des vieux tournois ; les collections de donnes restent. Le serveur doit être arrêté.
help-prune-older = Supprimer les tables où l’on n’a plus joué depuis cette durée : 90d, 8w, 6m, 2y (jours, semaines, mois, années).
help-prune-names = Effacer les noms des joueurs des tournois où rien n’a été écrit depuis cette durée, par défaut celle fixée sur la page d’administration, sinon 3y ; leurs résultats restent.
prune-events-done = Éléments supprimés : { $events ->
    [one] { $events } tournoi
   *[other] { $events } tournois
  }.
prune-events-would = Éléments à supprimer : { $events ->
    [one] { $events } tournoi
   *[other] { $events } tournois
  }.
help-prune-events = Supprimer les tournois entiers où rien n’a été écrit depuis cette durée, avec leurs résultats ; sans cette option, tous restent.
help-prune-unfinished = Supprimer aussi les tables dont le match n’a jamais été terminé.
help-prune-dry = Dire seulement combien il y en a, sans rien supprimer.
help-admin = S’occuper des personnes et des tables : problèmes signalés, exclusions, durée de conservation, données d’une personne, lien vers la page.
help-admin-words = La base de données (par défaut celle de « chelem serve »), puis reports, tables, events, people NOM, bans, ban QUI, unban NUMÉRO, retention DURÉE, export VISITEUR, erase VISITEUR ou token.
help-admin-for = La durée d’une exclusion, comme 7d, 8w, 6m ou 1y ; par défaut, sans fin.
help-admin-output = Le fichier zip d’un export.
help-admin-address = L’adresse où les navigateurs joignent le serveur, pour les liens.
admin-action = « { $action } » n’est pas une action de chelem admin : { $actions }. Un mot au plus la suit.
admin-who = « { $who } » n’est ni une adresse IP, ni un réseau comme 192.0.2.0/24, ni l’identifiant d’un visiteur.
admin-number = « { $number } » n’est pas le numéro d’une exclusion : « chelem admin bans » en donne la liste.
admin-visitor = Il n’y a pas de visiteur « { $visitor } » : « chelem admin people NOM » en donne la liste.
admin-key = Ce lien a déjà servi, ou date de plus d’un quart d’heure : demandez-en un autre par « chelem admin token ».
admin-session = Ouvrez cette page par un lien de « chelem admin token ».
admin-none = Rien.
admin-banned = { $who } est exclu { $until ->
    [never] sans limite de durée
   *[other] jusqu’au { $until }
}.
admin-unbanned = L’exclusion { NUMBER($number, useGrouping: 0) } est levée.
admin-retention = { $age ->
    [never] Aucune durée n’est fixée : « chelem prune » ne supprime rien sans --older-than.
   *[other] « chelem prune » supprime les tables terminées depuis plus de { $age }.
}
admin-exported = Écrit dans { $file }.
admin-erased = { $tables ->
    [0] Les données de { $visitor } sont effacées.
    [one] Les données de { $visitor } sont effacées, aussi à une table, dont le journal se rejoue toujours.
   *[other] Les données de { $visitor } sont effacées, aussi à { $tables } tables, dont les journaux se rejouent toujours.
}
admin-link = Ouvrez ce lien une seule fois, d’ici un quart d’heure : { $link }
visitor-banned = { $until ->
    [never] Vous ne pouvez pas utiliser ce serveur.
   *[other] Vous ne pouvez pas utiliser ce serveur avant le { $until } (UTC).
}
prune-no_age = Indiquez l'âge des tables par --older-than, ou fixez-le une fois par « chelem admin retention 2y ».

result-kept =
    Loi 71 : { $count ->
        [one] 1 levée concédée reste acquise, car aucun jeu normal ne la perd
       *[other] { $count } levées concédées restent acquises, car aucun jeu normal ne les perd
    }.
