#include "results.h"

#include <nanobind/stl/string.h>

#include <string>

#include "deal.h"

namespace nb = nanobind;

namespace kernel {

nb::object to_python(const Table& table) {
    nb::list rows;
    for (const auto& row : table) rows.append(nb::make_tuple(row[0], row[1], row[2], row[3]));
    return nb::tuple(rows);
}

nb::object to_python(const CardTricks& tricks) {
    nb::dict cards;
    for (int card = 51; card >= 0; --card)
        if (tricks[card] >= 0) cards[card_text(card).c_str()] = tricks[card];
    return cards;
}

nb::object to_python(int tricks) { return nb::int_(tricks); }

nb::object to_python(const std::vector<CardTricks>& layouts) {
    nb::list cards;
    std::string tricks;
    for (int card = 51; card >= 0; --card)
        if (layouts.front()[card] >= 0) cards.append(card_text(card));
    for (const auto& layout : layouts)
        for (int card = 51; card >= 0; --card)
            if (layout[card] >= 0) tricks += static_cast<char>(layout[card]);
    return nb::make_tuple(nb::tuple(cards), nb::bytes(tricks.data(), tricks.size()));
}

}  // namespace kernel
