; Structuring wants a way on from each block.
; stage: structure
; error: before stage 'structure'.*no path to unreachable code.*'stops' has  unreachable
define void @stops(ptr "pewter-argument"="0" %to) "pewter-kernel" {
  unreachable
}
