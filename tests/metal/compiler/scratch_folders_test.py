#!/usr/bin/env python3
"""Scratch folders: nothing is left by compilations that are killed, by hosts that end during one, or by a compiler that is killed.

usage: scratch_folders_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import fcntl
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from starts_test import marked_processes

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMPILER = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))
# Macros that become 4^14 numbers: minutes, if nobody ends it.
PROGRAM = """
import os, sys, threading
from pewter_metal import Error, Library
hog = "#define A0 +1\\n" + "".join(f"#define A{n + 1} A{n} A{n} A{n} A{n}\\n" for n in range(14)) + \\
    "kernel void f(device int* x [[buffer(0)]]) { x[0] = 1 A14; }\\n"
small = "kernel void f(device int* x [[buffer(0)]]) { x[0] = 1; }\\n"
def compile(source):
    try: Library(source)
    except Error as e: print(e, flush=True)
def begin(): threading.Thread(target=compile, args=(hog,), daemon=True).start()
"""


class ScratchFolders(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "tmp").mkdir()
        self.mark = f"{os.getpid()}-{self.id()}"
        self.addCleanup(lambda: [os.kill(p, signal.SIGKILL) for p in self.processes()])

    def start(self, program, **environment):
        settings = {**os.environ, "PYTHONPATH": str(ROOT / "scripts" / "python"), "PYTHONDONTWRITEBYTECODE": "1",
                    "PEWTER_METAL_CACHE": str(self.folder / "cache"), "PEWTER_METALC": COMPILER, "PEWTER_TEST_MARK": self.mark,
                    "TMPDIR": str(self.folder / "tmp")}
        process = subprocess.Popen([sys.executable, "-c", PROGRAM + program], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, env=settings | environment)
        self.addCleanup(lambda: (process.kill(), process.communicate()))
        return process

    def output(self, program, **environment):
        process = self.start(program, **environment)
        out, _ = process.communicate(timeout=240)
        self.assertEqual(process.returncode, 0, out)
        return out

    def left(self):
        return sorted(p.name for p in (self.folder / "tmp").iterdir())

    def processes(self):
        """Compilers of this test."""
        return marked_processes(b"pewter-metalc", self.mark)

    def forked(self):
        """Those that compile: children of the one that stays."""
        parents = {p: int(pathlib.Path(f"/proc/{p}/stat").read_text().rsplit(")", 1)[1].split()[1]) for p in self.processes()}
        return [p for p, parent in parents.items() if parent in parents]

    def until(self, holds, what):
        end = time.monotonic() + 60
        while not holds():
            self.assertLess(time.monotonic(), end, what())
            time.sleep(0.02)

    def begun(self, program, **environment):
        process = self.start(program, **environment)
        self.until(lambda: self.forked() and len(self.left()) >= 2, lambda: f"{self.left()}, {self.forked()}")
        return process

    def nothing_is_left(self):
        self.until(lambda: not self.left() and not self.processes(), lambda: f"{self.left()}, {self.processes()}")

    def test_a_host_that_ends(self):
        for name, end in (("killed", "sys.stdin.read()"), ("leaves", "sys.stdin.read(1); os._exit(3)"), ("returns", "sys.stdin.read(1)"),
                          ("aborts", "sys.stdin.read(1); os.abort()")):
            with self.subTest(name):
                process = self.begun(f"begin()\n{end}")
                if name == "killed":
                    process.kill()
                process.communicate("x" if name != "killed" else None, timeout=60)
                self.nothing_is_left()

    def test_compilation_that_is_killed(self):
        process = self.begun("compile(hog)\ncompile(small)\nprint('done')")
        for p in self.forked():
            os.kill(p, signal.SIGKILL)
        out, _ = process.communicate(timeout=240)
        self.assertEqual(out, f"metal: {COMPILER} failed with status 137\ndone\n")
        self.nothing_is_left()

    def test_time_limit(self):
        for compiler in COMPILER, self.that_does_not_stay():
            with self.subTest(compiler):
                out = self.output("compile(hog)\nprint(os.listdir(os.environ['TMPDIR']))", PEWTER_METAL_COMPILE_TIMEOUT="0.5", PEWTER_METALC=compiler)
                self.assertEqual(out, "metal: the compilation took longer than its limit, PEWTER_METAL_COMPILE_TIMEOUT = 0.5 seconds\n[]\n")
                self.nothing_is_left()

    def that_does_not_stay(self):
        program = self.folder / "compiler"
        program.write_text(f"#!/bin/sh\n[ \"$1\" = --serve ] && exit 1\n[ -n \"$TOLD\" ] && {{ ulimit -d; exit 1; }} 1>&2\nexec {COMPILER} \"$@\"\n")
        program.chmod(0o700)
        return str(program)

    def test_memory_is_limited_from_the_start(self):
        """What a program that does not stay sees, and what a process does that allocates nothing else than to begin."""
        out = self.output("compile(small)", PEWTER_METALC=self.that_does_not_stay(), PEWTER_METAL_COMPILE_MEMORY="128M", TOLD="1")
        self.assertEqual(out, "131072\n")
        process = self.begun("begin()\nsys.stdin.read()", PEWTER_METAL_COMPILE_MEMORY="3G")
        for p in self.forked():
            limit = re.search(r"Max data size\s+(\d+)\s+(\d+)", pathlib.Path(f"/proc/{p}/limits").read_text())
            self.assertEqual(limit.groups(), (str(3 << 30),) * 2)
        process.kill()
        process.communicate()
        self.nothing_is_left()

    def test_all_killed_at_once(self):
        """Nobody is left to remove anything: the next process does, if nobody has what it finds locked and it is old."""
        process = self.begun("begin()\nsys.stdin.read()")
        for p in self.processes():
            os.kill(p, signal.SIGKILL)
        process.kill()
        process.communicate()
        self.until(lambda: not self.processes(), self.processes)
        young = self.left()
        self.assertTrue(young)
        old, locked = self.folder / "tmp" / "pewter-metal-old000", self.folder / "tmp" / "pewter-metal-locked"
        other, own = self.folder / "tmp" / "pewter-metal-link00", self.folder / "tmp" / "somebody-elses"
        for path in old, locked, own:
            path.mkdir()
            (path / "0.o").write_text("x")
        other.symlink_to(own)
        for path in old, locked, own:
            os.utime(path, (time.time() - 7200,) * 2)
        lock = os.open(locked, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_SH)
        self.assertEqual(self.output("compile(small)"), "")
        self.until(lambda: not self.processes(), self.processes)
        self.assertEqual(self.left(), sorted([*young, "pewter-metal-link00", "pewter-metal-locked", "somebody-elses"]))
        self.assertEqual((own / "0.o").read_text(), "x")
        os.close(lock)
        for name in young:
            os.utime(self.folder / "tmp" / name, (time.time() - 7200,) * 2)
        os.utime(locked, (time.time() - 7200,) * 2)
        self.assertEqual(self.output("compile(small.replace('1', '2'))"), "")
        self.until(lambda: not self.processes(), self.processes)
        self.assertEqual(self.left(), ["pewter-metal-link00", "somebody-elses"])


if __name__ == "__main__":
    unittest.main()
