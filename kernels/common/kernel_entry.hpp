// What every .kernel.cpp needs: the execution model, the table's type, and the adapter from a kernel body
// to a table entry.
#pragma once

#include "kernels/runtime/kernel_table.hpp"
#if defined(PEWTER_GPU)
#include "kernels/offload/runtime/kernel_entry_gpu.hpp"
#else
#include "kernels/common/either_walk.kernel.hpp"
#include "kernels/common/half_or_bfloat.kernel.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// A kernel body without its type, so that a target has the code of a dispatch once, not once a body.
struct body_code {
  void (*run)(threadgroup&, const void* arguments);
  /// Where every threadgroup is one whole SIMD group the compiler is told so
  /// (kernels/common/code_size.md#single-simd-groups); null: it is not.
  void (*run_single_simdgroups)(const launch_geometry&, const detail::worker&, const void* arguments);
  /// Arguments that are short go to other host threads with the fork, as a copy; 0: they do not.
  std::size_t copied_words;
  /// What half_or_bfloat is.
  element_type type;
  /// What either_walk is.
  bool strides;
};

/// A body with its arguments, as a dispatch takes it.
struct kernel_body {
  const body_code* code;
  const void* arguments;

  PEWTER_INLINE void operator()(threadgroup& tg) const {
    native::select_conversions(code->type);
    native::select_walk(code->strides);
    code->run(tg, arguments);
  }
  PEWTER_INLINE void run_single_simdgroups(const launch_geometry& geometry,
                                           const detail::worker& worker) const {
    native::select_conversions(code->type);
    native::select_walk(code->strides);
    if (code->run_single_simdgroups != nullptr)
      return code->run_single_simdgroups(geometry, worker, arguments);
    threadgroup tg(geometry, worker, 0);
    native::run_threadgroups(tg, worker, *this);
  }

  static constexpr std::size_t most_copied_words = 8;
  struct forked {
    const body_code* code;
    std::uint64_t words[most_copied_words];  // of the arguments, or their address

    PEWTER_INLINE explicit forked(const kernel_body& kernel) : code(kernel.code) {
      words[0] = reinterpret_cast<std::uintptr_t>(kernel.arguments);
      const char* from = static_cast<const char*>(kernel.arguments);
      for (std::size_t k = 0; k < code->copied_words; ++k)
        __builtin_memcpy(&words[k], from + k * sizeof(words[k]), sizeof(words[k]));
    }
    PEWTER_INLINE kernel_body get() const {
      if (code->copied_words != 0) return {code, words};
      return {code, reinterpret_cast<const void*>(static_cast<std::uintptr_t>(words[0]))};
    }
  };
};

template <auto body, copies = copies::any_and_single>
struct code_of;
template <class Arguments, void (*body)(threadgroup&, const Arguments&), copies compiled>
struct code_of<body, compiled> {
  [[gnu::flatten, gnu::noinline]] static void run(threadgroup& tg, const void* arguments) {
    body(tg, *static_cast<const Arguments*>(arguments));
  }
  [[gnu::flatten, gnu::noinline]] static void run_single_simdgroups(const launch_geometry& geometry,
                                                                    const detail::worker& worker,
                                                                    const void* arguments) {
    const detail::worker alone{worker.begin, worker.end, 0, 1, nullptr, worker.arena, worker.failed};
    threadgroup tg(geometry, alone);
    native::run_threadgroups(
        tg, alone, [arguments](threadgroup& each) { body(each, *static_cast<const Arguments*>(arguments)); });
  }
  static constexpr std::size_t word = sizeof(std::uint64_t), words = sizeof(Arguments) / word;
  static constexpr bool is_copied = sizeof(Arguments) % word == 0 && words <= kernel_body::most_copied_words;
  static constexpr body_code code_for(element_type type, bool strides) {
    body_code all{run, nullptr, is_copied ? words : 0, type, strides};
    if constexpr (compiled == copies::any_and_single) all.run_single_simdgroups = run_single_simdgroups;
    return all;
  }
  struct codes_by_type {
    body_code of[element_type_count];
  };
  static constexpr codes_by_type codes_for(bool strides) {
    codes_by_type all{};
    for (int type = 0; type < element_type_count; ++type)
      all.of[type] = code_for(static_cast<element_type>(type), strides);
    return all;
  }
  static constexpr codes_by_type codes = codes_for(false);
  PEWTER_INLINE static const body_code* code(element_type type) {
    return &codes.of[native::shares_halves ? static_cast<int>(type) : 0];
  }

  static void dispatch_all(const void* arguments, const launch_geometry& geometry,
                           const kernel_options& options) {
    dispatch(geometry, kernel_body{code(options.type), arguments}, options);
  }

  /// The bodies of either_walk with its stride loop.
  static constexpr codes_by_type strided_codes = codes_for(true);
  static void dispatch_strided(const void* arguments, const launch_geometry& geometry,
                               const kernel_options& options) {
    dispatch(geometry, kernel_body{&strided_codes.of[static_cast<int>(options.type)], arguments}, options);
  }
};

/// One dispatch of a series.
/// @param type of the elements, for a body of stored_half
template <auto body, copies compiled = copies::any_and_single, class Arguments>
encoded_dispatch<kernel_body> encode(const Arguments& arguments, const launch_geometry& geometry,
                                     double nanoseconds_per_threadgroup,
                                     element_type type = element_type::float32) {
  return {geometry, {code_of<body, compiled>::code(type), &arguments}, nanoseconds_per_threadgroup};
}

/// Scratch of the host side's, of n values, where the kernel runs.
template <class T>
PEWTER_INLINE T* target_scratch(T* of_host, std::size_t) {
  return of_host;
}

/// The table entry of a body that is one dispatch.
template <auto body, copies compiled = copies::any_and_single>
inline constexpr kernel_function entry = code_of<body, compiled>::dispatch_all;
/// The same by stride_loop of a body that walks by walk_by_strides.
template <auto body, copies compiled = copies::any_and_single>
inline constexpr kernel_function strided_entry = [] {
  if constexpr (native::walks_alike)
    return code_of<body, compiled>::dispatch_strided;
  else
    return entry<body, compiled>;
}();

PEWTER_END_TARGET_NAMESPACE
#endif  // PEWTER_GPU

PEWTER_BEGIN_TARGET_NAMESPACE

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
