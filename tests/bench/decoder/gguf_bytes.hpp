// The bytes of a GGUF file, written number by number; tests make right and wrong ones of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace pewter::decoder {

/// Appends; what is wrong in a test's file is written as such.
class gguf_bytes {
 public:
  template <class T>
  gguf_bytes& number(T value) {
    const std::size_t at = bytes_.size();
    bytes_.resize(at + sizeof value);
    std::memcpy(bytes_.data() + at, &value, sizeof value);
    return *this;
  }
  gguf_bytes& u32(std::uint32_t value) { return number(value); }
  gguf_bytes& u64(std::uint64_t value) { return number(value); }
  gguf_bytes& string(std::string_view text) {
    u64(text.size());
    for (const char c : text) number(c);
    return *this;
  }
  gguf_bytes& head(std::uint64_t tensors, std::uint64_t values, std::uint32_t version = 3) {
    return u32(0x46554747u).u32(version).u64(tensors).u64(values);
  }
  template <class T>
  gguf_bytes& value(std::string_view key, std::uint32_t type, T of) {
    return string(key).u32(type).number(of);
  }
  gguf_bytes& tensor(std::string_view name, const std::vector<std::uint64_t>& extents, std::uint32_t type,
                     std::uint64_t offset) {
    string(name).u32(static_cast<std::uint32_t>(extents.size()));
    for (const std::uint64_t e : extents) u64(e);
    return u32(type).u64(offset);
  }
  /// Zeros up to a multiple of the alignment, then `count` bytes 0, 1, 2, ...
  gguf_bytes& data(std::size_t count, std::size_t alignment = 32) {
    while (bytes_.size() % alignment != 0) number(std::uint8_t{0});
    for (std::size_t i = 0; i < count; ++i) number(static_cast<std::uint8_t>(i));
    return *this;
  }
  std::vector<std::byte> bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

/// A right file with a value of every type and tensors of several.
inline std::vector<std::byte> every_value() {
  gguf_bytes f;
  f.head(3, 16);
  f.value("u8", 0, std::uint8_t{200}).value("i8", 1, std::int8_t{-3});
  f.value("u16", 2, std::uint16_t{65000}).value("i16", 3, std::int16_t{-300});
  f.value("u32", 4, 4000000000u).value("i32", 5, -70000).value("f32", 6, 1.5f);
  f.value("bool", 7, std::uint8_t{1});
  f.string("text").u32(8).string("blocks of 32");
  f.string("numbers").u32(9).u32(5).u64(3).number(1).number(2).number(3);
  f.value("u64", 10, std::uint64_t{1} << 60).value("i64", 11, std::int64_t{-1}).value("f64", 12, 0.25);
  f.string("words").u32(9).u32(8).u64(2).string("a").string("bc");
  f.string("nested").u32(9).u32(9).u64(2).u32(0).u64(1).number(std::uint8_t{7}).u32(8).u64(1).string("x");
  f.value("general.alignment", 4, 64u);
  f.tensor("norm", {5}, 0, 0).tensor("halves", {3, 2}, 1, 64).tensor("blocks", {64, 3}, 8, 128);
  return f.data(128 + 6 * 34, 64).bytes();
}

/// A right model of one layer and eight hidden elements, with two experts or none.
inline std::vector<std::byte> small_model(bool with_experts) {
  struct tensor {
    std::string name;
    std::vector<std::uint64_t> extents;
  };
  std::vector<tensor> tensors = {{"token_embd.weight", {8, 4}}, {"output_norm.weight", {8}}};
  for (const char* const norm : {"attn_norm", "ffn_norm"})
    tensors.push_back({"blk.0." + std::string(norm) + ".weight", {8}});
  for (const char* const square : {"attn_q", "attn_output"})
    tensors.push_back({"blk.0." + std::string(square) + ".weight", {8, 8}});
  for (const char* const of_cache : {"attn_k", "attn_v"})
    tensors.push_back({"blk.0." + std::string(of_cache) + ".weight", {8, 4}});
  tensors.push_back({"blk.0.attn_k_norm.weight", {4}});
  if (with_experts) tensors.push_back({"blk.0.ffn_gate_inp.weight", {8, 2}});
  for (const char* const part : {"ffn_gate", "ffn_up", "ffn_down"})
    tensors.push_back(
        {"blk.0." + std::string(part) + (with_experts ? "_exps.weight" : ".weight"),
         with_experts ? std::vector<std::uint64_t>{8, 8, 2} : std::vector<std::uint64_t>{8, 8}});
  const std::string kind = with_experts ? "qwen3moe" : "llama";
  gguf_bytes f;
  f.head(tensors.size(), with_experts ? 10 : 8);
  f.string("general.architecture").u32(8).string(kind);
  f.value(kind + ".block_count", 4, 1u).value(kind + ".embedding_length", 4, 8u);
  f.value(kind + ".attention.head_count", 4, 2u).value(kind + ".attention.head_count_kv", 4, 1u);
  f.value(kind + ".attention.layer_norm_rms_epsilon", 6, 1e-5f);
  f.value(kind + ".rope.dimension_count", 4, 4u).value(kind + ".feed_forward_length", 4, 8u);
  if (with_experts) f.value(kind + ".expert_count", 4, 2u).value(kind + ".expert_used_count", 4, 1u);
  std::uint64_t offset = 0;
  for (const tensor& t : tensors) {
    f.tensor(t.name, t.extents, 0, offset);
    std::uint64_t elements = 1;
    for (const std::uint64_t e : t.extents) elements *= e;
    offset += (4 * elements + 31) / 32 * 32;
  }
  return f.data(offset).bytes();
}

}  // namespace pewter::decoder
