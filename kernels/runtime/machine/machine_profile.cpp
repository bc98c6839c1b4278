// Profiles of machines as text: lines `key = value`, in any order, `#` begins a comment.
#include <charconv>
#include <cstdio>
#include <limits>
#include <locale>
#include <sstream>
#include <type_traits>
#include <variant>

#include "kernels/runtime/machine/machine.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

/// A key's place in a machine, by its type.
using place = std::variant<std::size_t*, unsigned*, double*, bool*, microarchitecture*>;

struct profile_key {
  const char* name;
  place (*in)(machine&);
  double least, most;
};

constexpr double most_bytes = 1099511627776.0;  // 1 TB
constexpr double most_distance = 32768;

constexpr profile_key keys[] = {
    {"core", [](machine& m) -> place { return &m.core; }, 0, 0},
    {"l1d", [](machine& m) -> place { return &m.l1d.bytes; }, 1, most_bytes},
    {"l1d_shared_by", [](machine& m) -> place { return &m.l1d.shared_by; }, 1, 4096},
    {"l1d_ways", [](machine& m) -> place { return &m.l1d.ways; }, 1, 4096},
    {"l2", [](machine& m) -> place { return &m.l2.bytes; }, 1, most_bytes},
    {"l2_shared_by", [](machine& m) -> place { return &m.l2.shared_by; }, 1, 4096},
    {"l2_ways", [](machine& m) -> place { return &m.l2.ways; }, 1, 4096},
    {"l3", [](machine& m) -> place { return &m.l3.bytes; }, 0, most_bytes},
    {"l3_shared_by", [](machine& m) -> place { return &m.l3.shared_by; }, 1, 4096},
    {"l3_ways", [](machine& m) -> place { return &m.l3.ways; }, 1, 4096},
    {"cores", [](machine& m) -> place { return &m.cores; }, 1, 4096},
    {"numa_nodes", [](machine& m) -> place { return &m.numa_nodes; }, 1, 1024},
    {"fork_ns", [](machine& m) -> place { return &m.costs.fork; }, 1, 1e9},
    {"barrier_ns", [](machine& m) -> place { return &m.costs.barrier; }, 1, 1e9},
    {"fma_ns", [](machine& m) -> place { return &m.costs.fma; }, 1e-6, 1e3},
    {"bf16_ns", [](machine& m) -> place { return &m.costs.bf16; }, 1e-6, 1e3},
    {"amx_ns", [](machine& m) -> place { return &m.costs.amx; }, 1e-6, 1e3},
    {"fma_floats", [](machine& m) -> place { return &m.costs.floats; }, 1, 64},
    {"busy_factor", [](machine& m) -> place { return &m.costs.busy; }, 1, 100},
    {"shuffle_factor", [](machine& m) -> place { return &m.costs.shuffle; }, 0.1, 100},
    {"translation_ns", [](machine& m) -> place { return &m.costs.translation; }, 0, 1e6},
    {"l3_line_ns", [](machine& m) -> place { return &m.costs.l3_line; }, 0, 1e6},
    {"cache_gb_per_s", [](machine& m) -> place { return &m.bandwidths.cache; }, 0.01, 1e6},
    {"l3_gb_per_s", [](machine& m) -> place { return &m.bandwidths.l3; }, 0.01, 1e6},
    {"core_gb_per_s", [](machine& m) -> place { return &m.bandwidths.core; }, 0.01, 1e6},
    {"memory_gb_per_s", [](machine& m) -> place { return &m.bandwidths.memory; }, 0.01, 1e6},
    {"prefetch_pays", [](machine& m) -> place { return &m.prefetch.pays; }, 0, 1},
    {"prefetch_distance", [](machine& m) -> place { return &m.prefetch.distance; }, 0, most_distance},
    {"nontemporal_prefetch_distance", [](machine& m) -> place { return &m.prefetch.nontemporal_distance; }, 0,
     most_distance},
    {"nontemporal_bytes", [](machine& m) -> place { return &m.nontemporal.sequential; }, 0, most_bytes},
    {"nontemporal_transposed_bytes", [](machine& m) -> place { return &m.nontemporal.transposed; }, 0,
     most_bytes},
};

const profile_key* key_named(std::string_view name) {
  for (const profile_key& key : keys)
    if (name == key.name) return &key;
  return nullptr;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  return first == text.npos ? std::string_view{}
                            : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

bool parse(std::string_view text, std::size_t& value) { return detail::parse_bytes(text, value); }
bool parse(std::string_view text, unsigned& value) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return end == text.data() + text.size() && problem == std::errc();
}
bool parse(std::string_view text, double& value) {
  std::istringstream stream{std::string(text)};
  stream.imbue(std::locale::classic());
  return !text.empty() && stream >> value && stream.eof();
}
bool parse(std::string_view text, bool& value) {
  value = text == "1";
  return text == "1" || text == "0";
}
bool parse(std::string_view text, microarchitecture& value) {
  const auto names = microarchitecture_names();
  for (std::size_t i = 0; i < names.size(); ++i)
    if (text == names[i]) {
      value = static_cast<microarchitecture>(i);
      return true;
    }
  return false;
}

/// Sets the key's value if the text is one and within the limits.
bool set(machine& m, const profile_key& key, std::string_view text) {
  return std::visit(
      [&]<class T>(T* at) {
        T value{};
        if (!parse(text, value)) return false;
        if constexpr (!std::is_same_v<T, microarchitecture>)
          if (!(static_cast<double>(value) >= key.least && static_cast<double>(value) <= key.most))
            return false;
        *at = value;
        return true;
      },
      key.in(m));
}

/// The shortest text that is read as the same number.
std::string shortest(double value) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

std::string limits_of(const profile_key& key, machine& m) {
  const place at = key.in(m);
  if (std::holds_alternative<bool*>(at)) return "0 or 1";
  if (std::holds_alternative<microarchitecture*>(at)) {
    std::string all = "one of";
    for (const char* name : microarchitecture_names()) all += std::string(" ") + name;
    return all;
  }
  char text[96];
  std::snprintf(text, sizeof text, "%s from %.13g to %.13g",
                std::holds_alternative<std::size_t*>(at) ? "bytes (or K, M)" : "a number", key.least,
                key.most);
  return text;
}

}  // namespace

bool detail::parse_bytes(std::string_view text, std::size_t& bytes) {
  const int shift = text.ends_with('K') ? 10 : text.ends_with('M') ? 20 : 0;
  if (shift != 0) text.remove_suffix(1);
  const char* const last = text.data() + text.size();
  std::size_t count = 0;
  const auto [end, problem] = std::from_chars(text.data(), last, count);
  if (end != last || problem != std::errc() || count > std::numeric_limits<std::size_t>::max() >> shift)
    return false;
  bytes = count << shift;
  return true;
}

void apply_profile(machine& m, std::string_view text, const std::string& source) {
  machine changed = m;
  changed.nontemporal = {};
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    const std::string_view whole = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    const std::string_view content = trimmed(whole.substr(0, whole.find('#')));
    if (content.empty()) continue;
    const std::size_t equals = content.find('=');
    const std::string name(trimmed(content.substr(0, equals)));
    const profile_key* const key = key_named(name);
    if (equals == content.npos || key == nullptr) {
      std::string known;
      for (const profile_key& k : keys) known += std::string(" ") + k.name;
      detail::raise("profile %.100s, line %d: \"%.80s\", must be key = value with a key of%s", source.c_str(),
                    line, std::string(content).c_str(), known.c_str());
    }
    const std::string value(trimmed(content.substr(equals + 1)));
    if (!set(changed, *key, value))
      detail::raise("profile %.100s, line %d: %s = \"%.80s\", must be %s", source.c_str(), line, key->name,
                    value.c_str(), limits_of(*key, changed).c_str());
  }
  const bool same_caches = changed.l2.bytes == m.l2.bytes && changed.l3.bytes == m.l3.bytes;
  const nontemporal_thresholds usual = same_caches ? m.nontemporal : detail::thresholds_of_caches(changed);
  if (changed.nontemporal.sequential == 0) changed.nontemporal.sequential = usual.sequential;
  if (changed.nontemporal.transposed == 0) changed.nontemporal.transposed = usual.transposed;
  m = changed;
}

std::string profile_of(const machine& m) {
  machine copy = m;
  std::string text;
  for (const profile_key& key : keys) {
    text += std::string(key.name) + " = ";
    std::visit(
        [&]<class T>(T* at) {
          if constexpr (std::is_same_v<T, microarchitecture>)
            text += name_of(*at);
          else if constexpr (std::is_same_v<T, double>)
            text += shortest(*at);
          else
            text += std::to_string(static_cast<std::size_t>(*at));
        },
        key.in(copy));
    text += '\n';
  }
  return text;
}

}  // namespace pewter
