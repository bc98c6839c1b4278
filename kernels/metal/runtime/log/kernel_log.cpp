#include "kernels/metal/runtime/log/kernel_log.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace pewter::metal {
namespace {

thread_local const kernel_log* current = nullptr;

// The memory begins with words used, capacity, messages lost and least level. Messages follow, each with its
// length in words, its level, addresses of subsystem, category and format, and its values (log_format.hpp).
enum head_words : std::size_t { used_word, capacity_word, lost_word, level_word, head_count };
constexpr std::size_t message_head = 8;

constexpr const char* level_names[] = {"undefined", "debug", "info", "notice", "error", "fault"};

/// MTL_LOG_LEVEL's value, as MTLLogLevelDebug or debug.
int level_named(std::string_view name) {
  constexpr std::string_view prefix = "MTLLogLevel";
  if (name.substr(0, prefix.size()) == prefix) name.remove_prefix(prefix.size());
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  for (int n = 0; n < 6; ++n)
    if (lower == level_names[n]) return n;
  return 0;
}

const kernel_log* of_environment() {
  static const kernel_log* const log = []() -> const kernel_log* {
    const char* const level = std::getenv("MTL_LOG_LEVEL");
    if (level == nullptr || *level == 0) return nullptr;
    const char* const size = std::getenv("MTL_LOG_BUFFER_SIZE");
    constexpr std::size_t usual = 1 << 20, least = 1024;
    const std::size_t bytes = size == nullptr ? usual : std::strtoull(size, nullptr, 10);
    return new kernel_log{std::max(bytes, least), level_named(level), print_message};
  }();
  return log;
}

std::uint64_t address_at(const std::uint32_t* words) {
  return std::uint64_t{words[0]} | std::uint64_t{words[1]} << 32;
}

}  // namespace

std::string text_of_host(std::uint64_t address) {
  const char* const text = reinterpret_cast<const char*>(address);
  return text == nullptr ? "" : text;
}

void print_message(const log_message& m) {
  const std::string of =
      m.subsystem.empty() && m.category.empty() ? "" : "[" + m.subsystem + ":" + m.category + "] ";
  const char* const level = level_names[std::clamp(m.level, 0, 5)];
  std::fprintf(stderr, "%s: %s%s\n", level, of.c_str(), m.text.c_str());
}

bool wants_messages() { return current != nullptr || of_environment() != nullptr; }

log_scope::log_scope(const kernel_log* log) : before_(current) {
  if (log != nullptr) current = log;
}
log_scope::~log_scope() { current = before_; }

dispatch_log::dispatch_log() : of_(current != nullptr ? current : of_environment()) {
  if (of_ == nullptr) return;
  const std::size_t words = std::min<std::size_t>(of_->bytes / 4, UINT32_MAX / 4);
  words_.resize(head_count + words);
  words_[capacity_word] = static_cast<std::uint32_t>(words);
  words_[level_word] = static_cast<std::uint32_t>(of_->least_level);
}

void dispatch_log::deliver(const text_reader& text_at) const {
  if (words_.empty()) return;
  const std::size_t end = std::min(words_[used_word], words_[capacity_word]);
  for (std::size_t at = 0; at + message_head <= end;) {
    const std::uint32_t* const m = words_.data() + head_count + at;
    const std::size_t size = m[0];
    if (size < message_head || size > end - at) break;  // not written, as its kernel was ended
    const std::string format = text_at(address_at(m + 6));
    of_->deliver({text_at(address_at(m + 2)), text_at(address_at(m + 4)),
                  formatted(format, m + message_head, m + size, text_at), static_cast<int>(m[1])});
    at += size;
  }
  if (words_[lost_word] == 0) return;
  of_->deliver({"", "",
                std::to_string(words_[lost_word]) + " messages did not fit in the log's buffer of " +
                    std::to_string(of_->bytes) + " bytes",
                4});
}

}  // namespace pewter::metal
