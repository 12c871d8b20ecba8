// What the processor offers at run time.
#pragma once

namespace kernel {

// Whether the AVX2 copy of the search is compiled in, and this processor and its system can run it.
bool has_avx2();

}  // namespace kernel
