#include "kernels/metal/compiler/frontend/rewriting/unrolling_pragmas.hpp"

#include <clang/Lex/Pragma.h>
#include <clang/Lex/Preprocessor.h>

#include <memory>
#include <string_view>

namespace pewter::metal {
namespace {

constexpr std::string_view own_name = "pewter_unroll", given_name = "unroll";

class unrolling : public clang::PragmaHandler {
 public:
  unrolling() : PragmaHandler(given_name) {}

  /// As `_Pragma("pewter_unroll ...")`, which is printed on a line of its own.
  void HandlePragma(clang::Preprocessor& p, clang::PragmaIntroducer, clang::Token& first) override {
    std::string text = "\"" + std::string(own_name);
    const clang::SourceLocation at = first.getLocation();
    clang::Token t;
    for (p.Lex(t); t.isNot(clang::tok::eod); p.Lex(t)) text += " " + p.getSpelling(t);
    text += "\"";
    auto tokens = std::make_unique<clang::Token[]>(4);
    for (unsigned n = 0; n < 4; ++n) {
      tokens[n].startToken();
      tokens[n].setLocation(at);
    }
    clang::IdentifierInfo* pragma = p.getIdentifierInfo("_Pragma");
    tokens[0].setKind(pragma->getTokenID());
    tokens[0].setIdentifierInfo(pragma);
    tokens[1].setKind(clang::tok::l_paren);
    tokens[2].setKind(clang::tok::string_literal);
    p.CreateString(text, tokens[2], at, at);
    tokens[3].setKind(clang::tok::r_paren);
    p.EnterTokenStream(std::move(tokens), 4, false, false);
  }
};

}  // namespace

void expand_unrolling_pragmas(clang::Preprocessor& p) { p.AddPragmaHandler(new unrolling); }

void restore_unrolling_pragmas(std::string& text) {
  const std::string own = "\n#pragma " + std::string(own_name),
                    given = "\n#pragma " + std::string(given_name);
  for (std::size_t i = 0; (i = text.find(own, i)) != std::string::npos; i += given.size())
    text.replace(i, own.size(), given);
}

}  // namespace pewter::metal
