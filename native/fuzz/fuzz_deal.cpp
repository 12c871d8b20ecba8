// Fuzzes the parser: any bytes yield a deal or std::invalid_argument, and a deal survives a round trip through text.
#include <cstdlib>

#include "deal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        const auto hands = kernel::parse_deal(text);
        if (kernel::parse_deal(kernel::deal_text(hands)) != hands) std::abort();
        kernel::check_deal(hands);
    } catch (const std::invalid_argument&) {
    }
    try {
        const int card = kernel::parse_card(text);
        if (kernel::parse_card(kernel::card_text(card)) != card) std::abort();
    } catch (const std::invalid_argument&) {
    }
    return 0;
}
