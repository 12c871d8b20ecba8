// One copy of the search, compiled once for each instruction set: see target.h.
#include <memory>

#include "search.h"

namespace kernel::KERNEL_NAMESPACE {

std::unique_ptr<Engine> make_engine(std::size_t limit, StopSignal* stop);

std::unique_ptr<Engine> make_engine(std::size_t limit, StopSignal* stop) {
    return std::make_unique<Search>(limit, stop);
}

}  // namespace kernel::KERNEL_NAMESPACE
