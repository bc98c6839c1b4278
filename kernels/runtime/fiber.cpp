// The library's one copy of the runtime of fibers and free-form kernels.
#include "pewter/detail/fiber.ipp"
#include "pewter/detail/free_form.ipp"
#include "pewter/detail/mbarrier.ipp"
