; A kernel that reads a constant without a value has no code where such kernels are left out; another one has.
; stage: describe
; options: --targets=avx2 --without-unset
; lacks: load i32, ptr @n
; has: store i32 7, ptr %to
; has: ^; unset 'n' \(index 3\)$
@n = internal global i32 0 "pewter-unset"="'n' (index 3)"
define void @reads(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  %n = load i32, ptr @n
  store i32 %n, ptr %to
  ret void
}
define void @writes(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  store i32 7, ptr %to
  ret void
}
