; What holds after inlining does not of a function without code.
; stage: inline
; error: after stage 'inline'.*kernels call only `pewter.\*`.*'calls' has.*@elsewhere
define void @calls(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  call void @elsewhere(ptr %to)
  ret void
}
declare void @elsewhere(ptr)
