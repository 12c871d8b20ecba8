// Cards as bits: four lanes of sixteen, one a suit, the ace of each at its lowest bit.
//
// Trumps, when there are any, are in lane 0. With the ace lowest, "higher than" is "a lower bit than", the
// best card of a suit is its lowest bit, and a carry that runs up a lane runs down the ranks.
#pragma once

#include <bit>
#include <cstdint>

#include "target.h"

#if KERNEL_BMI2
#include <immintrin.h>
#endif

#define ALWAYS_INLINE __attribute__((always_inline)) inline

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

// The best card of a lane, or of a set within one lane; nothing of nothing.
ALWAYS_INLINE constexpr u64 best(u64 cards) { return cards & -cards; }

// The lowest card of a set within one lane; nothing of nothing.
ALWAYS_INLINE constexpr u64 worst(u64 cards) { return cards ? u64{1} << (63 - std::countl_zero(cards)) : 0; }

// All that ranks at least as high as the lowest card of a set within one lane, in that lane and those before it.
ALWAYS_INLINE constexpr u64 down_to(u64 cards) { return 2 * worst(cards) - 1; }

// The bits of `packed`, one by one, laid on the places of `mask`, from the lowest up.
ALWAYS_INLINE u64 deposit(u64 packed, u64 mask) {
#if KERNEL_BMI2
    return _pdep_u64(packed, mask);
#else
    u64 laid = 0;
    for (; packed; packed >>= 1, mask &= mask - 1)
        if (packed & 1) laid |= best(mask);
    return laid;
#endif
}

}  // namespace kernel::KERNEL_NAMESPACE
