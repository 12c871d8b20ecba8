#include "arguments.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "deal.h"

namespace nb = nanobind;

namespace kernel {

namespace {

[[noreturn]] void wrong_type(const std::string& wanted, nb::handle value) {
    const nb::str name = nb::borrow<nb::str>(value.type().attr("__name__"));
    throw nb::type_error((wanted + ", not " + name.c_str()).c_str());
}

// Text for as long as `value` lives. What no encoding can hold is no text of ours either.
std::string_view text_of(nb::handle value) {
    Py_ssize_t size = 0;
    const char* text = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
    if (text) return {text, static_cast<std::size_t>(size)};
    PyErr_Clear();
    throw std::invalid_argument("the text holds half a character");
}

// A number that fits in 64 bits; `most` + 1 stands for all that are out of range.
std::uint64_t number_of(nb::handle value, const std::string& what, std::uint64_t most) {
    if (!PyIndex_Check(value.ptr())) wrong_type(what + " is an integer", value);
    const nb::object index = nb::steal(PyNumber_Index(value.ptr()));
    if (!index.is_valid()) throw nb::python_error();
    const auto number = PyLong_AsUnsignedLongLong(index.ptr());
    if (!PyErr_Occurred()) return std::min<std::uint64_t>(number, most + 1);
    PyErr_Clear();  // negative, or beyond 64 bits
    return most + 1;
}

// The items of a sequence that is neither text nor bytes.
nb::object items_of(nb::handle value, const std::string& wanted) {
    const bool text = PyUnicode_Check(value.ptr()) || PyBytes_Check(value.ptr()) || PyByteArray_Check(value.ptr());
    if (text || !PySequence_Check(value.ptr())) wrong_type(wanted, value);
    nb::object items = nb::steal(PySequence_Tuple(value.ptr()));
    if (!items.is_valid()) throw nb::python_error();
    return items;
}

int card_of(nb::handle value) {
    if (PyUnicode_Check(value.ptr())) return parse_card(text_of(value));
    const auto card = number_of(value, "a card, when it is not text,", 51);
    if (card > 51) throw std::invalid_argument("a card's number is 0 to 51");
    return static_cast<int>(card);
}

}  // namespace

Hands hands_of(nb::handle deal) {
    if (PyUnicode_Check(deal.ptr())) return parse_deal(text_of(deal));
    const auto items = items_of(deal, "a deal is PBN text or four integers");
    if (nb::len(items) != 4)
        throw std::invalid_argument("a deal has four hands, not " + std::to_string(nb::len(items)));
    Hands hands{};
    std::size_t seat = 0;
    for (nb::handle item : items) {
        constexpr auto MOST = (std::uint64_t{1} << 52) - 1;
        hands[seat] = number_of(item, std::string(seat_name(static_cast<int>(seat))) + "'s hand", MOST);
        ++seat;
    }
    check_hands(hands);
    return hands;
}

int strain_of(nb::handle strain) {
    constexpr std::string_view STRAIN_NAMES[]{"S", "H", "D", "C", "NT"};
    if (!PyUnicode_Check(strain.ptr())) wrong_type("a strain is text", strain);
    const auto found = std::find(std::begin(STRAIN_NAMES), std::end(STRAIN_NAMES), text_of(strain));
    if (found == std::end(STRAIN_NAMES)) throw std::invalid_argument("a strain is S, H, D, C or NT");
    return static_cast<int>(found - std::begin(STRAIN_NAMES));
}

int seat_of(nb::handle seat, const char* what) {
    if (!PyUnicode_Check(seat.ptr())) wrong_type(std::string(what) + " is text", seat);
    const auto text = text_of(seat);
    const auto found = text.size() == 1 ? SEATS.find(text) : SEATS.npos;
    if (found == SEATS.npos) throw std::invalid_argument(std::string(what) + " is N, E, S or W");
    return static_cast<int>(found);
}

std::vector<int> cards_of(nb::handle cards) {
    std::vector<int> found;
    nb::object items;
    if (PyUnicode_Check(cards.ptr())) {
        items = cards.attr("split")();
    } else {
        items = items_of(cards, "cards are text or a sequence");
    }
    for (nb::handle item : items) found.push_back(card_of(item));
    return found;
}

Position position_of(nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick) {
    Position position{.hands = hands_of(deal), .strain = strain_of(strain), .leader = seat_of(leader, "a leader")};
    const auto cards = cards_of(trick);
    if (cards.size() > 3)
        throw std::invalid_argument("a trick in progress holds at most three cards, not " +
                                    std::to_string(cards.size()));
    position.played = static_cast<int>(cards.size());
    std::copy(cards.begin(), cards.end(), position.trick.begin());
    check_position(position);
    return position;
}

Position deal_of(nb::handle deal) {
    const Position position{.hands = hands_of(deal)};
    check_deal(position.hands);
    return position;
}

Table table_of(nb::handle rows) {
    const char* const SHAPE = "a table is five rows, S H D C NT, of four numbers, N E S W";
    Table table{};
    const auto lines = items_of(rows, SHAPE);
    if (nb::len(lines) != STRAINS) throw std::invalid_argument(SHAPE);
    std::size_t strain = 0;
    for (nb::handle line : lines) {
        const auto numbers = items_of(line, SHAPE);
        if (nb::len(numbers) != 4) throw std::invalid_argument(SHAPE);
        std::size_t seat = 0;
        for (nb::handle number : numbers) table[strain][seat++] = number_of(number, "a number of tricks", 0, 13);
        ++strain;
    }
    return table;
}

int number_of(nb::handle value, const char* what, int least, int most) {
    const auto number = number_of(value, what, static_cast<std::uint64_t>(most));
    if (number < static_cast<std::uint64_t>(least) || number > static_cast<std::uint64_t>(most))
        throw std::invalid_argument(std::string(what) + " is " + std::to_string(least) + " to " +
                                    std::to_string(most));
    return static_cast<int>(number);
}

}  // namespace kernel
