// Samplers: a descriptor's values as kernels read them.
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {
namespace {

sampler_address address_of(MTL::SamplerAddressMode mode) {
  switch (mode) {
    case MTL::SamplerAddressModeRepeat:
      return sampler_address::repeat;
    case MTL::SamplerAddressModeMirrorRepeat:
      return sampler_address::mirrored_repeat;
    case MTL::SamplerAddressModeClampToZero:
      return sampler_address::clamp_to_zero;
    case MTL::SamplerAddressModeClampToBorderColor:
      return sampler_address::clamp_to_border;
    case MTL::SamplerAddressModeClampToEdge:
    case MTL::SamplerAddressModeMirrorClampToEdge:
      break;
  }
  return sampler_address::clamp_to_edge;
}

sampler_filter filter_of(MTL::SamplerMinMagFilter filter) {
  return filter == MTL::SamplerMinMagFilterLinear ? sampler_filter::linear : sampler_filter::nearest;
}

sampler_mip_filter filter_of(MTL::SamplerMipFilter filter) {
  switch (filter) {
    case MTL::SamplerMipFilterNearest:
      return sampler_mip_filter::nearest;
    case MTL::SamplerMipFilterLinear:
      return sampler_mip_filter::linear;
    case MTL::SamplerMipFilterNotMipmapped:
      break;
  }
  return sampler_mip_filter::none;
}

}  // namespace

sampler_object::sampler_object(const MTL::SamplerDescriptor& from, MTL::Device* device)
    : of_device(device), label_(NS::RetainPtr(from.label())) {
  state_.s_address = address_of(from.sAddressMode());
  state_.t_address = address_of(from.tAddressMode());
  state_.r_address = address_of(from.rAddressMode());
  state_.min_filter = filter_of(from.minFilter());
  state_.mag_filter = filter_of(from.magFilter());
  state_.border_color = static_cast<sampler_border>(from.borderColor());
  state_.compare = static_cast<sampler_compare>(from.compareFunction());
  state_.normalized_coordinates = from.normalizedCoordinates();
  state_.mip_filter = filter_of(from.mipFilter());
  state_.lod_min = from.lodMinClamp();
  state_.lod_max = from.lodMaxClamp();
  on_gpu_ = descriptor_on(device, state_);
}

}  // namespace pewter::metal::host
