// NS::String over UTF-8; NS::URL.
#include "pewter/metal-cpp/Foundation/NSString.hpp"

#include <strings.h>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>

#include "kernels/metal/host/host_objects.hpp"

namespace {

bool is_ascii(const std::string& text) {
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 128) return false;
  }
  return true;
}

/// Bytes of the character that begins with this one.
std::size_t bytes_of(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

NS::UInteger utf16_length(const char* text, std::size_t bytes) {
  NS::UInteger units = 0;
  for (std::size_t at = 0; at < bytes; at += bytes_of(text[at])) units += bytes_of(text[at]) == 4 ? 2 : 1;
  return units;
}

class string_object final : public NS::String {
 public:
  explicit string_object(std::string text = {}) : text_(std::move(text)) {}

  NS::String* init() override { return this; }
  NS::String* init(const NS::String* string) override {
    text_ = pewter::metal::host::text_of(string);
    return this;
  }
  NS::String* init(const char* text, NS::StringEncoding encoding) override {
    return take(text, text == nullptr ? 0 : std::strlen(text), encoding);
  }
  NS::String* init(void* bytes, NS::UInteger length, NS::StringEncoding encoding, bool free_buffer) override {
    NS::String* const result = take(static_cast<const char*>(bytes), length, encoding);
    if (free_buffer) std::free(bytes);
    return result;
  }

  NS::unichar character(NS::UInteger index) const override {
    NS::UInteger unit = 0;
    for (std::size_t at = 0; at < text_.size(); at += bytes_of(text_[at])) {
      const std::size_t bytes = bytes_of(text_[at]);
      const NS::UInteger units = bytes == 4 ? 2 : 1;
      if (index < unit + units) return unit_at(at, index - unit);
      unit += units;
    }
    return 0;
  }
  NS::UInteger length() const override { return utf16_length(text_.data(), text_.size()); }
  const char* cString(NS::StringEncoding encoding) const override {
    return can_be(encoding) ? text_.c_str() : nullptr;
  }
  const char* utf8String() const override { return text_.c_str(); }
  NS::UInteger maximumLengthOfBytes(NS::StringEncoding encoding) const override {
    return encoding == NS::ASCIIStringEncoding ? length() : 3 * length();
  }
  NS::UInteger lengthOfBytes(NS::StringEncoding encoding) const override {
    return can_be(encoding) ? text_.size() : 0;
  }
  bool isEqualToString(const NS::String* string) const override {
    return string != nullptr && text_ == string->utf8String();
  }
  NS::Range rangeOfString(const NS::String* string, NS::StringCompareOptions options) const override {
    const std::string whole = folded(text_, options), part = folded(string->utf8String(), options);
    const std::size_t at = (options & NS::BackwardsSearch) != 0 ? whole.rfind(part) : whole.find(part);
    if (part.empty() || at == std::string::npos) return NS::Range(static_cast<NS::UInteger>(NS::NotFound), 0);
    return NS::Range(utf16_length(text_.data(), at), utf16_length(part.data(), part.size()));
  }
  const char* fileSystemRepresentation() const override { return text_.c_str(); }
  NS::String* stringByAppendingString(const NS::String* string) const override {
    return pewter::metal::host::text_object(text_ + string->utf8String());
  }
  NS::ComparisonResult caseInsensitiveCompare(const NS::String* string) const override {
    const int order = strcasecmp(text_.c_str(), string->utf8String());
    return order < 0 ? NS::OrderedAscending : order > 0 ? NS::OrderedDescending : NS::OrderedSame;
  }

  NS::UInteger hash() const override { return std::hash<std::string>()(text_); }
  bool isEqual(const NS::Object* object) const override {
    return isEqualToString(dynamic_cast<const NS::String*>(object));
  }
  NS::String* description() const override { return const_cast<string_object*>(this); }

 private:
  /// nil where the bytes are not in this encoding: the object that init was called on ends.
  NS::String* take(const char* text, std::size_t bytes, NS::StringEncoding encoding) {
    if (text != nullptr) text_.assign(text, bytes);
    if (text != nullptr && can_be(encoding)) return this;
    release();
    return nullptr;
  }
  bool can_be(NS::StringEncoding encoding) const {
    return encoding == NS::UTF8StringEncoding || (encoding == NS::ASCIIStringEncoding && is_ascii(text_));
  }
  static std::string folded(std::string text, NS::StringCompareOptions options) {
    for (char& c : text) {
      if ((options & NS::CaseInsensitiveSearch) != 0 && c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    }
    return text;
  }
  NS::unichar unit_at(std::size_t at, NS::UInteger half) const {
    const std::size_t bytes = bytes_of(text_[at]);
    static constexpr unsigned first_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    unsigned code = static_cast<unsigned char>(text_[at]) & first_bits[bytes];
    for (std::size_t n = 1; n < bytes && at + n < text_.size(); ++n)
      code = code << 6 | (static_cast<unsigned char>(text_[at + n]) & 0x3f);
    if (bytes < 4) return static_cast<NS::unichar>(code);
    code -= 0x10000;
    return static_cast<NS::unichar>(half == 0 ? 0xd800 + (code >> 10) : 0xdc00 + (code & 0x3ff));
  }

  std::string text_;
};

class url_object final : public NS::URL {
 public:
  NS::URL* init() override { return this; }
  NS::URL* init(const NS::String* text) override {
    path_ = pewter::metal::host::text_of(text);
    if (path_.rfind("file://", 0) == 0) path_ = path_.substr(7);
    return this;
  }
  NS::URL* initFileURLWithPath(const NS::String* path) override {
    path_ = pewter::metal::host::text_of(path);
    return this;
  }
  const char* fileSystemRepresentation() const override { return path_.c_str(); }

 private:
  std::string path_;
};

}  // namespace

namespace NS {

String* String::string() { return pewter::metal::host::text_object({}); }
String* String::string(const String* string) {
  return pewter::metal::host::text_object(pewter::metal::host::text_of(string));
}
String* String::string(const char* text, StringEncoding encoding) {
  String* const made = alloc()->init(text, encoding);
  return made == nullptr ? nullptr : made->autorelease();
}
String* String::alloc() { return new string_object; }

const String* MakeConstantString(const char* text) {
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

namespace pewter::metal::host {

NS::String* text_object(const std::string& text) { return (new string_object(text))->autorelease(); }
std::string text_of(const NS::String* string) {
  return string == nullptr ? std::string() : std::string(string->utf8String());
}

}  // namespace pewter::metal::host
