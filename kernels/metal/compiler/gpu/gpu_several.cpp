// One threadgroup of the GPU runs several small ones of a kernel. A thread that loads one number and stores
// another would have too few loads in flight for the GPU's memory, and would end sooner than a threadgroup
// begins.
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr unsigned most_of_small_kernel = 160;  ///< of a small kernel, with those that place its thread
constexpr std::uint64_t bytes_in_flight = 16;   ///< that a thread should load

/// The most bytes that a thread loads of a buffer at once; 0: none.
std::uint64_t largest_load(const Function& f) {
  std::uint64_t largest = 0;
  for (const Instruction& i : instructions(f)) {
    const auto* load = dyn_cast<LoadInst>(&i);
    const auto* from =
        load == nullptr ? nullptr : dyn_cast<Argument>(getUnderlyingObject(load->getPointerOperand()));
    const auto* gep = from == nullptr ? nullptr : dyn_cast<GEPOperator>(load->getPointerOperand());
    if (gep == nullptr || gep->hasAllConstantIndices()) continue;  // what is the same for all threads
    largest = std::max(largest, f.getDataLayout().getTypeStoreSize(load->getType()).getFixedValue());
  }
  return largest;
}

/// Its threads do not meet, each does little and goes on or ends.
bool is_small(Function& f) {
  unsigned count = 0;
  for (const Instruction& i : instructions(f)) {
    const auto* call = dyn_cast<CallBase>(&i);
    if (++count > most_of_small_kernel || i.isAtomic() || isa<AllocaInst>(i)) return false;
    if (call != nullptr && (call->isConvergent() || !isa<IntrinsicInst>(call))) return false;
    if (any_of(i.operands(), [](const Value* v) { return isa<GlobalVariable>(v->stripInBoundsOffsets()); }))
      return false;
  }
  DominatorTree tree(f);
  return LoopInfo(tree).empty();
}

bool is_group_in_x(const Instruction& i) {
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && call->getIntrinsicID() == Intrinsic::nvvm_read_ptx_sreg_ctaid_x;
}

/// The kernel as a function of its threadgroup's position in x; the kernel is empty then.
Function& body_of(Function& kernel) {
  SmallVector<Type*> types(kernel.getFunctionType()->params());
  types.push_back(Type::getInt32Ty(kernel.getContext()));
  Function& body = *Function::Create(FunctionType::get(kernel.getReturnType(), types, false),
                                     GlobalValue::InternalLinkage, "one", kernel.getParent());
  body.splice(body.begin(), &kernel);
  for (Argument& a : kernel.args()) a.replaceAllUsesWith(body.getArg(a.getArgNo()));
  for (Instruction& i : make_early_inc_range(instructions(body))) {
    if (!is_group_in_x(i)) continue;
    i.replaceAllUsesWith(body.getArg(static_cast<unsigned>(body.arg_size()) - 1));
    i.eraseFromParent();
  }
  return body;
}

class several_threadgroups {
 public:
  several_threadgroups(Function& kernel, unsigned first_word, unsigned count)
      : kernel_(kernel), words_(first_word), count_(count), body_(body_of(kernel)), b_(kernel.getContext()) {}

  void run() {
    b_.SetInsertPoint(block("start"));
    first_ = b_.CreateMul(special(Intrinsic::nvvm_read_ptx_sreg_ctaid_x), b_.getInt32(count_));
    Value* left = b_.CreateSub(word(threadgroups_word), first_);
    BasicBlock *whole = block("whole"), *test = block("test"), *end = block("end");
    BasicBlock* start = b_.GetInsertBlock();
    b_.CreateCondBr(are_whole(), whole, test);
    b_.SetInsertPoint(whole);
    for (unsigned n = 0; n < count_; ++n) call(b_.getInt32(n), true);
    b_.CreateBr(end);
    one_by_one(start, test, left, end);
    b_.SetInsertPoint(end);
    b_.CreateRetVoid();
    for (CallInst* c : calls_) {
      InlineFunctionInfo info;
      InlineFunction(*c, info);
    }
    body_.eraseFromParent();
  }

 private:
  // Indices of the dispatch's words (gpu_kernel.cpp).
  static constexpr unsigned threads_word = 0, threadgroups_word = 3, edges_word = 6;

  Value* word(unsigned n) { return kernel_.getArg(words_ + n); }
  Value* special(Intrinsic::ID id) { return b_.CreateIntrinsic(id, ArrayRef<Type*>(), ArrayRef<Value*>()); }

  /// Whether all of them are there, and have all of their threads.
  Value* are_whole() {
    constexpr Intrinsic::ID sizes[] = {Intrinsic::nvvm_read_ptx_sreg_ntid_x,
                                       Intrinsic::nvvm_read_ptx_sreg_ntid_y,
                                       Intrinsic::nvvm_read_ptx_sreg_ntid_z};
    constexpr Intrinsic::ID groups[] = {Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
                                        Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                                        Intrinsic::nvvm_read_ptx_sreg_ctaid_z};
    Value* all = b_.getTrue();
    for (unsigned n = 0; n < 3; ++n) {
      Value* size = special(sizes[n]);
      Value* group = n == 0 ? first_ : b_.CreateAdd(special(groups[n]), word(edges_word + n));
      Value* left = b_.CreateSub(word(threads_word + n), b_.CreateMul(group, size));
      Value* wanted = n == 0 ? b_.CreateMul(size, b_.getInt32(count_)) : size;
      all = b_.CreateAnd(all, b_.CreateICmpUGE(left, wanted));
    }
    return all;
  }

  BasicBlock* block(const char* name) { return BasicBlock::Create(kernel_.getContext(), name, &kernel_); }

  void call(Value* n, bool is_whole) {
    SmallVector<Value*> of;
    for (Argument& a : kernel_.args()) of.push_back(&a);
    if (is_whole) of[words_ + edges_word] = b_.getInt32(0);
    of.push_back(b_.CreateAdd(first_, n));
    calls_.push_back(b_.CreateCall(&body_, of));
  }

  /// Those at the grid's edge.
  void one_by_one(BasicBlock* start, BasicBlock* test, Value* left, BasicBlock* end) {
    BasicBlock* one = block("one");
    b_.SetInsertPoint(test);
    PHINode* n = b_.CreatePHI(b_.getInt32Ty(), 2);
    Value* all = b_.CreateBinaryIntrinsic(Intrinsic::umin, left, b_.getInt32(count_));
    b_.CreateCondBr(b_.CreateICmpULT(n, all), one, end);
    b_.SetInsertPoint(one);
    call(n, false);
    n->addIncoming(b_.getInt32(0), start);
    n->addIncoming(b_.CreateAdd(n, b_.getInt32(1)), one);
    LLVMContext& context = kernel_.getContext();
    MDNode* rolled = MDNode::get(context, MDString::get(context, "llvm.loop.unroll.disable"));
    MDNode* loop = MDNode::getDistinct(context, {nullptr, rolled});
    loop->replaceOperandWith(0, loop);
    b_.CreateBr(test)->setMetadata(LLVMContext::MD_loop, loop);
  }

  Function& kernel_;
  unsigned words_, count_;
  Function& body_;
  IRBuilder<> b_;
  Value* first_ = nullptr;
  SmallVector<CallInst*> calls_;
};

}  // namespace

unsigned threadgroups_at_once(Function& kernel) {
  const std::uint64_t bytes = largest_load(kernel);
  return bytes == 0 || bytes >= bytes_in_flight || !is_small(kernel)
             ? 1
             : static_cast<unsigned>(bytes_in_flight / std::max<std::uint64_t>(bytes, 4));
}

void take_several_threadgroups(Function& kernel, unsigned first_word, unsigned count) {
  several_threadgroups(kernel, first_word, count).run();
}

/// Only those of buffers that nothing writes: that is what the kernel was told.
void load_first(Function& kernel) {
  const auto is_one = [](const Instruction& i) {
    const auto* load = dyn_cast<LoadInst>(&i);
    const auto* from = load == nullptr || !load->isSimple()
                           ? nullptr
                           : dyn_cast<Argument>(getUnderlyingObject(load->getPointerOperand()));
    return from != nullptr && from->hasNoAliasAttr() && from->onlyReadsMemory();
  };
  for (BasicBlock& block : kernel) {
    Instruction* store = nullptr;
    for (Instruction& i : make_early_inc_range(block)) {
      if (store == nullptr && isa<StoreInst>(i)) store = &i;
      if (store == nullptr || !is_one(i)) continue;
      SmallVector<Instruction*> chain = {&i};  // and what its address is made of
      for (unsigned n = 0; n < chain.size(); ++n)
        for (Value* v : chain[n]->operands()) {
          auto* of = dyn_cast<Instruction>(v);
          if (of != nullptr && of->getParent() == &block && store->comesBefore(of) &&
              !is_contained(chain, of))
            chain.push_back(of);
        }
      const auto may_move = [&](const Instruction* c) {
        return c == &i || (!c->mayReadOrWriteMemory() && isSafeToSpeculativelyExecute(c));
      };
      if (!all_of(chain, may_move)) continue;
      llvm::sort(chain, [](const Instruction* a, const Instruction* b) { return a->comesBefore(b); });
      for (Instruction* c : chain) c->moveBefore(store->getIterator());
    }
  }
}

}  // namespace pewter::metal
