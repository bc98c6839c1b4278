// Vectors of lanes: memory, operators, geometry.
#include "pewter/lanes/vectors.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>

#include "pewter/lanes/geometric.hpp"
#include "pewter/lanes/memory_vectors.hpp"
#include "pewter/lanes/vector_functions.hpp"

namespace pewter {
namespace {

constexpr lane_mask masks[] = {lane_mask(~0u), lane_mask(0u), lane_mask(0x80000001u), lane_mask(0x00ffff00u)};

/// Element e of lane i, in memory at i * n + e, by load and store with masks; canaries around it.
template <int n, class T, class Load, class Store>
void moves(Load load_n, Store store_n) {
  T from[32 * n], to[32 * n + 2];
  for (int i = 0; i < 32 * n; ++i) from[i] = static_cast<T>(i % 113);
  const T canary = static_cast<T>(77);
  for (const lane_mask m : masks) {
    const auto v = load_n(from, m);
    for (T& t : to) t = canary;
    store_n(to + 1, v, m);
    EXPECT_EQ(to[0], canary);
    EXPECT_EQ(to[32 * n + 1], canary);
    for (int i = 0; i < 32; ++i) {
      const bool active = contains(m, static_cast<std::uint32_t>(i));
      for (int e = 0; e < n; ++e) {
        ASSERT_EQ(v[e][i], active ? from[n * i + e] : T{}) << "lane " << i << ", element " << e;
        ASSERT_EQ(to[1 + n * i + e], active ? from[n * i + e] : canary);
      }
    }
  }
}

template <class T>
void moves_all() {
  moves<2, T>([](auto p, auto m) { return load2(p, m); },
              [](auto p, const auto& v, auto m) { store2(p, v, m); });
  moves<3, T>([](auto p, auto m) { return load3(p, m); },
              [](auto p, const auto& v, auto m) { store3(p, v, m); });
  moves<4, T>([](auto p, auto m) { return load4(p, m); },
              [](auto p, const auto& v, auto m) { store4(p, v, m); });
  moves<8, T>([](auto p, auto m) { return load8(p, m); },
              [](auto p, const auto& v, auto m) { store8(p, v, m); });
}

TEST(LanesVectors, MoveToAndFromMemory) {
  moves_all<float>(), moves_all<std::uint8_t>(), moves_all<std::int16_t>(), moves_all<std::int64_t>();
}

TEST(LanesVectors, HalvesAndWholeLoads) {
  half halves[256], back[256];
  for (int i = 0; i < 256; ++i) halves[i] = half(static_cast<float>(i));
  const lanes8<float> eight = load8(halves);
  const lanes2<float> two = load2(halves);
  EXPECT_EQ(eight[6][31], 254.0f);
  EXPECT_EQ(two.y[31], 63.0f);
  store8(back, eight);
  EXPECT_EQ(std::memcmp(halves, back, sizeof halves), 0);
}

TEST(LanesVectors, OperatorsAreThoseOfTheElements) {
  const lanes<float> i = convert<float>(lane_ids<std::int32_t>());
  const lanes3<float> a(i, i + 1.0f, i * i), b(lanes2<float>(2.0f, i), 3.0f);
  const lanes3<float> sum = 2.0f * a + b / 2.0f - i;
  lanes3<float> changed = a;
  changed *= b;
  changed -= 1.0f;
  for (int k = 0; k < 32; ++k) {
    const float f = static_cast<float>(k);
    EXPECT_EQ(sum.x[k], 2 * f + 1 - f);
    EXPECT_EQ(sum.y[k], 2 * (f + 1) + f / 2 - f);
    EXPECT_EQ(sum.z[k], 2 * f * f + 1.5f - f);
    EXPECT_EQ(changed.z[k], f * f * 3 - 1);
    EXPECT_EQ((-a).y[k], -f - 1);
  }
  const lanes4<std::int32_t> bits(lanes2<std::int32_t>(lane_ids<std::int32_t>()), lanes2<std::int32_t>(5, 6));
  EXPECT_EQ(((bits << 2) & 12).x[3], 12);
  EXPECT_EQ((bits % 4).w[0], 2);
  EXPECT_EQ((7 - bits).z[1], 2);
  EXPECT_EQ(select(first_lanes(3), bits, -bits).y[3], -3);
  EXPECT_EQ(max(bits, lanes4<std::int32_t>(5)).x[2], 5);
  EXPECT_EQ(abs(-bits).w[0], 6);
  EXPECT_EQ(apply(a, [](auto v) { return v * v; }).y[2], 9.0f);
}

TEST(LanesVectors, FunctionsAreThoseOfTheElements) {
  const lanes<float> i = convert<float>(lane_ids<std::int32_t>()) * 0.37f - 3.0f;
  const lanes3<float> a(i, i * i + 0.5f, 2.5f), b(1.5f, -i, i), t(0.25f, 0.5f, 0.75f);
  const auto expect = [&](const lanes3<float>& got, auto of_element) {
    for (int e = 0; e < 3; ++e) {
      const lanes<float> expected = of_element(e);
      for (int k = 0; k < 32; ++k) EXPECT_EQ(got[e][k], expected[k]) << e << " " << k;
    }
  };
  expect(floor(a), [&](int e) { return floor(a[e]); });
  expect(ceil(a), [&](int e) { return ceil(a[e]); });
  expect(sign(b), [&](int e) { return sign(b[e]); });
  expect(saturate(a), [&](int e) { return saturate(a[e]); });
  expect(exp(a), [&](int e) { return exp(a[e]); });
  expect(fmod(a, t), [&](int e) { return fmod(a[e], t[e]); });
  expect(step(a, b), [&](int e) { return step(a[e], b[e]); });
  expect(clamp(a, t, a + t), [&](int e) { return clamp(a[e], t[e], a[e] + t[e]); });
  expect(clamp(a, -1.0f, 2.0f), [&](int e) { return clamp(a[e], -1.0f, 2.0f); });
  expect(mix(a, b, t), [&](int e) { return mix(a[e], b[e], t[e]); });
  expect(mix(a, b, i), [&](int e) { return mix(a[e], b[e], i); });
  expect(smoothstep(b, b + a, t), [&](int e) { return smoothstep(b[e], b[e] + a[e], t[e]); });
  EXPECT_EQ(pow(lanes2<float>(2.0f, 3.0f), lanes2<float>(3.0f, 2.0f)).y[0], 9.0f);
}

TEST(LanesVectors, Geometry) {
  const lanes<float> i = convert<float>(lane_ids<std::int32_t>()) + 1.0f;
  const lanes3<float> a(i, 2.0f, -1.0f), b(0.5f, i, 3.0f), up(0.0f, 1.0f, 0.0f);
  for (int k = 0; k < 32; ++k) {
    const float f = static_cast<float>(k + 1), norm = std::sqrt(f * f + 5);
    EXPECT_FLOAT_EQ(dot(a, b)[k], f / 2 + 2 * f - 3);
    EXPECT_FLOAT_EQ(length(a)[k], norm);
    EXPECT_FLOAT_EQ(distance(a, b)[k], std::sqrt((f - 0.5f) * (f - 0.5f) + (2 - f) * (2 - f) + 16));
    EXPECT_FLOAT_EQ(normalize(a).x[k], f / norm);
    const lanes3<float> normal = cross(a, b);
    EXPECT_FLOAT_EQ(normal.x[k], 6 + f);
    EXPECT_FLOAT_EQ(normal.y[k], -0.5f - 3 * f);
    EXPECT_FLOAT_EQ(normal.z[k], f * f - 1);
    EXPECT_FLOAT_EQ(reflect(a, up).y[k], -2);
    EXPECT_FLOAT_EQ(reflect(a, up).x[k], f);
    EXPECT_EQ(faceforward(up, a, up).y[k], -1.0f);
    const lanes3<float> ray = normalize(lanes3<float>(i, -2.0f, 0.0f)), behind = refract(ray, up, 0.5f);
    EXPECT_NEAR(behind.x[k], ray.x[k] / 2, 1e-6) << "Snell";
    EXPECT_NEAR(length(behind)[k], 1, 1e-6);
    EXPECT_EQ(refract(normalize(lanes3<float>(9.0f, -1.0f, 0.0f)), up, 1.5f).x[k], 0.0f)
        << "total reflection";
  }
  EXPECT_EQ(dot(lanes2<std::int32_t>(3, 4), lanes2<std::int32_t>(-1, 2))[0], 5);
}

}  // namespace
}  // namespace pewter
