# The workshop of bidding systems: a system of one's own, its chapters, and what a change changes.
workshop-title = My bidding systems
workshop-about = Make a system of your own from one of the program: change a rule or a choice of its card, and see at once what is missing, what the calls say now and how deals are bid. Robots play it at your next table.
workshop-none = You have no system of your own yet.
workshop-from = from { $title }
workshop-new = New system
workshop-name = Name of the system
workshop-base = Begin with
workshop-make = Make the system
workshop-import = Open a file
workshop-import-what = A .system file that was saved here, or written for “chelem system check”.
workshop-play = Play with this system
workshop-copy = Copy to my systems
workshop-export = Save as a file
workshop-shared = You were given the link to this system. Copy it to change it.
workshop-share = Copy the link
workshop-share-what = Anybody with the link can read, play and copy the system as it is now, but not change it or see its earlier versions.
workshop-chapter = Chapter
workshop-chapters = Chapters of rules
workshop-definitions = Options and definitions
workshop-card = Choices of the card
workshop-main = The system’s own text
workshop-reworded = changed
workshop-rules = Rules
workshop-words = What the calls show
workshop-line = Line { $line }
workshop-place = { $chapter }, line { $line }
workshop-no-auction = These rules apply by what was bid before; no auction is written here.
workshop-no-sections = This chapter has no rules of calls.
workshop-changed = (changed)
workshop-save = Save
workshop-discard = Discard
workshop-saved = Saved.
workshop-examining = The change is being examined…
workshop-leave = The changes of this chapter are not saved. Leave them?
workshop-undo = Undo
workshop-redo = Redo
workshop-version = Version { $number }
workshop-versions = Versions ({ $count })
workshop-version-first = as it began
workshop-version-card = choice of the card: { $what }
workshop-version-line = { $number }: { $what }
workshop-version-open = open now
workshop-version-go = Open version { $number }
workshop-report = What the change changes
workshop-examined = Compared with the version that is open, in { NUMBER($auctions) } points of auctions.
workshop-faults = { $faults ->
    [one] One fault
   *[other] { $faults } faults
}
workshop-no-faults = No fault was found.
workshop-finding-new = New:
workshop-mended = No longer wrong
workshop-looks = To look at ({ $count })
workshop-written = { $calls ->
    [one] One call of the changed rules says something else
   *[other] { $calls } calls of the changed rules say something else
}
workshop-consequences = { $calls ->
    [one] One other call changes in consequence
   *[other] { $calls } other calls change in consequence
}
workshop-first-calls = Here are { $calls } of which the words are different:
workshop-before = Before:
workshop-now = Now:
workshop-same = No call says anything else.
workshop-hands = Hands that bid now
workshop-deals = { $deals ->
    [0] None of { $drawn } deals is bid otherwise
    [one] A deal that is bid otherwise
   *[other] { $deals } deals that are bid otherwise
}
workshop-deal = Deal { $number }
workshop-verdict = What it is worth
workshop-verdict-what = Robots bid 200 boards by the saved system and by the one with which it began; contracts are scored double dummy.
workshop-verdict-result = { $mean } ± { $error } IMPs a board on { $boards } boards, of which { $different ->
    [one] one was different.
   *[other] { $different } were different.
}
workshop-verdict-playing = Boards bid
workshop-verdict-play = Bid 200 boards
workshop-verdict-stop = Stop
workshop-remove = Remove the system
workshop-remove-sure = Remove this system with its versions? Tables that are open already keep it.
workshop-remove-yes = Remove
workshop-remove-no = Keep
