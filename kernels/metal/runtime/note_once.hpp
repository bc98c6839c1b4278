// What a programmer should know of a program that goes on.
#pragma once

#include <cstdio>
#include <mutex>
#include <set>
#include <string>

namespace pewter::metal {

/// A line on the standard error, the first time that it is said.
inline void note_once(const std::string& text) {
  static std::mutex mutex;
  static auto& said = *new std::set<std::string>;  // threads may say something while the process ends
  const std::lock_guard lock(mutex);
  if (said.insert(text).second) std::fprintf(stderr, "pewter: %s\n", text.c_str());
}

}  // namespace pewter::metal
