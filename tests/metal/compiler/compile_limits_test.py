#!/usr/bin/env python3
"""Limits of a compilation: one that is over its time or memory is an error, and nothing of it is left.

usage: compile_limits_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import os
import pathlib
import time
import unittest

import numpy

os.environ["PEWTER_TEST_PROCESS"] = str(os.getpid())  # before the library starts any
from apple_tools_case import Case  # noqa: E402
from pewter_metal import Library, set_compile_memory, set_compile_timeout  # noqa: E402


class Limits(Case):
    # Macros that become 4^14 numbers.
    HOG = "#define A0 +1\n" + "".join(f"#define A{n + 1} A{n} A{n} A{n} A{n}\n" for n in range(14)) + \
        "kernel void f(device int* x [[buffer(0)]]) { x[0] = 1 A14; }\n"

    def tearDown(self):
        set_compile_timeout(600)
        set_compile_memory(0)

    def processes(self):
        """Processes that this test has started, except the compiler that stays, which leads a session."""
        found = []
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                environment = (folder / "environ").read_bytes().split(b"\0")
                session = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[3])
            except (OSError, IndexError):
                continue
            own = f"PEWTER_TEST_PROCESS={os.getpid()}".encode() in environment
            if own and int(folder.name) not in (os.getpid(), session):
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
