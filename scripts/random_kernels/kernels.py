"""A kernel by its seed and number, and the threadgroups that it is run with."""
import random

from random_kernels import expressions, layouts
from random_kernels.statements import Statements

# Grid and threads in x and y, and the compiled functions that run them: of SIMD groups in a line, whole or not, of threadgroups 16
# or 8 wide, of others. A kernel has one of these, so that each is compiled once; one in twenty has all functions and the shapes of all.
LINE, LINES = [(64, 1, 64, 1), (64, 1, 32, 1), (128, 1, 128, 1), (96, 1, 96, 1)], [(64, 2, 32, 2), (64, 2, 64, 2), (96, 1, 32, 1)]
PARTS, PARTS_2D = [(77, 1, 50, 1), (130, 1, 33, 1), (100, 1, 256, 1)], [(130, 1, 64, 1), (40, 3, 40, 1), (50, 2, 32, 1)]
ROWS16, ROWS8 = [(16, 8, 16, 8), (32, 4, 16, 2)], [(8, 16, 8, 16), (16, 8, 8, 4)]
ROWS16_ANY, ROWS8_ANY = [*ROWS16, (16, 7, 16, 3)], [*ROWS8, (8, 11, 8, 6)]
ANY = [(13, 10, 5, 7), (40, 3, 8, 3), (11, 9, 11, 3), (10, 12, 10, 12)]
LAYOUTS = {  # name: weight, dimensions, functions, shapes
    "line": (14, 1, "threadgroups", LINE), "line_in_turn": (9, 1, "full", LINE),
    "lines": (5, 2, "threadgroups", LINES), "lines_in_turn": (4, 2, "full", LINES),
    "parts": (15, 1, "full,part", PARTS), "parts_2d": (7, 2, "full,part", PARTS_2D),
    "rows16": (8, 2, "threadgroups16", ROWS16), "rows16_in_turn": (4, 2, "rows16,any", ROWS16_ANY),
    "rows8": (8, 2, "threadgroups8", ROWS8), "rows8_in_turn": (4, 2, "rows8,any", ROWS8_ANY), "any": (17, 2, "any", ANY),
    "all": (3, 1, "", LINE + PARTS), "all_2d": (2, 2, "", LINES + PARTS_2D + ROWS16_ANY + ROWS8_ANY + ANY)}
SIZES = ((0.7, 1, 2, 2, 1), (0.93, 1, 3, 3, 1), (1, 3, 6, 4, 2))  # up to a chance: statements at the top, their depth, that of expressions


HEAD = expressions.HEAD + layouts.HEAD


class Generator(Statements):
    """text is the kernel, name what it is called, layout one of LAYOUTS."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.loops = 0
        self.name = f"f{number}"
        names = list(LAYOUTS)
        self.layout = self.random.choices(names, [LAYOUTS[n][0] for n in names])[0]
        size = self.random.random()
        _, self.least, self.most, self.deepest, self.widest = next(s for s in SIZES if size < s[0])
        self.barriers = self.chance(0.4)
        self.text = self.kernel(self.chance(0.5), LAYOUTS[self.layout][1] == 1)

    def body(self, simd):
        for _ in range(self.random.randrange(self.least, self.most + 1)):
            yield self.statement(0, False, simd)
            if self.barriers and self.chance(0.5):
                yield self.uniform_flow(0, simd)
            if simd and self.barriers and self.chance(0.4):
                yield f"if (is_whole) {self.variable()} += {self.exchange()};"
            if simd and self.barriers and self.chance(0.3):
                yield f"if (is_whole) {{ {self.exchange_of_some()} }}"

    def kernel(self, simd, linear):
        early = self.copied_words() if self.chance(0.2) else ""  # what loops keep for all threadgroups is kept before any store
        text = "\n  ".join(self.body(simd))
        first = "if (t == 0) atomic_store_explicit(&total, 7u, memory_order_relaxed); threadgroup_barrier(mem_flags::mem_threadgroup);" if self.barriers else ""
        position = "uint i [[thread_position_in_grid]]" if linear else "uint3 p [[thread_position_in_grid]], uint3 G [[threads_per_grid]]"
        index = "" if linear else "const uint i = p.x + G.x * p.y, T = T3.x * T3.y * T3.z;"
        threads = "uint T" if linear else "uint3 T3"  # as many dimensions as the position
        return f"""kernel void {self.name}(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& n [[buffer(2)]],
    {position}, uint t [[thread_index_in_threadgroup]], uint lane [[thread_index_in_simdgroup]],
    {threads} [[threads_per_threadgroup]], uint group [[simdgroup_index_in_threadgroup]]) {{
  threadgroup uint shared[1025];
  threadgroup ushort tile[32][33];
  threadgroup atomic_uint total;
  {index}
  uint own[6] = {{i, 1u, 2u, x[i], 4u, n}}, others[4] = {{n, i, 3u, 9u}};
  short few[5] = {{3, short(i), 7, short(n), 11}};
  const bool is_whole = (group + 1) * 32 <= T;
  uint a = x[i], b = i * 3u, c = 1u, u = n % 6u;
  uint4 v = uint4(a, i, n, 4u);
  {early}
  {first}
  {text}
  y[i] = y[i] * 33u + a + 7u * b + 13u * c + own[1] + own[3] + others[2] + uint(few[1]) + v.x + v.y * 3u + v.z * 5u + v.w;
}}
"""

    @property
    def functions(self):
        return LAYOUTS[self.layout][2]

    @property
    def shapes(self):
        return LAYOUTS[self.layout][3]
