// Generated from kernels/metal/interface/Foundation/NSNumber.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Number;
class String;
class Value;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Value* pewter_NSValue_valueWithBytes_objCType_(const void* value, const char* type);
NS::Value* pewter_NSValue_valueWithPointer_(const void* pointer);
NS::Value* pewter_NSValue_alloc();
NS::Value* pewter_NSValue_initWithBytes_objCType_(NS::Value* self, const void* value, const char* type);
void pewter_NSValue_getValue_size_(const NS::Value* self, void* value, NS::UInteger size);
const char* pewter_NSValue_objCType(const NS::Value* self);
bool pewter_NSValue_isEqualToValue_(const NS::Value* self, NS::Value* value);
void* pewter_NSValue_pointerValue(const NS::Value* self);
NS::Number* pewter_NSNumber_numberWithChar_(char value);
NS::Number* pewter_NSNumber_numberWithUnsignedChar_(unsigned char value);
NS::Number* pewter_NSNumber_numberWithShort_(short value);
NS::Number* pewter_NSNumber_numberWithUnsignedShort_(unsigned short value);
NS::Number* pewter_NSNumber_numberWithInt_(int value);
NS::Number* pewter_NSNumber_numberWithUnsignedInt_(unsigned int value);
NS::Number* pewter_NSNumber_numberWithLong_(long value);
NS::Number* pewter_NSNumber_numberWithUnsignedLong_(unsigned long value);
NS::Number* pewter_NSNumber_numberWithLongLong_(long long value);
NS::Number* pewter_NSNumber_numberWithUnsignedLongLong_(unsigned long long value);
NS::Number* pewter_NSNumber_numberWithFloat_(float value);
NS::Number* pewter_NSNumber_numberWithDouble_(double value);
NS::Number* pewter_NSNumber_numberWithBool_(bool value);
NS::Number* pewter_NSNumber_alloc();
NS::Number* pewter_NSNumber_initWithChar_(NS::Number* self, char value);
NS::Number* pewter_NSNumber_initWithUnsignedChar_(NS::Number* self, unsigned char value);
NS::Number* pewter_NSNumber_initWithShort_(NS::Number* self, short value);
NS::Number* pewter_NSNumber_initWithUnsignedShort_(NS::Number* self, unsigned short value);
NS::Number* pewter_NSNumber_initWithInt_(NS::Number* self, int value);
NS::Number* pewter_NSNumber_initWithUnsignedInt_(NS::Number* self, unsigned int value);
NS::Number* pewter_NSNumber_initWithLong_(NS::Number* self, long value);
NS::Number* pewter_NSNumber_initWithUnsignedLong_(NS::Number* self, unsigned long value);
NS::Number* pewter_NSNumber_initWithLongLong_(NS::Number* self, long long value);
NS::Number* pewter_NSNumber_initWithUnsignedLongLong_(NS::Number* self, unsigned long long value);
NS::Number* pewter_NSNumber_initWithFloat_(NS::Number* self, float value);
NS::Number* pewter_NSNumber_initWithDouble_(NS::Number* self, double value);
NS::Number* pewter_NSNumber_initWithBool_(NS::Number* self, bool value);
char pewter_NSNumber_charValue(const NS::Number* self);
unsigned char pewter_NSNumber_unsignedCharValue(const NS::Number* self);
short pewter_NSNumber_shortValue(const NS::Number* self);
unsigned short pewter_NSNumber_unsignedShortValue(const NS::Number* self);
int pewter_NSNumber_intValue(const NS::Number* self);
unsigned int pewter_NSNumber_unsignedIntValue(const NS::Number* self);
long pewter_NSNumber_longValue(const NS::Number* self);
unsigned long pewter_NSNumber_unsignedLongValue(const NS::Number* self);
long long pewter_NSNumber_longLongValue(const NS::Number* self);
unsigned long long pewter_NSNumber_unsignedLongLongValue(const NS::Number* self);
float pewter_NSNumber_floatValue(const NS::Number* self);
double pewter_NSNumber_doubleValue(const NS::Number* self);
bool pewter_NSNumber_boolValue(const NS::Number* self);
NS::Integer pewter_NSNumber_integerValue(const NS::Number* self);
NS::UInteger pewter_NSNumber_unsignedIntegerValue(const NS::Number* self);
NS::String* pewter_NSNumber_stringValue(const NS::Number* self);
NS::ComparisonResult pewter_NSNumber_compare_(const NS::Number* self, const NS::Number* otherNumber);
bool pewter_NSNumber_isEqualToNumber_(const NS::Number* self, const NS::Number* number);
NS::String* pewter_NSNumber_descriptionWithLocale_(const NS::Number* self, const NS::Object* locale);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Value : public NS::Copying<Value> {
 public:
  static NS::Value* value(const void* value, const char* type) { return pewter_NSValue_valueWithBytes_objCType_(value, type); }
  static NS::Value* value(const void* pointer) { return pewter_NSValue_valueWithPointer_(pointer); }
  static NS::Value* alloc() { return pewter_NSValue_alloc(); }
  NS::Value* init(const void* value, const char* type) { return pewter_NSValue_initWithBytes_objCType_(this, value, type); }
  void getValue(void* value, NS::UInteger size) const { pewter_NSValue_getValue_size_(this, value, size); }
  const char* objCType() const { return pewter_NSValue_objCType(this); }
  bool isEqualToValue(NS::Value* value) const { return pewter_NSValue_isEqualToValue_(this, value); }
  void* pointerValue() const { return pewter_NSValue_pointerValue(this); }
};
class Number : public NS::Copying<Number, Value> {
 public:
  static NS::Number* number(char value) { return pewter_NSNumber_numberWithChar_(value); }
  static NS::Number* number(unsigned char value) { return pewter_NSNumber_numberWithUnsignedChar_(value); }
  static NS::Number* number(short value) { return pewter_NSNumber_numberWithShort_(value); }
  static NS::Number* number(unsigned short value) { return pewter_NSNumber_numberWithUnsignedShort_(value); }
  static NS::Number* number(int value) { return pewter_NSNumber_numberWithInt_(value); }
  static NS::Number* number(unsigned int value) { return pewter_NSNumber_numberWithUnsignedInt_(value); }
  static NS::Number* number(long value) { return pewter_NSNumber_numberWithLong_(value); }
  static NS::Number* number(unsigned long value) { return pewter_NSNumber_numberWithUnsignedLong_(value); }
  static NS::Number* number(long long value) { return pewter_NSNumber_numberWithLongLong_(value); }
  static NS::Number* number(unsigned long long value) { return pewter_NSNumber_numberWithUnsignedLongLong_(value); }
  static NS::Number* number(float value) { return pewter_NSNumber_numberWithFloat_(value); }
  static NS::Number* number(double value) { return pewter_NSNumber_numberWithDouble_(value); }
  static NS::Number* number(bool value) { return pewter_NSNumber_numberWithBool_(value); }
  static NS::Number* alloc() { return pewter_NSNumber_alloc(); }
  NS::Number* init(char value) { return pewter_NSNumber_initWithChar_(this, value); }
  NS::Number* init(unsigned char value) { return pewter_NSNumber_initWithUnsignedChar_(this, value); }
  NS::Number* init(short value) { return pewter_NSNumber_initWithShort_(this, value); }
  NS::Number* init(unsigned short value) { return pewter_NSNumber_initWithUnsignedShort_(this, value); }
  NS::Number* init(int value) { return pewter_NSNumber_initWithInt_(this, value); }
  NS::Number* init(unsigned int value) { return pewter_NSNumber_initWithUnsignedInt_(this, value); }
  NS::Number* init(long value) { return pewter_NSNumber_initWithLong_(this, value); }
  NS::Number* init(unsigned long value) { return pewter_NSNumber_initWithUnsignedLong_(this, value); }
  NS::Number* init(long long value) { return pewter_NSNumber_initWithLongLong_(this, value); }
  NS::Number* init(unsigned long long value) { return pewter_NSNumber_initWithUnsignedLongLong_(this, value); }
  NS::Number* init(float value) { return pewter_NSNumber_initWithFloat_(this, value); }
  NS::Number* init(double value) { return pewter_NSNumber_initWithDouble_(this, value); }
  NS::Number* init(bool value) { return pewter_NSNumber_initWithBool_(this, value); }
  char charValue() const { return pewter_NSNumber_charValue(this); }
  unsigned char unsignedCharValue() const { return pewter_NSNumber_unsignedCharValue(this); }
  short shortValue() const { return pewter_NSNumber_shortValue(this); }
  unsigned short unsignedShortValue() const { return pewter_NSNumber_unsignedShortValue(this); }
  int intValue() const { return pewter_NSNumber_intValue(this); }
  unsigned int unsignedIntValue() const { return pewter_NSNumber_unsignedIntValue(this); }
  long longValue() const { return pewter_NSNumber_longValue(this); }
  unsigned long unsignedLongValue() const { return pewter_NSNumber_unsignedLongValue(this); }
  long long longLongValue() const { return pewter_NSNumber_longLongValue(this); }
  unsigned long long unsignedLongLongValue() const { return pewter_NSNumber_unsignedLongLongValue(this); }
  float floatValue() const { return pewter_NSNumber_floatValue(this); }
  double doubleValue() const { return pewter_NSNumber_doubleValue(this); }
  bool boolValue() const { return pewter_NSNumber_boolValue(this); }
  NS::Integer integerValue() const { return pewter_NSNumber_integerValue(this); }
  NS::UInteger unsignedIntegerValue() const { return pewter_NSNumber_unsignedIntegerValue(this); }
  NS::String* stringValue() const { return pewter_NSNumber_stringValue(this); }
  NS::ComparisonResult compare(const NS::Number* otherNumber) const { return pewter_NSNumber_compare_(this, otherNumber); }
  bool isEqualToNumber(const NS::Number* number) const { return pewter_NSNumber_isEqualToNumber_(this, number); }
  NS::String* descriptionWithLocale(const NS::Object* locale) const { return pewter_NSNumber_descriptionWithLocale_(this, locale); }
};
}  // namespace NS
