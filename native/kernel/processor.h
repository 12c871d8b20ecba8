// Detects the processor's instruction sets at run time.
#pragma once

namespace kernel {

// Whether the AVX2 copy of the search is compiled in, and both processor and operating system support it.
bool has_avx2();

}  // namespace kernel
