// The second translation unit: everything in the headers is defined twice in this program.
#include "fill.hpp"

#include "pewter/pewter.hpp"

void fill(float* y, unsigned n, float value) {
  using namespace pewter;
  dispatch_threads({n, 1, 1}, {64, 1, 1}, [=](threadgroup& tg) {
    float* tile = y + tg.threadgroup_position_in_grid().x * 64;  // (up to 64)
    tg.for_each_simdgroup(
        [&](simdgroup& sg) { store(tile + 32 * sg.index(), lanes<float>(value), sg.active()); });
  });
}
