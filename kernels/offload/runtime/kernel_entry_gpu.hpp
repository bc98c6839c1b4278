// kernel_entry.hpp for a GPU: a table entry launches the body's target region in the queue of the call. The
// entries of kernels that are several dispatches launch them one after the other, which a queue keeps in
// order.
//
// PEWTER_KERNEL_FILE is the kernel file's name.
#pragma once

#include "kernels/common/either_walk.kernel.hpp"
#include "kernels/common/half_or_bfloat.kernel.hpp"
#if defined(PEWTER_USER_KERNELS)
#include "kernels/offload/runtime/pointer_members.hpp"
#else
#include "kernels/offload/runtime/operands.hpp"
#endif
#include "kernels/offload/runtime/region_launch.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/pewter.hpp"

#define PEWTER_JOIN_(a, b) a##b
#define PEWTER_JOIN(a, b) PEWTER_JOIN_(a, b)

/// The kernel file's code for each architecture.
extern "C" const pewter::offload::image PEWTER_JOIN(pewter_image_of_, PEWTER_KERNEL_FILE);

PEWTER_BEGIN_TARGET_NAMESPACE

namespace files {
struct PEWTER_KERNEL_FILE;
}

template <auto body, bool inlined = false>
struct kernel_body;
template <class Arguments, void (*body)(threadgroup&, const Arguments&), bool inlined>
struct kernel_body<body, inlined> {
  const Arguments& arguments;

  static void dispatch_all(const void* arguments, const launch_geometry& geometry, const kernel_options&) {
    if (geometry.threadgroups_per_grid.volume() == 0) return;
    Arguments own = *static_cast<const Arguments*>(arguments);
    if constexpr (requires { offload::for_each_operand(own, offload::check_operand); })
      offload::for_each_operand(own, offload::check_operand);
    offload::upload_tables(own);
    offload::prepare(PEWTER_JOIN(pewter_image_of_, PEWTER_KERNEL_FILE), geometry);
    const offload::wait_limit waits = offload::limit_of_waits();
    native::launch_region<body, files::PEWTER_KERNEL_FILE, inlined>(own, geometry,
                                                                    {waits.nanoseconds, waits.overran});
  }
};

template <class Kernel>
struct encoded_dispatch {
  launch_geometry geometry;
  Kernel kernel;
};
template <auto body, copies = copies::any_threadgroup, class Arguments>
encoded_dispatch<kernel_body<body>> encode(const Arguments& arguments, const launch_geometry& geometry,
                                           double, element_type = element_type::float32) {
  return {geometry, {arguments}};
}
template <class... Kernels>
void dispatch_in_order(const kernel_options& options, const encoded_dispatch<Kernels>&... each) {
  (Kernels::dispatch_all(&each.kernel.arguments, each.geometry, options), ...);
}

/// Scratch of the host side's, of n values, where the kernel runs: the device's instead, zeros.
template <class T>
T* target_scratch(T*, std::size_t n) {
  return static_cast<T*>(offload::scratch(n * sizeof(T)));
}

template <auto body, copies = copies::any_threadgroup>
inline constexpr kernel_function entry = kernel_body<body>::dispatch_all;
/// The entry of a long body that keeps the threadgroup's counts: it is inlined into the launched code.
template <auto body>
inline constexpr kernel_function inlined_entry = kernel_body<body, true>::dispatch_all;
template <auto body, copies = copies::any_threadgroup>
inline constexpr kernel_function strided_entry = entry<body>;

/// Whether four elements of any type are one load where each operand begins.
template <class Arguments>
bool operands_begin_in_fours(const Arguments& arguments) {
  std::uintptr_t bits = 0;
  offload::for_each_operand(arguments,
                            [&](const char*, const void* p) { bits |= reinterpret_cast<std::uintptr_t>(p); });
  return bits % 16 == 0;
}

PEWTER_END_TARGET_NAMESPACE
