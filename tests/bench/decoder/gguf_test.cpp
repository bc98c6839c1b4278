// The reader of GGUF files: what a right file holds, and one clear error for each way to be wrong.
#include "bench/decoder/gguf.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>

#include "bench/decoder/mapped_file.hpp"
#include "pewter/error.hpp"
#include "tests/bench/decoder/gguf_bytes.hpp"

namespace pewter::decoder {
namespace {

/// The text of the error that reading the bytes gives; "" if there is none.
std::string error_of(const std::vector<std::byte>& bytes) {
  try {
    gguf_file file(bytes, "f");
  } catch (const error& e) {
    return e.what();
  }
  return "";
}

TEST(Gguf, ReadsEveryTypeOfValue) {
  const std::vector<std::byte> bytes = every_value();
  const gguf_file file(bytes, "f");
  EXPECT_EQ(file.version(), 3u);
  EXPECT_EQ(file.keys().size(), 16u);
  EXPECT_EQ(file.keys()[0], "u8");
  EXPECT_EQ(file.unsigned_of("u8"), 200u);
  EXPECT_EQ(file.unsigned_of("u16"), 65000u);
  EXPECT_EQ(file.unsigned_of("u32"), 4000000000u);
  EXPECT_EQ(file.unsigned_of("u64"), std::uint64_t{1} << 60);
  EXPECT_EQ(file.float_of("f32"), 1.5f);
  EXPECT_EQ(file.float_of("f64"), 0.25f);
  EXPECT_TRUE(file.bool_of("bool", false));
  EXPECT_EQ(file.string_of("text"), "blocks of 32");
  EXPECT_EQ(file.strings_of("words"), (std::vector<std::string_view>{"a", "bc"}));
  EXPECT_EQ(file.elements_of(*file.find("numbers")).size(), 3u);
  const std::vector<gguf_value> nested = file.elements_of(*file.find("nested"));
  ASSERT_EQ(nested.size(), 2u);
  EXPECT_EQ(nested[0].element, value_type::uint8);
  EXPECT_EQ(nested[0].bytes[0], std::byte{7});
  EXPECT_EQ(file.elements_of(nested[1])[0].bytes.size(), 1u);
}

TEST(Gguf, GivesWhatIsAskedForWhereAKeyIsMissing) {
  const std::vector<std::byte> bytes = every_value();
  const gguf_file file(bytes, "f");
  EXPECT_EQ(file.find("none"), nullptr);
  EXPECT_EQ(file.unsigned_of("none", 7), 7u);
  EXPECT_EQ(file.float_of("none", 2.0f), 2.0f);
  EXPECT_FALSE(file.bool_of("none", false));
  EXPECT_EQ(file.string_of("none", "x"), "x");
  EXPECT_THROW(file.unsigned_of("none"), error);
  EXPECT_THROW(file.string_of("none"), error);
}

TEST(Gguf, NamesAValueOfAnotherType) {
  const std::vector<std::byte> bytes = every_value();
  const gguf_file file(bytes, "f");
  const auto text = [](auto f) -> std::string {
    try {
      f();
    } catch (const error& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_EQ(text([&] { file.unsigned_of("f32"); }),
            "f: key 'f32' is of type float32, must be an integer that is not negative");
  EXPECT_NE(text([&] { file.unsigned_of("i8"); }), "");
  EXPECT_EQ(text([&] { file.float_of("u8"); }), "f: key 'u8' is of type uint8, must be float32 or float64");
  EXPECT_EQ(text([&] { file.bool_of("u8", true); }), "f: key 'u8' is of type uint8, must be boolean");
  EXPECT_EQ(text([&] { file.string_of("words"); }), "f: key 'words' is of type array, must be a string");
  EXPECT_EQ(text([&] { file.strings_of("numbers"); }),
            "f: key 'numbers' is of type array, must be an array of strings");
}

TEST(Gguf, FindsTensors) {
  const std::vector<std::byte> bytes = every_value();
  const gguf_file file(bytes, "f");
  ASSERT_EQ(file.tensors().size(), 3u);
  const gguf_tensor& norm = *file.find_tensor("norm");
  EXPECT_EQ(norm.axes, 1u);
  EXPECT_EQ(norm.extents, (std::array<std::size_t, 4>{5, 1, 1, 1}));
  EXPECT_EQ(norm.element, element_type::float32);
  EXPECT_EQ(norm.bytes.size(), 20u);
  EXPECT_EQ(norm.bytes[3], std::byte{3});
  const gguf_tensor& halves = *file.find_tensor("halves");
  EXPECT_EQ(halves.element, element_type::float16);
  EXPECT_EQ(halves.bytes[0], std::byte{64});
  const gguf_tensor& blocks = *file.find_tensor("blocks");
  EXPECT_EQ(blocks.block, block_type::q8_0);
  EXPECT_EQ(blocks.bytes.size(), 6u * 34);
  EXPECT_EQ(blocks.bytes[0], std::byte{128});
  EXPECT_EQ(&blocks.bytes.back(), &bytes.back());
  EXPECT_EQ(file.find_tensor("none"), nullptr);
}

TEST(Gguf, ReadsVersion2AndAFileWithoutTensors) {
  EXPECT_EQ(error_of(gguf_bytes().head(0, 0, 2).bytes()), "");
  EXPECT_EQ(error_of(gguf_bytes().head(0, 1).value("a", 0, 'x').bytes()), "");
}

TEST(Gguf, KnowsEveryBlockTypeByItsNumber) {
  for (int i = 0; i < block_type_count; ++i) {
    const auto type = static_cast<block_type>(i);
    if (is_affine(type)) continue;
    const element_traits traits = traits_of(type);
    const auto number = static_cast<std::uint32_t>(traits.gguf_number);
    const auto bytes =
        gguf_bytes().head(1, 0).tensor("t", {traits.elements, 2}, number, 0).data(2u * traits.bytes).bytes();
    const gguf_file file(bytes, "f");
    EXPECT_EQ(file.tensors()[0].block, type);
    EXPECT_EQ(file.tensors()[0].bytes.size(), 2u * traits.bytes);
  }
}

/// Every truncation of a right file is an error that names the file, and never reads beyond the end, which
/// lies at a page that cannot be read.
TEST(Gguf, RefusesEveryTruncatedFile) {
  const std::vector<std::byte> whole = every_value();
  const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  ASSERT_LT(whole.size(), page);
  auto* const memory = static_cast<std::byte*>(
      ::mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  ASSERT_NE(memory, MAP_FAILED);
  ASSERT_EQ(::mprotect(memory + page, page, PROT_NONE), 0);
  for (std::size_t n = 0; n < whole.size(); ++n) {
    std::byte* const begin = memory + page - n;
    std::copy_n(whole.begin(), n, begin);
    try {
      gguf_file file({begin, n}, "f");
      ADD_FAILURE() << "no error for " << n << " bytes";
    } catch (const error& e) {
      EXPECT_EQ(std::string(e.what()).substr(0, 3), "f: ") << n;
    }
  }
  ::munmap(memory, 2 * page);
}

struct wrong_file {
  const char* name;
  std::function<gguf_bytes()> bytes;
  const char* error;
};
void PrintTo(const wrong_file& w, std::ostream* to) { *to << w.name; }

constexpr std::uint64_t huge = ~std::uint64_t{0};
const wrong_file wrong_files[] = {
    {"Magic", [] { return gguf_bytes().u32(0x21212121).u32(3).u64(0).u64(0); },
     "f: begins with 0x21212121, must begin with GGUF"},
    {"Version1", [] { return gguf_bytes().head(0, 0, 1); },
     "f: version = 1, must be 2 or 3 in little-endian order"},
    {"BigEndian", [] { return gguf_bytes().head(0, 0, 0x03000000); },
     "f: version = 50331648, must be 2 or 3 in little-endian order"},
    {"MoreTensorsThanThere", [] { return gguf_bytes().head(huge, 0); },
     "f: a tensor's name at byte 24 has 8 bytes, must be at most the 0 that follow"},
    {"MoreValuesThanThere", [] { return gguf_bytes().head(0, huge); },
     "f: a key at byte 24 has 8 bytes, must be at most the 0 that follow"},
    {"LongKey", [] { return gguf_bytes().head(0, 1).u64(huge).u32(0); },
     "f: a key at byte 32 has 18446744073709551615 bytes, must be at most the 4 that follow"},
    {"LongString", [] { return gguf_bytes().head(0, 1).string("k").u32(8).u64(9).u32(0); },
     "f: a string at byte 45 has 9 bytes, must be at most the 4 that follow"},
    {"UnknownValueType", [] { return gguf_bytes().head(0, 1).value("k", 13, 0); },
     "f: a value's type at byte 33 is 13, must be at most 12"},
    {"UnknownElementType", [] { return gguf_bytes().head(0, 1).string("k").u32(9).u32(99).u64(0); },
     "f: an array's type at byte 37 is 99, must be at most 12"},
    {"LongArray", [] { return gguf_bytes().head(0, 1).string("k").u32(9).u32(12).u64(huge / 8 + 2).u64(0); },
     "f: an array of float64 at byte 49 has 2305843009213693953 elements, must be at most the 1 for which "
     "there are bytes"},
    {"LongArrayOfStrings", [] { return gguf_bytes().head(0, 1).string("k").u32(9).u32(8).u64(2).string(""); },
     "f: an array of string at byte 49 has 2 elements, must be at most the 1 for which there are bytes"},
    {"DeepArrays",
     [] {
       gguf_bytes f;
       f.head(0, 1).string("k").u32(9);
       for (int i = 0; i < 100; ++i) f.u32(9).u64(1);
       return f.u32(0).u64(0);
     },
     "f: an array at byte 133 is within 8 others, must be within at most 7"},
    {"Boolean", [] { return gguf_bytes().head(0, 1).value("k", 7, std::uint8_t{2}); },
     "f: a boolean at byte 37 is 2, must be 0 or 1"},
    {"BooleanInArray", [] { return gguf_bytes().head(0, 1).string("k").u32(9).u32(7).u64(1).number('\3'); },
     "f: a boolean at byte 49 is 3, must be 0 or 1"},
    {"KeyTwice", [] { return gguf_bytes().head(0, 2).value("k", 0, 'a').value("k", 0, 'a'); },
     "f: key 'k' is there twice, must be there once"},
    {"Alignment", [] { return gguf_bytes().head(0, 1).value("general.alignment", 4, 24u); },
     "f: general.alignment = 24, must be a power of two from 8 to 65536"},
    {"AlignmentOfHalves", [] { return gguf_bytes().head(0, 1).value("general.alignment", 4, 2u); },
     "f: general.alignment = 2, must be a power of two from 8 to 65536"},
    {"AlignmentZero", [] { return gguf_bytes().head(0, 1).value("general.alignment", 4, 0u); },
     "f: general.alignment = 0, must be a power of two from 8 to 65536"},
    {"TensorTwice",
     [] { return gguf_bytes().head(2, 0).tensor("t", {1}, 0, 0).tensor("t", {1}, 0, 32).data(64); },
     "f: tensor 't' is there twice, must be there once"},
    {"FiveAxes",
     [] {
       return gguf_bytes().head(1, 0).tensor("t", {1, 1, 1, 1, 1}, 0, 0).data(64);
     },
     "f: tensor 't' has 5 axes, must have at most 4"},
    {"UnknownTensorType", [] { return gguf_bytes().head(1, 0).tensor("t", {32}, 4, 0).data(64); },
     "f: tensor 't' has type 4, must be float (0), half (1), bfloat (30) or of quantised blocks"},
    {"ProductOverflows",
     [] {
       return gguf_bytes().head(1, 0).tensor("t", {1ull << 32, 1ull << 32}, 0, 0).data(64);
     },
     "f: tensor 't' has 4294967296 x 4294967296 x 1 x 1 elements, must be at most 2^64 - 1"},
    {"BytesOverflow", [] { return gguf_bytes().head(1, 0).tensor("t", {1ull << 62}, 0, 0).data(64); },
     "f: tensor 't' has 4611686018427387904 elements of float at offset 0, must end within the 64 bytes of "
     "tensors"},
    {"PartOfABlock",
     [] {
       return gguf_bytes().head(1, 0).tensor("t", {33, 32}, 8, 0).data(64);
     },
     "f: tensor 't' has rows of 33 elements, must be a multiple of 32, the elements of a block of q8_0"},
    {"OffsetNotAligned", [] { return gguf_bytes().head(1, 0).tensor("t", {1}, 0, 4).data(64); },
     "f: tensor 't' is at offset 4, must be a multiple of the alignment 32"},
    {"OffsetBeyond", [] { return gguf_bytes().head(1, 0).tensor("t", {1}, 0, 96).data(64); },
     "f: tensor 't' has 1 elements of float at offset 96, must end within the 64 bytes of tensors"},
    {"OffsetWraps", [] { return gguf_bytes().head(1, 0).tensor("t", {16}, 0, huge - 31).data(64); },
     "f: tensor 't' has 16 elements of float at offset 18446744073709551584, must end within the 64 bytes of "
     "tensors"},
    {"EndBeyond",
     [] {
       return gguf_bytes().head(1, 0).tensor("t", {32, 2}, 8, 0).data(67);
     },
     "f: tensor 't' has 64 elements of q8_0 at offset 0, must end within the 67 bytes of tensors"},
    {"NameNotPrintable", [] { return gguf_bytes().head(1, 0).tensor("a\n", {1}, 99, 0).data(64); },
     "f: tensor 'a?' has type 99, must be float (0), half (1), bfloat (30) or of quantised blocks"},
};

class WrongGguf : public testing::TestWithParam<wrong_file> {};
TEST_P(WrongGguf, HasOneClearError) { EXPECT_EQ(error_of(GetParam().bytes().bytes()), GetParam().error); }
INSTANTIATE_TEST_SUITE_P(Files, WrongGguf, testing::ValuesIn(wrong_files),
                         [](const auto& file) { return std::string(file.param.name); });

TEST(MappedFile, HoldsTheFilesBytes) {
  const std::string path = testing::TempDir() + "pewter_gguf_test.gguf";
  const std::vector<std::byte> bytes = every_value();
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  const mapped_file file(path);
  EXPECT_TRUE(std::equal(file.bytes().begin(), file.bytes().end(), bytes.begin(), bytes.end()));
  std::remove(path.c_str());
}

TEST(MappedFile, NamesAFileThatIsNone) {
  EXPECT_THROW(mapped_file("/no/such/file"), error);
  try {
    mapped_file folder(testing::TempDir());
    ADD_FAILURE();
  } catch (const error& e) {
    EXPECT_EQ(e.what(), testing::TempDir() + ": is not a regular file");
  }
}

}  // namespace
}  // namespace pewter::decoder
