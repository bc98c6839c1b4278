#include "kernels/metal/compiler/frontend/clang/half_bfloat_casts.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

namespace pewter::metal {
namespace {

struct range {
  std::size_t begin, end;
  bool operator<(const range& other) const { return begin < other.begin; }
};

std::vector<std::size_t> line_starts(const std::string& text) {
  std::vector<std::size_t> starts = {0};
  for (std::size_t i = 0; (i = text.find('\n', i)) != std::string::npos;) starts.push_back(++i);
  return starts;
}

/// The last {line:column-line:column} before the message's text: the operand.
bool operand_of(const std::string& message, const std::vector<std::size_t>& starts, range& operand) {
  const std::size_t close = message.find("}: error:");
  if (close == std::string::npos) return false;
  const std::size_t open = message.rfind('{', close);
  std::size_t l1 = 0, c1 = 0, l2 = 0, c2 = 0;
  if (open == std::string::npos ||
      std::sscanf(message.c_str() + open, "{%zu:%zu-%zu:%zu}", &l1, &c1, &l2, &c2) != 4)
    return false;
  if (l1 == 0 || l2 == 0 || l1 > starts.size() || l2 > starts.size()) return false;
  operand = {starts[l1 - 1] + c1 - 1, starts[l2 - 1] + c2 - 1};
  return operand.begin < operand.end;
}

}  // namespace

std::string without_markers(const std::string& text) {
  std::string plain = text;
  bool line_starts = true;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (line_starts && plain[i] == '#' && i + 2 < plain.size() && plain[i + 1] == ' ' &&
        std::isdigit(static_cast<unsigned char>(plain[i + 2])) != 0) {
      while (i < plain.size() && plain[i] != '\n') plain[i++] = ' ';
    }
    line_starts = i < plain.size() && plain[i] == '\n';
  }
  return plain;
}

bool mentions_conversion(const std::string& messages) {
  return messages.find("_Float16") != std::string::npos && messages.find("__bf16") != std::string::npos;
}

bool repair_conversions(std::string& text, const std::string& messages) {
  const std::vector<std::size_t> starts = line_starts(text);
  std::set<range> operands;
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);) {
    range operand{};
    if (!mentions_conversion(line) || !operand_of(line, starts, operand)) continue;
    // The first of nested ranges is taken; the rest shows in the next messages.
    const auto next = operands.lower_bound(operand);
    if (next != operands.end() && next->begin < operand.end) continue;
    if (next != operands.begin() && std::prev(next)->end > operand.begin) continue;
    operands.insert(operand);
  }
  for (auto r = operands.rbegin(); r != operands.rend(); ++r) {
    text.insert(r->end, ")");
    text.insert(r->begin, "__pw_via(");
  }
  return !operands.empty();
}

}  // namespace pewter::metal
