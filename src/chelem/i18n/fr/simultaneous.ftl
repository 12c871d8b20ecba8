# Les simultanés : plusieurs tournois jouent les mêmes donnes.
event-simultaneous-begun = Le tournoi a commencé : il ne peut plus se joindre à un simultané.
event-simultaneous-twice = Ce tournoi joue déjà un simultané.
event-simultaneous-invitation = Ce code n’est pas celui d’un simultané : demandez-le à son organisateur.
event-simultaneous-none = Ce tournoi n’est pas un simultané.
event-simultaneous-by-club = Ce simultané donne à chaque club un code à lui.
event-simultaneous-used = Un autre tournoi s’est déjà servi de ce code : demandez-en un à l’organisateur du simultané.
event-simultaneous-invitations = Cette invitation n’a pas pu être ajoutée : un simultané en a { $most } au plus.
event-simultaneous-club = Donnez le nom du club, { $most } signes au plus.
event-simultaneous-no-member = Ce tournoi ne demande pas à jouer ce simultané.
event-simultaneous-removed = L’organisateur a retiré ce tournoi du simultané : les donnes ne se téléchargent plus.
event-simultaneous-undo = Cela ne s’annule pas ici : acceptez ou retirez le tournoi dans la liste des clubs, onglet « Plus ».
event-log-program = Seul le programme écrit cette entrée.
