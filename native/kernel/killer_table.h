// The killer table: for each key of the main features of a turn, the card that last caused a cutoff, to be tried first.
// It fits into the processor's cache, and grows only for deals so hard that most killers would be overwritten in it.
#pragma once

#include <vector>

#include "bits.h"

namespace kernel::KERNEL_NAMESPACE {

class KillerTable {
 public:
    // `limit` is the memory that it may grow to, in bytes.
    explicit KillerTable(std::size_t limit) : limit_(limit), entries_(std::size_t{1} << INITIAL_BITS, EMPTY) {}

    // Invalidates all entries, in constant time unless the table has grown: a new salt gives every key another tag.
    void clear() {
        salt_ += 0x9e3779b97f4a7c15;
        written_ = 0;
        if (bits_ == INITIAL_BITS) return;
        bits_ = INITIAL_BITS;
        entries_ = std::vector<Entry>(std::size_t{1} << bits_, EMPTY);
    }
    std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

    // The bit number of the card, or NONE. `place` is the place in the trick, 0 to 3. A collision of
    // two keys may return a poor first move, but never affects the result of the search.
    ALWAYS_INLINE int get(u64 key, int place) const {
        const u32 tag = tag_of(key);
        const Entry& entry = entries_[tag >> (32 - bits_)];
        return entry.tag == tag ? entry.cards[place] : NONE;
    }

    void put(u64 key, int place, int card) {
        const u32 tag = tag_of(key);
        Entry& entry = entries_[tag >> (32 - bits_)];
        if (entry.tag != tag) {
            if (++written_ > entries_.size() && 4 * bytes() <= limit_) {
                grow();
                return put(key, place, card);
            }
            entry = {tag, {NONE, NONE, NONE, NONE}};
        }
        entry.cards[place] = card;
    }

    static constexpr u8 NONE = 63;

 private:
    struct Entry {
        u32 tag;
        u8 cards[4];
    };
    static constexpr int INITIAL_BITS = 16;
    static constexpr Entry EMPTY{0, {NONE, NONE, NONE, NONE}};

    ALWAYS_INLINE u32 tag_of(u64 key) const { return (key ^ salt_) * 0x9b8b4567327b23c7 >> 32; }

    // An entry's tag holds its place in a table of any size.
    NOINLINE void grow() {
        std::vector<Entry> old(std::size_t{4} << bits_, EMPTY);
        old.swap(entries_);
        bits_ += 2;
        written_ = 0;
        for (const Entry& entry : old) entries_[entry.tag >> (32 - bits_)] = entry;
    }

    std::size_t limit_;
    u64 salt_ = 0;
    int bits_ = INITIAL_BITS;
    std::size_t written_ = 0;  // entries, since the table was cleared or grew
    std::vector<Entry> entries_;
};

}  // namespace kernel::KERNEL_NAMESPACE
