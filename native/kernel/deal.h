// Deals and cards as text, and the checks of deals and positions.
//
// Functions that find a fault throw std::invalid_argument with one sentence that names it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solver.h"

namespace kernel {

constexpr std::string_view SEATS = "NESW", SUITS = "CDHS", RANKS = "23456789TJQKA";

const char* seat_name(int seat);  // "North"
const char* suit_name(int suit);  // "spades"

// Takes a word off the front of `text`, with the blanks before it; nothing if there is none.
std::optional<std::string_view> take_word(std::string_view& text);

// A card is its suit and its rank: "SA", "s10".
int parse_card(std::string_view text);
std::optional<int> find_card(std::string_view text);  // nothing if it is no card
std::string card_text(int card);

// A hand is written as in PBN: its spades, hearts, diamonds and clubs, with dots between them. "10" is read as T, and
// "-" as a void or as a hand without cards.
std::uint64_t parse_hand(std::string_view text, int seat);

// A deal is written as in PBN: "N:AKQ.T98..5432 …", the seat of the first hand, then four hands clockwise.
Hands parse_deal(std::string_view text);
bool begins_as_deal(std::string_view text);  // with a seat and a colon
std::string deal_text(const Hands& hands);

// Checks that no bit is beyond the deck, and that no card is held twice.
void check_hands(const Hands& hands);

// Checks a deal at the start of a trick: four equal hands of 1 to 13 cards.
void check_deal(const Hands& hands);

// Checks a position as described in solver.h.
void check_position(const Position& position);

}  // namespace kernel
