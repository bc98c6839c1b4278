// A number as an object.
#pragma once

#include "NSString.hpp"

namespace NS {

class Number : public Copying<Number> {
 public:
  static Number* number(bool value);
  static Number* number(char value);
  static Number* number(unsigned char value);
  static Number* number(short value);
  static Number* number(unsigned short value);
  static Number* number(int value);
  static Number* number(unsigned int value);
  static Number* number(long value);
  static Number* number(unsigned long value);
  static Number* number(long long value);
  static Number* number(unsigned long long value);
  static Number* number(float value);
  static Number* number(double value);

  bool boolValue() const { return doubleValue() != 0; }
  char charValue() const { return static_cast<char>(longLongValue()); }
  unsigned char unsignedCharValue() const { return static_cast<unsigned char>(unsignedLongLongValue()); }
  short shortValue() const { return static_cast<short>(longLongValue()); }
  unsigned short unsignedShortValue() const { return static_cast<unsigned short>(unsignedLongLongValue()); }
  int intValue() const { return static_cast<int>(longLongValue()); }
  unsigned int unsignedIntValue() const { return static_cast<unsigned int>(unsignedLongLongValue()); }
  long longValue() const { return static_cast<long>(longLongValue()); }
  unsigned long unsignedLongValue() const { return static_cast<unsigned long>(unsignedLongLongValue()); }
  Integer integerValue() const { return static_cast<Integer>(longLongValue()); }
  UInteger unsignedIntegerValue() const { return static_cast<UInteger>(unsignedLongLongValue()); }
  float floatValue() const { return static_cast<float>(doubleValue()); }
  virtual long long longLongValue() const = 0;
  virtual unsigned long long unsignedLongLongValue() const = 0;
  virtual double doubleValue() const = 0;
  virtual String* stringValue() const = 0;
  virtual ComparisonResult compare(const Number* other) const = 0;
  bool isEqualToNumber(const Number* other) const { return compare(other) == OrderedSame; }
};

}  // namespace NS
