// What a copy of the search offers to the solver: one object a thread, nothing shared.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kernel {

using Lanes = std::array<std::uint64_t, 4>;  // of each seat, N E S W, as bits.h lays cards out

// A position: the hands as they were when the trick in progress began, and the cards played to it since.
struct Start {
    Lanes hands;
    int leader;
    int played;  // how many of `trick` are on the table, 0 to 4
    std::array<std::uint64_t, 4> trick;
};

// Thrown out of a search that is no longer wanted.
struct Stopped {};

// How a search learns that it is no longer wanted: asked on the search's own thread every fraction of a millisecond.
class Watch {
   public:
    virtual ~Watch() = default;
    virtual bool stop() = 0;
};

class Engine {
   public:
    virtual ~Engine() = default;

    // A new deal, or a new strain of it: what was learned of the last is forgotten. `hands` are in lanes;
    // with trumps, they are in lane 0.
    virtual void begin(const Lanes& hands, bool trumps) = 0;

    // Whether North and South can take `need` or more of the tricks left, the one in progress included: a
    // number, at least `need` that they can take if so, else less than `need` that they cannot exceed.
    // `start` is any position of the deal that `begin` was given.
    virtual int reach(const Start& start, int need) = 0;

    // Bytes held.
    virtual std::size_t bytes() const = 0;
};

}  // namespace kernel
