// What every .kernel.cpp needs: the execution model, the table's type, and the adapter from a kernel body
// to a table entry.
#pragma once

#include "kernels/registry.hpp"
#if defined(PEWTER_GPU)
#include "kernels/offload/kernel_entry_gpu.hpp"
#else
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

template <auto body>
struct kernel_body;
template <class Arguments, void (*body)(threadgroup&, const Arguments&)>
struct kernel_body<body> {
  const Arguments& arguments;

  [[gnu::flatten, gnu::noinline]] void operator()(threadgroup& tg) const { body(tg, arguments); }
  /// Arguments that are short go to other host threads with the fork, as a copy.
  static constexpr std::size_t forked_arguments_limit = 64;
  struct forked {
    typename native::choose<(sizeof(Arguments) <= forked_arguments_limit), const Arguments,
                            const Arguments&>::type arguments;

    PEWTER_INLINE explicit forked(const kernel_body& kernel) : arguments(kernel.arguments) {}
    PEWTER_INLINE kernel_body get() const { return {arguments}; }
  };
  /// Where every threadgroup is one whole SIMD group the compiler is told so: sums of short rows take half
  /// the time.
  [[gnu::flatten, gnu::noinline]] void run_single_simdgroups(const launch_geometry& geometry,
                                                             const detail::worker& worker) const {
    const detail::worker alone{worker.begin, worker.end, 0, 1, nullptr, worker.arena, worker.failed};
    threadgroup tg(geometry, alone);
    native::run_threadgroups(tg, alone, [this](threadgroup& each) { body(each, arguments); });
  }
  static void dispatch_all(const void* arguments, const launch_geometry& geometry,
                           const dispatch_options& options) {
    dispatch(geometry, kernel_body{*static_cast<const Arguments*>(arguments)}, options);
  }
};

/// One dispatch of a series.
template <auto body, class Arguments>
encoded_dispatch<kernel_body<body>> encode(const Arguments& arguments, const launch_geometry& geometry,
                                           double nanoseconds_per_threadgroup) {
  return {geometry, {arguments}, nanoseconds_per_threadgroup};
}

/// Scratch of the host side's, of n values, where the kernel runs.
template <class T>
PEWTER_INLINE T* target_scratch(T* of_host, std::size_t) {
  return of_host;
}

/// The table entry of a body that is one dispatch.
template <auto body>
inline constexpr kernel_function entry = kernel_body<body>::dispatch_all;

/// A free-form body as one of phases is written.
template <auto body>
struct free_form_body;
template <class Arguments, void (*body)(simdgroup&, const Arguments&)>
struct free_form_body<body> {
  static void of_threadgroup(threadgroup& tg, const Arguments& arguments) {
    free_form([&arguments](simdgroup& sg) PEWTER_INLINE_LAMBDA { body(sg, arguments); })(tg);
  }
};
/// The table entry of a free-form body, body(simdgroup&, const Arguments&).
template <auto body>
inline constexpr kernel_function free_form_entry = entry<free_form_body<body>::of_threadgroup>;

PEWTER_END_TARGET_NAMESPACE
#endif  // PEWTER_GPU
