// The file of a trace: an array of JSON objects, a line each. What is in the file is whole JSON at any time,
// whatever ends the process: a line is written behind the closing bracket, which then becomes its comma. The
// file's last part is mapped, so a line costs no system call; the rest of that part is blanks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pewter::metal {

class trace_file {
 public:
  trace_file() = default;
  trace_file(const trace_file&) = delete;
  trace_file& operator=(const trace_file&) = delete;

  /// @param line the array's first
  /// @returns what is wrong, or ""
  std::string open(const std::string& path, std::string_view line);
  /// @returns what is wrong, or ""; the file is as before then
  std::string append(std::string_view line);
  /// Cuts the blanks off; no other line may follow.
  void finish();
  /// Called in a forked process: the file is its parent's.
  void abandon();

 private:
  std::string reserve(std::size_t bytes);
  void unmap();

  int file_ = -1;
  std::size_t size_ = 0;     ///< of the file
  std::size_t bracket_ = 0;  ///< where the closing one is
  unsigned char* mapped_ = nullptr;
  std::size_t mapped_from_ = 0, mapped_bytes_ = 0;
};

}  // namespace pewter::metal
