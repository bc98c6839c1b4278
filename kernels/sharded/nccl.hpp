// NCCL, found when it is asked for: nothing of it is linked. Its functions are declared as far as they are
// called, with its streams as the addresses that queues' handles are.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "pewter/types.hpp"

namespace pewter::detail {

/// The library's functions; a result other than 0 is an error.
struct nccl_functions {
  using communicator = void*;
  int (*version)(int*);
  const char* (*error_text)(int result);
  int (*make_all)(communicator*, int count, const int* devices);
  int (*destroy)(communicator);
  int (*begin_group)();
  int (*end_group)();
  int (*all_gather)(const void* from, void* to, std::size_t count, int type, communicator, void* stream);
  int (*all_reduce)(const void* from, void* to, std::size_t count, int type, int operation, communicator,
                    void* stream);
  int (*reduce)(const void* from, void* to, std::size_t count, int type, int operation, int root,
                communicator, void* stream);
  int (*reduce_scatter)(const void* from, void* to, std::size_t count, int type, int operation, communicator,
                        void* stream);
};

/// NCCL's numbers for bytes, element types and the sum.
inline constexpr int nccl_bytes = 1, nccl_sum = 0;
constexpr int nccl_type_of(element_type type) {
  return type == element_type::float32 ? 7 : type == element_type::float16 ? 6 : 9;
}

/// The library, opened by the first call.
/// @throws device_error naming what was looked for where it is not there
const nccl_functions& nccl(const char* function);

/// Communicators of some devices.
class nccl_communicators {
 public:
  /// @throws device_error for what NCCL says, and where it is not there
  nccl_communicators(const char* function, const std::vector<int>& devices);
  nccl_communicators(const nccl_communicators&) = delete;
  nccl_communicators& operator=(const nccl_communicators&) = delete;
  ~nccl_communicators();
  nccl_functions::communicator at(std::size_t index) const { return list_[index]; }

 private:
  std::vector<nccl_functions::communicator> list_;
};

/// Throws device_error with NCCL's text unless the result is 0.
void check_nccl(const char* function, const char* what, int result);

/// Calls f(i) for i below n within one group of NCCL's: what it begins it begins together.
template <class F>
void in_nccl_group(const char* function, const char* what, std::size_t n, F f) {
  check_nccl(function, what, nccl(function).begin_group());
  int failed = 0;
  for (std::size_t i = 0; i < n && failed == 0; ++i) failed = f(i);
  const int ended = nccl(function).end_group();
  check_nccl(function, what, failed != 0 ? failed : ended);
}

}  // namespace pewter::detail
