#!/usr/bin/env python3
"""scripts/report on a small made-up run: what it writes must be what the JSON says.

usage: report_test.py <folder of scripts/>
"""
import dataclasses
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
from report_pages import compact, data, page, side_by_side, summary  # noqa: E402

CONTEXT = {"cpu": "A <made up> CPU", "compiler": "GNU 12", "openmp_runtime": "libgomp", "target": "avx2", "date": "2026-01-01",
           "host_threads": "2", "l1d_bytes": "32768", "l2_bytes": "1048576", "l3_bytes": "33554432", "commit": "abc1234"}
RATES = {"read": {"L1": 800e9, "L2": 400e9, "L3": 200e9, "DRAM": 40e9},
         "copy": {"L1": 400e9, "L2": 200e9, "L3": 100e9, "DRAM": 20e9},
         "triad": {"L1": 400e9, "L2": 200e9, "L3": 100e9, "DRAM": 20e9}, "copy_nontemporal": {"L3": 30e9, "DRAM": 30e9},
         "write": {"L1": 300e9, "L2": 150e9, "L3": 80e9, "DRAM": 15e9}, "triad_nontemporal": {"DRAM": 25e9}}


def record(name, microseconds, **counters):
    return {"run_name": name + "/real_time", "run_type": "aggregate", "aggregate_name": "median", "real_time": microseconds,
            "time_unit": "us", "host_threads": 2, **counters}


def made_up_run():
    records = [record("limits/fma/peak/threads:2", 1, flops_per_second=90e9),
               dict(record("limits/fma/peak/threads:2", 1, flops_per_second=100e9), aggregate_name="max"),
               record("limits/fma_bfloat/peak/threads:2", 1, flops_per_second=200e9)]
    for stream, levels in RATES.items():
        records += [record(f"limits/{stream}/{level}/threads:2", 1, bytes_per_second=rate) for level, rate in levels.items()]
    counters = {"bytes": 1e6, "flops": 1e5, "written_share": 0.5, "idle_lane_share": 0, "quick": 1}
    for threads, time in ((32, 10.0), (64, 20.0)):
        for pattern, factor in (("stride_loop", 1.0), ("vectorized", 0.8)):
            records.append(record(f"softmax/{pattern}/{threads}/float/a shape", time * factor, **counters))
    records.append(record("softmax/automatic/0/float/a shape", 16.0, predicted_ns=20e3, **counters))
    records.append(dict(record("softmax/stride_loop/32/float/a shape", 999, **counters), aggregate_name="mean"))
    records.append(dict(record("softmax/stride_loop/32/float/a shape", 0.25, **counters), aggregate_name="cv"))
    records.append(record("dispatch/inline", 0.014))
    for way, time in (("lanes", 0.002), ("loop", 0.010), ("scalar_loop", 0.014)):
        records.append(record(f"simdgroup/avx2/simd_sum/{way}", time))
    return {"context": CONTEXT, "benchmarks": records}


def cell(size, flops=0.0, written=0.5, kind="float"):
    return data.Cell("k", "direct", 32, kind, "s", 1.0, 0.0, size, flops, written, 2, 0.0, True)


class Report(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.json = self.folder / "made_up.json"
        self.json.write_text(json.dumps(made_up_run()))
        self.run_ = data.read(self.json)

    def report(self, *options):
        done = subprocess.run([sys.executable, SCRIPTS / "report", self.json, *options], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_medians_are_read_and_nothing_else(self):
        self.assertEqual([round(c.seconds * 1e6, 9) for c in self.run_.cells], [10, 8, 20, 16])
        self.assertEqual([c.variation for c in self.run_.cells], [0.25, 0, 0, 0])

    def test_the_best_cell_and_its_share_of_the_limit(self):
        (kernel, kind, shape, best, value, unit, share), = summary.rows(self.run_)
        self.assertEqual((kernel, kind, shape, best.pattern, best.threads), ("softmax", "float", "a shape", "vectorized", 32))
        self.assertEqual((round(value, 6), unit), (125.0, "GB/s"))
        self.assertAlmostEqual(share, (65536 / 400e9 + (1e6 - 65536) / 200e9) / 8e-6)  # L1 and L2 of two cores

    def test_a_working_set_fills_the_caches_first(self):
        self.assertEqual(data.layers(self.run_, 40e6), [("L1", 65536), ("L2", 2097152 - 65536), ("L3", 33554432 - 2097152),
                                                       ("DRAM", 40e6 - 33554432)])
        self.assertEqual(data.layers(self.run_, 1000), [("L1", 1000)])

    def test_the_limit_is_the_stream_that_writes_as_much_or_the_peak(self):
        self.assertEqual(data.limit(self.run_, cell(60e3)), (60e3 / 400e9, "L1 copy"))
        self.assertEqual(data.limit(self.run_, cell(60e3, written=0.01)), (60e3 / 800e9, "L1 read"))
        self.assertEqual(data.limit(self.run_, cell(60e3, written=0.33))[1], "L1 triad")
        self.assertEqual(data.limit(self.run_, cell(60e3, written=1))[1], "L1 write")
        for kind, seconds in (("float", 1e-2), ("bfloat", 5e-3), ("half", 1e-2)):  # half was not measured: float's
            self.assertEqual(data.limit(self.run_, cell(60e3, flops=1e9, kind=kind)), (seconds, "FMA"))
        self.assertEqual(data.bandwidth(self.run_, "DRAM", 0.3, 2), (25e9, "triad"))
        slowest = data.bandwidth(self.run_, "DRAM", 0.5, 2)  # non-temporal stores are what the machine can do
        self.assertEqual(slowest, (30e9, "copy"))

    def test_a_run_without_limits_has_no_shares(self):
        self.run_.limits.clear()
        self.assertIsNone(data.share_of_limit(self.run_, self.run_.cells[0]))
        self.assertIn("softmax", page.render([self.run_]))
        self.assertIn("softmax", summary.as_text(self.run_))

    def test_the_loss_at_a_size_and_the_automatic_choice(self):
        self.assertAlmostEqual(summary.penalty(self.run_.cells, 64), 1.0)
        self.assertIn("64 threads: within 10 % of the best size for 0 of 1", summary.as_text(self.run_))
        (key, cells), = self.run_.group().items()
        self.assertAlmostEqual(summary.kept_by_automatic(self.run_, key, cells), 0.5)

    def test_predictions_beside_what_was_taken(self):
        self.assertIn("Of 1 predicted times 0 are within a fifth; the worst is 1.25 of what softmax takes (a shape)",
                      summary.as_text(self.run_))
        key, chosen = next(iter(self.run_.automatic.items()))
        self.run_.automatic[key] = dataclasses.replace(chosen, predicted=18e-6)
        self.assertIn("1 are within a fifth", summary.as_text(self.run_))

    def test_a_busy_machine_is_reported(self):
        self.assertFalse(any("busy" in w for w in summary.warnings(self.run_)))
        self.run_.limits["fma", "peak", 1] = 200e9
        self.assertTrue(any("busy" in w and "fma peak" in w for w in summary.warnings(self.run_)))

    def test_the_page_says_what_the_json_says(self):
        text = page.render([self.run_])
        for wanted in ("125.0 GB/s", "8.0 us", "A &lt;made up&gt; CPU", "5.0x", "7.0x", "14.0", "abc1234", "25.0 %",
                       'data-value="0.5">50 %'):
            self.assertIn(wanted, text)
        self.assertNotIn("999 us", text)
        for loads in ("<link", "src=", "url(", "@import"):  # self-contained
            self.assertNotIn(loads, text)

    def test_a_page_that_is_kept_is_compact(self):
        text = compact.compact(page.render([self.run_]))
        for wanted in ("125.0 GB/s", "8.0 us", 'data-value="0.5">50 %', "<td>softmax"):
            self.assertIn(wanted, text)
        for implied in ("</td>", 'text-anchor="middle"'):
            self.assertNotIn(implied, text)
        rows = "".join(f'<tr><td data-value="{k / 3}">{k}</td></tr>' for k in range(50))
        table = compact.compact(f"<table><thead></thead><tbody>{rows}</tbody></table>")
        self.assertIn('<td data-value="13">39', table)
        self.assertNotIn(">40<", table)
        self.assertIn("10 more rows are in the records", table)

    def test_points_of_a_cloud_are_drawn_once(self):
        point = '<g class="{}"><circle cx="{}" cy="7.2" r="2"><title>a name</title></circle></g>'
        few = f'<svg width="9">{point.format("direct", 1.4) * 9}</svg>'
        self.assertEqual(compact.compact(few), few)
        cloud = point.format("direct", 1.4) * 150 + point.format("tiled", 2.1) + point.format("direct", 1.9) * 150
        self.assertEqual(compact.compact(f'<svg width="9">{cloud}</svg>'),
                         '<svg width="9"><g class="direct"><circle cx="1" cy="7" r="2"/></g>'
                         '<g class="tiled"><circle cx="2" cy="7" r="2"/></g></svg>')

    def test_machines_are_set_side_by_side(self):
        raw = made_up_run()
        raw["context"] = dict(CONTEXT, cpu="A GPU", target="gpu sm_90", host_threads="1", l1d_bytes="0", l3_bytes="0")
        for record in raw["benchmarks"]:  # where 256 is measured and loses a fifth, and 64 is best
            record["run_name"] = record["run_name"].replace("/32/", "/256/")
            if "/64/" in record["run_name"]:
                record["real_time"] *= 0.4 if "vectorized" in record["run_name"] else 1
        path = self.folder / "gpu.json"
        path.write_text(json.dumps(raw))
        runs = [data.read(path), data.read(path), self.run_]
        text = " ".join(side_by_side.sentences(runs[:2]))
        self.assertIn("A GPU: a port that fixed 256 threads loses 20 % in the median, 20 % at most (softmax), over 10 % for 1 of 1; "
                      "most often best is 64 (1 of 1).", text)
        self.assertIn("The same size is best on all for 1 of 1, the same pattern for 1.", text)
        self.assertIn("The best cell of A GPU keeps 50 % of the best on A <made up> CPU", " ".join(side_by_side.sentences(runs[1:])))
        both = page.render(runs[1:])
        self.assertIn("<h2>Side by side</h2>", both)
        self.assertIn('text-anchor="middle">A GPU</text>', both)  # above its columns
        self.assertIn("scripts/bench --device gpu", both)
        self.assertNotIn("1 host threads", page.render(runs[:1]))
        self.assertNotIn("Side by side", page.render([self.run_]))
        self.assertEqual(data.limit(runs[0], cell(1e5))[1], "L2 copy")  # no first cache of its own

    def test_the_command_writes_the_same_twice(self):
        pages = [self.folder / "1.html", self.folder / "2.html"]
        for path in pages:
            self.report("--html", path)
        self.assertEqual(pages[0].read_bytes(), pages[1].read_bytes())
        self.assertIn("125.0 GB/s", self.report("--text"))

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "no matplotlib")
    def test_sizes_that_others_fixed(self):
        counters = {"bytes": 1e6, "flops": 1e5, "written_share": 0.5, "idle_lane_share": 0, "quick": 1}
        times = {32: 10.0, 64: 12.5, 128: 11.0, 512: 40.0, 1024: 20.0}
        parts = {"quantized_matmul": "llama3-8b projection 4096x4096, q8_0", "top_k": "llama3 vocabulary 128256, 1 row, 40"}
        files = []
        for kernel, shape in parts.items():  # a file each: parts of one run
            records = [record(f"{kernel}/{pattern}/{threads}/float/{shape}", time * factor, **counters)
                       for threads, time in times.items() for pattern, factor in (("vectorized", 1), ("stride_loop", 2))]
            records.append(record(f"{kernel}/automatic/0/float/{shape}", 20.0, **counters))
            files.append(self.folder / f"{kernel}.json")
            files[-1].write_text(json.dumps({"context": CONTEXT, "benchmarks": records + [record("softmax/direct/32/float/a", 1, **counters)]}))
        for _ in range(2):  # the record that it keeps gives the same page again
            done = subprocess.run([sys.executable, SCRIPTS / "report", *files, "--fixed-sizes", self.folder / "sizes"], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            text = (self.folder / "sizes.md").read_text()
            files = [self.folder / "sizes.json"]
            self.assertIn("**quantised matrix-vector**: 32 threads are the best single size, 100 % of the best cell in the mean and within 3 % of it "
                          "for 1 of 1; the best pattern is `vectorized` for 1. MLX's sizes keep 80 %. ggml's sizes keep 91 %.", text)
            self.assertIn("| 100 | 80 | 91 |  | 25 | 50 | 50 | 512: 25 | 1024: 50 |", text)
            self.assertNotIn("softmax", text)
        self.assertGreater((self.folder / "sizes.png").stat().st_size, 5000)

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "no matplotlib")
    def test_the_overview_is_a_picture(self):
        path = self.folder / "overview.png"
        self.report("--png", path)
        self.assertEqual(path.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")


if __name__ == "__main__":
    unittest.main()
