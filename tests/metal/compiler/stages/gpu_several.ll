; A small kernel that loads a number of four bytes takes four threadgroups, whole ones without a question, and others one by one.
; stage: gpu_several
; options: --targets=sm_80
; count 2: = mul i32 %[0-9]+, 4$
; count 5: load float
; count 5: store float
; count 1: llvm.loop.unroll.disable
define void @pewter_dispatch(ptr "pewter-argument"="0" noalias %to, ptr "pewter-argument"="1" noalias readonly %from, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %group = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %group, %size
  %own = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add i32 %first, %own
  %at = getelementptr float, ptr %from, i32 %i
  %x = load float, ptr %at
  %to.at = getelementptr float, ptr %to, i32 %i
  store float %x, ptr %to.at
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
