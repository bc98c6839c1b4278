; A loop over lanes that can only turn once, by an index of 16 bits, is none: what it adds is known to end it.
; stage: simplify
; lacks: phi
; lacks: ashr
declare range(i32 0, 32) i32 @pewter.position.thread_index_in_simdgroup(i32) memory(none)
define void @short_index(ptr "pewter-argument"="0" %to) "pewter-kernel" {
start:
  %lane = call i32 @pewter.position.thread_index_in_simdgroup(i32 0)
  %first = trunc i32 %lane to i16
  br label %header
header:
  %i = phi i16 [ %first, %start ], [ %next, %body ]
  %wide = sext i16 %i to i32
  %c = icmp slt i32 %wide, 16
  br i1 %c, label %body, label %end
body:
  %at = getelementptr float, ptr %to, i32 %wide
  store float 1.0, ptr %at, align 4
  %sum = add nsw i32 %wide, 32
  %next = trunc i32 %sum to i16
  br label %header
end:
  ret void
}
