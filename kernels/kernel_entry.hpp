// What every .kernel.cpp needs: the execution model, the table's type, and the adapter from a kernel body
// to a table entry.
#pragma once

#include "kernels/registry.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

template <auto body>
struct kernel_body;
template <class Arguments, void (*body)(threadgroup&, const Arguments&)>
struct kernel_body<body> {
  [[gnu::flatten]] static void run(threadgroup& tg, const Arguments& arguments) { body(tg, arguments); }
  static void dispatch_all(const void* arguments, const launch_geometry& geometry,
                           const dispatch_options& options) {
    const Arguments& a = *static_cast<const Arguments*>(arguments);
    dispatch(
        geometry, [&a](threadgroup& tg) { run(tg, a); }, options);
  }
};

/// The table entry of a body that is one dispatch.
template <auto body>
inline constexpr kernel_function entry = kernel_body<body>::dispatch_all;

PEWTER_END_TARGET_NAMESPACE
