// What a library's source is after preprocessing, which is done once.
#pragma once

#include <mutex>
#include <string>

namespace pewter::metal {

struct expanded_text {
  std::mutex mutex;
  std::string text;  ///< empty: nobody has preprocessed it yet
};

}  // namespace pewter::metal
