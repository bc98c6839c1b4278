; Behind a branch that parts lanes a SIMD-group function's lanes are those that a vote named at the branch, and all again where both ways join.
; stage: gpu_join_lanes
; options: --targets=sm_80
; count 1: = call i32 @llvm.nvvm.activemask
; has: %0 = call i32 @llvm.nvvm.activemask
; has: %1 = call i32 @llvm.nvvm.vote.ballot.sync\(i32 %0, i1 %low\)
; has: call i32 @llvm.nvvm.shfl.sync.idx.i32\(i32 %1, i32 %x, i32 0, i32 31\)
; has: call i32 @llvm.nvvm.shfl.sync.idx.i32\(i32 %0, i32 %both, i32 0, i32 31\)
define void @pewter_dispatch(ptr "pewter-argument"="0" %to, i32 %x) convergent {
entry:
  %low = icmp ult i32 %x, 7
  br i1 %low, label %some, label %join
some:
  %active = call i32 @llvm.nvvm.activemask()
  %first = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %active, i32 %x, i32 0, i32 31)
  br label %join
join:
  %both = phi i32 [ %first, %some ], [ %x, %entry ]
  %all = call i32 @llvm.nvvm.activemask()
  %last = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %all, i32 %both, i32 0, i32 31)
  store i32 %last, ptr %to
  ret void
}
declare i32 @llvm.nvvm.activemask() convergent
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent
