// MTL::BinaryArchive: pipelines that are compiled before they are needed, and written for the program's next
// start.
#include "kernels/metal/host/libraries/binary_archive.hpp"

#include "kernels/metal/host/libraries/library.hpp"

namespace pewter::metal::host {
namespace {

class binary_archive_object final : public labelled<MTL::BinaryArchive> {
 public:
  binary_archive_object(std::shared_ptr<object_archive> objects, MTL::Device* device)
      : labelled(device), objects_(std::move(objects)) {}
  const object_archive& objects() const { return *objects_; }

  bool addComputePipelineFunctions(const MTL::ComputePipelineDescriptor* descriptor,
                                   NS::Error** error) override {
    NS::Error* failed = nullptr;
    const auto made = NS::TransferPtr(new_pipeline(descriptor, &failed, device()));
    if (made) {
      return put(*descriptor->computeFunction(), static_cast<const pipeline_object&>(*made.get()).pipeline(),
                 error);
    }
    give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorCompilationFailure,
               text_of(failed->localizedDescription()));
    return false;
  }
  bool addFunction(const MTL::FunctionDescriptor* descriptor, const MTL::Library* library,
                   NS::Error** error) override {
    if (library == nullptr) {
      give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorUnexpectedElement,
                 "addFunction: library = nullptr, must be one");
      return false;
    }
    const auto function = NS::TransferPtr(const_cast<MTL::Library*>(library)->newFunction(descriptor, error));
    if (!function || function->functionType() != MTL::FunctionTypeKernel) return static_cast<bool>(function);
    try {
      const auto& kernel = static_cast<const function_object&>(*function.get());
      return put(kernel, kernel.pipeline({}), error);
    } catch (const std::exception& e) {
      give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorCompilationFailure, e.what());
      return false;
    }
  }
  bool serializeToURL(const NS::URL* url, NS::Error** error) override {
    try {
      objects_->write(url == nullptr ? "" : url->fileSystemRepresentation());
      return true;
    } catch (const std::exception& e) {
      give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorInvalidFile, e.what());
      return false;
    }
  }

 private:
  bool put(const MTL::Function& function, const metal::pipeline& pipeline, NS::Error** error) {
    try {
      static_cast<const function_object&>(function).put_into(*objects_, pipeline);
      return true;
    } catch (const std::exception& e) {
      give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorCompilationFailure, e.what());
      return false;
    }
  }

  std::shared_ptr<object_archive> objects_;
};

}  // namespace

MTL::BinaryArchive* new_binary_archive(const MTL::BinaryArchiveDescriptor* d, NS::Error** error,
                                       MTL::Device* device) {
  if (d == nullptr || d->url() == nullptr) return new binary_archive_object(object_archive::make(), device);
  try {
    return new binary_archive_object(object_archive::read(d->url()->fileSystemRepresentation()), device);
  } catch (const std::exception& e) {
    give_error(error, MTL::BinaryArchiveDomain, MTL::BinaryArchiveErrorInvalidFile, e.what());
    return nullptr;
  }
}

const object_archive& archive_of(const MTL::BinaryArchive& archive) {
  return static_cast<const binary_archive_object&>(archive).objects();
}

}  // namespace pewter::metal::host
