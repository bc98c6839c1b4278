// NS::Data, and libdispatch's data and queues as far as Metal's interface takes them.
#include "kernels/metal/host/foundation/data.hpp"

#include <cstring>
#include <fstream>
#include <iterator>

namespace pewter::metal::host {
namespace {

class data_object final : public NS::Data {
 public:
  explicit data_object(std::vector<unsigned char> bytes) : bytes_(std::move(bytes)) {}
  const void* bytes() const override { return bytes_.data(); }
  void* mutableBytes() const override { return const_cast<unsigned char*>(bytes_.data()); }
  NS::UInteger length() const override { return bytes_.size(); }
  bool isEqual(const NS::Object* object) const override {
    const auto* const other = dynamic_cast<const data_object*>(object);
    return other != nullptr && other->bytes_ == bytes_;
  }
  NS::UInteger hash() const override { return bytes_.size(); }

 private:
  std::vector<unsigned char> bytes_;
};

NS::Data* file_data(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return nullptr;
  std::vector<unsigned char> bytes{std::istreambuf_iterator<char>(in), {}};
  return (new data_object(std::move(bytes)))->autorelease();
}

/// A queue's label; what is sent to it runs elsewhere.
class queue_label final : public NS::Object {
 public:
  explicit queue_label(const char* label) : label_(label == nullptr ? "" : label) {}
  NS::String* description() const override { return text_object(label_); }

 private:
  std::string label_;
};

}  // namespace

namespace NS {

Data* Data::data(String* path) { return file_data(text_of(path)); }
Data* Data::data(URL* url) { return url == nullptr ? nullptr : file_data(url->fileSystemRepresentation()); }
Data* Data::data(const void* bytes, UInteger length) {
  const auto* const first = static_cast<const unsigned char*>(bytes);
  return new_data({first, first + (first == nullptr ? 0 : length)})->autorelease();
}

}  // namespace NS

NS::Data* new_data(std::vector<unsigned char> bytes) { return new data_object(std::move(bytes)); }

const NS::Data* data_of(dispatch_data_t data) { return reinterpret_cast<const NS::Data*>(data); }

}  // namespace pewter::metal::host

using namespace pewter::metal::host;

dispatch_data_t pewter_dispatch_data_create(const void* bytes, std::size_t size) {
  const auto* const first = static_cast<const unsigned char*>(bytes);
  return reinterpret_cast<dispatch_data_t>(new_data({first, first + (first == nullptr ? 0 : size)}));
}
std::size_t pewter_dispatch_data_get_size(dispatch_data_t data) {
  return data == nullptr ? 0 : data_of(data)->length();
}
const void* pewter_dispatch_data_get_bytes(dispatch_data_t data) {
  return data == nullptr ? nullptr : data_of(data)->bytes();
}
dispatch_queue_t pewter_dispatch_queue_create(const char* label) {
  return reinterpret_cast<dispatch_queue_t>(
      static_cast<pewter::metal::host::NS::Object*>(new queue_label(label)));
}
