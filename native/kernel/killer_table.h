// The killer table: for each key of the main features of a turn, the card that last caused a cutoff, to be tried first.
#pragma once

#include <vector>

#include "bits.h"

namespace kernel::KERNEL_NAMESPACE {

class KillerTable {
 public:
    KillerTable() : entries_(std::size_t{1} << BITS, EMPTY) {}

    // Invalidates all entries in constant time: a new salt gives every key another tag.
    void clear() { salt_ += 0x9e3779b97f4a7c15; }
    std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

    // The bit number of the card, or NONE. `place` is the place in the trick, 0 to 3. A collision of
    // two keys may return a poor first move, but never affects the result of the search.
    ALWAYS_INLINE int get(u64 key, int place) const {
        const u64 hash = hash_of(key);
        const Entry& entry = entries_[hash >> (64 - BITS)];
        return entry.tag == u32(hash) ? entry.cards[place] : NONE;
    }

    ALWAYS_INLINE void put(u64 key, int place, int card) {
        const u64 hash = hash_of(key);
        Entry& entry = entries_[hash >> (64 - BITS)];
        if (entry.tag != u32(hash)) entry = {u32(hash), {NONE, NONE, NONE, NONE}};
        entry.cards[place] = card;
    }

    static constexpr u8 NONE = 63;

 private:
    struct Entry {
        u32 tag;
        u8 cards[4];
    };
    static constexpr int BITS = 16;
    static constexpr Entry EMPTY{0, {NONE, NONE, NONE, NONE}};

    ALWAYS_INLINE u64 hash_of(u64 key) const { return (key ^ salt_) * 0x9b8b4567327b23c7; }

    u64 salt_ = 0;
    std::vector<Entry> entries_;
};

}  // namespace kernel::KERNEL_NAMESPACE
