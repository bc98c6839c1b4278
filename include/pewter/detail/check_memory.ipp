// Accesses to threadgroup memory and device memory, and what orders them. Part of check.ipp.
namespace pewter::detail {

PEWTER_ONCE const char* checked_access::name() const {
  switch (how) {
    case access::load:
      return "load";
    case access::store:
      return "store";
    case access::atomic_load:
      return "atomic load";
    case access::atomic_store:
      return "atomic store";
    default:
      return "atomic update";
  }
}

inline std::string text_at(call_site site) {
  return site.file == nullptr ? "" : std::string(" at ") + site.file + ":" + std::to_string(site.line);
}
inline std::string text_of_actor(std::uint32_t actor) {
  return actor == between_phases ? "code between phases" : "SIMD group " + std::to_string(actor);
}

PEWTER_ONCE std::string threadgroup_check::text_of(std::uint32_t actor, const checked_access& what,
                                                   int lane) const {
  std::string text = text_of_position(kernel_.c_str(), position_) + what.name();
  if (!what.has_lanes && actor != between_phases) text += " through a plain pointer in the phase";
  text += text_at(what.site) + " by ";
  if (what.has_lanes) text += "lane " + std::to_string(lane) + " of ";
  return text + text_of_actor(actor) + ": ";
}
PEWTER_ONCE std::string threadgroup_check::text_of(const checked_allocation& of, std::size_t offset,
                                                   std::size_t bytes) const {
  return "bytes " + std::to_string(offset - of.offset) + " to " +
         std::to_string(offset - of.offset + bytes - 1) + " of the threadgroup memory of " +
         std::to_string(of.bytes) + " bytes allocated" + text_at(of.site);
}

PEWTER_ONCE void threadgroup_check::allocate(unsigned char* p, std::size_t bytes, std::size_t element_bytes,
                                             call_site site) {
  const auto offset = static_cast<std::size_t>(p - memory_);
  for (const checked_allocation& known : allocations_)
    if (known.offset == offset) return;  // another SIMD group or host thread has made it
  const std::size_t granule = element_bytes % 4 == 0 ? 4 : element_bytes % 2 == 0 ? 2 : 1;
  allocations_.push_back({offset, bytes, granule, site, {}});
  allocations_.back().cells.resize((bytes + granule - 1) / granule);
  const std::size_t end = free_form_ ? offset + bytes : watched_bytes();
  __builtin_memset(p, never_written, end - offset);
  watch_plain_stores();
}

PEWTER_ONCE void threadgroup_check::access(std::uint32_t actor, const checked_access& what) {
  const auto begin = reinterpret_cast<std::uintptr_t>(memory_);
  const int first = __builtin_ctz(what.lanes);
  if (what.address(first) - begin >= sizeof(arena::memory)) return check_device(actor, what);
  for (std::uint32_t left = what.lanes; left != 0; left &= left - 1)
    check_memory(actor, what, __builtin_ctz(left));
}

PEWTER_ONCE void threadgroup_check::check_memory(std::uint32_t actor, const checked_access& what, int lane) {
  const std::size_t n = what.element_bytes;
  const auto offset =
      static_cast<std::size_t>(what.address(lane) - reinterpret_cast<std::uintptr_t>(memory_));
  const checked_allocation* before = nullptr;
  for (checked_allocation& each : allocations_) {
    if (offset >= each.offset && offset + n <= each.offset + each.bytes)
      return check_cells(actor, what, lane, offset, each);
    if (offset >= each.offset && (before == nullptr || each.offset > before->offset)) before = &each;
  }
  throw error(text_of(actor, what, lane) + (before == nullptr
                                                ? "nothing is allocated there"
                                                : text_of(*before, offset, n) + " lie out of bounds"));
}

PEWTER_ONCE void threadgroup_check::check_cells(std::uint32_t actor, const checked_access& what, int lane,
                                                std::size_t offset, checked_allocation& of) {
  const clock_vector& own = known_[actor].in_threadgroup;
  const std::size_t n = what.element_bytes, begin = offset - of.offset;
  if (begin % of.granule != 0 || n % of.granule != 0) return;  // narrower than what is told apart
  const auto raise_race = [&](std::uint32_t other, const char* did, call_site site) {
    throw error(text_of(actor, what, lane) + text_of(of, offset, n) + ": race, " + text_of_actor(other) +
                did + text_at(site) + " without a barrier between");
  };
  if ((what.how == access::load || what.how == access::atomic_update) && is_fresh(of, offset, n))
    throw error(text_of(actor, what, lane) + text_of(of, offset, n) + " were never written");
  for (std::size_t i = begin / of.granule; i < (begin + n) / of.granule; ++i) {
    memory_history& cell = of.cells[i];
    if (cell.written > own[cell.writer] && !(cell.atomically && what.is_atomic()))
      raise_race(cell.writer, " stored to them", cell.write_site);
    if (what.is_load()) {
      if (what.is_atomic()) continue;
      cell.readers |= std::uint64_t{1} << actor;
      cell.read[actor] = own[actor];
      cell.read_site = what.site;
      continue;
    }
    for (std::uint64_t left = cell.readers; left != 0; left &= left - 1) {
      const auto reader = static_cast<std::uint32_t>(__builtin_ctzll(left));
      if (reader != actor && cell.read[reader] > own[reader])
        raise_race(reader, " loaded them", cell.read_site);
    }
    cell.readers = 0;
    cell.written = own[actor];
    cell.writer = static_cast<std::uint8_t>(actor);
    cell.write_site = what.site;
    cell.atomically = what.is_atomic();
  }
}

PEWTER_ONCE bool threadgroup_check::is_fresh(const checked_allocation& of, std::size_t offset,
                                             std::size_t n) const {
  for (std::size_t i = offset; i < offset + n; ++i)
    if (memory_[i] != never_written || of.cells[(i - of.offset) / of.granule].written != 0) return false;
  return true;
}

/// Where any lane is in known memory, all are.
PEWTER_ONCE void threadgroup_check::check_device(std::uint32_t actor, const checked_access& what) {
  const std::size_t n = what.element_bytes;
  const auto extent_of = [&](std::uintptr_t p) -> checked_extent* {
    for (checked_extent& each : all_.extents)
      if (each.holds(p, n)) return &each;
    return nullptr;
  };
  checked_extent* of = nullptr;
  for (std::uint32_t left = what.lanes; left != 0 && of == nullptr; left &= left - 1)
    of = extent_of(what.address(__builtin_ctz(left)));
  if (of == nullptr) return;
  for (std::uint32_t left = what.lanes; left != 0; left &= left - 1) {
    const int lane = __builtin_ctz(left);
    const std::uintptr_t p = what.address(lane);
    checked_extent* const own = of->holds(p, n) ? of : extent_of(p);
    if (own == nullptr)
      throw error(text_of(actor, what, lane) + "byte " +
                  std::to_string(static_cast<long long>(p) - static_cast<long long>(of->begin)) +
                  " of a buffer of " + std::to_string(of->bytes) + " bytes lies out of bounds");
    const std::size_t begin = p - own->begin;
    if (begin % own->granule != 0 || n % own->granule != 0) continue;
    for (std::size_t i = begin; i < begin + n; i += own->granule)
      check_device_cell(actor, what, lane, *own, own->cell(i));
  }
}

PEWTER_ONCE void threadgroup_check::check_device_cell(std::uint32_t actor, const checked_access& what,
                                                      int lane, const checked_extent& of,
                                                      device_history& cell) {
  const clock_vector& own = known_[actor].in_device;
  const auto raise_race = [&](const std::string& other, const char* did, call_site site, const char* why) {
    throw error(text_of(actor, what, lane) + "byte " + std::to_string(what.address(lane) - of.begin) +
                " of a buffer of " + std::to_string(of.bytes) + " bytes: race, " + other + did +
                text_at(site) + why);
  };
  constexpr const char *no_barrier = " without a barrier between",
                       *no_atomics = ", threadgroups are ordered by atomics alone";
  if (cell.writing_group != 0 && !(cell.atomically && what.is_atomic())) {
    if (cell.writing_group != group_)
      raise_race(all_.text_of_group(cell.writing_group), " stored to it", cell.write_site, no_atomics);
    if (cell.written > own[cell.writer])
      raise_race(text_of_actor(cell.writer), " stored to it", cell.write_site, no_barrier);
  }
  if (what.is_load()) {
    if (what.is_atomic()) return;
    cell.read_by_several_groups |= cell.reading_group != 0 && cell.reading_group != group_;
    if (cell.reading_group == group_ && cell.read == own[actor]) {
      cell.readers |= std::uint64_t{1} << actor;
    } else if (cell.reading_group != 0 && cell.reading_group != group_) {
      return;  // the first of several threadgroups is the one that is named
    } else {
      cell.reading_group = group_;
      cell.read = own[actor];
      cell.readers = std::uint64_t{1} << actor;
    }
    cell.read_site = what.site;
    return;
  }
  if (cell.reading_group != 0) {
    if (cell.reading_group != group_ || cell.read_by_several_groups)
      raise_race(
          cell.reading_group == group_ ? "another threadgroup" : all_.text_of_group(cell.reading_group),
          " loaded it", cell.read_site, no_atomics);
    for (std::uint64_t left = cell.readers; left != 0; left &= left - 1) {
      const auto reader = static_cast<std::uint32_t>(__builtin_ctzll(left));
      if (reader != actor && cell.read > own[reader])
        raise_race(text_of_actor(reader), " loaded it", cell.read_site, no_barrier);
    }
  }
  cell.reading_group = 0;
  cell.writing_group = group_;
  cell.written = own[actor];
  cell.writer = static_cast<std::uint8_t>(actor);
  cell.write_site = what.site;
  cell.atomically = what.is_atomic();
}

// ---- plain pointers, if one host thread runs the threadgroup ----

/// What is allocated, and a little more, where what runs over goes.
PEWTER_ONCE std::size_t threadgroup_check::watched_bytes() const {
  std::size_t end = 0;
  for (const checked_allocation& each : allocations_)
    if (each.offset + each.bytes > end) end = each.offset + each.bytes;
  constexpr std::size_t beyond = 512;
  if (end == 0) return 0;
  return end + beyond < sizeof(arena::memory) ? end + beyond : sizeof(arena::memory);
}
PEWTER_ONCE void threadgroup_check::watch_plain_stores() {
  if (workers_ == 1 && !free_form_) watched_.assign(memory_, memory_ + watched_bytes());
}
/// Compares memory with what it was. What the actor's own stores have not explained, plain ones have done.
PEWTER_ONCE void threadgroup_check::find_plain_stores(std::uint32_t actor, call_site phase) {
  if (watched_.empty() || __builtin_memcmp(watched_.data(), memory_, watched_.size()) == 0) return;
  for (std::size_t i = 0; i < watched_.size(); ++i) {
    if (watched_[i] == memory_[i]) continue;
    const checked_access what{memory_ + i, 1, nullptr, 1, access::store, phase, false};
    checked_allocation* own = nullptr;
    for (checked_allocation& each : allocations_)
      if (i >= each.offset && i < each.offset + each.bytes) own = &each;
    if (own == nullptr) {
      check_memory(actor, what, 0);  // which throws
    } else if (actor == between_phases) {
      throw error(text_of(actor, what, 0) + text_of(*own, i, 1) +
                  ": shared memory is written in phases alone, by each SIMD group its part");
    }
    const std::size_t cell = (i - own->offset) / own->granule, begin = own->offset + cell * own->granule;
    const memory_history& history = own->cells[cell];
    if (history.writer != actor || history.written != known_[actor].in_threadgroup[actor])
      check_cells(actor, {memory_ + begin, own->granule, nullptr, 1, access::store, phase, false}, 0, begin,
                  *own);
    i = begin + own->granule - 1;
  }
  watch_plain_stores();
}

}  // namespace pewter::detail
