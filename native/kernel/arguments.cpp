#include "arguments.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "deal.h"

namespace nb = nanobind;

namespace kernel {

namespace {

[[noreturn]] void wrong_type(const std::string& wanted, nb::handle value) {
    const nb::object name = nb::steal(PyType_GetName(Py_TYPE(value.ptr())));
    const char* text = name.is_valid() ? PyUnicode_AsUTF8AndSize(name.ptr(), nullptr) : nullptr;
    if (!text) throw nb::python_error();
    throw nb::type_error((wanted + ", not " + text).c_str());
}

// Text for as long as `value` lives. What no encoding can hold is no text of ours either.
std::string_view text_of(nb::handle value) {
    Py_ssize_t size = 0;
    const char* text = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
    if (text) return {text, static_cast<std::size_t>(size)};
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) throw nb::python_error();
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

int number_of(nb::handle value, const char* what, int least, int most) {
    const auto number = number_of(value, what, static_cast<std::uint64_t>(most));
    if (number < static_cast<std::uint64_t>(least) || number > static_cast<std::uint64_t>(most))
        throw std::invalid_argument(std::string(what) + " is " + std::to_string(least) + " to " +
                                    std::to_string(most));
    return static_cast<int>(number);
}

// How many items a sequence has that is neither text nor bytes. They are taken one by one, and only where they are not
// too many: what is no deal may be of any length.
std::size_t size_of(nb::handle value, const std::string& wanted) {
    const bool text = PyUnicode_Check(value.ptr()) || PyBytes_Check(value.ptr()) || PyByteArray_Check(value.ptr());
    if (text || !PySequence_Check(value.ptr())) wrong_type(wanted, value);
    const auto size = PySequence_Size(value.ptr());
    if (size < 0) throw nb::python_error();
    return static_cast<std::size_t>(size);
}

nb::object item_of(nb::handle value, std::size_t place) {
    nb::object item = nb::steal(PySequence_GetItem(value.ptr(), static_cast<Py_ssize_t>(place)));
    if (!item.is_valid()) throw nb::python_error();
    return item;
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
    const auto size = size_of(deal, "a deal is PBN text or four integers");
    if (size != 4) throw std::invalid_argument("a deal has four hands, not " + std::to_string(size));
    Hands hands{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        constexpr auto MOST = (std::uint64_t{1} << 52) - 1;
        const auto what = std::string(seat_name(static_cast<int>(seat))) + "'s hand";
        hands[seat] = number_of(item_of(deal, seat), what, MOST);
    }
    check_hands(hands);
    return hands;
}

int strain_of(nb::handle strain) {
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

std::vector<int> cards_of(nb::handle cards, const char* what, std::size_t most) {
    const auto check = [&](std::size_t size) {
        if (size > most) throw std::invalid_argument(what + (" has at most " + std::to_string(most)) + " cards");
    };
    std::vector<int> found;
    if (PyUnicode_Check(cards.ptr())) {
        auto text = text_of(cards);
        for (; const auto word = take_word(text); check(found.size())) found.push_back(parse_card(*word));
    } else {
        const auto size = size_of(cards, "cards are text or a sequence");
        check(size);
        for (std::size_t place = 0; place < size; ++place) found.push_back(card_of(item_of(cards, place)));
    }
    return found;
}

Position question_of(nb::handle strain, nb::handle leader, nb::handle trick) {
    Position question{.hands = {}, .strain = strain_of(strain), .leader = seat_of(leader, "a leader")};
    const auto cards = cards_of(trick, "a trick in progress", 3);
    question.played = static_cast<int>(cards.size());
    std::copy(cards.begin(), cards.end(), question.trick.begin());
    return question;
}

Position position_of(nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick) {
    const Hands hands = hands_of(deal);
    Position position = question_of(strain, leader, trick);
    position.hands = hands;
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
    if (size_of(rows, SHAPE) != STRAINS) throw std::invalid_argument(SHAPE);
    for (std::size_t strain = 0; strain < STRAINS; ++strain) {
        const auto row = item_of(rows, strain);
        if (size_of(row, SHAPE) != 4) throw std::invalid_argument(SHAPE);
        for (std::size_t seat = 0; seat < 4; ++seat)
            table[strain][seat] = number_of(item_of(row, seat), "a number of tricks", 0, 13);
    }
    return table;
}

int threads_of(nb::handle threads) { return number_of(threads, "threads", 1, MOST_THREADS); }

std::size_t megabytes_of(nb::handle memory) {
    constexpr int LEAST = 8;       // what a search begins with fits in it
    constexpr int MOST = 1 << 14;  // as far as the numbers of patterns.h reach
    return static_cast<std::size_t>(number_of(memory, "memory, in megabytes a thread,", LEAST, MOST));
}

}  // namespace kernel
