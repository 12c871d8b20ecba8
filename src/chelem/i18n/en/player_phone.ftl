# A player's phone in an event.
player-title = My event
player-claim = Which pair are you?
player-claim-about = Your phone will then show where you play, and let you enter or confirm results. Nothing to install, no account needed.
player-which = Your pair
player-choose = Choose…
player-letters = The six-letter code on your guide card
player-claim-do = That’s us
player-no-card = No guide card?
player-ask = Ask the director
player-asked = { $who }: your request has gone to the director.
player-asked-how = Tell the director this number. This page will change by itself once there is an answer.
player-asked-other = That’s the wrong pair
player-refused = The director said no: please have a word with them.
player-nobody = The pairs are not known yet: come back once the event has been set up.
player-here = I’m playing in this event
player-not-seated = You have no seat yet: this page will change by itself.
player-with = with { $who }
player-against = against { $who }
player-which-table = Where are you playing?
player-which-table-one = At table { $table }, { NAMED($side, kind: "side") }
player-other-table = We are playing at the other table
player-enter-how = Tap a board to enter its result.
player-waits = Board { $board }: waiting for the other side
player-waits-how = The other side confirms on their phone, or East does on the table’s phone.
player-confirm = { $side ->
    [NS] North-South confirms
   *[EW] East-West confirms
}
player-back = Back to my seat
player-links = See also
player-card = My scorecard
player-ranking = Ranking
player-leave = This isn’t me
player-leave-sure = Yes, leave { $who } on this phone
