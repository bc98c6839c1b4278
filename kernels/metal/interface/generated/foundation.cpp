// Generated from kernels/metal/interface: the flat C functions. A nil receiver gives zero.
// clang-format off
#include "pewter/metal-cpp/Foundation/Foundation.hpp"

#include "kernels/metal/host/queues/called_back.hpp"
#include "kernels/metal/interface/generated/interface.hpp"

namespace host = pewter::metal::host;

#ifdef __clang__  // it warns of structs with constructors, which C has as well
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Array* pewter_NSArray_array() {
  return reinterpret_cast<NS::Array*>(host::NS::Array::array());
}
NS::Array* pewter_NSArray_arrayWithObject_(const NS::Object* object) {
  return reinterpret_cast<NS::Array*>(host::NS::Array::array(reinterpret_cast<const host::NS::Object*>(object)));
}
NS::Array* pewter_NSArray_arrayWithObjects_count_(const NS::Object* const* objects, NS::UInteger count) {
  return reinterpret_cast<NS::Array*>(host::NS::Array::array(reinterpret_cast<const host::NS::Object* const*>(objects), count));
}
NS::Array* pewter_NSArray_alloc() {
  return reinterpret_cast<NS::Array*>(host::NS::Array::alloc());
}
NS::Array* pewter_NSArray_init(NS::Array* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<host::NS::Array*>(self)->init());
}
NS::Array* pewter_NSArray_initWithObjects_count_(NS::Array* self, const NS::Object* const* objects, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<host::NS::Array*>(self)->init(reinterpret_cast<const host::NS::Object* const*>(objects), count));
}
NS::UInteger pewter_NSArray_count(const NS::Array* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Array*>(self)->count();
}
void* pewter_NSArray_objectEnumerator(const NS::Array* self) {
  if (self == nullptr) return {};
  return static_cast<void*>(reinterpret_cast<const host::NS::Array*>(self)->objectEnumerator());
}
NS::Object* pewter_NSArray_objectAtIndex_(const NS::Array* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<const host::NS::Array*>(self)->untyped_object(index));
}
NS::AutoreleasePool* pewter_NSAutoreleasePool_alloc() {
  return reinterpret_cast<NS::AutoreleasePool*>(host::NS::AutoreleasePool::alloc());
}
void pewter_NSAutoreleasePool_showPools() {
  host::NS::AutoreleasePool::showPools();
}
NS::AutoreleasePool* pewter_NSAutoreleasePool_init(NS::AutoreleasePool* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::AutoreleasePool*>(reinterpret_cast<host::NS::AutoreleasePool*>(self)->init());
}
void pewter_NSAutoreleasePool_drain(NS::AutoreleasePool* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::AutoreleasePool*>(self)->drain();
}
void pewter_NSAutoreleasePool_addObject_(NS::AutoreleasePool* self, NS::Object* object) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::AutoreleasePool*>(self)->addObject(reinterpret_cast<host::NS::Object*>(object));
}
NS::Bundle* pewter_NSBundle_mainBundle() {
  return reinterpret_cast<NS::Bundle*>(host::NS::Bundle::mainBundle());
}
NS::Bundle* pewter_NSBundle_bundleWithPath_(const NS::String* path) {
  return reinterpret_cast<NS::Bundle*>(host::NS::Bundle::bundle(reinterpret_cast<const host::NS::String*>(path)));
}
NS::Bundle* pewter_NSBundle_bundleWithURL_(const NS::URL* URL) {
  return reinterpret_cast<NS::Bundle*>(host::NS::Bundle::bundle(reinterpret_cast<const host::NS::URL*>(URL)));
}
NS::Array* pewter_NSBundle_allBundles() {
  return reinterpret_cast<NS::Array*>(host::NS::Bundle::allBundles());
}
NS::Array* pewter_NSBundle_allFrameworks() {
  return reinterpret_cast<NS::Array*>(host::NS::Bundle::allFrameworks());
}
NS::Bundle* pewter_NSBundle_alloc() {
  return reinterpret_cast<NS::Bundle*>(host::NS::Bundle::alloc());
}
NS::Bundle* pewter_NSBundle_initWithPath_(NS::Bundle* self, const NS::String* path) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Bundle*>(reinterpret_cast<host::NS::Bundle*>(self)->init(reinterpret_cast<const host::NS::String*>(path)));
}
NS::Bundle* pewter_NSBundle_initWithURL_(NS::Bundle* self, const NS::URL* URL) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Bundle*>(reinterpret_cast<host::NS::Bundle*>(self)->init(reinterpret_cast<const host::NS::URL*>(URL)));
}
bool pewter_NSBundle_load(NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::NS::Bundle*>(self)->load();
}
bool pewter_NSBundle_unload(NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::NS::Bundle*>(self)->unload();
}
bool pewter_NSBundle_isLoaded(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Bundle*>(self)->isLoaded();
}
bool pewter_NSBundle_preflightAndReturnError_(const NS::Bundle* self, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Bundle*>(self)->preflightAndReturnError(reinterpret_cast<host::NS::Error**>(error));
}
bool pewter_NSBundle_loadAndReturnError_(NS::Bundle* self, NS::Error** error) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::NS::Bundle*>(self)->loadAndReturnError(reinterpret_cast<host::NS::Error**>(error));
}
NS::URL* pewter_NSBundle_bundleURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->bundleURL());
}
NS::URL* pewter_NSBundle_resourceURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->resourceURL());
}
NS::URL* pewter_NSBundle_executableURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->executableURL());
}
NS::URL* pewter_NSBundle_URLForAuxiliaryExecutable_(const NS::Bundle* self, const NS::String* executableName) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->URLForAuxiliaryExecutable(reinterpret_cast<const host::NS::String*>(executableName)));
}
NS::URL* pewter_NSBundle_privateFrameworksURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->privateFrameworksURL());
}
NS::URL* pewter_NSBundle_sharedFrameworksURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->sharedFrameworksURL());
}
NS::URL* pewter_NSBundle_sharedSupportURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->sharedSupportURL());
}
NS::URL* pewter_NSBundle_builtInPlugInsURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->builtInPlugInsURL());
}
NS::URL* pewter_NSBundle_appStoreReceiptURL(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<const host::NS::Bundle*>(self)->appStoreReceiptURL());
}
NS::String* pewter_NSBundle_bundlePath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->bundlePath());
}
NS::String* pewter_NSBundle_resourcePath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->resourcePath());
}
NS::String* pewter_NSBundle_executablePath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->executablePath());
}
NS::String* pewter_NSBundle_pathForAuxiliaryExecutable_(const NS::Bundle* self, const NS::String* executableName) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->pathForAuxiliaryExecutable(reinterpret_cast<const host::NS::String*>(executableName)));
}
NS::String* pewter_NSBundle_privateFrameworksPath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->privateFrameworksPath());
}
NS::String* pewter_NSBundle_sharedFrameworksPath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->sharedFrameworksPath());
}
NS::String* pewter_NSBundle_sharedSupportPath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->sharedSupportPath());
}
NS::String* pewter_NSBundle_builtInPlugInsPath(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->builtInPlugInsPath());
}
NS::String* pewter_NSBundle_bundleIdentifier(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->bundleIdentifier());
}
NS::Dictionary* pewter_NSBundle_infoDictionary(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::NS::Bundle*>(self)->infoDictionary());
}
NS::Dictionary* pewter_NSBundle_localizedInfoDictionary(const NS::Bundle* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::NS::Bundle*>(self)->localizedInfoDictionary());
}
NS::Object* pewter_NSBundle_objectForInfoDictionaryKey_(NS::Bundle* self, const NS::String* key) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<host::NS::Bundle*>(self)->objectForInfoDictionaryKey(reinterpret_cast<const host::NS::String*>(key)));
}
NS::String* pewter_NSBundle_localizedStringForKey_value_table_(const NS::Bundle* self, const NS::String* key, const NS::String* value, const NS::String* tableName) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Bundle*>(self)->localizedString(reinterpret_cast<const host::NS::String*>(key), reinterpret_cast<const host::NS::String*>(value), reinterpret_cast<const host::NS::String*>(tableName)));
}
NS::Data* pewter_NSData_dataWithContentsOfFile_(NS::String* path) {
  return reinterpret_cast<NS::Data*>(host::NS::Data::data(reinterpret_cast<host::NS::String*>(path)));
}
NS::Data* pewter_NSData_dataWithContentsOfURL_(NS::URL* url) {
  return reinterpret_cast<NS::Data*>(host::NS::Data::data(reinterpret_cast<host::NS::URL*>(url)));
}
NS::Data* pewter_NSData_dataWithBytes_length_(const void* bytes, NS::UInteger length) {
  return reinterpret_cast<NS::Data*>(host::NS::Data::data(bytes, length));
}
const void* pewter_NSData_bytes(const NS::Data* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Data*>(self)->bytes();
}
void* pewter_NSData_mutableBytes(const NS::Data* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Data*>(self)->mutableBytes();
}
NS::UInteger pewter_NSData_length(const NS::Data* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Data*>(self)->length();
}
NS::Date* pewter_NSDate_dateWithTimeIntervalSinceNow_(NS::TimeInterval secs) {
  return reinterpret_cast<NS::Date*>(host::NS::Date::dateWithTimeIntervalSinceNow(secs));
}
NS::Date* pewter_NSDate_distantFuture() {
  return reinterpret_cast<NS::Date*>(host::NS::Date::distantFuture());
}
NS::Dictionary* pewter_NSDictionary_dictionary() {
  return reinterpret_cast<NS::Dictionary*>(host::NS::Dictionary::dictionary());
}
NS::Dictionary* pewter_NSDictionary_dictionaryWithObject_forKey_(const NS::Object* object, const NS::Object* key) {
  return reinterpret_cast<NS::Dictionary*>(host::NS::Dictionary::dictionary(reinterpret_cast<const host::NS::Object*>(object), reinterpret_cast<const host::NS::Object*>(key)));
}
NS::Dictionary* pewter_NSDictionary_dictionaryWithObjects_forKeys_count_(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count) {
  return reinterpret_cast<NS::Dictionary*>(host::NS::Dictionary::dictionary(reinterpret_cast<const host::NS::Object* const*>(objects), reinterpret_cast<const host::NS::Object* const*>(keys), count));
}
NS::Dictionary* pewter_NSDictionary_alloc() {
  return reinterpret_cast<NS::Dictionary*>(host::NS::Dictionary::alloc());
}
NS::Dictionary* pewter_NSDictionary_init(NS::Dictionary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<host::NS::Dictionary*>(self)->init());
}
NS::Dictionary* pewter_NSDictionary_initWithObjects_forKeys_count_(NS::Dictionary* self, const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<host::NS::Dictionary*>(self)->init(reinterpret_cast<const host::NS::Object* const*>(objects), reinterpret_cast<const host::NS::Object* const*>(keys), count));
}
NS::UInteger pewter_NSDictionary_count(const NS::Dictionary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Dictionary*>(self)->count();
}
NS::Object* pewter_NSDictionary_objectForKey_(const NS::Dictionary* self, const NS::Object* key) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<const host::NS::Dictionary*>(self)->untyped_object(reinterpret_cast<const host::NS::Object*>(key)));
}
void* pewter_NSDictionary_keyEnumerator(const NS::Dictionary* self) {
  if (self == nullptr) return {};
  return static_cast<void*>(reinterpret_cast<const host::NS::Dictionary*>(self)->untyped_keyEnumerator());
}
NS::Array* pewter_NSDictionary_allKeys(const NS::Dictionary* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::NS::Dictionary*>(self)->allKeys());
}
NS::UInteger pewter_NSFastEnumeration_countByEnumeratingWithState_objects_count_(NS::FastEnumeration* self, NS::FastEnumerationState* state, NS::Object** buffer, NS::UInteger len) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::NS::FastEnumeration*>(self)->countByEnumerating(state, reinterpret_cast<host::NS::Object**>(buffer), len);
}
NS::Object* pewter_NSEnumerator_nextObject(void* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(static_cast<host::NS::Enumerator*>(self)->untyped_nextObject());
}
NS::Array* pewter_NSEnumerator_allObjects(void* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(static_cast<host::NS::Enumerator*>(self)->allObjects());
}
NS::Error* pewter_NSError_errorWithDomain_code_userInfo_(NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary) {
  return reinterpret_cast<NS::Error*>(host::NS::Error::error(reinterpret_cast<host::NS::String*>(domain), code, reinterpret_cast<host::NS::Dictionary*>(dictionary)));
}
NS::Error* pewter_NSError_alloc() {
  return reinterpret_cast<NS::Error*>(host::NS::Error::alloc());
}
NS::Error* pewter_NSError_init(NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Error*>(reinterpret_cast<host::NS::Error*>(self)->init());
}
NS::Error* pewter_NSError_initWithDomain_code_userInfo_(NS::Error* self, NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* dictionary) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Error*>(reinterpret_cast<host::NS::Error*>(self)->init(reinterpret_cast<host::NS::String*>(domain), code, reinterpret_cast<host::NS::Dictionary*>(dictionary)));
}
NS::Integer pewter_NSError_code(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Error*>(self)->code();
}
NS::ErrorDomain pewter_NSError_domain(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::ErrorDomain>(reinterpret_cast<const host::NS::Error*>(self)->domain());
}
NS::Dictionary* pewter_NSError_userInfo(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::NS::Error*>(self)->userInfo());
}
NS::String* pewter_NSError_localizedDescription(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Error*>(self)->localizedDescription());
}
NS::Array* pewter_NSError_localizedRecoveryOptions(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::NS::Error*>(self)->localizedRecoveryOptions());
}
NS::String* pewter_NSError_localizedRecoverySuggestion(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Error*>(self)->localizedRecoverySuggestion());
}
NS::String* pewter_NSError_localizedFailureReason(const NS::Error* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Error*>(self)->localizedFailureReason());
}
NS::Condition* pewter_NSCondition_alloc() {
  return reinterpret_cast<NS::Condition*>(host::NS::Condition::alloc());
}
NS::Condition* pewter_NSCondition_init(NS::Condition* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Condition*>(reinterpret_cast<host::NS::Condition*>(self)->init());
}
void pewter_NSCondition_lock(NS::Condition* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::Condition*>(self)->lock();
}
void pewter_NSCondition_unlock(NS::Condition* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::Condition*>(self)->unlock();
}
void pewter_NSCondition_wait(NS::Condition* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::Condition*>(self)->wait();
}
bool pewter_NSCondition_waitUntilDate_(NS::Condition* self, NS::Date* limit) {
  if (self == nullptr) return {};
  return reinterpret_cast<host::NS::Condition*>(self)->waitUntilDate(reinterpret_cast<host::NS::Date*>(limit));
}
void pewter_NSCondition_signal(NS::Condition* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::Condition*>(self)->signal();
}
void pewter_NSCondition_broadcast(NS::Condition* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::Condition*>(self)->broadcast();
}
NS::String* pewter_NSNotification_name(const NS::Notification* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Notification*>(self)->name());
}
NS::Object* pewter_NSNotification_object(const NS::Notification* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<const host::NS::Notification*>(self)->object());
}
NS::Dictionary* pewter_NSNotification_userInfo(const NS::Notification* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::NS::Notification*>(self)->userInfo());
}
NS::NotificationCenter* pewter_NSNotificationCenter_defaultCenter() {
  return reinterpret_cast<NS::NotificationCenter*>(host::NS::NotificationCenter::defaultCenter());
}
NS::Object* pewter_NSNotificationCenter_addObserverForName_object_queue_usingBlock_(NS::NotificationCenter* self, NS::NotificationName name, NS::Object* obj, void* queue, void* block, void (*block_call)(void*, NS::Notification*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return {}; }
  return reinterpret_cast<NS::Object*>(reinterpret_cast<host::NS::NotificationCenter*>(self)->addObserver(reinterpret_cast<host::NS::String*>(name), reinterpret_cast<host::NS::Object*>(obj), queue, host::called_back<NS::Notification*>{block, block_call, block_release}));
}
void pewter_NSNotificationCenter_removeObserver_(NS::NotificationCenter* self, NS::Object* observer) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::NotificationCenter*>(self)->removeObserver(reinterpret_cast<host::NS::Object*>(observer));
}
NS::Value* pewter_NSValue_valueWithBytes_objCType_(const void* value, const char* type) {
  return reinterpret_cast<NS::Value*>(host::NS::Value::value(value, type));
}
NS::Value* pewter_NSValue_valueWithPointer_(const void* pointer) {
  return reinterpret_cast<NS::Value*>(host::NS::Value::value(pointer));
}
NS::Value* pewter_NSValue_alloc() {
  return reinterpret_cast<NS::Value*>(host::NS::Value::alloc());
}
NS::Value* pewter_NSValue_initWithBytes_objCType_(NS::Value* self, const void* value, const char* type) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Value*>(reinterpret_cast<host::NS::Value*>(self)->init(value, type));
}
void pewter_NSValue_getValue_size_(const NS::Value* self, void* value, NS::UInteger size) {
  if (self == nullptr) return;
  reinterpret_cast<const host::NS::Value*>(self)->getValue(value, size);
}
const char* pewter_NSValue_objCType(const NS::Value* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Value*>(self)->objCType();
}
bool pewter_NSValue_isEqualToValue_(const NS::Value* self, NS::Value* value) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Value*>(self)->isEqualToValue(reinterpret_cast<host::NS::Value*>(value));
}
void* pewter_NSValue_pointerValue(const NS::Value* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Value*>(self)->pointerValue();
}
NS::Number* pewter_NSNumber_numberWithChar_(char value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithUnsignedChar_(unsigned char value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithShort_(short value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithUnsignedShort_(unsigned short value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithInt_(int value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithUnsignedInt_(unsigned int value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithLong_(long value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithUnsignedLong_(unsigned long value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithLongLong_(long long value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithUnsignedLongLong_(unsigned long long value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithFloat_(float value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithDouble_(double value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_numberWithBool_(bool value) {
  return reinterpret_cast<NS::Number*>(host::NS::Number::number(value));
}
NS::Number* pewter_NSNumber_alloc() {
  return reinterpret_cast<NS::Number*>(host::NS::Number::alloc());
}
NS::Number* pewter_NSNumber_initWithChar_(NS::Number* self, char value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithUnsignedChar_(NS::Number* self, unsigned char value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithShort_(NS::Number* self, short value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithUnsignedShort_(NS::Number* self, unsigned short value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithInt_(NS::Number* self, int value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithUnsignedInt_(NS::Number* self, unsigned int value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithLong_(NS::Number* self, long value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithUnsignedLong_(NS::Number* self, unsigned long value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithLongLong_(NS::Number* self, long long value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithUnsignedLongLong_(NS::Number* self, unsigned long long value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithFloat_(NS::Number* self, float value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithDouble_(NS::Number* self, double value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
NS::Number* pewter_NSNumber_initWithBool_(NS::Number* self, bool value) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Number*>(reinterpret_cast<host::NS::Number*>(self)->init(value));
}
char pewter_NSNumber_charValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->charValue();
}
unsigned char pewter_NSNumber_unsignedCharValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedCharValue();
}
short pewter_NSNumber_shortValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->shortValue();
}
unsigned short pewter_NSNumber_unsignedShortValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedShortValue();
}
int pewter_NSNumber_intValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->intValue();
}
unsigned int pewter_NSNumber_unsignedIntValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedIntValue();
}
long pewter_NSNumber_longValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->longValue();
}
unsigned long pewter_NSNumber_unsignedLongValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedLongValue();
}
long long pewter_NSNumber_longLongValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->longLongValue();
}
unsigned long long pewter_NSNumber_unsignedLongLongValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedLongLongValue();
}
float pewter_NSNumber_floatValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->floatValue();
}
double pewter_NSNumber_doubleValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->doubleValue();
}
bool pewter_NSNumber_boolValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->boolValue();
}
NS::Integer pewter_NSNumber_integerValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->integerValue();
}
NS::UInteger pewter_NSNumber_unsignedIntegerValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->unsignedIntegerValue();
}
NS::String* pewter_NSNumber_stringValue(const NS::Number* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Number*>(self)->stringValue());
}
NS::ComparisonResult pewter_NSNumber_compare_(const NS::Number* self, const NS::Number* otherNumber) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->compare(reinterpret_cast<const host::NS::Number*>(otherNumber));
}
bool pewter_NSNumber_isEqualToNumber_(const NS::Number* self, const NS::Number* number) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Number*>(self)->isEqualToNumber(reinterpret_cast<const host::NS::Number*>(number));
}
NS::String* pewter_NSNumber_descriptionWithLocale_(const NS::Number* self, const NS::Object* locale) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::Number*>(self)->descriptionWithLocale(reinterpret_cast<const host::NS::Object*>(locale)));
}
NS::ProcessInfo* pewter_NSProcessInfo_processInfo() {
  return reinterpret_cast<NS::ProcessInfo*>(host::NS::ProcessInfo::processInfo());
}
NS::String* pewter_NSProcessInfo_processName(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->processName());
}
void pewter_NSProcessInfo_setProcessName_(NS::ProcessInfo* self, const NS::String* processName) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->setProcessName(reinterpret_cast<const host::NS::String*>(processName));
}
bool pewter_NSProcessInfo_automaticTerminationSupportEnabled(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->automaticTerminationSupportEnabled();
}
void pewter_NSProcessInfo_setAutomaticTerminationSupportEnabled_(NS::ProcessInfo* self, bool automaticTerminationSupportEnabled) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->setAutomaticTerminationSupportEnabled(automaticTerminationSupportEnabled);
}
NS::Array* pewter_NSProcessInfo_arguments(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Array*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->arguments());
}
NS::Dictionary* pewter_NSProcessInfo_environment(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Dictionary*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->environment());
}
NS::String* pewter_NSProcessInfo_hostName(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->hostName());
}
int pewter_NSProcessInfo_processIdentifier(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->processIdentifier();
}
NS::String* pewter_NSProcessInfo_globallyUniqueString(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->globallyUniqueString());
}
NS::String* pewter_NSProcessInfo_userName(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->userName());
}
NS::String* pewter_NSProcessInfo_fullUserName(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->fullUserName());
}
NS::UInteger pewter_NSProcessInfo_operatingSystem(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->operatingSystem();
}
NS::OperatingSystemVersion pewter_NSProcessInfo_operatingSystemVersion(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->operatingSystemVersion();
}
NS::String* pewter_NSProcessInfo_operatingSystemVersionString(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::ProcessInfo*>(self)->operatingSystemVersionString());
}
bool pewter_NSProcessInfo_isOperatingSystemAtLeastVersion_(const NS::ProcessInfo* self, NS::OperatingSystemVersion version) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->isOperatingSystemAtLeastVersion(version);
}
NS::UInteger pewter_NSProcessInfo_processorCount(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->processorCount();
}
NS::UInteger pewter_NSProcessInfo_activeProcessorCount(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->activeProcessorCount();
}
unsigned long long pewter_NSProcessInfo_physicalMemory(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->physicalMemory();
}
NS::TimeInterval pewter_NSProcessInfo_systemUptime(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->systemUptime();
}
void pewter_NSProcessInfo_disableSuddenTermination(NS::ProcessInfo* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->disableSuddenTermination();
}
void pewter_NSProcessInfo_enableSuddenTermination(NS::ProcessInfo* self) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->enableSuddenTermination();
}
void pewter_NSProcessInfo_disableAutomaticTermination_(NS::ProcessInfo* self, const NS::String* reason) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->disableAutomaticTermination(reinterpret_cast<const host::NS::String*>(reason));
}
void pewter_NSProcessInfo_enableAutomaticTermination_(NS::ProcessInfo* self, const NS::String* reason) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->enableAutomaticTermination(reinterpret_cast<const host::NS::String*>(reason));
}
NS::Object* pewter_NSProcessInfo_beginActivityWithOptions_reason_(NS::ProcessInfo* self, NS::ActivityOptions options, const NS::String* reason) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Object*>(reinterpret_cast<host::NS::ProcessInfo*>(self)->beginActivity(options, reinterpret_cast<const host::NS::String*>(reason)));
}
void pewter_NSProcessInfo_endActivity_(NS::ProcessInfo* self, NS::Object* activity) {
  if (self == nullptr) return;
  reinterpret_cast<host::NS::ProcessInfo*>(self)->endActivity(reinterpret_cast<host::NS::Object*>(activity));
}
void pewter_NSProcessInfo_performActivityWithOptions_reason_usingBlock_(NS::ProcessInfo* self, NS::ActivityOptions options, const NS::String* reason, void* block, void (*block_call)(void*), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::NS::ProcessInfo*>(self)->performActivity(options, reinterpret_cast<const host::NS::String*>(reason), host::called_back<>{block, block_call, block_release});
}
void pewter_NSProcessInfo_performExpiringActivityWithReason_usingBlock_(NS::ProcessInfo* self, const NS::String* reason, void* block, void (*block_call)(void*, bool), void (*block_release)(void*)) {
  if (self == nullptr) { if (block_release != nullptr) block_release(block); return; }
  reinterpret_cast<host::NS::ProcessInfo*>(self)->performExpiringActivity(reinterpret_cast<const host::NS::String*>(reason), host::called_back<bool>{block, block_call, block_release});
}
NS::ProcessInfoThermalState pewter_NSProcessInfo_thermalState(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->thermalState();
}
bool pewter_NSProcessInfo_isLowPowerModeEnabled(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->isLowPowerModeEnabled();
}
bool pewter_NSProcessInfo_isiOSAppOnMac(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->isiOSAppOnMac();
}
bool pewter_NSProcessInfo_isMacCatalystApp(const NS::ProcessInfo* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->isMacCatalystApp();
}
bool pewter_NSProcessInfo_isDeviceCertifiedFor_(const NS::ProcessInfo* self, NS::DeviceCertification performanceTier) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->isDeviceCertified(performanceTier);
}
bool pewter_NSProcessInfo_hasPerformanceProfile_(const NS::ProcessInfo* self, NS::ProcessPerformanceProfile performanceProfile) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::ProcessInfo*>(self)->hasPerformanceProfile(performanceProfile);
}
NS::Set* pewter_NSSet_alloc() {
  return reinterpret_cast<NS::Set*>(host::NS::Set::alloc());
}
NS::Set* pewter_NSSet_init(NS::Set* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Set*>(reinterpret_cast<host::NS::Set*>(self)->init());
}
NS::Set* pewter_NSSet_initWithObjects_count_(NS::Set* self, const NS::Object* const* objects, NS::UInteger count) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::Set*>(reinterpret_cast<host::NS::Set*>(self)->init(reinterpret_cast<const host::NS::Object* const*>(objects), count));
}
NS::UInteger pewter_NSSet_count(const NS::Set* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::Set*>(self)->count();
}
void* pewter_NSSet_objectEnumerator(const NS::Set* self) {
  if (self == nullptr) return {};
  return static_cast<void*>(reinterpret_cast<const host::NS::Set*>(self)->objectEnumerator());
}
NS::String* pewter_NSString_string() {
  return reinterpret_cast<NS::String*>(host::NS::String::string());
}
NS::String* pewter_NSString_stringWithString_(const NS::String* string) {
  return reinterpret_cast<NS::String*>(host::NS::String::string(reinterpret_cast<const host::NS::String*>(string)));
}
NS::String* pewter_NSString_stringWithCString_encoding_(const char* string, NS::StringEncoding encoding) {
  return reinterpret_cast<NS::String*>(host::NS::String::string(string, encoding));
}
NS::String* pewter_NSString_alloc() {
  return reinterpret_cast<NS::String*>(host::NS::String::alloc());
}
NS::String* pewter_NSString_init(NS::String* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<host::NS::String*>(self)->init());
}
NS::String* pewter_NSString_initWithString_(NS::String* self, const NS::String* string) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<host::NS::String*>(self)->init(reinterpret_cast<const host::NS::String*>(string)));
}
NS::String* pewter_NSString_initWithCString_encoding_(NS::String* self, const char* string, NS::StringEncoding encoding) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<host::NS::String*>(self)->init(string, encoding));
}
NS::String* pewter_NSString_initWithBytesNoCopy_length_encoding_freeWhenDone_(NS::String* self, void* bytes, NS::UInteger len, NS::StringEncoding encoding, bool freeBuffer) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<host::NS::String*>(self)->init(bytes, len, encoding, freeBuffer));
}
NS::unichar pewter_NSString_characterAtIndex_(const NS::String* self, NS::UInteger index) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->character(index);
}
NS::UInteger pewter_NSString_length(const NS::String* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->length();
}
const char* pewter_NSString_cStringUsingEncoding_(const NS::String* self, NS::StringEncoding encoding) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->cString(encoding);
}
const char* pewter_NSString_UTF8String(const NS::String* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->utf8String();
}
NS::UInteger pewter_NSString_maximumLengthOfBytesUsingEncoding_(const NS::String* self, NS::StringEncoding encoding) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->maximumLengthOfBytes(encoding);
}
NS::UInteger pewter_NSString_lengthOfBytesUsingEncoding_(const NS::String* self, NS::StringEncoding encoding) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->lengthOfBytes(encoding);
}
bool pewter_NSString_isEqualToString_(const NS::String* self, const NS::String* string) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->isEqualToString(reinterpret_cast<const host::NS::String*>(string));
}
NS::Range pewter_NSString_rangeOfString_options_(const NS::String* self, const NS::String* string, NS::StringCompareOptions options) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->rangeOfString(reinterpret_cast<const host::NS::String*>(string), options);
}
const char* pewter_NSString_fileSystemRepresentation(const NS::String* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->fileSystemRepresentation();
}
NS::String* pewter_NSString_stringByAppendingString_(const NS::String* self, const NS::String* string) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::String*>(reinterpret_cast<const host::NS::String*>(self)->stringByAppendingString(reinterpret_cast<const host::NS::String*>(string)));
}
NS::ComparisonResult pewter_NSString_caseInsensitiveCompare_(const NS::String* self, const NS::String* string) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::String*>(self)->caseInsensitiveCompare(reinterpret_cast<const host::NS::String*>(string));
}
NS::URL* pewter_NSURL_fileURLWithPath_(const NS::String* path) {
  return reinterpret_cast<NS::URL*>(host::NS::URL::fileURLWithPath(reinterpret_cast<const host::NS::String*>(path)));
}
NS::URL* pewter_NSURL_alloc() {
  return reinterpret_cast<NS::URL*>(host::NS::URL::alloc());
}
NS::URL* pewter_NSURL_init(NS::URL* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<host::NS::URL*>(self)->init());
}
NS::URL* pewter_NSURL_initWithString_(NS::URL* self, const NS::String* string) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<host::NS::URL*>(self)->init(reinterpret_cast<const host::NS::String*>(string)));
}
NS::URL* pewter_NSURL_initFileURLWithPath_(NS::URL* self, const NS::String* path) {
  if (self == nullptr) return {};
  return reinterpret_cast<NS::URL*>(reinterpret_cast<host::NS::URL*>(self)->initFileURLWithPath(reinterpret_cast<const host::NS::String*>(path)));
}
const char* pewter_NSURL_fileSystemRepresentation(const NS::URL* self) {
  if (self == nullptr) return {};
  return reinterpret_cast<const host::NS::URL*>(self)->fileSystemRepresentation();
}
NS::String* pewter_NSLocalizedString(const NS::String* key, const NS::String* comment) {
  return reinterpret_cast<NS::String*>(host::NS::LocalizedString(reinterpret_cast<const host::NS::String*>(key), reinterpret_cast<const host::NS::String*>(comment)));
}
NS::String* pewter_NSLocalizedStringFromTable(const NS::String* key, const NS::String* table, const NS::String* comment) {
  return reinterpret_cast<NS::String*>(host::NS::LocalizedStringFromTable(reinterpret_cast<const host::NS::String*>(key), reinterpret_cast<const host::NS::String*>(table), reinterpret_cast<const host::NS::String*>(comment)));
}
NS::String* pewter_NSLocalizedStringFromTableInBundle(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* comment) {
  return reinterpret_cast<NS::String*>(host::NS::LocalizedStringFromTableInBundle(reinterpret_cast<const host::NS::String*>(key), reinterpret_cast<const host::NS::String*>(table), reinterpret_cast<const host::NS::Bundle*>(bundle), reinterpret_cast<const host::NS::String*>(comment)));
}
NS::String* pewter_NSLocalizedStringWithDefaultValue(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* value, const NS::String* comment) {
  return reinterpret_cast<NS::String*>(host::NS::LocalizedStringWithDefaultValue(reinterpret_cast<const host::NS::String*>(key), reinterpret_cast<const host::NS::String*>(table), reinterpret_cast<const host::NS::Bundle*>(bundle), reinterpret_cast<const host::NS::String*>(value), reinterpret_cast<const host::NS::String*>(comment)));
}
NS::String* pewter_NSString_constant(const char* text) {
  return reinterpret_cast<NS::String*>(host::NS::MakeConstantString(text));
}
}
