#include "kernels/metal/compiler/frontend/rewriting/function_constants.hpp"

#include <cctype>

namespace pewter::metal {
namespace {

bool is_qualified_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':';
}

/// A vector's value in the source's notation: where what it is made of begins, and how many numbers it has.
struct vector_value {
  std::size_t made_of = 0;
  char width = '1';
};

/// The vector type of "float3(1, 2, 3)" or "metal::half2{1}"; anything else has width 1.
vector_value vector_in(const std::string& value) {
  std::size_t first = 0;
  while (first < value.size() && std::isspace(static_cast<unsigned char>(value[first])) != 0) ++first;
  std::size_t end = first;
  while (end < value.size() && is_qualified_word(value[end])) ++end;
  const bool has_width = end > first + 1 && value[end - 1] >= '2' && value[end - 1] <= '4' &&
                         std::isalpha(static_cast<unsigned char>(value[end - 2])) != 0;
  const bool is_made = end < value.size() && (value[end] == '(' || value[end] == '{');
  return has_width && is_made ? vector_value{end, value[end - 1]} : vector_value{};
}

/// A string's characters as a literal in C++.
std::string quoted(const std::string& text) {
  std::string made = "\"";
  for (const char c : text) made += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return made + "\"";
}

/// One of its specialisations. It stands before Metal's headers, so that a vector is named by the constant's
/// own type.
std::string definition_of_constant(const std::string& index, const std::string& value) {
  const vector_value vector = vector_in(value);
  std::string text =
      "template <> struct __pw_fc<" + index +
      "> { static constexpr bool defined = true; template <class T> static constexpr T get() { ";
  if (vector.made_of == 0) return text + "return " + value + "; } };\n";
  text +=
      "static_assert(__pw_width<const T>::n == " + std::string(1, vector.width) + ", " +
      quoted("function constant " + index + " = " + value + ": the constant has another number of elements") +
      "); ";
  return text + "return T" + value.substr(vector.made_of) + "; } };\n";
}

}  // namespace

std::string declaration_of_constants() {
  return "template <int> struct __pw_fc { static constexpr bool defined = false; template <class T> static T "
         "get(); };\n"
         "template <class> struct __pw_width { static constexpr int n = 1; };\n"
         "template <template <class, int, bool> class V, class T, int N, bool packed> struct "
         "__pw_width<const V<T, N, "
         "packed>> { static constexpr int n = N; };\n";
}

std::string text_of_constants(const std::map<std::string, std::string>& values,
                              const std::map<std::string, std::string>& indices,
                              std::vector<std::string>& unknown) {
  std::string text = declaration_of_constants();
  for (const auto& [key, value] : values) {
    std::string index = key;
    if (std::isdigit(static_cast<unsigned char>(key[0])) == 0) {
      const auto found = indices.find(key);
      if (found == indices.end()) {
        unknown.push_back(key);
        continue;
      }
      index = found->second;
    }
    text += definition_of_constant(index, value);
  }
  return text;
}

}  // namespace pewter::metal
