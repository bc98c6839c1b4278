#include "checks.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdio>
#include <cstring>
#include <random>
#include <type_traits>

#include "integer_functions.hpp"
#include "math_cases.hpp"
#include "operand.hpp"
#include "vector_functions.hpp"
#include "vector_reference.hpp"

namespace pewter_test {

void check_math(const pewter::launch& options) {
  for (const math_case& each : math_cases()) {
    const std::size_t n = each.x.size();
    operand x(each.x, options), y(each.y, options), results(std::vector<float>(n, -7.0f), options);
    math_functions({each.function, x.data(), y.data(), results.data(), n}, options);
    std::size_t at = 0;
    const double error = largest_error(each, results.read(), at);
    if (options.device >= 0) std::printf("%-24s %.3f ulp\n", each.name.c_str(), error);
    EXPECT_LE(error, options.device >= 0 ? each.ulp_on_gpu : each.ulp)
        << each.name << " of " << each.x[at] << ", " << each.y[at] << " is " << results.read()[at];
  }
}

namespace {

/// What vector_functions.inc says of one lane's numbers.
std::vector<double> vector_references(const float* numbers) {
  using namespace reference;
  std::vector<double> r(numbers, numbers + 19);
  const double x = r[0];
  const vector p(&r[1], 2), q(&r[3], 2), a(&r[5], 3), b(&r[8], 3), u(&r[11], 4), v(&r[15], 4);
  return {
#define PEWTER_FUNCTION(name, expression, reference) static_cast<double>(reference),
#include "offload/lane_functions/vector_functions.inc"
  };
}
constexpr const char* vector_names[] = {
#define PEWTER_FUNCTION(name, expression, reference) #name,
#include "offload/lane_functions/vector_functions.inc"
};

void check_moves(const pewter::launch& options, std::uint32_t active) {
  constexpr std::size_t n = vector_moves::elements;
  std::vector<float> floats(n);
  std::vector<std::uint8_t> bytes(n);
  std::vector<pewter::half> halves(n);
  for (std::size_t i = 0; i < n; ++i) {
    floats[i] = static_cast<float>(i) + 0.25f, bytes[i] = static_cast<std::uint8_t>(i * 7 % 251);
    halves[i] = pewter::half(static_cast<float>(i));
  }
  const std::vector<float> no_floats(n, -1.0f);
  const std::vector<std::uint8_t> no_bytes(n, 254);
  const std::vector<pewter::half> no_halves(n, pewter::half(-1.0f));
  operand from_floats(floats, options), to_floats(no_floats, options);
  operand from_bytes(bytes, options), to_bytes(no_bytes, options);
  operand from_halves(halves, options), to_halves(no_halves, options);
  move_vectors({from_floats.data(), from_bytes.data(), from_halves.data(), to_floats.data(), to_bytes.data(),
                to_halves.data(), active},
               options);
  std::size_t i = 0;
  for (const std::size_t width : {2u, 3u, 4u, 8u}) {
    for (std::size_t lane = 0; lane < 32; ++lane) {
      const bool moved = (active >> lane & 1) != 0;
      for (std::size_t element = 0; element < width; ++element, ++i) {
        ASSERT_EQ(to_floats.read()[i], (moved ? floats : no_floats)[i])
            << width << " elements, lane " << lane;
        ASSERT_EQ(to_bytes.read()[i], (moved ? bytes : no_bytes)[i]) << width << " elements, lane " << lane;
        ASSERT_EQ(to_halves.read()[i].bits, (moved ? halves : no_halves)[i].bits)
            << width << " elements, lane " << lane;
      }
    }
  }
}

}  // namespace

void check_vectors(const pewter::launch& options) {
  constexpr std::size_t n = 512;
  std::mt19937 random(12);
  std::vector<float> numbers(n * 19);
  for (float& number : numbers) number = std::uniform_real_distribution<float>(-4, 4)(random);
  operand from(numbers, options), to(std::vector<float>(n, -77.0f), options);
  std::vector<std::vector<double>> expected(n);
  for (std::size_t i = 0; i < n; ++i) expected[i] = vector_references(&numbers[19 * i]);
  for (int k = 0; k < vector_function_count; ++k) {
    vector_functions({from.data(), to.data(), n, k}, options);
    const std::vector<float>& results = to.read();
    for (std::size_t i = 0; i < n; ++i) {
      const double exact = expected[i][static_cast<std::size_t>(k)];
      EXPECT_NEAR(results[i], exact, 2e-5 * (1 + std::abs(exact))) << vector_names[k] << " " << i;
      if (!(std::abs(results[i] - exact) <= 2e-5 * (1 + std::abs(exact)))) break;  // of each function one
    }
  }
  for (const std::uint32_t active : {~0u, 0u, 0x80000001u, 0x00ffff00u, 0x12345678u})
    check_moves(options, active);
}

namespace {

using wide = __int128;

template <class T>
wide clamped(wide x) {
  constexpr wide low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  return x < low ? low : x > high ? high : x;
}
template <class T>
wide high_half(wide x, wide y) {
  if constexpr (sizeof(T) < 8 || std::is_signed_v<T>) return x * y >> (8 * sizeof(T));
  return static_cast<wide>(static_cast<unsigned __int128>(x) * static_cast<unsigned __int128>(y) >> 64);
}
/// x * y in the type of T{} * std::int64_t{}.
template <class T>
wide wrapped_product(wide x, wide y) {
  return static_cast<decltype(T{} * std::int64_t{})>(x * y);
}

template <class T>
std::vector<T> integer_references(T of_a, T of_b) {
  const wide x = of_a, y = of_b;
  const auto ux = static_cast<std::make_unsigned_t<T>>(of_a), uy = static_cast<std::make_unsigned_t<T>>(of_b);
  return {
#define PEWTER_FUNCTION(name, expression, reference) static_cast<T>(reference),
#include "offload/lane_functions/integer_functions.inc"
  };
}
constexpr const char* integer_names[] = {
#define PEWTER_FUNCTION(name, expression, reference) #name,
#include "offload/lane_functions/integer_functions.inc"
};

template <class T>
void check_integers_of(const pewter::launch& options) {
  constexpr std::size_t n = 4096;
  using limits = std::numeric_limits<T>;
  const T ends[] = {
      0, 1, static_cast<T>(-1), limits::min(), limits::max(), static_cast<T>(limits::max() / 2 + 1), 7, 2};
  std::mt19937_64 random(5);
  std::vector<std::int64_t> a(n), b(n);
  for (std::size_t i = 0; i < n; ++i) {
    a[i] = static_cast<std::int64_t>(i < 64 ? ends[i / 8] : static_cast<T>(random() >> random() % 64));
    b[i] = static_cast<std::int64_t>(i < 64 ? ends[i % 8] : static_cast<T>(random() >> random() % 64));
  }
  operand of_a(a, options), of_b(b, options);
  operand to(std::vector<std::int64_t>(n, -77), options);
  std::vector<std::vector<T>> expected(n);
  for (std::size_t i = 0; i < n; ++i)
    expected[i] = integer_references<T>(static_cast<T>(a[i]), static_cast<T>(b[i]));
  for (int k = 0; k < integer_function_count; ++k) {
    integer_functions({of_a.data(), of_b.data(), to.data(), n, sizeof(T), std::is_signed_v<T>, k}, options);
    const std::vector<std::int64_t>& results = to.read();
    for (std::size_t i = 0; i < n; ++i) {
      const auto exact = static_cast<std::int64_t>(expected[i][static_cast<std::size_t>(k)]);
      EXPECT_EQ(results[i], exact) << integer_names[k] << " of " << a[i] << ", " << b[i] << ", " << sizeof(T)
                                   << " bytes, " << (std::is_signed_v<T> ? "signed" : "unsigned");
      if (results[i] != exact) break;  // of each function one
    }
  }
}

void check_gathers(const pewter::launch& options, std::uint32_t active) {
  constexpr int reach = gather_arguments::reach, count = 2 * reach + 1;
  std::vector<float> floats(count);
  std::vector<std::uint8_t> bytes(count);
  std::vector<pewter::half> halves(count);
  for (int i = 0; i < count; ++i) {
    const auto k = static_cast<std::size_t>(i);
    floats[k] = static_cast<float>(i) * 1.5f, bytes[k] = static_cast<std::uint8_t>(i),
    halves[k] = pewter::half(static_cast<float>(-i));
  }
  std::vector<std::int64_t> index(32), unsigned_index(32);
  for (int i = 0; i < 32; ++i) {
    index[static_cast<std::size_t>(i)] = i * 37 % count - reach,
    unsigned_index[static_cast<std::size_t>(i)] = i * 37 % (reach + 1);
  }
  operand of_index(index, options), of_unsigned(unsigned_index, options);
  operand of_floats(floats, options), to(std::vector<float>(3 * 8 * 32, -77.0f), options);
  operand of_bytes(bytes, options);
  operand of_halves(halves, options);
  gather_functions({of_index.data(), of_unsigned.data(), of_floats.data(), of_bytes.data(), of_halves.data(),
                    to.data(), active},
                   options);
  for (std::size_t type = 0; type < 3; ++type) {
    for (std::size_t row = 0; row < 8; ++row) {
      for (std::size_t lane = 0; lane < 32; ++lane) {
        const auto at = static_cast<std::size_t>((row < 4 ? index : unsigned_index)[lane] + reach);
        const float value = type == 0   ? floats[at]
                            : type == 1 ? static_cast<float>(bytes[at])
                                        : static_cast<float>(halves[at]);
        ASSERT_EQ(to.read()[(type * 8 + row) * 32 + lane], (active >> lane & 1) != 0 ? value : 0.0f)
            << "elements of type " << type << ", index of type " << row << ", lane " << lane;
      }
    }
  }
}

}  // namespace

void check_integers(const pewter::launch& options) {
  check_integers_of<std::int8_t>(options), check_integers_of<std::uint8_t>(options);
  check_integers_of<std::int16_t>(options), check_integers_of<std::uint16_t>(options);
  check_integers_of<std::int32_t>(options), check_integers_of<std::uint32_t>(options);
  check_integers_of<std::int64_t>(options), check_integers_of<std::uint64_t>(options);
  for (const std::uint32_t active : {~0u, 0u, 0x80000001u, 0x12345678u}) check_gathers(options, active);
}

}  // namespace pewter_test
