// Cards that have ended a search before, by what the hand to play can see of the position: the first to try.
#pragma once

#include <vector>

#include "bits.h"

namespace kernel::KERNEL_NAMESPACE {

class Hints {
   public:
    Hints() : entries_(std::size_t{1} << BITS, NOTHING) {}

    // Forgets all, in no time: what was put before has other keys from now on.
    void clear() { salt_ += 0x9e3779b97f4a7c15; }
    std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

    // The card, as the number of its bit, or NONE. A clash of keys gives a poor hint, and no wrong answer.
    ALWAYS_INLINE int get(u64 key, int place) const {
        const u64 mixed = (key ^ salt_) * 0x9b8b4567327b23c7;
        const Entry& entry = entries_[mixed >> (64 - BITS)];
        return entry.tag == u32(mixed) ? entry.cards[place] : NONE;
    }

    ALWAYS_INLINE void put(u64 key, int place, int card) {
        const u64 mixed = (key ^ salt_) * 0x9b8b4567327b23c7;
        Entry& entry = entries_[mixed >> (64 - BITS)];
        if (entry.tag != u32(mixed)) entry = {u32(mixed), {NONE, NONE, NONE, NONE}};
        entry.cards[place] = card;
    }

    static constexpr u8 NONE = 63;

   private:
    struct Entry {
        u32 tag;
        u8 cards[4];
    };
    static constexpr int BITS = 16;
    static constexpr Entry NOTHING{0, {NONE, NONE, NONE, NONE}};

    u64 salt_ = 0;
    std::vector<Entry> entries_;
};

}  // namespace kernel::KERNEL_NAMESPACE
