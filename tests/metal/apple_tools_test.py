#!/usr/bin/env python3
"""xcrun, metal, metallib and metal-ar as build systems call them; what they make, loaded with function constants; limits of a compilation.

usage: apple_tools_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zlib

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, FunctionTable, Library, set_compile_memory, set_compile_timeout  # noqa: E402

TOOLS = pathlib.Path(os.environ["PEWTER_METAL_LIBRARY"]).parent / "apple-tools"
ROW = re.compile(r'^PEWTER_METAL_OPTION\("([^"]+)", (\w+), (\w+), ', re.M)
OPTIONS = ROW.findall((ROOT / "kernels/metal/tools/metal_options.def").read_text())
HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
SCALE = HEAD + """#include "common.h"
constant float factor [[function_constant(0)]];
constant int offset = 7;
static float helper(float x) { return x * 2; }
kernel void scale(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = x[i] * factor + offset; }
kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = helper(x[i]) + COMMON; }
"""
OTHER = HEAD + """
constant float factor [[function_constant(1)]];
constant int offset = 9;
float defined_elsewhere(float x);
static float helper(float x) { return x * 3; }
[[visible]] float hundred(float x) { return x + 100; }
kernel void scale_too(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = x[i] * factor + offset; }
kernel void thrice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = helper(x[i]); }
kernel void calls(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = defined_elsewhere(x[i]); }
kernel void tabled(device float* x [[buffer(0)]], visible_function_table<float(float)> f [[buffer(1)]],
                   uint i [[thread_position_in_grid]]) { x[i] = f[0](x[i]); }
"""
MAKEFILE = """METAL = xcrun -sdk macosx metal
FLAGS = -std=metal3.1 -O2 -Wall -Wextra -fno-fast-math -gline-tables-only -frecord-sources -I include
default.metallib: scale.air other.air helpers.air
\txcrun -sdk macosx metallib $^ -o $@
%.air: %.metal
\t$(METAL) $(FLAGS) -MMD -MP -MF $*.d -MT $@ -c $< -o $@
-include scale.d other.d helpers.d
"""
CMAKE = """cmake_minimum_required(VERSION 3.21)
project(shaders LANGUAGES NONE)
find_program(XCRUN xcrun REQUIRED)
foreach(name scale other helpers)
  add_custom_command(OUTPUT ${name}.air DEPFILE ${name}.d DEPENDS ${CMAKE_SOURCE_DIR}/${name}.metal
    COMMAND ${XCRUN} -sdk macosx metal -MD -MF ${name}.d -I${CMAKE_SOURCE_DIR}/include -c ${CMAKE_SOURCE_DIR}/${name}.metal -o ${name}.air)
  list(APPEND airs ${name}.air)
endforeach()
add_custom_command(OUTPUT default.metallib DEPENDS ${airs} COMMAND ${XCRUN} -sdk macosx metallib ${airs} -o default.metallib)
add_custom_target(library ALL DEPENDS default.metallib)
"""


class Case(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.here = pathlib.Path(scratch.name)
        self.environment = os.environ | {"PATH": f"{TOOLS}:{os.environ['PATH']}"}

    def write(self, **files):
        for name, text in files.items():
            path = self.here / name.replace("__", "/").replace("_dot_", ".")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)

    def write_project(self):
        self.write(scale_dot_metal=SCALE, other_dot_metal=OTHER, helpers_dot_metal="float defined_elsewhere(float x) { return x + 0.5f; }\n",
                   include__common_dot_h="#pragma once\n#define COMMON 1\n")

    def run_tool(self, *command, input=None, status=0, text=True, **environment):
        done = subprocess.run([str(c) for c in command], cwd=self.here, capture_output=True, text=text, input=input,
                              env=self.environment | environment)
        self.assertEqual(done.returncode, status, f"{command}: {done.stdout}{done.stderr}")
        return done

    def fails(self, text, *command, status=1, **more):
        done = self.run_tool(*command, status=status, **more)
        self.assertIn(text, done.stderr)
        return done.stderr

    def raises(self, text, call, *arguments, **named):
        with self.assertRaises(Error) as caught:
            call(*arguments, **named)
        self.assertIn(text, str(caught.exception))

    def metal(self, *words, **more):
        return self.run_tool("xcrun", "-sdk", "macosx", "metal", *words, **more)

    def library(self, path="default.metallib", **settings):
        return Library(path=self.here / path, **settings)

    def result(self, library, kernel, more={}):
        x = numpy.arange(40, dtype=numpy.float32)
        library.run(kernel, 40, 32, {0: x} | more)
        return x

    def equals(self, library, kernel, expected, more={}):
        numpy.testing.assert_array_equal(self.result(library, kernel, more), expected(numpy.arange(40, dtype=numpy.float32)))


class Libraries(Case):
    def check_project(self, path="default.metallib", common=1):
        plain = self.library(path)
        self.assertEqual(sorted(plain.names()), ["calls", "scale", "scale_too", "tabled", "thrice", "twice"])
        self.equals(plain, "twice", lambda x: 2 * x + common)
        self.equals(plain, "thrice", lambda x: 3 * x)
        self.equals(plain, "calls", lambda x: x + 0.5)
        self.equals(plain, "tabled", lambda x: x + 100, {1: FunctionTable(["hundred"])})
        self.raises("scale: function constant 'factor' (index 0) has no value", plain.run, "scale", 1, 1, {0: numpy.zeros(1, numpy.float32)})
        # Each source has its own constant of this name; the second's index is 1.
        named = self.library(path, constants={"factor": 5})
        self.equals(named, "scale", lambda x: 5 * x + 7)
        self.equals(named, "scale_too", lambda x: 5 * x + 9)
        indexed = self.library(path, constants={0: 3, 1: 4})
        self.equals(indexed, "scale", lambda x: 3 * x + 7)
        self.equals(indexed, "scale_too", lambda x: 4 * x + 9)
        self.equals(indexed, "calls", lambda x: x + 0.5)

    def test_makefile(self):
        self.write_project()
        self.write(Makefile=MAKEFILE)
        self.run_tool("make", "-s")
        self.check_project()
        rule = (self.here / "scale.d").read_text()
        self.assertTrue(rule.startswith("scale.air: \\\n  scale.metal \\\n  include/common.h\n"), rule)
        self.assertTrue(rule.endswith("\ninclude/common.h:\n"), rule)
        # The first library is loaded, and a file of its name is not read again: the second is another one.
        self.write(include__common_dot_h="#define COMMON 2\n")
        os.utime(self.here / "include/common.h", (time.time() + 5,) * 2)
        printed = self.run_tool("make").stdout
        self.assertEqual(len(re.findall("metal -std", printed)), 1, printed)
        shutil.copy(self.here / "default.metallib", self.here / "second.metallib")
        self.equals(self.library("second.metallib"), "twice", lambda x: 2 * x + 2)

    def test_cmake(self):
        self.write_project()
        self.write(CMakeLists_dot_txt=CMAKE)
        self.run_tool("cmake", "-G", "Ninja", "-S", ".", "-B", "build")
        self.run_tool("cmake", "--build", "build")
        self.check_project("build/default.metallib")
        rebuilt = self.run_tool("cmake", "--build", "build").stdout
        self.assertIn("no work to do", rebuilt)

    def test_at_once_by_pipes_and_archives(self):
        self.write_project()
        self.metal("-Iinclude", "scale.metal", "other.metal", "helpers.metal")
        self.check_project()
        self.metal("-c", "other.metal", "helpers.metal")
        air = self.metal("-Iinclude", "-x", "metal", "-c", "-", "-o", "-", input=SCALE.encode(), text=False).stdout
        self.run_tool("xcrun", "metal-ar", "r", "all.metalar", "other.air")
        self.run_tool("metal-ar", "rcs", "all.metalar", "helpers.air")
        self.run_tool("metallib", "-", "all.metalar", "-o", "piped.metallib", input=air, text=False)
        self.check_project("piped.metallib")
        self.metal("all.metalar", "scale.metal", "-I", "include", "-o", "mixed.metallib")
        self.check_project("mixed.metallib")

    def test_settings_of_a_library(self):
        self.write_project()
        self.metal("-Iinclude", "scale.metal", "other.metal", "helpers.metal")
        self.equals(self.library(target="sse42" if os.uname().machine == "x86_64" else None), "twice", lambda x: 2 * x + 1)
        self.raises("macro A=1: an object's macros are those that it was compiled with", self.library, defines=["A=1"])
        self.raises("function constant 'absent' = 1, the source has none of that name", self.library, constants={"absent": 1})
        # Visible functions of a library, linked to a kernel of another one.
        user = Library(OTHER.replace("hundred", "own").replace("kernel void calls", "void calls"), linked=[self.here / "default.metallib"])
        self.equals(user, "tabled", lambda x: x + 100, {1: FunctionTable(["hundred"])})
        # An .air file is a library, too.
        self.metal("-Iinclude", "-c", "scale.metal")
        self.equals(self.library("scale.air", constants={0: 2}), "scale", lambda x: 2 * x + 7)
        # Checked mode names the lines of the files.
        self.write(wrong_dot_metal=HEAD + '#include "include/common.h"\n\n'
                   "kernel void wrong(device int* x [[buffer(0)]],\n  uint i [[thread_position_in_grid]]) {\n  x[i + COMMON] = 1;\n}\n")
        self.metal("wrong.metal", "-o", "wrong.metallib")
        for environment, settings in ({}, {"check": True}), ({"PEWTER_METAL_CHECK": "1"}, {}):
            os.environ.update(environment)
            self.addCleanup(os.environ.pop, "PEWTER_METAL_CHECK", None)
            self.raises("wrong.metal:7:", self.library("wrong.metallib", **settings).run, "wrong", 8, 8, {0: numpy.zeros(8, numpy.int32)})

    def test_objects_of_the_compiler(self):
        compiler = TOOLS.parent / "pewter-metalc"
        self.write(f_dot_metal=HEAD + "constant int n [[function_constant(0)]];\n"
                   "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] += COUNT * n; }\n")
        self.run_tool(compiler, "f.metal", "-DCOUNT=2", "-o", "f.so")
        self.equals(self.library("f.so", constants={"n": 3}), "f", lambda x: x + 6)
        self.run_tool(compiler, "f.metal", "-DCOUNT=2", "--no-sources", "-o", "without.so")
        self.raises("without.so: function constants want it compiled anew, and it carries no sources", self.library, "without.so", constants={0: 1})
        self.raises("without.so: checks want it", self.library, "without.so", check=True)
        self.raises("without.so: functions of it cannot be linked", Library, OTHER, linked=[self.here / "without.so"])

    def test_many_kernels(self):
        line = "kernel void k{n}(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {{ x[i] = x[i] * {n} + shared(x[i]); }}\n"
        self.write(many_dot_metal=HEAD + "float shared(float x);\n" + "".join(line.format(n=n) for n in range(30)),
                   shared_dot_metal="float shared(float x) { return x * 0.5f; }\n")
        self.metal("many.metal", "shared.metal")
        code = [s for s in self.symbols("default.metallib") if s.startswith("k7.")]
        self.assertEqual(code, [])
        self.assertEqual(len(self.library().names()), 30)
        self.equals(self.library(), "k7", lambda x: 7.5 * x)
        # Functions of rendering are left out, and a library of these alone is one.
        self.write(vertex_dot_metal=HEAD + "vertex float4 v(uint i [[vertex_id]]) { return float4(i); }\n")
        self.assertIn("vertex function 'v' is left out", self.metal("vertex.metal", "-o", "vertex.metallib").stderr)
        self.assertEqual(self.library("vertex.metallib").names(), [])
        self.raises("a vertex function", self.library("vertex.metallib").run, "v", 1, 1, {})

    def test_all_code(self):
        line = "kernel void k{n}(device float* x [[buffer(0)]]) {{ x[0] = {n}; }}\n"
        self.write(many_dot_metal=HEAD + "".join(line.format(n=n) for n in range(17)))
        self.metal("-c", "many.metal")
        target = "neon" if os.uname().machine == "aarch64" else "sse42"
        self.run_tool("metallib", "many.air", "--all-code", f"--targets={target}", "-o", "all.metallib")
        self.assertIn(f"k16.full.{target}", self.symbols("all.metallib"))

    def symbols(self, path):
        return re.findall(rb"[\w.]+", (self.here / path).read_bytes()) and [
            s.decode() for s in re.findall(rb"k\d+\.\w+\.\w+", (self.here / path).read_bytes())]


class MetalOptions(Case):
    ROLES = {"compile", "preprocess", "check", "output", "language", "standard", "target", "ios", "preprocessor", "folder", "printed", "show_headers",
             "rule", "rule_of_user", "rule_beside", "rule_beside_of_user", "rule_file", "rule_target", "rule_quoted_target", "rule_phony", "fast_math",
             "safe_math", "math_mode", "contraction", "diagnostics", "ignored", "refused", "version", "help"}

    def printed(self, *words, text="", **more):
        return self.metal("-E", "-P", *words, "-", input=text, **more).stdout.strip().splitlines()[-1]

    def test_every_option_is_tested(self):
        self.assertEqual({role for _, _, role in OPTIONS}, self.ROLES)
        self.assertEqual(len({(name, form) for name, form, _ in OPTIONS}), len(OPTIONS))
        helped = self.metal("-help").stdout
        for name, _, _ in OPTIONS:
            self.assertIn(f"\n  {name}", helped)

    def test_ignored_options(self):
        self.write(f_dot_metal="kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
        words = []
        for name, form, role in OPTIONS:
            if role in ("ignored", "fast_math"):
                words += {"alone": [name], "joined": [name + "2"], "next": [name, "value"], "either": [name, "value"]}[form]
        self.assertIn("-O2", words)
        self.metal("-c", "f.metal", "-o", "plain.air")
        self.metal(*words, "-Werror", "-Wno-unused-variable", "-gline-tables-only", "-Os", "-c", "f.metal", "-o", "with.air")
        self.assertEqual((self.here / "plain.air").read_bytes(), (self.here / "with.air").read_bytes())

    def test_refused_and_unknown_options(self):
        self.write(f_dot_metal="kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
        for name, form, role in OPTIONS:
            if role == "refused":
                value = ["value"] if form == "next" else []
                self.fails(f"metal: error: option '{name}' is not supported: ", "metal", name, *value, "-c", "f.metal")
        self.fails("metal: error: unknown argument: '-frobnicate'", "metal", "-frobnicate", "f.metal")
        self.fails("metallib: error: unknown argument: '-frobnicate'", "metallib", "-frobnicate", "f.air")
        self.fails("metal: error: no input files", "metal", "-c")
        self.fails("metallib: error: no input files", "metallib", "-o", "x.metallib")
        self.fails("metal: error: no such file or directory: 'absent.metal'", "metal", "-c", "absent.metal")
        self.fails("metal: error: argument to '-o' is missing (expected 1 value)", "metal", "f.metal", "-o")
        self.fails("metal: error: cannot specify -o when generating multiple output files", "metal", "-c", "f.metal", "f.metal", "-o", "x.air")
        self.fails("metallib: error: 'f.metal' is no .air file", "metallib", "f.metal")
        self.fails("invalid value 'c++' in '-xc++', must be metal", "metal", "-x", "c++", "f.metal")
        self.fails("invalid value 'metal9' in '-std=metal9', must be metal3.0", "metal", "-std=metal9", "f.metal")
        self.fails("in '-ffp-contract=never', must be fast, on or off", "metal", "-ffp-contract=never", "f.metal")
        self.fails("in '-fmetal-math-mode=wild', must be fast, relaxed or safe", "metal", "-fmetal-math-mode=wild", "f.metal")
        self.fails("unable to write 'absent/f.air'", "metal", "-c", "f.metal", "-o", "absent/f.air")
        self.assertEqual(sorted(p.name for p in self.here.iterdir()), ["f.metal"])

    def test_errors_of_sources(self):
        self.write(f_dot_metal=HEAD + "\nkernel void f(device int* x [[buffer(0)]]) { x[0] = y; }\n")
        self.fails("f.metal:4:", "metal", "-c", "f.metal")
        self.fails("f.metal:4:", "metal", "-fsyntax-only", "f.metal")
        self.fails("f.metal:4:", "metal", "f.metal", "-o", "f.metallib")
        self.assertEqual(sorted(p.name for p in self.here.iterdir()), ["f.metal"])
        self.write(g_dot_metal="kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
        self.metal("-fsyntax-only", "g.metal")
        self.fails("two kernels are named 'f'", "metal", "g.metal", "g.metal")

    def test_preprocessing(self):
        self.write(a__x_dot_h="#define X 1\n", b__x_dot_h="#define X 2\n", c_dot_h="#define C 3\n")
        self.assertEqual(self.printed("-DA=4", "-D", "B=5", "-DC", "-UA", "-U", "B", text="A B C"), "A B 1")
        self.assertEqual(self.printed("-Ia", "-I", "b", "-include", "c.h", text='#include "x.h"\nX C\n'), "1 3")
        self.assertEqual(self.printed("-isystem", "b", "-idirafter", "a", "-imacros", "c.h", text="#include <x.h>\nX C\n"), "2 3")
        self.assertEqual(self.printed("-iquote", "b", text='#include "x.h"\nX\n'), "2")
        self.assertIn("// kept", self.printed("-C", text="int a; // kept\n"))
        self.assertIn("/* kept */", self.printed("-CC", text="#define A 1 /* kept */\nA\n"))
        self.assertIn("#define __METAL__ 1\n", self.metal("-E", "-dM", "-", input="").stdout)
        self.assertIn('# 1 "<stdin>"', self.metal("-E", "-", input="x").stdout)
        self.metal("-E", "-", "-o", "out", input="last")
        self.assertTrue((self.here / "out").read_text().strip().endswith("last"))

    def test_standards_and_platforms(self):
        known = {"metal3.0": 300, "metal3.1": 310, "metal3.2": 320, "metal4.0": 400, "macos-metal2.4": 240, "ios-metal2.1": 210, "osx-metal1.2": 120}
        for standard, version in known.items():
            mac = "1" if not standard.startswith("ios") else "__METAL_MACOS__"
            self.assertEqual(self.printed(f"-std={standard}", text="__METAL_VERSION__ __METAL_MACOS__"), f"{version} {mac}")
        self.assertEqual(self.printed("-std=metal3.0", text="__HAVE_BFLOAT__"), "__HAVE_BFLOAT__")
        self.assertEqual(self.printed(text="__METAL_VERSION__ __HAVE_BFLOAT__"), "320 1")
        for name, form, role in OPTIONS:
            if role == "ios":
                self.assertEqual(self.printed(name + "17.0", text="__METAL_IOS__ __METAL_MACOS__"), "1 __METAL_MACOS__")
        for target, expected in ("air64-apple-ios17.0", "1"), ("air64-apple-macosx14.0", "__METAL_IOS__"):
            self.assertEqual(self.printed("-target", target, text="__METAL_IOS__"), expected)
            self.assertEqual(self.printed(f"--target={target}", text="__METAL_IOS__"), expected)
        phone = self.run_tool("xcrun", "-sdk", "iphoneos", "metal", "-E", "-P", "-", input="__METAL_IOS__").stdout
        self.assertEqual(phone.splitlines()[-1], "1")

    def test_rules_and_headers(self):
        self.write(f_dot_metal='#include <metal_stdlib>\n#include "a b.h"\n#include "c.h"\nkernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n',
                   c_dot_h="#pragma once\n")
        (self.here / "a b.h").write_text('#include "c.h"\n')
        user = "f.metal \\\n  ./a\\ b.h \\\n  ./c.h\n"
        self.assertEqual(self.metal("-MM", "f.metal").stdout, f"f.air: \\\n  {user}")
        self.assertIn("/metal_stdlib \\\n", self.metal("-M", "f.metal").stdout)
        self.metal("-c", "f.metal", "-o", "out.air", "-MMD")
        self.assertEqual((self.here / "out.d").read_text(), f"out.air: \\\n  {user}")
        self.metal("-c", "f.metal", "-o", "out.air", "-MD", "-MF", "rule", "-MT", "one", "-MQ", "t$wo")
        self.assertTrue((self.here / "rule").read_text().startswith("one t$$wo: \\\n  f.metal \\\n"))
        self.metal("f.metal", "-MMD", "-MP", "-MFrule")
        self.assertEqual((self.here / "rule").read_text(), f"default.metallib: \\\n  {user}\n./a\\ b.h:\n\n./c.h:\n")
        self.assertEqual(self.metal("-E", "-P", "-H", "-w", "f.metal").stderr, ". ./a b.h\n.. ./c.h\n")
        self.metal("-c", "f.metal", "-serialize-diagnostics", "f.dia")
        self.assertTrue((self.here / "f.dia").exists())
        self.metal("-c", "f.metal", "--serialize-diagnostics", "g.dia")
        self.assertTrue((self.here / "g.dia").exists())

    def test_mathematics(self):
        self.write(f_dot_metal=HEAD + "kernel void fused(device float* x [[buffer(0)]]) { x[0] = x[1] * x[2] + x[3]; }\n"
                   "kernel void zero(device float* x [[buffer(0)]]) { x[0] = x[1] + 0.0f; }\n")
        values = [0, 1 + 2.0**-12, 1 + 2.0**-12, -1 - 2.0**-11]
        fused = {"fast": 2.0**-24, "on": 2.0**-24, "off": 0}
        for mode, expected in fused.items():
            self.metal(f"-ffp-contract={mode}", "f.metal", "-o", f"{mode}.metallib")
            x = numpy.array(values, numpy.float32)
            self.library(f"{mode}.metallib").run("fused", 1, 1, {0: x})
            self.assertEqual(x[0], expected, mode)
        for option in "-fno-fast-math", "-fmetal-math-mode=safe":  # -0 + 0 is 0
            self.metal(option, "f.metal", "-o", "safe.metallib")
            x = numpy.array([1, -0.0], numpy.float32)
            self.library("safe.metallib").run("zero", 1, 1, {0: x})
            self.assertFalse(numpy.signbit(x[0]))
        self.metal("-fmetal-math-mode=relaxed", "-fmetal-math-mode=fast", "-ffast-math", "-c", "f.metal")

    def test_versions(self):
        for command in ("metal", "--version"), ("metal", "-v"), ("metal", "-version"), ("metallib", "--version"), ("xcrun", "metal", "-v"):
            self.assertRegex(self.run_tool(*command).stdout, r"^Pewter metal(lib)? version \d+\.\d+\.\d+ \(Metal 3\.2\)\nTarget: air64-")
        self.assertIn("usage: metallib", self.run_tool("metallib", "-help").stdout)
        self.assertIn("usage: metal ", self.run_tool("metal", "--help").stdout)


class Xcrun(Case):
    def test_finds_and_shows(self):
        for tool in "metal", "metallib", "metal-ar", "xcrun":
            for words in ("-f", tool), ("--find", tool), ("-sdk", "macosx", "-find", tool), ("--sdk", "macosx14.0", "--find", tool):
                self.assertEqual(self.run_tool("xcrun", *words).stdout, f"{TOOLS.resolve()}/{tool}\n")
        shown = self.run_tool("xcrun", "--sdk", "macosx", "--show-sdk-path").stdout.strip()
        self.assertTrue(pathlib.Path(shown).is_dir())
        self.assertEqual(self.run_tool("xcrun", "--sdk", shown, "--show-sdk-version").stdout, "15.0\n")
        for word in "--show-sdk-platform-path", "--show-sdk-platform-version", "-show-sdk-build-version", "--show-toolchain-path", "--version", "-h":
            self.assertTrue(self.run_tool("xcrun", word).stdout.strip())
        self.assertEqual(self.run_tool("xcrun", "--kill-cache").stdout, "")
        self.assertEqual(self.run_tool("xcrun", "-r", "-log", "--no-cache", "-toolchain", "default", "echo", "-sdk", "x").stdout, "-sdk x\n")

    def test_errors(self):
        self.fails('xcrun: error: unable to find utility "frob", not a developer tool or in PATH', "xcrun", "-sdk", "macosx", "frob", status=72)
        self.fails('unable to find utility "metal-objdump"', "xcrun", "-f", "metal-objdump", status=72)
        self.fails('xcrun: error: SDK "windows" cannot be located', "xcrun", "-sdk", "windows", "metal")
        self.fails("xcrun: error: unrecognized option '-frob'", "xcrun", "-frob", "metal")
        self.fails("xcrun: error: option '--sdk' requires an argument", "xcrun", "--sdk")
        self.fails("usage: xcrun", "xcrun")
        self.fails("metal: error: no input files", "xcrun", "metal")


class DamagedFiles(Case):
    def bundle(self, records):
        return b"pewter-air 1 zlib %d\n" % len(records) + zlib.compress(records)

    def test_damaged(self):
        self.write(f_dot_metal="kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
        self.metal("-c", "f.metal")
        whole = (self.here / "f.air").read_bytes()
        text = b"kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }"
        cases = {
            "damaged": whole[: len(whole) // 2],
            "damaged: no size": b"pewter-air 1 zlib",
            "damaged: form 'plain'": b"pewter-air 1 plain 100\nsource",
            "must be at most 1073741824": b"pewter-air 1 zlib 99999999999\nx",
            "damaged: it is cut off": self.bundle(b"source f\nkernel f\ntext 999\n" + text),
            "damaged: a record has no end": self.bundle(b"source f"),
            "damaged: 'plugin x'": self.bundle(b"source f\nplugin x\ntext 1\nx\n"),
            "option of the language = '-fplugin=x.so', must be one of": self.bundle(b"source f\nlanguage -fplugin=x.so\ntext 1\nx\n"),
        }
        for expected, data in cases.items():
            (self.here / "bad.air").write_bytes(data)
            self.fails(expected, "metallib", "bad.air")
            self.raises(expected, self.library, "bad.air")
        self.assertFalse((self.here / "default.metallib").exists())


class Limits(Case):
    # Macros that become 4^14 numbers.
    HOG = "#define A0 +1\n" + "".join(f"#define A{n + 1} A{n} A{n} A{n} A{n}\n" for n in range(14)) + \
        "kernel void f(device int* x [[buffer(0)]]) { x[0] = 1 A14; }\n"

    def tearDown(self):
        set_compile_timeout(600)
        set_compile_memory(0)

    def processes(self):
        found = []
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                environment = (folder / "environ").read_bytes()
            except OSError:
                continue
            if f"TMPDIR={self.here}".encode() in environment and int(folder.name) != os.getpid():
                found.append(folder)
        return found

    def test_time(self):
        before = os.environ.get("TMPDIR")
        os.environ["TMPDIR"] = str(self.here)
        try:
            set_compile_timeout(0.5)
            self.raises("metal: the compilation took longer than its limit, PEWTER_METAL_COMPILE_TIMEOUT = 0.5 seconds", Library, self.HOG)
        finally:
            os.environ.pop("TMPDIR")
            if before is not None:
                os.environ["TMPDIR"] = before
        self.assertEqual(list(self.here.iterdir()), [])
        for _ in range(100):
            if not self.processes():
                break
            time.sleep(0.05)
        self.assertEqual(self.processes(), [])

    def test_memory(self):
        set_compile_memory(256 << 20)
        self.raises("metal: the compilation wants more memory than its limit, PEWTER_METAL_COMPILE_MEMORY = 268435456 bytes", Library, self.HOG)
        x = numpy.zeros(1, numpy.int32)
        Library("kernel void f(device int* x [[buffer(0)]]) { x[0] = 3; }").run("f", 1, 1, {0: x})
        self.assertEqual(x[0], 3)

    def test_environment(self):
        self.write(hog_dot_metal=self.HOG, f_dot_metal="kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\n")
        self.fails("metal: error: metal: the compilation took longer than its limit, PEWTER_METAL_COMPILE_TIMEOUT = 0.5 seconds",
                   "metal", "-c", "hog.metal", PEWTER_METAL_COMPILE_TIMEOUT="0.5")
        self.fails("PEWTER_METAL_COMPILE_MEMORY = 134217728 bytes", "metal", "-c", "hog.metal", PEWTER_METAL_COMPILE_MEMORY="128M")
        for name, value in (("TIMEOUT", "soon"), ("TIMEOUT", "-1"), ("MEMORY", "much"), ("MEMORY", "1X"), ("MEMORY", "2GB"), ("MEMORY", "1M")):
            self.fails(f"PEWTER_METAL_COMPILE_{name} = ", "metal", "-c", "f.metal", **{f"PEWTER_METAL_COMPILE_{name}": value})
        for value in "0", "1T", "1048576K", "":
            self.metal("-c", "f.metal", PEWTER_METAL_COMPILE_MEMORY=value, PEWTER_METAL_COMPILE_TIMEOUT="0")

    def test_wrong_limits(self):
        self.raises("set_compile_timeout: seconds = -1, must be at least 0 and finite", set_compile_timeout, -1)
        self.raises("set_compile_timeout: seconds = inf", set_compile_timeout, float("inf"))
        self.raises("set_compile_memory: bytes = 1048576 bytes, must be at least 67108864", set_compile_memory, 1 << 20)
        self.raises("set_compile_memory: size = -1", set_compile_memory, -1)


if __name__ == "__main__":
    unittest.main()
