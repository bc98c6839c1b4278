// Pixels of a texture as colours, on the host: what kernels do by include/pewter/msl/metal_pixels.
#pragma once

#include <array>

#include "pewter/msl/texture_descriptor.h"

namespace pewter::metal::host {

/// Bytes of a level, with all slices and layers.
std::size_t bytes_of(const texture_descriptor& level);

/// Red, green, blue and alpha; sRGB formats in linear light. Channels that the format lacks are not there.
using color = std::array<float, 4>;

/// Whether its colours can be mixed: channels are no integers.
bool is_mixed(texture_format format);

/// @param format is_mixed
color read_pixel(const unsigned char* pixel, texture_format format);
/// Rounds to the nearest.
void write_pixel(unsigned char* pixel, texture_format format, const color& c);

}  // namespace pewter::metal::host
