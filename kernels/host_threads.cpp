// The library's one copy of the OpenMP part of dispatch.
#include "pewter/detail/host_threads.ipp"
