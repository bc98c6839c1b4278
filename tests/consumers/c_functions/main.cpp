// A C++ program of any standard that takes the library by its C functions, without the C++ headers' needs.
#include <cstdio>

#include "pewter/pewter.h"

int main() {
  const float x[3] = {-1, 0, 2};
  float y[3];
  if (pewter_relu(PEWTER_FLOAT, x, y, 3, nullptr) != PEWTER_OK) return 1;
  const pewter_status status = pewter_relu(PEWTER_FLOAT, nullptr, y, 3, nullptr);
  std::printf("status %d: %s\n", static_cast<int>(status), pewter_last_error());
  return status == PEWTER_INVALID_ARGUMENT && y[0] == 0 && y[2] == 2 ? 0 : 1;
}
