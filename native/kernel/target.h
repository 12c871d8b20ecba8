// The instruction sets and attributes available to this copy of the search.
//
// The search is compiled once for each instruction set, in a namespace of its own; `solver.cpp` chooses among the
// copies at run time.
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

#if defined(__SSE2__) || defined(_M_X64)
#define KERNEL_SSE2 1
#else
#define KERNEL_SSE2 0
#endif

#if defined(__GNUC__)
#define ALWAYS_INLINE __attribute__((always_inline)) inline
#define NOINLINE __attribute__((noinline))
#define PREFETCH(address) __builtin_prefetch(address)
#elif defined(_MSC_VER)
#define ALWAYS_INLINE __forceinline
#define NOINLINE __declspec(noinline)
#define PREFETCH(address) ((void)(address))
#else
#define ALWAYS_INLINE inline
#define NOINLINE
#define PREFETCH(address) ((void)(address))
#endif
