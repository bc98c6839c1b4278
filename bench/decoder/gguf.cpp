#include "bench/decoder/gguf.hpp"

#include <bit>
#include <cmath>
#include <limits>

#include "bench/decoder/gguf_reader.hpp"

namespace pewter::decoder {
namespace {

static_assert(std::endian::native == std::endian::little, "the file's numbers are used as they are");

/// GGUF's number of a type of tensors.
struct tensor_type {
  std::optional<element_type> element;
  std::optional<block_type> block;
};
std::optional<tensor_type> type_of_number(std::uint32_t number) {
  switch (number) {
    case 0:
      return tensor_type{element_type::float32, {}};
    case 1:
      return tensor_type{element_type::float16, {}};
    case 30:
      return tensor_type{element_type::bfloat16, {}};
    default:
      break;
  }
  for (int i = 0; i < block_type_count; ++i) {
    const auto type = static_cast<block_type>(i);
    if (!is_affine(type) && traits_of(type).gguf_number == static_cast<int>(number))
      return tensor_type{{}, type};
  }
  return {};
}

element_traits traits_of(const gguf_tensor& t) {
  return t.block ? pewter::traits_of(*t.block) : pewter::traits_of(*t.element);
}

/// The first multiple of `alignment` from n on.
std::size_t aligned(std::size_t n, std::size_t alignment) {
  return (n + alignment - 1) / alignment * alignment;
}

template <class T>
T number_in(const gguf_value& value) {
  T number;
  std::memcpy(&number, value.bytes.data(), sizeof number);
  return number;
}

/// An integer's value; none if it is negative or no integer.
std::optional<std::uint64_t> unsigned_in(const gguf_value& v) {
  const auto of_signed = [](std::int64_t n) {
    return n < 0 ? std::nullopt : std::optional<std::uint64_t>(static_cast<std::uint64_t>(n));
  };
  switch (v.type) {
    case value_type::uint8:
      return number_in<std::uint8_t>(v);
    case value_type::uint16:
      return number_in<std::uint16_t>(v);
    case value_type::uint32:
      return number_in<std::uint32_t>(v);
    case value_type::uint64:
      return number_in<std::uint64_t>(v);
    case value_type::int8:
      return of_signed(number_in<std::int8_t>(v));
    case value_type::int16:
      return of_signed(number_in<std::int16_t>(v));
    case value_type::int32:
      return of_signed(number_in<std::int32_t>(v));
    case value_type::int64:
      return of_signed(number_in<std::int64_t>(v));
    default:
      return {};
  }
}

}  // namespace

gguf_file::gguf_file(std::span<const std::byte> bytes, std::string name) : name_(std::move(name)) {
  reader from(bytes, name_.c_str());
  const auto magic = from.number<std::uint32_t>("the magic number");
  if (magic != 0x46554747u)
    detail::raise("%s: begins with 0x%08x, must begin with GGUF", name_.c_str(), magic);
  version_ = from.number<std::uint32_t>("the version");
  if (version_ != 2 && version_ != 3)
    detail::raise("%s: version = %u, must be 2 or 3 in little-endian order", name_.c_str(), version_);
  const auto tensors = from.number<std::uint64_t>("the count of tensors");
  const auto values = from.number<std::uint64_t>("the count of values");
  read_values(from, values);
  const std::uint64_t alignment = unsigned_of("general.alignment", 32);
  if (!std::has_single_bit(alignment) || alignment < 8 || alignment > 65536)
    detail::raise("%s: general.alignment = %llu, must be a power of two from 8 to 65536", name_.c_str(),
                  static_cast<unsigned long long>(alignment));
  alignment_ = static_cast<std::size_t>(alignment);
  read_tensors(from, tensors);
}

void gguf_file::read_values(reader& from, std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string_view key = from.string("a key");
    const gguf_value value = from.value(from.type("a value's type"));
    if (!values_.try_emplace(key, value).second)
      detail::raise("%s: key '%s' is there twice, must be there once", name_.c_str(), printed(key).c_str());
    keys_.push_back(key);
  }
}

void gguf_file::read_tensors(reader& from, std::uint64_t count) {
  std::vector<std::uint64_t> offsets;
  for (std::uint64_t i = 0; i < count; ++i) {
    gguf_tensor t;
    t.name = from.string("a tensor's name");
    const std::string shown = printed(t.name);
    t.axes = from.number<std::uint32_t>("a tensor's count of axes");
    if (t.axes > 4)
      detail::raise("%s: tensor '%s' has %u axes, must have at most 4", name_.c_str(), shown.c_str(), t.axes);
    for (unsigned axis = 0; axis < t.axes; ++axis)
      t.extents[axis] = static_cast<std::size_t>(from.number<std::uint64_t>("a tensor's extent"));
    const auto number = from.number<std::uint32_t>("a tensor's type");
    const std::optional<tensor_type> type = type_of_number(number);
    if (!type)
      detail::raise(
          "%s: tensor '%s' has type %u, must be float (0), half (1), bfloat (30) or of quantised blocks",
          name_.c_str(), shown.c_str(), number);
    t.element = type->element;
    t.block = type->block;
    offsets.push_back(from.number<std::uint64_t>("a tensor's offset"));
    if (!tensor_of_name_.try_emplace(t.name, tensors_.size()).second)
      detail::raise("%s: tensor '%s' is there twice, must be there once", name_.c_str(), shown.c_str());
    tensors_.push_back(t);
  }
  // A file without tensors may end before its data would begin.
  const std::size_t begin = aligned(from.position(), alignment_) - from.position();
  if (!tensors_.empty()) from.take(begin, "the space before the tensors");
  place_tensors(from.take(from.left(), "the tensors"), offsets);
}

/// Finds each tensor's bytes.
void gguf_file::place_tensors(std::span<const std::byte> data, std::span<const std::uint64_t> offsets) {
  for (std::size_t i = 0; i < tensors_.size(); ++i) {
    gguf_tensor& t = tensors_[i];
    const std::string shown = printed(t.name);
    const element_traits traits = traits_of(t);
    std::size_t elements = 1;
    for (const std::size_t extent : t.extents)
      if (__builtin_mul_overflow(elements, extent, &elements))
        detail::raise("%s: tensor '%s' has %zu x %zu x %zu x %zu elements, must be at most 2^64 - 1",
                      name_.c_str(), shown.c_str(), t.extents[0], t.extents[1], t.extents[2], t.extents[3]);
    if (t.extents[0] % traits.elements != 0)
      detail::raise(
          "%s: tensor '%s' has rows of %zu elements, must be a multiple of %u, the elements of a block of %s",
          name_.c_str(), shown.c_str(), t.extents[0], unsigned{traits.elements}, traits.name);
    if (offsets[i] % alignment_ != 0)
      detail::raise("%s: tensor '%s' is at offset %llu, must be a multiple of the alignment %zu",
                    name_.c_str(), shown.c_str(), static_cast<unsigned long long>(offsets[i]), alignment_);
    std::size_t bytes = 0;
    const bool fits = !__builtin_mul_overflow(elements / traits.elements, std::size_t{traits.bytes}, &bytes);
    if (!fits || offsets[i] > data.size() || bytes > data.size() - offsets[i])
      detail::raise(
          "%s: tensor '%s' has %zu elements of %s at offset %llu, must end within the %zu bytes of tensors",
          name_.c_str(), shown.c_str(), elements, traits.name, static_cast<unsigned long long>(offsets[i]),
          data.size());
    t.bytes = data.subspan(static_cast<std::size_t>(offsets[i]), bytes);
  }
}

const gguf_value* gguf_file::find(std::string_view key) const {
  const auto found = values_.find(key);
  return found == values_.end() ? nullptr : &found->second;
}

const gguf_tensor* gguf_file::find_tensor(std::string_view name) const {
  const auto found = tensor_of_name_.find(name);
  return found == tensor_of_name_.end() ? nullptr : &tensors_[found->second];
}

const gguf_value* gguf_file::needed(std::string_view key, bool optional) const {
  const gguf_value* const value = find(key);
  if (value == nullptr && !optional)
    detail::raise("%s: has no key '%s', must have it", name_.c_str(), printed(key).c_str());
  return value;
}

void gguf_file::refuse(std::string_view key, const gguf_value& value, const char* wanted) const {
  detail::raise("%s: key '%s' is of type %s, must be %s", name_.c_str(), printed(key).c_str(),
                name_of(value.type), wanted);
}

std::uint64_t gguf_file::unsigned_of(std::string_view key, std::optional<std::uint64_t> otherwise) const {
  const gguf_value* const value = needed(key, otherwise.has_value());
  if (value == nullptr) return *otherwise;
  const std::optional<std::uint64_t> number = unsigned_in(*value);
  if (!number) refuse(key, *value, "an integer that is not negative");
  return *number;
}

float gguf_file::float_of(std::string_view key, std::optional<float> otherwise) const {
  const gguf_value* const value = needed(key, otherwise.has_value());
  if (value == nullptr) return *otherwise;
  if (value->type == value_type::float32) return number_in<float>(*value);
  if (value->type != value_type::float64) refuse(key, *value, "float32 or float64");
  const double number = number_in<double>(*value);
  if (std::abs(number) > static_cast<double>(std::numeric_limits<float>::max()) && !std::isinf(number))
    detail::raise("%s: key '%s' = %g, must be a float's", name_.c_str(), printed(key).c_str(), number);
  return static_cast<float>(number);
}

bool gguf_file::bool_of(std::string_view key, bool otherwise) const {
  const gguf_value* const value = find(key);
  if (value == nullptr) return otherwise;
  if (value->type != value_type::boolean) refuse(key, *value, "boolean");
  return number_in<std::uint8_t>(*value) != 0;
}

std::string_view gguf_file::string_of(std::string_view key, std::optional<std::string_view> otherwise) const {
  const gguf_value* const value = needed(key, otherwise.has_value());
  if (value == nullptr) return *otherwise;
  if (value->type != value_type::string) refuse(key, *value, "a string");
  return {reinterpret_cast<const char*>(value->bytes.data()), value->bytes.size()};
}

std::vector<std::string_view> gguf_file::strings_of(std::string_view key) const {
  const gguf_value* const value = needed(key, false);
  if (value->type != value_type::array || value->element != value_type::string)
    refuse(key, *value, "an array of strings");
  std::vector<std::string_view> strings;
  for (const gguf_value& v : elements_of(*value))
    strings.emplace_back(reinterpret_cast<const char*>(v.bytes.data()), v.bytes.size());
  return strings;
}

std::vector<gguf_value> gguf_file::elements_of(const gguf_value& array) const {
  reader from(array.bytes, name_.c_str());
  std::vector<gguf_value> elements;
  for (std::uint64_t i = 0; i < array.count; ++i) elements.push_back(from.value(array.element));
  return elements;
}

}  // namespace pewter::decoder
