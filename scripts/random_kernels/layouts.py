"""Memory by layouts: neighbours of mixed widths at any offset, by casted pointers and packed structures, in all kinds of memory.

A thread has a place of its own: 8, 12 or 16 bytes of y, 16 of threadgroup memory, its array. LOAD and STORE access an address as a type, however
it lies; in checked mode by bytes, as that names what is not aligned; on GPUs where elements are not aligned, as these have no such
instructions."""
import re

from random_kernels.expressions import Expressions

HEAD = """#if defined(__PEWTER_CHECK__) || defined(BY_ELEMENTS)
template <class T> struct any_place {
  uchar bytes[sizeof(T)];
  T get() const { T v; for (uint k = 0; k < sizeof(T); k++) ((thread uchar*)&v)[k] = bytes[k]; return v; }
  void set(T v) { for (uint k = 0; k < sizeof(T); k++) bytes[k] = ((thread uchar*)&v)[k]; }
};
#endif
#if defined(__PEWTER_CHECK__)
#define LOAD(space, T, p, element) (((space any_place<T>*)(p))->get())
#define STORE(space, T, p, element, v) ((space any_place<T>*)(p))->set(v)
#elif defined(BY_ELEMENTS)
#define IS_PLACE(p, element) (((ulong)(p) & (element - 1)) == 0)
#define LOAD(space, T, p, element) (IS_PLACE(p, element) ? T(*(space T*)(p)) : ((space any_place<T>*)(p))->get())
#define STORE(space, T, p, element, v) { if (IS_PLACE(p, element)) *(space T*)(p) = v; else ((space any_place<T>*)(p))->set(v); }
#else
#define LOAD(space, T, p, element) (*(space T*)(p))
#define STORE(space, T, p, element, v) *(space T*)(p) = v
#endif
struct __attribute__((packed)) mixed_block { ushort d; uint high; uchar low[4]; half s; ulong all; };
struct natural_block { uchar k; ushort d; uint m; uchar last; };
struct words2 { uint w[2]; };
struct words4 { uint w[4]; };
struct words8 { uint w[8]; };
"""
# To bytes: types and what a uint is made of one by, and one of a uint.
KINDS = {1: [("uchar", "uint({})", "uchar({})"), ("char", "uint({})", "char({})")],
         2: [("ushort", "uint({})", "ushort({})"), ("short", "uint({})", "short({})"), ("half", "uint(as_type<ushort>({}))", "as_type<half>(ushort({}))"),
             ("bfloat", "uint(as_type<ushort>({}))", "as_type<bfloat>(ushort({}))"), ("uchar2", "uint(as_type<ushort>({}))", "uchar2(uchar({}), 5)")],
         3: [("packed_uchar3", "dot_(uint4(uint3(uchar3({})), 2u))", "packed_uchar3(uchar({}), 7, uchar(i))")],
         4: [("uint", "{}", "{}"), ("int", "uint({})", "int({})"), ("float", "as_type<uint>({})", "as_type<float>({})"),
             ("uchar4", "as_type<uint>({})", "as_type<uchar4>({})"), ("ushort2", "as_type<uint>({})", "as_type<ushort2>({})"),
             ("half2", "as_type<uint>({})", "as_type<half2>({})")],
         6: [("packed_ushort3", "dot_(uint4(uint3(ushort3({})), 2u))", "packed_ushort3(ushort({}), ushort(i), 3)")],
         8: [("ulong", "uint({} >> 20)", "(ulong({}) << 31)"), ("uint2", "dot_(uint4({}, 1u, 2u))", "uint2({}, i)"),
             ("ushort4", "dot_({})", "ushort4(ushort({}), 1, 2, ushort(i))")],
         12: [("packed_uint3", "dot_(uint4(uint3({}), 5u))", "packed_uint3({}, i, 9u)")],
         16: [("uint4", "dot_({})", "uint4({}, i, n, 4u)"), ("float4", "dot_(as_type<uint4>({}))", "as_type<float4>(uint4({}, i, 1u, 2u))")]}


def element_bytes(kind, width):
    """The bytes of a vector's element, or of a number."""
    count = re.search(r"\d$", kind)
    return width // int(count.group()) if count else width


class Layouts(Expressions):
    def division(self, total):
        """Offsets and widths, one after the other, of up to `total` bytes; now and then a byte is left out, or used twice."""
        at, all_ = 0, []
        while at < total:
            widths = [w for w in KINDS if w <= total - at]
            w = self.random.choices(widths, [{1: 3, 2: 4, 4: 4, 8: 2}.get(w, 1) for w in widths])[0]
            all_.append((at, w))
            at = max(0, at + w + (self.pick(-1, 1) if self.chance(0.1) else 0))
        if self.chance(0.2):
            self.random.shuffle(all_)
        return all_

    def loaded(self, space, pointer, offset, width):
        kind, value, _ = self.pick(*KINDS[width])
        return value.format(f"{kind}(LOAD({space}, {kind}, {pointer} + {offset}, {element_bytes(kind, width)}))")

    def stored(self, space, pointer, offset, width):
        kind, _, value = self.pick(*KINDS[width])
        return f"STORE({space}, {kind}, {pointer} + {offset}, {element_bytes(kind, width)}, ({value.format(self.expression(1))}));"

    def loads(self, space, pointer, total):
        return " ".join(f"{self.pick('a', 'b', 'c')} {self.pick('+=', '^=')} {self.loaded(space, pointer, o, w)};" for o, w in self.division(total))

    def read_place(self):
        """Somewhere in x, 32 bytes before its end at least: neighbours, lanes far apart, all lanes at one."""
        e, stride = self.expression(1), self.pick(6, 8, 12, 16, 18, 20, 22, 24, 34)
        return self.pick(f"{stride}u * (({e}) % 200u)", f"{stride}u * (({e}) % 200u)", f"{stride}u * i", f"{stride}u * (i & 7u) + 100u * (i >> 3)",
                         f"{stride}u * (lane % 4u) + 16u * (lane / 4u)", f"{stride}u * (lane & 1u) + 8u * (lane >> 1)", f"4u * (n % 50u)", f"{stride}u * (150u - i % 150u)") + f" + {self.random.randrange(16)}u"

    def loads_by_layout(self):
        q = self.counter()
        text = f"{{ device const uchar* {q} = (device const uchar*)x + {self.read_place()}; {self.loads('device const', q, self.pick(4, 7, 8, 8, 12, 16))} }}"
        return f"if ({self.condition()}) {text}" if self.chance(0.3) else text

    def structure(self):
        q = self.counter()
        blocks = f"((device const mixed_block*)((device const uchar*)x + {self.pick(0, 1, 2, 3)}))"
        return self.pick(
            f"{{ const mixed_block {q} = {blocks}[({self.expression(1)}) % 300u]; a += {q}.high + {q}.low[3u & ({self.expression(1)})]; b ^= uint({q}.all >> 13); }}",
            f"{{ device const mixed_block* {q} = {blocks} + i; a ^= {q}->high; b += {q}->d + as_type<ushort>({q}->s); c += {q}->low[2]; }}",
            f"{{ device const natural_block* {q} = (device const natural_block*)x + ({self.expression(1)}) % 300u; a += {q}->k; b += {q}->d * 3u; c ^= {q}->m + {q}->last; }}")

    def stores_by_layout(self):
        """Loads and stores at the thread's own place of y, which is where vectors may or may not see that it is."""
        q, (base, words) = self.counter(), self.pick((300, 2), (1000, 3), (1400, 4))
        index = self.pick("i", "i", "min(i, x[i] | 4096u)")
        made = []
        for o, w in self.division(4 * words):
            made.append(self.stored("device", q, o, w) if self.chance(0.7) else f"{self.pick('a', 'b', 'c')} += {self.loaded('device', q, o, w)};")
        text = f"{{ device uchar* {q} = (device uchar*)(y + {base}) + {4 * words}u * {index}; {' '.join(made)} }}"
        return f"if ({self.condition()}) {text}" if self.chance(0.3) else text

    def array_by_layout(self):
        q, w = self.counter(), self.pick(1, 2, 4, 8)
        at = f"(({self.expression(1)}) % {25 - w}u)"
        return self.pick(f"{{ thread uchar* {q} = (thread uchar*)own; {self.stored('thread', q, at, w)} a += {self.loaded('thread', q, self.random.randrange(16), 4)}; }}",
                         f"{{ thread uchar* {q} = (thread uchar*)own; b ^= {self.loaded('thread', q, at, w)}; }}")

    def copied_words(self):
        """Words of a buffer become a thread's own, turn by turn, and a loop inside reads their bytes at places that follow from its counter."""
        q, turn, k, sums = (self.counter() for _ in range(4))
        words, width = self.pick((2, 1), (4, 1), (8, 1), (8, 1), (4, 2), (8, 2), (8, 4), (4, 3), (8, 6), (8, 8))
        count = 4 * words // width
        kind, value, _ = self.pick(*KINDS[width])
        turns, place = self.pick("3u", "n % 5u", "u + 1u", "4u"), self.pick(f"({turn} * 64u + t) % 60u", f"(i + {turn} * 7u) % 60u", f"(t * 3u + {turn}) % 60u", "(x[i] & 31u)")
        copy = self.pick(f"{q} = *(device const words{words}*)(x + {words}u * ({place}));",
                         f"for (uint j = 0; j < {words}u; j++) {q}.w[j] = x[{words}u * ({place}) + j];")
        at = self.pick(k, k, f"({count - 1}u - {k})", f"((5u * {k} + {turn}) % {count}u)")
        read = value.format(f"{kind}(LOAD(thread const, {kind}, (thread const uchar*)&{q} + {width}u * {at}, {element_bytes(kind, width)}))")
        body = self.pick(f"{sums}[{k}] += {read};", f"{sums}[{k}] += {read} * ({turn} + {k});", f"a += {read} * {self.random.randrange(1, 9)}u; {sums}[{k}] ^= a;",
                         f"{sums}[{k}] = {sums}[{k}] * 3u + ({read} ^ b);")
        # What is read once a turn, without a loop inside.
        once = self.chance(0.3)
        inside = f"{self.pick('a', 'b')} += {read.replace(k, f'((3u * {turn} + 1u) % {count}u)')};" if once else f"for (uint {k} = 0; {k} < {count}u; {k}++) {{ {body} }}"
        total = "" if once else f"for (uint {k} = 0; {k} < {count}u; {k}++) c = c * 5u + {sums}[{k}];"
        declared = "" if once else f"uint {sums}[{count}] = {{}}; "
        return f"{{ words{words} {q}; {declared}for (uint {turn} = 0; {turn} < {turns}; {turn}++) {{ {copy} {inside} }} {total} }}"

    def product_of_row(self):
        """Neighbours of each lane, turn by turn, which are the same for all threadgroups or all their SIMD groups, and what is a thread's own."""
        k, q, run = self.counter(), self.counter(), self.pick(2, 4, 8)
        first, step = self.pick(("lane / 8u", 4), ("lane / 8u", 4), ("0u", 1), ("group & 3u", 4), ("(lane >> 3) + (t & 32u) / 8u", 8))
        terms = " ".join(f"{self.pick('a', 'b', 'c')} {self.pick('+=', '^=')} ({q}[{j}] + {q}[{self.random.randrange(run)}] * {self.random.randrange(1, 9)}u) "
                         f"{self.pick('*', '^', '>>')} {self.pick('(a & 7u)', '(x[i] & 7u)', '(b & 3u)')};" for j in range(run))
        return (f"for (uint {k} = {first}; {k} < {self.pick('8u', '9u', 'u + 4u', 'n % 9u')}; {k} += {step}u) "
                f"{{ device const uint* {q} = x + {8 * run}u * {k} + {run}u * (lane & 7u); {terms} }}")

    def by_layout(self):
        return self.one_of((45, self.loads_by_layout), (15, self.structure), (25, self.stores_by_layout), (10, self.array_by_layout),
                           (15, self.product_of_row), (15, self.copied_words))

    def threadgroup_by_layout(self, meet):
        """Each thread stores at its place, and loads at another's."""
        q, e = self.counter(), self.expression(1)
        stores = " ".join(self.stored("threadgroup", q, o, w) for o, w in self.division(16))
        return (f"{{ threadgroup uchar* {q} = (threadgroup uchar*)(shared + 4u * t); STORE(threadgroup, uint4, {q}, 4, uint4(i, n, t, 7u)); {stores} }} {meet} "
                f"{{ threadgroup const uchar* {q} = (threadgroup const uchar*)(shared + 4u * (({e}) % T)); {self.loads('threadgroup const', q, 16)} }} {meet}")
