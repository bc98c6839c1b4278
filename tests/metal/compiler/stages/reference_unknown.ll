; A call of ours that has a name of none is an error.
; stage: reference
; error: mine\.metal:7: 'calls': pewter\.nothing_known has no code on the reference way
define void @calls(ptr "pewter-argument"="0" %to) "pewter-kernel" "pewter-place"="mine.metal:7" {
  %x = call i32 @pewter.nothing_known(i32 1)
  store i32 %x, ptr %to
  ret void
}
declare i32 @pewter.nothing_known(i32) convergent
