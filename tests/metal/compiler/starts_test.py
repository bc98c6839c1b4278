#!/usr/bin/env python3
"""How compilations start: the compiler that stays, headers that are read once, what a kernel does not use, and what the cache knows of
files that a source includes.

usage: starts_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so, PEWTER_METALC: pewter-metalc)"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMPILER = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))
PRELUDE = """
import os, signal, sys, threading
import numpy
from pewter_metal import Error, Library
HEAD = "#include <metal_stdlib>\\nusing namespace metal;\\n"
def value(text, **settings):
    x = numpy.ones(32, numpy.float32)
    Library(HEAD + "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = %s; }" % text, **settings).run(
        "f", 32, 32, {0: x})
    return float(x[7])
"""


def marked_processes(word, mark):
    """Processes with a word in their command, started by a host with this mark in its environment."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command, environment = (process / "cmdline").read_bytes(), (process / "environ").read_bytes()
        except OSError:
            continue
        if word in command and f"PEWTER_TEST_MARK={mark}".encode() in environment.split(b"\0"):
            found.append(int(process.name))
    return found


def servers(mark):
    """Processes of the compiler that stay."""
    return marked_processes(b"--serve", mark)


class Starts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.mark = f"{os.getpid()}-{self.id()}"

    def start(self, program, **environment):
        settings = {**os.environ, "PYTHONPATH": str(ROOT / "scripts" / "python"), "PYTHONDONTWRITEBYTECODE": "1",
                    "PEWTER_METAL_CACHE": str(self.folder / "cache"), "PEWTER_METALC": COMPILER, "PEWTER_TEST_MARK": self.mark,
                    "MARKED": "\n".join(["import glob", "def servers():", " found = []", " for p in glob.glob('/proc/[0-9]*'):",
                                         "  try: command, e = open(p + '/cmdline', 'rb').read(), open(p + '/environ', 'rb').read()",
                                         "  except OSError: continue",
                                         f"  if b'--serve' in command and b'PEWTER_TEST_MARK={self.mark}' in e.split(b'\\0'): found.append(int(p[6:]))",
                                         " return found"])} | environment
        return subprocess.Popen([sys.executable, "-c", PRELUDE + "exec(os.environ['MARKED'])\n" + program], text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, cwd=self.folder, env={k: v for k, v in settings.items() if v})

    def output(self, program, **environment):
        process = self.start(program, **environment)
        out, err = process.communicate(timeout=240)
        self.assertEqual(process.returncode, 0, err)
        return out.split("\n")[:-1]

    def test_one_server_that_ends_with_its_host(self):
        out = self.output("print(value('2.0f'), value('3.0f'), len(servers()))\n"
                          "try: os.wait()\nexcept ChildProcessError: print('no child')")
        self.assertEqual(out, ["2.0 3.0 1", "no child"])
        end = time.monotonic() + 20
        while servers(self.mark) and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(servers(self.mark), [])

    def test_server_that_was_killed(self):
        out = self.output("print(value('2.0f'))\nos.kill(servers()[0], signal.SIGKILL)\nprint(value('3.0f'), value('4.0f'))")
        self.assertEqual(out, ["2.0", "3.0 4.0"])

    def test_compilation_that_crashes(self):
        linker = self.folder / "linker"
        linker.write_text("#!/bin/sh\nkill -SEGV $PPID\n")
        linker.chmod(0o700)
        out = self.output(f"os.environ['PEWTER_METAL_LINKER'] = '{linker}'\n"
                          "try: value('2.0f')\nexcept Error as e: print(e)\n"
                          "del os.environ['PEWTER_METAL_LINKER']\nbefore = servers()\nprint(value('3.0f'), servers() == before)")
        self.assertIn(f"failed with status {128 + signal.SIGSEGV}", out[0])
        self.assertEqual(out[1:], ["3.0 True"])

    def test_library_waits_for_no_code(self):
        linker, go = self.folder / "linker", self.folder / "go"
        linker.write_text(f"#!/bin/sh\nwhile [ ! -e {go} ]; do sleep 0.02; done\nexec ld \"$@\"\n")
        linker.chmod(0o700)
        out = self.output(f"os.environ['PEWTER_METAL_LINKER'] = '{linker}'\n"
                          "kernels = ''.join('kernel void f%d(device float* x [[buffer(0)]]) { x[0] = %d; }' % (n, n) for n in range(3))\n"
                          "library = Library(HEAD + kernels)\nprint(library.names())\n"
                          "try: Library(HEAD + kernels + 'kernel void g(device float* x [[buffer(0)]]) { x[0] = y; }')\n"
                          "except Error as e: print('undeclared' in str(e))\n"
                          "try: Library(HEAD + kernels + 'float h(float); kernel void g(device float* x [[buffer(0)]]) { x[0] = h(1); }')\n"
                          "except Error as e: print('no source defines it' in str(e))\n"
                          f"open('{go}', 'w').close()\nx = numpy.zeros(1, numpy.float32)\nlibrary.run('f2', 1, 1, {{0: x}})\nprint(x[0])")
        self.assertEqual(out, ["['f0', 'f1', 'f2']", "True", "True", "2.0"])

    def test_error_of_one_kernel(self):
        """What only one kernel's code cannot be made of; the library and the other kernels are there."""
        linker = self.folder / "linker"
        linker.write_text("#!/bin/sh\nfor f in \"$@\"; do case $f in *.o) nm $f | grep -q bad && exit 1;; esac; done\nexec ld \"$@\"\n")
        linker.chmod(0o700)
        out = self.output(f"os.environ['PEWTER_METAL_LINKER'] = '{linker}'\n"
                          "library = Library(HEAD + 'kernel void good(device float* x [[buffer(0)]]) { x[0] = 1; }'"
                          "'kernel void bad(device float* x [[buffer(0)]]) { x[0] = 2; }')\n"
                          "x = numpy.zeros(1, numpy.float32)\nlibrary.run('good', 1, 1, {0: x})\nprint(x[0])\n"
                          "try: library.run('bad', 1, 1, {0: x})\nexcept Error as e: print('the linker failed' in str(e))")
        self.assertEqual(out, ["1.0", "True"])

    def test_text_is_read_once(self):
        (self.folder / "value.h").write_text("#define VALUE 3\n")
        kernels = "".join(f"kernel void f{n}(device float* x [[buffer(0)]]) {{ x[0] = VALUE + {n}; }}\n" for n in range(17))
        (self.folder / "many.metal").write_text('#include "value.h"\n' + kernels)
        out = self.output("x = numpy.zeros(1, numpy.float32)\nlibrary = Library(path='many.metal')\nlibrary.run('f1', 1, 1, {0: x})\nprint(x[0])\n"
                          "os.remove('value.h')\nlibrary.run('f2', 1, 1, {0: x})\nprint(x[0])\n"
                          "try: Library(path='many.metal')\nexcept Error as e: print('value.h' in str(e))")
        self.assertEqual(out, ["4.0", "5.0", "True"])

    def test_zeros_in_a_source(self):
        kernels = "".join(f"kernel void f{n}(device float* x [[buffer(0)]]) {{ x[0] = {n}; }} // \0\n" for n in range(17))
        (self.folder / "zeros.metal").write_text("// a zero: \0\n" + kernels)
        out = self.output("x = numpy.zeros(1, numpy.float32)\nlibrary = Library(path='zeros.metal')\n"
                          "for n in 3, 4:\n library.run('f%d' % n, 1, 1, {0: x})\n print(x[0])")
        self.assertEqual(out, ["3.0", "4.0"])

    def test_code_is_the_same_from_a_server_that_is_warm(self):
        text = "".join(f"kernel void k{n}(device float* x [[buffer(0)]], device float4* y [[buffer(1)]], threadgroup float* z [[threadgroup(0)]],"
                       " uint i [[thread_position_in_threadgroup]]) { z[i] = sin(x[i]); threadgroup_barrier(mem_flags::mem_threadgroup);"
                       f" y[i] = z[i ^ {n}] * y[i]; x[i] = simd_sum(y[i].x); }}\n" for n in range(2))
        run = ".run('k0', 1, 32, {0: numpy.ones(32, 'f'), 1: numpy.ones((32, 4), 'f')}, {0: 128})\n"
        libraries = [f"Library(HEAD + {text.replace('sin', f)!r})" + run for f in ("sin", "sqrt", "ceil")]
        for library in libraries:  # each is the first request of a server, which has compiled nothing yet
            self.output(library, PEWTER_METAL_CACHE=str(self.folder / "cold"))
        self.output("value('2.0f')\n" + "".join(libraries), PEWTER_METAL_CACHE=str(self.folder / "warm"))
        cold = sorted((self.folder / "cold").glob("*.so"))
        self.assertEqual(len(cold), len(libraries))
        for made in cold:
            self.assertEqual(made.read_bytes(), (self.folder / "warm" / made.name).read_bytes())

    def test_no_server(self):
        for program, text in (("/no/such/compiler", "cannot be started"), ("/bin/false", "failed with status 1")):
            with self.subTest(program):
                out = self.output("try: value('2.0f')\nexcept Error as e: print(e)", PEWTER_METALC=program)
                self.assertEqual(len(out), 1)
                self.assertIn(program, out[0])
                self.assertIn(text, out[0])

    def test_folder_and_environment_of_each_request(self):
        for n in (1, 2):
            (self.folder / str(n)).mkdir()
            (self.folder / str(n) / "number.h").write_text(f"#define NUMBER {n}.0f\n")
        out = self.output("for n in (1, 2):\n os.chdir(str(n)); print(value('NUMBER', defines={'A%d' % n: '1'}, include=['.']) if False else"
                          " Library('#include \"number.h\"\\nkernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]])"
                          " { x[i] = NUMBER; }') and n); os.chdir('..')")
        self.assertEqual(out, ["1", "2"])

    def test_threads(self):
        out = self.output("made = [0.0] * 8\ndef make(n): made[n] = value('%d.0f' % n)\n"
                          "all = [threading.Thread(target=make, args=(n,)) for n in range(8)]\n"
                          "for t in all: t.start()\nfor t in all: t.join()\nprint(made, len(servers()))")
        self.assertEqual(out, [f"{[float(n) for n in range(8)]} 1"])

    def test_processes_at_once_and_no_cache(self):
        for settings in ({}, {"PEWTER_METAL_CACHE": "", "XDG_CACHE_HOME": "", "HOME": ""}):
            with self.subTest(settings):
                processes = [self.start("print(value('5.0f'))", **settings) for _ in range(3)]
                for p in processes:
                    out, err = p.communicate(timeout=240)
                    self.assertEqual(out, "5.0\n", err)
        self.assertEqual([p for p in (self.folder / "cache").iterdir() if p.suffix != ".so"], [])  # the build has precompiled headers

    def test_header_that_changes_and_one_that_is_damaged(self):
        headers = self.folder / "headers"
        shutil.copytree(ROOT / "include" / "pewter" / "msl", headers)
        program = f"os.environ['PEWTER_METAL_INCLUDE'] = '{headers}'\nprint(value('metal::__changed()'))"
        for number in (1, 2):
            (headers / "metal_uniform").write_text("#pragma once\nnamespace metal { inline float __changed() { return %d; } }\n" % number)
            # Objects are known by the compiler and the source: the headers are part of the compiler.
            self.assertEqual(self.output(program, PEWTER_METAL_CACHE=str(self.folder / f"cache{number}")), [f"{number}.0"])
            shutil.copytree(self.folder / "cache1", self.folder / "cache2", dirs_exist_ok=True,
                            ignore=shutil.ignore_patterns("*.so")) if number == 1 else None
            (self.folder / "cache2").chmod(0o700)
        self.assertEqual(len(list((self.folder / "cache2").glob("*.pch"))), 2)
        for kept in (self.folder / "cache2").glob("*.pch"):
            kept.write_bytes(kept.read_bytes()[:100000] + b"x" * 1000)
        self.assertEqual(self.output(program.replace("changed()", "changed() + 1"), PEWTER_METAL_CACHE=str(self.folder / "cache2")), ["3.0"])

    def test_headers_of_another_build(self):
        """A build that rewrites headers in another way must not find those of this one."""
        other, headers = shutil.copy(COMPILER, self.folder / "other"), self.folder / "headers"
        shutil.copytree(ROOT / "include" / "pewter" / "msl", headers)
        with open(headers / "metal_uniform", "a") as file:
            file.write("namespace metal { inline float __changed() { return 1; } }\n")  # not what came with the build
        for program in (COMPILER, other, COMPILER):
            self.check_behind_headers(program, "cache", headers)
        self.assertEqual(len(list((self.folder / "cache").glob("*.pch"))), 2)

    def check_behind_headers(self, program, cache, headers):
        """@param cache None: there is none. @return how many precompiled headers it has then"""
        source = self.folder / "source.metal"
        source.write_text("#include <metal_stdlib>\nkernel void f(device float* x [[buffer(0)]]) { x[0] = 1; }\n")
        subprocess.run([program, source, "--check", "--headers-apart"], check=True,
                       env={**os.environ, "PEWTER_METAL_CACHE": str(self.folder / cache) if cache else "off", "PEWTER_METAL_INCLUDE": str(headers)})
        return len(list((self.folder / cache).glob("*.pch"))) if cache else 0

    def test_headers_that_came_with_the_build(self):
        """Headers of a build, of an installation with headers in another folder, and files that are damaged or another build's."""
        own, headers = ROOT / "include" / "pewter" / "msl", self.folder / "include" / "pewter" / "msl"
        self.assertEqual(self.check_behind_headers(COMPILER, "cache", own), 0)
        for folder in ("bin", "libexec/pewter", "include/pewter"):
            (self.folder / folder).mkdir(parents=True)
        shutil.copytree(own, headers)
        shipped = self.folder / "libexec" / "pewter" / "metal-headers.pch"
        installed = shutil.copyfile(COMPILER, self.folder / "bin" / "pewter-metalc")
        installed.chmod(0o755)
        shutil.copyfile(pathlib.Path(COMPILER).with_name("metal-headers.pch"), shipped)
        self.assertEqual(self.check_behind_headers(installed, "cache2", headers), 0)
        self.check_behind_headers(installed, None, headers)
        whole = shipped.read_bytes()
        for n, bytes_ in enumerate((whole[:100000], whole[:100000] + bytes([whole[100000] ^ 1]) + whole[100001:], b"")):
            shipped.write_bytes(bytes_)
            self.assertEqual(self.check_behind_headers(installed, f"damaged{n}", headers), 1)

    def test_headers_that_no_build_can_have(self):
        headers = self.folder / "headers"
        shutil.copytree(ROOT / "include" / "pewter" / "msl", headers)

        def said(to):
            made = subprocess.run([COMPILER, "--precompile-headers", to], capture_output=True, text=True,
                                  env={**os.environ, "PEWTER_METAL_INCLUDE": str(headers)})
            self.assertEqual(made.returncode, 1)
            return made.stderr

        self.assertIn("no/headers.pch cannot be written", said(self.folder / "no" / "headers.pch"))
        with open(headers / "metal_uniform", "a") as file:
            file.write("namespace metal { inline int __wrong() { return undeclared; } }\n")
        self.assertRegex(said(self.folder / "headers.pch"), r"(?s)headers do not compile\n.*undeclared identifier 'undeclared'")

    def test_included_files(self):
        source = ("#include \"number.h\"\nkernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = NUMBER; }")
        program = ("x = numpy.ones(32, numpy.float32)\nLibrary(open('source.metal').read(), include=['first', 'second']).run('f', 32, 32, {0: x})\n"
                   "print(float(x[7]), len(servers()))")
        (self.folder / "source.metal").write_text(source)
        for folder in ("first", "second"):
            (self.folder / folder).mkdir()

        def numbered(folder, number):
            (self.folder / folder / "number.h").write_text(f"#include \"more.h\"\n#define NUMBER {number}.0f\n")
            (self.folder / folder / "more.h").write_text("")

        numbered("second", 1)
        self.assertEqual(self.output(program), ["1.0 1"])
        self.assertEqual(self.output(program), ["1.0 0"])  # from the cache, without the compiler
        numbered("second", 2)
        self.assertEqual(self.output(program), ["2.0 1"])
        numbered("first", 3)  # stands before the other one now
        self.assertEqual(self.output(program), ["3.0 1"])
        shutil.rmtree(self.folder / "first")
        self.assertEqual(self.output(program), ["2.0 1"])
        (self.folder / "source.metal").write_text("#if __has_include(\"other.h\")\n#include \"other.h\"\n#else\n#define NUMBER 4.0f\n#endif\n"
                                                  + source.partition("\n")[2])
        self.assertEqual(self.output(program), ["4.0 1"])
        (self.folder / "second" / "other.h").write_text("#define NUMBER 5.0f\n")
        self.assertEqual(self.output(program), ["5.0 1"])


class Unused(unittest.TestCase):
    SOURCE = """#include <metal_stdlib>
using namespace metal;
struct unused_type { float x; unused_type operator+(unused_type o) const { return {x + o.x}; } };
struct pair { float a, b; };
typedef struct { float v; } alias_of_struct;
typedef decltype(pair::a) number;
constant float table[4] = {1, 2, 3, 4};
constant float unused_table[4] = {1, 2, 3, 4};
constant int several = 1, others = 2;
namespace metal { template <> struct is_floating_point<pair> : true_type {}; }
namespace own { namespace inner { float helper(float x) { return x + 10; } } float over(int) { return 1; } float over(float) { return 2; } }
template <class T> struct traits { static constant constexpr float value = 5; };
template <> struct traits<pair> { static constant constexpr float value = 6; };
template <class T> T twice(T x) { return x + x; }
template <> float twice<float>(float x) { return 3 * x; }
float declared(float x);
float calls_itself(float x) { return x > 100 ? x : calls_itself(x * 2); }
float declared(float x) { return x + 0.5f; }
template <typename T, bool greater = (1 > 0)> kernel void shaped(device T* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  x[i] = twice(x[i]) + T(greater);
}
template [[host_name("shaped_float")]] kernel void shaped<float>(device float*, uint);
template [[host_name("shaped_int")]] kernel void shaped<int>(device int*, uint);
kernel void all(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  pair p = {own::inner::helper(x[i]), own::over(1)};
  number n = is_floating_point<pair>::value ? 100 : 0;
  alias_of_struct s = {traits<pair>::value + traits<int>::value};
  x[i] = p.a + p.b + n + s.v + table[i % 4] + twice(1.0f) + float(others) + declared(1);
}
kernel void itself(device float* x [[buffer(0)]]) { x[0] = calls_itself(x[0]); }
[[visible]] float shown(float x) { return own::over(x); }
"""

    def test_code_is_the_same(self):
        sources = [ROOT / "kernels" / "metal" / "source" / f"{n}.metal" for n in ("rows", "elementwise", "attention", "images")]
        with tempfile.TemporaryDirectory() as folder:
            own = pathlib.Path(folder, "own.metal")
            own.write_text(self.SOURCE)
            for source in [own, *sources]:
                listed = subprocess.run([COMPILER, str(source), "--list"], capture_output=True, text=True, check=True).stdout.split()
                for kernel in listed[:6]:
                    with self.subTest(source=source.name, kernel=kernel):
                        made = []
                        for options in ([], ["--only-used"]):
                            made.append(pathlib.Path(folder, f"{len(options)}.so"))
                            subprocess.run([COMPILER, str(source), "-o", str(made[-1]), f"--kernel={kernel}", "--targets=sse42", "--linear",
                                            "--no-reference", *options], check=True)
                        code = [file.read_bytes() for file in made]
                        if source.name == "images.metal":  # in long functions the registers that are spilled lie in another order
                            code = [len(one) for one in code]
                        self.assertEqual(*code)

    def test_headers_are_apart(self):
        """Sources of each kind compile behind precompiled headers, and not by the second, slow try."""
        head = "#include <metal_stdlib>\nusing namespace metal;\n"
        texts = {"own": self.SOURCE, "no_include": "kernel void f(device metal::float4* x [[buffer(0)]]) { x[0] = x[1].wzyx; }",
                 "constants": head + "constant float3 c [[function_constant(0)]];\nkernel void f(device float* x [[buffer(0)]]) { x[0] = c.x; }",
                 "conversions": head + "kernel void f(device half* x [[buffer(0)]], device bfloat* y [[buffer(1)]]) { x[0] = y[0] + bfloat(x[1]); }",
                 "macros": "#define T float\n#define N 3\n#include <metal_math>\n" + head + "kernel void f(device T* x [[buffer(0)]]) { x[0] = N; }"}
        sources = sorted((ROOT / "kernels" / "metal" / "source").glob("*.metal"))
        with tempfile.TemporaryDirectory() as folder:
            for name, text in texts.items():
                sources.append(pathlib.Path(folder, f"{name}.metal"))
                sources[-1].write_text(text)
            for source in sources:
                with self.subTest(source.name):
                    one = subprocess.run([COMPILER, str(source), "--list"], capture_output=True, text=True, check=True).stdout.split()[0]
                    constants = ["--constant=0=float3(1, 2, 3)"] if source.stem == "constants" else []
                    for options in (["--names-above=1"], [f"--kernel={one}", "--only-used"]):
                        made = subprocess.run([COMPILER, str(source), "--check", "--headers-apart", *options, *constants], capture_output=True,
                                              text=True, env={**os.environ, "PEWTER_METAL_CACHE": folder + "/cache"})
                        self.assertEqual(made.returncode, 0, made.stderr)

    def test_constants_without_a_value(self):
        """Without code for them a kernel still says what it lacks; the others, and with a value it too, have theirs."""
        text = """constant int n [[function_constant(0)]];
kernel void f(device int* x [[buffer(0)]]) { x[0] = n; }
kernel void g(device int* x [[buffer(0)]]) { x[0] = is_function_constant_defined(n) ? n : 1; }
"""
        for options, stores in (([], "fg"), (["--without-unset"], "g"), (["--without-unset", "--constant=0=3"], "fg")):
            with self.subTest(options=options), tempfile.TemporaryDirectory() as folder:
                made = subprocess.run([COMPILER, "-", "-o", f"{folder}/x.so", "--targets=sse42", "--no-reference", "--dump-after=describe", *options],
                                      input=text, text=True, capture_output=True, check=True)
                bodies = {name: made.stdout.split(f" void @{name}(")[1].split("\n}")[0] for name in "fg"}
                self.assertEqual("".join(name for name in "fg" if "store i32" in bodies[name]), stores)
                self.assertEqual(b"unset 'n' (index 0)" in pathlib.Path(folder, "x.so").read_bytes(), "--constant=0=3" not in options)

    def test_a_check_writes_nothing(self):
        kernels = "".join(f"kernel void f{n}(device float* x [[buffer(0)]]) {{ x[0] = {n}; }}\n" for n in range(2))
        for text in (kernels, "float alone(float x) { return x; }\n"):
            for options in ([], ["--names-above=1"], ["--checked"], ["--reference-only"], ["--targets=sm_80"], ["--targets=sse42,sm_80"]):
                with self.subTest(text=text, options=options), tempfile.TemporaryDirectory() as folder:
                    subprocess.run([COMPILER, "-", "--check", *options], input=text, text=True, check=True, cwd=folder)
                    self.assertEqual(os.listdir(folder), [])

    def test_what_is_wrong_is_said(self):
        head = "kernel void f(device float* x [[buffer(0)]]) { x[0] = 1; }\nfloat unused(float x) { return y; }\n"
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "wrong.metal")
            for text, line in ((head, 2), (head.replace("return y", "return x") + "kernel void g(device float* x [[buffer(0)]]) { x[0] = y; }", 3)):
                path.write_text(text)
                for options in ([], ["--kernel=f"], ["--kernel=g"], ["--kernel=g", "--only-used"], ["--names-above=1"]):
                    if line == 2 and "--kernel=g" in options:
                        continue
                    wrong = subprocess.run([COMPILER, str(path), "-o", f"{folder}/x.so", *options], capture_output=True, text=True)
                    self.assertEqual(wrong.returncode, 1, (line, options))
                    self.assertIn(f"wrong.metal:{line}:", wrong.stderr)
                    self.assertIn("undeclared identifier 'y'", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
