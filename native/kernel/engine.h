// The interface of one compiled copy of the search. Each thread has an engine of its own; engines share nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kernel {

using LaneHands = std::array<std::uint64_t, 4>;  // the hands of N E S W, in the lanes of bits.h

// A root position: the hands at the start of the trick in progress, and the cards played to it since.
struct StartPosition {
    LaneHands hands;
    int leader;
    int played;  // how many of `trick` have been played, 0 to 4
    std::array<std::uint64_t, 4> trick;
};

// Thrown by a search when a stop was requested.
struct Stopped {};

// Polled by a search, on its own thread, several times a millisecond.
class StopSignal {
 public:
    virtual ~StopSignal() = default;
    virtual bool stop_requested() = 0;
};

class Engine {
 public:
    virtual ~Engine() = default;

    // Prepares for a new deal, or another strain of the same deal, and discards the results of earlier searches.
    // `hands` are in lanes; trumps, if there are any, are in lane 0.
    virtual void new_deal(const LaneHands& hands, bool trumps) = 0;

    // Prepares for another deal of the same strain and number of tricks, and keeps the results of earlier searches:
    // they hold for any deal, and help most if some hands are the same.
    virtual void next_layout(const LaneHands& hands) = 0;

    // A zero-window search: can North and South take `target` or more of the tricks left, the one in progress included?
    // If so, returns a lower bound on their tricks, `target` or more; if not, an upper bound below `target`.
    // `start` is a position of the last deal given to `new_deal` or `next_layout`.
    virtual int search(const StartPosition& start, int target) = 0;

    // Memory held, in bytes.
    virtual std::size_t bytes() const = 0;

    // Nodes searched since the engine was created: positions at the start of a trick that were looked up.
    virtual std::uint64_t nodes() const = 0;
};

}  // namespace kernel
