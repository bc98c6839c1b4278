// What pewter-metalc --reflect says of a kernel: compiler/import/parameters/reflected_types.hpp has the
// text's form.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pewter::metal::host {

struct reflected_type;
using shared_type = std::shared_ptr<const reflected_type>;

struct reflected_member {
  std::string name;
  std::size_t offset = 0, index = 0;  ///< index: [[id(n)]], or the next one, from the structure's own on
  shared_type type;
};

struct reflected_type {
  enum kinds { value, structure, array, pointer, texture, object };
  kinds kind = object;
  std::size_t size = 0, alignment = 1;
  std::string name, element_name;         ///< of a value, texture, object; of a texture's elements
  std::size_t length = 0;                 ///< of an array
  unsigned access = 0;                    ///< of a texture: sample, read, write, read_write
  bool is_read_only = false;              ///< what a pointer points to
  shared_type element;                    ///< of an array or pointer
  std::vector<reflected_member> members;  ///< of a structure

  /// How many indices it takes in an argument buffer.
  std::size_t index_count() const;
  /// Whether pointers, textures or the like are in it.
  bool has_resources() const;
};

struct reflected_parameter {
  std::uint32_t index = 0;  ///< of all kinds (kernel_info.hpp)
  std::string name;
  shared_type type;
};

struct reflected_constant {
  std::uint32_t index = 0;
  std::string name;
  bool is_required = true;
  shared_type type;
};

struct reflected_kernel {
  std::vector<reflected_parameter> parameters;
  std::vector<reflected_constant> constants;
};

/// @throws error for a text that is no reflection
reflected_kernel parse_reflection(const std::string& text);

}  // namespace pewter::metal::host
