// Sets of cards as 64 bits: four lanes of sixteen bits, one for each suit, with the ace at the lowest bit of its lane.
//
// Trumps, if there are any, are in lane 0. Because the ace is the lowest bit, "higher card" means "lower bit": the best
// card of a suit is its lowest bit, and a carry that runs up a lane runs down the ranks.
#pragma once

#include <bit>
#include <cstdint>

#include "target.h"

#if KERNEL_BMI2
#include <immintrin.h>
#endif

namespace kernel::KERNEL_NAMESPACE {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr u64 LANE = 0x1fff;  // the thirteen cards of lane 0
constexpr u64 DECK = 0x1fff1fff1fff1fff;

ALWAYS_INLINE constexpr u64 lane(int suit) { return LANE << 16 * suit; }
ALWAYS_INLINE int suit_of(u64 card) { return std::countr_zero(card) >> 4; }
ALWAYS_INLINE int count(u64 cards) { return std::popcount(cards); }

// The best card of a lane, or of a set within one lane; the empty set for the empty set.
ALWAYS_INLINE constexpr u64 best(u64 cards) { return cards & (0 - cards); }

// The lowest card of a set within one lane; the empty set for the empty set.
ALWAYS_INLINE constexpr u64 worst(u64 cards) { return cards ? u64{1} << (63 - std::countl_zero(cards)) : 0; }

// Every card at least as high as the lowest card of a set within one lane, in that lane and all lanes below it.
ALWAYS_INLINE constexpr u64 down_to(u64 cards) { return 2 * worst(cards) - 1; }

// Every card at least as high as one of its lane in the set.
ALWAYS_INLINE constexpr u64 filled(u64 cards) {
    cards |= cards >> 1 & 0x0fff0fff0fff0fff;
    cards |= cards >> 2 & 0x07ff07ff07ff07ff;
    cards |= cards >> 4 & 0x01ff01ff01ff01ff;
    return cards | (cards >> 8 & 0x001f001f001f001f);
}

// Scatters the low bits of `packed` to the positions of the set bits of `mask`, from the lowest up (PDEP).
ALWAYS_INLINE u64 deposit(u64 packed, u64 mask) {
#if KERNEL_BMI2
    return _pdep_u64(packed, mask);
#else
    u64 scattered = 0;
    for (; packed; packed >>= 1, mask &= mask - 1)
        if (packed & 1) scattered |= best(mask);
    return scattered;
#endif
}

// Gathers the bits of `scattered` at the set bits of `mask` into the low bits, from the lowest up (PEXT).
ALWAYS_INLINE u64 extract(u64 scattered, u64 mask) {
#if KERNEL_BMI2
    return _pext_u64(scattered, mask);
#else
    u64 packed = 0;
    for (scattered &= mask; scattered; scattered &= scattered - 1)
        packed |= u64{1} << count(mask & (best(scattered) - 1));
    return packed;
#endif
}

}  // namespace kernel::KERNEL_NAMESPACE
