; What a kernel uses is found on a simplified copy: an argument that only dead code uses need not be bound, one is only read; the IR stays as it is.
; stage: bound_arguments
; options: --targets=avx2 --checked
; has: ^; argument 0 to$
; has: ^; argument 1 from read$
; lacks: ^; argument 2
; has: load float, ptr %unused
define void @adds(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from, ptr "pewter-argument"="2" %unused) "pewter-kernel" {
  %x = load float, ptr %from
  br i1 false, label %dead, label %end
dead:
  %y = load float, ptr %unused
  store float %y, ptr %to
  br label %end
end:
  store float %x, ptr %to
  ret void
}
