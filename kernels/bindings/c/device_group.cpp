// pewter.h: several GPUs that compute one result together.
#include "pewter/device_group.hpp"

#include <vector>

#include "kernels/bindings/c/devices.hpp"
#include "kernels/runtime/typed_call.hpp"

struct pewter_device_group {
  pewter::device_group group;
};

namespace {

using pewter::detail::check_enumerator;
using pewter::detail::guarded;
using pewter::detail::object;

constexpr int extents = 2, exchanges = 3;

/// Operands of a group's GPUs, as the C++ function takes them.
template <class T, class Void>
std::vector<T*> of_gpus(const char* function, const char* argument, Void* const* list, std::size_t gpus) {
  if (list == nullptr)
    pewter::detail::raise("%s: %s = null, must be %zu addresses", function, argument, gpus);
  std::vector<T*> all;
  for (std::size_t i = 0; i < gpus; ++i) all.push_back(static_cast<T*>(list[i]));
  return all;
}

pewter::held held_of(std::int32_t in_shards) {
  return in_shards != 0 ? pewter::held::shards : pewter::held::whole;
}
pewter::exchange exchange_of(const char* function, std::int32_t value) {
  return static_cast<pewter::exchange>(check_enumerator(function, "exchange", value, exchanges));
}

pewter::sharded_gemm_plan plan_of(const char* function, const pewter_sharded_gemm_plan& p) {
  pewter::detail::check_reserved(function, "pewter_sharded_gemm_plan", p.reserved);
  return {.shape = {p.m, p.n, p.k},
          .gpus = p.gpus,
          .a = held_of(p.a_in_shards),
          .c = held_of(p.c_in_shards),
          .by = static_cast<pewter::sharded_extent>(check_enumerator(function, "by", p.by, extents))};
}

/// Calls f(T{}) with T the element type.
template <class F>
void with_type(const char* function, pewter_type type, F f) {
  const int known = check_enumerator(function, "type", type, pewter::element_type_count);
  pewter::detail::with_element_type(static_cast<pewter::element_type>(known), f);
}

}  // namespace

pewter_status pewter_create_device_group(const uint32_t* gpus, size_t count, pewter_device_group** group) {
  return guarded([&] {
    constexpr const char* function = "create_device_group";
    pewter_device_group*& to = object(function, "group", group);
    if (gpus == nullptr && count != 0) pewter::detail::raise("%s: gpus = null, must be %zu", function, count);
    std::vector<int> devices;
    for (std::size_t i = 0; i < count; ++i)
      devices.push_back(pewter::detail::index_of_gpu(function, gpus[i]));
    to = new pewter_device_group{pewter::device_group(devices)};
  });
}

void pewter_free_device_group(pewter_device_group* group) { delete group; }

pewter_status pewter_wait_for_device_group(pewter_device_group* group) {
  return guarded([&] { object("wait_for_device_group", "group", group).group.wait(); });
}

pewter_status pewter_shard_of(size_t extent, size_t parts, size_t index, size_t granule, size_t* begin,
                              size_t* count) {
  return guarded([&] {
    std::size_t &first = object("shard_of", "begin", begin), &elements = object("shard_of", "count", count);
    const pewter::shard found = pewter::shard_of(extent, parts, index, granule);
    first = found.begin;
    elements = found.count;
  });
}

pewter_status pewter_plan_sharded_gemm(pewter_sharded_gemm_plan* plan) {
  return guarded([&] {
    constexpr const char* function = "plan_sharded_gemm";
    pewter_sharded_gemm_plan& p = object(function, "plan", plan);
    pewter::detail::check_reserved(function, "pewter_sharded_gemm_plan", p.reserved);
    const pewter::sharded_gemm_plan best =
        pewter::plan_sharded_gemm({p.m, p.n, p.k}, p.gpus, held_of(p.a_in_shards), held_of(p.c_in_shards));
    p.by = static_cast<std::int32_t>(best.by);
    p.received = best.received();
  });
}

pewter_status pewter_sharded_gemm(pewter_type type, pewter_device_group* group,
                                  const pewter_sharded_gemm_plan* plan, const void* const* a,
                                  const void* const* b, void* const* c) {
  return guarded([&] {
    constexpr const char* function = "sharded_gemm";
    pewter::device_group& gpus = object(function, "group", group).group;
    const pewter_sharded_gemm_plan& p = object(function, "plan", plan);
    const pewter::sharded_gemm_options how{p.transpose_b != 0, exchange_of(function, p.exchange)};
    with_type(function, type, [&]<class T>(T) {
      pewter::sharded_gemm<T>(gpus, plan_of(function, p), of_gpus<const T>(function, "a", a, gpus.size()),
                              of_gpus<const T>(function, "b", b, gpus.size()),
                              of_gpus<T>(function, "c", c, gpus.size()), how);
    });
  });
}

pewter_status pewter_sharded_attention(pewter_type type, pewter_device_group* group, const void* const* q,
                                       const void* const* k, const void* const* v, void* const* y,
                                       const pewter_attention_extents* extents_of_all,
                                       const pewter_sharded_attention_options* options) {
  return guarded([&] {
    constexpr const char* function = "sharded_attention";
    pewter::device_group& gpus = object(function, "group", group).group;
    const pewter_attention_extents& e = object(function, "extents", extents_of_all);
    pewter::sharded_attention_options how;
    if (options != nullptr) {
      pewter::detail::check_reserved(function, "pewter_sharded_attention_options", options->reserved);
      how = {options->scale,
             options->soft_cap,
             options->causal != 0,
             options->window,
             held_of(options->y_in_shards),
             exchange_of(function, options->exchange)};
    }
    with_type(function, type, [&]<class T>(T) {
      pewter::sharded_attention<T>(
          gpus, of_gpus<const T>(function, "q", q, gpus.size()),
          of_gpus<const T>(function, "k", k, gpus.size()), of_gpus<const T>(function, "v", v, gpus.size()),
          of_gpus<T>(function, "y", y, gpus.size()),
          {e.batches, e.heads, e.heads_kv, e.queries, e.keys, e.head_dim, e.value_dim}, how);
    });
  });
}
