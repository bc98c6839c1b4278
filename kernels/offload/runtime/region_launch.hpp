// What the host side of a GPU kernel file asks of the runtime of target regions (regions.cpp). All of it
// belongs to the launch that the calling thread is in.
#pragma once

#include <cstddef>
#include <cstdint>

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

/// The architecture of the launch's device: 90 for sm_90.
int architecture();
unsigned multiprocessors();

/// How long SIMD groups of a free-form kernel may wait for each other, 0 for ever, and where they leave that
/// they did so for longer. PEWTER_DEVICE_TIMEOUT in seconds.
/// @throws error if that is no such number
struct wait_limit {
  std::uint64_t nanoseconds;
  std::uint32_t* overran;
};
wait_limit limit_of_waits();

/// Threadgroup memory of the next region, in addition to what its code declares.
void set_block_memory(std::size_t bytes);

/// Whether threadgroups of the launch's device can be in clusters.
bool has_clusters();
/// The next region's threadgroups are in clusters of so many, and of clusters there are no more than the
/// device holds at once.
void set_clusters(unsigned threadgroups);

/// Writes what the tensor memory accelerator reads of a matrix of 16-bit elements (half or bfloat) to `map`,
/// 128 bytes, aligned to 64. Innermost dimension first; strides in bytes, multiples of 16; copied boxes' rows
/// have 128 bytes.
/// @returns false where the driver does not know the accelerator or does not take the matrix
bool describe_matrix(void* map, bool is_half, const void* matrix, const std::uint64_t (&extents)[3],
                     const std::uint64_t (&strides)[2], const std::uint32_t (&box)[2]);
/// The same of one dimension more.
bool describe_matrices(void* map, bool is_half, const void* matrices, const std::uint64_t (&extents)[4],
                       const std::uint64_t (&strides)[3], const std::uint32_t (&box)[2]);

/// Memory of the launch's queue, for one launch after the other: zeros at first, then what they leave there.
/// The first counters_of_queue bytes every launch leaves zeros.
/// @throws error if there is not enough
void* memory_of_queue(std::size_t bytes);
inline constexpr std::size_t counters_of_queue = 64 * 1024;

/// A copy of what never changes, at most 1024 bytes, in the device's memory: launches that bring the same
/// bytes share it, and the queue has nothing to copy.
const void* kept(const void* host, std::size_t bytes);

/// Tables that the host side made go along with the launch; most arguments have none.
template <class Arguments>
void upload_tables(Arguments&) {}

/// @throws error for a pointer, not null, that the launch's device does not reach
void check_operand(const char* name, const void* pointer);

}  // namespace pewter::offload
