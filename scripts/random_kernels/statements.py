"""Statements on a thread's variables, and those of whole threadgroups."""
from random_kernels.layouts import Layouts


class Statements(Layouts):
    def variable(self):
        return self.pick("a", "b", "c")

    def counter(self):
        self.loops += 1
        return f"k{self.loops - 1}"

    def some(self, make, least, most):
        return " ".join(make() for _ in range(self.random.randrange(least, most + 1)))

    def block(self, depth, loop, simd):
        return "{ " + self.some(lambda: self.statement(depth + 1, loop, simd and not loop), 1, 3) + " }"

    # SIMD-group functions

    def group_function(self):
        e = self.expression(1)
        return self.pick(f"simd_sum({e})", f"simd_max({e})", f"simd_min(int({e}))", f"simd_product({e} | 1u)", f"simd_and({e})", f"simd_or({e} & 255u)",
                         f"uint(simd_sum(ulong({e}) << 9) >> 11)", f"uint(simd_sum(ushort({e})))", f"simd_prefix_inclusive_product({e} | 1u)",
                         f"quad_xor({e})", f"quad_max({e})", f"uint(simd_active_threads_mask().operator ulong())", f"simd_xor({e})", f"simd_prefix_exclusive_sum({e})",
                         f"simd_prefix_inclusive_sum({e})", f"uint(ulong(simd_ballot(({e}) % 3u == 0u)))", f"uint(simd_all(({e}) % 9u != 4u))",
                         f"simd_broadcast_first({e})", f"quad_sum({e})", "uint(simd_is_first())", f"uint(simd_any(({e}) % 9u == 4u))",
                         f"uint(int(simd_sum(float({e} & 1023u))))", f"uint(int(simd_max(float(int({e} & 1023u) - 500))))", f"uint(simd_max(short({e})))",
                         f"uint(int(simd_prefix_inclusive_sum(float({e} & 255u))))", f"uint(int(simd_sum(half({e} & 31u))))", f"quad_and({e})",
                         f"uint(simd_prefix_exclusive_product(long({e} | 1u)))", f"dot_(simd_sum(uint4({e}, lane, 1u, b)))", f"uint(simd_min(uchar({e})))",
                         f"quad_prefix_inclusive_sum({e})", f"uint(quad_min(int({e})))", f"dot_(simd_max(ushort4(ushort({e}), 1, ushort(i), ushort(a))))")

    def exchange(self):
        """Functions that read other lanes: where all lanes of the SIMD group are, so that each is there to be read."""
        e, by = self.expression(1), self.random.randrange(32)
        return self.pick(f"simd_shuffle({e}, ushort(lane ^ {by}u))", f"simd_shuffle_xor({e}, {by}u)", f"simd_broadcast({e}, {by}u)",
                         f"simd_shuffle({e}, (n + {by}u) & 31u)", f"simd_shuffle({e}, x[i] & 31u)", f"simd_shuffle_rotate_down({e}, {by}u)",
                         f"quad_broadcast({e}, {by & 3}u)", f"quad_shuffle_xor({e}, {by & 3}u)", f"simd_shuffle_rotate_up({e}, n & 31u)",
                         f"simd_shuffle_up({e}, {by}u)", f"simd_shuffle_down({e}, n & 15u)", f"uint(simd_shuffle_xor(ushort({e}), {by}u))",
                         f"simd_shuffle_and_fill_up({e}, b, {by}u)", f"simd_shuffle_and_fill_down({e}, b, ushort({by & 7}), ushort(8))",
                         f"dot_(simd_shuffle_xor(uint4({e}, a, b, c), {by}u))", f"uint(simd_shuffle(ulong({e}) << 20, ushort(lane ^ {by}u)) >> 11)",
                         f"uint(int(simd_shuffle_down(float({e} & 255u), {by}u)))", f"quad_shuffle_rotate_up({e}, {by & 3}u)", f"quad_shuffle_down({e}, {by & 3}u)",
                         f"uint(int(simd_shuffle_xor(half({e} & 255u), {by}u)))", f"uint(simd_shuffle(uchar({e}), ushort(x[lane] & 31u)))",
                         f"multiplied({e}, a, b)")

    def exchange_of_some(self):
        """The same under a mask of lanes that read only each other."""
        e, bit = self.expression(1), self.pick(1, 2, 4, 8, 16)
        by = self.random.randrange(32) & ~bit
        return self.pick(f"if ((lane & {bit}u) != 0u) {{ {self.variable()} += simd_shuffle_xor({e}, {by}u); }}",
                         f"if ((lane & {bit}u) == 0u) {{ {self.variable()} ^= simd_shuffle({e}, ushort(lane ^ {by}u)); }} else {{ a += simd_sum({e}); }}",
                         f"if (lane >= {by}u) {{ {self.variable()} += simd_broadcast({e}, {self.random.randrange(by, 32)}u); }}",
                         f"if (x[group] % 3u != 0u) {{ {self.variable()} += {self.exchange()}; }}",
                         f"if (lane < 16u) {{ {self.variable()} -= simd_shuffle_xor({e}, {by & 15}u); if (lane < 8u) b += simd_shuffle({e}, ushort((lane + 3u) & 7u)); }}",
                         f"for (uint q = 0; q < {self.pick('u', 'x[group] % 4u', '3u')}; q++) {{ {self.variable()} += {self.exchange()}; }}")

    # Control flow of whole threadgroups

    def barrier(self):
        meet = "threadgroup_barrier(mem_flags::mem_threadgroup);"
        e, at = self.expression(), f"({self.expression()}) % T"
        update, mask = self.pick(("add", "& 0xffu"), ("xor", ""), ("or", ""), ("max", ""), ("min", "| 3u"), ("and", "| 0xfu"), ("sub", ""))
        if self.chance(0.1):
            return self.threadgroup_by_layout(meet)
        if self.chance(0.1):
            return self.table(meet)
        k = self.counter()
        return self.pick(f"shared[t] = {e}; {meet} a += shared[{at}]; {meet}",
                         f"b ^= exchanged({e}, t, T, {self.pick('1u', '5u', 'n', 'T - 1u')}, shared);",
                         f"atomic_fetch_{update}_explicit(&total, a {mask}, memory_order_relaxed); {meet} "
                         f"c += atomic_load_explicit(&total, memory_order_relaxed); {meet}",
                         f"if ({self.condition()}) {{ atomic_fetch_{update}_explicit(&total, {e} {mask}, memory_order_relaxed); }} {meet} "
                         f"b += atomic_load_explicit(&total, memory_order_relaxed); {meet}",
                         f"tile[t & 31u][t >> 5] = ushort({e}); {meet} {{ const uint j = {at}; c ^= tile[j & 31u][j >> 5]; }} {meet}",
                         f"shared[t] = {e}; for (uint {k} = 512u; {k} != 0u; {k} >>= 1) {{ {meet} if (t < {k} && t + {k} < T) shared[t] += shared[t + {k}]; }} "
                         f"{meet} a += shared[0]; {meet}",
                         f"if (t == n % T) shared[0] = {e}; {meet} {self.variable()} += shared[0]; {meet}",
                         f"{{ threadgroup uint* {k} = (n & 2u) != 0u ? shared : shared + 1u; {k}[t] = {e}; {meet} b += {k}[{at}]; }} {meet}",
                         f"{{ uint {k} = atomic_load_explicit(&total, memory_order_relaxed); "
                         f"while (!atomic_compare_exchange_weak_explicit(&total, &{k}, {k} + (a & 15u), memory_order_relaxed, memory_order_relaxed)) {{}} }} {meet} "
                         f"a += atomic_load_explicit(&total, memory_order_relaxed); {meet}",
                         f"((threadgroup uchar*)shared)[t] = uchar({e}); {meet} c += ((threadgroup uchar*)shared)[{at}]; {meet}",
                         f"if (is_whole) {{ shared[t] = {e}; simdgroup_barrier(mem_flags::mem_threadgroup); b += shared[(t & ~31u) | ((lane + n) & 31u)]; }} {meet}")

    def table(self, meet):
        """Words in threadgroup memory that lanes look up, as they are and by bytes, at places below a power of two."""
        k, e, s = self.counter(), self.expression(1), self.expression(1)
        kind, most = self.pick(("uchar", 127), ("uchar", 63), ("char", 31), ("uint", 31), ("uint", 15), ("int", 7), ("ushort", 63))
        looked_up = f"{self.variable()} += uint(((threadgroup {kind}*)shared)[({e}) & {most}u]);"
        return (f"for (uint {k} = t; {k} < 32u; {k} += T) shared[{k}] = x[{k}] ^ n; {meet} {looked_up} "
                f"if ({self.condition()}) b ^= uint(((threadgroup {kind}*)shared)[({s}) & {most}u]); {meet}")

    def uniform_flow(self, depth, simd):
        """A statement with barriers inside of control flow that is the same for the threadgroup."""
        def one():
            return self.pick(self.barrier, self.barrier, lambda: self.statement(depth + 1, False, False),
                             (lambda: self.uniform_flow(depth + 1, simd)) if depth < 2 else self.barrier)()
        inner = self.some(one, 1, 2 if self.deepest < 3 else 3)
        k = self.counter()
        return self.one_of(
            (35, lambda: self.uniform_loop(k, inner)),
            (20, lambda: f"if ((n & {self.pick(1, 2, 4)}u) != 0) {{ {inner} }}" + (f" else {{ {self.barrier()} }}" if self.chance(0.5) else "")),
            (10, lambda: f"uint {k} = n % 3u; do {{ {inner} b += {k}; }} while ({k}-- != 0);"),
            (15, self.carried), (12, lambda: self.columns("threadgroup_barrier(mem_flags::mem_threadgroup);")),
            (5, lambda: f"switch (n % 3u) {{ case 0: {{ {inner} }} case 1: {{ {self.barrier()} }} break; default: a += 5u; }}"),
            (30, self.barrier))

    def uniform_loop(self, k, inner):
        end = self.pick("3u", "n % 4u", "u", "T % 5u", "x[3] % 4u")
        stop = f"if (n % 3u == {k}) {self.pick('break', 'continue')}; " if self.chance(0.3) else ""
        return f"for (uint {k} = 0; {k} < ({end}); {k}++) {{ c += {k}; {stop}{inner} }}"

    def carried(self):
        """A loop with barriers whose own values of several types, in any order, go from one to the next each turn; and all of them behind it."""
        meet, k, end = "threadgroup_barrier(mem_flags::mem_threadgroup);", self.counter(), self.pick("n % 4u", "3u", "u", "x[3] % 4u")
        kinds = [self.pick("uint", "uint", "ulong", "uint4", "ushort") for _ in range(self.random.randrange(2, 5))]
        names = [f"{k}_{n}" for n in range(len(kinds))]
        words = [f"dot_({v})" if kind == "uint4" else f"uint({v})" for v, kind in zip(names, kinds)]
        declared = [f"{kind} {v} = {kind}({self.expression(1)});" for v, kind in zip(names, kinds)]
        moves = [f"{names[n]} = {kinds[n]}({words[n - 1]});" for n in range(len(names) - 1, 0, -1)]
        first = f"{names[0]} {self.pick('=', '=', '+=', '^=')} {kinds[0]}(w);"
        total = f"{k}_sum += {self.pick('uint', 'ulong')}(w * (1u + {self.pick(*words)}));"
        declared.append(f"{self.pick('uint', 'ulong', 'uint4')} {k}_sum = 0;")
        self.random.shuffle(declared)
        turn = [total] + (moves + [first] if self.chance(0.7) else [first] + moves)
        words.append(f"uint(dot_(uint4({k}_sum)))")
        behind = f"shared[t] = {self.pick(*words)}; {meet} a += shared[T - 1u - t]; {meet}" if self.chance(0.7) else ""
        return (f"{{ {' '.join(declared)} for (uint {k} = 0; {k} < ({end}); {k}++) {{ shared[t] = {self.expression(1)} + {words[-1]}; {meet} "
                f"const uint w = shared[({self.expression(1)}) % T]; {meet} {' '.join(turn)} }} {behind} b += {' + 3u * '.join(words)}; }}")

    def columns(self, meets):
        """Sums of neighbours down the rows of a matrix, perhaps up to a bound of its columns. Others read them, or they are stored."""
        k, by, threads = self.counter(), self.pick(4, 4, 2), self.pick(8, 8, 16)
        own = f"(t % {threads}u) * {by}u" if meets else f"i * {by}u"
        length = threads * by if meets else 640
        stride = length + self.pick(0, 0, 1, 4) if meets else self.pick(64, 100, 127)
        rows = (2047 - length) // stride
        first, step = (f"t / {threads}u", self.pick(f"{256 // threads}u", f"T / {threads}u + 1u")) if meets else ("0", "1u")
        of, number = self.pick(("uint", "{}"), ("float", "float({} & 1023u)"), ("int", "int({} >> 12)"))
        step_of = self.pick("{t} + {v}", "{v} + {t}", "max({t}, {v})", "{t} - {v}", "(n & 1u) != 0u ? {t} + {v} : {v}")
        turn = f"{k}_s[q] = " + step_of.format(t=f"{k}_s[q]", v=number.format(f"row[{k}_c + q]")) + ";"
        bound, each = self.pick(f"{length}u", "n % 40u", "200u"), f"for (uint q = 0; q < {by}u; q++)"
        whole = f"{each} {turn}"
        if self.chance(0.7):
            whole = f"if ({k}_c + {by}u <= {bound}) {{ {whole} }} else {{ {each} if ({k}_c + q < {bound}) {turn} }}"
        behind = (f"{each} shared[t * {by}u + q] = uint(int({k}_s[q])); {meets} a += shared[({self.expression(1)}) % (T * {by}u)]; {meets}" if meets else
                  f"{each} y[{1400 if by == 4 else 300}u + {k}_c + q] = uint(int({k}_s[q]));")
        more = f" b ^= uint(int({k}_s[{by - 1}]));" if self.chance(0.3) else ""
        return (f"{{ {of} {k}_s[{by}] = {{{', '.join(str(n % 3) for n in range(by))}}}; const uint {k}_c = {own}; "
                f"for (uint r = {first}; r < {self.pick(f'{rows}u', f'n % {rows}u', f'{rows}u - (n & 7u) % {rows}u')}; r += {step}) "
                f"{{ device const uint* row = x + r * {stride}u; {whole} }} {behind}{more} }}")

    # Statements of a thread

    def access(self):
        e, s = self.expression(1), self.expression(1)
        at, q = self.random.randrange(4), self.counter()
        update = self.pick(("add", 1992), ("or", 1996), ("xor", 2000), ("max", 2004), ("min", 2008), ("and", 2012), ("sub", 2016))
        return self.pick(
            f"changed({self.variable()}, own);", f"y[300u + i * 2u] = {e}; y[301u + i * 2u] = a;", f"((device ushort*)(y + 700))[i] = ushort({e});",
            f"((device uchar*)(y + 800))[i * 2u + 1u] = uchar({e});", f"v = v * 3u + uint4(a, b, {e}, i);", f"v.xz = v.zw ^ {e};", f"v[3u & ({e})] += {s};",
            "{ pair p = {a, b}; for (uint q = 0; q < c % 3u; q++) p = swapped(p); a = p.first; b = p.second; }", f"y[300u + i * 2u + ({e} & 1u)] += 3u;",
            f"few[({e}) % 5u] {self.pick('=', '+=', '^=')} short({s});", f"{{ thread uint* {q} = ({self.condition()}) ? own : others; {q}[({e}) % 4u] += {s}; }}",
            f"{{ thread uint* {q} = own + ({e}) % 3u; {q}[{at}] ^= {s}; {q}++; b += *{q}; }}", f"a = walked(own, own + ({e}) % 7u, b);",
            f"{{ box {q} = {{{{a, {e}, c}}, 7}}; {q}.k[({s}) % 3u] = b; {q} = turned({q}, u); c = {q}.k[1] + {q}.last; a ^= {q}.k[({e}) % 3u]; }}",
            f"changed(own[({e}) % 6u], own);", f"{{ device const uint* {q} = ({self.condition()}) ? x + 16 : x + lane; b += {q}[({e}) % 8u]; }}",
            f"{{ device const uint* {q} = x + i; for (uint q = 0; q < ({e}) % 4u; q++) {{ a += *{q}; {q} += 2; }} }}",
            f"((device packed_uint3*)(y + 1000))[i] = packed_uint3({e}, b, i);", f"((device uint4*)(y + 1400))[i] = uint4({e}, a, b, c);",
            f"((device half*)(y + 1924))[i] = half(float({e} & 1023u));", f"((device ulong*)(y + 1400))[i * 2u] = ulong({e}) << 13;",
            f"((device uchar4*)(y + 870))[i] = uchar4(uchar({e}), 1, uchar(i), uchar(b));", f"y[ulong(i) * 2ul + 300ul] ^= {e};",
            f"((device packed_uint3*)(y + 1000))[i].yz = uint2({e}, 3u);", f"((device uint2*)(y + 300))[i] = uint2({e}, {s});",
            *[f"atomic_fetch_{update[0]}_explicit((device atomic_uint*)(y + {update[1]} + (3u & ({s}))), {e}, memory_order_relaxed);"] * 3,
            f"atomic_fetch_{update[0]}_explicit((device atomic_uint*)(y + {update[1]}), {e}, memory_order_relaxed);",
            f"{{ ulong {q} = ulong({e}) * 0x100000001b3ul; {q} ^= {q} >> ({s} & 63u); a ^= uint({q}); b += uint({q} >> 32); }}",
            f"{{ float {q} = float({e} & 255u); for (uint q = 0; q < u; q++) {q} = {q} * 0.5f + float(q); c += uint(int({q})); }}",
            f"{{ const uint {q} = a; a = b; b = c; c = {q}; }}", f"others[{at}] = own[({e}) % 6u] + {s};")

    def small_array(self):
        """Up to four numbers, stored where the source says and read where the thread computes."""
        q, k, count, kind = self.counter(), self.counter(), self.pick(2, 3, 4), self.pick("uint", "uint", "ushort", "ulong", "short", "float")
        number = (lambda v: f"float(255u & ({v}))") if kind == "float" else lambda v: f"{kind}({v})"
        read = lambda: f"uint({'int' if kind == 'float' else kind}({q}[({self.expression(1)}) % {count}u]))"  # noqa: E731
        store = lambda: f"{q}[{self.random.randrange(count)}] = {number(self.pick(read(), self.expression(1)))};"  # noqa: E731
        declared = f"{kind} {q}[{count}] = {{{', '.join(number(self.expression(1)) for _ in range(count))}}};"
        turns = f"for (uint {k} = 0; {k} < {self.pick('u', 'lane % 5u', '3u', 'n % 4u')}; {k}++) {{ {store()} c += {read()}; {store()} }}"
        return f"{{ {declared} {self.pick(turns, turns, store())} if ({self.condition()}) {{ {store()} }} a += {read()}; b ^= {read()}; }}"

    def bounded_loop(self):
        """What a loop asks each turn or once, and gathers where it is so; perhaps a loop of all lanes within."""
        k, j = self.counter(), self.counter()
        first, end, step = self.pick(("lane", "(n % 67u) + 5u", "32u"), ("0u", "(a % 5u) + 1u", "1u"), ("lane & 3u", "9u", "1u"), ("t", "n + (x[i] & 31u)", "T"))
        bound = self.pick("n > 40u", "i < n", "t < n / 2u", "int(t) - 5 < int(n & 31u)", f"{k} < n / 2u", f"lane + {k} < 20u", f"{k} + i < n", "i + 5u < n")
        gathers = " ".join(f"{self.variable()} {self.pick('+=', '^=')} x[({self.pick('i', 't', k)} * {self.pick(2, 3, 5, 7)}u + {self.pick(k, '1u')}) & 1023u];"
                           for _ in range(self.random.randrange(2, 6)))
        inner = f"for (uint {j} = 0; {j} < {self.pick('u', 'n % 3u', '2u')}; {j}++) {{ c = c * 3u + x[(i * 3u + {j} * {k}) & 511u]; }}" if self.chance(0.4) else ""
        leave = f"if ({self.condition()}) {self.pick('break', 'continue')};" if self.chance(0.3) else ""
        other = f"else {{ {self.assignment()} {leave} }}" if self.chance(0.5) else leave
        return f"for (uint {k} = {first}; {k} < {end}; {k} += {step}) {{ if ({bound}) {{ {gathers} {inner} }} {other} }}"

    def halves(self, k, inner):
        """A loop with a counter whose low bits are the thread's own, or nearly so."""
        kind, own, step = self.pick("short", "ushort", "int", "uint", "uchar"), self.pick(2, 2, 4, 8), self.pick(2, 4, 8, 6, 1)
        end, again = self.pick(8, 14, 16, 16, 13, 30), self.pick(f"{k} % {own}", f"{k} % {own}", f"{k} & {2 * own - 1}", f"lane % {own}u", "0")
        seen = self.pick(f"uint({k} / 4) * 3u + uint({k} & 3)", f"({k} < {self.pick(2, 8)} ? x[{k}] : uint({k}) ^ {self.expression(1)})", f"x[i + uint({k} >> 1)]")
        order = f"{k} + {step} {self.pick('<', '<', '<=')} {end} ? {k} + {step} : {again}"
        return (f"{{ {kind} {k} = {kind}({self.pick('lane', 'lane', 't', 'i')} % {own}u); for (uint q = 0; q < ({self.pick('9u', 'n % 5u', 'n % 12u', 'b % 6u')}); q++) "
                f"{{ {self.variable()} += {seen}; {inner} {k} = {kind}({order}); }} c ^= uint({k}); }}")

    def sequence(self):
        """A position's number, to which each turn adds a step: it wraps among a SIMD group's lanes, and is widened or shifted."""
        q, k, step = self.counter(), self.counter(), self.pick(2654435769, 40503001, 1013904223, 32, 5)
        first = f"{self.pick('lane', 'i', 't')} << {self.pick(26, 22, 3, 0)}"
        taken = self.pick(f"uint(ulong({q}) * 6364136223846793005ul >> 33)", f"({q} >> {self.random.randrange(1, 31)}u)", f"uint(ulong({q}) % 1000003ul)", f"uint(long(int({q})) % 1009l)")
        turn = f"c = c * 5u ^ {taken};"
        return f"{{ uint {q} = {first}; for (uint {k} = 0; {k} < {self.pick('u', 'n % 40u', '(a & 15u)')}; {k}++) {{ {turn} {q} += {step}u; }} }}"

    def loop(self, depth, loop, simd):
        k, with_simd = self.counter(), simd and not loop
        inner = lambda: self.some(lambda: self.statement(depth + 1, True, False), 1, 2)  # noqa: E731
        # Where SIMD-group functions may stand, no lane goes on before them.
        all_lanes = lambda: self.some(lambda: self.statement(depth + 1, "all lanes" if with_simd else True, with_simd), 1, 3)  # noqa: E731
        ends = ("u", "lane % 7u", "a % 9u", "4u", "n % 5u", "b % 6u")
        return self.one_of(
            (12, lambda: f"uint {k} = {self.pick('a % 7u', 'lane & 3u', 'n % 3u')}; while ({k} != 0) {{ {k} -= 1; {inner()} }}"),
            (12, lambda: f"uint {k} = {self.pick('b % 5u', 'lane & 3u', '2u')}; do {{ {inner()} }} while ({k}-- > 0);"),
            (10, lambda: f"for (uint {k} = 0;; {k}++) {{ if ({k} > {self.pick('6u', 'u', 'lane % 5u', 'a % 4u')}) break; {inner()} "
                         f"if ({self.condition()}) break; }}"),
            (10 * with_simd, lambda: f"for (uint {k} = 0, end = {self.group_function()} % 4u; {k} < end; {k}++) {{ c += {k}; {all_lanes()} }}"),
            (12, lambda: f"for ({self.pick('int', 'short', 'long')} {k} = {self.pick('u', 'n % 5u', 'lane % 6u')}; {k} > 0; {k} -= {self.pick(1, 2)}) "
                         f"{{ b += uint({k}); {all_lanes()} }}"),
            (8, lambda: self.halves(k, self.assignment())),
            (36, lambda: f"for (uint {k} = 0; {k} < ({self.pick(*ends)}); {k}++) {{ c += {k}; {all_lanes()} }}"))

    def switch(self, depth, loop, simd):
        ends = ["break;" if self.chance(0.6) else "continue;" if loop is True and not simd and self.chance(0.3) else "" for _ in range(3)]
        s = ["{ " + self.statement(depth + 1, False, simd and not loop) + " }" for _ in range(4)]
        more = "case 5: case 6: " if self.chance(0.3) else ""
        return (f"switch (({self.expression()}) % {self.pick(4, 4, 7)}u) {{ case 0: {s[0]} {ends[0]} case 1: {s[1]} {ends[1]} {more}case 2: {s[2]} {ends[2]} "
                f"default: {s[3]} }}")

    def branch(self, depth, loop, simd):
        text = f"if ({self.condition()}) {self.block(depth, loop, simd)}"
        return text + f" else {self.block(depth, loop, simd)}" if self.chance(0.5) else text

    def assignment(self):
        return f"{self.variable()} {self.pick('=', '=', '+=', '^=')} {self.expression()};"

    def end(self):
        """A return, where no barrier waits for the thread."""
        return f"a ^= {self.expression()};" if self.barriers else f"if ({self.condition()}) {{ y[i] += a; return; }}"

    def statement(self, depth, loop, simd):
        if depth > self.deepest:
            return self.assignment()
        return self.one_of(
            (28, self.assignment),
            (5, lambda: f"own[({self.expression()}) % 6u] += {self.expression()};"),
            (2, lambda: f"y[i] = y[i] * 31u + {self.expression()};"),
            (9, self.access),
            (3, self.small_array),
            (3, self.bounded_loop),
            (2, self.sequence),
            (9, self.by_layout),
            (3, lambda: self.columns("")),
            (7 * simd, lambda: f"{self.variable()} += {self.group_function()};"),
            (15, lambda: self.branch(depth, loop, simd)),
            (16, lambda: self.loop(depth, loop, simd)),
            (5 * bool(loop), lambda: f"if ({self.condition()}) break;"),
            (3 * (loop is True and not simd), lambda: f"if ({self.condition()}) continue;"),
            (5, self.end),
            (5, lambda: self.switch(depth, loop, simd)),
            (4, lambda: f"y[i] ^= {self.variable()};"))
