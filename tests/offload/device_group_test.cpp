// Several GPUs: copies between them, and products and attention with a shard on each. Emulated GPUs
// (emulated/gpus.hpp) run all of it without a GPU, and scripts/test-offload what the machine's GPUs can.
#include "pewter/device_group.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

class DeviceGroup : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
  static std::size_t most_gpus() { return std::min<std::size_t>(devices().size(), 8); }
  static std::vector<int> first_devices(std::size_t gpus) {
    std::vector<int> all;
    for (std::size_t i = 0; i < gpus; ++i) all.push_back(static_cast<int>(i));
    return all;
  }
  /// What a sum over two GPUs or more fails by.
  static std::string error_of_sum() {
    const std::size_t gpus = most_gpus();
    device_group all(first_devices(gpus));
    const std::vector<const float*> nothing(gpus);
    std::vector<device_buffer<float>> c;
    std::vector<float*> to;
    for (std::size_t i = 0; i < gpus; ++i) to.push_back(c.emplace_back(1, static_cast<int>(i)).data());
    const std::string said = error_of([&] {
      sharded_gemm<float>(all, {.shape = {1, 1, 0}, .gpus = gpus, .by = sharded_extent::k}, nothing, nothing,
                          to);
    });
    all.wait();
    return said;
  }
  static bool has_nccl() {
    static const bool has = error_of_sum().find("no NCCL") == std::string::npos;
    return has;
  }
};

/// Numbers whose sums of some hundreds are exact in every type.
template <class T>
std::vector<T> small_integers(std::size_t n, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<T> all(n);
  for (T& x : all) x = T(static_cast<float>(static_cast<int>(random() % 3)) - 1.0f);
  return all;
}

/// A matrix's part, (rows.count, cols.count), stored transposed if so wished.
template <class T>
std::vector<T> part_of(const std::vector<T>& matrix, std::size_t cols_of_all, shard rows, shard cols,
                       bool transposed = false) {
  std::vector<T> part;
  part.reserve(rows.count * cols.count);
  const auto at = [&](std::size_t r, std::size_t c) {
    return matrix[(rows.begin + r) * cols_of_all + cols.begin + c];
  };
  if (transposed) {
    for (std::size_t c = 0; c < cols.count; ++c)
      for (std::size_t r = 0; r < rows.count; ++r) part.push_back(at(r, c));
  } else {
    for (std::size_t r = 0; r < rows.count; ++r)
      for (std::size_t c = 0; c < cols.count; ++c) part.push_back(at(r, c));
  }
  return part;
}

/// One operand in the memory of each GPU.
template <class T>
class operand_of_gpus {
 public:
  void add(const std::vector<T>& host, int device) {
    buffers_.emplace_back(std::span<const T>(host), device);
  }
  std::vector<const T*> read() const {
    std::vector<const T*> all;
    for (const auto& each : buffers_) all.push_back(each.data());
    return all;
  }
  std::vector<T*> written() {
    std::vector<T*> all;
    for (auto& each : buffers_) all.push_back(each.data());
    return all;
  }
  std::vector<T> at(std::size_t gpu) const {
    std::vector<T> host(buffers_[gpu].size());
    buffers_[gpu].copy_to(host);
    return host;
  }

 private:
  std::vector<device_buffer<T>> buffers_;
};

template <class T>
struct product_case {
  sharded_gemm_plan plan;
  std::vector<T> a, b, c;

  explicit product_case(const sharded_gemm_plan& p) : plan(p) {
    const auto [m, n, k] = plan.shape;
    a = small_integers<T>(m * k, 1);
    b = small_integers<T>(k * n, 2);
    std::vector<int> sums(m * n);
    for (std::size_t i = 0; i < m; ++i)
      for (std::size_t l = 0; l < k; ++l) {
        const int x = static_cast<int>(static_cast<float>(a[i * k + l]));
        if (x != 0)
          for (std::size_t j = 0; j < n; ++j)
            sums[i * n + j] += x * static_cast<int>(static_cast<float>(b[l * n + j]));
      }
    for (const int sum : sums) c.push_back(T(static_cast<float>(sum)));
  }

  shard rows_of_c(std::size_t gpu) const {
    const bool in_rows = plan.c == held::shards && plan.by == sharded_extent::k;
    return in_rows ? plan.rows(gpu) : shard{0, plan.shape.m};
  }
  shard columns_of_c(std::size_t gpu) const {
    const bool in_columns = plan.c == held::shards && plan.by == sharded_extent::columns;
    return in_columns ? plan.columns(gpu) : shard{0, plan.shape.n};
  }

  static std::vector<T> negated(std::vector<T> x) {
    for (T& each : x) each = T(0.0f - static_cast<float>(each));
    return x;
  }

  /// The product of -A, and behind it that of A, whose moves must leave alone what the first one's work
  /// reads.
  void expect_right(device_group& group, const sharded_gemm_options& how) const {
    const auto [m, n, k] = plan.shape;
    operand_of_gpus<T> a_of, b_of, c_of, negative_a, negative_c;
    const shard all_of_k{0, k}, all_of_n{0, n};
    for (std::size_t i = 0; i < group.size(); ++i) {
      const bool by_k = plan.by == sharded_extent::k;
      const std::vector<T> of_a = part_of(a, k, {0, m}, plan.a == held::whole ? all_of_k : plan.k_of(i)),
                           of_c(rows_of_c(i).count * columns_of_c(i).count, T(99.0f));
      a_of.add(of_a, group.device(i));
      negative_a.add(negated(of_a), group.device(i));
      b_of.add(
          part_of(b, n, by_k ? plan.k_of(i) : all_of_k, by_k ? all_of_n : plan.columns(i), how.transpose_b),
          group.device(i));
      c_of.add(of_c, group.device(i));
      negative_c.add(of_c, group.device(i));
    }
    sharded_gemm<T>(group, plan, negative_a.read(), b_of.read(), negative_c.written(), how);
    sharded_gemm<T>(group, plan, a_of.read(), b_of.read(), c_of.written(), how);
    for (std::size_t i = group.size(); i-- > 0;) {  // a GPU's result is there when its own queue is done
      group.queue_of(i).wait();
      const std::vector<T> expected = part_of(c, n, rows_of_c(i), columns_of_c(i));
      ASSERT_EQ(c_of.at(i), expected) << "GPU " << i;
      ASSERT_EQ(negative_c.at(i), negated(expected)) << "GPU " << i;
    }
    group.wait();
  }
};

template <class T>
void expect_products(std::size_t most_gpus, bool nccl, const std::vector<gemm_shape>& shapes,
                     std::size_t rows_at_a_time = 0) {
  for (std::size_t gpus = 1; gpus <= most_gpus; ++gpus) {
    std::vector<int> of_group;
    for (std::size_t i = 0; i < gpus; ++i) of_group.push_back(static_cast<int>(i));
    device_group group(of_group);
    for (const gemm_shape& shape : shapes)
      for (const held a : {held::whole, held::shards})
        for (const held c : {held::whole, held::shards})
          for (const sharded_extent by : {sharded_extent::columns, sharded_extent::k})
            for (const exchange moved : {exchange::automatic, exchange::copies, exchange::nccl}) {
              if (!nccl && gpus > 1 && (moved == exchange::nccl || by == sharded_extent::k)) continue;
              const product_case<T> product({.shape = shape, .gpus = gpus, .a = a, .c = c, .by = by});
              SCOPED_TRACE(testing::Message()
                           << gpus << " GPUs, " << shape.m << " x " << shape.n << " by " << shape.k << ", a "
                           << static_cast<int>(a) << ", c " << static_cast<int>(c) << ", by "
                           << static_cast<int>(by) << ", exchange " << static_cast<int>(moved));
              product.expect_right(
                  group, {.transpose_b = gpus % 2 == 0, .exchange = moved, .rows_at_a_time = rows_at_a_time});
              if (testing::Test::HasFatalFailure()) return;
            }
  }
}

// ---- copies and queues ----

TEST_F(DeviceGroup, CopiesBetweenGpus) {
  if (devices().size() < 2) GTEST_SKIP() << "one GPU";
  std::vector<float> x(1000), y(1000);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
  const device_buffer<float> first(x, 0);
  device_buffer<float> second(x.size(), 1), back(x.size(), 0);
  second.copy_from(first);
  queue of_second(1), of_first(0);
  back.copy_from(second, of_second);
  of_first.wait_for(of_second.record());
  back.copy_to(y, of_first);
  of_first.wait();
  EXPECT_EQ(x, y);
  device_buffer<float> small(10, 1);
  EXPECT_EQ(error_of([&] { small.copy_from(first); }),
            "device_buffer::copy_from: other = 1000 elements, must be at most the buffer's 10");
  if (devices().size() < 3) return;
  queue third(2);
  EXPECT_EQ(error_of([&] { second.copy_from(first, third); }),
            "device_buffer: the queue is of device 2, must be of device 0 or 1, which the buffers are of");
}

TEST_F(DeviceGroup, RefusesMemoryOfAnotherGpu) {
  if (devices().size() < 2) GTEST_SKIP() << "one GPU";
  const device_buffer<float> a(std::vector<float>(16, 1.0f), 0), b(std::vector<float>(16, 1.0f), 1);
  device_buffer<float> c(16, 1);
  const std::string said = error_of([&] {
    gemm(a.data(), b.data(), c.data(), {4, 4, 4}, {}, {.device = 1});
  });
  EXPECT_NE(said.find("is memory of device 0, must be of the launch's, 1"), std::string::npos) << said;
}

TEST_F(DeviceGroup, RefusesWrongArguments) {
  device_group group({0});
  EXPECT_EQ(error_of([] { device_group twice({0, 0}); }), "device_group: device 0 is there twice");
  EXPECT_EQ(error_of([&] { (void)group.device(1); }), "device_group: index = 1, must be below its 1 GPUs");
  device_buffer<float> x(64);
  const std::vector<const float*> of_one{x.data()}, null{nullptr}, of_two{x.data(), x.data()};
  const std::vector<float*> c{x.data()};
  const sharded_gemm_plan plan = plan_sharded_gemm({4, 4, 4}, 1);
  EXPECT_EQ(error_of([&] {
              sharded_gemm<float>(group, plan_sharded_gemm({4, 4, 4}, 2), of_one, of_one, c);
            }),
            "sharded_gemm: the plan is for 2 GPUs, must be for the group's 1");
  EXPECT_EQ(error_of([&] { sharded_gemm<float>(group, plan, of_two, of_one, c); }),
            "sharded_gemm: a has 2 pointers, must have one for each of the group's 1 GPUs");
  EXPECT_EQ(error_of([&] { sharded_gemm<float>(group, plan, of_one, null, c); }),
            "sharded_gemm: b[0] = null, must be 16 elements");
  EXPECT_EQ(error_of([&] { sharded_gemm<float>(group, plan, of_one, of_one, c, {.exchange = exchange(3)}); }),
            "sharded_gemm: exchange = 3 is unknown, must be at most 2");
  EXPECT_EQ(error_of([&] {
              sharded_attention<float>(group, of_one, null, of_two, c, {1, 1, 1, 2, 2, 8, 8});
            }),
            "sharded_attention: v has 2 pointers, must have one for each of the group's 1 GPUs");
}

TEST_F(DeviceGroup, RefusesOperandsOfOtherPlaces) {
  if (devices().size() < 2) GTEST_SKIP() << "one GPU";
  device_group group({0, 1});
  device_buffer<float> first(4096, 0), second(4096, 1);
  std::vector<float> on_host(4096);
  for (float* const wrong : {first.data(), on_host.data()}) {
    const std::vector<float*> to{first.data(), second.data()}, to_wrong{first.data(), wrong};
    const std::vector<const float*> read{first.data(), second.data()}, read_wrong{first.data(), wrong};
    const auto expect = [&](const char* name, const auto& call) {
      const std::string said = error_of(call);
      EXPECT_EQ(said.find(name), 0u) << said;
      EXPECT_NE(said.find("must be of device 1"), std::string::npos) << said;
    };
    const auto multiply = [&](const sharded_gemm_plan& plan, const auto& a, const auto& c) {
      sharded_gemm<float>(group, plan, a, read, c);
    };
    // No launch has these: C of a shard without columns, A that is gathered, C that sums are added up in.
    expect("sharded_gemm: c[1]", [&] { multiply({.shape = {4, 4, 4}, .gpus = 2}, read, to_wrong); });
    sharded_gemm_plan plan{.shape = {4, 4, 128}, .gpus = 2, .a = held::shards, .c = held::shards};
    expect("sharded_gemm: a[1]", [&] { multiply(plan, read_wrong, to); });
    plan.by = sharded_extent::k;
    expect("sharded_gemm: c[1]", [&] { multiply(plan, read, to_wrong); });
    const auto attend = [&](const auto& k, const auto& y, std::size_t heads) {
      sharded_attention<float>(group, read, k, read, y, {1, heads, heads, 2, 2, 8, 8});
    };
    expect("sharded_attention: k[1]", [&] { attend(read_wrong, to, 2); });
    expect("sharded_attention: y[1]", [&] { attend(read, to_wrong, 1); });  // without a head
  }
}

TEST_F(DeviceGroup, NamesWhatItLooksForWithoutNccl) {
  if (devices().size() < 2 || has_nccl()) GTEST_SKIP() << "one GPU, or NCCL is there";
  const std::string said = error_of_sum();
  EXPECT_NE(said.find("no NCCL: "), std::string::npos) << said;
  EXPECT_NE(said.find("PEWTER_NCCL"), std::string::npos) << said;
}

// ---- products and attention ----

TEST_F(DeviceGroup, MultipliesInShards) {
  // Extents that do not divide, fewer columns and less k than the GPUs' granules, and nothing.
  const std::vector<gemm_shape> shapes = {{37, 300, 333}, {16, 100, 70}, {8, 640, 512},
                                          {1, 1, 1},      {5, 7, 0},     {0, 4, 4}};
  const bool nccl = has_nccl();
  expect_products<float>(most_gpus(), nccl, shapes);
  expect_products<half>(most_gpus(), nccl, {{9, 300, 130}});
  expect_products<bfloat>(most_gpus(), nccl, {{9, 300, 130}});
}

TEST_F(DeviceGroup, ExchangesRowsWhileItMultipliesOthers) {
  const bool nccl = has_nccl();
  expect_products<bfloat>(std::min<std::size_t>(most_gpus(), 3), nccl, {{300, 72, 64}}, 128);
}

template <class T>
void expect_attention(device_group& group, const attention_extents& e, const sharded_attention_options& how) {
  const auto values = [](std::size_t n, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<T> all(n);
    for (T& x : all) x = T(normal(random));
    return all;
  };
  const std::vector<T> q = values(e.batches * e.heads * e.queries * e.head_dim, 1),
                       k = values(e.batches * e.heads_kv * e.keys * e.head_dim, 2),
                       v = values(e.batches * e.heads_kv * e.keys * e.value_dim, 3);
  const int device = group.device(0);
  const device_buffer<T> q_there(q, device), k_there(k, device), v_there(v, device);
  std::vector<T> y(e.batches * e.heads * e.queries * e.value_dim);
  device_buffer<T> y_there(y.size(), device);
  attention<T>(q_there.data(), k_there.data(), v_there.data(), y_there.data(), e,
               {.scale = how.scale, .soft_cap = how.soft_cap, .causal = how.causal, .window = how.window},
               {.device = device});
  y_there.copy_to(y);
  operand_of_gpus<T> q_of, k_of, v_of, y_of;
  const auto heads_of = [](const std::vector<T>& x, std::size_t batches, std::size_t row, shard heads,
                           std::size_t of_head) {
    return part_of(x, row, {0, batches}, {heads.begin * of_head, heads.count * of_head});
  };
  for (std::size_t i = 0; i < group.size(); ++i) {
    const shard heads = heads_of_shard(e, group.size(), i), of_cache = shard_of(e.heads_kv, group.size(), i);
    const std::size_t of_key = e.keys * e.head_dim, of_value = e.keys * e.value_dim,
                      of_query = e.queries * e.head_dim;
    q_of.add(heads_of(q, e.batches, e.heads * of_query, heads, of_query), group.device(i));
    k_of.add(heads_of(k, e.batches, e.heads_kv * of_key, of_cache, of_key), group.device(i));
    v_of.add(heads_of(v, e.batches, e.heads_kv * of_value, of_cache, of_value), group.device(i));
    const std::size_t results = how.y == held::whole ? y.size() : y.size() / e.heads * heads.count;
    y_of.add(std::vector<T>(results, T(99.0f)), group.device(i));
  }
  sharded_attention<T>(group, q_of.read(), k_of.read(), v_of.read(), y_of.written(), e, how);
  const float bound = sizeof(T) == 4 ? 1e-5f : std::is_same_v<T, half> ? 4e-3f : 3e-2f;
  for (std::size_t i = group.size(); i-- > 0;) {
    group.queue_of(i).wait();
    const std::size_t of_head = e.queries * e.value_dim;
    const shard heads = how.y == held::whole ? shard{0, e.heads} : heads_of_shard(e, group.size(), i);
    const std::vector<T> expected = heads_of(y, e.batches, e.heads * of_head, heads, of_head),
                         found = y_of.at(i);
    ASSERT_EQ(expected.size(), found.size());
    for (std::size_t j = 0; j < found.size(); ++j)
      ASSERT_NEAR(static_cast<float>(found[j]), static_cast<float>(expected[j]), bound)
          << "GPU " << i << ", " << j;
  }
}

TEST_F(DeviceGroup, AttendsByHeads) {
  const bool nccl = has_nccl();
  for (std::size_t gpus = 1; gpus <= most_gpus(); ++gpus) {
    device_group group(first_devices(gpus));
    for (const attention_extents& e :
         {attention_extents{2, 6, 3, 9, 20, 64, 64}, {1, 8, 8, 33, 33, 16, 8}, {3, 2, 1, 1, 40, 64, 64}})
      for (const held y : {held::whole, held::shards})
        for (const exchange moved : {exchange::automatic, exchange::copies, exchange::nccl}) {
          if (!nccl && moved == exchange::nccl) continue;
          SCOPED_TRACE(testing::Message()
                       << gpus << " GPUs, heads " << e.heads << ", exchange " << static_cast<int>(moved));
          expect_attention<float>(group, e, {.causal = true, .y = y, .exchange = moved});
          expect_attention<half>(group, e, {.soft_cap = 3, .window = 7, .y = y, .exchange = moved});
          expect_attention<bfloat>(group, e, {.scale = 0.2f, .y = y, .exchange = moved});
        }
  }
}

TEST_F(DeviceGroup, OverwritesNothingThatEarlierWorkReads) {
  const std::size_t gpus = most_gpus();
  device_group group(first_devices(gpus));
  const gemm_shape shape{4, gpus * 64, 8};
  const sharded_gemm_plan plan = plan_sharded_gemm(shape, gpus);
  const product_case<float> product(plan);
  operand_of_gpus<float> a, b, c;
  const std::vector<float> before(shape.m * shape.n, 7.0f);
  for (std::size_t i = 0; i < gpus; ++i) {
    a.add(product.a, static_cast<int>(i));
    b.add(part_of(product.b, shape.n, {0, shape.k}, plan.columns(i)), static_cast<int>(i));
    c.add(before, static_cast<int>(i));
  }
  // The last GPU reads its C first, in its queue; the others are waited for before.
  device_buffer<float> copy(before.size(), static_cast<int>(gpus - 1));
  const auto last = c.written().back();
  detail::copy_between_devices(copy.device(), copy.data(), copy.device(), last, &group.queue_of(gpus - 1),
                               before.size() * sizeof(float));
  sharded_gemm<float>(group, plan, a.read(), b.read(), c.written(), {.exchange = exchange::copies});
  group.wait();
  std::vector<float> found(before.size());
  copy.copy_to(found);
  EXPECT_EQ(found, before);
  EXPECT_EQ(c.at(gpus - 1), product.c);
}

}  // namespace
}  // namespace pewter::test
