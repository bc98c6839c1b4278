; A kernel becomes the GPU's: its parameters and the dispatch's words, a thread's place by special registers, threadgroup memory in shared memory, a barrier.
; stage: gpu_lower
; options: --targets=sm_80
; has: define ptx_kernel void @pewter_dispatch\(ptr %to(, i32 %[0-9]+){12}\)
; has: call i32 @llvm.nvvm.read.ptx.sreg.tid.x\(\)
; count 2: getelementptr \(i8, ptr addrspace\(3\) @pewter_shared, i32 64\)
; count 1: call void @llvm.nvvm.barrier.cta.sync.aligned.all\(i32 0\)
; lacks: call .*@pewter\.
define void @waits(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %i = call i32 @pewter.position.thread_position_in_threadgroup(i32 0)
  %own = call ptr @pewter.threadgroup_memory(i64 64)
  store i32 %i, ptr %own
  call void @pewter.barrier()
  %x = load i32, ptr %own
  store i32 %x, ptr %to
  ret void
}
declare i32 @pewter.position.thread_position_in_threadgroup(i32) memory(none)
declare ptr @pewter.threadgroup_memory(i64) memory(none)
declare void @pewter.barrier() convergent
