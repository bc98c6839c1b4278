// A file's bytes, mapped into memory: read when they are touched, and shared by processes.
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace pewter::decoder {

/// Owns the mapping.
class mapped_file {
 public:
  /// @throws error that names the file and what the system says of it
  explicit mapped_file(const std::string& path);
  ~mapped_file();
  mapped_file(const mapped_file&) = delete;
  mapped_file& operator=(const mapped_file&) = delete;

  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  std::span<const std::byte> bytes_;
};

}  // namespace pewter::decoder
