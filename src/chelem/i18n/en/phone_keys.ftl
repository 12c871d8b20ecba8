# The keys of an event's phones, on the director's page.
keys-claims = Phones asking for their pair
keys-claims-about = The player will tell you the number on the phone.
keys-claim = Phone { $number }: { $who }
keys-yes = Accept
keys-yes-who = Accept phone { $number }: { $who }
keys-no = Refuse
keys-no-all = Refuse all
keys-no-who = Refuse phone { $number }
keys-lost-table = The phone is lost or stolen
keys-lost-table-about = The old link stops working at once: scan the new code with another phone. Table codes already printed will no longer work.
keys-replace = Replace the key
keys-replace-short = Replace
keys-replace-sure = Yes, replace the key
keys-replaced-table = The key has been replaced: this is the new code.
keys-players = Players’ phones
keys-players-about = A player opens the event page, taps “I’m playing in this event” and types the pair’s six-letter code. The codes are on the guide cards that you print here.
keys-players-show = Show the pairs’ codes
keys-replace-who = Replace the key: { $who }
keys-replaced-who = { $who }: the earlier phones no longer work; the new code is { $code }.
keys-director = Device that joined on { $since }
keys-director-remove = Remove
keys-director-sure = Yes, remove this device

# Lists of names.
names-table-how = Or a CSV table whose first line names the columns: number, name 1, licence 1, name 2, licence 2, section, line.
names-file = Choose a CSV file
names-understood = { $pairs ->
    [one] Understood: 1 pair, not saved yet
   *[other] Understood: { $pairs } pairs, not saved yet
}
names-wrong = { $lines ->
    [one] 1 line to correct, which stays in the text
   *[other] { $lines } lines to correct, which stay in the text
}
names-too-many = { $count } names, but a pair has only two.
names-wrong-line = “{ $line }”: { $sentence }
names-download = Download the names (CSV)
