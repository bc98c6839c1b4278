// What a pipeline is asked for: what it must be given, its limits, and code that is compiled when it is
// needed.
#include <algorithm>

#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {

std::string describe(const kernel_argument& a) {
  std::string text = "[[buffer(";
  std::uint32_t first = 0;
  if (a.index >= first_sampler) {
    text = "[[sampler(", first = first_sampler;
  } else if (a.index >= first_texture) {
    text = "[[texture(", first = first_texture;
  } else if (a.index >= buffer_limit) {
    text = "[[threadgroup(", first = buffer_limit;
  }
  text += std::to_string(a.index - first) + ")]]";
  return a.name == "-" || a.name.empty() ? text : text + " (" + a.name + ")";
}

/// @param index among arguments of all kinds
bool may_write(const loaded_kernel& kernel, std::uint32_t index) {
  return std::any_of(kernel.arguments.begin(), kernel.arguments.end(),
                     [&](const kernel_argument& a) { return a.index == index && !a.is_only_read; });
}

const loaded_kernel& kernel_named(const loaded_object& object, const std::string& name) {
  return *std::find_if(object.kernels.begin(), object.kernels.end(),
                       [&](const loaded_kernel& k) { return k.name == name; });
}

}  // namespace

pipeline pipeline_access::with_reference(const pipeline& p) {
  if (kernel_of(p).reference != nullptr) return p;
  if (p.source_ == nullptr) throw error(p.name() + ": no reference code in this object");
  pipeline with = p;
  with.object_ = p.source_->reference(p.name());
  with.index_ =
      static_cast<std::size_t>(&kernel_named(*with.object_, p.name()) - with.object_->kernels.data());
  return with;
}

std::string pipeline_access::reflection_of(const pipeline& p) {
  return p.source_ == nullptr ? std::string() : p.source_->reflection(p.name());
}

std::string pipeline_access::reflection_of(const library& l, const std::string& kernel) {
  return l.source_ == nullptr ? std::string() : l.source_->reflection(kernel);
}

pipeline pipeline_access::for_target(const pipeline& p, const std::string& target) {
  if (object_of(p).checked) throw error(p.name() + ": checked mode runs on the CPU alone, device must be -1");
  if (p.source_ == nullptr) throw error(p.name() + ": no code for " + target + " in this object");
  pipeline other = p;
  other.object_ = p.source_->for_target(p.name(), target);
  other.index_ =
      static_cast<std::size_t>(&kernel_named(*other.object_, p.name()) - other.object_->kernels.data());
  return other;
}

const loaded_kernel& pipeline_access::singles(const pipeline& p) {
  if (p.source_ == nullptr) throw error(p.name() + ": no code for SIMD groups one by one in this object");
  return kernel_named(*p.source_->singles(p.name()), p.name());
}

const loaded_kernel& pipeline_access::other_places(const pipeline& p) {
  if (p.source_ == nullptr)
    throw error(p.name() + ": no code for threads of several rows in a SIMD group in this object");
  return kernel_named(*p.source_->other_places(p.name()), p.name());
}

std::uint32_t pipeline_access::source_number(const pipeline& p) {
  return p.source_ == nullptr ? 0 : p.source_->number_in_trace();
}

void* pipeline_access::descriptor_of(const kernel_argument& parameter, const arguments& a) {
  if (parameter.index >= first_sampler) {
    const auto found = a.samplers_.find(parameter.index - first_sampler);
    return found == a.samplers_.end() ? nullptr : const_cast<sampler_descriptor*>(&found->second);
  }
  const auto found = a.textures_.find(parameter.index - first_texture);
  return found == a.textures_.end() ? nullptr : const_cast<texture_descriptor*>(&found->second);
}

std::vector<void*> pipeline_access::bind(const pipeline& p, const arguments& a) {
  const loaded_kernel& kernel = kernel_of(p);
  std::vector<void*> bound(argument_limit, nullptr);
  std::size_t memory = kernel.threadgroup_memory;
  for (const kernel_argument& parameter : kernel.arguments) {
    if (parameter.index < buffer_limit) {
      const auto found = a.buffers_.find(parameter.index);
      if (found == a.buffers_.end())
        throw error(kernel.name + ": " + describe(parameter) + " is bound to nothing");
      bound[parameter.index] = found->second;
      continue;
    }
    if (parameter.index >= first_texture) {
      bound[parameter.index] = descriptor_of(parameter, a);
      if (bound[parameter.index] == nullptr)
        throw error(kernel.name + ": " + describe(parameter) + " is bound to nothing");
      continue;
    }
    const auto found = a.threadgroup_memory_.find(parameter.index - buffer_limit);
    if (found == a.threadgroup_memory_.end())
      throw error(kernel.name + ": " + describe(parameter) + " has no length");
    memory = (memory + 63) / 64 * 64;
    bound[parameter.index] = reinterpret_cast<void*>(memory);
    memory += found->second;
    if (found->second > max_threadgroup_memory) break;
  }
  check_tables(kernel, a);
  if (memory > max_threadgroup_memory) {
    detail::raise("%s: threadgroup memory = %zu bytes, must be at most %zu", kernel.name.c_str(), memory,
                  max_threadgroup_memory);
  }
  return bound;
}

const std::string& pipeline::name() const { return pipeline_access::kernel_of(*this).name; }

const char* pipeline::target() const { return pipeline_access::object_of(*this).target.c_str(); }

pipeline_limits pipeline::limits() const {
  const loaded_kernel& k = pipeline_access::kernel_of(*this);
  pipeline_limits l;
  l.max_total_threads_per_threadgroup = k.max_threads;
  l.static_threadgroup_memory_length = static_cast<std::size_t>((k.threadgroup_memory + 15) / 16 * 16);
  return l;
}

std::vector<std::uint32_t> pipeline::buffers() const {
  std::vector<std::uint32_t> all;
  for (const kernel_argument& a : pipeline_access::kernel_of(*this).arguments) {
    if (a.index < buffer_limit) all.push_back(a.index);
  }
  return all;
}

bool pipeline::may_write_buffer(std::uint32_t index) const {
  return index < buffer_limit && may_write(pipeline_access::kernel_of(*this), index);
}

bool pipeline::may_write_texture(std::uint32_t index) const {
  return index < texture_limit && may_write(pipeline_access::kernel_of(*this), first_texture + index);
}

std::vector<std::uint32_t> pipeline::threadgroup_arguments() const {
  std::vector<std::uint32_t> all;
  for (const kernel_argument& a : pipeline_access::kernel_of(*this).arguments) {
    if (a.index >= buffer_limit && a.index < first_texture) all.push_back(a.index - buffer_limit);
  }
  return all;
}

std::vector<std::uint32_t> pipeline::textures() const {
  std::vector<std::uint32_t> all;
  for (const kernel_argument& a : pipeline_access::kernel_of(*this).arguments) {
    if (a.index >= first_texture && a.index < first_sampler) all.push_back(a.index - first_texture);
  }
  return all;
}

std::vector<std::uint32_t> pipeline::samplers() const {
  std::vector<std::uint32_t> all;
  for (const kernel_argument& a : pipeline_access::kernel_of(*this).arguments) {
    if (a.index >= first_sampler) all.push_back(a.index - first_sampler);
  }
  return all;
}

}  // namespace pewter::metal
