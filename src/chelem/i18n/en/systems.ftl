# Bidding systems: faults in a file. $at says where: file, line and column.
system-syntax = { $at }: “{ $found }” is not expected here.
system-unfinished = { $at }: this line is not finished.
system-end = { $at }: the file ends in the middle of a section or rule.
system-phrase = { $at }: the vocabulary has no phrase “{ $phrase }”.
system-phrase-near = { $at }: the vocabulary has no phrase “{ $phrase }”; the nearest is “{ $near }”.
system-call = { $at }: “{ $call }” does not name a call.
system-attribute = { $at }: “{ $attribute }” is not an attribute of a call.
system-letter = { $at }: the letter “{ $letter }” is not in the phrase that is defined.
system-number = { $at }: “{ $text }” is not a number or a range.
system-option = { $at }: there is no option “{ $name }”.
system-value = { $at }: option “{ $name }” needs a whole number, on or off, not “{ $value }”.
system-taken = { $at }: “{ $phrase }” already has a meaning in the vocabulary; choose another name.
system-include = { $at }: the file “{ $name }” to be included cannot be found, or it includes itself.
system-sides = { $at }: in “{ $sequence }” the sides do not call in turn, or the opponents' call before ours is missing at the end: put theirs in parentheses, or “-” for their pass.
system-unknown = There is no bidding system “{ $name }”. Choose among: { $names }; or name a file that ends in .system.
system-style = The system “{ $system }” has no style “{ $style }”. Choose among: { $names }.
