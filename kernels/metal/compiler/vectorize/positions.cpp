#include "kernels/metal/compiler/vectorize/positions.hpp"

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

/// A vector where the shape is not linear, else of lane 0.
Value* positions::position(const builtin& b) {
  const auto at = [&](std::size_t offset) {
    return code_.context_u32(offset + 4 * std::size_t{b.component});
  };
  using c = simdgroup_context;
  const StringRef name = b.name;
  Value* group_index = argument(body_arguments::index);
  const auto index_in_threadgroup = [&] { return b_.CreateShl(group_index, 5); };
  if (name == "thread_index_in_simdgroup") return b_.getInt32(0);
  if (name == "thread_index_in_threadgroup") return index_in_threadgroup();
  if (name == "thread_index_in_quadgroup") return code_.steps(b_.getInt32Ty(), 4, 0, 1);
  if (name == "quadgroup_index_in_threadgroup")
    return b_.CreateAdd(code_.splat(b_.CreateShl(group_index, 3)), code_.steps(b_.getInt32Ty(), 4, 1, 0));
  if (name == "simdgroup_index_in_threadgroup") return group_index;
  if (name == "simdgroups_per_threadgroup" || name == "dispatch_simdgroups_per_threadgroup")
    return code_.context_u32(offsetof(c, simdgroups_per_threadgroup));
  if (name == "quadgroups_per_threadgroup" || name == "dispatch_quadgroups_per_threadgroup") {
    return b_.CreateShl(code_.context_u32(offsetof(c, simdgroups_per_threadgroup)), 3);
  }
  if (name == "threads_per_simdgroup" || name == "thread_execution_width") return b_.getInt32(lane_count);
  const auto threadgroup = [&]() -> Value* {
    return b.component == 0 ? argument(body_arguments::threadgroup_x)
                            : at(offsetof(c, threadgroup_position_in_grid));
  };
  if (name == "threadgroup_position_in_grid") return threadgroup();
  if (name == "threads_per_threadgroup") return at(offsetof(c, threads_per_threadgroup));
  if (name == "dispatch_threads_per_threadgroup") return at(offsetof(c, dispatch_threads_per_threadgroup));
  if (name == "threadgroups_per_grid") return at(offsetof(c, threadgroups_per_grid));
  if (name == "threads_per_grid" || name == "grid_size") return at(offsetof(c, threads_per_grid));
  if (name == "grid_origin") return b_.getInt32(0);
  if (name == "pewter_log") return at(offsetof(c, log));
  Value* local = nullptr;
  const bool is_scalar = shape_of_position(b, code_.which()).is_linear();
  if (is_scalar) {
    local = argument(body_arguments::first_lane + b.component);
  } else if (code_.which().is_in_rows() && b.component == 0) {
    local = code_.steps(b_.getInt32Ty(), code_.which().width, 0, 1);
  } else if (code_.which().is_in_rows()) {
    local = b_.CreateAdd(code_.splat(argument(body_arguments::first_lane + b.component)),
                         code_.steps(b_.getInt32Ty(), code_.which().width, 1, 0));
  } else {
    Value* all = code_.context_pointer(offsetof(c, lane_positions));
    local =
        b_.CreateAlignedLoad(code_.vector_type(b_.getInt32Ty()),
                             b_.CreateConstGEP1_64(b_.getInt32Ty(), all, lane_count * b.component), Align(4));
  }
  if (name == "thread_position_in_threadgroup") return local;
  Value* base = b_.CreateMul(threadgroup(), at(offsetof(c, dispatch_threads_per_threadgroup)));
  return b_.CreateAdd(is_scalar ? base : code_.splat(base), local);
}

/// The position of a piece's first lane.
Value* positions::position_of_piece(const builtin& b, unsigned n) {
  if (b.name == "thread_index_in_quadgroup") return b_.getInt32(0);
  if (b.name == "quadgroup_index_in_threadgroup")
    return b_.CreateAdd(b_.CreateShl(argument(body_arguments::index), 3), b_.getInt32(n));
  Value* local = b.component == 0
                     ? static_cast<Value*>(b_.getInt32(0))
                     : b_.CreateAdd(argument(body_arguments::first_lane + b.component), b_.getInt32(n));
  if (b.name == "thread_position_in_threadgroup") return local;
  builtin threadgroup = b, size = b;
  threadgroup.name = "threadgroup_position_in_grid";
  size.name = "dispatch_threads_per_threadgroup";
  return b_.CreateAdd(b_.CreateMul(position(threadgroup), position(size)), local);
}

void positions::emit(CallInst& call, const builtin& b) {
  Value* v = position(b);
  const shape s = code_.shape_of(&call);
  if (s.is_linear()) return code_.set_uniform(call, v);
  if (s.is_in_pieces()) {
    value_mapping::piece_values pieces;
    for (unsigned n = 0; n < s.pieces(); ++n) pieces.push_back(position_of_piece(b, n));
    code_.set_pieces(call, pieces);
  }
  code_.set_lanes(call, v);
}

}  // namespace pewter::metal
