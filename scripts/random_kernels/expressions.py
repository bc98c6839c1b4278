"""Expressions of type uint. One in parentheses stands behind &, *, + and -, not before: `(uint(short(a))) & 3u` casts `&3u` to a
function's type."""
import re

# What the source has before its kernels.
HEAD = """#include <metal_stdlib>
using namespace metal;
uint mixed(uint a, uint b) { if (a > b) return a * 3u - b; return (b ^ a) + 7u; }
uint counted(uint a) { uint n = 0; while (a != 0) { a &= a - 1; n++; } return n; }
uint searched(device const uint* x, uint a, uint n) {
  for (uint k = 0; k < 9; k++) {
    if (x[(a + k) % n] % 7u == k) return k;
    if (counted(a & 0xfu) == k) continue;
    a = mixed(a, k);
  }
  return a & 0xffu;
}
uint judged(uint a, uint b, uint n) {
  if ((a & 3u) == 0u) return b;
  for (uint k = 0; k < 4u; k++) {
    if ((b >> k & 1u) == 0u) { if ((n & 2u) != 0u) return a + k; continue; }
    uint m = a % 3u;
    while (m-- > 0u) { if ((a ^ b) % 5u == m) return m; b += a; }
    if (b > a) break;
  }
  return a * 5u ^ b;
}
void changed(thread uint& a, thread uint* own) { if (a & 1u) { own[a % 6u] = a; a >>= 1; return; } a = a * 5u + own[3]; }
uint walked(thread uint* from, thread const uint* end, uint a) {
  for (thread uint* p = from; p != end; p++) {
    if (*p % 4u == a % 4u) return *p;
    *p += a;
    if (a > 77u) a >>= 1;
  }
  return a;
}
uint exchanged(uint a, uint t, uint T, uint by, threadgroup uint* shared) {
  shared[t] = a;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  a = shared[(t + by) % T];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return a;
}
uint multiplied(uint a, uint b, uint c) {
  simdgroup_float8x8 x, y, z;
  x.thread_elements() = float2(a & 7u, a >> 3 & 7u), y.thread_elements() = float2(b & 7u, b >> 3 & 7u), z.thread_elements() = float2(c & 7u, a & 3u);
  simdgroup_multiply_accumulate(z, x, y, z);
  simdgroup_multiply_accumulate(z, y, x, z);
  return uint(z.thread_elements()[0]) * 3u ^ uint(z.thread_elements()[1]);
}
uint dot_(uint4 v) { return v.x * 3u + v.y + (v.z ^ v.w); }
uint dot_(ushort4 v) { return v.x * 3u + v.y + (v.z ^ v.w); }
struct pair { uint first, second; };
pair swapped(pair p) { pair q = {p.second, p.first + 1u}; return q; }
struct box { uint k[3]; ushort last; };
struct weighed {
  uint by;
  uint at(device const uint* p, uint k) const { return p[k] * by; }
  uint at(constant uint* p, uint k) const { return p[k] * by; }
  uint at(const thread uint* p, uint k) const { return p[k] * by; }
};
box turned(box b, uint by) { box r = b; for (uint n = 0; n < 3u; n++) r.k[n] = b.k[(n + by) % 3u] + n; r.last++; return r; }
"""
VARIABLE = re.compile(r"\b(a|b|c|u|i|n|v|x|t|lane|own|few)\b")
# In parentheses C++ takes uint(short(u)) for a type, that of a function of a short; uint(short(own[2])), too.
LIKE_A_TYPE = re.compile(r"\w+\(\w+\(\w+(\[\w+\])?\)\)")
WHOLE_NUMBERS = 1 << 24  # of float: as far as they have no gaps


class Expressions:
    def pick(self, *choices):
        return self.random.choice(choices)

    def one_of(self, *makers):
        """What one of (weight, maker) makes; never one of weight 0 or False."""
        return self.random.choices([make for _, make in makers], [weight for weight, _ in makers])[0]()

    def expression(self, depth=0):
        made = self.any_expression(depth)
        return "+" + made if LIKE_A_TYPE.fullmatch(made) else made

    def any_expression(self, depth):
        e = lambda: self.expression(depth + 1)  # noqa: E731
        if depth > self.widest:
            return self.operand()
        return self.one_of(
            (30, self.operand),
            (8, lambda: f"x[({e()}) % n]"),
            (5, lambda: self.place(e)),
            (3, lambda: f"own[({e()}) % 6u]"),
            (1, lambda: f"uint(few[({e()}) % 5u])"),
            (4, lambda: f"mixed({e()}, {e()})"),
            (2, lambda: self.pick(f"counted({e()} & 0xffu)", f"searched(x, {e()}, n)", f"judged({e()}, {e()}, n)")),
            (4, lambda: self.quotient(e)),
            (3, lambda: f"({e()} {self.pick('<<', '>>')} ({e()} & 31u))"),
            (6, lambda: self.of_other_types(e)),
            (5, lambda: self.integer_function(e)),
            (5, lambda: self.of_floats(e)),
            (6, self.of_positions),
            (3, lambda: f"({e()} {self.pick('<', '>', '==', '>=')} {e()} ? {e()} : {e()})"),
            (21, lambda: f"({e()} {self.pick('+', '*', '^', '-', '&', '|')} {e()})"))

    def operand(self):
        return self.pick("a", "b", "c", "u", "i", "lane", "n", "7u", "3u", "own[2]")

    def quotient(self, e):
        dividend, operation, divisor = e(), self.pick("/", "%"), e()
        # A divisor of literals alone may be 0, and clang then takes any value.
        return f"({dividend} {operation} {divisor if VARIABLE.search(divisor) else f'({divisor} | 1u)'})"

    def place(self, e):
        return self.pick("x[i + 5u]", "x[i * 4u + 1u]", "x[i * 4u + (n & 3u)]", "x[(i * 2u) + 300u]", "(i > 3u ? x[i - 3u] : 9u)",
                         "x[t * 3u + 2u]", "x[n - 1u - i % n]", "uint(((device const uchar*)x)[i])", "uint(((device const ushort*)x)[i * 2u + 1u])",
                         "uint(((device const ulong*)x)[i] >> 20)", "uint(((device const char*)x)[lane])", "x[(i ^ 5u) & 255u]",
                         "((device const uint4*)x)[i].z", "dot_(((device const uint4*)x)[i % 16u])", "v.y", "v.w",
                         f"x[ulong({e()}) % ulong(n)]", "x[long(i) + 3l]", "x[size_t(t) * 2u + 1u]", "(x + long(lane))[2]", "x[int(i) - int(i & 3u)]",
                         "dot_(((device const ushort4*)x)[i])", "dot_(uint4(((device const uchar4*)x)[i * 2u]))",
                         "dot_(uint4(uint3(((device const packed_uint3*)x)[i]), 5u))", "((device const packed_uint3*)x)[i % 7u][1]",
                         "x[1023l - long(i)]", f"x[(15u & ({e()})) * 32u + lane]", "uint(((device const short*)x)[1000u - i])",
                         "uint(((device const ulong*)x)[i * 2u + 1u])", f"((device const uint2*)x)[({e()}) % n].y",
                         f"weighed{{{e()}}}.at(x, i % n)", f"weighed{{{e()}}}.at(own, {self.pick(1, 5)}u)", f"weighed{{{e()}}}.at(&n, 0u)")

    def of_other_types(self, e):
        return self.pick(f"uint(short({e()}))", f"uint(long({e()}) * 3 >> 1)", f"uint(char({e()}) * 3)", f"uint(ushort({e()}) + ushort({e()}))",
                         f"uint(int({e()}) >> ({e()} & 31u))", f"uint((int({e()}) >> 1) / (int({e()}) | 1))", f"uint((int({e()}) >> 1) % (int({e()}) | 1))",
                         f"uint(short(short({e()}) / short(({e()} & 0xffu) + 1u)))", f"uint(uchar({e()}) % uchar(({e()}) | 1u))",
                         f"uint(ulong({e()}) * 0x9e3779b97f4a7c15ul / (ulong({e()}) | 1ul))", f"uint((ulong({e()}) << ({e()} & 31u)) >> ({e()} & 63u))",
                         f"uint(long(int({e()})) * long(int({e()})) >> 7)", f"as_type<uint>(uchar4(uchar({e()}), uchar({e()}), 3, uchar(lane)))",
                         f"as_type<uint>(ushort2(ushort({e()}), ushort({e()})) + ushort2(7))", f"dot_(uint4({e()}, i, {e()}, 1u) * v)",
                         f"dot_(ushort4(ushort({e()}), 2, ushort(i), 9) >> 1)", f"uint(any(uint4({e()}) > v))", f"uint(all(v.xy != uint2({e()}, 4u)))",
                         f"dot_(select(v, uint4({e()}), v > uint4({e()})))", f"min({e()}, {e()})", f"uint(max(int({e()}), int({e()})))")

    def of_positions(self):
        """What a position is multiplied with may wrap among a SIMD group's lanes before it is widened, divided or shifted."""
        p, by = self.pick("i", "t", "lane", "(t + 7u * u)"), self.pick(3, 64, 65537, 40503001, 124076833, 2147483629, 2654435761)
        shift, more = self.random.randrange(32), self.pick("0u", "5u", "n", "1013904223u")
        w = self.pick(f"({p} * {by}u + {more})", f"({p} * {by}u)", f"(({p} << {31 - shift // 2}u) + {more})", f"({p} << {shift}u)", f"({p} - {more})")
        low, wide = f"uchar(uchar({p}) * uchar({by & 63}))", self.pick(f"ulong({w})", f"ulong(long(int({w})))")
        less = f"(ulong({p}) * {1 << shift % 6}ul - ulong(n & 127u) >> {shift % 6})"
        return self.pick(f"uint({less})", f"uint({less} >> 32)", f"({p} * {1 << shift % 6}u >= (n & 127u) ? x[{less} % 1000ul] + x[{less} >> {shift % 6}] : 9u)", f"uint({wide} * 6364136223846793005ul >> {32 + shift})", f"uint({wide} % 1000003ul)", f"uint(long(int({w})) % 1000003l)", f"({w} >> {shift}u)",
                         f"as_type<uint>(float({wide}))", f"x[{wide} % ulong(n)]", f"x[({w} >> {shift}u) % n]", f"({low} * 3u % 77u)", f"x[{low}]",
                         f"(uint(short(ushort({p}) * ushort({by & 4095}))) >> {shift})", f"x[ushort(ushort({p}) * ushort({by & 4095})) % 1000u]")

    def integer_function(self, e):
        offset = self.random.randrange(32)
        bits = self.random.randrange(33 - offset)
        return self.pick(f"(uint(mulhi(int({e()}), int({self.pick('n', 'i', e())}))) * {e()})", f"popcount({e()})", f"clz({e()})", f"ctz({e()})", f"reverse_bits({e()})", f"rotate({e()}, {e()})", f"mulhi({e()}, {e()})",
                         f"uint(mulhi(int({e()}), int({e()})))", f"absdiff({e()}, {e()})", f"uint(absdiff(int({e()}), int({e()})))", f"addsat({e()}, {e()})",
                         f"uint(subsat(int({e()}), int({e()})))", f"uint(addsat(ushort({e()}), ushort({e()})))", f"hadd({e()}, {e()})",
                         f"uint(rhadd(short({e()}), short({e()})))", f"extract_bits({e()}, {offset}u, {bits}u)", f"uint(extract_bits(int({e()}), {offset}u, {bits}u))",
                         f"insert_bits({e()}, {e()}, {offset}u, {bits}u)", f"clamp({e()}, 3u, 99u)", f"uint(clamp(short({e()}), short(-9), short(77)))",
                         f"median3({e()}, {e()}, {e()})", f"select({e()}, {e()}, ({e()} & 1u) != 0u)", f"uint(abs(int({e()}) >> 1))",
                         f"uint(popcount(ushort({e()})))", f"uint(clz(uchar({e()})))", f"madhi({e()}, {e()}, {e()})", f"uint(rotate(ushort({e()}), ushort({e()})))")

    def whole(self, e, depth=0):
        """A float that is a whole number, exactly, and the most that it is, up or down."""
        if depth > 1 or self.chance(0.4):
            most = self.pick(15, 255, 1023)
            return f"float({e()} & {most}u)", most
        (p, most), (q, other) = self.whole(e, depth + 1), self.whole(e, depth + 1)
        product, total = most * other, most + other
        return self.one_of(
            (15 * (product < WHOLE_NUMBERS), lambda: (f"({p} * {q})", product)),
            (10 * (product + 15 < WHOLE_NUMBERS), lambda: (f"fma({p}, {q}, float(lane & 15u))", product + 15)),
            (10, lambda: (f"{self.pick('fmin', 'fmax')}({p}, {q})", max(most, other))),
            (7, lambda: (f"({p} > {q} ? {p} : -{q})", max(most, other))),
            (6, lambda: (f"{self.pick('floor', 'rint', 'trunc', 'ceil')}({p} * 0.5f)", most)),
            (12 * (total < WHOLE_NUMBERS), lambda: (f"({p} {self.pick('+', '-')} {q})", total)))

    def of_floats(self, e):
        p, _ = self.whole(e)
        h, k = (f"half({e()} & {m}u)" for m in (63, 31))  # whole numbers up to 2048 have no gaps in half
        bits = lambda kind, value: f"uint(as_type<ushort>({kind}({value})))"  # noqa: E731
        return self.pick(f"uint(int({p}))", f"uint(int({p}))", f"as_type<uint>(float({e()}))", f"as_type<uint>(float(int({e()})))",
                         f"(as_type<uint>(float({e()}) * {self.pick('3.0f', 'float(n)', 'float(i)')}) * {e()})",
                         f"as_type<uint>(float({e()}) * float({e()}))", f"as_type<uint>(float({e()}) / float({e()} | 1u))", f"uint(int({h} * {k} + {h}))",
                         f"uint(int({h} - {k}))", bits("half", f"float({e()})"), bits("half", f"half({e()} & 2047u) * half({e()} & 2047u)"),
                         bits("half", f"{h} / half({e()} | 1u)"), bits("bfloat", f"float({e()})"), bits("bfloat", f"bfloat({e()} & 255u) * bfloat({e()} & 255u)"),
                         bits("bfloat", f"bfloat({e()} & 255u) + bfloat({e()} & 127u)"), f"uint(int(bfloat({e()} & 15u) * bfloat({e()} & 7u)))",
                         f"uint({p} < float({e()} & 255u))", f"uint(int(dot(float4(float({e()} & 15u), float(lane), 2.0f, 3.0f), float4(1.0f, 2.0f, float(i), 3.0f))))",
                         f"uint(isnan(as_type<float>({e()})))", f"uint(int((float2x2({p}, 1.0f, 2.0f, float(lane)) / 0.5f)[{self.pick('0].x', '1].y')}))",
                         f"uint(int(float3(float4(2.0f, 3.0f, {p}, 4.0f)).z))",
                         f"uint(int(select({p}, float(lane), ({e()} & 1u) != 0u)))", f"uint(int(dot(half2({h}, {k}), half2(2.0h, 1.0h))))")

    def condition(self):
        return self.one_of(
            (30, lambda: f"({self.expression()} & {self.pick(1, 2, 4)}u) != 0"),
            (15, lambda: f"(n & {self.pick(1, 2, 4, 8)}u) != 0"),
            (15, lambda: f"lane < {self.random.randrange(33)}u"),
            (5, lambda: f"({self.condition()}) {self.pick('&&', '||')} ({self.condition()})"),
            (35, lambda: f"({self.expression()}) % 5u < ({self.expression()}) % 5u"))

    def chance(self, of):
        return self.random.random() < of
