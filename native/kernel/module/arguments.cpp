#include "arguments.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "deal.h"

namespace nb = nanobind;

namespace kernel {

namespace {

[[noreturn]] void throw_type_error(const std::string& requirement, nb::handle value) {
    const nb::object name = nb::steal(PyType_GetName(Py_TYPE(value.ptr())));
    const char* text = name.is_valid() ? PyUnicode_AsUTF8AndSize(name.ptr(), nullptr) : nullptr;
    if (!text) throw nb::python_error();
    throw nb::type_error((requirement + ", not " + text).c_str());
}

bool is_text(nb::handle value) { return PyUnicode_Check(value.ptr()); }
bool is_bytes(nb::handle value) { return PyBytes_Check(value.ptr()) || PyByteArray_Check(value.ptr()); }

// The text of a `str`, valid as long as `value` lives.
std::string_view text_of(nb::handle value) {
    Py_ssize_t size = 0;
    const char* text = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
    if (text) return {text, static_cast<std::size_t>(size)};
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) throw nb::python_error();
    PyErr_Clear();
    throw std::invalid_argument("the text contains half of a surrogate pair");
}

// The `str` of a value that is not text itself.
std::string str_of(nb::handle value) {
    if (is_bytes(value)) return {};  // their `str` is a repr, and may be an error
    const nb::object text = nb::steal(PyObject_Str(value.ptr()));
    if (!text.is_valid()) throw nb::python_error();
    return std::string(text_of(text));
}

// The name of an enumeration member; empty for other values.
std::string name_of(nb::handle value) {
    const nb::object name = nb::getattr(value, "name", nb::none());
    return is_text(name) ? std::string(text_of(name)) : std::string();
}

// Parses a value from its text or, for other types, from its `str` and then its `name`. `parse` returns an optional,
// empty for unknown text.
template <class Parse>
auto read_code(nb::handle value, Parse parse) {
    if (is_text(value)) return parse(text_of(value));
    const auto found = parse(str_of(value));
    return found ? found : parse(name_of(value));
}

// Reads an integer; returns `maximum` + 1 for any value out of range.
std::uint64_t read_number(nb::handle value, const std::string& name, std::uint64_t maximum) {
    if (!PyIndex_Check(value.ptr())) throw_type_error(name + " is an integer", value);
    const nb::object index = nb::steal(PyNumber_Index(value.ptr()));
    if (!index.is_valid()) throw nb::python_error();
    const auto number = PyLong_AsUnsignedLongLong(index.ptr());
    if (!PyErr_Occurred()) return std::min<std::uint64_t>(number, maximum + 1);
    PyErr_Clear();  // negative, or more than 64 bits
    return maximum + 1;
}

int read_number(nb::handle value, const char* name, int minimum, int maximum) {
    const auto number = read_number(value, name, static_cast<std::uint64_t>(maximum));
    if (number < static_cast<std::uint64_t>(minimum) || number > static_cast<std::uint64_t>(maximum))
        throw std::invalid_argument(std::string(name) + " must be " + std::to_string(minimum) + " to " +
                                    std::to_string(maximum));
    return static_cast<int>(number);
}

// Whether the value is a sized sequence other than text or bytes.
bool is_sequence(nb::handle value) {
    if (PyTuple_Check(value.ptr()) || PyList_Check(value.ptr())) return true;
    return !is_text(value) && !is_bytes(value) && PySequence_Check(value.ptr()) &&
           PyObject_HasAttrString(value.ptr(), "__len__");
}

std::size_t size_of(nb::handle sequence) {
    const auto size = PySequence_Size(sequence.ptr());
    if (size < 0) throw nb::python_error();
    return static_cast<std::size_t>(size);
}

// Items are read one by one, after the size has been checked: an invalid argument may have any length.
nb::object item_of(nb::handle sequence, std::size_t index) {
    nb::object item = nb::steal(PySequence_GetItem(sequence.ptr(), static_cast<Py_ssize_t>(index)));
    if (!item.is_valid()) throw nb::python_error();
    return item;
}

std::uint64_t read_hand(nb::handle hand, int seat) {
    constexpr auto MAXIMUM = (std::uint64_t{1} << 52) - 1;
    if (PyLong_CheckExact(hand.ptr())) return read_number(hand, "", MAXIMUM);
    if (is_text(hand)) return parse_hand(text_of(hand), seat);
    if (PyIndex_Check(hand.ptr())) return read_number(hand, "", MAXIMUM);
    const auto text = str_of(hand);
    if (std::count(text.begin(), text.end(), '.') != 3)
        throw_type_error(std::string(seat_name(seat)) + "'s hand is an integer or PBN text", hand);
    return parse_hand(text, seat);
}

int read_card(nb::handle value) {
    if (is_text(value)) return parse_card(text_of(value));
    if (!PyLong_CheckExact(value.ptr())) {  // an enumeration member may be an integer too: its text takes precedence
        const auto parse = [](std::string_view text) { return find_card(text); };
        if (const auto card = read_code(value, parse)) return *card;
        if (!PyIndex_Check(value.ptr())) throw_type_error("a card is text, such as SA or H10, or a number", value);
    }
    const auto card = read_number(value, "a card", 51);
    if (card > 51) throw std::invalid_argument("a card's number must be 0 to 51");
    return static_cast<int>(card);
}

void check_size(std::size_t size, const char* name, std::size_t maximum) {
    if (size > maximum) throw std::invalid_argument(name + (" has at most " + std::to_string(maximum)) + " cards");
}

std::vector<int> parse_cards(std::string_view text, const char* name, std::size_t maximum) {
    std::vector<int> cards;
    while (const auto word = take_word(text)) {
        cards.push_back(parse_card(*word));
        check_size(cards.size(), name, maximum);
    }
    return cards;
}

}  // namespace

Hands read_hands(nb::handle deal) {
    if (is_text(deal)) return parse_deal(text_of(deal));
    if (!is_sequence(deal)) {
        const auto text = str_of(deal);
        if (!begins_as_deal(text)) throw_type_error("a deal is PBN text or four hands", deal);
        return parse_deal(text);
    }
    if (const auto size = size_of(deal); size != 4)
        throw std::invalid_argument("a deal has four hands, not " + std::to_string(size));
    Hands hands{};
    for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = read_hand(item_of(deal, seat), static_cast<int>(seat));
    check_hands(hands);
    return hands;
}

int read_strain(nb::handle strain) {
    const auto parse = [](std::string_view text) -> std::optional<int> {
        const auto found = std::find(std::begin(STRAIN_NAMES), std::end(STRAIN_NAMES), text);
        if (found == std::end(STRAIN_NAMES)) return std::nullopt;
        return static_cast<int>(found - std::begin(STRAIN_NAMES));
    };
    constexpr const char* REQUIREMENT = "a strain is S, H, D, C or NT";
    const auto found = read_code(strain, parse);
    if (!found && is_text(strain)) throw std::invalid_argument(REQUIREMENT);
    if (!found) throw_type_error(REQUIREMENT, strain);
    return *found;
}

int read_seat(nb::handle seat, const char* name) {
    const auto parse = [](std::string_view text) -> std::optional<int> {
        const auto found = text.size() == 1 ? SEATS.find(text) : SEATS.npos;
        if (found == SEATS.npos) return std::nullopt;
        return static_cast<int>(found);
    };
    const auto found = read_code(seat, parse);
    const auto requirement = std::string(name) + " is N, E, S or W";
    if (!found && is_text(seat)) throw std::invalid_argument(requirement);
    if (!found) throw_type_error(requirement, seat);
    return *found;
}

std::vector<int> read_cards(nb::handle cards, const char* name, std::size_t maximum) {
    if (is_text(cards)) return parse_cards(text_of(cards), name, maximum);
    if (!is_sequence(cards)) {
        const auto text = str_of(cards);
        auto rest = std::string_view(text);
        if (const auto word = take_word(rest); !word || !find_card(*word))
            throw_type_error("cards are text or a sequence", cards);
        return parse_cards(text, name, maximum);
    }
    const auto size = size_of(cards);
    check_size(size, name, maximum);
    std::vector<int> numbers;
    for (std::size_t index = 0; index < size; ++index) numbers.push_back(read_card(item_of(cards, index)));
    return numbers;
}

Position read_play(nb::handle strain, nb::handle leader, nb::handle trick) {
    Position position{.hands = {}, .strain = read_strain(strain), .leader = read_seat(leader, "a leader")};
    const auto cards = read_cards(trick, "a trick in progress", 3);
    position.played = static_cast<int>(cards.size());
    std::copy(cards.begin(), cards.end(), position.trick.begin());
    return position;
}

Position read_position(nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick) {
    const Hands hands = read_hands(deal);
    Position position = read_play(strain, leader, trick);
    position.hands = hands;
    check_position(position);
    return position;
}

Hands read_deal(nb::handle deal) {
    const Hands hands = read_hands(deal);
    check_deal(hands);
    return hands;
}

Table read_table(nb::handle rows) {
    constexpr const char* SHAPE = "a table is five rows, S H D C NT, of four numbers, N E S W";
    const auto check = [&](nb::handle value, std::size_t size) {
        if (!is_sequence(value)) throw_type_error(SHAPE, value);
        if (size_of(value) != size) throw std::invalid_argument(SHAPE);
    };
    Table table{};
    check(rows, STRAINS);
    for (std::size_t strain = 0; strain < STRAINS; ++strain) {
        const auto row = item_of(rows, strain);
        check(row, 4);
        for (std::size_t seat = 0; seat < 4; ++seat)
            table[strain][seat] = read_number(item_of(row, seat), "a number of tricks", 0, 13);
    }
    return table;
}

EqualTricks read_equal_tricks(nb::handle numbers, int most) {
    EqualTricks equal = ALL_DIFFERENT;
    const auto size = size_of(numbers);
    if (size <= static_cast<std::size_t>(most) || size > equal.size())
        throw std::invalid_argument("values are " + std::to_string(most + 1) +
                                    " to 14 numbers, from 0 tricks up, not " + std::to_string(size));
    for (std::size_t own = 0; own < size; ++own)
        equal[own] = read_number(item_of(numbers, own), "a number of tricks", 0, static_cast<int>(own));
    return equal;
}

int read_threads(nb::handle threads) { return read_number(threads, "threads", 1, MAX_THREADS); }

std::size_t read_memory(nb::handle memory) {
    constexpr int MINIMUM = 8;        // enough for the initial tables of a search
    constexpr int MAXIMUM = 1 << 14;  // the range of the offsets in transposition_table.h
    return static_cast<std::size_t>(read_number(memory, "memory, in megabytes a thread,", MINIMUM, MAXIMUM));
}

}  // namespace kernel
