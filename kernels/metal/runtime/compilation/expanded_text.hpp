// What is known of a library's source, and serves its specialisations, too.
#pragma once

#include <atomic>
#include <mutex>
#include <string>

namespace pewter::metal {

struct expanded_text {
  std::mutex mutex;
  std::string text;                   ///< after preprocessing; empty: nobody has done that yet
  std::atomic<bool> compiles{false};  ///< as a whole: no error is left in what a kernel does not use
};

}  // namespace pewter::metal
