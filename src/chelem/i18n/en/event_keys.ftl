# Keys of phones in an event, and who may confirm a result.
event-key-replaced = { $role ->
    [table] This key has been replaced: scan the table’s new code, or ask the director for its six letters.
    [player] This key has been replaced: ask the director for another.
   *[other] This key has been withdrawn: ask the organiser for a new code.
}
event-organiser = Only the organiser of the event can do this: ask the organiser.
event-no-such-table = There is no table { $table } in this event: check the address, or ask the director for it.
event-director = This device is not, or is no longer, a director’s.
event-claim = This request is no longer known: ask again.
event-claim-online = This number is playing online: go in through their own page.
event-card-code = That is not the code on that guide card: check the six letters and the number.
event-card-tries = Too many wrong codes from this phone or its network: ask the director.
event-table-code = That is not the code of this table: check the six letters and the table number.
event-table-tries = Too many wrong codes from this phone or its network: ask the director, who has a QR code to scan.
event-log-own-report = Your own side entered this result: the other side confirms it.

# Lists of names.
event-names-nobody = Number { $number } has no name.
event-names-number = “{ $text }” is not a number.
event-names-other-line = Number { $number } plays { NAMED($line, kind: "side") }.
