; What asks for the machine takes the CPU's way here, and the GPU's in the copy.
; stage: keep_for_gpus
; options: --targets=sm_80,avx2
; lacks: @pewter\.on_gpu
; lacks: br i1
; count 1: store i32 1, ptr %to
; count 1: store i32 2, ptr %to
; order: ^define void @asks >> store i32 2 >> ^define void @asks >> store i32 1
define void @asks(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %is = call i1 @pewter.on_gpu()
  br i1 %is, label %gpu, label %cpu
gpu:
  store i32 1, ptr %to
  br label %end
cpu:
  store i32 2, ptr %to
  br label %end
end:
  ret void
}
declare i1 @pewter.on_gpu()
