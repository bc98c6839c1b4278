; A join that is entered from where nothing comes has no branch that it joins.
; stage: vectorize
; options: --targets=avx2
; error: before stage 'vectorize'.*no block without a way in.*'stores' has a block without a way in: nowhere
define void @stores(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  br label %joined
nowhere:
  br label %joined
joined:
  %x = phi i32 [ 1, %start ], [ 2, %nowhere ]
  store i32 %x, ptr %to
  ret void
}
