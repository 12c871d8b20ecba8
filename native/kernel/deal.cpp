#include "deal.h"

#include <optional>
#include <vector>

namespace kernel {

namespace {

constexpr std::uint64_t CARDS = (std::uint64_t{1} << 52) - 1;
constexpr std::uint64_t SUIT = 0x1fff;

[[noreturn]] void fault(const std::string& sentence) { throw std::invalid_argument(sentence); }

std::uint64_t bit(int card) { return std::uint64_t{1} << card; }
int count(std::uint64_t cards) { return __builtin_popcountll(cards); }
int highest(std::uint64_t cards) { return 63 - __builtin_clzll(cards); }
std::string name(int seat) { return seat_name(seat); }
std::string counted(int cards) { return std::to_string(cards) + (cards == 1 ? " card" : " cards"); }

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// The character at the start of `text`, all its bytes when it has several, in quotes; a control character by number.
std::string quoted(std::string_view text) {
    constexpr std::string_view HEX = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(text[0]);
    if (byte < ' ' || byte == 0x7f) return std::string("the character 0x") + HEX[byte >> 4] + HEX[byte & 15];
    std::size_t size = 1;
    while (byte >= 0xc0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
    std::string quoted(1, '\'');
    return quoted.append(text.substr(0, size)).append(1, '\'');
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::size_t end = 0, begin = 0; begin < text.size(); begin = end + 1) {
        for (end = begin; end < text.size() && !blank(text[end]);) ++end;
        if (end > begin) found.push_back(text.substr(begin, end - begin));
    }
    return found;
}

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    for (std::size_t end; (end = text.find(separator)) != text.npos; text.remove_prefix(end + 1))
        found.push_back(text.substr(0, end));
    found.push_back(text);
    return found;
}

// Takes a rank off the front of `text`; nothing when there is none.
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

std::uint64_t parse_hand(std::string_view text, int seat) {
    if (text == "-") return 0;
    const auto suits = parts(text, '.');
    if (suits.size() != 4)
        fault(name(seat) + "'s hand is written with " + std::to_string(suits.size()) +
              (suits.size() == 1 ? " suit" : " suits") + ", not four: spades.hearts.diamonds.clubs");
    std::uint64_t hand = 0;
    for (int i = 0; i < 4; ++i) {
        auto ranks = suits[i];
        if (ranks == "-") continue;
        while (!ranks.empty()) {
            const auto rank = take_rank(ranks);
            if (!rank) fault(quoted(ranks) + " in " + name(seat) + "'s " + suit_name(3 - i) + " is not a rank");
            const int card = 13 * (3 - i) + *rank;
            if (hand & bit(card)) fault(name(seat) + " holds " + card_text(card) + " twice");
            hand |= bit(card);
        }
    }
    return hand;
}

// Of the hands of a position, each as many cards as the hand to play, or one less when it has played to the trick.
void check_counts(const Hands& hands, int leader, int played) {
    const int first = (leader + played) & 3, wanted = count(hands[first]);
    for (int seat = 0; seat < 4; ++seat)
        if (count(hands[seat]) > 13) fault(name(seat) + " holds " + counted(count(hands[seat])) + ", more than 13");
    for (int i = 0; i < 4; ++i) {
        const int seat = (leader + i) & 3, held = count(hands[seat]);
        if (i >= played && held != wanted)
            fault(name(first) + " holds " + counted(wanted) + " and " + name(seat) + " " + std::to_string(held) +
                  ": hands must be equal" + (played ? ", but for those who have played to the trick" : ""));
        if (i < played && held + 1 != wanted && wanted)
            fault(name(seat) + ", who has played to the trick, holds " + counted(held) + " and " + name(first) + " " +
                  std::to_string(wanted) + ": it must be one less");
    }
    if (!wanted) fault(played ? name(first) + ", who is to play, holds no card" : "the hands hold no card");
}

}  // namespace

const char* seat_name(int seat) {
    constexpr const char* NAMES[]{"North", "East", "South", "West"};
    return NAMES[seat];
}

const char* suit_name(int suit) {
    constexpr const char* NAMES[]{"clubs", "diamonds", "hearts", "spades"};
    return NAMES[suit];
}

int parse_card(std::string_view text) {
    const auto suit = text.empty() ? SUITS.npos : SUITS.find(upper(text[0]));
    auto rest = text.substr(text.empty() ? 0 : 1);
    const auto rank = take_rank(rest);
    if (suit == SUITS.npos || !rank || !rest.empty()) fault("a card is a suit and a rank, as SA or H10");
    return 13 * static_cast<int>(suit) + *rank;
}

std::string card_text(int card) { return {SUITS[card / 13], RANKS[card % 13]}; }

Hands parse_deal(std::string_view text) {
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    const auto first = text.size() < 2 || text[1] != ':' ? SEATS.npos : SEATS.find(upper(text[0]));
    if (first == SEATS.npos) fault("a deal begins with the seat of its first hand and a colon: N:, E:, S: or W:");
    const auto written = words(text.substr(2));
    if (written.size() != 4) fault("a deal has four hands, not " + std::to_string(written.size()));
    Hands hands{};
    for (int i = 0; i < 4; ++i) {
        const int seat = (static_cast<int>(first) + i) & 3;
        hands[seat] = parse_hand(written[i], seat);
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
        if (hands[seat] & ~CARDS) fault(name(seat) + "'s hand has a bit beyond the 52 cards");
        for (int other = 0; other < seat; ++other)
            if (const auto both = hands[seat] & hands[other])
                fault(name(other) + " and " + name(seat) + " both hold " + card_text(highest(both)));
    }
}

void check_deal(const Hands& hands) {
    check_hands(hands);
    check_counts(hands, 0, 0);
}

void check_position(const Position& position) {
    const auto& [hands, strain, leader, played, trick] = position;
    if (strain < 0 || strain >= STRAINS) fault("a strain is S, H, D, C or NT");
    if (leader < 0 || leader > 3) fault("a leader is N, E, S or W");
    if (played < 0 || played > 3) fault("a trick in progress holds at most three cards");
    check_hands(hands);
    std::uint64_t table = 0;
    for (int i = 0; i < played; ++i) {
        if (trick[i] < 0 || trick[i] > 51) fault("a card's number is 0 to 51");
        if (table & bit(trick[i])) fault(card_text(trick[i]) + " is twice in the trick");
        table |= bit(trick[i]);
        for (int seat = 0; seat < 4; ++seat)
            if (hands[seat] & bit(trick[i]))
                fault(card_text(trick[i]) + " is in the trick and still in " + name(seat) + "'s hand");
    }
    check_counts(hands, leader, played);
    for (int i = 1; i < played; ++i) {
        const int seat = (leader + i) & 3, led = trick[0] / 13;
        const auto follows = hands[seat] & SUIT << 13 * led;
        if (trick[i] / 13 != led && follows)
            fault(name(seat) + " played " + card_text(trick[i]) + " when " + suit_name(led) + " were led, and holds " +
                  card_text(highest(follows)));
    }
}

}  // namespace kernel
