// What scripts/check-kernel has dispatches try, and the record that it compares. Part of check.ipp.
namespace pewter::detail {

struct tried_run {
  std::uint32_t threads = 0, seed = 0, host_threads = 0, mapping = 0;
  std::string record;

  static const tried_run& of_environment() {
    static const auto& run = *new const tried_run(std::getenv("PEWTER_CHECK_TRY"));
    return run;
  }

 private:
  explicit tried_run(const char* text) {
    std::string rest = text != nullptr ? text : "";
    while (!rest.empty()) {
      const std::string one = rest.substr(0, rest.find(','));
      rest.erase(0, one.size() + 1);
      const std::string name = one.substr(0, one.find('=')), value = one.substr(one.find('=') + 1);
      if (name == "record") {
        record = value;
        continue;
      }
      std::uint32_t* const number = name == "threads"        ? &threads
                                    : name == "seed"         ? &seed
                                    : name == "host_threads" ? &host_threads
                                    : name == "mapping"      ? &mapping
                                                             : nullptr;
      if (number == nullptr)
        raise("PEWTER_CHECK_TRY: %s is unknown, must be threads, seed, host_threads, mapping or record",
              name.c_str());
      *number = static_cast<std::uint32_t>(std::strtoul(value.c_str(), nullptr, 10));
    }
    if (mapping >= static_cast<std::uint32_t>(mapping_count))
      raise("PEWTER_CHECK_TRY: mapping = %u, must be less than %d", mapping, mapping_count);
  }
};

PEWTER_ONCE dispatch_options tried(const dispatch_options& options) {
  const tried_run& run = tried_run::of_environment();
  dispatch_options r = options;
  if (run.seed != 0) __atomic_store_n(&simdgroup_order, run.seed, __ATOMIC_RELAXED);
  if (run.host_threads != 0) r.host_threads = run.host_threads;
  if (run.mapping != 0) r.mapping = static_cast<mapping>(run.mapping);
  return r;
}
PEWTER_ONCE std::uint32_t tried_threads() { return tried_run::of_environment().threads; }
PEWTER_ONCE uint3 tried(uint3 threads) {
  if (tried_threads() == 0 || threads.y != 1 || threads.z != 1) return threads;
  return {tried_threads(), 1, 1};
}

/// "dispatch KERNEL", then "memory BYTES BYTES-OF-AN-ELEMENT" and the bytes for each extent.
inline void record_memory(const dispatch_check& all) {
  const tried_run& run = tried_run::of_environment();
  if (run.record.empty()) return;
  std::FILE* const file = std::fopen(run.record.c_str(), "ab");
  if (file == nullptr) return;
  std::fprintf(file, "dispatch %s\n", all.kernel().c_str());
  for (const checked_extent& each : all.extents) {
    std::fprintf(file, "memory %zu %zu\n", each.bytes, each.granule);
    std::fwrite(reinterpret_cast<const void*>(each.begin), 1, each.bytes, file);
    std::fputc('\n', file);
  }
  std::fclose(file);
}

}  // namespace pewter::detail
