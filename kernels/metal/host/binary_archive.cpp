// MTL::BinaryArchive: pipelines that are compiled before they are needed. Their code is in the cache, which
// every pipeline is taken from; a file of it cannot be written.
#include "kernels/metal/host/binary_archive.hpp"

#include <mutex>

#include "kernels/metal/host/library.hpp"

namespace pewter::metal::host {
namespace {

class binary_archive_object final : public labelled<MTL::BinaryArchive> {
 public:
  bool addComputePipelineFunctions(const MTL::ComputePipelineDescriptor* descriptor,
                                   NS::Error** error) override {
    NS::Error* failed = nullptr;
    const auto made = NS::TransferPtr(new_pipeline(descriptor, &failed));
    if (made) {
      const std::lock_guard lock(mutex_);
      pipelines_.push_back(made);
      return true;
    }
    give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorCompilationFailure,
               text_of(failed->localizedDescription()));
    return false;
  }
  bool addFunction(const MTL::FunctionDescriptor* descriptor, const MTL::Library* library,
                   NS::Error** error) override {
    const auto function = NS::TransferPtr(
        library == nullptr ? nullptr : const_cast<MTL::Library*>(library)->newFunction(descriptor, error));
    if (function) return true;
    if (library == nullptr)
      give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorUnexpectedElement,
                 "addFunction: library = nullptr, must be one");
    return false;
  }
  bool serializeToURL(const NS::URL* url, NS::Error** error) override {
    give_error(
        error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorInternalError,
        "serializeToURL: " + std::string(url == nullptr ? "nullptr" : url->fileSystemRepresentation()) +
            ": archives are not written; the compiler's cache keeps the pipelines");
    return false;
  }

 private:
  std::mutex mutex_;
  std::vector<NS::SharedPtr<MTL::ComputePipelineState>> pipelines_;
};

}  // namespace

MTL::BinaryArchive* new_binary_archive(const MTL::BinaryArchiveDescriptor* d, NS::Error** error) {
  if (d == nullptr || d->url() == nullptr) return new binary_archive_object;
  give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorInvalidFile,
             "newBinaryArchive: " + std::string(d->url()->fileSystemRepresentation()) +
                 ": no archive of this device, which writes none");
  return nullptr;
}

}  // namespace pewter::metal::host
