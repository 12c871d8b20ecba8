// Deals and cards as people write them, and the faults that a deal or a position may have.
//
// Whatever finds a fault throws std::invalid_argument with one sentence that names it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solver.h"

namespace kernel {

constexpr std::string_view SEATS = "NESW", SUITS = "CDHS", RANKS = "23456789TJQKA";

const char* seat_name(int seat);  // "North"
const char* suit_name(int suit);  // "spades"

// Takes a word off the front of `text`, with the blanks before it; nothing when there is none.
std::optional<std::string_view> take_word(std::string_view& text);

// A card is its suit and its rank, "SA" or "s10".
int parse_card(std::string_view text);
std::string card_text(int card);

// A deal is written as PBN does: "N:AKQ.T98..5432 …", the first hand's seat, then four hands clockwise, each with its
// spades, hearts, diamonds and clubs. 10 may stand for T, and - for a void or for a hand without cards.
Hands parse_deal(std::string_view text);
std::string deal_text(const Hands& hands);

// No bit beyond the deck, and no card twice.
void check_hands(const Hands& hands);

// A sound deal before a lead: four equal hands of 1 to 13 cards.
void check_deal(const Hands& hands);

// A sound position, as solver.h describes it.
void check_position(const Position& position);

}  // namespace kernel
