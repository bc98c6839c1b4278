// How packed weights lie.
//
// For each 32 rows of W, columns of a product, there are blocks of as many runs as the type's blocks have,
// one after the other. A block is its scales, and then of each run the codes, in planes of 128 bytes a bit: a
// plane of four bits, if codes have that many, one of two, one of one; or bytes. A quad is four elements of
// each column, a byte each, which a register loads as they are. Of 32 elements there are eight quads, and
// plane vectors of 128 bytes have quad q
//   of four bits    in vector q % 4, at 4 (q / 4)
//   of two          in vector q / 4, at 2 (q % 4)
//   of one          in the only vector, at q
//
// Scales, each of 32 columns:
//   q4_0 to q8_0, iq4_nl    halves, then those of addends
//   nvfp4                   halves (run, part)
//   mxfp4                   bfloats
//   other blocks of 256     halves, then those of addends; codes that they are multiplied by, as bytes (run,
//                           part), signed, then those of addends, unsigned
//   affine types            scales, then biases, of the element type
#pragma once

#include <cstddef>

#include "pewter/types.hpp"

namespace pewter::detail {

enum class packed_scales : std::uint8_t { halves, exponents, codes, elements };

struct packed_form {
  packed_scales scales;
  std::uint8_t bits;  // of a code
  std::uint8_t parts;
  bool has_addend;
};

PEWTER_INLINE constexpr packed_form packed_form_of(block_type type) {
  switch (type) {
    case block_type::q4_0:
    case block_type::iq4_nl:
      return {packed_scales::halves, 4, 1, false};
    case block_type::q4_1:
      return {packed_scales::halves, 4, 1, true};
    case block_type::q5_0:
      return {packed_scales::halves, 5, 1, false};
    case block_type::q5_1:
      return {packed_scales::halves, 5, 1, true};
    case block_type::q8_0:
      return {packed_scales::halves, 8, 1, false};
    case block_type::q2_K:
      return {packed_scales::codes, 2, 2, true};
    case block_type::q3_K:
      return {packed_scales::codes, 3, 2, false};
    case block_type::q4_K:
      return {packed_scales::codes, 4, 1, true};
    case block_type::q5_K:
      return {packed_scales::codes, 5, 1, true};
    case block_type::q6_K:
      return {packed_scales::codes, 6, 2, false};
    case block_type::iq4_xs:
      return {packed_scales::codes, 4, 1, false};
    case block_type::mxfp4:
      return {packed_scales::exponents, 4, 1, false};
    case block_type::nvfp4:
      return {packed_scales::halves, 4, 2, false};
    default:
      return {packed_scales::elements, traits_of(type).bits, 1, true};
  }
}

inline constexpr std::size_t packed_columns = 32, bytes_of_packed_plane = 128;

/// Where a block has what. Bytes.
struct packed_layout {
  std::size_t addends, codes_of_scales, codes_of_addends, runs, bytes_of_run, bytes;
};

/// @param runs of a block
PEWTER_INLINE constexpr packed_layout packed_layout_of(packed_form form, std::size_t runs,
                                                       std::size_t bytes_of_element) {
  const std::size_t parts = runs * form.parts;
  const bool coded = form.scales == packed_scales::codes;
  const std::size_t numbers = packed_columns *
                              (form.scales == packed_scales::elements ? bytes_of_element : 2) *
                              (form.scales == packed_scales::halves ? parts : 1);
  packed_layout r{};
  r.addends = numbers;
  r.codes_of_scales = r.addends + (form.has_addend ? numbers : 0);
  r.codes_of_addends = r.codes_of_scales + (coded ? parts * packed_columns : 0);
  r.runs = r.codes_of_addends + (coded && form.has_addend ? parts * packed_columns : 0);
  r.bytes_of_run = form.bits * bytes_of_packed_plane;
  r.bytes = r.runs + runs * r.bytes_of_run;
  return r;
}
PEWTER_INLINE constexpr packed_layout packed_layout_of(block_type type, std::size_t bytes_of_element) {
  return packed_layout_of(packed_form_of(type), traits_of(type).elements / packed_columns, bytes_of_element);
}

}  // namespace pewter::detail
