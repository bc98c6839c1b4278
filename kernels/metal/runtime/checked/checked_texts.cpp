// Checked mode: what is said of an access.
#include "kernels/metal/runtime/checked/checked_threadgroup.hpp"

namespace pewter::metal {
namespace {

const char* verb_of(const checked_site& s) {
  switch (s.kind) {
    case checked_site::load:
      return "loads";
    case checked_site::store:
      return "stores to";
    case checked_site::atomic_load:
      return "atomically loads";
    case checked_site::atomic_store:
      return "atomically stores to";
    default:
      return "atomically updates";
  }
}

std::string bytes_text(std::uintptr_t address, std::uint64_t bytes, std::uintptr_t begin) {
  const auto first = static_cast<long long>(address - begin);
  return (bytes == 1 ? "byte " : "bytes ") + std::to_string(first) +
         (bytes == 1 ? "" : " to " + std::to_string(first + static_cast<long long>(bytes) - 1));
}

}  // namespace

std::string checked_threadgroup::text_of(const access& a) const {
  if (a.of == nullptr || a.of->bytes == memory_extent::unknown) {
    const std::uintptr_t begin = a.of == nullptr ? 0 : a.of->begin;
    return std::string(" ") + verb_of(a.site) + " " +
           (a.of == nullptr ? std::to_string(a.bytes) + " bytes of device memory"
                            : bytes_text(a.address, a.bytes, begin) + " of " + a.of->name);
  }
  return std::string(" ") + verb_of(a.site) + " " + bytes_text(a.address, a.bytes, a.of->begin) + " of " +
         a.of->name;
}

void checked_threadgroup::raise_bounds(const checked_site& s, const checked_party& who,
                                       std::uintptr_t address, std::uint64_t bytes, const memory_extent& of) {
  all_.found.add("out of bounds", who, diagnosis::none, [&] {
    diagnosis d;
    d.after =
        std::string(" ") + verb_of(s) + " " + bytes_text(address, bytes, of.begin) + " of " + of.name +
        (of.is_bound ? ", which has " + std::to_string(of.bytes) + " bytes" : ", which is bound to nothing");
    return d;
  });
}

/// @param of what is accessed, or null
void checked_threadgroup::raise_misaligned(const checked_site& s, const checked_party& who,
                                           std::uintptr_t address, std::uint64_t bytes,
                                           const memory_extent* of) {
  all_.found.add("misaligned", who, diagnosis::none, [&] {
    diagnosis d;
    d.after = std::string(" ") + verb_of(s) + " " +
              (of == nullptr ? std::to_string(bytes) + " bytes of device memory"
                             : bytes_text(address, bytes, of->begin) + " of " + of->name) +
              ", whose address must be a multiple of " + std::to_string(s.alignment);
    return d;
  });
}

/// @param function what metal_visible_function_table gives for it
void checked_threadgroup::raise_unknown_function(const checked_party& who, std::uint64_t function) {
  all_.found.add("unknown function", who, diagnosis::none, [&] {
    const std::uint64_t kind = function >> 48;
    const std::string index = std::to_string(function & 0xffffffffu);
    diagnosis d;
    d.after = " calls what is no function of the call's type";
    if (function == 0) d.after = " calls a null function pointer";
    if (kind == 0xfffe) d.after = " calls function " + index + " of a table, which is not set";
    if (kind == 0xffff)
      d.after = " calls function " + index + " of a table, which is out of bounds: it has fewer";
    for (const visible_function& f : all_.kernel.functions)
      if (function_number(f.name) == function)
        d.after = " calls '" + f.name + "', whose type is " + f.signature + ", as another";
    return d;
  });
}

void checked_threadgroup::raise_race(const access& a, const access_record& r) {
  all_.found.add("race", a.who, all_.found.place_of(r.site), [&] {
    const checked_party other{r.group, r.thread, r.site};
    std::string text = all_.found.name_of(other) + " " + verb_of(all_.kernel.sites[r.site]) +
                       (a.bytes == 1 ? " it" : " them");
    if (r.group != group_) {
      text += ": threadgroups are ordered by atomics alone";
    } else if (r.time <= clocks_[r.thread].at_barrier[in_any]) {
      text += a.memory == in_device ? ": no barrier between has mem_flags::mem_device"
                                    : ": no barrier between has mem_flags::mem_threadgroup";
    } else {
      text += ", without a barrier between";
    }
    diagnosis d;
    d.after = text_of(a);
    d.notes.push_back({all_.found.place_of(r.site), text});
    return d;
  });
}

}  // namespace pewter::metal
