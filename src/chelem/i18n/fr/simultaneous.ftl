# Les simultanés : plusieurs tournois jouent les mêmes donnes.
event-simultaneous-begun = Le tournoi a commencé : il ne peut plus se joindre à un simultané.
event-simultaneous-twice = Ce tournoi joue déjà un simultané.
event-simultaneous-invitation = Ce code n’est pas celui d’un simultané : demandez-le à son organisateur.
event-simultaneous-none = Ce tournoi n’est pas un simultané.
event-log-program = Seul le programme écrit cette entrée.
