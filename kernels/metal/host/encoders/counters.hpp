// Counters: timestamps, which is what a CPU has of Metal's.
#pragma once

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {

/// Nanoseconds of a clock that only goes forward: the device's timestamps, and the CPU's.
std::uint64_t timestamp();
constexpr std::uint64_t timestamp_frequency = 1'000'000'000;

/// The sets that the device has: one, of the timestamp.
NS::Array* counter_sets();
MTL::CounterSampleBuffer* new_sample_buffer(const MTL::CounterSampleBufferDescriptor* descriptor,
                                            NS::Error** error, MTL::Device* device);
/// Stores the time that it is. @throws error for an index that the buffer does not have
void sample(const MTL::CounterSampleBuffer& buffer, NS::UInteger index);
/// Timestamps of a range. @throws error where it is not in the buffer
std::vector<std::uint64_t> samples_of(const MTL::CounterSampleBuffer& buffer, NS::Range range);

}  // namespace pewter::metal::host
