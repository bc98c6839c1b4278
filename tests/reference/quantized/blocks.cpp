#include "tests/reference/quantized/blocks.hpp"

#include <cmath>
#include <limits>

namespace pewter::reference {
namespace {

using bytes = const std::uint8_t*;

/// IEEE binary16, written out.
double half_value(bytes p) {
  const int bits = p[0] + 256 * p[1], exponent = bits / 1024 % 32, fraction = bits % 1024;
  const double sign = bits >= 32768 ? -1 : 1;
  if (exponent == 31)
    return fraction != 0 ? std::numeric_limits<double>::quiet_NaN()
                         : sign * std::numeric_limits<double>::infinity();
  return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25));
}
int nibble(bytes p, int i) { return i % 2 == 0 ? p[i / 2] % 16 : p[i / 2] / 16; }
/// Element i of 32 whose first 16 are the lower nibbles of 16 bytes.
int split_nibble(bytes p, int i) { return i < 16 ? p[i] % 16 : p[i - 16] / 16; }
int bit(bytes p, int i) { return p[i / 8] >> (i % 8) & 1; }

constexpr int iq4[16] = {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113};
constexpr double fp4[16] = {0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6};

double ue4m3_value(int x) {
  if (x == 127) return 0;
  const int exponent = x / 8 % 16, fraction = x % 8;
  return exponent == 0 ? std::ldexp(fraction, -9) : std::ldexp(8 + fraction, exponent - 10);
}

/// Scale and minimum `part` of q4_K and q5_K: 12 bytes of six-bit codes.
int k_scale(bytes p, int part) {
  return part < 4 ? p[part] % 64 : p[part + 4] % 16 + 16 * (p[part - 4] / 64);
}
int k_minimum(bytes p, int part) {
  return part < 4 ? p[part + 4] % 64 : p[part + 4] / 16 + 16 * (p[part] / 64);
}
/// Two bits of element i, whose 128 share 32 bytes.
int two_bits(bytes p, int i) { return p[i / 128 * 32 + i % 32] >> (i % 128 / 32 * 2) & 3; }

double of_q2_k(bytes b, int i) {
  const int part = i / 16;
  return half_value(b + 80) * (b[part] % 16) * two_bits(b + 16, i) - half_value(b + 82) * (b[part] / 16);
}
double of_q3_k(bytes b, int i) {
  const int part = i / 16, low = part < 8 ? b[96 + part] % 16 : b[96 + part - 8] / 16;
  const int scale = low + 16 * (b[104 + part % 4] >> (2 * (part / 4)) & 3) - 32;
  const int code = two_bits(b + 32, i) + 4 * (b[i % 32] >> (i / 32) & 1) - 4;
  return half_value(b + 108) * scale * code;
}
double of_q45_k(bytes b, int i, bool five) {
  const int part = i / 32, lane = i % 32;
  const bytes nibbles = b + (five ? 48 : 16) + part / 2 * 32;
  int code = part % 2 == 0 ? nibbles[lane] % 16 : nibbles[lane] / 16;
  if (five) code += 16 * (b[16 + lane] >> part & 1);
  return half_value(b) * k_scale(b + 4, part) * code - half_value(b + 2) * k_minimum(b + 4, part);
}
double of_q6_k(bytes b, int i) {
  const int within = i % 128, lane = within % 32, row = within / 32;
  const int low = b[i / 128 * 64 + within % 64];
  const int high = b[128 + i / 128 * 32 + lane] >> (2 * row) & 3;
  const int code = (within < 64 ? low % 16 : low / 16) + 16 * high - 32;
  return half_value(b + 208) * static_cast<std::int8_t>(b[192 + i / 16]) * code;
}
double of_iq4_xs(bytes b, int i) {
  const int part = i / 32, high = (b[2] + 256 * b[3]) >> (2 * part) & 3;
  const int scale = nibble(b + 4, part) + 16 * high - 32;
  return half_value(b) * scale * iq4[split_nibble(b + 8 + 16 * part, i % 32)];
}
double of_nvfp4(bytes b, int i) {
  const bytes of_part = b + 4 + i / 16 * 8;
  const int k = i % 16, code = k < 8 ? of_part[k] % 16 : of_part[k - 8] / 16;
  return ue4m3_value(b[i / 16]) * fp4[code];
}
double of_affine(int bits, bytes b, int i, double scale, double bias) {
  int code = 0;
  for (int k = 0; k < bits; ++k) code += bit(b, i * bits + k) << k;
  const auto product = static_cast<float>(scale * code);
  return static_cast<double>(static_cast<float>(static_cast<double>(product) + bias));
}

/// Where a block has its halves, or its scales of eight bits.
struct scale_bytes {
  int at, count;
  bool halves;
};
scale_bytes scales_of(block_type type) {
  switch (type) {
    case block_type::q4_1:
    case block_type::q5_1:
    case block_type::q4_K:
    case block_type::q5_K:
      return {0, 2, true};
    case block_type::q2_K:
      return {80, 2, true};
    case block_type::q3_K:
      return {108, 1, true};
    case block_type::q6_K:
      return {208, 1, true};
    case block_type::mxfp4:
      return {0, 1, false};
    case block_type::nvfp4:
      return {0, 4, false};
    default:
      return {0, 1, true};
  }
}

}  // namespace

double element_of_block(block_type type, bytes b, int i, double scale, double bias) {
  switch (type) {
    case block_type::q4_0:
      return half_value(b) * (split_nibble(b + 2, i) - 8);
    case block_type::q4_1:
      return half_value(b) * split_nibble(b + 4, i) + half_value(b + 2);
    case block_type::q5_0:
      return half_value(b) * (split_nibble(b + 6, i) + 16 * bit(b + 2, i) - 16);
    case block_type::q5_1:
      return half_value(b) * (split_nibble(b + 8, i) + 16 * bit(b + 4, i)) + half_value(b + 2);
    case block_type::q8_0:
      return half_value(b) * static_cast<std::int8_t>(b[2 + i]);
    case block_type::q2_K:
      return of_q2_k(b, i);
    case block_type::q3_K:
      return of_q3_k(b, i);
    case block_type::q4_K:
      return of_q45_k(b, i, false);
    case block_type::q5_K:
      return of_q45_k(b, i, true);
    case block_type::q6_K:
      return of_q6_k(b, i);
    case block_type::iq4_nl:
      return half_value(b) * iq4[split_nibble(b + 2, i)];
    case block_type::iq4_xs:
      return of_iq4_xs(b, i);
    case block_type::mxfp4:
      return std::ldexp(fp4[split_nibble(b + 1, i)], b[0] - 127);
    case block_type::nvfp4:
      return of_nvfp4(b, i);
    default:
      return of_affine(traits_of(type).bits, b, i, scale, bias);
  }
}

std::vector<double> elements_of_blocks(block_type type, std::span<const std::uint8_t> blocks,
                                       std::span<const double> scales, std::span<const double> biases) {
  const element_traits traits = traits_of(type);
  std::vector<double> elements;
  for (std::size_t b = 0; b < blocks.size() / traits.bytes; ++b)
    for (int i = 0; i < traits.elements; ++i)
      elements.push_back(element_of_block(type, blocks.data() + b * traits.bytes, i,
                                          scales.empty() ? 0 : scales[b], biases.empty() ? 0 : biases[b]));
  return elements;
}

void tame_scales(block_type type, std::span<std::uint8_t> blocks) {
  if (is_affine(type)) return;
  const scale_bytes of = scales_of(type);
  const std::size_t each = traits_of(type).bytes;
  for (std::size_t b = 0; b + each <= blocks.size(); b += each)
    for (int k = 0; k < of.count; ++k) {
      std::uint8_t* const p = blocks.data() + b + of.at + (of.halves ? 2 * k : k);
      if (of.halves)
        p[1] = static_cast<std::uint8_t>((p[1] & 0x83) | 0x20);  // 2^-7 to 2^-6, of either sign
      else
        p[0] = static_cast<std::uint8_t>(type == block_type::mxfp4 ? 118 + p[0] % 8 : p[0] % 0x50);
    }
}

int elements_of_part(block_type type) {
  switch (type) {
    case block_type::q2_K:
    case block_type::q3_K:
    case block_type::q6_K:
    case block_type::nvfp4:
      return 16;
    default:
      return is_affine(type) ? traits_of(type).elements : 32;
  }
}

}  // namespace pewter::reference
