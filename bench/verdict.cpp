#include "bench/verdict.hpp"

#include <algorithm>
#include <limits>

#include "bench/operands.hpp"
#include "tests/support/compare.hpp"

namespace pewter::bench {
namespace {

constexpr double most_bytes = 24e6, most_flops = 3e8;  // of what an oracle is given: about a second

/// The largest extent is halved until the work fits. Extents stay multiples of what they were multiples of.
problem_shape shape_to_check(const description& about, problem_shape shape, element_type type) {
  const auto too_much = [&] {
    return about.bytes(shape, type) > most_bytes || about.flops(shape) > most_flops;
  };
  while (too_much()) {
    std::size_t& largest = *std::max_element(std::begin(shape.extent), std::end(shape.extent));
    if (largest < 2) break;
    largest /= 2;
  }
  return shape;
}

}  // namespace

struct judge::answer {
  const kernel* which;
  const named_shape* named;
  element_type type;
  problem_shape shape;
  test::operand_set fresh;
  test::expectation expected;
};

judge::judge() = default;
judge::~judge() = default;

verdict judge::operator()(const cell& c) {
  const description& about = *c.which->about;
  if (!last_ || last_->which != c.which || last_->named != c.shape || last_->type != c.type) {
    const problem_shape shape = shape_to_check(about, c.shape->shape, c.type);
    test::operand_set operands(about, shape, c.type, 1);
    test::expectation expected = test::expect(*c.which, shape, operands);
    last_.reset(new answer{c.which, c.shape, c.type, shape, std::move(operands), std::move(expected)});
  }
  test::operand_set operands = last_->fresh;
  kernel_call call{last_->shape, c.type, nullptr, {}};
  const std::vector<void*> pointers = operands.pointers();
  call.operands = pointers.data();
  call.launch.pattern = c.pattern;
  call.launch.threads_per_threadgroup = c.threads;
  about.call(call);

  verdict result{test::mismatch(*c.which, last_->shape, c.type, operands, last_->expected).empty(), 0, 0,
                 last_->shape};
  std::size_t output = 0;
  for (std::size_t i = 0; i < about.operands.size(); ++i) {
    if (about.operands[i].role == role::input) continue;
    const std::vector<double>& values = last_->expected.values[output];
    const std::vector<double>& magnitudes = last_->expected.magnitudes[output++];
    for (std::size_t j = 0; j < values.size() && j < operands.buffers[i].count(); ++j) {
      const double error = std::abs(operands.buffers[i].at(j) - values[j]);
      if (error == 0) continue;
      const double bound =
          test::tolerance(about, last_->shape, about.operands[i].kind, c.type, values[j], magnitudes[j]);
      result.error = std::max(result.error, error);
      result.share_of_bound = std::max(result.share_of_bound,
                                       bound > 0 ? error / bound : std::numeric_limits<double>::infinity());
    }
  }
  return result;
}

}  // namespace pewter::bench
