// Immutable text. Positions and lengths count UTF-16 units, as Foundation's do.
#pragma once

#include "NSObject.hpp"

namespace NS {

/// ASCII and UTF-8 are understood; with any other encoding there is no string.
enum StringEncoding : UInteger {
  ASCIIStringEncoding = 1,
  UTF8StringEncoding = 4,
  ISOLatin1StringEncoding = 5,
  UnicodeStringEncoding = 10,
  UTF16StringEncoding = UnicodeStringEncoding,
};

using StringCompareOptions = UInteger;
enum : StringCompareOptions {
  CaseInsensitiveSearch = 1,
  LiteralSearch = 2,
  BackwardsSearch = 4,
};

using unichar = unsigned short;

class String : public Copying<String> {
 public:
  static String* string();
  static String* string(const String* string);
  static String* string(const char* text, StringEncoding encoding);

  static String* alloc();
  virtual String* init() = 0;
  virtual String* init(const String* string) = 0;
  virtual String* init(const char* text, StringEncoding encoding) = 0;
  virtual String* init(void* bytes, UInteger length, StringEncoding encoding, bool freeBuffer) = 0;

  virtual unichar character(UInteger index) const = 0;
  virtual UInteger length() const = 0;
  virtual const char* cString(StringEncoding encoding) const = 0;
  /// Valid as long as the string.
  virtual const char* utf8String() const = 0;
  virtual UInteger maximumLengthOfBytes(StringEncoding encoding) const = 0;
  virtual UInteger lengthOfBytes(StringEncoding encoding) const = 0;
  virtual bool isEqualToString(const String* string) const = 0;
  /// Location NotFound where there is none.
  virtual Range rangeOfString(const String* string, StringCompareOptions options) const = 0;
  virtual const char* fileSystemRepresentation() const = 0;
  virtual String* stringByAppendingString(const String* string) const = 0;
  virtual ComparisonResult caseInsensitiveCompare(const String* string) const = 0;
};

/// One string a text, for the life of the program.
const String* MakeConstantString(const char* text);

}  // namespace NS

#define MTLSTR(literal) NS::MakeConstantString(literal)
