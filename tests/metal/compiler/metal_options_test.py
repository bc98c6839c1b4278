#!/usr/bin/env python3
"""Each option of metal, by the table of them: what it does, that it changes nothing, or that it is refused.

usage: metal_options_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import re
import unittest

import numpy

from apple_tools_case import HEAD, ROOT, Case

ROW = re.compile(r'^PEWTER_METAL_OPTION\("([^"]+)", (\w+), (\w+), ', re.M)
OPTIONS = ROW.findall((ROOT / "kernels/metal/tools/metal_options.def").read_text())


class MetalOptions(Case):
    ROLES = {"compile", "preprocess", "check", "output", "language", "standard", "target", "ios", "preprocessor", "folder", "printed", "show_headers",
             "rule", "rule_of_user", "rule_beside", "rule_beside_of_user", "rule_file", "rule_target", "rule_quoted_target", "rule_phony", "fast_math",
             "safe_math", "math_mode", "contraction", "logging", "visibility", "dynamic_library", "install_name", "library_folder", "library", "diagnostics", "ignored", "refused", "version", "help"}

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
        self.fails("in '-fvisibility=protected', must be default or hidden", "metal", "-fvisibility=protected", "f.metal")
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


if __name__ == "__main__":
    unittest.main()
