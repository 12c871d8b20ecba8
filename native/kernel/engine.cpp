// One copy of the search: compiled once for each set of instructions, see target.h.
#include <memory>

#include "search.h"

namespace kernel::KERNEL_NAMESPACE {

std::unique_ptr<Engine> make(std::size_t limit, Watch* watch);

std::unique_ptr<Engine> make(std::size_t limit, Watch* watch) {
    return std::make_unique<Search>(limit, watch);
}

}  // namespace kernel::KERNEL_NAMESPACE
