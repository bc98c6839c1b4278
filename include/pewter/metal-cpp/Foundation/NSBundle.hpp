// Generated from kernels/metal/interface/Foundation/NSBundle.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Array;
class Bundle;
class Dictionary;
class Error;
class String;
using NotificationName = NS::String*;
class URL;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Bundle* pewter_NSBundle_mainBundle();
NS::Bundle* pewter_NSBundle_bundleWithPath_(const NS::String* path);
NS::Bundle* pewter_NSBundle_bundleWithURL_(const NS::URL* URL);
NS::Array* pewter_NSBundle_allBundles();
NS::Array* pewter_NSBundle_allFrameworks();
NS::Bundle* pewter_NSBundle_alloc();
NS::Bundle* pewter_NSBundle_initWithPath_(NS::Bundle* self, const NS::String* path);
NS::Bundle* pewter_NSBundle_initWithURL_(NS::Bundle* self, const NS::URL* URL);
bool pewter_NSBundle_load(NS::Bundle* self);
bool pewter_NSBundle_unload(NS::Bundle* self);
bool pewter_NSBundle_isLoaded(const NS::Bundle* self);
bool pewter_NSBundle_preflightAndReturnError_(const NS::Bundle* self, NS::Error** error);
bool pewter_NSBundle_loadAndReturnError_(NS::Bundle* self, NS::Error** error);
NS::URL* pewter_NSBundle_bundleURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_resourceURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_executableURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_URLForAuxiliaryExecutable_(const NS::Bundle* self, const NS::String* executableName);
NS::URL* pewter_NSBundle_privateFrameworksURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_sharedFrameworksURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_sharedSupportURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_builtInPlugInsURL(const NS::Bundle* self);
NS::URL* pewter_NSBundle_appStoreReceiptURL(const NS::Bundle* self);
NS::String* pewter_NSBundle_bundlePath(const NS::Bundle* self);
NS::String* pewter_NSBundle_resourcePath(const NS::Bundle* self);
NS::String* pewter_NSBundle_executablePath(const NS::Bundle* self);
NS::String* pewter_NSBundle_pathForAuxiliaryExecutable_(const NS::Bundle* self, const NS::String* executableName);
NS::String* pewter_NSBundle_privateFrameworksPath(const NS::Bundle* self);
NS::String* pewter_NSBundle_sharedFrameworksPath(const NS::Bundle* self);
NS::String* pewter_NSBundle_sharedSupportPath(const NS::Bundle* self);
NS::String* pewter_NSBundle_builtInPlugInsPath(const NS::Bundle* self);
NS::String* pewter_NSBundle_bundleIdentifier(const NS::Bundle* self);
NS::Dictionary* pewter_NSBundle_infoDictionary(const NS::Bundle* self);
NS::Dictionary* pewter_NSBundle_localizedInfoDictionary(const NS::Bundle* self);
NS::Object* pewter_NSBundle_objectForInfoDictionaryKey_(NS::Bundle* self, const NS::String* key);
NS::String* pewter_NSBundle_localizedStringForKey_value_table_(const NS::Bundle* self, const NS::String* key, const NS::String* value, const NS::String* tableName);
NS::String* pewter_NSLocalizedString(const NS::String* key, const NS::String* comment);
NS::String* pewter_NSLocalizedStringFromTable(const NS::String* key, const NS::String* table, const NS::String* comment);
NS::String* pewter_NSLocalizedStringFromTableInBundle(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* comment);
NS::String* pewter_NSLocalizedStringWithDefaultValue(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* value, const NS::String* comment);
extern NS::String* const pewter_NSBundleDidLoadNotification;
extern NS::String* const pewter_NSBundleResourceRequestLowDiskSpaceNotification;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Bundle : public NS::Referencing<Bundle> {
 public:
  static NS::Bundle* mainBundle() { return pewter_NSBundle_mainBundle(); }
  static NS::Bundle* bundle(const NS::String* path) { return pewter_NSBundle_bundleWithPath_(path); }
  static NS::Bundle* bundle(const NS::URL* URL) { return pewter_NSBundle_bundleWithURL_(URL); }
  static NS::Array* allBundles() { return pewter_NSBundle_allBundles(); }
  static NS::Array* allFrameworks() { return pewter_NSBundle_allFrameworks(); }
  static NS::Bundle* alloc() { return pewter_NSBundle_alloc(); }
  NS::Bundle* init(const NS::String* path) { return pewter_NSBundle_initWithPath_(this, path); }
  NS::Bundle* init(const NS::URL* URL) { return pewter_NSBundle_initWithURL_(this, URL); }
  bool load() { return pewter_NSBundle_load(this); }
  bool unload() { return pewter_NSBundle_unload(this); }
  bool isLoaded() const { return pewter_NSBundle_isLoaded(this); }
  bool preflightAndReturnError(NS::Error** error) const { return pewter_NSBundle_preflightAndReturnError_(this, error); }
  bool loadAndReturnError(NS::Error** error) { return pewter_NSBundle_loadAndReturnError_(this, error); }
  NS::URL* bundleURL() const { return pewter_NSBundle_bundleURL(this); }
  NS::URL* resourceURL() const { return pewter_NSBundle_resourceURL(this); }
  NS::URL* executableURL() const { return pewter_NSBundle_executableURL(this); }
  NS::URL* URLForAuxiliaryExecutable(const NS::String* executableName) const { return pewter_NSBundle_URLForAuxiliaryExecutable_(this, executableName); }
  NS::URL* privateFrameworksURL() const { return pewter_NSBundle_privateFrameworksURL(this); }
  NS::URL* sharedFrameworksURL() const { return pewter_NSBundle_sharedFrameworksURL(this); }
  NS::URL* sharedSupportURL() const { return pewter_NSBundle_sharedSupportURL(this); }
  NS::URL* builtInPlugInsURL() const { return pewter_NSBundle_builtInPlugInsURL(this); }
  NS::URL* appStoreReceiptURL() const { return pewter_NSBundle_appStoreReceiptURL(this); }
  NS::String* bundlePath() const { return pewter_NSBundle_bundlePath(this); }
  NS::String* resourcePath() const { return pewter_NSBundle_resourcePath(this); }
  NS::String* executablePath() const { return pewter_NSBundle_executablePath(this); }
  NS::String* pathForAuxiliaryExecutable(const NS::String* executableName) const { return pewter_NSBundle_pathForAuxiliaryExecutable_(this, executableName); }
  NS::String* privateFrameworksPath() const { return pewter_NSBundle_privateFrameworksPath(this); }
  NS::String* sharedFrameworksPath() const { return pewter_NSBundle_sharedFrameworksPath(this); }
  NS::String* sharedSupportPath() const { return pewter_NSBundle_sharedSupportPath(this); }
  NS::String* builtInPlugInsPath() const { return pewter_NSBundle_builtInPlugInsPath(this); }
  NS::String* bundleIdentifier() const { return pewter_NSBundle_bundleIdentifier(this); }
  NS::Dictionary* infoDictionary() const { return pewter_NSBundle_infoDictionary(this); }
  NS::Dictionary* localizedInfoDictionary() const { return pewter_NSBundle_localizedInfoDictionary(this); }
  NS::Object* objectForInfoDictionaryKey(const NS::String* key) { return pewter_NSBundle_objectForInfoDictionaryKey_(this, key); }
  NS::String* localizedString(const NS::String* key, const NS::String* value = nullptr, const NS::String* tableName = nullptr) const { return pewter_NSBundle_localizedStringForKey_value_table_(this, key, value, tableName); }
};
inline const NS::NotificationName& BundleDidLoadNotification = pewter_NSBundleDidLoadNotification;
inline const NS::NotificationName& BundleResourceRequestLowDiskSpaceNotification = pewter_NSBundleResourceRequestLowDiskSpaceNotification;
inline NS::String* LocalizedString(const NS::String* key, const NS::String* comment) { return pewter_NSLocalizedString(key, comment); }
inline NS::String* LocalizedStringFromTable(const NS::String* key, const NS::String* table, const NS::String* comment) { return pewter_NSLocalizedStringFromTable(key, table, comment); }
inline NS::String* LocalizedStringFromTableInBundle(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* comment) { return pewter_NSLocalizedStringFromTableInBundle(key, table, bundle, comment); }
inline NS::String* LocalizedStringWithDefaultValue(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* value, const NS::String* comment) { return pewter_NSLocalizedStringWithDefaultValue(key, table, bundle, value, comment); }
}  // namespace NS
#include "../Foundation/NSNotification.hpp"
