// h = exp(dt a) h + dt x b and y = h c + d x, a being a head's.
#include "kernels/state/state_space_launch.hpp"

namespace pewter {

template <element T>
void state_space_duality(const T* x, const T* dt, const T* a, const T* b, const T* c, const T* d,
                         const float* state, T* y, float* new_state, state_space_shape shape, bool softplus,
                         const launch& options) {
  detail::run_scan<T>(
      {"state_space_duality", state_space_duality_description, detail::state_space_duality_tables},
      {x, dt, a, b, c, d, state, y, new_state}, shape, softplus, true, options);
}

PEWTER_INSTANCES(state_space_duality)

namespace {

constexpr named_shape state_space_duality_shapes[] = {
    {"mamba2-1.3b 64 heads of 64, 128 states, 512 tokens", {{1, 512, 64, 64, 1, 128}}},
    {"mamba2-1.3b 64 heads of 64, 128 states, 1 token", {{1, 1, 64, 64, 1, 128}}},
};

}  // namespace

constinit const description state_space_duality_description =
    detail::described<detail::state_space_duality_row>({
        .patterns = detail::recurrence_patterns,
        .bytes = detail::bytes_of_scan,
        .flops = detail::flops_of_scan,
        .error_coefficient = detail::scan_error,
        .shapes = state_space_duality_shapes,
        .valid = detail::is_scan,
    });

}  // namespace pewter
