# What a page has checked of a deal, and how.
fair-shared = { $prepared ->
    [yes] Contributions verified, yours among them.
   *[no] Deal verified: nobody chose these cards. { $others ->
        [0] The server and your device drew them together.
        [one] The server, your device and another player’s drew them together.
       *[other] The server, your device and those of { $others } other players drew them together.
    }
}
fair-others = { $others ->
    [one] The server and one player’s device drew these cards together.
   *[other] The server and the devices of { $others } players drew these cards together.
} This device recognises no contribution of its own: only devices that gave one can be sure that nobody chose them.
fair-withheld = Deal not verified: { $missing ->
    [one] a promised contribution is missing, and the server could choose between two deals.
   *[other] { $missing } promised contributions are missing, and the server could choose among several deals.
}
fair-lost = Deal not verified: { $arrived ->
    [yes] the server did not acknowledge your contribution in time.
   *[no] your contribution did not arrive.
} If this happens again over a good connection, beware: a dishonest server would choose its deals this way.
fair-left-out = Rigged deal: the server had acknowledged your contribution, then left it out. It could choose these cards.
fair-alone = The server drew these cards alone, without anything from a player’s device: nothing proves that it did not choose them.
fair-fixed = These are the cards fixed before the first call. The server drew them alone: nothing proves that it did not choose them.
fair-prepared = The cards of a prepared deal are checked in the downloaded log (chelem replay).
fair-broken = Warning: these are not the cards fixed before the deal.
fair-proof = The proof
fair-proof-about = The server has signed that it had your contribution. With the table’s log, anyone can check that it is missing:
fair-proof-command = chelem replay LOG --partial --acknowledged PROOF
fair-proof-copy = Copy the proof
fair-proof-copied = The proof is copied.
fair-proof-save = Save the proof
# Boards that several tables play: who drew them.
set-shared = Boards verified: the server and your device drew them together, and neither could choose them.
set-promised = The server and your device drew these boards together: neither could choose them. Your device will verify that once they have been played.
set-lost = Boards not verified: the server has not acknowledged your device’s contribution.
set-others = The server and the organiser’s device drew these boards together. Only the organiser can be sure that nobody chose them.
set-alone = The server drew these boards alone: nothing proves that it did not choose them.
set-given = These boards come from a match played before: at its table, the page of each deal says who drew it.
set-broken = Rigged boards: the server had acknowledged your device’s contribution, and these boards do not follow from it. It may have chosen them.
set-changed = Warning: the text revealed does not fit the hash that was published.
set-proof-about = The server has signed that it had your device’s contribution. With the log of a table and the text that opens the boards, anyone can check that it is missing:
set-proof-command = chelem replay LOG --set TEXT --acknowledged PROOF
set-board-alone = The server drew this board alone: nothing proves that it did not choose it.
set-board-given = This board comes from a match played before: it can be verified at its own table.
set-board-broken = Rigged board: it does not follow from what was promised before anybody played.
set-pledge = The organiser’s hash
set-nonce = The organiser’s contribution
review-proof = Fair dealing
review-proof-how = How this is checked
review-proof-words = Before anyone saw a card, the server published a hash of the deal number and a secret. After the deal it revealed both. Your browser has just computed the hash again and checked that the number is that of these four hands: the cards were not changed.
review-proof-together = Before the deal, the server and every device that contributes publish the hash of a secret number. Only then do the devices reveal their numbers to the server, and the cards follow from all of them together: as long as one device drew its number at random, nobody could choose the cards. Your browser has just checked every hash.
review-proof-hash-together = Hash published before (SHA-256 of the server’s secret)
review-proof-nonce = Contribution of { $name }
review-proof-no-nonce = not revealed in time, and so not used
review-proof-hash = Hash published before (SHA-256 of “number:secret”)
review-proof-number = Number of the deal
review-proof-salt = Secret
