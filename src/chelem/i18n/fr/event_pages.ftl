# Pages d’un tournoi : le téléphone d’une table, le classement, l’écran de la salle.
played-title = Tournoi
played-round = Tour { $round } sur { $rounds }
played-not-begun = Pas encore commencé
played-closed = Terminé
played-section = Section { $section }
played-table = Table { $table }
played-board = Étui { $board }
played-boards = { $count ->
    [one] Étui { $boards }
   *[other] Étuis { $boards }
}
played-entrant = { $kind ->
    [pairs] Paire { $number }
    [teams] Équipe { $number }
   *[individual] Joueur { $number }
}
played-offline = Pas de réseau. Continuez : tout est gardé sur cet appareil et partira plus tard.
played-waiting = { $count ->
    [one] 1 écriture attend le réseau.
   *[other] { $count } écritures attendent le réseau.
}
played-all-sent = Tout est enregistré.
played-another = Ouvrir la page du tournoi
played-contract = { $level }{ STRAIN($strain) }{ $stake ->
    [1] {""}
    [2] {" "}contré
   *[4] {" "}surcontré
} par { NAMED($declarer, kind: "seat") }
played-tricks = { $over ->
    [0] { $tricks } levées, juste fait
    [one] { $tricks } levées, { $over } de mieux
   *[other] { $tricks } levées, { $over } de mieux
}
played-tricks-down = { $tricks ->
    [0] Aucune levée, { $down } de chute
    [one] { $tricks } levée, { $down } de chute
   *[other] { $tricks } levées, { $down } de chute
}
played-points = +{ $points } pour { NAMED($side, kind: "side") }
played-no-points = 0 point
played-passed = Passe générale
played-unplayed = Non jouée
played-ruled = Décision de l’arbitre
played-lead = Entame { CARD($card) }
played-vulnerable = { $side ->
    [none] Personne vulnérable
    [all] Tous vulnérables
    [NS] Nord-Sud vulnérables
   *[EW] Est-Ouest vulnérables
}
played-dealer = Donneur { NAMED($seat, kind: "seat") }

# Le téléphone de la table.
desk-key = Cette page s’ouvre avec le code QR posé sur la table. Appelez l’arbitre s’il manque.
desk-wait = Le tournoi va commencer
desk-wait-about = La page change d’elle-même quand l’arbitre lance le premier tour.
desk-unused = Personne ne joue à cette table à ce tour.
desk-unknown = Il n’y a pas de table { $table } dans ce tournoi.
desk-seats = Qui est assis ici ?
desk-seats-right = C’est bien nous
desk-seats-wrong = Si ce n’est pas vous, vérifiez votre table, puis appelez l’arbitre.
desk-turned = Attention, changement de ligne
desk-turned-now = { $who } : vous jouez maintenant en { NAMED($side, kind: "side") }.
desk-shared = { $count ->
    [one] Étuis partagés avec la table { $tables } : vérifiez le numéro avant de jouer.
   *[other] Étuis partagés avec les tables { $tables } : vérifiez le numéro avant de jouer.
}
desk-sitting-out = Exempt à ce tour
desk-sitting-out-who = { $who }, vous ne jouez pas à ce tour.
desk-board-choice = Étuis de ce tour
desk-board-state = Étui { $board } : { $standing ->
    [open] à jouer
    [reported] à confirmer
    [confirmed] confirmé
    [disputed] deux résultats différents
   *[ruled] décision de l’arbitre
}
desk-board-short = { $standing ->
    [open] à jouer
    [reported] à confirmer
    [confirmed] confirmé
    [disputed] à vérifier
   *[ruled] arbitre
}
desk-level = Étui { $board } : quel contrat ?
desk-strain = { $level } en quelle couleur ?
desk-declarer = Qui joue { $level }{ STRAIN($strain) } ?
desk-result = Combien de levées ?
desk-result-made = Fait
desk-result-down = Chute
desk-lead = Quelle entame ?
desk-lead-rank = Entame à { NAMED($suit, kind: "strain-name") } : quelle carte ?
desk-lead-skip = Sans l’entame
desk-back = Retour
desk-confirm = Étui { $board } : est-ce juste ?
desk-confirm-how = Montrez l’écran à Est.
desk-confirm-yes = Est confirme
desk-confirm-no = Non, ce n’est pas cela
desk-disputed = Étui { $board } : deux résultats différents
desk-disputed-how = Mettez-vous d’accord, puis entrez le bon résultat. Sinon, appelez l’arbitre.
desk-enter-again = Entrer le bon résultat
desk-correct = Corriger ce résultat
desk-go-on = Continuer
desk-done = Tour { $round } terminé
desk-done-last = C’était le dernier tour
desk-done-last-about = Merci d’avoir joué. Le classement est sur la page du tournoi.
desk-done-wait = La page change d’elle-même au tour suivant.
desk-next = Tour { $round }
desk-next-stay = { $who } : restez à la table { $table }
desk-next-move = { $who } → table { $table }
desk-next-side = en { NAMED($side, kind: "side") }
desk-next-out = { $who } : exempt
desk-next-out-until = Vous rejouez au tour { $round }, table { $table }.
desk-next-out-end = Vous ne jouez plus : merci d’avoir joué.
desk-next-turned = changement de ligne
desk-next-boards = { $count ->
    [one] Étui { $boards } → table { $tables }
   *[other] Étuis { $boards } → table { $tables }
}
desk-next-boards-stay = { $count ->
    [one] L’étui { $boards } reste à cette table.
   *[other] Les étuis { $boards } restent à cette table.
}
desk-next-boards-rest = { $count ->
    [one] Étui { $boards } → relais
   *[other] Étuis { $boards } → relais
}
desk-ahead = Commencer le tour { $round } sans réseau
desk-call = Appeler l’arbitre
desk-called = L’arbitre est appelé
desk-call-back = Annuler l’appel
desk-doubled = { $stake ->
    [2] Contré
   *[4] Surcontré
}
