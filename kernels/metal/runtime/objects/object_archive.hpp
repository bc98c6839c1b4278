// Objects that a program keeps in a file of its own, so that its pipelines need no compiler
// (MTL::BinaryArchive).
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace pewter::metal {

/// Objects by what they were compiled from: text and options. As long as an archive is there, every
/// compilation of the process looks into it first.
class object_archive {
 public:
  static std::shared_ptr<object_archive> make();
  /// @throws error for a file that is no archive, is damaged, or is of another release, whose code has other
  /// interfaces
  static std::shared_ptr<object_archive> read(const std::string& path);

  void add(const std::string& key, std::string object);
  bool has(const std::string& key) const;
  /// Writes atomically: readers of the path get the old file or the new one.
  /// @throws error with what the system says
  void write(const std::string& path) const;

  static bool are_there();
  /// The entry in one of the open archives; nullptr: it is in none.
  static std::shared_ptr<const std::string> find(const std::string& key);

 private:
  object_archive() = default;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const std::string>> objects_;
};

}  // namespace pewter::metal
