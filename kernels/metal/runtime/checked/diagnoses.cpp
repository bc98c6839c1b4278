#include "kernels/metal/runtime/checked/diagnoses.hpp"

#include <cstring>

#include "pewter/detail/fiber_text.hpp"

namespace pewter::metal {
namespace {

std::string text_of(uint3 p) {
  std::string text = "(";
  return text.append(std::to_string(p.x) + ", " + std::to_string(p.y) + ", " + std::to_string(p.z)) + ")";
}

uint3 position_in(std::uint32_t linear, uint3 size) {
  return {linear % size.x, linear / size.x % size.y, linear / size.x / size.y};
}

}  // namespace

bool diagnoses::count_again(const char* what, const checked_party& who, int other_place) {
  const int place = place_of(who.site);
  for (diagnosis& d : all_) {
    const int known = place_of(d.who.site);
    const bool same = (known == place && d.other_place == other_place) ||
                      (known == other_place && d.other_place == place);  // by whom a race is seen
    if (!same || std::strcmp(d.what, what) != 0) continue;
    ++d.count;
    if (d.who.group == who.group && d.who.thread / 32 == who.thread / 32) d.lanes |= 1u << who.thread % 32;
    return true;
  }
  return false;
}

std::string diagnoses::name_of_group(std::uint32_t group) const {
  return "threadgroup " + text_of(position_in(group - 1, geometry_.threadgroups_per_grid));
}

std::string diagnoses::name_of(const checked_party& who) const { return name_of(who, 1u << who.thread % 32); }

std::string diagnoses::name_of(const checked_party& who, std::uint32_t lanes) const {
  const uint3 size =
      threadgroup_size_at(geometry_, position_in(who.group - 1, geometry_.threadgroups_per_grid));
  return "SIMD group " + std::to_string(who.thread / 32) +
         ((lanes & (lanes - 1)) == 0 ? ", lane " : ", lanes ") + detail::text_of_fibers(lanes) + " (thread " +
         text_of(position_in(who.thread, size)) + " of " + name_of_group(who.group) + ")";
}

void diagnoses::put_place(std::string& text, int place, const std::string& message) const {
  if (place < 0) {
    text += message + "\n";
    return;
  }
  const code_place& p = object_.places[static_cast<std::size_t>(place)];
  text += p.file + ":" + std::to_string(p.line) + ":" + std::to_string(p.column) + ": " + message + "\n" +
          p.text + "\n";
  for (std::uint32_t i = 0; i + 1 < p.column && i < p.text.size(); ++i)
    text += p.text[i] == '\t' ? '\t' : ' ';
  text += "^\n";
  if (p.parent >= 0) put_place(text, p.parent, "note: called from here");
}

std::string diagnoses::text() const {
  std::string text = kernel_.name + ": checked mode found " +
                     (full() ? "at least " + std::to_string(limit) + " errors"
                             : std::to_string(all_.size()) + (all_.size() == 1 ? " error" : " errors")) +
                     "\n";
  for (const diagnosis& d : all_) {
    std::string message =
        std::string("error: ") + d.what + ": " + d.before + name_of(d.who, d.lanes) + d.after;
    if (d.count > 1) message += "; " + std::to_string(d.count) + " times in all";
    put_place(text, place_of(d.who.site), message);
    for (const diagnosis_note& n : d.notes) put_place(text, n.place, "note: " + n.text);
  }
  text.pop_back();
  return text;
}

}  // namespace pewter::metal
