// A GPU's part of a run of quantised codes (native/gpu/run_bytes.hpp), thread by thread on the host, against
// the oracle of layouts: every type of blocks, at every address.
#include <gtest/gtest.h>

#include <cstdint>

namespace pewter::test {
thread_local std::uint32_t tested_thread = 0;
}
#define PEWTER_TEST_THREAD_OF_RUN ::pewter::test::tested_thread
#define PEWTER_KERNEL_FILE run_bytes_test
#include "kernels/quantized/formats.kernel.hpp"

#include <random>
#include <vector>

#include "tests/reference/quantized/blocks.hpp"

namespace pewter::test {
namespace {

/// Where element `i` of the eight of a thread is in its run.
int place_in_run(int i) { return static_cast<int>(4 * tested_thread) + i % 4 + i / 4 * 16; }

template <class F>
int code_at(const gpu::byte_lanes& codes, int i) {
  const auto byte = static_cast<std::uint8_t>((i < 4 ? codes.first : codes.second) >> (8 * (i % 4)));
  return (F::is_signed ? static_cast<std::int8_t>(byte) : int{byte}) - F::offset;
}

/// The elements of a block as four threads have them, a run after the other.
template <class F, int alignment>
void expect_elements(block_type type, const std::uint8_t* block) {
  const int runs = traits_of(type).elements / 32;
  for (int run = 0; run < runs; ++run)
    for (tested_thread = 0; tested_thread < 4; ++tested_thread) {
      gpu::byte_lanes codes;
      float scale[F::parts] = {0.5f}, addend[F::parts] = {-3};
      if constexpr (gpu::is_affine_format<F>) {
        codes = F::codes(gpu::native::aligned_bytes<alignment>{block + run * F::bytes}, 0);
      } else {
        const gpu::native::aligned_bytes<alignment> bytes{block};
        const auto first = static_cast<std::uint32_t>(run * F::parts);
        using selected = gpu::native::scales_of_run<F::parts>;
        codes = F::codes(bytes, run);
        F::scales(bytes, selected{first, scale}, selected{first, addend});
      }
      for (int i = 0; i < 8; ++i) {
        const int part = F::parts == 1 ? 0 : i / 4;
        float value = scale[part] * static_cast<float>(code_at<F>(codes, i));
        if constexpr (F::has_addend) value += addend[part];
        const double exact = reference::element_of_block(type, block, 32 * run + place_in_run(i), 0.5, -3);
        ASSERT_EQ(value, static_cast<float>(exact))
            << name_of(type) << ", run " << run << ", thread " << tested_thread << ", element " << i;
      }
    }
}

TEST(RunBytes, AreTheElementsOfEveryType) {
  std::mt19937 random(1);
  for (int number = 0; number < block_type_count; ++number) {
    const auto type = static_cast<block_type>(number);
    const std::size_t bytes = traits_of(type).bytes;
    for (int times = 0; times < 20; ++times)
      for (const std::size_t offset : {0u, 1u, 2u, 3u}) {
        // Four bytes more: only a part of the last word is the block's.
        alignas(4) std::uint8_t memory[512];
        for (std::uint8_t& byte : memory) byte = static_cast<std::uint8_t>(random());
        std::uint8_t* const block = memory + offset;
        reference::tame_scales(type, {block, bytes});
        gpu::with_format(type, [&]<class F>(F) {
          constexpr int alignment = F::bytes % 4 == 0 ? 4 : F::bytes % 2 == 0 ? 2 : 1;
          expect_elements<F, 1>(type, block);
          if (offset % alignment == 0) expect_elements<F, alignment>(type, block);
        });
        if (HasFatalFailure()) return;
      }
  }
}

TEST(RunBytes, ProductsOfBytesAddUp) {
  std::mt19937 random(2);
  for (int times = 0; times < 1000; ++times) {
    const auto left = static_cast<std::uint32_t>(random()), right = static_cast<std::uint32_t>(random());
    std::int32_t with_signed = 5, with_unsigned = 5;
    for (int i = 0; i < 32; i += 8) {
      const auto r = static_cast<std::int8_t>(right >> i);
      with_signed += static_cast<std::int8_t>(left >> i) * r;
      with_unsigned += static_cast<std::uint8_t>(left >> i) * r;
    }
    ASSERT_EQ(gpu::native::add_byte_products<true>(5, left, right), with_signed);
    ASSERT_EQ(gpu::native::add_byte_products<false>(5, left, right), with_unsigned);
  }
}

}  // namespace
}  // namespace pewter::test
