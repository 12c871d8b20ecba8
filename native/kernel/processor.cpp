#include "processor.h"

// Kept in a file of its own: <cpuid.h> conflicts with Microsoft's <intrin.h>, which other headers include.
#ifdef KERNEL_HAS_AVX2
#include <cpuid.h>
#endif

namespace kernel {

namespace {

// __builtin_cpu_supports needs a library that Clang does not link on Windows, and not every compiler lets it test for
// lzcnt, which a processor without it silently executes as bsr.
bool find_avx2() {
#ifdef KERNEL_HAS_AVX2
    // Intel's Software Developer's Manual: CPUID in volume 2; the state that the system must save in volume 1, 14.3.
    constexpr unsigned POPCNT = 1U << 23, OSXSAVE = 1U << 27;           // leaf 1, ECX
    constexpr unsigned BMI1 = 1U << 3, AVX2 = 1U << 5, BMI2 = 1U << 8;  // leaf 7, EBX
    constexpr unsigned LZCNT = 1U << 5;                                 // leaf 80000001H, ECX
    constexpr unsigned XMM = 1U << 1, YMM = 1U << 2;                    // XCR0
    const auto all = [](unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; };
    unsigned eax, ebx, ecx, edx;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !all(ecx, POPCNT | OSXSAVE)) return false;
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || !all(ebx, BMI1 | AVX2 | BMI2)) return false;
    if (!__get_cpuid(0x80000001, &eax, &ebx, &ecx, &edx) || !all(ecx, LZCNT)) return false;
    __asm__("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    return all(eax, XMM | YMM);
#else
    return false;
#endif
}

}  // namespace

bool has_avx2() {
    static const bool found = find_avx2();
    return found;
}

}  // namespace kernel
