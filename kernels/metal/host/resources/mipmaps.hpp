// Levels of a texture from its first one.
#pragma once

#include "kernels/metal/host/queues/gpu_work.hpp"
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {

/// Each texel of a level is the mean of those of the level before that it covers, by their shares in it.
/// @throws error for a format of integers, which has no means, and for a texture of one level
void generate_mipmaps(const texture_object&, const gpu_work&);

}  // namespace pewter::metal::host
