// A source whose tokens are replaced from its beginning to its end, each line where it was, and each column
// where that can be.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

class text_edits {
 public:
  /// @param tokens which must outlive this
  explicit text_edits(const source_tokens& tokens) : tokens_(tokens) {
    out_.reserve(tokens.source().size() + tokens.source().size() / 8);
  }

  /// Characters [begin, end) of the source, which lie behind all that was replaced before.
  void replace(std::size_t begin, std::size_t end, std::string_view by);
  /// As wide as before where that is enough, so that columns stay.
  void replace_token(std::size_t t, std::string by) { replace_tokens(t, t, std::move(by)); }
  /// Tokens [first, last], likewise.
  void replace_tokens(std::size_t first, std::size_t last, std::string by);
  /// Replaces the suffix of a half or bfloat number by the header's own.
  void replace_suffix(std::size_t t);
  /// Spaces instead of a word of the statement that has just been written, if it has it.
  void blank_in_statement(std::string_view word);

  /// Newlines of tokens [first, last], so that lines stay.
  std::string newlines_of(std::size_t first, std::size_t last) const;
  /// The text, with the rest of the source. The last call.
  std::string finished();

 private:
  const source_tokens& tokens_;
  std::string out_;
  std::size_t copied_ = 0;  ///< of the source
};

}  // namespace pewter::metal
