"""Random corruption of files: bytes changed, deleted, doubled, moved, and troublesome tokens inserted."""

from collections.abc import Sequence
from random import Random

TROUBLESOME = (
    *(bytes([code]) for code in b'{}"\\[]|\r\x00\x1a%;#*+-0\xc3\x85'),
    *(b"\n\n", b"##", b"^S", b"^L", b"^R", b"=1=", b"$999", b"AP", b"Pass", b"X", b"7NT", b"{" * 300),
    *(b'[Deal "', b'[Auction "N"]\n', b'[Play "W"]\n', b'[Result "^', b"N:", b"....", b"9" * 20),
    *(b"md|", b"pc|", b"mc|99|", b"qx|o1|", b"an|!|", b"\xff\xfe", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b"true"),
)


def corrupted(seeds: Sequence[bytes], chance: Random) -> bytes:
    """Return a seed file after one to eight random corruptions."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.randint(1, 8)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((1, 1, 2, 5, 30, 400)))
        match chance.randrange(7):
            case 0:
                data[start:end] = b""
            case 1:
                data[start:start] = chance.choice(TROUBLESOME)
            case 2:
                data[start:end] = bytes(chance.randrange(256) for _ in range(end - start))
            case 3:
                data[start:start] = data[start:end] * chance.choice((1, 2, 50))
            case 4:
                place = chance.randrange(len(data) + 1)
                data[place:place] = data[start:end]
            case 5:
                data[start:end] = data[start:end].swapcase()
            case 6:
                other = chance.choice(seeds)
                cut = chance.randrange(len(other) + 1)
                data[start:] = other[cut:]
    return bytes(data[:200_000])
