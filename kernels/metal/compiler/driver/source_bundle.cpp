#include "kernels/metal/compiler/driver/source_bundle.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Support/Compression.h>
#include <llvm/Support/Error.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr std::string_view bundle_mark = "pewter-air 1 ";
constexpr std::size_t most_bytes = std::size_t{1} << 30;

std::string line_of(const char* key, const std::string& value) {
  if (value.find('\n') != std::string::npos)
    throw error("metal: " + std::string(key) + " '" + value + "' has a line break");
  return std::string(key) + " " + value + "\n";
}

std::string record_of(const source_file& s) {
  std::string text = line_of("source", s.name);
  for (const std::string& o : s.language) text += line_of("language", o);
  for (const std::string& k : s.kernels) text += line_of("kernel", k);
  for (const std::string& v : s.visible) text += line_of("visible", v);
  for (const left_out_function& f : s.left_out)
    text += line_of("left_out", f.kind + " " + f.name + "\t" + f.place);
  return text + "text " + std::to_string(s.text.size()) + "\n" + s.text + "\n";
}

class record_reader {
 public:
  record_reader(std::string records, std::string name) : all_(std::move(records)), name_(std::move(name)) {}

  std::vector<source_file> read() {
    std::vector<source_file> sources;
    while (at_ < all_.size()) sources.push_back(record());
    return sources;
  }

 private:
  [[noreturn]] void fail(const std::string& why) const { throw error("metal: " + name_ + ": " + why); }

  std::string line() {
    const std::size_t end = all_.find('\n', at_);
    if (end == std::string::npos) fail("damaged: a record has no end");
    std::string l = all_.substr(at_, end - at_);
    at_ = end + 1;
    return l;
  }

  source_file record() {
    source_file s;
    s.is_read = true;
    for (;;) {
      const std::string l = line();
      const std::size_t space = l.find(' ');
      const std::string key = l.substr(0, space), value = space == l.npos ? "" : l.substr(space + 1);
      if (key == "source") {
        s.name = value;
      } else if (key == "language") {
        s.language.push_back(value);
        check_language_option(name_, value);
      } else if (key == "kernel") {
        s.kernels.push_back(value);
      } else if (key == "visible") {
        s.visible.push_back(value);
      } else if (key == "left_out") {
        const std::size_t gap = value.find(' '), tab = value.find('\t');
        if (gap == value.npos || tab == value.npos || tab < gap) fail("damaged: " + l);
        s.left_out.push_back(
            {value.substr(0, gap), value.substr(gap + 1, tab - gap - 1), value.substr(tab + 1)});
      } else if (key == "text") {
        const std::size_t bytes = std::strtoull(value.c_str(), nullptr, 10);
        if (bytes >= all_.size() - at_) fail("damaged: it is cut off");
        s.text = all_.substr(at_, bytes);
        at_ += bytes + 1;
        return s;
      } else {
        fail("damaged: '" + l + "'");
      }
    }
  }

  std::string all_, name_;
  std::size_t at_ = 0;
};

bool is_marker(const std::string& line) {
  return line.size() > 2 && line.rfind("# ", 0) == 0 &&
         std::isdigit(static_cast<unsigned char>(line[2])) != 0;
}

/// Calls with each line, without its end.
template <class Each>
void for_each_line(const std::string& text, const Each& each) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    each(text.substr(at, end - at));
    at = end + 1;
  }
}

/// Markers say file and line, and whether it is a header of the system; not where it was entered and left, as
/// an #include that is kept is entered when the text is read.
std::string with_plain_markers(const std::string& text) {
  std::string plain;
  for_each_line(text, [&](const std::string& line) {
    const std::size_t end = is_marker(line) ? line.rfind('"') : std::string::npos;
    plain += line.substr(0, end == std::string::npos ? end : end + 1);
    if (end != std::string::npos && line.find('3', end) != std::string::npos) plain += " 3";
    plain += "\n";
  });
  return plain;
}

}  // namespace

void check_language_option(const std::string& where, const std::string& option) {
  static constexpr const char* known[] = {"-ffp-contract=fast", "-ffp-contract=on", "-ffp-contract=off",
                                          "-fsigned-zeros", "-fvisibility=hidden"};
  if (std::find(std::begin(known), std::end(known), option) != std::end(known)) return;
  std::string text = where + ": option of the language = '" + option + "', must be one of";
  for (const char* k : known) text += std::string(k == known[0] ? " " : ", ") + k;
  throw error(text);
}

std::string macro_of_messages(const compile_options& options) {
  const auto is_macro = [](std::string_view o) {
    if (o.starts_with("-D")) o.remove_prefix(2);
    return o.starts_with("__METAL_ENABLE_LOGGING__");
  };
  return any_of(options.defines, is_macro) || any_of(options.preprocessor, is_macro) ? line_of_messages : "";
}

source_file read_for_bundle(const source_file& source, const compile_options& options) {
  compile_options kept = options;
  kept.preprocessor.emplace_back("-fkeep-system-includes");
  source_file read{
      macro_of_messages(options) + with_plain_markers(preprocessed(source.text, source.name, kept)),
      source.name,
      options.language,
      {},
      {},
      {},
      true};
  compile_options own = options;  // macros, folders and included files are in the text now
  own.preprocessor.clear(), own.defines.clear(), own.include_folders.clear();
  own.at_most = 16;  // of more kernels clang checks what stands outside of instantiations
  front_end_result found = front_end(read.text, read.name, own);
  read.kernels = std::move(found.kernels);
  read.visible = std::move(found.visible);
  read.left_out = std::move(found.left_out);
  return read;
}

std::string bundle_of(const std::vector<source_file>& sources) {
  std::string records;
  for (const source_file& s : sources) records += record_of(s);
  const std::string size = std::to_string(records.size()) + "\n";
  if (!compression::zlib::isAvailable()) return std::string(bundle_mark) + "plain " + size + records;
  SmallVector<std::uint8_t, 0> packed;
  compression::zlib::compress(arrayRefFromStringRef(records), packed);
  return std::string(bundle_mark) + "zlib " + size + toStringRef(packed).str();
}

std::vector<source_file> sources_of(std::string text, const std::string& name) {
  if (text.rfind(bundle_mark, 0) != 0) {
    std::vector<source_file> one(1);
    one[0].text = std::move(text);
    one[0].name = name;
    return one;
  }
  const std::size_t end = text.find('\n'), space = text.find(' ', bundle_mark.size());
  if (end == std::string::npos || space > end) throw error("metal: " + name + ": damaged: no size");
  const std::string form = text.substr(bundle_mark.size(), space - bundle_mark.size());
  const std::size_t bytes = std::strtoull(text.c_str() + space, nullptr, 10);
  const StringRef rest = StringRef(text).substr(end + 1);
  if (bytes > most_bytes)
    throw error("metal: " + name + ": sources of " + std::to_string(bytes) + " bytes, must be at most " +
                std::to_string(most_bytes));
  if (form == "plain" && rest.size() == bytes) return record_reader(rest.str(), name).read();
  if (form != "zlib") throw error("metal: " + name + ": damaged: form '" + form + "'");
  SmallVector<std::uint8_t, 0> plain;
  if (Error failed = compression::zlib::decompress(arrayRefFromStringRef(rest), plain, bytes))
    throw error("metal: " + name + ": damaged: " + toString(std::move(failed)));
  return record_reader(toStringRef(plain).str(), name).read();
}

std::string lines_as_numbered(const std::string& text, const std::string& name) {
  std::vector<std::string> lines;
  std::size_t number = 0;
  bool is_own = false;
  for_each_line(text, [&](const std::string& line) {
    if (is_marker(line)) {
      number = std::strtoul(line.c_str() + 2, nullptr, 10);
      is_own = line.find("\"" + name + "\"") != std::string::npos;
      return;
    }
    if (is_own && number > 0 && number <= text.size()) {
      if (lines.size() < number) lines.resize(number);
      lines[number - 1] = line;
    }
    ++number;
  });
  std::string all;
  for (const std::string& l : lines) all += l + "\n";
  return all;
}

}  // namespace pewter::metal
