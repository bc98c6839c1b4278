#include "kernels/metal/host/reflection/reflected_kernel.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

constexpr std::size_t deepest = 64;  // types within types

class reader {
 public:
  explicit reader(const std::string& text) : words_(text) {}

  reflected_kernel read() {
    reflected_kernel k;
    for (std::string word; words_ >> word;) {
      if (word == "constant") {
        reflected_constant c;
        words_ >> c.index >> c.name >> c.is_required;
        c.type = type(0);
        k.constants.push_back(std::move(c));
      } else if (word == "parameter") {
        reflected_parameter p;
        words_ >> p.index >> p.name;
        p.type = type(0);
        k.parameters.push_back(std::move(p));
      } else if (word == "kernel") {
        words_ >> word;
      } else {
        fail(word);
      }
    }
    return k;
  }

 private:
  [[noreturn]] static void fail(const std::string& at) { throw error("metal: reflection: '" + at + "'"); }

  shared_type type(std::size_t depth) {
    static constexpr const char* kinds[] = {"value", "struct", "array", "pointer", "texture", "object"};
    auto t = std::make_shared<reflected_type>();
    std::string kind;
    words_ >> kind >> t->size >> t->alignment;
    const auto* const found = std::find(std::begin(kinds), std::end(kinds), kind);
    if (!words_ || found == std::end(kinds) || depth > deepest || t->alignment == 0) fail(kind);
    t->kind = static_cast<reflected_type::kinds>(found - std::begin(kinds));
    if (t->kind == reflected_type::value || t->kind == reflected_type::object) {
      words_ >> t->name;
    } else if (t->kind == reflected_type::texture) {
      words_ >> t->name >> t->element_name >> t->access;
    } else if (t->kind == reflected_type::array) {
      words_ >> t->length;
      t->element = type(depth + 1);
    } else if (t->kind == reflected_type::pointer) {
      words_ >> t->is_read_only;
      t->element = type(depth + 1);
    } else {
      members(*t, depth);
    }
    if (words_.fail()) fail(kind);
    return t;
  }

  void members(reflected_type& of, std::size_t depth) {
    std::size_t count = 0, next = 0;
    words_ >> count;
    for (std::size_t n = 0; n < count && words_; ++n) {
      reflected_member m;
      std::string id;
      words_ >> m.name >> m.offset >> id;
      m.index = id == "-" ? next : std::strtoul(id.c_str(), nullptr, 10);
      m.type = type(depth + 1);
      next = m.index + m.type->index_count();
      of.members.push_back(std::move(m));
    }
  }

  std::istringstream words_;
};

}  // namespace

std::size_t reflected_type::index_count() const {
  if (kind == array) return length * element->index_count();
  if (kind != structure) return 1;
  std::size_t end = 0;
  for (const reflected_member& m : members) end = std::max(end, m.index + m.type->index_count());
  return end;
}

bool reflected_type::has_resources() const {
  if (kind == array) return element->has_resources();
  if (kind != structure) return kind != value;
  return std::any_of(members.begin(), members.end(),
                     [](const reflected_member& m) { return m.type->has_resources(); });
}

reflected_kernel parse_reflection(const std::string& text) { return reader(text).read(); }

}  // namespace pewter::metal::host
