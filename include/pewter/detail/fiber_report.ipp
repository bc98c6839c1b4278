// What a deadlock's error says. Part of fiber.ipp.
namespace pewter::detail {

[[gnu::cold]] inline std::string text_of_wait(const fiber_wait& wait) {
  std::string text = wait.name;
  if (wait.site.file != nullptr)
    text += std::string(" at ") + wait.site.file + ":" + std::to_string(wait.site.line);
  return text + ", " + wait.missing(wait);
}

[[gnu::cold]] inline std::string fiber_team::missing_at_barrier(const fiber_wait& wait) {
  const auto& slot = *static_cast<const barrier_slot*>(wait.object);
  const std::uint32_t members = members_of(slot.key.load()) & ~slot.team->ended_.load();
  const std::uint64_t state = slot.state.load();
  const auto arrived = static_cast<std::uint32_t>(state);
  return std::to_string(__builtin_popcount(arrived)) + " of " + std::to_string(__builtin_popcount(members)) +
         " SIMD groups have arrived, passed " + std::to_string(state >> 32) +
         " times before, missing: " + text_of_fibers(members & ~arrived);
}

[[gnu::cold]] inline std::string text_of_deadlock(const char* name, uint3 position) {
  return text_of_position(name, position) + "deadlock, every SIMD group waits";
}
[[gnu::cold]] inline std::string text_of_waiting(std::uint32_t fibers, const fiber_wait& wait) {
  return "\n  " + simdgroups_of_text(fibers) + ": " + text_of_wait(wait);
}

/// Fibers that wait at the same place for the same thing share a line.
[[gnu::cold]] inline std::string fiber_team::describe_waits() const {
  std::string text = text_of_deadlock(setup_.name, setup_.position);
  std::uint32_t told = 0;
  for (std::uint32_t i = 0; i < setup_.fibers; ++i) {
    const fiber_wait& wait = waits_[i];
    if (wait.word == nullptr || (told >> i & 1) != 0) continue;
    std::uint32_t alike = 0;
    for (std::uint32_t j = i; j < setup_.fibers; ++j) {
      const fiber_wait& other = waits_[j];
      const bool same = other.word == wait.word && other.old == wait.old &&
                        other.site.line == wait.site.line && other.site.file == wait.site.file;
      alike |= same ? 1u << j : 0u;
    }
    told |= alike;
    text += text_of_waiting(alike, wait);
  }
  if (const std::uint32_t ended = ended_.load()) text += "\n  " + simdgroups_of_text(ended) + ": returned";
  return text;
}

}  // namespace pewter::detail
