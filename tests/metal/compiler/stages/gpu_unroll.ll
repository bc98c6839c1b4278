; A loop that threads stride through counts its turns, and is to be unrolled four times; one that stores alone stays as it is.
; stage: gpu_unroll
; options: --targets=sm_80
; count 1: llvm.loop.unroll.count", i32 4
; count 1: br i1 .*!llvm.loop
; count 1: udiv i32
define void @pewter_dispatch(ptr "pewter-argument"="0" %to, ptr "pewter-argument"="1" %from, i32 %i, i32 %n, i32 %threads) {
start:
  %enters = icmp ult i32 %i, %n
  br i1 %enters, label %loop, label %end
loop:
  %k = phi i32 [ %i, %start ], [ %k.next, %loop ]
  %sum = phi float [ 0.0, %start ], [ %sum.next, %loop ]
  %at = getelementptr float, ptr %from, i32 %k
  %x = load float, ptr %at
  %sum.next = fadd float %sum, %x
  %k.next = add i32 %k, %threads
  %stays = icmp ult i32 %k.next, %n
  br i1 %stays, label %loop, label %fill
fill:
  %m = phi i32 [ %i, %loop ], [ %m.next, %fill ]
  %to.m = getelementptr float, ptr %to, i32 %m
  store float %sum.next, ptr %to.m
  %m.next = add i32 %m, %threads
  %fills = icmp ult i32 %m.next, %n
  br i1 %fills, label %fill, label %end
end:
  ret void
}
