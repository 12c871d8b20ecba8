"""The formats of dealing machines byte by byte, written out by hand from their descriptions (FORMATS)."""

import re

import pytest

from chelem.boards.report import Severity
from chelem.core.seats import Seat
from tests.formats.dealing_machines.formats import FORMATS, board, codes
from tests.support.deals import SOLID, SPREAD

SOLID_NUMBERS = b"010203040506070809101112131415161718192021222324252627282930313233343536373839"
SOLID_SIGNS = (
    b"\x06AKQJT98765432\x03\x04\x05"
    b"\x06\x03AKQJT98765432\x04\x05"
    b"\x06\x03\x04AKQJT98765432\x05"
    b"\x06\x03\x04\x05AKQJT98765432"
)
SOLID_DIGITS = b"1111111111111222222222222233333333333334444444444444"
SOLID_LETTERS = b"aaaaaabffffffkkkkkklpppppp"

SPREAD_NUMBERS = b"040812162024283236404448520307111519232731353943475102061014182226303438424650"
SPREAD_SIGNS = (
    b"\x06J73\x03Q84\x04K95\x05AT62"
    b"\x06Q84\x03K95\x04AT62\x05J73"
    b"\x06K95\x03AT62\x04J73\x05Q84"
    b"\x06AT62\x03J73\x04Q84\x05K95"
)
SPREAD_DIGITS = b"4321432143214321432143214321432143214321432143214321"
SPREAD_LETTERS = b"oeoeoeoeoeoeoeoeoeoeoeoeoe"


class TestBri:
    """128 bytes: 39 numbers of N, E, S, 32 spaces, 18 NULs; 01 is ♠A, 52 is ♣2."""

    def test_bytes(self):
        """The bytes written are those of the description (FORMATS)."""
        padding = 32 * b" " + 18 * b"\0"
        assert SOLID_NUMBERS + padding + SPREAD_NUMBERS + padding == FORMATS["bri"].written(SOLID, SPREAD)

    def test_a_hand_in_any_order(self):
        """The cards of a hand may come in any order."""
        shuffled = b"52160444402408203632481228" + SPREAD_NUMBERS[26:]
        (parsed,) = FORMATS["bri"].parse(shuffled)
        assert (SPREAD, []) == (parsed.deal, codes(parsed))

    @pytest.mark.parametrize("number", [b"00", b"53", b"1 ", b"AA", b"\xb2\xb2"])
    def test_invalid_card_numbers(self, number):
        """A number outside 01–52 is reported; the other given hands are kept, and West is unknown."""
        (parsed,) = FORMATS["bri"].parse(SPREAD_NUMBERS.replace(b"04", number, 1))
        assert ["machine.card"] == codes(parsed)
        assert (None, *SPREAD.hands[1:3], None) == parsed.hands

    def test_a_card_twice_in_a_hand(self):
        (parsed,) = FORMATS["bri"].parse(SPREAD_NUMBERS.replace(b"08", b"04", 1))
        assert ["hand.twice"] == codes(parsed)

    def test_a_card_in_two_hands(self):
        """A card in two hands is reported, and West's hand is unknown."""
        (parsed,) = FORMATS["bri"].parse(SPREAD_NUMBERS.replace(b"04", b"03", 1))
        assert ["record.twice"] == codes(parsed)
        assert parsed.hands[3] is None

    def test_a_lost_byte_affects_one_deal(self):
        """The reader resynchronises at the padding after a lost byte."""
        data = FORMATS["bri"].written(SOLID, SPREAD, SOLID).replace(b"0102", b"012", 1)
        first, *others = FORMATS["bri"].parse(data)
        assert "machine.card" in codes(first)
        assert [SPREAD, SOLID] == [parsed.deal for parsed in others]

    def test_a_truncated_deal(self):
        """The complete hands of a truncated deal are kept."""
        (parsed,) = FORMATS["bri"].parse(SPREAD_NUMBERS[:60])
        assert ["machine.short"] == codes(parsed)
        assert (*SPREAD.hands[:2], None, None) == parsed.hands


class TestDge:
    """128 bytes: four hands with the signs ♠ 6, ♥ 3, ♦ 4, ♣ 5, then 60 NULs."""

    def test_bytes(self):
        """The bytes written are those of the description (FORMATS)."""
        padding = 60 * b"\0"
        assert SOLID_SIGNS + padding + SPREAD_SIGNS + padding == FORMATS["dge"].written(SOLID, SPREAD)

    def test_a_lost_card(self):
        """A hand of twelve cards is kept and reported."""
        (parsed,) = FORMATS["dge"].parse(SPREAD_SIGNS.replace(b"J73", b"J3", 1) + 61 * b"\0")
        assert ["record.count"] == codes(parsed)

    def test_an_invalid_hand(self):
        """The hand with an invalid rank is named, the others are kept."""
        (parsed,) = FORMATS["dge"].parse(SPREAD_SIGNS.replace(b"\x06Q84", b"\x06D84", 1))
        assert ["machine.hand"] == codes(parsed)
        assert "E" == parsed.reading_problems[0].error.facts["seat"]
        assert (SPREAD.hands[0], None, *SPREAD.hands[2:]) == parsed.hands

    def test_a_lost_spade_sign(self):
        """A hand without its spade sign makes the seats of all hands unknown."""
        (parsed,) = FORMATS["dge"].parse(SPREAD_SIGNS.replace(b"\x06Q84", b"Q84", 1))
        assert ["machine.hand", "machine.hands"] == codes(parsed)
        assert (None, None, None, None) == parsed.hands


class TestDup:
    """156 bytes: BRI's 78, DGE's 68, ten of options."""

    def test_bytes(self):
        """The options: random, not backwards, from board 1 (3 bytes), no copies (2), to board 2 (3)."""
        options = b"YN1  0 2  "
        wanted = SOLID_NUMBERS + SOLID_SIGNS + options + SPREAD_NUMBERS + SPREAD_SIGNS + options
        assert wanted == FORMATS["dup"].written(SOLID, SPREAD)

    def test_options_of_a_set_of_32(self):
        """The ten bytes of FORMATS."""
        assert FORMATS["dup"].written(*[SOLID] * 32).endswith(b"YN1  0 32 ")

    @pytest.mark.parametrize(
        "options", [b"NY1  99100", b"          ", b"\0" * 10, b"xxxxxxxxxx", b"YN1  0 32"]
    )
    def test_any_options_are_read(self, options):
        """The deal is read with any options, and without the last space."""
        (parsed,) = FORMATS["dup"].parse(SPREAD_NUMBERS + SPREAD_SIGNS + options)
        assert ("1", SPREAD, []) == (parsed.board, parsed.deal, codes(parsed))

    def test_the_lowest_board(self):
        """Boards are numbered from the lowest board in the options of the first record."""
        record = SPREAD_NUMBERS + SPREAD_SIGNS + b"YN17 0 18 "
        assert ["17", "18"] == [parsed.board for parsed in FORMATS["dup"].parse(record * 2)]

    def test_halves_that_disagree(self):
        """Two different deals in one record are a fault that names a hand; the BRI half is kept."""
        (parsed,) = FORMATS["dup"].parse(SPREAD_NUMBERS + SOLID_SIGNS + b"YN1  0 1  ")
        assert ["machine.halves"] == codes(parsed)
        assert "N" == parsed.reading_problems[0].error.facts["seat"]
        assert SPREAD == parsed.deal

    def test_a_deal_kept_off_the_screen(self):
        """Spaces in the DGE half mean that Duplimate does not show the hands."""
        (parsed,) = FORMATS["dup"].parse(SPREAD_NUMBERS + 68 * b" " + b"YN1  0 1  ")
        assert (SPREAD, []) == (parsed.deal, codes(parsed))

    def test_a_corrupt_half_is_completed_from_the_other(self):
        """A hand corrupted in one half is taken from the other, and the fault is reported."""
        (parsed,) = FORMATS["dup"].parse(
            SPREAD_NUMBERS.replace(b"04", b"99", 1) + SPREAD_SIGNS + b"YN1  0 1  "
        )
        assert (["machine.card"], SPREAD) == (codes(parsed), parsed.deal)

    def test_the_first_half_alone(self):
        """The older kind of DUP, with only 78 digits a line, is read."""
        parsed = FORMATS["dup"].parse(SOLID_NUMBERS + b"\r\n" + SPREAD_NUMBERS + b"\r\n")
        assert [(SOLID, []), (SPREAD, [])] == [(one.deal, codes(one)) for one in parsed]

    def test_a_cut_between_the_halves(self):
        """A record cut between its halves is reported, and its deal is kept."""
        (parsed,) = FORMATS["dup"].parse(SPREAD_NUMBERS)
        assert (["machine.short"], SPREAD) == (codes(parsed), parsed.deal)


class TestBer:
    """52 digits, for each card from ♠A to ♣2 the hand: 1 N, 2 E, 3 S, 4 W."""

    def test_bytes(self):
        """The bytes written are those of the description (FORMATS)."""
        assert SOLID_DIGITS + SPREAD_DIGITS == FORMATS["ber"].written(SOLID, SPREAD)

    def test_an_invalid_digit(self):
        """The position of a bad digit is named, and the hand that lacks the card is unknown."""
        (parsed,) = FORMATS["ber"].parse(SPREAD_DIGITS[:9] + b"5" + SPREAD_DIGITS[10:])
        assert ["machine.digit"] == codes(parsed)
        assert {"text": "5", "place": 10} == parsed.reading_problems[0].error.facts
        assert (*SPREAD.hands[:2], None, SPREAD.hands[3]) == parsed.hands

    def test_hands_of_twelve_and_fourteen(self):
        (parsed,) = FORMATS["ber"].parse(b"3" + SPREAD_DIGITS[1:])
        assert ["record.count"] == codes(parsed)


class TestDlm:
    """An INI file: 26 letters a board, `a` + 4·hand + hand, and a checksum."""

    def test_lines(self):
        """A file has CRLF line ends and 99 boards; a checksum is the board number XOR the letters."""
        lines = FORMATS["dlm"].written(SOLID, SPREAD).split(b"\r\n")
        assert [b"[Document]", b"Headline=", b"Status=Show", b"Duplicates=0"] == lines[:4]
        assert [b"From board=1", b"To board=2"] == lines[4:6]
        # Thirteen each of o and e: o ^ e is 10, and 10 ^ 2 is 8; b ^ l is 14, and 14 ^ 1 is 15.
        assert [b"Duplicates 01=0", b"Board 01=" + SOLID_LETTERS + b"015"] == lines[10:12]
        assert [b"Duplicates 02=0", b"Board 02=" + SPREAD_LETTERS + b"008"] == lines[12:14]
        assert 10 + 2 * 99 + 1 == len(lines)
        assert b"" == lines[-1]

    def test_the_headers_checksum(self):
        """The header's checksum is copies ^ first ^ last ^ 1 (for shown deals): here 0 ^ 4 ^ 5 ^ 1."""
        lines = b"".join(FORMATS["dlm"].write([board(SOLID, Board="4"), board(SPREAD)])).split(b"\r\n")
        assert [b"From board=4", b"To board=5"] == lines[4:6]
        assert b"Checksum=0" == lines[9]

    def test_filler_boards_are_deterministic(self):
        """The other 97 boards are different deals that depend only on the given deals."""
        data = FORMATS["dlm"].written(SOLID, SPREAD)
        assert data == FORMATS["dlm"].written(SOLID, SPREAD)
        assert data != FORMATS["dlm"].written(SPREAD, SOLID)
        parsed = FORMATS["dlm"].parse(re.sub(rb"(From|To) board=.*\r\n", b"", data))
        assert 99 == len({one.deal for one in parsed} - {None})
        assert [] == [code for one in parsed for code in codes(one)]

    @pytest.mark.parametrize(
        ("letters", "south"),
        [
            ("jlifaelnecgmoldfjmcflinlap023", "AQT2.862.A83.KJ7"),
            ("cgcajjjnakpkchipnjhmbmbpbh022", "KJ9642.98542.Q6."),
        ],
    )
    def test_boards_of_real_files(self, letters, south):
        """The first two boards that FORMATS quotes are read without problems."""
        (parsed,) = FORMATS["dlm"].parse(f"[Document]\nBoard 01={letters}".encode())
        assert [] == codes(parsed)
        assert south == str(parsed.hands[Seat.S])
        assert 2 == parsed.line

    def test_boards_outside_the_range_are_not_read(self):
        """Only boards from `From board` to `To board` are read; keys may come in any order and case."""
        boards = b"".join(b"board %d=%b\r\n" % (number, SOLID_LETTERS) for number in range(1, 6))
        parsed = FORMATS["dlm"].parse(b"[DOCUMENT]\r\n" + boards + b"FROM BOARD=2\r\nto  board = 3")
        assert ["2", "3"] == [one.board for one in parsed]

    @pytest.mark.parametrize(
        "ends", [b"", b"From board=1", b"From board=x\nTo board=5", b"From board=5\nTo board=1"]
    )
    def test_without_a_range_all_boards_are_read(self, ends):
        parsed = FORMATS["dlm"].parse(
            b"[Document]\nBoard 03=%b\nBoard 01=%b\n" % ((SOLID_LETTERS,) * 2) + ends
        )
        assert ["1", "3"] == [one.board for one in parsed]

    def test_a_wrong_checksum_is_a_warning(self):
        (parsed,) = FORMATS["dlm"].parse(b"Board 01=" + SOLID_LETTERS + b"016")
        assert (["machine.checksum"], SOLID) == (codes(parsed), parsed.deal)
        assert Severity.WARNING is parsed.reading_problems[0].severity

    def test_the_checksum_may_include_the_copies(self):
        """The checksum may also be number XOR letters XOR copies, as Duplimate writes it."""
        (parsed,) = FORMATS["dlm"].parse(b"Duplicates 01=1\nBoard 01=" + SOLID_LETTERS + b"014")
        assert [] == codes(parsed)

    def test_missing_and_repeated_boards(self):
        """A missing board, a repeated board and a file without boards are faults."""
        parsed = FORMATS["dlm"].parse(b"From board=1\nTo board=2\nBoard 02=" + SOLID_LETTERS + b"012")
        assert [["machine.missing"], []] == [codes(one) for one in parsed]
        (parsed,) = FORMATS["dlm"].parse((b"Board 02=" + SOLID_LETTERS + b"012\n") * 2)
        assert ["machine.again"] == codes(parsed)
        (parsed,) = FORMATS["dlm"].parse(b"[Document]\nHeadline=Nothing")
        assert ["machine.none"] == codes(parsed)

    @pytest.mark.parametrize("letter", [b"q", b"`", b"\xe9", b"1"])
    def test_invalid_letters(self, letter):
        (parsed,) = FORMATS["dlm"].parse(b"Board 01=" + letter + SOLID_LETTERS[1:] + b"000")
        assert "machine.letter" == codes(parsed)[0]
        assert (None, *SOLID.hands[1:]) == parsed.hands

    def test_the_first_invalid_letter_is_named(self):
        """Of several invalid letters, the first is named."""
        (parsed,) = FORMATS["dlm"].parse(b"Board 01=yz" + SOLID_LETTERS[2:])
        assert ["y"] == [problem.error.facts["text"] for problem in parsed.reading_problems[:1]]
        assert ["machine.letter", "machine.checksum"] == codes(parsed)

    def test_capital_letters(self):
        (parsed,) = FORMATS["dlm"].parse(b"BOARD 01=" + SOLID_LETTERS.upper() + b"015")
        assert (SOLID, []) == (parsed.deal, codes(parsed))

    def test_the_headline_is_the_event(self):
        """The headline is one line, and is read in the Windows encoding or in UTF-8."""
        data = b"".join(FORMATS["dlm"].write([board(SOLID, Event="Été\r\nTo board=9")]))
        (parsed,) = FORMATS["dlm"].parse(data)
        assert "ÉtéTo board=9" == parsed.tags["Event"]
        (parsed,) = FORMATS["dlm"].parse("\ufeff[Document]\nHeadline=Été\nBoard 01=".encode() + SOLID_LETTERS)
        assert "Été" == parsed.tags["Event"]

    def test_a_huge_range_is_limited(self):
        """At most 999 boards are yielded, whatever range a file gives."""
        parsed = FORMATS["dlm"].parse(b"From board=1\nTo board=%d\nBoard 01=%b" % (10**20, SOLID_LETTERS))
        assert 999 == len(parsed)
