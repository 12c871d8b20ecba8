# A convention card on paper: the headings of federations' cards.
card-sheet-about = { $layout ->
    [ffb] Headings of the FFB’s convention card.
    [acbl] Headings of the ACBL’s convention card.
   *[wbf] Headings of the WBF’s convention card.
} Points are high-card points (HCP) unless stated as support points. Nobody vulnerable; the opponents’ calls are in brackets.
card-sheet-names = Players
card-sheet-notes = Notes
card-sheet-system = System
card-sheet-label = { $label }:
card-sheet-forcing = Forcing
card-sheet-artificial = Artificial openings
card-sheet-negative = Negative doubles
card-sheet-negative-through = through { CALL($bid) }
card-sheet-written = { $path } written, with the headings of the { $layout ->
    [ffb] FFB
    [acbl] ACBL
   *[wbf] WBF
}.
card-file-layout = To write a PDF, name the headings too: --layout ffb, acbl or wbf.

card-sheet-panel-general = General
card-sheet-panel-minor-openings = Minor openings
card-sheet-panel-major-openings = Major openings
card-sheet-panel-notrump-openings = Notrump openings
card-sheet-panel-two-openings = Two-level openings
card-sheet-panel-other-constructive = Other bidding
card-sheet-panel-doubles = Doubles
card-sheet-panel-notrump-overcalls = Notrump overcalls
card-sheet-panel-overcalls = Overcalls
card-sheet-panel-over-their-notrump = Defence to notrump
card-sheet-panel-direct-cue-bids = Direct cue bids
card-sheet-panel-over-their-double = Over their takeout double
card-sheet-panel-preempts = Preempts
card-sheet-panel-slams = Slams
card-sheet-panel-carding = Leads and carding
card-sheet-panel-defensive-bidding = Defensive and competitive bidding
card-sheet-panel-leads-and-signals = Leads and signals
card-sheet-panel-system-summary = System summary
card-sheet-panel-opening-descriptions = Opening bids and responses
card-sheet-panel-openings = Opening bids
card-sheet-panel-competitive-bidding = Competitive bidding

card-sheet-general-approach = General approach and style
card-sheet-forcing-openings = Forcing opening bids
card-sheet-preparation = Bids that may need a defence
card-sheet-one-club = 1♣ opening
card-sheet-one-diamond = 1♦ opening
card-sheet-one-heart = 1♥ opening
card-sheet-one-spade = 1♠ opening
card-sheet-one-major = 1♥ and 1♠ openings
card-sheet-minor-raises = Raises of a minor
card-sheet-minor-raises-contested = Raises after an overcall
card-sheet-major-raises = Raises of a major
card-sheet-major-raises-contested = Raises after an overcall
card-sheet-drury = By a passed hand (Drury)
card-sheet-one-notrump = 1NT opening
card-sheet-one-notrump-responses = Responses to 1NT
card-sheet-one-notrump-contested = When they act over our 1NT
card-sheet-two-notrump = 2NT opening
card-sheet-three-notrump = 3NT opening
card-sheet-two-clubs = 2♣ opening
card-sheet-two-diamonds = 2♦ opening
card-sheet-two-hearts = 2♥ opening
card-sheet-two-spades = 2♠ opening
card-sheet-weak-twos = 2♥ and 2♠ openings
card-sheet-two-over-one = 2-over-1 responses
card-sheet-jump-shifts = Jump shift responses
card-sheet-new-minor = After opener’s 1NT rebid
card-sheet-fourth-suit = Fourth suit
card-sheet-later-auction = Later in the auction
card-sheet-over-strong-openings = Over their strong artificial openings
card-sheet-other-conventions = Other conventions
card-sheet-negative-doubles = Negative
card-sheet-responsive-doubles = Responsive
card-sheet-support-doubles = Support
card-sheet-takeout-doubles = Takeout doubles
card-sheet-competitive-doubles = Special and competitive doubles
card-sheet-one-notrump-direct = 1NT, direct
card-sheet-one-notrump-balancing = 1NT, balancing
card-sheet-one-notrump-overcalls = 1NT overcalls
card-sheet-two-notrump-overcall = 2NT
card-sheet-simple-overcalls = Simple overcalls
card-sheet-overcalls = Overcalls and responses
card-sheet-overcall-responses = Responses to overcalls
card-sheet-jump-overcalls = Jump overcalls
card-sheet-over-one-notrump = Over their 1NT
card-sheet-two-suiters = Cue bid of their suit
card-sheet-direct-cue-bids = Direct and jump cue bids
card-sheet-major-doubled = After our 1♥ or 1♠
card-sheet-minor-doubled = After our 1♣ or 1♦
card-sheet-over-their-double = Over their takeout double
card-sheet-opening-preempts = Opening preempts
card-sheet-high-openings = Openings from 3♣ up
card-sheet-over-preempts = Over their preempts
card-sheet-forcing-passes = Special forcing pass sequences
card-sheet-important-notes = Important notes
card-sheet-psychics = Psychics
card-sheet-blackwood = Blackwood
card-sheet-gerber = Gerber
card-sheet-control-bids = Control bids
card-sheet-high-level = High-level bidding
card-sheet-leads-style = Opening leads: style
card-sheet-leads = Leads
card-sheet-leads-against-suits = Opening leads against suits
card-sheet-leads-against-notrump = Opening leads against notrump
card-sheet-leads-later = Leads later in the play
card-sheet-honour-leads = Leads from honours and small cards
card-sheet-signals = Signals and discards
card-sheet-signals-to-partner = Signals
card-sheet-first-discard = First discard
card-sheet-other-carding = Other carding
help-convention-card-layout = Print under the headings of a federation’s card: ffb, acbl or wbf.
help-convention-card-pdf = Write these headings to a PDF file, on A4, instead of the terminal.
help-convention-card-to = What convert writes: toml, a card of Chelem, or bml, the first rounds of its bidding in BML.
bml-about = Opening bids, responses and overcalls by the rules of { $system }, written by Chelem.
