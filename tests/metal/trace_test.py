#!/usr/bin/env python3
"""PEWTER_METAL_TRACE: what a program did is in its trace, which is whole JSON however it ends; bad paths; scripts/metal-run --from-trace."""
import collections
import fcntl
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from report_pages import trace_data  # noqa: E402

PROGRAM = os.environ.get("PEWTER_METAL_TRACED", "")
COUNT = 1 << 18  # elements of the program's buffers

PYTHON = """
import sys, threading, numpy
sys.path.insert(0, %r)
from pewter_metal import Library
library = Library("kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }", name="caf\\u00e9.metal")
def work():
    x = numpy.ones(64, numpy.float32)
    for n in range(200):
        library.run("twice", 64, 32, {0: x})
threads = [threading.Thread(target=work) for _ in range(4)]
[t.start() for t in threads]
[t.join() for t in threads]
print("went on")
""" % str(ROOT / "scripts" / "python")


class Traces(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.own = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.own.name)
        cls.path = cls.folder / "whole.json"
        cls.run_program(cls.path, cache="empty")
        cls.trace = trace_data.read(cls.path)

    @classmethod
    def tearDownClass(cls):
        cls.own.cleanup()

    @classmethod
    def run_command(cls, command, value, cache=None):
        environment = dict(os.environ)
        environment.pop("PEWTER_METAL_TRACE", None)
        if value is not None:
            environment["PEWTER_METAL_TRACE"] = str(value)
        if cache:
            environment["PEWTER_METAL_CACHE"] = str(cls.folder / cache)
        return subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")

    @classmethod
    def run_program(cls, value, *arguments, status=0, cache=None):
        found = cls.run_command([PROGRAM, *arguments], value, cache)
        if found.returncode != status:
            raise AssertionError(f"status {found.returncode}: {found.stderr}")
        return found.stderr

    def spans(self, category, name=None):
        return [s for s in self.trace.of(category) if name in (None, s.name)]

    def test_dispatches(self):
        count = collections.Counter((d.name, tuple(d.args["threads"])) for d in self.spans("dispatch"))
        self.assertEqual(count, {("saxpy", (64, 1, 1)): 5, ("saxpy", (256, 1, 1)): 5, ("saxpy", (1024, 1, 1)): 5, ("row_sums", (128, 1, 1)): 2,
                                 ("turned", (24, 4, 1)): 1, ("stepped", (100, 1, 1)): 1})
        for d in self.spans("dispatch"):
            self.assertIn(d.args["way"], ("inline", "shared", "together"))
            self.assertGreaterEqual(d.args["host_threads"], 1)
            self.assertLessEqual(d.args["host_threads"], self.trace.about["host_threads"])
            self.assertEqual(d.args["host_threads"] > 1, d.args["way"] != "inline")
        first = self.spans("dispatch", "saxpy")[0].args
        self.assertEqual((first["grid"], first["threadgroups"], first["by"]), ([COUNT, 1, 1], [COUNT // 64, 1, 1], "threads"))
        self.assertEqual(first["bytes_bound"], 8 * COUNT + 4)
        self.assertEqual(first["operands"][:2], [{"index": n, "name": name, "bytes": 4 * COUNT} for n, name in enumerate("xy")])
        self.assertEqual(struct.unpack("f", bytes.fromhex(first["operands"][2]["hex"])), (3.0,))
        described = [d for d in self.spans("dispatch") if "operands" in d.args]
        self.assertEqual(len(described), 6)  # of saxpy each size once
        sums = self.spans("dispatch", "row_sums")[0].args
        self.assertEqual((sums["by"], sums["threadgroups"]), ("threadgroups", [COUNT // 1024, 1, 1]))
        self.assertIn({"index": 31, "name": "parts", "threadgroup_bytes": 512}, sums["operands"])

    def test_libraries_pipelines_and_code(self):
        self.assertEqual([s.args["from"] for s in self.spans("compile")], ["compiler"] * 3)
        self.assertEqual({s.name for s in self.spans("pipeline") if "target" in s.args}, {"saxpy", "row_sums", "turned", "stepped"})
        limits = self.trace.pipelines()["row_sums"]
        self.assertEqual((limits["threadgroup_arguments"], limits["barriers"], limits["most_threads"]), (1, 1, 1024))
        on_demand = self.spans("compile", "turned")[0]
        self.assertEqual(on_demand.parent.category, "dispatch")
        self.assertGreater(on_demand.parent.compiling, 0.5 * on_demand.parent.seconds)
        codes = [s.args["code"] for s in self.spans("compile")]  # what is known to compile is not read again for a function constant
        self.assertEqual([("--only-used" in c, "--names-above" in c) for c in codes], [(False, True), (True, False), (True, False)])
        self.assertEqual({tuple(s["constants"]) for s in self.trace.sources.values()}, {(), ("0=0x1.4p+1f",)})
        self.assertTrue(all("kernel void saxpy" in s["text"] for s in self.trace.sources.values()))
        again = self.folder / "again.json"
        self.run_program(again, cache="empty")
        self.assertEqual([s.args["from"] for s in trace_data.read(again).of("compile")], ["cache"] * 3)

    def test_command_buffers_copies_and_waits(self):
        buffers = self.spans("command buffer")
        self.assertEqual([b.args["command_buffer"] for b in sorted(buffers, key=lambda b: b.args["command_buffer"])], [1, 2, 3])
        self.assertEqual({self.trace.threads[b.thread] for b in buffers}, {'queue first "one"\n', "queue second"})
        self.assertIn("is bound to nothing", buffers[-1].args["error"])
        self.assertEqual([(s.name, s.args["bytes"]) for s in self.spans("blit")], [("fillBuffer", 4096), ("copyFromBuffer", 4096)])
        waits = collections.Counter((s.name, s.args.get("command_buffer")) for s in self.trace.host_waits())
        self.assertEqual(waits, {("waitUntilCompleted", 1): 1, ("waitUntilCompleted", 2): 1, ("waitUntilCompleted", 3): 1, ("event", None): 1})
        events = json.loads(self.path.read_text())
        flows = collections.Counter((e["ph"], e["id"]) for e in events if e["ph"] in "sf")
        self.assertEqual(flows, {(phase, n): 1 for phase in "sf" for n in (1, 2, 3)})
        for b in buffers:
            self.assertLess(b.args["queued_us"] / 1e6, b.begin)

    def test_times_nest(self):
        for s in self.trace.spans:
            self.assertGreaterEqual(s.begin, 0)
            for child in s.children:
                self.assertLessEqual((s.begin, child.end), (child.begin, s.end))
        for d in self.spans("dispatch"):
            self.assertEqual(d.parent.category, "command buffer")
        for thread in {s.thread for s in self.trace.spans}:  # none overlaps another that it does not lie in
            outer = sorted((s for s in self.trace.spans if s.thread == thread and s.parent is None), key=lambda s: s.begin)
            for before, after in zip(outer, outer[1:]):
                self.assertLessEqual(before.end, after.begin)

    def test_whole_however_it_ends(self):
        for how, status in ("exit", 0), ("abort", -6), ("fork", 0):
            path = self.folder / f"{how}.json"
            self.assertEqual(self.run_program(path, how, status=status), "")
            dispatches = trace_data.read(path).of("dispatch")
            json.loads(path.read_text())
            self.assertEqual(len(dispatches), 19 if how == "fork" else 15)

    def test_long_traces(self):
        """Longer than what is mapped at a time, from four threads."""
        path = self.folder / "long.json"
        self.run_command([sys.executable, "-c", PYTHON.replace("range(200)", "range(3000)")], path)
        self.assertGreater(path.stat().st_size, 2 << 20)
        trace = trace_data.read(path)
        self.assertEqual(len(trace.of("dispatch")), 12000)
        self.assertEqual(len({d.thread for d in trace.of("dispatch")}), 4)

    def test_no_room(self):
        """The limit of a file's size stands for a full disk: what was written is kept, and the program goes on."""
        path = self.folder / "full.json"
        command = f"ulimit -f 3072; exec '{sys.executable}' -c \"$0\""
        found = self.run_command(["bash", "-c", command, PYTHON.replace("range(200)", "range(5000)")], path)
        self.assertEqual(found.stdout, "went on\n")
        self.assertEqual(found.stderr, f"pewter: PEWTER_METAL_TRACE={path}: no trace is written: File too large (what was written until then is kept)\n")
        self.assertGreater(len(json.loads(path.read_text())), 5000)

    def test_process_number(self):
        for n in range(2):
            found = self.run_command([sys.executable, "-c", PYTHON], self.folder / "own-%p.json")
            self.assertEqual((found.stdout, found.stderr), ("went on\n", ""))
        paths = list(self.folder.glob("own-*.json"))
        self.assertEqual(len(paths), 2)
        for path in paths:
            trace = trace_data.read(path)
            self.assertEqual(len(trace.of("dispatch")), 800)
            self.assertEqual(trace.sources[1]["name"], "caf\u00e9.metal")

    def test_bad_paths(self):
        busy = self.folder / "busy.json"
        held = open(busy, "w")
        fcntl.flock(held, fcntl.LOCK_EX)
        held.write("another's")
        held.flush()
        for path, why in ((self.folder / "none" / "x.json", "No such file or directory"), (self.folder, "Is a directory"), ("/dev/null", "must be a regular file"),
                          (busy, "another process is writing it; %p in the name stands for the process's number")):
            found = self.run_command([sys.executable, "-c", PYTHON], path)
            self.assertEqual(found.stdout, "went on\n")
            self.assertEqual(found.stderr, f"pewter: PEWTER_METAL_TRACE={path}: no trace is written: {why}\n")
        self.assertEqual(busy.read_text(), "another's")
        held.close()

    def test_sums(self):
        text = self.run_program("-")
        self.assertRegex(text, r"(?m)^  saxpy +15 +[0-9.]+ +[0-9.]+ +[0-9.]+$")
        self.assertRegex(text, r"(?m)^waits of the host\n")
        self.assertLess(len(text.splitlines()), 60)

    def test_nothing_without_the_variable(self):
        for value in None, "":
            before = sorted(self.folder.iterdir())
            self.assertEqual(self.run_program(value), "")
            self.assertEqual(sorted(self.folder.iterdir()), before)

    def repeat(self, kernel, *options):
        return subprocess.run([sys.executable, str(ROOT / "scripts" / "metal-run"), "--sweep", "--from-trace", str(self.path), "--kernel", kernel, "--no-report",
                               "--rounds", "1", "--sizes", "64,128,256", *options], capture_output=True, text=True)

    def test_repeated_at_other_sizes(self):
        for kernel in "saxpy", "stepped", "turned":
            found = self.repeat(kernel)
            self.assertEqual(found.returncode, 0, found.stderr)
            self.assertEqual(found.stdout.count("  same"), 4 if kernel in ("stepped", "turned") else 3, found.stdout)
        found = self.repeat("row_sums")  # adds as many elements as there are threads
        self.assertIn("the results at", found.stderr)
        self.assertNotEqual(found.returncode, 0)
        self.assertIn("has no dispatch of it, only of row_sums, saxpy, stepped, turned", self.repeat("nothing").stderr)


if __name__ == "__main__":
    unittest.main()
