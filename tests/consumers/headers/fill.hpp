// Shared by the two translation units of the header-only consumer.
#pragma once

/// y[i] = value for i < n.
void fill(float* y, unsigned n, float value);
