// What the host side of a GPU kernel file asks of the runtime of target regions (regions.cpp). All of it
// belongs to the launch that the calling thread is in.
#pragma once

#include <cstddef>

#include "pewter/geometry.hpp"

namespace pewter::offload {

/// A kernel file's device code, as cubins one behind the other.
struct image {
  const char* name;
  const unsigned char* begin;
  const unsigned char* end;
};

/// Says whose code the next region is in.
/// @throws error if the geometry is beyond what a GPU launches at once
void prepare(const image&, const launch_geometry&);

/// Zeros in the device's memory until the launch's work is done.
/// @throws error if there is not enough
void* scratch(std::size_t bytes);
/// The same with a copy of host memory.
const void* uploaded(const void* host, std::size_t bytes);

/// Tables that the host side made go along with the launch; most arguments have none.
template <class Arguments>
void upload_tables(Arguments&) {}

/// @throws error for a pointer, not null, that the launch's device does not reach
void check_operand(const char* name, const void* pointer);

}  // namespace pewter::offload
