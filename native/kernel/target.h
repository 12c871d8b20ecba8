// What the compiler was told that this copy of the search may use. The search is compiled once for each set of
// instructions, in a namespace of its own; `solver.cpp` chooses among the copies when the program runs.
#pragma once

#ifndef KERNEL_NAMESPACE
#define KERNEL_NAMESPACE portable
#endif

#if defined(__AVX2__)
#define KERNEL_AVX2 1
#else
#define KERNEL_AVX2 0
#endif

#if defined(__BMI2__)
#define KERNEL_BMI2 1
#else
#define KERNEL_BMI2 0
#endif
