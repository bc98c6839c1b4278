// NS::Bundle: a folder. The main one is the folder of the program, as for a program of macOS that is no
// application.
#include <filesystem>

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

namespace fs = std::filesystem;

fs::path program() {
  std::error_code failed;
  return fs::read_symlink("/proc/self/exe", failed);
}

NS::String* text(const fs::path& path) { return path.empty() ? nullptr : text_object(path.string()); }
NS::URL* address(const fs::path& path) {
  return path.empty() ? nullptr : NS::URL::fileURLWithPath(text_object(path.string()));
}

class bundle_object final : public NS::Bundle {
 public:
  NS::Bundle* init(const NS::String* path) override { return take(text_of(path)); }
  NS::Bundle* init(const NS::URL* url) override {
    return take(url == nullptr ? "" : url->fileSystemRepresentation());
  }
  NS::Bundle* take(const fs::path& folder) {
    std::error_code failed;
    if (fs::is_directory(folder, failed)) {
      folder_ = fs::absolute(folder, failed);
      return this;
    }
    release();
    return nullptr;
  }

  bool load() override { return is_loaded_ = executable() == program(); }
  bool unload() override { return false; }
  bool isLoaded() const override { return is_loaded_ || executable() == program(); }
  bool preflightAndReturnError(NS::Error** error) const override {
    if (!executable().empty()) return true;
    give_error(error, NS::CocoaErrorDomain, 4, folder_.string() + ": the bundle has no executable");
    return false;
  }
  bool loadAndReturnError(NS::Error** error) override { return preflightAndReturnError(error) && load(); }

  NS::URL* bundleURL() const override { return address(folder_); }
  NS::URL* resourceURL() const override { return address(folder_); }
  NS::URL* executableURL() const override { return address(executable()); }
  NS::URL* URLForAuxiliaryExecutable(const NS::String* name) const override { return address(file(name)); }
  NS::URL* privateFrameworksURL() const override { return address(folder_ / "Frameworks"); }
  NS::URL* sharedFrameworksURL() const override { return address(folder_ / "SharedFrameworks"); }
  NS::URL* sharedSupportURL() const override { return address(folder_ / "SharedSupport"); }
  NS::URL* builtInPlugInsURL() const override { return address(folder_ / "PlugIns"); }
  NS::URL* appStoreReceiptURL() const override { return nullptr; }
  NS::String* bundlePath() const override { return text(folder_); }
  NS::String* resourcePath() const override { return text(folder_); }
  NS::String* executablePath() const override { return text(executable()); }
  NS::String* pathForAuxiliaryExecutable(const NS::String* name) const override { return text(file(name)); }
  NS::String* privateFrameworksPath() const override { return text(folder_ / "Frameworks"); }
  NS::String* sharedFrameworksPath() const override { return text(folder_ / "SharedFrameworks"); }
  NS::String* sharedSupportPath() const override { return text(folder_ / "SharedSupport"); }
  NS::String* builtInPlugInsPath() const override { return text(folder_ / "PlugIns"); }
  NS::String* bundleIdentifier() const override { return nullptr; }
  NS::Dictionary* infoDictionary() const override { return NS::Dictionary::dictionary(); }
  NS::Dictionary* localizedInfoDictionary() const override { return NS::Dictionary::dictionary(); }
  NS::Object* objectForInfoDictionaryKey(const NS::String*) override { return nullptr; }
  NS::String* localizedString(const NS::String* key, const NS::String* value,
                              const NS::String*) const override {
    return const_cast<NS::String*>(value != nullptr && value->length() != 0 ? value : key);
  }

 private:
  fs::path executable() const { return program().parent_path() == folder_ ? program() : fs::path(); }
  fs::path file(const NS::String* name) const {
    std::error_code failed;
    const fs::path path = folder_ / text_of(name);
    return fs::is_regular_file(path, failed) ? path : fs::path();
  }

  fs::path folder_;
  bool is_loaded_ = false;
};

}  // namespace

namespace NS {

Bundle* Bundle::alloc() { return new bundle_object; }
Bundle* Bundle::mainBundle() {
  static Bundle* const main = (new bundle_object)->take(program().parent_path());
  return main;
}
Bundle* Bundle::bundle(const String* path) {
  Bundle* const made = alloc()->init(path);
  return made == nullptr ? nullptr : made->autorelease();
}
Bundle* Bundle::bundle(const URL* url) {
  Bundle* const made = alloc()->init(url);
  return made == nullptr ? nullptr : made->autorelease();
}
String* LocalizedStringWithDefaultValue(const String* key, const String* table, const Bundle* bundle,
                                        const String* value, const String*) {
  return bundle == nullptr ? nullptr : bundle->localizedString(key, value, table);
}
String* LocalizedStringFromTableInBundle(const String* key, const String* table, const Bundle* bundle,
                                         const String* comment) {
  return LocalizedStringWithDefaultValue(key, table, bundle, nullptr, comment);
}
String* LocalizedStringFromTable(const String* key, const String* table, const String* comment) {
  return LocalizedStringFromTableInBundle(key, table, Bundle::mainBundle(), comment);
}
String* LocalizedString(const String* key, const String* comment) {
  return LocalizedStringFromTable(key, nullptr, comment);
}

Array* Bundle::allBundles() { return Array::array(mainBundle()); }
Array* Bundle::allFrameworks() { return Array::array(); }

}  // namespace NS
}  // namespace pewter::metal::host
