// NS::String of other encodings than UTF-8, and bytes that are invalid in them.
#include <Foundation/Foundation.hpp>

#include <cstring>

#include "../check.hpp"

static const NS::String* text_of(const void* bytes, NS::UInteger length, NS::StringEncoding encoding) {
  return NS::String::alloc()->init(const_cast<void*>(bytes), length, encoding, false)->autorelease();
}

static bool is(const NS::String* string, const char* utf8) {
  return string != nullptr && std::strcmp(string->utf8String(), utf8) == 0;
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  check(is(NS::String::string("\xc2\xa9", NS::ASCIIStringEncoding), "\xc2\xa9"), "UTF-8 said to be ASCII");
  check(is(NS::String::string("\xa9", NS::ASCIIStringEncoding), "\xc2\xa9"), "Latin-1 said to be ASCII");
  check(is(NS::String::string("\xa9", NS::ISOLatin1StringEncoding), "\xc2\xa9"), "Latin-1");
  check(NS::String::string("\xa9", NS::UTF8StringEncoding) == nullptr, "no UTF-8");
  check(NS::String::string("\xed\xa0\x80", NS::UTF8StringEncoding) == nullptr, "half a pair as UTF-8");
  check(NS::String::string("\xc0\x80", NS::UTF8StringEncoding) == nullptr, "a zero in two bytes");
  check(NS::String::string("a", NS::ShiftJISStringEncoding) == nullptr, "an encoding that is not known");

  const char smile[] = "\xf0\x9f\x98\x80";
  const unsigned char little[] = {0x3d, 0xd8, 0x00, 0xde}, big[] = {0xd8, 0x3d, 0xde, 0x00};
  const unsigned char marked[] = {0xfe, 0xff, 0xd8, 0x3d, 0xde, 0x00}, wide[] = {0x00, 0x01, 0xf6, 0x00};
  const unsigned char wide_big[] = {0x00, 0x01, 0xf6, 0x00};
  check(is(text_of(little, 4, NS::UTF16LittleEndianStringEncoding), smile), "UTF-16, little");
  check(is(text_of(big, 4, NS::UTF16BigEndianStringEncoding), smile), "UTF-16, big");
  check(is(text_of(marked, 6, NS::UTF16StringEncoding), smile), "UTF-16, with a mark");
  check(is(text_of(wide_big, 4, NS::UTF32BigEndianStringEncoding), smile), "UTF-32, big");
  check(text_of(wide, 3, NS::UTF32BigEndianStringEncoding) == nullptr, "a part of a unit");
  check(text_of(little, 2, NS::UTF16LittleEndianStringEncoding) == nullptr, "half a pair");

  const NS::String* text = NS::String::string("\xc3\xb6", NS::UTF8StringEncoding);
  check(std::strcmp(text->cString(NS::ISOLatin1StringEncoding), "\xf6") == 0, "as Latin-1");
  check(text->cString(NS::ASCIIStringEncoding) == nullptr, "not in ASCII");
  check(
      text->lengthOfBytes(NS::UTF16StringEncoding) == 2 && text->lengthOfBytes(NS::ASCIIStringEncoding) == 0,
      "bytes of encodings");
  check(std::memcmp(
            NS::String::string(smile, NS::UTF8StringEncoding)->cString(NS::UTF16LittleEndianStringEncoding),
            little, 4) == 0,
        "as UTF-16");
}
