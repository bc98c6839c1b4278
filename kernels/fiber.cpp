// The library's one copy of the runtime of fibers.
#include "pewter/detail/fiber.ipp"
