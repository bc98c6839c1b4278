// Checked mode: where threads wait for each other, and who is missing.
#include <algorithm>

#include "kernels/metal/runtime/checked/checked_threadgroup.hpp"

namespace pewter::metal {

void checked_threadgroup::meet(const std::vector<reference_thread*>& lanes, std::string_view function) {
  if (function == "meet") return;
  check_sources(lanes, function);
  unsigned flags = 3;
  if (function == "simdgroup_barrier") {
    flags = static_cast<unsigned>(lanes.front()->value);
    const std::size_t first = lanes.front()->index / 32 * 32;
    if (lanes.size() < std::min<std::size_t>(32, threads().size() - first))
      raise_divergence(lanes, "simdgroup_barrier", false);
  }
  for (const memories m : {in_device, in_threadgroup, in_any}) {
    if (m != in_any && (flags >> m & 1) == 0) continue;
    std::uint32_t joined[32] = {};
    for (const reference_thread* t : lanes) {
      for (std::size_t l = 0; l < 32; ++l) joined[l] = std::max(joined[l], clocks_[t->index].known[m][l]);
      joined[t->lane] = std::max(joined[t->lane], clocks_[t->index].now);
    }
    for (const reference_thread* t : lanes) std::copy(joined, joined + 32, clocks_[t->index].known[m]);
  }
  const auto has_acquired = [&](const reference_thread* t) { return !clocks_[t->index].acquired.empty(); };
  if (std::any_of(lanes.begin(), lanes.end(), has_acquired)) {
    std::vector<std::uint32_t> joined(clocks_.size());
    for (const reference_thread* t : lanes)
      for (std::size_t n = 0; n < clocks_[t->index].acquired.size(); ++n)
        joined[n] = std::max(joined[n], clocks_[t->index].acquired[n]);
    for (const reference_thread* t : lanes) clocks_[t->index].acquired = joined;
  }
  for (const reference_thread* t : lanes) ++clocks_[t->index].now;
  stop_if_full(nullptr);
}

void checked_threadgroup::check_sources(const std::vector<reference_thread*>& lanes,
                                        std::string_view function) {
  if (function.rfind("shuffle", 0) != 0 && function != "broadcast") return;
  std::uint32_t active = 0;
  for (const reference_thread* t : lanes) active |= 1u << t->lane;
  for (const reference_thread* t : lanes) {
    const std::uint32_t from =
        source_lane(function, t->lane, static_cast<std::uint32_t>(t->other), lanes.front()->lane);
    if ((active >> (from & 31) & 1) != 0) continue;
    const std::size_t source = t->index - t->lane + from;
    all_.found.add("inactive lane", {group_, t->index, t->site}, diagnosis::none, [&] {
      diagnosis d;
      d.before = all_.kernel.sites[t->site].function + ": ";
      d.after = " takes the value of lane " + std::to_string(from);
      if (source >= threads().size()) {
        d.after +=
            ", which does not exist: the threadgroup has " + std::to_string(threads().size()) + " threads";
        return d;
      }
      d.after += ", which is not active";
      const reference_thread& other = threads()[source];
      if (other.state == reference_thread::ended) {
        d.notes.push_back(
            {clocks_[source].end_place, "lane " + std::to_string(from) + " has left the kernel"});
      } else if (all_.kernel.sites[other.site].function != "-") {
        d.notes.push_back(
            {all_.found.place_of(other.site), "lane " + std::to_string(from) + " has gone on to this call"});
      }
      return d;
    });
  }
}

void checked_threadgroup::pass_barrier() {
  std::vector<reference_thread*> present;
  bool differs = false;
  for (reference_thread& t : threads()) {
    if (t.state != reference_thread::at_barrier) continue;
    differs = differs || (!present.empty() && t.site != present.front()->site);
    present.push_back(&t);
  }
  if (present.empty()) return;
  if (differs || present.size() < threads().size()) {
    raise_divergence(present, "threadgroup_barrier", true);
    return stop_all(nullptr);
  }
  const auto flags = static_cast<unsigned>(present.front()->value);
  for (const memories m : {in_device, in_threadgroup, in_any}) {
    if (m != in_any && (flags >> m & 1) == 0) continue;
    for (thread_clock& c : clocks_) c.at_barrier[m] = c.now;
  }
  for (thread_clock& c : clocks_) ++c.now;
}

/// Names the present threads that are at the same call as the first one, and the places of all others.
void checked_threadgroup::raise_divergence(const std::vector<reference_thread*>& present, const char* barrier,
                                           bool of_threadgroup) {
  const reference_thread& first = *present.front();
  all_.found.add(
      "barrier in divergent control flow", {group_, first.index, first.site}, diagnosis::none, [&] {
        diagnosis d;
        std::size_t arrived = 0;
        for (const reference_thread* t : present) {
          if (t->site != first.site) continue;
          ++arrived;
          if (t->index / 32 == first.index / 32) d.lanes |= 1u << t->lane;
        }
        const std::size_t begin = of_threadgroup ? 0 : first.index / 32 * 32;
        const std::size_t end = of_threadgroup ? threads().size() : std::min(begin + 32, threads().size());
        d.before = std::string(barrier) + ": ";
        d.after = " calls it, and " + std::to_string(end - begin - arrived) + " of the " +
                  (of_threadgroup ? "threadgroup's " : "SIMD group's ") + std::to_string(end - begin) +
                  " threads do not";
        std::map<std::pair<int, bool>, checked_party> elsewhere;  // by place, and whether they have ended
        std::map<std::pair<int, bool>, std::uint32_t> lanes;
        for (std::size_t n = begin; n < end; ++n) {
          const reference_thread& t = threads()[n];
          const bool has_ended = t.state == reference_thread::ended;
          if (!has_ended && t.site == first.site) continue;
          const std::pair<int, bool> key{has_ended ? clocks_[n].end_place : all_.found.place_of(t.site),
                                         has_ended};
          const checked_party who{group_, t.index, t.site};
          const checked_party& known = elsewhere.try_emplace(key, who).first->second;
          if (known.thread / 32 == t.index / 32) lanes[key] |= 1u << t.lane;
        }
        for (const auto& [key, who] : elsewhere)
          d.notes.push_back({key.first, all_.found.name_of(who, lanes[key]) +
                                            (key.second ? " has left the kernel" : " waits here")});
        return d;
      });
}

}  // namespace pewter::metal
