// Where in the user's files the code is that clang compiled: clang counts lines and columns of the text that
// the preprocessor and the rewriter have made.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pewter::metal {

struct source_place {
  std::string file;
  std::uint32_t line = 0, column = 0;
  std::string text;  ///< of the line
};

class source_places {
 public:
  /// @param text what was compiled, with line markers
  /// @param source,name what the user gave; other files are read when they are asked for
  source_places(const std::string& text, const std::string& source, const std::string& name);

  /// Whether the text's line is the user's, not of Metal's own headers.
  bool is_of_user(std::uint32_t line) const;
  /// @param line,column of the text, counted from 1
  source_place of(std::uint32_t line, std::uint32_t column);

 private:
  struct text_line {
    std::string text;
    std::uint32_t file = 0, line = 0;  ///< line 0: a marker
    bool of_user = false;
  };
  const std::vector<std::string>& lines_of(const std::string& file);

  std::vector<text_line> lines_;
  std::vector<std::string> files_;
  std::map<std::string, std::vector<std::string>> sources_;  ///< lines, by file
};

}  // namespace pewter::metal
