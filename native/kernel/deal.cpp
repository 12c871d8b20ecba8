#include "deal.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <stdexcept>

namespace kernel {

namespace {

constexpr std::uint64_t CARDS = (std::uint64_t{1} << 52) - 1;

[[noreturn]] void reject(const std::string& sentence) { throw std::invalid_argument(sentence); }

int count(std::uint64_t cards) { return std::popcount(cards); }
int highest(std::uint64_t cards) { return 63 - std::countl_zero(cards); }
std::string seat_text(int seat) { return seat_name(seat); }
std::string count_of_cards(int cards) { return std::to_string(cards) + (cards == 1 ? " card" : " cards"); }

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// The first character of `text` for an error message: quoted if it is printable ASCII, else as its code point.
std::string first_character(std::string_view text) {
    unsigned char byte = text[0];
    if (byte >= ' ' && byte < 0x7f) return {'\'', text[0], '\''};
    unsigned code = byte < 0xc0 ? byte : byte < 0xe0 ? byte & 31 : byte < 0xf0 ? byte & 15 : byte & 7;
    for (std::size_t i = 1; i < text.size() && ((byte = text[i]) & 0xc0) == 0x80; ++i) code = code << 6 | (byte & 63);
    char number[16];
    std::snprintf(number, sizeof number, "U+%04X", code);
    return number;
}

// The first four parts of a text, and the number of parts in all.
struct FourParts {
    std::string_view parts[4];
    std::size_t count = 0;

    void add(std::string_view part) {
        if (count < 4) parts[count] = part;
        ++count;
    }
};

FourParts split_words(std::string_view text) {
    FourParts found;
    while (const auto word = take_word(text)) found.add(*word);
    return found;
}

FourParts split_suits(std::string_view text) {
    FourParts found;
    for (std::size_t end; (end = text.find('.')) != text.npos; text.remove_prefix(end + 1))
        found.add(text.substr(0, end));
    found.add(text);
    return found;
}

// Removes the rank at the front of `text` and returns it; nullopt if there is none.
std::optional<int> take_rank(std::string_view& text) {
    if (text.substr(0, 2) == "10") {
        text.remove_prefix(2);
        return static_cast<int>(RANKS.find('T'));
    }
    const auto rank = text.empty() ? RANKS.npos : RANKS.find(upper(text[0]));
    if (rank == RANKS.npos) return std::nullopt;
    text.remove_prefix(1);
    return static_cast<int>(rank);
}

// Removes the seat of the first hand and its colon from the front of `text`; nullopt if they are missing.
std::optional<int> take_first_seat(std::string_view& text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    const auto seat = text.size() < 2 || text[1] != ':' ? SEATS.npos : SEATS.find(upper(text[0]));
    if (seat == SEATS.npos) return std::nullopt;
    text.remove_prefix(2);
    return static_cast<int>(seat);
}

// Checks that each hand has as many cards as the hand to play, or one fewer if it has played to the trick.
void check_counts(const Hands& hands, int leader, int played) {
    const int first = (leader + played) & 3, expected = count(hands[first]);
    for (int seat = 0; seat < 4; ++seat)
        if (count(hands[seat]) > 13)
            reject(seat_text(seat) + " holds " + count_of_cards(count(hands[seat])) + ", more than 13");
    for (int i = 0; i < 4; ++i) {
        const int seat = (leader + i) & 3, held = count(hands[seat]);
        if (i >= played && held != expected)
            reject(seat_text(first) + " holds " + count_of_cards(expected) + " and " + seat_text(seat) + " " +
                   std::to_string(held) + ": hands must be equal" +
                   (played ? ", except for those who have played to the trick" : ""));
        if (i < played && held + 1 != expected && expected)
            reject(seat_text(seat) + ", who has played to the trick, holds " + count_of_cards(held) + " and " +
                   seat_text(first) + " " + std::to_string(expected) + ": it must hold one fewer");
    }
    if (!expected) reject(played ? seat_text(first) + ", who is to play, holds no card" : "the hands hold no card");
}

}  // namespace

std::optional<std::string_view> take_word(std::string_view& text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    if (text.empty()) return std::nullopt;
    const auto end = std::find_if(text.begin(), text.end(), is_blank);
    const auto word = text.substr(0, end - text.begin());
    text.remove_prefix(word.size());
    return word;
}

const char* seat_name(int seat) {
    constexpr const char* NAMES[]{"North", "East", "South", "West"};
    return NAMES[seat];
}

const char* suit_name(int suit) {
    constexpr const char* NAMES[]{"clubs", "diamonds", "hearts", "spades"};
    return NAMES[suit];
}

std::optional<int> find_card(std::string_view text) {
    const auto suit = text.empty() ? SUITS.npos : SUITS.find(upper(text[0]));
    auto rest = text.substr(text.empty() ? 0 : 1);
    const auto rank = take_rank(rest);
    if (suit == SUITS.npos || !rank || !rest.empty()) return std::nullopt;
    return 13 * static_cast<int>(suit) + *rank;
}

int parse_card(std::string_view text) {
    const auto card = find_card(text);
    if (!card) reject("a card is a suit and a rank, such as SA or H10");
    return *card;
}

std::string card_text(int card) { return {SUITS[card / 13], RANKS[card % 13]}; }

std::uint64_t parse_hand(std::string_view text, int seat) {
    if (text == "-") return 0;
    const auto [suits, count] = split_suits(text);
    if (count != 4)
        reject(seat_text(seat) + "'s hand is written with " + std::to_string(count) +
               (count == 1 ? " suit" : " suits") + ", not four: spades.hearts.diamonds.clubs");
    std::uint64_t hand = 0;
    for (int i = 0; i < 4; ++i) {
        auto ranks = suits[i];
        if (ranks == "-") continue;
        while (!ranks.empty()) {
            const auto rank = take_rank(ranks);
            if (!rank)
                reject(first_character(ranks) + " in " + seat_text(seat) + "'s " + suit_name(3 - i) + " is not a rank");
            const int card = 13 * (3 - i) + *rank;
            if (hand & bit(card)) reject(seat_text(seat) + " holds " + card_text(card) + " twice");
            hand |= bit(card);
        }
    }
    return hand;
}

bool begins_as_deal(std::string_view text) { return take_first_seat(text).has_value(); }

Hands parse_deal(std::string_view text) {
    const auto first = take_first_seat(text);
    if (!first) reject("a deal begins with the seat of its first hand and a colon: N:, E:, S: or W:");
    const auto [hand_texts, count] = split_words(text);
    if (count != 4) reject("a deal has four hands, not " + std::to_string(count));
    Hands hands{};
    for (int i = 0; i < 4; ++i) {
        const int seat = (*first + i) & 3;
        hands[seat] = parse_hand(hand_texts[i], seat);
    }
    check_hands(hands);
    return hands;
}

std::string deal_text(const Hands& hands) {
    std::string text = "N:";
    for (int seat = 0; seat < 4; ++seat) {
        if (seat) text += ' ';
        for (int suit = 3; suit >= 0; --suit) {
            for (int rank = 12; rank >= 0; --rank)
                if (hands[seat] & bit(13 * suit + rank)) text += RANKS[rank];
            if (suit) text += '.';
        }
    }
    return text;
}

void check_hands(const Hands& hands) {
    for (int seat = 0; seat < 4; ++seat) {
        if (hands[seat] & ~CARDS) reject(seat_text(seat) + "'s hand has a bit beyond the 52 cards");
        for (int other = 0; other < seat; ++other)
            if (const auto shared = hands[seat] & hands[other])
                reject(seat_text(other) + " and " + seat_text(seat) + " both hold " + card_text(highest(shared)));
    }
}

void check_deal(const Hands& hands) {
    check_hands(hands);
    check_counts(hands, 0, 0);
}

void check_position(const Position& position) {
    const auto& [hands, strain, leader, played, trick] = position;
    if (strain < 0 || strain >= STRAINS) reject("a strain is S, H, D, C or NT");
    if (leader < 0 || leader > 3) reject("a leader is N, E, S or W");
    if (played < 0 || played > 3) reject("a trick in progress has at most three cards");
    check_hands(hands);
    std::uint64_t seen = 0;
    for (int i = 0; i < played; ++i) {
        if (trick[i] < 0 || trick[i] > 51) reject("a card's number must be 0 to 51");
        if (seen & bit(trick[i])) reject(card_text(trick[i]) + " is in the trick twice");
        seen |= bit(trick[i]);
        for (int seat = 0; seat < 4; ++seat)
            if (hands[seat] & bit(trick[i]))
                reject(card_text(trick[i]) + " is in the trick and still in " + seat_text(seat) + "'s hand");
    }
    check_counts(hands, leader, played);
    for (int i = 1; i < played; ++i) {
        const int seat = (leader + i) & 3, led = suit_of(trick[0]);
        const auto follows = in_suit(hands[seat], led);
        if (suit_of(trick[i]) != led && follows)
            reject(seat_text(seat) + " played " + card_text(trick[i]) + " when " + suit_name(led) +
                   " were led, but holds " + card_text(highest(follows)));
    }
}

}  // namespace kernel
