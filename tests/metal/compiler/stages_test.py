"""The compiler's stages: each by itself on the IR of stages/*.ll, all with what must hold between them, and their table.

A file of stages/ says in its first comments what it is for, `stage:` and perhaps `options:`, and what is true of the IR behind the stage: regular
expressions that a line of it `has:`, that none has (`lacks:`), or so many (`count N:`), and some with ` >> ` between that lines have one behind another
(`order:`). `error:` is a regular expression of the message instead.
"""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
COMPILER = os.environ.get("PEWTER_METALC")
SOURCE = """#include <metal_stdlib>
using namespace metal;
kernel void scan(device float* x [[buffer(0)]], threadgroup float* kept [[threadgroup(0)]], uint i [[thread_position_in_grid]],
                 uint t [[thread_position_in_threadgroup]]) {
  float4 sums = float4(x[i]);
  for (uint n = 0; n < 4; ++n) sums[n] += simd_sum(x[i + n]);
  kept[t] = sums.x;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t > 3) x[i] = kept[t - 1] / sums.y;
}
"""
# Stages that no module comes to, with the tests that they have.
WITHOUT_CASE = {"preprocess": "takes a source: compiler/metal_options_test.py",
                "rewrite": "takes a source: language/frontend_test.py",
                "leave_out": "takes a source and the kernels that are wanted: compiler/starts_test.py",
                "compile": "takes a source: language/frontend_test.py",
                "link": "makes the first module, of all sources: language/functions_test.py"}


def compiler(*words, source=None):
    return subprocess.run([COMPILER, *map(str, words)], input=source, capture_output=True, text=True)


def table():
    """Stages' names with how often they run and their file's name."""
    rows = [line.strip("| \n").split(" | ") for line in compiler("--list-stages").stdout.split("| stage |")[1].splitlines()[2:]]
    return [(row[0].strip("`"), row[2]) for row in rows]


class Case:
    """A file of stages/: its first comments, and the IR."""

    def __init__(self, file):
        text = file.read_text()
        heads = re.findall(r"^; (stage|options|error|has|lacks|order|count \d+): (.*)$", text, re.M)
        of = {key: value for key, value in heads if key in ("stage", "options", "error")}
        self.file, self.stage, self.options, self.error = file, of["stage"], of.get("options", "").split(), of.get("error")
        self.facts = [(key, value) for key, value in heads if key not in of]
        self.ir = re.sub(r"^;.*\n", "", text, flags=re.M)


CASES = [Case(file) for file in sorted((HERE / "stages").glob("*.ll"))]


def run_together(cases):
    """Lists of cases that one process runs, as most of its time is its start: of one stage and the same options. One that ends in an error is alone."""
    lists = {}
    for case in cases:
        lists.setdefault((case.stage, *case.options, case.error and case.file), []).append(case)
    return lists.values()


def modules_of(text, file):
    """What a stage has made of one of several files."""
    return "".join(re.findall(rf"^; ModuleID = '{re.escape(str(file))}'\n(?:(?!; ModuleID = ).*\n)*", text, re.M))


def holds(key, value, text):
    """Whether a fact of a case is true of a text."""
    lines = text.splitlines()
    if key == "order":
        left = iter(lines)
        return all(any(re.search(part, line) for line in left) for part in value.split(" >> "))
    found = sum(re.search(value, line) is not None for line in lines)
    return found > 0 if key == "has" else found == (0 if key == "lacks" else int(key.split()[1]))


def sums_of_units(element, step, fault):
    """A function that sums each word of four of 32 lanes; a fault: a word has another use, another operation, other lanes, or there are three."""
    words, lines = 3 if fault == "three" else 4, []
    for w in range(words):
        lines += [f"  %p{w} = getelementptr i8, ptr %b, i64 {4 * w}", f"  %a{w} = getelementptr i8, ptr %p{w}, <32 x i64> %lanes",
                  f"  %v{w}.32 = call <32 x {element}> @llvm.masked.gather.v32{element[0]}32.v32p0(<32 x ptr> align 4 %a{w}, <32 x i1> splat (i1 true), <32 x {element}> poison)"]
    for w in range(words):
        for n in (16, 8, 4, 2, 1):
            for part, first in (("l", 0), ("u", n)):
                if w == 2 and n == 4 and (part, fault) in (("u", "middle"), ("l", "second")):
                    first = 2 if fault == "middle" else 8
                mask, second = ", ".join(f"i32 {first + i}" for i in range(n)), "zeroinitializer" if fault == "second" else "poison"
                lines.append(f"  %{part}{w}.{n} = shufflevector <{2 * n} x {element}> %v{w}.{2 * n}, <{2 * n} x {element}> {second}, <{n} x i32> <{mask}>")
            last = fault == "other" and w == 2 and n == 2
            lines.append(f"  %v{w}.{n} = " + ("{f}sub <2 x {e}> %l2.2, %u2.2".format(f="f" if element == "float" else "", e=element) if last else step.format(n=n, w=w)))
        lines += [f"  %e{w} = extractelement <1 x {element}> %v{w}.1, i32 0", f"  %o{w} = getelementptr {element}, ptr %memory, i32 {w}",
                  f"  store {element} %e{w}, ptr %o{w}"]
    if fault == "used":
        lines.append(f"  store <32 x {element}> %v1.32, ptr %frame")
    lanes = ", ".join(f"i64 {128 * n}" for n in range(32))
    text = "\n".join(lines).replace("%lanes", f"<{lanes}>")
    declared = [f"declare <32 x {element}> @llvm.masked.gather.v32{element[0]}32.v32p0(<32 x ptr>, <32 x i1>, <32 x {element}>)"]
    declared += [f"declare <{n} x float> @llvm.minnum.v{n}f32(<{n} x float>, <{n} x float>)" for n in (16, 8, 4, 2, 1)] if "minnum" in step else []
    head = "define i32 @k.full.body(ptr %b, ptr %memory, ptr %frame, i32 %x, i32 %index, i32 %p, i32 %q, i32 %r, i32 %state) {\n"
    return head + text + "\n  ret i32 0\n}\n" + "\n".join(declared) + "\n"


@unittest.skipUnless(COMPILER, "PEWTER_METALC names the compiler")
class StagesTest(unittest.TestCase):
    def test_single_stages(self):
        self.assertGreater(len(CASES), 15)
        for cases in run_together(CASES):
            done = compiler(f"--run-stage={cases[0].stage}", *cases[0].options, *(case.file for case in cases))
            for case in cases:
                with self.subTest(file=case.file.name):
                    if case.error is not None:
                        self.assertEqual(done.returncode, 1)
                        self.assertRegex(done.stderr, re.compile(case.error, re.S))
                        continue
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertTrue(case.facts)
                    text = done.stdout if len(cases) == 1 else modules_of(done.stdout, case.file)
                    self.assertTrue(text)
                    for key, value in case.facts:
                        self.assertTrue(holds(key, value, text), f"{key}: {value}\n{text}")

    def test_each_stage_has_a_case_or_a_reason(self):
        """A case is a file, or IR that a test of this file makes; of a stage without one a reason is listed, and of no other."""
        made_here = set(re.findall(r'"--run-stage=(\w+)", "--targets', pathlib.Path(__file__).read_text()))
        with_case = {case.stage for case in CASES if case.error is None} | made_here
        self.assertEqual(sorted({name for name, _ in table()} - with_case), sorted(WITHOUT_CASE))

    def test_a_case_fails_without_its_stage(self):
        """Of what a stage's cases say, something does not hold of the IR as it is written."""
        for stage in sorted({case.stage for case in CASES if case.error is None}):
            own = [case for case in CASES if case.stage == stage and case.error is None]
            self.assertFalse(all(holds(*fact, case.ir) for case in own for fact in case.facts), stage)

    def test_sums_of_units_are_not_transposed(self):
        """Sums of four words a lane that have no other use, by one operation, with operands in one order."""
        sums = {"add": ("i32", "add <{n} x i32> %l{w}.{n}, %u{w}.{n}"), "fadd": ("float", "fadd nsz <{n} x float> %l{w}.{n}, %u{w}.{n}"),
                "reversed": ("float", "fadd <{n} x float> %u{w}.{n}, %l{w}.{n}"),
                "least": ("float", "call <{n} x float> @llvm.minnum.v{n}f32(<{n} x float> %l{w}.{n}, <{n} x float> %u{w}.{n})"),
                "quotient": ("i32", "udiv <{n} x i32> %l{w}.{n}, %u{w}.{n}")}
        for name, (element, step) in sums.items():
            for fault in ("quotient",) if name == "quotient" else ("", "used", "other", "three", "middle", "second"):
                with self.subTest(sum=name, fault=fault), tempfile.TemporaryDirectory() as folder:
                    file = pathlib.Path(folder, "sums.ll")
                    file.write_text(sums_of_units(element, step, fault))
                    done = compiler("--run-stage=rows", "--targets=avx2", file)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertEqual("masked.gather" in done.stdout.split("declare")[0], fault == "three")
                    wide = step.split("<")[0] + "<16 x"
                    self.assertEqual(done.stdout.count(wide), 0 if fault == "" else 3 if fault == "three" else 4, done.stdout)
                    if fault == "":
                        self.assertEqual(done.stdout.count(f"load <4 x {element}>"), 32)
                        self.assertEqual(len(re.findall(re.escape(step.split("<")[0]) + f"<4 x {element}>", done.stdout)), 31)
                        first = re.search(re.escape(step.split("<")[0]) + r"<4 x \w+>[^%]*%(\d+), (?:<4 x \w+> )?%(\d+)", done.stdout)
                        self.assertEqual(int(first[1]) < int(first[2]), name != "reversed")

    def test_values_of_a_frame_behind_each_other(self):
        """How far turns are apart is found once for each, not for each of the ways to it, twice as many with each value."""
        lines, places, marks, last = [], [], [], 40
        for n in range(last):
            places.append(f"  %place{n} = getelementptr i8, ptr %frame, i64 {64 + 8 * n}")
            mark = f", !alias.scope !3, !noalias !0, !pewter.kept !{100 + n}"
            lines += [f"  store i64 %d{n}, ptr %place{n}{mark}", f"  %a{n} = load i64, ptr %place{n}{mark}", f"  %b{n} = load i64, ptr %place{n}{mark}",
                      f"  %d{n + 1} = add i64 %a{n}, %b{n}"]
            marks.append(f'!{100 + n} = !{{!"reads.full.body", i32 {100 + n}}}')
        text = (HERE / "stages" / "read_ahead_kept.ll").read_text()
        text = text.replace("%first = mul", "%d0 = mul").replace("i64 %first", f"i64 %d{last}").replace("  %own = ", "\n".join(lines) + "\n  %own = ")
        text = text.replace("  br label %threadgroup\n", "\n".join(places) + "\n  br label %threadgroup\n") + "\n".join(marks) + "\n"
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "kept.ll")
            file.write_text(text)
            done = compiler("--run-stage=read_ahead", "--targets=avx512", file)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.count("call void @llvm.prefetch.p0"), 3)

    def test_stages_are_timed(self):
        done = compiler("-", "--targets=sse42", "--functions=full", "--no-reference", "--threads=1", "--check", "--time-stages", source=SOURCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        names = re.findall(r"^(\w+) +\d+\.\d+ ms ", done.stderr, re.M)
        self.assertEqual([n for n in names if n in ("import", "vectorize", "phases", "code")], ["import", "vectorize", "phases", "code"])
        self.assertIn("compile", names)

    def test_long_blocks_are_cut(self):
        """None has more than twice a part's instructions then, and each product stays with its sum, also one that is negated between."""
        turns = {"": ["  %p{n} = fmul <32 x float> %x, %s{n}", "  %s{m} = fadd <32 x float> %s{n}, %p{n}"],
                 "negated": ["  %p{n} = fmul <32 x float> %x, %s{n}", "  %i{n} = xor i32 %i{o}, {n}", "  %q{n} = fneg <32 x float> %p{n}",
                             "  %j{n} = add i32 %i{n}, 3", "  %s{m} = fadd <32 x float> %q{n}, %s{n}"]}
        for name, lines in turns.items():
            for shift in range(len(lines)):  # each place of a turn is where a part may end
                steps = [line.replace("{n}", str(n)).replace("{m}", str(n + 1)).replace("{o}", str(n - 1)) for n in range(1000) for line in lines]
                first = [f"  %a{n} = add i32 %i, {n}" for n in range(shift)]
                text = ("define void @long(<32 x float> %x, <32 x float> %s0, ptr %to, i32 %i) {\nentry:\n  %i-1 = add i32 %i, 1\n" + "\n".join(first + steps) +
                        "\n  store <32 x float> %s1000, ptr %to\n  ret void\n}\n")
                with self.subTest(turn=name, shift=shift), tempfile.TemporaryDirectory() as folder:
                    file = pathlib.Path(folder, "long.ll")
                    file.write_text(text.replace("%i-1", "%before"))
                    done = compiler("--run-stage=cut_blocks", "--targets=avx512", file)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    parts = re.split(r"^\w+:.*$", done.stdout.split("{")[1], flags=re.M)[1:]
                    self.assertGreater(len(parts), 3)
                    for part in parts:
                        self.assertLess(part.count("\n"), 620)
                        self.assertEqual(part.count("fmul"), part.count("fadd"))

    def test_what_must_hold_does(self):
        """Two of the four ways a source, in turn; all of them if PEWTER_TEST_ALL is set."""
        ways = (["--targets=avx512,avx2,sse42"], ["--targets=neon", "--linear"], ["--targets=avx2", "--checked"], ["--targets=sm_80"])
        sources = [*(ROOT / "kernels/metal/source").glob("*.metal"), *(ROOT / "tests/metal/language/idioms").glob("*.metal")]
        self.assertGreater(len(sources), 15)
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "scan.metal").write_text(SOURCE)
            for number, source in enumerate([pathlib.Path(folder, "scan.metal"), *sorted(sources)]):
                flags = re.findall(r"^// options: (.*)$", source.read_text(), re.M)
                for way in ways if os.environ.get("PEWTER_TEST_ALL") else ways[number % 2::2]:
                    with self.subTest(source=source.name, way=way):
                        last = ["-o", f"{folder}/made.so"] if way[-1] in ("--checked", "--targets=sm_80") else ["--check"]
                        done = compiler(source, *way, *last, "--verify-stages", *(flags[0].split() if flags else ()))
                        if "does not compile" not in done.stderr:  # without options of a test
                            self.assertEqual(done.returncode, 0, done.stderr)

    def test_dumps(self):
        done = compiler("-", "--targets=avx2", "--functions=full", "--no-reference", "--dump-after=scalarize,vectorize,code", source=SOURCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        heads = re.findall(r"^; after (.*)$", done.stdout, re.M)
        self.assertEqual(heads, ["scalarize", "vectorize for avx2", "code for avx2"])
        scalar, vectors, code = re.split(r"^; after .*$", done.stdout, flags=re.M)[1:]
        self.assertRegex(scalar, r"(?m)^define .*void @scan\(")
        self.assertNotIn("<4 x float>", scalar)
        self.assertIn("@scan.full.body(", vectors)
        self.assertRegex(code, r"(?m)^\tvaddps")

    def test_unknown_stage(self):
        for option in ("--dump-after=vectorize,vectorise", "--run-stage=vectorise"):
            done = compiler("-", option, source=SOURCE)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertRegex(done.stderr, "stage 'vectorise', must be one of preprocess, .*, gpu_code")

    def test_kept_files_are_the_table_s(self):
        listed = {name.replace("KERNEL", "scan").replace("TARGET", target)
                  for name in re.findall(r"\| `([\w.-]+\.(?:cpp|ll|s|ptx))` \|", compiler("--list-stages").stdout)
                  for target in ("sse42", "sm_80") if ("sm_80" == target) == name.startswith("gpu")}
        with tempfile.TemporaryDirectory() as folder:
            for way in (["--targets=sse42,sm_80"], ["--targets=sse42", "--checked"]):
                done = compiler("-", *way, f"--keep={folder}", "-o", f"{folder}/made.so", source=SOURCE)
                self.assertEqual(done.returncode, 0, done.stderr)
            kept = {p.name for p in pathlib.Path(folder).iterdir()} - {"made.so"}
            self.assertEqual(sorted(n for n in kept if ".apart." not in n), sorted(listed))

    def test_the_page_has_the_table(self):
        page = (ROOT / "kernels/metal/compiler/README.md").read_text()
        self.assertIn("\n" + compiler("--list-stages").stdout, page, "replace both tables by what pewter-metalc --list-stages prints")


if __name__ == "__main__":
    unittest.main()
