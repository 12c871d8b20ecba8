// Parses and formats deals and cards as text, and validates deals and positions.
//
// Invalid input throws std::invalid_argument with one sentence that describes the error.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solver.h"

namespace kernel {

constexpr std::string_view SEATS = "NESW", SUITS = "CDHS", RANKS = "23456789TJQKA";

const char* seat_name(int seat);  // "North"
const char* suit_name(int suit);  // "spades"

// Removes the first word of `text`, with the blanks before it, and returns it; nullopt if there is none.
std::optional<std::string_view> take_word(std::string_view& text);

// Parses a card, its suit and then its rank: "SA", "s10".
int parse_card(std::string_view text);
std::optional<int> find_card(std::string_view text);  // nullopt if it is not a card
std::string card_text(int card);

// Parses a PBN hand: spades, hearts, diamonds and clubs, separated by dots. "10" is accepted for T, and "-" for a void
// or for a hand without cards.
std::uint64_t parse_hand(std::string_view text, int seat);

// Parses a PBN deal: "N:AKQ.T98..5432 …", the seat of the first hand, then four hands clockwise.
Hands parse_deal(std::string_view text);
bool begins_as_deal(std::string_view text);  // whether it starts with a seat and a colon
std::string deal_text(const Hands& hands);

// Checks that every bit is a card of the deck, and that no card is held twice.
void check_hands(const Hands& hands);

// Checks a deal at the start of a trick: four equal hands of 1 to 13 cards.
void check_deal(const Hands& hands);

// Checks a position as described in solver.h.
void check_position(const Position& position);

}  // namespace kernel
