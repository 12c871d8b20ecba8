// The transposition table: what has been proved, and of which positions.
//
// A proof at a trick's start speaks of the hand on lead, of the sixteen lengths, and of who holds the best cards of
// each suit, down to the lowest whose rank mattered: a pattern. Patterns with the same leader and lengths are in
// one list. A list is searched by signatures, sixteen at a time: the owners of the best two cards of each suit.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

#include "bits.h"

#if KERNEL_AVX2
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace kernel::KERNEL_NAMESPACE {

// Who holds each card that is left, in lanes, the best of each suit at bit 0: two bits of a seat's number in two words.
struct Owners {
    u64 low, high;
};

class Pattern {
   public:
    Pattern() = default;
    Pattern(Owners owners, u64 mask, int least, int most)
        : low_((owners.low & mask) | bounds(least, most)), high_(owners.high & mask), mask_(mask) {}

    ALWAYS_INLINE bool fits(Owners owners) const { return !(((owners.low ^ low_) | (owners.high ^ high_)) & mask_); }
    bool fits(const Pattern& other) const {
        return !(mask_ & ~other.mask_) && fits(Owners{other.low_, other.high_});
    }
    ALWAYS_INLINE u64 mask() const { return mask_; }
    ALWAYS_INLINE int least() const { return (low_ >> 13 & 3) | (low_ >> 29 & 3) << 2; }
    ALWAYS_INLINE int most() const { return (low_ >> 45 & 3) | (low_ >> 61 & 3) << 2; }
    void narrow(int least, int most) {
        low_ = (low_ & DECK) | bounds(std::max(this->least(), least), std::min(this->most(), most));
    }

   private:
    // Two numbers up to 13, in the bits that lanes leave free.
    static u64 bounds(int least, int most) {
        return u64(least & 3) << 13 | u64(least >> 2) << 29 | u64(most & 3) << 45 | u64(most >> 2) << 61;
    }

    u64 low_, high_, mask_;
};

// Four bits a suit, as suits.h makes them for its best two cards.
ALWAYS_INLINE u16 signature(u64 low, u64 high) {
    u64 pairs = (low & 0x0003000300030003) | (high & 0x0003000300030003) << 2;
    pairs |= pairs >> 12;
    return (pairs & 0xff) | (pairs >> 24 & 0xff00);
}

// Which of sixteen signatures agree with `wanted` where their masks care, as bits 2 apart.
ALWAYS_INLINE u32 agreeing(u16 wanted, const u16* signatures, const u16* masks) {
#if KERNEL_AVX2
    const __m256i differ = _mm256_xor_si256(_mm256_set1_epi16(wanted), _mm256_loadu_si256((const __m256i*)signatures));
    const __m256i seen = _mm256_and_si256(differ, _mm256_loadu_si256((const __m256i*)masks));
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(seen, _mm256_setzero_si256())) & 0x55555555;
#elif defined(__SSE2__)
    u32 agree = 0;
    for (int half = 0; half < 2; ++half) {
        const __m128i differ =
            _mm_xor_si128(_mm_set1_epi16(wanted), _mm_loadu_si128((const __m128i*)(signatures + 8 * half)));
        const __m128i seen = _mm_and_si128(differ, _mm_loadu_si128((const __m128i*)(masks + 8 * half)));
        agree |= u32(_mm_movemask_epi8(_mm_cmpeq_epi16(seen, _mm_setzero_si128()))) << 16 * half;
    }
    return agree & 0x55555555;
#elif defined(__ARM_NEON)
    u32 agree = 0;
    for (int half = 0; half < 2; ++half) {
        const uint16x8_t differ = veorq_u16(vdupq_n_u16(wanted), vld1q_u16(signatures + 8 * half));
        const uint16x8_t same = vceqzq_u16(vandq_u16(differ, vld1q_u16(masks + 8 * half)));
        const u16 places[8] = {1, 4, 16, 64, 256, 1024, 4096, 16384};
        agree |= u32(vaddvq_u16(vandq_u16(same, vld1q_u16(places)))) << 16 * half;
    }
    return agree;
#else
    u32 agree = 0;
    for (int i = 0; i < 16; ++i) agree |= u32(!((wanted ^ signatures[i]) & masks[i])) << 2 * i;
    return agree;
#endif
}

// Which of sixteen agree with a new pattern wherever it cares, and care at least for the same.
ALWAYS_INLINE u32 covered(u16 wanted, u16 mask, const u16* signatures, const u16* masks) {
#if KERNEL_AVX2
    const __m256i differ = _mm256_xor_si256(_mm256_set1_epi16(wanted), _mm256_loadu_si256((const __m256i*)signatures));
    const __m256i blind = _mm256_xor_si256(_mm256_set1_epi16(-1), _mm256_loadu_si256((const __m256i*)masks));
    const __m256i seen = _mm256_and_si256(_mm256_or_si256(differ, blind), _mm256_set1_epi16(mask));
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(seen, _mm256_setzero_si256())) & 0x55555555;
#else
    u32 agree = 0;
    for (int i = 0; i < 16; ++i) agree |= u32(!(((wanted ^ signatures[i]) | ~masks[i]) & mask)) << 2 * i;
    return agree;
#endif
}

class Patterns {
   public:
    struct Line {
        u64 key;
        u32 at;  // of its list in the arena, in quarters of a word
        u16 size, capacity;
    };

    explicit Patterns(std::size_t limit) : limit_(std::max(limit, LEAST)) {
        reserve(ARENA);
        clear();
    }
    ~Patterns() { std::free(arena_); }
    Patterns(const Patterns&) = delete;
    Patterns& operator=(const Patterns&) = delete;

    // For a new deal, of so many tricks: few lines are quick to clear, and few enough for an ending.
    void begin(int tricks) {
        first_bits_ = tricks > ENDING ? LINE_BITS : LINE_BITS - 5;
        clear();
    }

    // Forgets all, and lets go of what only a hard deal needed.
    void clear() {
        if (lines_.size() > std::size_t{8} << LINE_BITS) lines_ = {};
        bits_ = first_bits_;
        lines_.assign(std::size_t{1} << bits_, Line{});
        used_ = 0;
        if (size_ > 4 * ARENA) reserve(ARENA);
        top_ = FIRST;
        for (auto& list : freed_) list.clear();
    }

    std::size_t bytes() const { return lines_.size() * sizeof(Line) + size_; }

    // The first length can be told from the others, and leaves its place to the leader.
    static ALWAYS_INLINE u64 key(u64 lengths, int leader) { return (lengths & ~u64{15}) | (leader + 1); }

    ALWAYS_INLINE void prefetch(u64 key) const { __builtin_prefetch(&lines_[slot(key)]); }

    // A proof that settles whether the position reaches `need`, or null.
    ALWAYS_INLINE const Pattern* find(u64 key, Owners owners, u16 signature, int need) const {
        const Line* line = nullptr;
        for (u64 i = slot(key);; i = (i + 1) & (((u64{1} << bits_) - 1))) {
            if (lines_[i].key == key) {
                line = &lines_[i];
                break;
            }
            if (!lines_[i].key) return nullptr;
        }
        const u16* signatures = signatures_of(*line);
        const u16* masks = signatures + line->capacity;
        const Pattern* patterns = patterns_of(*line);
        for (int i = 0; i < line->size; i += 16) {
            u32 agree = agreeing(signature, signatures + i, masks + i);
            if (line->size - i < 16) agree &= (u32{1} << 2 * (line->size - i)) - 1;
            for (; agree; agree &= agree - 1) {
                const Pattern& pattern = patterns[i + (std::countr_zero(agree) >> 1)];
                if (pattern.fits(owners) && (pattern.least() >= need || pattern.most() < need)) return &pattern;
            }
        }
        return nullptr;
    }

    // Adds what has been proved, in the place of all that says no more of fewer positions.
    void add(u64 key, const Pattern& pattern, u16 signature, u16 mask) {
        Line& line = make(key);
        u16* signatures = signatures_of(line);
        u16* masks = signatures + line.capacity;
        Pattern* patterns = patterns_of(line);
        for (int base = (line.size - 1) & ~15; base >= 0; base -= 16) {
            u32 agree = covered(signature, mask, signatures + base, masks + base);
            if (line.size - base < 16) agree &= (u32{1} << 2 * (line.size - base)) - 1;
            while (agree) {  // from the end, so that a gap is filled by one that has been looked at
                const int last = 31 - std::countl_zero(agree);
                agree ^= u32{1} << last;
                const int i = base + (last >> 1);
                Pattern& old = patterns[i];
                if (!pattern.fits(old)) continue;
                if (old.mask() == pattern.mask()) {
                    old.narrow(pattern.least(), pattern.most());
                    return;
                }
                if (old.least() > pattern.least() || old.most() < pattern.most()) continue;
                --line.size;
                old = patterns[line.size];
                signatures[i] = signatures[line.size];
                masks[i] = masks[line.size];
            }
        }
        if (!make_room(line)) return;
        signatures_of(line)[line.size] = signature;
        signatures_of(line)[line.capacity + line.size] = mask;
        patterns_of(line)[line.size++] = pattern;
    }

   private:
    static constexpr int LINE_BITS = 14;
    static constexpr int ENDING = 7;
    static constexpr std::size_t ARENA = std::size_t{1} << 21;
    static constexpr std::size_t LEAST = ARENA + 8 * (sizeof(Line) << LINE_BITS);
    static constexpr std::size_t FIRST = 64;
    static constexpr std::size_t SLACK = 64;  // sixteen signatures are read at once, of shorter lists too

    // A list of n: n signatures, n masks, n patterns.
    static std::size_t bytes_of(int capacity) { return (std::size_t(capacity) * 28 + 7) & ~std::size_t{7}; }
    u16* signatures_of(const Line& line) const { return reinterpret_cast<u16*>(arena_ + std::size_t{line.at} * 4); }
    Pattern* patterns_of(const Line& line) const {
        return reinterpret_cast<Pattern*>(signatures_of(line) + 2 * line.capacity);
    }

    ALWAYS_INLINE u64 slot(u64 key) const { return key * 0x9e3779b97f4a7c15 >> (64 - bits_); }

    Line& make(u64 key) {
        if (used_ * 4 >= (std::size_t{3} << bits_)) grow();
        for (u64 i = slot(key);; i = (i + 1) & ((u64{1} << bits_) - 1)) {
            if (lines_[i].key == key) return lines_[i];
            if (lines_[i].key) continue;
            lines_[i] = {key, 0, 0, 0};
            ++used_;
            return lines_[i];
        }
    }

    void grow() {
        if (bytes() + 2 * lines_.size() * sizeof(Line) > limit_) return clear();
        std::vector<Line> old(std::size_t{2} << bits_);
        old.swap(lines_);
        ++bits_;
        for (const Line& line : old) {
            if (!line.key) continue;
            u64 i = slot(line.key);
            while (lines_[i].key) i = (i + 1) & ((u64{1} << bits_) - 1);
            lines_[i] = line;
        }
    }

    // Room for one more in a list; false when the memory allowed is used up, and all was forgotten instead.
    bool make_room(Line& line) {
        if (line.size < line.capacity) return true;
        if (line.capacity == LONGEST) {  // a list this long is searched no more quickly than the tree
            line.size = 0;
            return true;
        }
        const int capacity = line.capacity ? 2 * line.capacity : 2;
        auto& free = freed_[std::countr_zero(u32(capacity))];
        u32 at;
        if (!free.empty()) {
            at = free.back();
            free.pop_back();
        } else {
            if (top_ + bytes_of(capacity) + SLACK > size_ && !reserve(2 * size_)) {
                clear();
                return false;
            }
            at = top_ / 4;
            top_ += bytes_of(capacity);
        }
        const Line longer{line.key, at, line.size, u16(capacity)};
        if (line.capacity) {
            std::memcpy(signatures_of(longer), signatures_of(line), line.size * sizeof(u16));
            std::memcpy(signatures_of(longer) + capacity, signatures_of(line) + line.capacity, line.size * sizeof(u16));
            std::memcpy((void*)patterns_of(longer), patterns_of(line), line.size * sizeof(Pattern));
            freed_[std::countr_zero(u32(line.capacity))].push_back(line.at);
        }
        line = longer;
        return true;
    }

    bool reserve(std::size_t size) {
        if (arena_ && bytes() + size > limit_) return false;  // old and new are held while one is copied
        char* arena = static_cast<char*>(std::realloc(arena_, size));
        if (!arena) throw std::bad_alloc{};
        arena_ = arena;
        size_ = size;
        return true;
    }

    static constexpr int LONGEST = 1 << 15;

    std::size_t limit_;
    std::vector<Line> lines_;
    int bits_ = LINE_BITS, first_bits_ = LINE_BITS;
    std::size_t used_ = 0;
    char* arena_ = nullptr;
    std::size_t top_ = FIRST, size_ = 0;
    std::vector<u32> freed_[16];
};

}  // namespace kernel::KERNEL_NAMESPACE
