// Tokens of preprocessed source, and where in the user's files each stands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pewter::metal {

struct token {
  enum kinds : std::uint8_t { word, number, text, mark };
  kinds kind;
  bool of_header;         ///< of Metal's own headers
  std::uint32_t closing;  ///< of an opening bracket: the token that closes it
  std::uint32_t begin, end;
};

class source_tokens {
 public:
  explicit source_tokens(std::string_view source);

  std::string_view source() const { return source_; }
  std::size_t size() const { return tokens_.size(); }
  const token& operator[](std::size_t t) const { return tokens_[t]; }

  /// Empty from the end on.
  std::string_view str(std::size_t t) const {
    return t < size() ? source_.substr(tokens_[t].begin, tokens_[t].end - tokens_[t].begin)
                      : std::string_view();
  }
  /// @param s not empty
  bool is(std::size_t t, std::string_view s) const {
    return t < size() && source_[tokens_[t].begin] == s.front() && str(t) == s;
  }
  /// The source of tokens [first, last).
  std::string_view between(std::size_t first, std::size_t last) const {
    return first >= last ? std::string_view()
                         : source_.substr(tokens_[first].begin, tokens_[last - 1].end - tokens_[first].begin);
  }
  /// The bracket that closes the one at `open`, or the next one; the last token where none does.
  std::size_t closing(std::size_t open) const;
  /// "file:line" by the line markers before the token.
  std::string place_of(std::size_t t) const;

 private:
  void split();
  std::size_t take(std::size_t at);
  void find_headers();
  void find_closings();
  char mark_at(std::size_t t) const {
    return tokens_[t].kind == token::mark ? source_[tokens_[t].begin] : '\0';
  }

  struct line_marker {
    std::size_t begin;
    bool of_header;  ///< a system header begins or continues
  };
  std::string_view source_;
  std::vector<token> tokens_;
  std::vector<line_marker> markers_;
};

struct function_declaration {
  std::string place;        ///< "file:line"; empty: the user's files have none
  bool is_visible = false;  ///< [[visible]] or [[stitchable]]
};

/// A function's first declaration without a body in the user's files of a rewritten source.
/// @param function as C++ writes it, with its parameters
function_declaration declaration_of(std::string_view source, std::string_view function);

}  // namespace pewter::metal
