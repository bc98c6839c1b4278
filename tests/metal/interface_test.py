#!/usr/bin/env python3
"""Metal's host interface: what is generated from its description is current, whole and flat."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
INTERFACE = ROOT / "kernels" / "metal" / "interface"
HEADERS = ROOT / "include" / "pewter" / "metal-cpp"
OBJC_HEADERS = ROOT / "include" / "pewter" / "objc"
sys.path.insert(0, str(INTERFACE))
from description import Class, Description  # noqa: E402


def compilers():
    """Compilers with the headers that each is given alone."""
    all_headers = sorted(h.relative_to(HEADERS) for h in HEADERS.glob("*/*.hpp") if h.parent.name != "simd")
    umbrellas = [f"{n}/{n}.hpp" for n in ("Foundation", "Metal", "QuartzCore")]
    yield ["g++"], all_headers
    clang = shutil.which("clang++-22") or shutil.which("clang++")
    if clang:
        yield [clang], umbrellas
        yield [clang, "-fblocks"], umbrellas


class Interface(unittest.TestCase):
    def test_current(self):
        result = subprocess.run([sys.executable, str(INTERFACE / "generate.py"), "--check"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, "run kernels/metal/interface/generate.py:\n" + result.stdout + result.stderr)

    def test_no_virtual_functions(self):
        for header in HEADERS.rglob("*.hpp"):
            self.assertIsNone(re.search(r"^\s*virtual\b", header.read_text(), re.M), header)

    def test_headers_alone(self):
        warnings = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", "-fsyntax-only", "-x", "c++", "-"]
        for compiler, headers in compilers():
            for name in headers:
                result = subprocess.run([*compiler, f"-I{HEADERS}", *warnings], input=f"#include <{name}>\n", capture_output=True, text=True)
                self.assertEqual(result.returncode, 0, f"{compiler} {name}:\n{result.stderr}")

    def test_objective_c_headers_alone(self):
        clang, runtime = shutil.which("clang-22"), sorted(pathlib.Path("/usr/lib/gcc").glob("*/*/include/objc"))
        if clang is None or not runtime or not pathlib.Path("/usr/include/GNUstep/Foundation/Foundation.h").exists():
            self.skipTest("clang 22, gnustep-base and libobjc's headers are needed")
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "objc").symlink_to(runtime[-1])
            options = ["-fobjc-runtime=gnustep-1.9", "-fblocks", "-fconstant-string-class=NSConstantString", f"-I{OBJC_HEADERS}", "-isystem",
                       "/usr/include/GNUstep", "-isystem", folder, "-D_NATIVE_OBJC_EXCEPTIONS", "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1",
                       "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
            headers = ["Foundation/Foundation.h", "dispatch/dispatch.h", "Metal/Metal.h", "Metal/MTLDevice.h", "Metal/MTLComputePipeline.h",
                       "QuartzCore/QuartzCore.h"]
            for language in ("objective-c", "objective-c++"):
                for name in headers:
                    result = subprocess.run([clang, "-x", language, *options, "-"], input=f"#import <{name}>\n", capture_output=True, text=True)
                    self.assertEqual(result.returncode, 0, f"{language} {name}:\n{result.stderr}")
            for language in ("c", "c++"):  # libdispatch without Objective-C
                result = subprocess.run([clang, "-x", language, "-fblocks", f"-I{OBJC_HEADERS}", "-Wall", "-Werror", "-fsyntax-only", "-"],
                                        input="#include <dispatch/dispatch.h>\n", capture_output=True, text=True)
                self.assertEqual(result.returncode, 0, result.stderr)

    def test_flat_c(self):
        library = pathlib.Path(os.environ["PEWTER_METAL_LIBRARY"]).resolve()
        for name, output in (("flat", "1 1 1 1024 0\n"), ("mipmap", "")):
            with self.subTest(program=name), tempfile.TemporaryDirectory() as folder:
                program = pathlib.Path(folder) / name
                subprocess.run(["gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{HEADERS}", f"-I{ROOT}/include",
                                str(ROOT / f"tests/metal/{name}.c"), str(library), f"-Wl,-rpath,{library.parent}", "-o", str(program)], check=True)
                done = subprocess.run([str(program)], capture_output=True, text=True)
                self.assertEqual((done.returncode, done.stdout), (0, output))

    def test_blocks(self):
        clang = shutil.which("clang++-22") or shutil.which("clang++")
        library = pathlib.Path(os.environ["PEWTER_METAL_LIBRARY"]).resolve()
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "blocks"
            if clang is None or subprocess.run([clang, "-x", "c", "-", "-lBlocksRuntime", "-o", str(program)], input="int main(void) { return 0; }", text=True,
                                               capture_output=True).returncode != 0:
                self.skipTest("needs clang and libblocksruntime")
            subprocess.run([clang, "-std=c++17", "-fblocks", f"-I{HEADERS}", str(ROOT / "tests/metal/blocks.cpp"), str(library),
                            f"-Wl,-rpath,{library.parent}", "-lBlocksRuntime", "-o", str(program)], check=True)
            self.assertEqual(subprocess.run([str(program)]).returncode, 0)

    def test_every_function_is_in_the_library(self):
        library = os.environ["PEWTER_METAL_LIBRARY"]
        symbols = subprocess.run(["nm", "-DC", "--defined-only", library], capture_output=True, text=True, check=True).stdout
        has = set(re.findall(r" [TRDB] (pewter_\w+)", symbols))
        called = set()
        for header in HEADERS.rglob("*.h*"):
            called |= set(re.findall(r"\b(pewter_\w+)\(|String\* const (pewter_\w+);", header.read_text()))
        called = {function or constant for function, constant in called}
        self.assertGreater(len(called), 2000)
        self.assertEqual(called - has, set())

    def test_selectors_are_whole(self):
        for item in Description().items:
            if not isinstance(item, Class):
                continue
            for m in item.methods:
                self.assertEqual(m.selector.count(":"), len(m.parameters), f"{item.name}::{m.name} | {m.selector}")


if __name__ == "__main__":
    unittest.main()
