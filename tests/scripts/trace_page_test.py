#!/usr/bin/env python3
"""scripts/report --trace on a trace of tests/metal/programs/queues/traced.cpp: what the page says must be what the trace says.

usage: trace_page_test.py <folder of scripts/>
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

SCRIPTS = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
from report_pages import data, summary, trace_data, trace_figures, trace_page  # noqa: E402

RECORDED = pathlib.Path(__file__).with_name("recorded_trace.json")


def cells_of(page, heading):
    """Rows of the tables below a heading, as texts."""
    part = page.partition(f">{heading}<")[2].partition("<h2>")[0]
    return [[re.sub("<.*?>", "", c) for c in re.findall("<td.*?>(.*?)</td>", row, re.DOTALL)] for row in re.findall("<tr>(<td.*?)</tr>", part, re.DOTALL)]


class Pages(unittest.TestCase):
    def setUp(self):
        self.events = json.loads(RECORDED.read_text(encoding="utf-8"))
        self.trace = trace_data.read(RECORDED)
        self.page = trace_page.render(self.trace)

    def microseconds(self, name, threads):
        """The time of each dispatch, without what was compiled in it."""
        spans = [e for e in self.events if e["ph"] == "X"]
        for e in spans:
            if e["cat"] == "dispatch" and e["name"] == name and e["args"]["threads"][0] == threads:
                yield e["dur"] - sum(c["dur"] for c in spans if c["cat"] == "compile" and c["tid"] == e["tid"] and e["ts"] <= c["ts"] < e["ts"] + e["dur"])

    def test_kernels(self):
        rows = {(r[0], r[1]): r for r in cells_of(self.page, "Which kernels took the time")}
        self.assertEqual(set(rows), {("saxpy", "64"), ("saxpy", "256"), ("saxpy", "1024"), ("row_sums", "128"), ("turned", "24x4"), ("stepped", "100")})
        whole = sum(sum(self.microseconds(n, int(t.split("x")[0]))) for n, t in rows)
        for (name, threads), row in rows.items():
            times = sorted(self.microseconds(name, int(threads.split("x")[0])))
            middle = (times[(len(times) - 1) // 2] + times[len(times) // 2]) / 2
            self.assertEqual(row[3:8], [str(len(times)), summary.duration(sum(times) / 1e6), summary.percent(sum(times) / whole),
                                        summary.duration(middle / 1e6), summary.duration(times[-1] / 1e6)])
        self.assertEqual(rows["saxpy", "64"][2], "4096")
        self.assertEqual(rows["saxpy", "64"][10], f"{(8 * 2**18 + 4) / 1e3 / sorted(self.microseconds('saxpy', 64))[2]:.1f}")

    def test_share_of_a_copy(self):
        context = {"host_threads": "1", "l1d_bytes": "32768", "l2_bytes": "1048576", "l3_bytes": "33554432"}
        limits = data.Run("made up", context, {("copy", level, 1): 100e9 for level in data.LEVELS}, {}, [], {})
        rows = {(r[0], r[1]): r for r in cells_of(trace_page.render(self.trace, limits), "Which kernels took the time")}
        bytes_of_saxpy, median = 8 * 2**18 + 4, sorted(self.microseconds("saxpy", 64))[2] / 1e6
        self.assertEqual(rows["saxpy", "64"][11], summary.percent(bytes_of_saxpy / 100e9 / median))
        self.assertNotIn("of a copy", self.page.partition("Which kernels")[0])

    def test_starts(self):
        rows = cells_of(self.page, "Which pipelines took how long to start")
        compiled = {e["name"]: e["dur"] for e in self.events if e.get("cat") == "compile"}
        self.assertEqual({r[0]: r[5] for r in rows}, {n: trace_page.milliseconds(t / 1e6)[0] for n, t in compiled.items()})
        self.assertEqual({r[0]: (r[2], r[3], r[4]) for r in rows},
                         {"program_source": ("SIMD groups within a row", "compiled", "its library"), "stepped": ("SIMD groups within a row", "compiled", "its library"),
                          "turned": ("SIMD groups of several rows", "compiled", "a dispatch, which waited")})

    def test_waits(self):
        rows = cells_of(self.page, "What the host waited for")
        self.assertEqual([r[:2] for r in rows[:2]], [["event", "1"], ["waitUntilCompleted", "3"]])
        meanwhile = {r[0]: r[1] for r in rows[2:]}
        self.assertEqual(list(meanwhile)[0], "compiling")
        whole = sum(w.seconds for w in self.trace.host_waits())
        queues = [("compiling", self.trace.of("compile"))]
        found = [dict(trace_page.waited_for(self.trace, w, queues)) for w in self.trace.host_waits()]
        self.assertAlmostEqual(sum(sum(f.values()) for f in found), whole)

    def test_sizes(self):
        rows = cells_of(self.page, "Which threadgroup sizes would be better")
        self.assertEqual(sorted(r[2] for r in rows[:3]), ["1024", "256", "64"])
        self.assertEqual(rows[0][5], "1.00")
        advice = {r[0]: r for r in rows[3:]}
        self.assertEqual(advice["row_sums"][3], "it has threadgroup memory whose length the host sets")
        self.assertEqual(advice["stepped"][2], "22 %")
        self.assertIn("--from-trace trace.json --kernel saxpy", advice["saxpy"][4])

    def test_timeline(self):
        pictures = re.findall("<svg.*?</svg>", self.page, re.DOTALL)
        self.assertEqual(len(pictures), 3)
        for picture in pictures:
            root = xml.etree.ElementTree.fromstring(picture)
            width = float(root.get("width"))
            for rect in root.iter("rect"):
                self.assertGreaterEqual(float(rect.get("x")), trace_figures.LEFT)
                self.assertLessEqual(float(rect.get("x")) + float(rect.get("width")), width)
        # A lane's colours cover what its spans cover.
        main = [s for s in self.trace.spans if self.trace.threads[s.thread] == "main"]
        columns = trace_figures.columns(main, 0.0, 1000 / self.trace.end, 1000)
        covered = sum(c is not None for c in columns) / 1000 * self.trace.end
        self.assertAlmostEqual(covered, sum(s.seconds for s in main if s.parent is None), delta=0.01 * self.trace.end)

    def test_what_failed(self):
        self.assertIn("command buffer 3 failed: saxpy: [[buffer(0)]] (x) is bound to nothing", self.page)

    def test_traces_that_are_not_whole(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "cut.json"
            path.write_text("".join(RECORDED.read_text(encoding="utf-8").splitlines(True)[:12]), encoding="utf-8")
            self.assertGreater(len(trace_data.read(path).spans), 3)
            trace_page.render(trace_data.read(path))
            path.write_text('[{"ph": "X", "cat": "other", "name": "x", "pid": 1, "tid": 1, "ts": 1, "dur": 1}]', encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "no trace of PEWTER_METAL_TRACE"):
                trace_data.read(path)
            only = [e for e in self.events if e["ph"] == "M"]
            path.write_text(json.dumps(only), encoding="utf-8")  # nothing ran
            self.assertIn("No kernel ran", trace_page.render(trace_data.read(path)))

    def test_command(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "pages" / "trace.html"
            command = [sys.executable, str(SCRIPTS / "report"), "--trace", str(RECORDED)]
            done = subprocess.run([*command, "--html", str(page), "--text"], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("What traced did with Metal", page.read_text(encoding="utf-8"))
            self.assertRegex(done.stdout, r"(?m)^saxpy +64 +5 ")
            done = subprocess.run([*command, str(RECORDED)], capture_output=True, text=True)
            self.assertIn("results, --trace FILE or --decoder FILE: one of them", done.stderr)


if __name__ == "__main__":
    unittest.main()
