call-insufficient = { CALL($call) } does not outbid { CALL($last) }: bid higher, or pass.
