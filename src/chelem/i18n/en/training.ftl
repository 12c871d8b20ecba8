# Practice: deals by theme, the auction or the play alone, deals of a file or by number.
training-title = Practice
training-daily = Daily tournament: twelve boards, the same for everyone
training-about = Deals selected for a theme, with three robots. You sit South.
training-theme = Which theme?
training-theme-any = Any deal
training-theme-any-what = No theme in particular.
training-theme-games = Games
training-theme-games-what = Your side has the values for game.
training-theme-slams = Slams
training-theme-slams-what = Your side has the values for a slam.
training-theme-doubled = Doubled contracts
training-theme-doubled-what = The robots’ auction ends in a doubled contract.
training-theme-preempts = Preempts
training-theme-preempts-what = One of the players opens with a preempt at the three or four level.
training-theme-notrump = 1NT and responses
training-theme-notrump-what = Your side opens 1NT.
training-theme-stayman = Stayman and transfers
training-theme-stayman-what = North opens 1NT; you have a Stayman or transfer hand.
training-theme-weak-twos = Weak twos
training-theme-weak-twos-what = Your side opens a weak two.
training-theme-takeout = Takeout doubles
training-theme-takeout-what = An opponent opens; you have a takeout double.
training-theme-note = Deals are selected by how the robots would bid all four hands. If you only play the cards, the theme applies to declarer’s side.
training-activity = What would you like to play?
training-activity-deal = The whole deal
training-activity-deal-what = The auction, then the play.
training-activity-bid = The auction only
training-activity-bid-what = The deal ends after the auction; the contract is scored by double-dummy analysis.
training-activity-declare = Declarer play
training-activity-declare-what = The robots bid, and you play the contract.
training-activity-defend = Defence
training-activity-defend-what = The robots bid, and you defend.
training-best = Best hand for South
training-best-what = Nobody has more high-card points than you.
training-best-not = Not in defence, nor with weak openings.
training-count = Number of deals
training-endless = Endless
training-system = The robots’ system
training-start = Start
training-mark = Selected deals are not dealt at random, and their scores say so. Seven tables of robots play each deal too, for comparison.

training-other = Other deals
training-file = Deals from a file
training-file-what = PBN, LIN, DUP…: you play them in order, as South.
training-file-choose = Choose a file
training-file-at = { $name }: { $boards ->
    [one] one deal
   *[other] { $boards } deals
}
training-file-play = Play deal { $place }
training-file-done = All the deals in the file have been played.
training-number = A deal by its number
training-number-what = Every deal has a number; it is part of the link to the deal.
training-number-label = Deal number
training-number-open = Open
training-number-bad = A deal number has digits only.
