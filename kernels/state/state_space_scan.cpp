// h = exp(dt a) h + dt x b and y = h c + d x.
#include "kernels/state/state_space_launch.hpp"

namespace pewter {

template <element T>
void state_space_scan(const T* x, const T* dt, const T* a, const T* b, const T* c, const T* d,
                      const float* state, T* y, float* new_state, state_space_shape shape, bool softplus,
                      const launch& options) {
  detail::run_scan<T>({"state_space_scan", state_space_scan_description, detail::state_space_scan_tables},
                      {x, dt, a, b, c, d, state, y, new_state}, shape, softplus, false, options);
}

PEWTER_INSTANCES(state_space_scan)

namespace {

constexpr named_shape state_space_scan_shapes[] = {
    {"mamba-1.4b 4096 channels, 16 states, 512 tokens", {{1, 512, 4096, 1, 1, 16}}},
    {"mamba-1.4b 4096 channels, 16 states, 1 token", {{1, 1, 4096, 1, 1, 16}}},
};

}  // namespace

constinit const description state_space_scan_description = detail::described<detail::state_space_scan_row>({
    .patterns = detail::recurrence_patterns,
    .bytes = detail::bytes_of_scan,
    .flops = detail::flops_of_scan,
    .error_coefficient = detail::scan_error,
    .shapes = state_space_scan_shapes,
    .valid = detail::is_scan,
});

}  // namespace pewter
