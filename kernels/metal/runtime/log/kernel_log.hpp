// Messages of kernels (<metal_logging>): who wants them, and their texts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kernels/metal/runtime/log/log_format.hpp"

namespace pewter::metal {

struct log_message {
  std::string subsystem, category, text;
  int level;  ///< MTLLogLevel's: debug 1, info 2, notice 3, error 4, fault 5
};

struct kernel_log {
  std::size_t bytes;  ///< of the memory that a dispatch's messages have, at least 1024
  int least_level;    ///< messages below it are not written
  std::function<void(const log_message&)> deliver;
};

/// Messages as lines of standard error.
void print_message(const log_message&);

/// While it lives, messages of what this thread dispatches go there; null: as outside of it.
class log_scope {
 public:
  explicit log_scope(const kernel_log*);
  ~log_scope();
  log_scope(const log_scope&) = delete;
  log_scope& operator=(const log_scope&) = delete;

 private:
  const kernel_log* before_;
};

/// Whether messages of what this thread dispatches have a receiver.
bool wants_messages();

/// The text at an address of the host's; "" at 0.
std::string text_of_host(std::uint64_t address);

/// One dispatch's memory for messages: of the scope's log; outside of one, where MTL_LOG_LEVEL is set,
/// standard error's, as Metal has it (MTL_LOG_BUFFER_SIZE).
class dispatch_log {
 public:
  dispatch_log();
  /// Null: nobody wants messages.
  const void* memory() const { return words_.data(); }
  /// What a GPU is given, and what it has left there.
  std::vector<std::uint32_t>& words() { return words_; }
  /// Gives the messages, in the order in which they were begun. What did not fit is a message with the count.
  void deliver(const text_reader& text_at = text_of_host) const;

 private:
  const kernel_log* of_;
  std::vector<std::uint32_t> words_;
};

}  // namespace pewter::metal
