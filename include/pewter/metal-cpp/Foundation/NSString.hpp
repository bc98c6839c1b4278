// Generated from kernels/metal/interface/Foundation/NSString.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class String;
}
namespace NS {
enum StringEncoding : NS::UInteger {
  ASCIIStringEncoding = 1,
  NEXTSTEPStringEncoding = 2,
  JapaneseEUCStringEncoding = 3,
  UTF8StringEncoding = 4,
  ISOLatin1StringEncoding = 5,
  SymbolStringEncoding = 6,
  NonLossyASCIIStringEncoding = 7,
  ShiftJISStringEncoding = 8,
  ISOLatin2StringEncoding = 9,
  UnicodeStringEncoding = 10,
  WindowsCP1251StringEncoding = 11,
  WindowsCP1252StringEncoding = 12,
  WindowsCP1253StringEncoding = 13,
  WindowsCP1254StringEncoding = 14,
  WindowsCP1250StringEncoding = 15,
  ISO2022JPStringEncoding = 21,
  MacOSRomanStringEncoding = 30,
  UTF16StringEncoding = 10,
  UTF16BigEndianStringEncoding = 2415919360,
  UTF16LittleEndianStringEncoding = 2483028224,
  UTF32StringEncoding = 2348810496,
  UTF32BigEndianStringEncoding = 2550137088,
  UTF32LittleEndianStringEncoding = 2617245952,
};
using StringCompareOptions = NS::UInteger;
enum : NS::UInteger {
  CaseInsensitiveSearch = 1,
  LiteralSearch = 2,
  BackwardsSearch = 4,
  AnchoredSearch = 8,
  NumericSearch = 64,
  DiacriticInsensitiveSearch = 128,
  WidthInsensitiveSearch = 256,
  ForcedOrderingSearch = 512,
  RegularExpressionSearch = 1024,
};
using unichar = unsigned short;
}  // namespace NS
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_NSString_string();
NS::String* pewter_NSString_stringWithString_(const NS::String* string);
NS::String* pewter_NSString_stringWithCString_encoding_(const char* string, NS::StringEncoding encoding);
NS::String* pewter_NSString_alloc();
NS::String* pewter_NSString_init(NS::String* self);
NS::String* pewter_NSString_initWithString_(NS::String* self, const NS::String* string);
NS::String* pewter_NSString_initWithCString_encoding_(NS::String* self, const char* string, NS::StringEncoding encoding);
NS::String* pewter_NSString_initWithBytesNoCopy_length_encoding_freeWhenDone_(NS::String* self, void* bytes, NS::UInteger len, NS::StringEncoding encoding, bool freeBuffer);
NS::unichar pewter_NSString_characterAtIndex_(const NS::String* self, NS::UInteger index);
NS::UInteger pewter_NSString_length(const NS::String* self);
const char* pewter_NSString_cStringUsingEncoding_(const NS::String* self, NS::StringEncoding encoding);
const char* pewter_NSString_UTF8String(const NS::String* self);
NS::UInteger pewter_NSString_maximumLengthOfBytesUsingEncoding_(const NS::String* self, NS::StringEncoding encoding);
NS::UInteger pewter_NSString_lengthOfBytesUsingEncoding_(const NS::String* self, NS::StringEncoding encoding);
bool pewter_NSString_isEqualToString_(const NS::String* self, const NS::String* string);
NS::Range pewter_NSString_rangeOfString_options_(const NS::String* self, const NS::String* string, NS::StringCompareOptions options);
const char* pewter_NSString_fileSystemRepresentation(const NS::String* self);
NS::String* pewter_NSString_stringByAppendingString_(const NS::String* self, const NS::String* string);
NS::ComparisonResult pewter_NSString_caseInsensitiveCompare_(const NS::String* self, const NS::String* string);
NS::String* pewter_NSString_constant(const char* text);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class String : public NS::Copying<String> {
 public:
  static NS::String* string() { return pewter_NSString_string(); }
  static NS::String* string(const NS::String* string) { return pewter_NSString_stringWithString_(string); }
  static NS::String* string(const char* string, NS::StringEncoding encoding) { return pewter_NSString_stringWithCString_encoding_(string, encoding); }
  static NS::String* alloc() { return pewter_NSString_alloc(); }
  NS::String* init() { return pewter_NSString_init(this); }
  NS::String* init(const NS::String* string) { return pewter_NSString_initWithString_(this, string); }
  NS::String* init(const char* string, NS::StringEncoding encoding) { return pewter_NSString_initWithCString_encoding_(this, string, encoding); }
  NS::String* init(void* bytes, NS::UInteger len, NS::StringEncoding encoding, bool freeBuffer) { return pewter_NSString_initWithBytesNoCopy_length_encoding_freeWhenDone_(this, bytes, len, encoding, freeBuffer); }
  NS::unichar character(NS::UInteger index) const { return pewter_NSString_characterAtIndex_(this, index); }
  NS::UInteger length() const { return pewter_NSString_length(this); }
  const char* cString(NS::StringEncoding encoding) const { return pewter_NSString_cStringUsingEncoding_(this, encoding); }
  const char* utf8String() const { return pewter_NSString_UTF8String(this); }
  NS::UInteger maximumLengthOfBytes(NS::StringEncoding encoding) const { return pewter_NSString_maximumLengthOfBytesUsingEncoding_(this, encoding); }
  NS::UInteger lengthOfBytes(NS::StringEncoding encoding) const { return pewter_NSString_lengthOfBytesUsingEncoding_(this, encoding); }
  bool isEqualToString(const NS::String* string) const { return pewter_NSString_isEqualToString_(this, string); }
  NS::Range rangeOfString(const NS::String* string, NS::StringCompareOptions options) const { return pewter_NSString_rangeOfString_options_(this, string, options); }
  const char* fileSystemRepresentation() const { return pewter_NSString_fileSystemRepresentation(this); }
  NS::String* stringByAppendingString(const NS::String* string) const { return pewter_NSString_stringByAppendingString_(this, string); }
  NS::ComparisonResult caseInsensitiveCompare(const NS::String* string) const { return pewter_NSString_caseInsensitiveCompare_(this, string); }
};
inline NS::String* MakeConstantString(const char* text) { return pewter_NSString_constant(text); }
}  // namespace NS
#define MTLSTR(literal) NS::MakeConstantString("" literal "")
