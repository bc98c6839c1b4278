#!/usr/bin/env python3
"""xcrun, metal, metallib and metal-ar as build systems call them, and what they make, loaded with function constants.

usage: apple_tools_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import os
import pathlib
import re
import shutil
import sys
import time
import unittest
import zlib

import numpy

from apple_tools_case import HEAD, ROOT, TOOLS, Case
from pewter_metal import FunctionTable, Library

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


class Libraries(Case):
    def write_project(self):
        self.write(scale_dot_metal=SCALE, other_dot_metal=OTHER, helpers_dot_metal="float defined_elsewhere(float x) { return x + 0.5f; }\n",
                   include__common_dot_h="#pragma once\n#define COMMON 1\n")

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

    def test_dynamic_libraries(self):
        """Kernels run what they were linked with; a library of functions has no kernels. Hosts that find it: programs/libraries/dynamic_metallibs.cpp."""
        self.write(rule_dot_metal="float helper(float x) { return 2 * x; }\nfloat rule(float x) { return helper(x); }\n",
                   f_dot_metal="float rule(float x);\nfloat helper(float x) { return x - 1; }\n"
                               "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = helper(rule(x[i])); }\n")
        self.metal("-dynamiclib", "rule.metal", "-install_name", "@loader_path/librule.metallib", "-o", "librule.metallib")
        for words in (["-L.", "-lrule"], ["-L", ".", "-l", "rule"], ["librule.metallib"]):
            self.metal("f.metal", *words, "-o", "f.metallib")
            self.equals(self.library("f.metallib"), "f", lambda x: 2 * x - 1)
        self.raises("librule.metallib is a dynamic library, must be", self.library, "librule.metallib")
        self.fails("metal: error: library not found for -lother", "metal", "f.metal", "-L.", "-lother")
        (self.here / "libother.metallib").write_text("kernel void f() {}\n")
        self.fails("metal: error: './libother.metallib' is no dynamic library", "metal", "f.metal", "-L.", "-lother")
        self.fails("no source defines it", "metal", "f.metal", "-o", "f.metallib")
        self.fails("metal: error: 'librule.metallib' is a library, must be a source or an .air file", "metal", "-c", "librule.metallib")

    def test_libraries_that_libraries_need(self):
        """Found by their install names, or in the folders of -L; also in a circle."""
        self.write(base_dot_metal="float base(float x) { return x + 1; }\n", mid_dot_metal="float base(float x);\nfloat mid(float x) { return 10 * base(x); }\n",
                   f_dot_metal="float mid(float x);\nkernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = mid(x[i]); }\n")
        self.metal("-dynamiclib", "base.metal", "-install_name", "@loader_path/libbase.metallib", "-o", "libbase.metallib")
        self.metal("-dynamiclib", "mid.metal", "-L.", "-lbase", "-install_name", "@loader_path/libmid.metallib", "-o", "libmid.metallib")
        for words in (["-L.", "-lmid"], ["libmid.metallib"], ["-L.", "-lmid", "-lbase"]):
            self.metal("f.metal", *words, "-o", "f.metallib")
            self.equals(self.library("f.metallib"), "f", lambda x: 10 * (x + 1))
        self.assertEqual((self.here / "f.metallib").read_bytes().count(b"needs @loader_path/libmid.metallib"), 1)
        (self.here / "else").mkdir()
        (self.here / "libbase.metallib").rename(self.here / "else" / "libbase.metallib")
        self.fails("metal: error: library not found: '@loader_path/libbase.metallib', which './libmid.metallib' needs", "metal", "f.metal", "-L.", "-lmid")
        self.metal("f.metal", "-L.", "-Lelse", "-lmid", "-o", "f.metallib")
        self.equals(self.library("f.metallib"), "f", lambda x: 10 * (x + 1))
        self.metal("-dynamiclib", "base.metal", "-L.", "-Lelse", "-lmid", "-install_name", "@loader_path/libbase.metallib", "-o", "libbase.metallib")
        self.metal("f.metal", "-L.", "-lmid", "-o", "f.metallib")
        self.equals(self.library("f.metallib"), "f", lambda x: 10 * (x + 1))

    def test_response_files(self):
        self.write(f_dot_metal="kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = FACTOR * x[i]; }\n",
                   first_dot_rsp="-c f.metal\n'-DFACTOR=ONE ' @second.rsp\n", second_dot_rsp='"-DONE=3" -o\ta\\ file.air', circle_dot_rsp="-c @circle.rsp",
                   link_dot_rsp='"a file.air" -o f.metallib')
        self.metal("@first.rsp")
        self.run_tool("metallib", "@link.rsp")
        self.equals(self.library("f.metallib"), "f", lambda x: 3 * x)
        self.fails("metal: error: '@circle.rsp': response files name each other in a circle", "metal", "@circle.rsp")
        self.fails("metal: error: no such file or directory: '@absent.rsp'", "metal", "@absent.rsp")

    def test_messages_of_kernels(self):
        """A library that was compiled to log, and the variable of Metal's that wants messages on standard error."""
        self.write(log_dot_metal=HEAD + '#include <metal_logging>\nconstant os_log mine("tools", "test");\nkernel void f(device float* x [[buffer(0)]])'
                   ' {\n  mine.log("x is %g", x[0]);\n  mine.log_debug("hidden");\n}\n')
        self.metal("-fmetal-enable-logging", "log.metal", "-o", "with.metallib")
        self.metal("log.metal", "-o", "without.metallib")
        notice, debug = "notice: [tools:test] x is 2.5\n", "debug: [tools:test] hidden\n"
        for name, level, expected in (("with", "info", notice), ("with", "MTLLogLevelDebug", notice + debug), ("with", "fault", ""), ("with", "", ""),
                                      ("without", "debug", "")):
            program = f"import numpy\nfrom pewter_metal import Library\nLibrary(path='{name}.metallib').run('f', 1, 1, {{0: numpy.full(1, 2.5, 'f')}})"
            done = self.run_tool(sys.executable, "-c", program, MTL_LOG_LEVEL=level, PYTHONPATH=str(ROOT / "scripts" / "python"))
            self.assertEqual(done.stderr, expected)


if __name__ == "__main__":
    unittest.main()
