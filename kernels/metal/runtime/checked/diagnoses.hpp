// What checked mode has found in a dispatch, as text: clang's form, with the source's line under each place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/geometry.hpp"

namespace pewter::metal {

/// Who did something where.
struct checked_party {
  std::uint32_t group = 0;  ///< threadgroup, counted from 1
  std::uint32_t thread = 0;
  std::uint32_t site = 0;
};

struct diagnosis_note {
  int place = -1;
  std::string text;
};

struct diagnosis {
  const char* what;  ///< "race", "out of bounds"; only the first one at the same places is kept
  checked_party who;
  std::string before, after;  ///< around the name of who did it
  std::vector<diagnosis_note> notes;
  int other_place = none;
  std::uint32_t lanes = 0;  ///< of the first one's SIMD group
  std::uint64_t count = 0;

  static constexpr int none = -2;  ///< there is no other party
};

class diagnoses {
 public:
  /// More than these end the dispatch.
  static constexpr std::size_t limit = 16;

  diagnoses(const loaded_object& object, const loaded_kernel& kernel, const launch_geometry& geometry)
      : object_(object), kernel_(kernel), geometry_(geometry) {}

  /// @param make what it says, called if it is not known yet
  template <class Make>
  void add(const char* what, const checked_party& who, int other_place, const Make& make) {
    if (count_again(what, who, other_place)) return;
    diagnosis d = make();
    d.what = what;
    d.who = who;
    d.other_place = other_place;
    d.lanes |= 1u << who.thread % 32;
    d.count = 1;
    all_.push_back(std::move(d));
  }
  bool empty() const { return all_.empty(); }
  bool full() const { return all_.size() >= limit; }

  /// "SIMD group 1, lane 3 (thread (35, 0, 0) of threadgroup (2, 0, 0))".
  std::string name_of(const checked_party&) const;
  std::string name_of(const checked_party&, std::uint32_t lanes) const;
  std::string name_of_group(std::uint32_t group) const;
  int place_of(std::uint32_t site) const { return kernel_.sites[site].place; }
  /// The text of all.
  std::string text() const;

 private:
  bool count_again(const char* what, const checked_party&, int other_place);
  void put_place(std::string&, int place, const std::string& message) const;

  const loaded_object& object_;
  const loaded_kernel& kernel_;
  const launch_geometry& geometry_;
  std::vector<diagnosis> all_;
};

}  // namespace pewter::metal
