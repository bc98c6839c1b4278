// Quantised blocks element by element, from the layouts in kernels/quantized/README.md: no code of the
// kernels.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "pewter/types.hpp"
#include "tests/reference/oracle.hpp"

namespace pewter::reference {

/// What element `i` of a block stands for. Affine types take their group's scale and bias; others ignore
/// them.
double element_of_block(block_type type, const std::uint8_t* block, int i, double scale, double bias);

/// All elements of some blocks; scales and biases one a block of affine types, else empty.
std::vector<double> elements_of_blocks(block_type type, std::span<const std::uint8_t> blocks,
                                       std::span<const double> scales, std::span<const double> biases);

/// Makes the scales of blocks of any bytes finite and of ordinary size.
void tame_scales(block_type type, std::span<std::uint8_t> blocks);

/// Elements that share the smallest range that a type has a scale for: 16, 32, 64 or 128.
int elements_of_part(block_type type);

/// y[i] = x[i] W^T with the matrix that matrix_of(i) names, of a call whose first operands are
/// quantized_matmul's.
void quantized_products(const oracle_call& call, const std::function<std::size_t(std::size_t)>& matrix_of);

}  // namespace pewter::reference
