; A counter whose low bit is the thread's own, and by whose other bits the loop decides, counts these alone; not one that is compared to an odd number, nor one whose low bit moves.
; stage: low_bits
; has: %.* = phi i16 \[ 0, %start \], \[ %.*, %loop \]
; has: icmp slt i16 %.*, 14
; has: and i16 %.*, 14
; count 1: or disjoint i16 %.*, %own
; has: select i1 %.*, i16 %.*, i16 0
; lacks: sdiv
; has: phi i32 \[ %own.32, %start \]
; has: icmp slt i32 %odd, 13
; has: phi i64 \[ %own.64, %start \]
; has: add i64 %moved, 3
define void @halves(ptr "pewter-argument"="0" %to, i16 %thread, i32 %n) "pewter-kernel" {
start:
  %own = and i16 %thread, 1
  %own.32 = zext i16 %own to i32
  %own.64 = zext i16 %own to i64
  br label %loop
loop:
  %turn = phi i32 [ 0, %start ], [ %turn.next, %loop ]
  %i = phi i16 [ %own, %start ], [ %i.next, %loop ]
  %odd = phi i32 [ %own.32, %start ], [ %odd.next, %loop ]
  %moved = phi i64 [ %own.64, %start ], [ %moved.next, %loop ]
  %i.32 = sext i16 %i to i32
  %quarter = sdiv i32 %i.32, 4
  %is.low = icmp slt i16 %i, 8
  %what = select i1 %is.low, i32 %quarter, i32 %i.32
  %both = add i32 %what, %odd
  %moved.32 = trunc i64 %moved to i32
  %all = add i32 %both, %moved.32
  %at = getelementptr i32, ptr %to, i32 %turn
  store i32 %all, ptr %at
  %i.goes.on = icmp slt i16 %i, 14
  %i.more = add i16 %i, 2
  %i.first = and i16 %i, 1
  %i.next = select i1 %i.goes.on, i16 %i.more, i16 %i.first
  %odd.goes.on = icmp slt i32 %odd, 13
  %odd.more = add i32 %odd, 2
  %odd.first = and i32 %odd, 1
  %odd.next = select i1 %odd.goes.on, i32 %odd.more, i32 %odd.first
  %moved.goes.on = icmp slt i64 %moved, 14
  %moved.more = add i64 %moved, 3
  %moved.first = and i64 %moved, 1
  %moved.next = select i1 %moved.goes.on, i64 %moved.more, i64 %moved.first
  %turn.next = add i32 %turn, 1
  %more = icmp slt i32 %turn.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
