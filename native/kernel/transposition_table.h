// The transposition table: bounds on the tricks of positions at the start of a trick.
//
// A bound holds for more positions than the one it was proved for. It depends on the hand on lead, the sixteen suit
// lengths, and the owners of the highest cards of each suit, down to the lowest whose rank mattered: a pattern of
// relative ranks. (Ginsberg's partition search generalizes in the same way.) All patterns with the same leader and
// lengths are in one list, found by hashing; within a list, sixteen patterns at a time are compared by 16-bit
// signatures: the owners of the two best cards of each suit.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

#include "bits.h"

#if KERNEL_AVX2
#include <immintrin.h>
#elif KERNEL_SSE2
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace kernel::KERNEL_NAMESPACE {

// The owner of each remaining card, packed within each lane, the best card of a suit at bit 0. An owner is a seat
// number of two bits: the low bits are in one word, the high bits in the other.
struct Owners {
    u64 low, high;
};

// The owners of the highest cards of each suit, with a lower and an upper bound on the tricks of North and South, and
// the cards that win a trick by their rank in the proof of the bounds, packed as the owners are. The pattern reaches
// down to the lowest winner of each suit.
class Pattern {
 public:
    Pattern() = default;
    Pattern(Owners owners, u64 winners, int lower, int upper) : winners_(winners) {
        const u64 mask = filled(winners);
        low_ = (owners.low & mask) | pack_bounds(lower, upper);
        high_ = owners.high & mask;
    }

    // Whether the bounds hold for a position with these owners: in each suit, no winner is as low as the highest card
    // of another owner.
    ALWAYS_INLINE bool matches(Owners owners) const {
        constexpr u64 BEYOND = 0x8000800080008000, ONES = BEYOND >> 15;
        const u64 others = (((owners.low ^ low_) | (owners.high ^ high_)) & DECK) | BEYOND;
        return !(winners_ & (others | ~(others - ONES)));
    }
    // Whether every position that `other` matches is matched by this pattern too.
    bool covers(const Pattern& other) const {
        return !(winners_ & ~other.mask()) && matches(Owners{other.low_, other.high_});
    }
    ALWAYS_INLINE u64 winners() const { return winners_; }
    u64 mask() const { return filled(winners_); }
    ALWAYS_INLINE int lower() const { return (low_ >> 13 & 3) | (low_ >> 29 & 3) << 2; }
    ALWAYS_INLINE int upper() const { return (low_ >> 45 & 3) | (low_ >> 61 & 3) << 2; }
    void tighten(int lower, int upper, u64 winners) {
        winners_ |= winners;
        low_ = (low_ & DECK) | pack_bounds(std::max(this->lower(), lower), std::min(this->upper(), upper));
    }

 private:
    // Two numbers from 0 to 13, in the three bits that each lane leaves unused.
    static u64 pack_bounds(int lower, int upper) {
        return u64(lower & 3) << 13 | u64(lower >> 2) << 29 | u64(upper & 3) << 45 | u64(upper >> 2) << 61;
    }

    u64 low_, high_, winners_;
};

// Four bits for each suit, laid out as SuitState::signature.
ALWAYS_INLINE u16 signature_of(u64 low, u64 high) {
    u64 pairs = (low & 0x0003000300030003) | (high & 0x0003000300030003) << 2;
    pairs |= pairs >> 12;
    return (pairs & 0xff) | (pairs >> 24 & 0xff00);
}

// Which of sixteen signatures equal `wanted` wherever their masks are set. Result i is at bit 2i.
ALWAYS_INLINE u32 matching_signatures(u16 wanted, const u16* signatures, const u16* masks) {
#if KERNEL_AVX2
    const __m256i differ = _mm256_xor_si256(_mm256_set1_epi16(wanted), _mm256_loadu_si256((const __m256i*)signatures));
    const __m256i masked = _mm256_and_si256(differ, _mm256_loadu_si256((const __m256i*)masks));
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(masked, _mm256_setzero_si256())) & 0x55555555;
#elif KERNEL_SSE2
    u32 found = 0;
    for (int half = 0; half < 2; ++half) {
        const __m128i differ =
            _mm_xor_si128(_mm_set1_epi16(wanted), _mm_loadu_si128((const __m128i*)(signatures + 8 * half)));
        const __m128i masked = _mm_and_si128(differ, _mm_loadu_si128((const __m128i*)(masks + 8 * half)));
        found |= u32(_mm_movemask_epi8(_mm_cmpeq_epi16(masked, _mm_setzero_si128()))) << 16 * half;
    }
    return found & 0x55555555;
#elif defined(__ARM_NEON)
    u32 found = 0;
    for (int half = 0; half < 2; ++half) {
        const uint16x8_t differ = veorq_u16(vdupq_n_u16(wanted), vld1q_u16(signatures + 8 * half));
        const uint16x8_t same = vceqzq_u16(vandq_u16(differ, vld1q_u16(masks + 8 * half)));
        const u16 places[8] = {1, 4, 16, 64, 256, 1024, 4096, 16384};
        found |= u32(vaddvq_u16(vandq_u16(same, vld1q_u16(places)))) << 16 * half;
    }
    return found;
#else
    u32 found = 0;
    for (int i = 0; i < 16; ++i) found |= u32(!((wanted ^ signatures[i]) & masks[i])) << 2 * i;
    return found;
#endif
}

// Which of sixteen signatures equal `wanted` wherever `mask` is set, with masks that include `mask`: the patterns that
// a new one may cover. Result i is at bit 2i.
ALWAYS_INLINE u32 covered_signatures(u16 wanted, u16 mask, const u16* signatures, const u16* masks) {
#if KERNEL_AVX2
    const __m256i differ = _mm256_xor_si256(_mm256_set1_epi16(wanted), _mm256_loadu_si256((const __m256i*)signatures));
    const __m256i unset = _mm256_xor_si256(_mm256_set1_epi16(-1), _mm256_loadu_si256((const __m256i*)masks));
    const __m256i masked = _mm256_and_si256(_mm256_or_si256(differ, unset), _mm256_set1_epi16(mask));
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(masked, _mm256_setzero_si256())) & 0x55555555;
#else
    u32 found = 0;
    for (int i = 0; i < 16; ++i) found |= u32(!(((wanted ^ signatures[i]) | ~masks[i]) & mask)) << 2 * i;
    return found;
#endif
}

class TranspositionTable {
 public:
    explicit TranspositionTable(std::size_t limit) : limit_(std::max(limit, MINIMUM)) {
        reserve(ARENA);
        clear();
    }
    ~TranspositionTable() { std::free(arena_); }
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;

    // Prepares for a new deal of `tricks` tricks. An ending gets few buckets, so that they are cheap to clear.
    void new_deal(int tricks) {
        initial_bits_ = tricks > ENDING ? BUCKET_BITS : BUCKET_BITS - 5;
        clear();
    }

    // Removes all entries, and frees the memory that only a hard deal needed.
    void clear() {
        if (buckets_.size() > std::size_t{8} << BUCKET_BITS) buckets_ = {};
        bits_ = initial_bits_;
        buckets_.assign(std::size_t{1} << bits_, Bucket{});
        used_ = 0;
        if (size_ > 4 * ARENA) reserve(ARENA);
        top_ = START;
        for (auto& lists : free_lists_) lists.clear();
    }

    std::size_t bytes() const { return buckets_.size() * sizeof(Bucket) + size_; }

    // `lengths` has four bits for each suit and seat. The lowest length follows from the others, so the leader takes
    // its bits. No key is 0.
    static ALWAYS_INLINE u64 key(u64 lengths, int leader) { return (lengths & ~u64{15}) | (leader + 1); }

    ALWAYS_INLINE void prefetch(u64 key) const { PREFETCH(&buckets_[slot(key)]); }

    // A pattern that matches and whose bounds decide whether North and South take `target` tricks, or null.
    ALWAYS_INLINE const Pattern* find(u64 key, Owners owners, u16 signature, int target) const {
        const Bucket& bucket = buckets_[probe(key)];
        if (!bucket.key) return nullptr;
        const u16* signatures = signatures_of(bucket);
        const u16* masks = signatures + bucket.capacity;
        const Pattern* patterns = patterns_of(bucket);
        for (int i = 0; i < bucket.size; i += 16) {
            u32 found = matching_signatures(signature, signatures + i, masks + i);
            if (bucket.size - i < 16) found &= (u32{1} << 2 * (bucket.size - i)) - 1;
            for (; found; found &= found - 1) {
                const Pattern& pattern = patterns[i + (std::countr_zero(found) >> 1)];
                if (pattern.matches(owners) && (pattern.lower() >= target || pattern.upper() < target)) return &pattern;
            }
        }
        return nullptr;
    }

    // Adds a pattern, and removes every pattern that it makes redundant: those it covers whose bounds are no tighter.
    void add(u64 key, const Pattern& pattern, u16 signature, u16 mask) {
        Bucket& bucket = find_or_insert(key);
        u16* signatures = signatures_of(bucket);
        u16* masks = signatures + bucket.capacity;
        Pattern* patterns = patterns_of(bucket);
        for (int base = (bucket.size - 1) & ~15; base >= 0; base -= 16) {
            u32 found = covered_signatures(signature, mask, signatures + base, masks + base);
            if (bucket.size - base < 16) found &= (u32{1} << 2 * (bucket.size - base)) - 1;
            while (found) {  // from the end: the pattern moved into a gap has already been examined
                const int last = 31 - std::countl_zero(found);
                found ^= u32{1} << last;
                const int i = base + (last >> 1);
                Pattern& old = patterns[i];
                if (!pattern.covers(old)) continue;
                if (old.mask() == pattern.mask()) {
                    old.tighten(pattern.lower(), pattern.upper(), pattern.winners());
                    return;
                }
                if (old.lower() > pattern.lower() || old.upper() < pattern.upper()) continue;
                --bucket.size;
                old = patterns[bucket.size];
                signatures[i] = signatures[bucket.size];
                masks[i] = masks[bucket.size];
            }
        }
        if (!make_room(bucket)) return;
        signatures_of(bucket)[bucket.size] = signature;
        signatures_of(bucket)[bucket.capacity + bucket.size] = mask;
        patterns_of(bucket)[bucket.size++] = pattern;
    }

 private:
    // A slot of the hash table, with the location of its list in the arena.
    struct Bucket {
        u64 key;     // 0 when the slot is empty
        u32 offset;  // in units of four bytes
        u16 size, capacity;
    };

    static constexpr int BUCKET_BITS = 14;  // 2^14 buckets at first
    static constexpr int ENDING = 7;        // tricks
    static constexpr std::size_t ARENA = std::size_t{1} << 21;
    static constexpr std::size_t MINIMUM = ARENA + 8 * (sizeof(Bucket) << BUCKET_BITS);
    static constexpr std::size_t START = 64;
    static constexpr std::size_t SLACK = 64;  // sixteen signatures are loaded at once, beyond the end of shorter lists
    static constexpr int LONGEST = 1 << 15;

    // A list of capacity n is n signatures, n masks and n patterns.
    static std::size_t list_bytes(int capacity) { return (std::size_t(capacity) * 28 + 7) & ~std::size_t{7}; }
    u16* signatures_of(const Bucket& bucket) const {
        return reinterpret_cast<u16*>(arena_ + std::size_t{bucket.offset} * 4);
    }
    Pattern* patterns_of(const Bucket& bucket) const {
        return reinterpret_cast<Pattern*>(signatures_of(bucket) + 2 * bucket.capacity);
    }

    ALWAYS_INLINE u64 slot(u64 key) const { return key * 0x9e3779b97f4a7c15 >> (64 - bits_); }

    // Linear probing: the index of the bucket with this key or, if there is none, of the empty bucket for it.
    ALWAYS_INLINE u64 probe(u64 key) const {
        u64 i = slot(key);
        while (buckets_[i].key != key && buckets_[i].key) i = (i + 1) & ((u64{1} << bits_) - 1);
        return i;
    }

    Bucket& find_or_insert(u64 key) {
        while (used_ * 4 >= (std::size_t{3} << bits_)) grow();
        Bucket& bucket = buckets_[probe(key)];
        if (!bucket.key) {
            bucket = {key, 0, 0, 0};
            ++used_;
        }
        return bucket;
    }

    void grow() {
        if (bytes() + 2 * buckets_.size() * sizeof(Bucket) > limit_) return purge();
        std::vector<Bucket> old(std::size_t{2} << bits_);
        old.swap(buckets_);
        ++bits_;
        for (const Bucket& bucket : old)
            if (bucket.key) buckets_[probe(bucket.key)] = bucket;
    }

    // The tricks left in the positions with this key: the cards of East, whose lengths are the second of each suit.
    static int tricks_left(u64 key) {
        int tricks = 0;
        for (int suit = 0; suit < 4; ++suit) tricks += key >> (16 * suit + 4) & 15;
        return tricks;
    }

    // Removes the lists of the positions with the fewest tricks left, half of the memory of all lists or more: they are
    // the most, and the cheapest to search again. Moves the others together.
    void purge() {
        std::size_t memory[14] = {}, removed = 0, all = 0;
        for (const Bucket& bucket : buckets_)
            if (bucket.key) memory[tricks_left(bucket.key)] += list_bytes(bucket.capacity);
        for (const std::size_t bytes : memory) all += bytes;
        int fewest = 0;  // tricks left in the lists that are kept
        while (fewest < 14 && removed * 2 <= all) removed += memory[fewest++];
        std::vector<Bucket> kept;
        for (const Bucket& bucket : buckets_)
            if (bucket.key && tricks_left(bucket.key) >= fewest) kept.push_back(bucket);
        std::sort(kept.begin(), kept.end(), [](const Bucket& a, const Bucket& b) { return a.offset < b.offset; });
        std::fill(buckets_.begin(), buckets_.end(), Bucket{});
        used_ = kept.size();
        top_ = START;
        for (auto& lists : free_lists_) lists.clear();
        for (Bucket& bucket : kept) {
            const std::size_t bytes = list_bytes(bucket.capacity);
            std::memmove(arena_ + top_, arena_ + std::size_t{bucket.offset} * 4, bytes);
            bucket.offset = top_ / 4;
            top_ += bytes;
            buckets_[probe(bucket.key)] = bucket;
        }
    }

    // Makes room for one more pattern in a list. Returns false, after a purge of the table, if the memory limit was
    // reached.
    bool make_room(Bucket& bucket) {
        if (bucket.size < bucket.capacity) return true;
        if (bucket.capacity == LONGEST) {  // scanning a longer list is no faster than searching the tree: empty it
            bucket.size = 0;
            return true;
        }
        const int capacity = bucket.capacity ? 2 * bucket.capacity : 2;
        auto& lists = free_lists_[std::countr_zero(u32(capacity))];
        u32 offset;
        if (!lists.empty()) {
            offset = lists.back();
            lists.pop_back();
        } else {
            if (top_ + list_bytes(capacity) + SLACK > size_ && !reserve_more()) {
                purge();
                return false;
            }
            offset = top_ / 4;
            top_ += list_bytes(capacity);
        }
        const Bucket larger{bucket.key, offset, bucket.size, u16(capacity)};
        if (bucket.capacity) {
            const u16* signatures = signatures_of(bucket);
            std::memcpy(signatures_of(larger), signatures, bucket.size * sizeof(u16));
            std::memcpy(signatures_of(larger) + capacity, signatures + bucket.capacity, bucket.size * sizeof(u16));
            std::memcpy((void*)patterns_of(larger), patterns_of(bucket), bucket.size * sizeof(Pattern));
            free_lists_[std::countr_zero(u32(bucket.capacity))].push_back(bucket.offset);
        }
        bucket = larger;
        return true;
    }

    // Doubles the arena, or lets it take the rest of the memory if that is at least half as much again. Returns false
    // at the limit.
    bool reserve_more() {
        const std::size_t room = limit_ - std::min(limit_, buckets_.size() * sizeof(Bucket));
        const std::size_t size = std::min(2 * size_, room & ~std::size_t{7});
        if (size < size_ + size_ / 2) return false;
        reserve(size);
        return true;
    }

    // Resizes the arena. Where realloc cannot move pages, both copies exist for a moment.
    void reserve(std::size_t size) {
        char* arena = static_cast<char*>(std::realloc(arena_, size));
        if (!arena) throw std::bad_alloc{};
        arena_ = arena;
        size_ = size;
    }

    std::size_t limit_;
    std::vector<Bucket> buckets_;
    int bits_ = BUCKET_BITS, initial_bits_ = BUCKET_BITS;
    std::size_t used_ = 0;  // buckets
    char* arena_ = nullptr;
    std::size_t top_ = START, size_ = 0;
    std::vector<u32> free_lists_[16];  // offsets of unused lists, by log2 of their capacity
};

}  // namespace kernel::KERNEL_NAMESPACE
