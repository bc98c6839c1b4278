// A kernel of one thread as a kernel of the GPU.
//
// Its parameters are addresses of buffers and offsets of threadgroup arguments in the manifest's order, then
// the dispatch: threads and threadgroups of the grid, whether some threadgroups are smaller, the first one's
// position in y and z, as a GPU takes fewer there than Metal does, where messages are left (two words), and a
// zero (gpu_stages.cpp). Smaller threadgroups stand at the grid's edge: a thread's place is that of its
// linear index in the threadgroup's own size, and threads without a place end at once; barriers do not wait
// for these. Where none is smaller, no thread asks.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr unsigned shared_space = 3;
constexpr unsigned dispatch_words = 12;

/// Registers by dimension: the thread in its threadgroup, the threadgroup's size, its position.
constexpr Intrinsic::ID thread_registers[] = {Intrinsic::nvvm_read_ptx_sreg_tid_x,
                                              Intrinsic::nvvm_read_ptx_sreg_tid_y,
                                              Intrinsic::nvvm_read_ptx_sreg_tid_z};
constexpr Intrinsic::ID size_registers[] = {Intrinsic::nvvm_read_ptx_sreg_ntid_x,
                                            Intrinsic::nvvm_read_ptx_sreg_ntid_y,
                                            Intrinsic::nvvm_read_ptx_sreg_ntid_z};
constexpr Intrinsic::ID group_registers[] = {Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
                                             Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                                             Intrinsic::nvvm_read_ptx_sreg_ctaid_z};

class gpu_kernel {
 public:
  gpu_kernel(Function& old, const kernel_info& info)
      : old_(old), info_(info), m_(*old.getParent()), b_(old.getContext()), warp_(m_) {}

  void run() {
    refuse_what_is_missing();
    declare();
    place_thread();
    clone();
    std::vector<CallInst*> calls;
    for (Instruction& i : instructions(*f_)) {
      auto* call = dyn_cast<CallInst>(&i);
      if (call != nullptr && builtin_of(*call).kind != builtin::none) calls.push_back(call);
    }
    for (CallInst* call : calls) lower(*call);
    name_scopes();
    old_.eraseFromParent();
  }

 private:
  [[noreturn]] void refuse(const std::string& what) const {
    const std::string place = old_.getFnAttribute("pewter-place").getValueAsString().str();
    throw error(place + ": kernel '" + info_.name + "': " + what + " on GPUs yet");
  }

  void refuse_what_is_missing() const {
    for (const Instruction& i : instructions(old_)) {
      const auto* call = dyn_cast<CallInst>(&i);
      const Function* f = call == nullptr ? nullptr : call->getCalledFunction();
      if (call != nullptr && (f == nullptr || (f->isDeclaration() && !f->isIntrinsic() &&
                                               builtin_of(*call).kind == builtin::none)))
        refuse("'" + (f == nullptr ? std::string("a call by address") : f->getName().str()) +
               "' is not there");
    }
  }

  /// Whether it is the address of a buffer or a descriptor; else it is an offset in threadgroup memory.
  static bool is_address(std::uint32_t index) { return index < buffer_limit || index >= first_texture; }

  void declare() {
    SmallVector<Type*> types;
    for (const kernel_argument& a : info_.arguments)
      types.push_back(is_address(a.index) ? static_cast<Type*>(b_.getPtrTy()) : b_.getInt32Ty());
    for (unsigned n = 0; n < dispatch_words; ++n) types.push_back(b_.getInt32Ty());
    f_ = Function::Create(FunctionType::get(b_.getVoidTy(), types, false), GlobalValue::ExternalLinkage,
                          gpu_entry_name, m_);
    f_->addFnAttr(Attribute::Convergent);
    f_->setDoesNotThrow();
    if (info_.max_threads < 1024) f_->addFnAttr("nvvm.maxntid", std::to_string(info_.max_threads));
    start_ = BasicBlock::Create(f_->getContext(), "start", f_);
    b_.SetInsertPoint(start_);
  }

  Value* dispatch(unsigned word) { return f_->getArg(static_cast<unsigned>(info_.arguments.size()) + word); }
  Value* special(Intrinsic::ID id) { return b_.CreateIntrinsic(id, ArrayRef<Type*>(), ArrayRef<Value*>()); }

  /// Where the thread is: branches that all threads of a threadgroup take together.
  void place_thread() {
    Value* local[3];
    for (unsigned n = 0; n < 3; ++n) {
      local[n] = special(thread_registers[n]);
      full_[n] = special(size_registers[n]);
      group_[n] = special(group_registers[n]);
      if (n > 0) group_[n] = b_.CreateAdd(group_[n], dispatch(6 + n));
      first_[n] = b_.CreateMul(group_[n], full_[n]);
    }
    index_ = b_.CreateAdd(local[0],
                          b_.CreateMul(full_[0], b_.CreateAdd(local[1], b_.CreateMul(full_[1], local[2]))));
    BasicBlock* edge = BasicBlock::Create(f_->getContext(), "edge", f_);
    begin_ = BasicBlock::Create(f_->getContext(), "begin", f_);
    b_.CreateCondBr(b_.CreateICmpEQ(dispatch(6), b_.getInt32(0)), begin_, edge);
    b_.SetInsertPoint(edge);
    Value *size[3], *at[3];
    BasicBlock* placed = place_at_edge(local, size, at);
    b_.SetInsertPoint(begin_);
    const auto either = [&](Value* whole, Value* at_edge) {
      PHINode* phi = b_.CreatePHI(b_.getInt32Ty(), 2);
      phi->addIncoming(whole, start_);
      phi->addIncoming(at_edge, placed);
      return phi;
    };
    for (unsigned n = 0; n < 3; ++n) local_[n] = either(local[n], at[n]);
    for (unsigned n = 0; n < 3; ++n) size_[n] = either(full_[n], size[n]);
    threads_ = b_.CreateMul(size_[0], b_.CreateMul(size_[1], size_[2]));
    if (!info_.initial_values.empty()) store_initial_values();
  }

  /// Places threads of smaller threadgroups at the edge. @return the block where threads with a place go on
  BasicBlock* place_at_edge(Value* const (&local)[3], Value* (&size)[3], Value* (&at)[3]) {
    const auto block = [&](const char* name) { return BasicBlock::Create(f_->getContext(), name, f_); };
    BasicBlock *smaller = block("smaller"), *placed = block("placed"), *outside = block("outside");
    for (unsigned n = 0; n < 3; ++n)
      size[n] = b_.CreateBinaryIntrinsic(Intrinsic::umin, full_[n], b_.CreateSub(dispatch(n), first_[n]));
    BasicBlock* edge = b_.GetInsertBlock();
    b_.CreateCondBr(b_.CreateAnd(b_.CreateICmpEQ(size[0], full_[0]), b_.CreateICmpEQ(size[1], full_[1])),
                    placed, smaller);
    b_.SetInsertPoint(smaller);
    Value* row = b_.CreateUDiv(index_, size[0]);
    Value* own[] = {b_.CreateURem(index_, size[0]), b_.CreateURem(row, size[1]), b_.CreateUDiv(row, size[1])};
    b_.CreateBr(placed);
    b_.SetInsertPoint(placed);
    for (unsigned n = 0; n < 3; ++n) {
      PHINode* phi = b_.CreatePHI(b_.getInt32Ty(), 2);
      phi->addIncoming(local[n], edge);
      phi->addIncoming(own[n], smaller);
      at[n] = phi;
    }
    b_.CreateCondBr(b_.CreateICmpULT(at[2], size[2]), begin_, outside);
    b_.SetInsertPoint(outside);
    b_.CreateRetVoid();
    return placed;
  }

  Value* shared(Value* offset) {
    GlobalVariable* memory = m_.getNamedGlobal("pewter_shared");
    if (memory == nullptr) {
      memory =
          new GlobalVariable(m_, ArrayType::get(b_.getInt8Ty(), 0), false, GlobalValue::ExternalLinkage,
                             nullptr, "pewter_shared", nullptr, GlobalValue::NotThreadLocal, shared_space);
      memory->setAlignment(Align(64));
    }
    return b_.CreateAddrSpaceCast(b_.CreateGEP(b_.getInt8Ty(), memory, offset), b_.getPtrTy());
  }

  /// What threadgroup memory begins with: all threads copy it, and wait.
  void store_initial_values() {
    for (const initial_value& v : info_.initial_values) {
      Constant* bytes = ConstantDataArray::getString(m_.getContext(), v.bytes, false);
      auto* from =
          new GlobalVariable(m_, bytes->getType(), true, GlobalValue::InternalLinkage, bytes, "initial");
      BasicBlock* before = b_.GetInsertBlock();
      BasicBlock* test = BasicBlock::Create(f_->getContext(), "test", f_);
      BasicBlock* copy = BasicBlock::Create(f_->getContext(), "copy", f_);
      BasicBlock* after = BasicBlock::Create(f_->getContext(), "after", f_);
      b_.CreateBr(test);
      b_.SetInsertPoint(test);
      PHINode* at = b_.CreatePHI(b_.getInt32Ty(), 2);
      at->addIncoming(index_, before);
      b_.CreateCondBr(b_.CreateICmpULT(at, b_.getInt32(static_cast<std::uint32_t>(v.bytes.size()))), copy,
                      after);
      b_.SetInsertPoint(copy);
      Value* byte = b_.CreateLoad(b_.getInt8Ty(), b_.CreateGEP(b_.getInt8Ty(), from, at));
      b_.CreateStore(byte, shared(b_.CreateAdd(at, b_.getInt32(static_cast<std::uint32_t>(v.offset)))));
      at->addIncoming(b_.CreateAdd(at, threads_), copy);
      b_.CreateBr(test);
      b_.SetInsertPoint(after);
    }
    barrier();
    begin_ = b_.GetInsertBlock();
  }

  void barrier() { b_.CreateIntrinsic(Intrinsic::nvvm_barrier_cta_sync_aligned_all, {}, {b_.getInt32(0)}); }

  void clone() {
    ValueToValueMapTy values;
    for (Argument& a : old_.args()) {
      values[&a] = Constant::getNullValue(a.getType());  // what it does not use
      const Attribute known = old_.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
      std::uint32_t index = 0;
      if (!known.isValid() || known.getValueAsString().getAsInteger(10, index)) continue;
      for (unsigned n = 0; n < info_.arguments.size(); ++n) {
        if (info_.arguments[n].index != index) continue;
        Argument* own = f_->getArg(n);
        own->setName(a.getName());
        if (is_address(index))
          values[&a] = own;
        else  // hosts place what has a length of a multiple of 16
          values[&a] = shared(b_.CreateAnd(own, ~std::uint64_t{15}));
        if (index < buffer_limit && old_.hasParamAttribute(a.getArgNo(), Attribute::NoAlias))
          f_->addParamAttr(n, Attribute::NoAlias);
      }
    }
    const AttributeList own = f_->getAttributes();
    SmallVector<ReturnInst*> returns;
    CloneFunctionInto(f_, &old_, values, CloneFunctionChangeType::LocalChangesOnly, returns);
    f_->setAttributes(own);
    f_->setCallingConv(CallingConv::PTX_Kernel);
    b_.SetInsertPoint(begin_);
    b_.CreateBr(cast<BasicBlock>(values[&old_.getEntryBlock()]));
  }

  void lower(CallInst& call) {
    const builtin what = builtin_of(call);
    if (what.name == "multiply_matrices") return;  // gpu_matrices.cpp
    b_.SetInsertPoint(&call);
    Value* result = nullptr;
    if (what.kind == builtin::position) {
      result = position(what);
    } else if (what.name == "threadgroup_memory") {
      result = shared(b_.CreateTrunc(call.getArgOperand(0), b_.getInt32Ty()));
    } else if (what.kind == builtin::elementwise) {
      result = elementwise_on_gpu(b_, call, old_);
    } else if (what.is_simd) {
      result = warp_.call(call, active_at(call));
    } else if (what.name == "fence") {
      b_.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {}, {active_at(call)});
    } else if (what.name == "barrier") {
      barrier();
    } else {
      raise_no_code(call, old_, "GPUs");
    }
    if (result != nullptr) call.replaceAllUsesWith(result);
    call.eraseFromParent();
  }

  /// Lanes that are at the call; asked once for all calls of a block.
  Value* active_at(CallInst& call) {
    Value*& known = active_[call.getParent()];
    if (known == nullptr) known = special(Intrinsic::nvvm_activemask);
    return known;
  }

  Value* simdgroups() { return b_.CreateLShr(b_.CreateAdd(threads_, b_.getInt32(31)), 5); }

  Value* position(const builtin& what) {
    const StringRef name = what.name;
    const unsigned n = what.component;
    if (name == "thread_index_in_simdgroup") return special(Intrinsic::nvvm_read_ptx_sreg_laneid);
    if (name == "thread_index_in_threadgroup") return index_;
    if (name == "thread_index_in_quadgroup") return b_.CreateAnd(index_, 3);
    if (name == "quadgroup_index_in_threadgroup") return b_.CreateLShr(index_, 2);
    if (name == "simdgroup_index_in_threadgroup") return b_.CreateLShr(index_, 5);
    if (name.ends_with("simdgroups_per_threadgroup")) return simdgroups();
    if (name.ends_with("quadgroups_per_threadgroup")) return b_.CreateShl(simdgroups(), 3);
    if (name == "threads_per_simdgroup" || name == "thread_execution_width") return b_.getInt32(32);
    if (name == "threadgroup_position_in_grid") return group_[n];
    if (name == "threads_per_threadgroup") return size_[n];
    if (name == "dispatch_threads_per_threadgroup") return full_[n];
    if (name == "threadgroups_per_grid") return dispatch(3 + n);
    if (name == "threads_per_grid" || name == "grid_size") return dispatch(n);
    if (name == "grid_origin") return b_.getInt32(0);
    if (name == "pewter_log") return dispatch(9 + n);
    if (name == "thread_position_in_threadgroup") return local_[n];
    return b_.CreateAdd(first_[n], local_[n]);
  }

  /// Atomics are seen by the GPU's threads alone while a kernel runs.
  void name_scopes() {
    const SyncScope::ID device = f_->getContext().getOrInsertSyncScopeID("device");
    for (Instruction& i : instructions(*f_))
      if (i.isAtomic()) setAtomicSyncScopeID(&i, device);
  }

  Function& old_;
  const kernel_info& info_;
  Module& m_;
  IRBuilder<> b_;
  warp_functions warp_;
  Function* f_ = nullptr;
  BasicBlock *start_ = nullptr, *begin_ = nullptr;
  Value *full_[3], *size_[3], *group_[3], *first_[3], *local_[3];  ///< by dimension
  Value *index_ = nullptr, *threads_ = nullptr;
  DenseMap<BasicBlock*, Value*> active_;
};

}  // namespace

void lower_for_gpu(Function& kernel, const kernel_info& info) { gpu_kernel(kernel, info).run(); }

}  // namespace pewter::metal
