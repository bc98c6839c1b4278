// NS::String over UTF-8; NS::URL.
#include <strings.h>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>

#include "kernels/metal/host/foundation/text_encoding.hpp"
#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

NS::UInteger utf16_length(const char* text, std::size_t bytes) {
  NS::UInteger count = 0;
  for (std::size_t at = 0; at < bytes;) {
    const utf8_character c = utf8_at(text + at, bytes - at);
    count += c.code >= 0x10000 ? 2 : 1;
    at += c.bytes == 0 ? 1 : c.bytes;
  }
  return count;
}

class string_object final : public NS::String {
 public:
  explicit string_object(std::string text = {}) : text_(std::move(text)) {}

  NS::String* init() override { return this; }
  NS::String* init(const NS::String* string) override {
    text_ = text_of(string);
    return this;
  }
  NS::String* init(const char* text, NS::StringEncoding encoding) override {
    return take(text, text == nullptr ? 0 : std::strlen(text), encoding);
  }
  NS::String* init(void* bytes, NS::UInteger length, NS::StringEncoding encoding, bool free_buffer) override {
    NS::String* const result = take(bytes, length, encoding);
    if (free_buffer) std::free(bytes);
    return result;
  }

  NS::unichar character(NS::UInteger index) const override {
    NS::UInteger unit = 0;
    for (std::size_t at = 0; at < text_.size();) {
      const utf8_character c = utf8_at(text_.data() + at, text_.size() - at);
      const NS::UInteger units = c.code >= 0x10000 ? 2 : 1;
      if (index < unit + units) return unit_of(c.code, index - unit);
      unit += units;
      at += c.bytes == 0 ? 1 : c.bytes;
    }
    return 0;
  }
  NS::UInteger length() const override { return utf16_length(text_.data(), text_.size()); }
  const char* cString(NS::StringEncoding encoding) const override {
    if (encoding == NS::UTF8StringEncoding) return text_.c_str();
    const std::lock_guard lock(mutex_);
    const auto [at, is_new] = converted_.try_emplace(encoding);
    if (is_new) {
      std::optional<std::string> text = from_utf8(text_, encoding);
      if (text) at->second = *text + std::string(4, '\0');  // an end for units of up to 4 bytes
    }
    return at->second.empty() ? nullptr : at->second.data();
  }
  const char* utf8String() const override { return text_.c_str(); }
  NS::UInteger maximumLengthOfBytes(NS::StringEncoding encoding) const override {
    const bool is_narrow = encoding == NS::ASCIIStringEncoding || encoding == NS::ISOLatin1StringEncoding;
    return (is_narrow ? 1 : encoding == NS::UTF8StringEncoding ? 3 : 4) * length();
  }
  NS::UInteger lengthOfBytes(NS::StringEncoding encoding) const override {
    const std::optional<std::string> text = from_utf8(text_, encoding);
    return text ? text->size() : 0;
  }
  bool isEqualToString(const NS::String* string) const override {
    return string != nullptr && text_ == string->utf8String();
  }
  NS::Range rangeOfString(const NS::String* string, NS::StringCompareOptions options) const override {
    const std::string whole = folded(text_, options), part = folded(text_of(string), options);
    std::size_t at = (options & NS::BackwardsSearch) != 0 ? whole.rfind(part) : whole.find(part);
    if ((options & NS::AnchoredSearch) != 0) {
      const bool from_end = (options & NS::BackwardsSearch) != 0 && part.size() <= whole.size();
      const std::size_t anchor = from_end ? whole.size() - part.size() : 0;
      at = whole.compare(anchor, part.size(), part) == 0 ? anchor : std::string::npos;
    }
    if (part.empty() || at == std::string::npos) return NS::Range(static_cast<NS::UInteger>(NS::NotFound), 0);
    return NS::Range(utf16_length(text_.data(), at), utf16_length(part.data(), part.size()));
  }
  const char* fileSystemRepresentation() const override { return text_.c_str(); }
  NS::String* stringByAppendingString(const NS::String* string) const override {
    return text_object(text_ + text_of(string));
  }
  NS::ComparisonResult caseInsensitiveCompare(const NS::String* string) const override {
    const int order = strcasecmp(text_.c_str(), text_of(string).c_str());
    return order < 0 ? NS::OrderedAscending : order > 0 ? NS::OrderedDescending : NS::OrderedSame;
  }

  NS::UInteger hash() const override { return std::hash<std::string>()(text_); }
  bool isEqual(const NS::Object* object) const override {
    return isEqualToString(dynamic_cast<const NS::String*>(object));
  }
  NS::String* description() const override { return const_cast<string_object*>(this); }

 private:
  /// nil where the bytes are not in this encoding: the object that init was called on ends.
  NS::String* take(const void* bytes, std::size_t length, NS::StringEncoding encoding) {
    std::optional<std::string> text = to_utf8(bytes, length, encoding);
    if (text) {
      text_ = std::move(*text);
      return this;
    }
    release();
    return nullptr;
  }
  static std::string folded(std::string text, NS::StringCompareOptions options) {
    for (char& c : text) {
      if ((options & NS::CaseInsensitiveSearch) != 0 && c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    }
    return text;
  }
  static NS::unichar unit_of(char32_t code, NS::UInteger half) {
    if (code < 0x10000) return static_cast<NS::unichar>(code);
    code -= 0x10000;
    return static_cast<NS::unichar>(half == 0 ? 0xd800 + (code >> 10) : 0xdc00 + (code & 0x3ff));
  }

  std::string text_;
  mutable std::mutex mutex_;
  mutable std::map<NS::StringEncoding, std::string> converted_;  // what cString gave, which lives as long
};

class url_object final : public NS::URL {
 public:
  NS::URL* init() override { return this; }
  NS::URL* init(const NS::String* text) override {
    path_ = text_of(text);
    if (path_.rfind("file://", 0) == 0) path_ = path_.substr(7);
    return this;
  }
  NS::URL* initFileURLWithPath(const NS::String* path) override {
    path_ = text_of(path);
    return this;
  }
  const char* fileSystemRepresentation() const override { return path_.c_str(); }
  bool isEqual(const NS::Object* object) const override {
    const auto* const other = dynamic_cast<const url_object*>(object);
    return other != nullptr && other->path_ == path_;
  }
  NS::UInteger hash() const override { return std::hash<std::string>()(path_); }
  NS::String* description() const override { return text_object("file://" + path_); }

 private:
  std::string path_;
};

}  // namespace

namespace NS {

String* String::string() { return text_object({}); }
String* String::string(const String* string) { return text_object(text_of(string)); }
String* String::string(const char* text, StringEncoding encoding) {
  String* const made = alloc()->init(text, encoding);
  return made == nullptr ? nullptr : made->autorelease();
}
String* String::alloc() { return new string_object; }

String* MakeConstantString(const char* text) {
  static std::mutex mutex;
  static auto& all =
      *new std::map<std::string, String*>;  // never ends: other objects that never do have them
  const std::lock_guard lock(mutex);
  String*& string = all[text];
  if (string == nullptr) string = new string_object(text);
  return string;
}

URL* URL::alloc() { return new url_object; }
URL* URL::fileURLWithPath(const String* path) { return alloc()->initFileURLWithPath(path)->autorelease(); }

}  // namespace NS

NS::String* text_object(const std::string& text) { return (new string_object(text))->autorelease(); }
std::string text_of(const NS::String* string) {
  return string == nullptr ? std::string() : std::string(string->utf8String());
}

}  // namespace pewter::metal::host
