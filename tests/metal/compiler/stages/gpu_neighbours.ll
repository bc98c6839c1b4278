; Four loads and four stores of neighbours are one of a vector each, at any address; what lies further away stays, and loads do not pass a store that may change
; what they read.
; stage: gpu_neighbours
; options: --targets=sm_80
; count 1: load <4 x float>, ptr %at, align 16, !pewter\.any_address
; count 1: store <4 x float> %[0-9]+, ptr %to, align 16, !pewter\.any_address
; count 3: load float
; count 1: store float
define void @pewter_dispatch(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from, i32 %i) {
  %at = getelementptr float, ptr %from, i32 %i
  %at.1 = getelementptr float, ptr %at, i64 1
  %at.2 = getelementptr float, ptr %at, i64 2
  %at.3 = getelementptr float, ptr %at, i64 3
  %at.9 = getelementptr float, ptr %at, i64 9
  %x0 = load float, ptr %at, align 4
  %x1 = load float, ptr %at.1, align 4
  %x2 = load float, ptr %at.2, align 4
  %x3 = load float, ptr %at.3, align 4
  %x9 = load float, ptr %at.9, align 4
  %to.1 = getelementptr float, ptr %to, i64 1
  %to.2 = getelementptr float, ptr %to, i64 2
  %to.3 = getelementptr float, ptr %to, i64 3
  store float %x0, ptr %to, align 4
  store float %x1, ptr %to.1, align 4
  store float %x2, ptr %to.2, align 4
  store float %x9, ptr %to.3, align 4
  %at.20 = getelementptr float, ptr %at, i64 20
  %at.21 = getelementptr float, ptr %at, i64 21
  %x20 = load float, ptr %at.20, align 4
  store float %x3, ptr %at, align 4
  %x21 = load float, ptr %at.21, align 4
  %s = fadd float %x20, %x21
  %sum = bitcast float %s to i32
  %to.word = getelementptr i8, ptr %to, i64 64
  store i32 %sum, ptr %to.word, align 4
  ret void
}
