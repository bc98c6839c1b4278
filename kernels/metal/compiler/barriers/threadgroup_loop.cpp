// Threadgroups as loops: over threadgroups, the phases between barriers, and in each over its SIMD groups.
// What is the same for all SIMD groups of a threadgroup LLVM moves out of the loop over them.
#include <llvm/IR/Constants.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/Local.h>

#include <cstddef>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// More phases than these are run by calls of the body, so that code stays small.
constexpr std::size_t largest_phase_count = 24;

class threadgroup_loop {
 public:
  threadgroup_loop(Function& body, const split_body& split, const variant& which, StringRef name,
                   const kernel_info& kernel)
      : body_(body), split_(split), which_(which), kernel_(kernel), b_(body.getContext()) {
    Type* pointer = b_.getPtrTy();
    f_ = create_exported(*body.getParent(), name, body, {pointer, pointer, b_.getInt32Ty(), b_.getInt32Ty()},
                         b_.getVoidTy());
  }

  void run() {
    BasicBlock* entry = block("entry");
    b_.SetInsertPoint(entry);
    using c = simdgroup_context;
    count_ = constant_load(b_, b_.getInt32Ty(), f_->getArg(1), offsetof(c, simdgroups_per_threadgroup));
    width_ = constant_load(b_, b_.getInt32Ty(), f_->getArg(1), offsetof(c, threads_per_threadgroup));
    height_ = constant_load(b_, b_.getInt32Ty(), f_->getArg(1), offsetof(c, threads_per_threadgroup) + 4);
    frames_ = constant_load(b_, b_.getPtrTy(), f_->getArg(1), offsetof(c, frame));
    BasicBlock* threadgroup = block("threadgroup");
    b_.CreateBr(threadgroup);
    b_.SetInsertPoint(threadgroup);
    PHINode* x = b_.CreatePHI(b_.getInt32Ty(), 2, "threadgroup.x");
    threadgroup_x_ = x;
    x->addIncoming(f_->getArg(2), entry);
    store_initial_values();
    end_ = block("threadgroup.end");
    const std::size_t states = split_.following.size();
    if (states <= largest_phase_count) {
      for (std::size_t n = 0; n < states; ++n) phases_.push_back(block("phase"));
      b_.CreateBr(phases_[0]);
      for (std::size_t n = 0; n < states; ++n) emit_phase(static_cast<unsigned>(n));
    } else {
      BasicBlock* rounds = in_rounds();
      loop_over_simdgroups("begin", rounds,
                           [&](Value* frame) { b_.CreateStore(call(body_, frame, b_.getInt32(0)), frame); });
    }
    b_.SetInsertPoint(end_);
    Value* next = b_.CreateAdd(x, b_.getInt32(1));
    x->addIncoming(next, end_);
    BasicBlock* done = block("done");
    b_.CreateCondBr(b_.CreateICmpULT(next, f_->getArg(3)), threadgroup, done);
    b_.SetInsertPoint(done);
    b_.CreateRetVoid();
  }

 private:
  BasicBlock* block(const char* name) { return BasicBlock::Create(b_.getContext(), name, f_); }

  /// What threadgroup memory holds before the first thread begins.
  void store_initial_values() {
    if (kernel_.initial_values.empty()) return;
    Value* memory =
        constant_load(b_, b_.getPtrTy(), f_->getArg(1), offsetof(simdgroup_context, threadgroup_memory));
    for (const initial_value& v : kernel_.initial_values) {
      Value* to = b_.CreateConstInBoundsGEP1_64(b_.getInt8Ty(), memory, v.offset);
      if (v.bytes.find_first_not_of(v.bytes[0]) == std::string::npos) {
        b_.CreateMemSet(to, b_.getInt8(static_cast<unsigned char>(v.bytes[0])), v.bytes.size(), Align(64));
      } else {
        Constant* bytes = ConstantDataArray::getString(b_.getContext(), v.bytes, false);
        auto* from = new GlobalVariable(*f_->getParent(), bytes->getType(), true, GlobalValue::PrivateLinkage,
                                        bytes, "initial");
        from->setAlignment(Align(64));
        b_.CreateMemCpy(to, Align(64), from, Align(64), v.bytes.size());
      }
    }
  }

  Value* call(Function& what, Value* frame, Value* state) {
    return b_.CreateCall(&what, {f_->getArg(0), f_->getArg(1), frame, threadgroup_x_, index_, position_[0],
                                 position_[1], position_[2], state});
  }

  /// A loop from the insertion point, which ends its block; emit(frame) once a SIMD group; then to `after`,
  /// and emission goes on before that branch.
  template <class Emit>
  void loop_over_simdgroups(const char* name, BasicBlock* after, const Emit& emit) {
    BasicBlock* before = b_.GetInsertBlock();
    BasicBlock* loop = block(name);
    b_.CreateBr(loop);
    b_.SetInsertPoint(loop);
    PHINode* phis[4];
    for (PHINode*& phi : phis) {
      phi = b_.CreatePHI(b_.getInt32Ty(), 2);
      phi->addIncoming(b_.getInt32(0), before);
    }
    index_ = phis[0];
    for (int n = 0; n < 3; ++n) position_[n] = phis[n + 1];
    Value* frame = b_.CreateInBoundsGEP(b_.getInt8Ty(), frames_,
                                        b_.CreateMul(b_.CreateZExt(index_, b_.getInt64Ty()),
                                                     b_.getInt64(split_.frame_bytes), "", true, true));
    emit(frame);
    Value* next[4] = {b_.CreateAdd(index_, b_.getInt32(1), "", true, true), b_.getInt32(0)};
    if (which_.is_in_rows()) {
      next[2] = b_.CreateAdd(position_[1], b_.getInt32(lane_count / which_.width), "", true, true);
    } else {
      next[1] = b_.CreateAdd(position_[0], b_.getInt32(lane_count), "", true, true);
      Value* x_ends = b_.CreateICmpEQ(next[1], width_);
      next[1] = b_.CreateSelect(x_ends, b_.getInt32(0), next[1]);
      next[2] = b_.CreateAdd(position_[1], b_.CreateZExt(x_ends, b_.getInt32Ty()));
    }
    Value* y_ends = b_.CreateICmpEQ(next[2], height_);
    next[2] = b_.CreateSelect(y_ends, b_.getInt32(0), next[2]);
    next[3] = b_.CreateAdd(position_[2], b_.CreateZExt(y_ends, b_.getInt32Ty()));
    for (int n = 0; n < 4; ++n) phis[n]->addIncoming(next[n], b_.GetInsertBlock());
    b_.CreateCondBr(b_.CreateICmpEQ(next[0], count_), after, loop);
  }

  /// The body from one state on.
  Function* body_from(unsigned state) {
    ValueToValueMapTy values;
    Argument* argument = body_.getArg(body_arguments::state);
    values[argument] = b_.getInt32(state);
    Function* made = CloneFunction(&body_, values);
    for (BasicBlock& each : *made) ConstantFoldTerminator(&each, true);
    EliminateUnreachableBlocks(*made);
    made->setLinkage(GlobalValue::InternalLinkage);
    made->addFnAttr(Attribute::AlwaysInline);
    return made;
  }

  void emit_phase(unsigned state) {
    b_.SetInsertPoint(phases_[state]);
    Function* part = kernel_.is_called ? nullptr : body_from(state);
    const std::vector<unsigned>& following = split_.following[state];
    // `part` has one parameter less: CloneFunction leaves out what it is given.
    const auto call_part = [&](Value* frame) -> Value* {
      if (part == nullptr) return call(body_, frame, b_.getInt32(state));
      return b_.CreateCall(part, {f_->getArg(0), f_->getArg(1), frame, threadgroup_x_, index_, position_[0],
                                  position_[1], position_[2]});
    };
    if (following.size() == 1) {
      BasicBlock* after = following[0] == 0 ? end_ : phases_[following[0]];
      return loop_over_simdgroups("simdgroups", after, call_part);
    }
    // All SIMD groups go on together if they agree, else each by its own state.
    BasicBlock* before = phases_[state];
    BasicBlock* after = block("agreed");
    PHINode *so_far = nullptr, *agree = nullptr;
    Value *reached = nullptr, *same = nullptr;
    loop_over_simdgroups("simdgroups", after, [&](Value* frame) {
      so_far = b_.CreatePHI(b_.getInt32Ty(), 2);
      agree = b_.CreatePHI(b_.getInt1Ty(), 2);
      so_far->moveBefore(b_.GetInsertBlock()->getFirstNonPHIIt());
      agree->moveBefore(b_.GetInsertBlock()->getFirstNonPHIIt());
      reached = call_part(frame);
      b_.CreateStore(reached, frame);
      Value* first = b_.CreateICmpEQ(index_, b_.getInt32(0));
      same = b_.CreateAnd(agree, b_.CreateOr(first, b_.CreateICmpEQ(reached, so_far)));
    });
    so_far->addIncoming(b_.getInt32(0), before);
    so_far->addIncoming(reached, so_far->getParent());
    agree->addIncoming(b_.getTrue(), before);
    agree->addIncoming(same, agree->getParent());
    b_.SetInsertPoint(after);
    BasicBlock* together = block("together");
    b_.CreateCondBr(same, together, in_rounds());
    b_.SetInsertPoint(together);
    SwitchInst* to = b_.CreateSwitch(reached, end_);
    for (const unsigned s : following) {
      if (s != 0) to->addCase(b_.getInt32(s), phases_[s]);
    }
  }

  /// Each SIMD group from the state in its frame, until all have ended.
  BasicBlock* in_rounds() {
    if (rounds_ != nullptr) return rounds_;
    IRBuilder<>::InsertPointGuard guard(b_);
    rounds_ = block("round");
    b_.SetInsertPoint(rounds_);
    BasicBlock* after = block("round.end");
    PHINode* any = nullptr;
    Value* left = nullptr;
    loop_over_simdgroups("in.turn", after, [&](Value* frame) {
      BasicBlock* head = b_.GetInsertBlock();
      any = b_.CreatePHI(b_.getInt32Ty(), 2);
      any->moveBefore(head->getFirstNonPHIIt());
      Value* state = b_.CreateLoad(b_.getInt32Ty(), frame);
      BasicBlock* goes_on = block("goes.on");
      BasicBlock* joined = block("turn.end");
      b_.CreateCondBr(b_.CreateICmpEQ(state, b_.getInt32(0)), joined, goes_on);
      b_.SetInsertPoint(goes_on);
      Value* reached = call(body_, frame, state);
      b_.CreateStore(reached, frame);
      b_.CreateBr(joined);
      b_.SetInsertPoint(joined);
      PHINode* now = b_.CreatePHI(b_.getInt32Ty(), 2);
      now->addIncoming(b_.getInt32(0), head);
      now->addIncoming(reached, goes_on);
      left = b_.CreateOr(any, now);
    });
    any->addIncoming(b_.getInt32(0), rounds_);
    any->addIncoming(left, cast<Instruction>(left)->getParent());
    b_.SetInsertPoint(after);
    b_.CreateCondBr(b_.CreateICmpEQ(left, b_.getInt32(0)), end_, rounds_);
    return rounds_;
  }

  Function& body_;
  const split_body& split_;
  const variant& which_;
  const kernel_info& kernel_;
  IRBuilder<> b_;
  Function* f_ = nullptr;
  Value *count_ = nullptr, *width_ = nullptr, *height_ = nullptr, *frames_ = nullptr;
  Value *threadgroup_x_ = nullptr, *index_ = nullptr, *position_[3] = {};
  BasicBlock *end_ = nullptr, *rounds_ = nullptr;
  std::vector<BasicBlock*> phases_;
};

}  // namespace

void add_threadgroups_function(Function& body, const split_body& split, const variant& which, StringRef name,
                               const kernel_info& kernel) {
  threadgroup_loop(body, split, which, name, kernel).run();
}

}  // namespace pewter::metal
