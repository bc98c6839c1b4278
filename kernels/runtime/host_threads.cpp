// The library's one copy of the OpenMP part of dispatch.
#include "pewter/detail/host_threads.ipp"

#include "kernels/runtime/verbose.hpp"

unsigned& pewter::detail::forked_host_threads() { return most_forked; }
