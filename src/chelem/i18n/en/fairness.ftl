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
    [one] The server and one player’s device drew these cards together, but not yours: only that player can be sure that nobody chose them.
   *[other] The server and the devices of { $others } players drew these cards together, but not yours: only those players can be sure that nobody chose them.
}
fair-alone = The server drew these cards alone, without anything from a player’s device: nothing proves that it did not choose them.
fair-fixed = These are the cards fixed before the first call. The server drew them alone: nothing proves that it did not choose them.
fair-prepared = The cards of a prepared deal are checked in the downloaded log (chelem replay).
fair-broken = Warning: these are not the cards fixed before the deal.
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
