; Where buffers are apart, a load of one that is only read stands before its block's stores, with its address; a load of a buffer that is written stays.
; stage: gpu_load_first
; options: --targets=sm_80
; order: %at = getelementptr >> %x = load >> store float 1\.0 >> %y = load
define void @pewter_dispatch(ptr "pewter-argument"="0" noalias %to, ptr "pewter-argument"="1" noalias readonly %from, i32 %i) {
  store float 1.0, ptr %to
  %at = getelementptr float, ptr %from, i32 %i
  %x = load float, ptr %at
  %own = getelementptr float, ptr %to, i32 %i
  %y = load float, ptr %own
  %s = fadd float %x, %y
  store float %s, ptr %own
  ret void
}
