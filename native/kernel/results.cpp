#include "results.h"

#include "deal.h"

namespace nb = nanobind;

namespace kernel {

nb::object to_python(const Table& table) {
    nb::list rows;
    for (const auto& row : table) rows.append(nb::make_tuple(row[0], row[1], row[2], row[3]));
    return nb::tuple(rows);
}

nb::object to_python(const std::array<int, 52>& tricks) {
    nb::dict cards;
    for (int card = 51; card >= 0; --card)
        if (tricks[card] >= 0) cards[card_text(card).c_str()] = tricks[card];
    return cards;
}

nb::object to_python(int tricks) { return nb::int_(tricks); }

}  // namespace kernel
