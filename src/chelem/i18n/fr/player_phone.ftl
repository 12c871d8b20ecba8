# Le téléphone d’un joueur dans un tournoi.
player-title = Mon tournoi
player-claim = Quelle paire êtes-vous ?
player-claim-about = Votre téléphone montre ensuite où vous jouez, et vous permet de saisir ou de confirmer les résultats. Rien à installer, pas de compte.
player-which = Votre paire
player-choose = Choisissez…
player-letters = Les six lettres de votre carton guide
player-claim-do = C’est nous
player-no-card = Pas de carton ?
player-ask = Demander à l’arbitre
player-asked = { $who } : votre demande est chez l’arbitre.
player-asked-how = Dites-lui ce numéro. La page change d’elle-même dès qu’il a répondu.
player-asked-other = Ce n’est pas la bonne paire
player-refused = L’arbitre a refusé : voyez avec lui.
player-nobody = Les paires ne sont pas encore connues : revenez quand le tournoi est prêt.
player-here = Je joue dans ce tournoi
player-not-seated = Vous n’avez pas encore de place : la page change d’elle-même.
player-with = avec { $who }
player-against = contre { $who }
player-which-table = Où jouez-vous ?
player-which-table-one = À la table { $table }, en { NAMED($side, kind: "side") }
player-other-table = Nous jouons à l’autre table
player-enter-how = Touchez une donne pour entrer son résultat.
player-waits = Donne { $board } : en attente de l’autre camp
player-waits-how = L’autre camp confirme sur son téléphone, ou Est sur celui de la table.
player-confirm = { $side ->
    [NS] Nord-Sud confirme
   *[EW] Est-Ouest confirme
}
player-back = Retour à ma place
player-links = Voir aussi
player-card = Ma feuille de route
player-ranking = Classement
player-leave = Ce n’est pas moi
player-leave-sure = Oui, quitter { $who } sur ce téléphone
