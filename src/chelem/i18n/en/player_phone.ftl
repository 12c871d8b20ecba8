# A player's phone in an event.
player-title = My event
player-claim = Which pair are you?
player-claim-about = Your phone then shows where you play, and lets you enter or confirm results. Nothing to install, no account.
player-which = Your pair
player-choose = Choose…
player-letters = The six letters on your guide card
player-claim-do = That is us
player-no-card = No guide card?
player-ask = Ask the director
player-asked = { $who }: the director has your request.
player-asked-how = Tell the director this number. The page changes by itself once there is an answer.
player-asked-other = That is the wrong pair
player-refused = The director said no: please have a word.
player-nobody = The pairs are not known yet: come back when the event is ready.
player-here = I play in this event
player-not-seated = You have no seat yet: the page changes by itself.
player-with = with { $who }
player-against = against { $who }
player-which-table = Where do you play?
player-which-table-one = At table { $table }, { NAMED($side, kind: "side") }
player-other-table = We play at the other table
player-enter-how = Tap a board to enter its result.
player-waits = Board { $board }: waiting for the other side
player-waits-how = The other side confirms on its phone, or East on the table’s.
player-confirm = { $side ->
    [NS] North-South confirms
   *[EW] East-West confirms
}
player-back = Back to my seat
player-links = See also
player-card = My scorecard
player-ranking = Ranking
player-leave = This is not me
player-leave-sure = Yes, leave { $who } on this phone
