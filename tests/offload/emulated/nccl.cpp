// NCCL's functions for emulated GPUs: what is called within a group meets its like of the other
// communicators, call by call, in the queues that are its streams.
#include <cstring>
#include <map>
#include <vector>

#include "gpus.hpp"
#include "pewter/half.hpp"

namespace {

using emulated::meeting;
using emulated::queue;

enum class kind { all_gather, all_reduce, reduce, reduce_scatter };

struct call {
  kind what;
  const void* from;
  void* to;
  std::size_t count;
  int type, root;
  std::size_t rank;
  queue* stream;
};

struct clique {
  std::vector<int> devices;
};
struct communicator {
  std::shared_ptr<clique> of;
  std::size_t rank;
};

constexpr int invalid = 4, bytes_type = 1;
std::map<clique*, std::vector<std::vector<call>>> open_group;  // by rank
bool in_group = false, mismatched = false;

template <class T>
void add_up(const std::vector<call>& calls) {
  const call& any = calls[0];
  const std::size_t ranks = calls.size(),
                    all = any.count * (any.what == kind::reduce_scatter ? ranks : std::size_t{1});
  std::vector<T> sums(all);
  for (std::size_t i = 0; i < all; ++i) {
    float sum = 0;
    for (const call& each : calls) sum += static_cast<float>(static_cast<const T*>(each.from)[i]);
    sums[i] = T(sum);
  }
  for (const call& each : calls) {
    const T* const first = sums.data() + (any.what == kind::reduce_scatter ? each.rank * any.count : 0);
    if (any.what != kind::reduce || each.rank == static_cast<std::size_t>(any.root))
      std::memcpy(each.to, first, any.count * sizeof(T));
  }
}

void gather(const std::vector<call>& calls) {
  std::vector<std::vector<char>> parts;
  for (const call& each : calls) {
    const auto* const from = static_cast<const char*>(each.from);
    parts.emplace_back(from, from + each.count);
  }
  for (const call& to : calls)
    for (std::size_t i = 0; i < parts.size(); ++i)
      std::memcpy(static_cast<char*>(to.to) + i * to.count, parts[i].data(), parts[i].size());
}

void run(const std::vector<call>& calls) {
  if (calls[0].what == kind::all_gather) return gather(calls);
  if (calls[0].type == 7) return add_up<float>(calls);
  if (calls[0].type == 6) return add_up<pewter::half>(calls);
  add_up<pewter::bfloat>(calls);
}

bool is_like(const call& a, const call& b) {
  return a.what == b.what && a.count == b.count && a.type == b.type && a.root == b.root;
}

int add(const communicator* c, call each) {
  const int device = c->of->devices[c->rank];
  if (!in_group || each.stream->device != device || emulated::owner_of(each.from) != device) return invalid;
  if (each.what != kind::reduce && emulated::owner_of(each.to) != device) return invalid;
  if (each.what == kind::all_gather && each.type != bytes_type) return invalid;
  auto& ranks = open_group[c->of.get()];
  ranks.resize(c->of->devices.size());
  each.rank = c->rank;
  ranks[c->rank].push_back(each);
  return 0;
}

}  // namespace

extern "C" {
#define EXPORTED __attribute__((visibility("default")))
EXPORTED int ncclGetVersion(int* version) {
  *version = 22800;
  return 0;
}
EXPORTED const char* ncclGetErrorString(int) { return "emulated failure"; }
EXPORTED int ncclCommInitAll(void** all, int count, const int* devices) {
  const auto of = std::make_shared<clique>(clique{{devices, devices + count}});
  for (int i = 0; i < count; ++i) all[i] = new communicator{of, static_cast<std::size_t>(i)};
  return 0;
}
EXPORTED int ncclCommDestroy(void* c) {
  delete static_cast<communicator*>(c);
  return 0;
}
EXPORTED int ncclGroupStart() {
  in_group = true;
  return 0;
}
EXPORTED int ncclGroupEnd() {
  in_group = false;
  mismatched = false;
  for (const auto& [of, ranks] : open_group)
    for (std::size_t n = 0; n < ranks[0].size(); ++n) {
      std::vector<call> calls;
      for (const auto& rank : ranks) {
        mismatched = mismatched || rank.size() != ranks[0].size() || !is_like(rank[n], ranks[0][n]);
        if (mismatched) break;
        calls.push_back(rank[n]);
      }
      if (mismatched) break;
      const auto all = std::make_shared<meeting>([calls] { run(calls); });
      for (const call& each : calls) all->take(*each.stream);
      for (const call& each : calls) each.stream->add([all] { all->run(); });
    }
  open_group.clear();
  return mismatched ? invalid : 0;
}
EXPORTED int ncclAllGather(const void* from, void* to, std::size_t count, int type, void* c, void* stream) {
  return add(static_cast<communicator*>(c),
             {kind::all_gather, from, to, count, type, 0, 0, static_cast<queue*>(stream)});
}
EXPORTED int ncclAllReduce(const void* from, void* to, std::size_t count, int type, int, void* c,
                           void* stream) {
  return add(static_cast<communicator*>(c),
             {kind::all_reduce, from, to, count, type, 0, 0, static_cast<queue*>(stream)});
}
EXPORTED int ncclReduce(const void* from, void* to, std::size_t count, int type, int, int root, void* c,
                        void* stream) {
  return add(static_cast<communicator*>(c),
             {kind::reduce, from, to, count, type, root, 0, static_cast<queue*>(stream)});
}
EXPORTED int ncclReduceScatter(const void* from, void* to, std::size_t count, int type, int, void* c,
                               void* stream) {
  return add(static_cast<communicator*>(c),
             {kind::reduce_scatter, from, to, count, type, 0, 0, static_cast<queue*>(stream)});
}
}
