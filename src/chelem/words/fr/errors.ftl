call-insufficient = { CALL($call) } ne dépasse pas { CALL($last) } : il faut une enchère plus haute, ou passer.
