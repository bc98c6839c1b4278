// The standard streams of another process, and what is read from and written to them.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "kernels/metal/support/process.hpp"

namespace pewter::metal {

/// A limit of time, and what ends the process then.
struct process_deadline {
  std::chrono::steady_clock::time_point end;
  std::function<void()> kill;
};

class process_streams {
 public:
  process_streams();
  process_streams(const process_streams&) = delete;
  process_streams& operator=(const process_streams&) = delete;
  ~process_streams();

  bool are_open() const { return theirs_[2] >= 0; }
  /// Ends of the process: input, output, errors.
  const int* of_process() const { return theirs_; }
  void close_those_of_process();
  /// Writes the input and takes what is printed until the process has closed its ends.
  /// @param announced if any, called with each text that has a zero behind it, as soon as it is there
  /// @return whether its time was over
  bool exchange(const std::string& input, process_result&, std::optional<process_deadline> = std::nullopt,
                const announcement& announced = {});

 private:
  int ours_[3], theirs_[3];  ///< -1: closed
};

}  // namespace pewter::metal
