#!/usr/bin/env python3
"""scripts/report on a small made-up run: what it writes must be what the JSON says.

usage: report_test.py <folder of scripts/>
"""
import json
import pathlib
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
from report_pages import data, figures, page, summary  # noqa: E402

CONTEXT = {"cpu": "A <made up> CPU", "compiler": "GNU 12", "openmp_runtime": "libgomp", "target": "avx2", "date": "2026-01-01",
           "host_threads": "2", "l1d_bytes": "32768", "l2_bytes": "1048576", "l3_bytes": "33554432"}


def record(name, microseconds, **counters):
    return {"run_name": name + "/real_time", "run_type": "aggregate", "aggregate_name": "median", "real_time": microseconds,
            "time_unit": "us", "host_threads": 2, **counters}


def made_up_run():
    records = [record("limits/fma/peak/threads:2", 1, flops_per_second=100e9)]
    for stream in ("read", "copy", "triad"):
        for level, rate in (("L1", 400e9), ("L2", 200e9), ("L3", 100e9), ("DRAM", 20e9)):
            records.append(record(f"limits/{stream}/{level}/threads:2", 1, bytes_per_second=rate))
    for threads, time in ((32, 10.0), (64, 20.0)):
        for pattern, factor in (("stride_loop", 1.0), ("vectorized", 0.8)):
            records.append(record(f"softmax/{pattern}/{threads}/float/a shape", time * factor, bytes=1e6, flops=1e5, idle_lane_share=0))
    records.append(dict(record("softmax/stride_loop/32/float/a shape", 999), aggregate_name="mean", bytes=1, flops=1, idle_lane_share=0))
    records.append(record("dispatch/inline", 0.014))
    for way, time in (("lanes", 0.002), ("scalar_loop", 0.010)):
        records.append(record(f"simdgroup/avx2/simd_sum/{way}", time))
    return {"context": CONTEXT, "benchmarks": records}


class Report(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        path = pathlib.Path(self.folder.name) / "made_up.json"
        path.write_text(json.dumps(made_up_run()))
        self.run_ = data.read(path)

    def test_medians_are_read_and_nothing_else(self):
        self.assertEqual([round(c.seconds * 1e6, 9) for c in self.run_.cells], [10, 8, 20, 16])

    def test_the_best_cell_and_its_share_of_the_limit(self):
        (kernel, kind, shape, best, value, unit, share), = summary.rows(self.run_)
        self.assertEqual((kernel, kind, shape, best.pattern, best.threads), ("softmax", "float", "a shape", "vectorized", 32))
        self.assertEqual((round(value, 6), unit), (125.0, "GB/s"))
        self.assertAlmostEqual(share, (1e6 / 200e9) / 8e-6)  # 1 MB lies in the L2 caches of two cores

    def test_the_loss_at_a_size(self):
        cells = self.run_.cells
        self.assertAlmostEqual(summary.penalty(cells, 64), 1.0)
        self.assertIn("64 threads: within 10 % of the best size for 0 of 1", " ".join(summary.sentences(self.run_)))

    def test_the_page_says_what_the_json_says(self):
        text = page.render([self.run_])
        for wanted in ("125.0 GB/s", "8.0 us", "A &lt;made up&gt; CPU", "5.0x", "14.0"):
            self.assertIn(wanted, text)
        self.assertNotIn("999.0 us", text)
        self.assertNotIn("http://" + "cdn", text)

    def test_the_same_run_gives_the_same_page(self):
        self.assertEqual(page.render([self.run_]), page.render([self.run_]))

    def test_the_overview_is_a_picture(self):
        path = pathlib.Path(self.folder.name) / "overview.png"
        figures.overview(self.run_, path)
        self.assertEqual(path.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")


if __name__ == "__main__":
    unittest.main()
