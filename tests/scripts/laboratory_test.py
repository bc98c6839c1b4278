#!/usr/bin/env python3
"""The laboratory's tools on made-up and on recorded times.

usage: laboratory_test.py <folder of scripts/>
"""
import contextlib
import io
import json
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import jsonschema
import numpy

SCRIPTS = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2] / "scripts"
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS))
from lab import builds, comparison, files, intervals, machine, merge, model, records, regression, sizes, sweep, toolchains  # noqa: E402
from report_pages import study  # noqa: E402

RECORDED = HERE / "recorded_twice.json"
FAKE = (sys.executable, str(HERE / "fake_measure.py"))
CELLS = [f"{kernel}/{pattern}/{threads}/float/a shape" for kernel in ("scale", "softmax", "gemv") for pattern in ("direct", "vectorized")
         for threads in (32, 256)] + [f"{kernel}/automatic/0/float/a shape" for kernel in ("scale", "softmax", "gemv")]


def configuration(name, factor=1.0):
    return sweep.Configuration(name, FAKE, {"FACTOR": str(factor)})


def about(name, compiler="gcc-12", runtime="libgomp", own=True):
    limits = [{"stream": "fma", "level": "peak", "threads": 2, "rate": 1e11}] + [
        {"stream": s, "level": level, "threads": 2, "rate": rate} for s in ("read", "copy", "triad")
        for level, rate in (("L1", 4e11), ("L2", 2e11), ("L3", 1e11), ("DRAM", 2e10))]
    return {"name": name, "compiler": compiler + ".2.0", "compiler_name": compiler, "runtime": runtime, "own_runtime": own,
            "optimisation": "O3", "source": "working tree", "target": "avx2", "host_threads": 2, "flags": "-O3", "build_type": "Release", "cpu": "A CPU",
            "openmp_library": "/lib/" + runtime, "openmp_date": 201511, "openmp_package": runtime + " 1", "openmp_runtime_settings": {},
            "environment_variables": {}, "thread_binding": "false", "processors": 2, "processors_allowed": 2, "l1d_bytes": 32768,
            "l2_bytes": 1048576, "l3_bytes": 33554432, "kernel_compile_seconds": 1.5, "kernel_objects": 3, "kernel_code_bytes": 1000,
            "limits": limits, "overheads": {"dispatch/inline": 14.0}}


def prepare(folder, abouts):
    """What compare-compilers writes before the first step."""
    files.write_json(folder / "plan.json", {"command": "scripts/compare-compilers", "cells": CELLS, "milliseconds": 1})
    files.write_json(folder / "environment.json", machine.describe(HERE))
    files.write_json(folder / "configurations.json", abouts)


def swept(folder, factors, rounds=10, only="", shard=(1, 1)):
    """The document of a sweep of fakes; factors: name -> how slow."""
    prepare(folder, [about(name) for name in factors])
    steps = sweep.plan(CELLS, rounds, only, shard)
    sweep.run(folder, steps, [configuration(n, f) for n, f in factors.items()], say=lambda _: None)
    return with_limits(records.collect(folder))


def with_limits(document):
    for c in document["configurations"]:
        c |= {k: about(c["name"])[k] for k in ("limits", "overheads")}
    return document


def made_up_times(cells, rounds, noise, seed):
    """[cells x rounds] of times around 100 us to 1 ms: log-normal, with a slow drift and a few outliers for all alike."""
    draw = numpy.random.default_rng(seed)
    base = draw.uniform(1e-4, 1e-3, (cells, 1))
    drift = 1 + 0.05 * numpy.sin(numpy.arange(rounds) / rounds * 3)
    times = [base * drift * draw.lognormal(0, noise, (cells, rounds)) for _ in range(2)]
    for side in times:
        side[draw.random((cells, rounds)) < 0.03] *= 1.5
    return times


def called_different(first, second):
    return intervals.corrected(intervals.p_different(first, second)) <= comparison.LEVEL


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)


class Statistics(unittest.TestCase):
    def test_the_interval_of_a_median_is_of_order_statistics(self):
        self.assertEqual(intervals.median_interval([10, 2, 3, 4, 5, 6, 7, 8, 9, 1]), (2, 5.5, 9))  # 97.9 %
        self.assertEqual(intervals.median_interval([3, 1, 2]), (1, 2, 3))
        self.assertEqual(intervals.median_interval(range(1, 21)), (6, 10.5, 15))  # 95.9 %
        self.assertEqual(intervals.median_interval([7]), (7, 7, 7))

    def test_the_interval_of_a_median_holds_it_as_often_as_it_says(self):
        draw = numpy.random.default_rng(1)
        held = sum(low <= 1 <= high for low, _, high in (intervals.median_interval(draw.lognormal(0, 0.1, 10)) for _ in range(1000)))
        self.assertGreater(held, 955)

    def test_corrected_p_values_are_those_of_benjamini_and_hochberg(self):
        p = [0.01, 0.04, 0.03, 0.5]  # worked by hand: 0.01*4/1, 0.03*4/2 -> 0.04*4/3, 0.5
        numpy.testing.assert_allclose(intervals.corrected(p), [0.04, 0.16 / 3, 0.16 / 3, 0.5])
        self.assertEqual(intervals.corrected([]).size, 0)

    def test_a_run_beside_itself_shows_no_difference(self):
        for seed in range(10):
            share = called_different(*made_up_times(280, 10, 0.03, seed)).mean()
            self.assertLessEqual(share, 0.05)

    def test_a_slowdown_of_20_percent_is_found(self):
        for seed in range(10):
            first, second = made_up_times(280, 10, 0.03, seed)
            self.assertGreaterEqual(called_different(first, 1.2 * second).mean(), 0.95)

    @unittest.skipUnless(RECORDED.exists(), "nothing recorded")
    def test_both_on_the_recorded_noise_of_a_machine(self):
        pairs = files.read_json(RECORDED)["seconds"].values()
        first, second = (numpy.array([pair[side] for pair in pairs]) for side in (0, 1))
        self.assertLessEqual(called_different(first, second).mean(), 0.05)
        long = numpy.median(first, axis=1) >= 100e-6
        self.assertGreater(long.sum(), 50)
        self.assertGreaterEqual(called_different(first, 1.2 * second)[long].mean(), 0.95)

    def test_the_ratio_has_an_interval_around_it(self):
        first, second = made_up_times(50, 10, 0.03, 1)
        ratio, low, high = intervals.ratios(first, 1.2 * second)
        self.assertTrue(((low <= ratio) & (ratio <= high)).all())
        self.assertGreater(((low <= 1.2) & (1.2 <= high)).mean(), 0.8)
        mean, low, high = intervals.mean_ratio(first, 1.2 * second)
        self.assertTrue(1.18 < low < mean < high < 1.22, (low, mean, high))


class Sweep(Folder):
    def test_a_plan_covers_every_cell_in_every_round(self):
        steps = sweep.plan(CELLS, 3)
        seen = sorted((s.round, c) for s in steps for c in s.cells)
        self.assertEqual(seen, sorted((r, c) for r in (1, 2, 3) for c in CELLS))
        self.assertEqual([s.round for s in steps], sorted(s.round for s in steps))

    def test_shards_are_parts_of_the_whole(self):
        whole = {s.name for s in sweep.plan(CELLS, 2)}
        parts = [{s.name for s in sweep.plan(CELLS, 2, shard=(i, 2))} for i in (1, 2)]
        self.assertEqual(whole, parts[0] | parts[1])
        self.assertFalse(parts[0] & parts[1])
        self.assertEqual(sweep.parse_shard("2/8"), (2, 8))
        for wrong in ("0/2", "3/2", "1", "a/b"):
            self.assertRaises(ValueError, sweep.parse_shard, wrong)

    def test_only_takes_what_matches(self):
        cells = {c for s in sweep.plan(CELLS, 1, only="^softmax/.*/256/") for c in s.cells}
        self.assertEqual(cells, {"softmax/direct/256/float/a shape", "softmax/vectorized/256/float/a shape"})

    def test_configurations_take_turns(self):
        step = sweep.run_step(sweep.plan(CELLS, 1)[0], [configuration("a"), configuration("b")], [])
        self.assertEqual(sorted(t["configuration"] for t in step["turns"]), ["a", "b"])
        self.assertEqual(*([c["cell"] for c in t["cells"]] for t in step["turns"]))

    def test_what_fails_is_recorded_and_the_rest_goes_on(self):
        broken = sweep.Configuration("broken", ("sh", "-c", "echo no >&2; exit 3"), {})
        result = sweep.turn(broken, ["x"], [])
        self.assertEqual((result["cells"], result["error"]), ([], "exit status 3: no"))

    def test_a_killed_sweep_goes_on_and_has_the_same_records(self):
        whole, killed = self.folder / "whole", self.folder / "killed"
        expected = {records.key_of(r): r["rounds"] for r in swept(whole, {"a": 1, "b": 1}, 4)["records"]}
        prepare(killed, [about("a"), about("b")])
        program = (f"import sys, pathlib; sys.argv = ['x', {str(SCRIPTS)!r}]; sys.path.insert(0, {str(HERE)!r})\n"
                   "import laboratory_test as t\n"
                   f"t.sweep.run(pathlib.Path({str(killed)!r}), t.sweep.plan(t.CELLS, 4), [t.configuration('a'), t.configuration('b')])")
        draw, kills = random.Random(1), 0
        for _ in range(100):
            child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL)
            try:
                child.wait(draw.uniform(0.3, 1.2))
                break
            except subprocess.TimeoutExpired:
                child.send_signal(signal.SIGKILL)
                child.wait()
                kills += 1
                for path in (killed / "steps").glob("*.json"):
                    files.read_json(path)  # whole
        self.assertEqual(child.returncode, 0)
        self.assertGreater(kills, 0)
        found = {records.key_of(r): r["rounds"] for r in with_limits(records.collect(killed))["records"]}
        self.assertEqual(found, expected)
        self.assertEqual([p.name for p in killed.rglob("*") if p.is_file() and p.suffix != ".json"], [])

    def test_the_deadline_ends_a_sweep_between_rounds(self):
        prepare(self.folder, [about("a")])
        steps, said = sweep.plan(CELLS, 5), []
        done = sweep.run(self.folder, steps, [configuration("a")], deadline=time.monotonic() + 0.01, say=said.append)
        self.assertLess(done, 5)
        self.assertIn("the same command goes on", said[-1])
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], say=said.append), 5)

    def test_time_left(self):
        self.assertEqual([sweep.clock(s) for s in (5, 65, 3700)], ["0 min 05 s", "1 min 05 s", "1 h 01 min"])


class Records(Folder):
    def test_they_fit_the_schema_and_the_csv_has_them_all(self):
        document = swept(self.folder, {"a": 1, "b": 1.2})
        jsonschema.validate(document, files.read_json(records.SCHEMA))
        rows = records.as_csv(document).splitlines()
        self.assertEqual(len(rows), 1 + len(document["records"]))
        for wanted in ("kernel", "idle_lane_share", "verdict", "error", "share_of_limit", "environment_cpu", "environment_cpu_quota",
                       "environment_commit", "configuration_openmp_library", "configuration_flags", "load_average_at_start"):
            self.assertIn(wanted, rows[0].split(","))

    def test_the_schema_refuses_what_is_not_a_record(self):
        document = swept(self.folder, {"a": 1}, 1)
        schema = files.read_json(records.SCHEMA)
        for change in (lambda r: r.pop("verdict"), lambda r: r.update(median_seconds=-1), lambda r: r.update(verdict="perhaps"),
                       lambda r: r.update(seconds=[])):
            copy = json.loads(json.dumps(document))
            change(copy["records"][0])
            self.assertRaises(jsonschema.ValidationError, jsonschema.validate, copy, schema)

    def test_a_record_says_what_the_turns_said(self):
        document = swept(self.folder, {"a": 1}, 3, "^gemv/direct/32/")
        record, = document["records"]
        steps = [files.read_json(p) for p in (self.folder / "steps").glob("*.json")]
        least = sorted(min(s["turns"][0]["cells"][0]["seconds"]) for s in steps)
        self.assertEqual(sorted(record["seconds"]), least)
        self.assertEqual(record["median_seconds"], least[1])
        self.assertEqual((record["verdict"], record["error"], record["rounds"]), ("right", 1e-7, [1, 2, 3]))

    def test_shards_merge_to_the_whole_without_duplicates(self):
        whole = swept(self.folder / "whole", {"a": 1}, 2)
        shards = [swept(self.folder / str(i), {"a": 1}, 2, shard=(i, 2)) for i in (1, 2)]
        merged = records.merge([*shards, shards[0]])
        jsonschema.validate(merged, files.read_json(records.SCHEMA))
        self.assertEqual([records.key_of(r) for r in merged["records"]], [records.key_of(r) for r in whole["records"]])
        self.assertEqual(len(merged["environments"]), 1)

    def test_machines_stay_apart(self):
        first = swept(self.folder, {"a": 1}, 2)
        text = json.dumps(first).replace(first["environments"][0]["id"], "another")
        merged = records.merge([first, json.loads(text)])
        self.assertEqual(len(merged["records"]), 2 * len(first["records"]))
        self.assertEqual(len(merged["environments"]), 2)

    def test_the_command_merges_folders(self):
        for i in (1, 2):
            swept(self.folder / str(i), {"a": 1}, 2, shard=(i, 2))
        with contextlib.redirect_stdout(io.StringIO()):
            merge.main([str(self.folder / "1"), str(self.folder / "2"), "--output", str(self.folder / "all")])
        self.assertEqual(len(files.read_json(self.folder / "all/records.json")["records"]), len(CELLS))


class Comparison(Folder):
    def test_what_is_slower_is_called_slower(self):
        document = swept(self.folder, {"a": 1, "b": 1.2})
        compared = comparison.compare(document, "a", "b")
        self.assertEqual(compared.count("slower"), len(CELLS))
        self.assertTrue(1.15 < compared.low < 1.2 < compared.high < 1.25, compared)
        self.assertIn("more time than a", comparison.sentence(compared))

    def test_no_difference_is_said(self):
        document = swept(self.folder, {"a": 1, "b": 1})
        compared = comparison.compare(document, "a", "b")
        self.assertLessEqual(compared.count("slower") + compared.count("faster"), 0.05 * len(CELLS))
        self.assertIn("no difference is shown", comparison.sentence(compared))

    def test_labels_leave_out_what_all_have(self):
        names = ["gcc-12 libgomp O3 avx2 2t", "clang-14 libomp-14 O3 avx2 2t"]
        self.assertEqual(list(comparison.labels({"configurations": [about(n) for n in names]}).values()), ["gcc-12 libgomp", "clang-14 libomp-14"])
        self.assertEqual(comparison.labels({"configurations": [about("a")]}), {"a": "a"})

    def test_pairs_differ_in_one_axis(self):
        abouts = [about("g"), about("go", runtime="libomp-16", own=False), about("c", "clang-14", "libomp-14"),
                  about("d", "clang-16", "libomp-16")]
        self.assertEqual(comparison.pairs_to_compare({"configurations": abouts}),
                         [("compiler_name", "g", "c"), ("compiler_name", "g", "d"), ("runtime", "g", "go")])


class Regression(Folder):
    def check(self, factor, *options):
        old, new = (self.folder / name for name in ("old", "new"))
        for folder, f in ((old, 1), (new, factor)):
            files.write_json(folder / "records.json", swept(folder / "sweep", {"a": f}))
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = regression.main([str(old), str(new), *options])
        return status, out.getvalue()

    def test_equal_passes(self):
        self.assertEqual(self.check(1.0)[0], 0)

    def test_slower_fails_and_is_named(self):
        status, text = self.check(1.2)
        self.assertEqual(status, 1)
        self.assertIn("slower or wrong: ", text)
        self.assertEqual(self.check(1.2, "--tolerance=0.5")[0], 0)

    def test_faster_passes(self):
        self.assertEqual(self.check(0.8)[0], 0)

    def test_wrong_fails(self):
        document = swept(self.folder / "sweep", {"a": 1}, 3)
        files.write_json(self.folder / "old.json", document)
        document["records"][0]["verdict"] = "wrong"
        files.write_json(self.folder / "new.json", document)
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(regression.main([str(self.folder / "old.json"), str(self.folder / "new.json")]), 1)

    def test_two_commits_of_one_sweep(self):
        files.write_json(self.folder / "one.json", swept(self.folder / "sweep", {"a old": 1, "a new": 1.2}))
        for new, status in (("a new", 1), ("a old", 0)):
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(regression.main([str(self.folder / "one.json")] * 2 + ["--old-configuration", "a old", "--new-configuration", new]),
                                 status)

    def test_nothing_to_compare_is_an_error(self):
        files.write_json(self.folder / "no.json", {"configurations": [], "records": []})
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(regression.main([str(self.folder / "no.json")] * 2), 2)
            self.assertEqual(regression.main([str(self.folder / "missing.json")] * 2), 2)


class Toolchains(unittest.TestCase):
    def test_a_clang_builds_with_the_nearest_libomp(self):
        runtimes = [toolchains.Runtime("libgomp"), toolchains.Runtime("libomp-14"), toolchains.Runtime("libomp-16")]
        names = {v: toolchains.runtime_of(toolchains.Compiler("clang", v, ""), runtimes).name for v in ("14.0.6", "16.0.1", "19.1.0")}
        self.assertEqual(names, {"14.0.6": "libomp-14", "16.0.1": "libomp-16", "19.1.0": "libomp-16"})
        self.assertIsNone(toolchains.runtime_of(toolchains.Compiler("clang", "19.1.0", ""), runtimes[:1]))
        self.assertEqual(toolchains.runtime_of(toolchains.Compiler("gcc", "12.2.0", ""), runtimes).name, "libgomp")

    def test_targets_to_build_hold_every_kernel(self):
        supported = ["avx512_bf16", "avx512", "avx2", "sse42"]
        self.assertEqual(builds.targets_to_build(["best"], supported), ("avx512_bf16", "avx512"))
        self.assertEqual(builds.targets_to_build(["avx2"], supported), ("avx2",))
        self.assertEqual(builds.targets_to_build(["best", "avx2"], supported[1:]), ("avx512", "avx2"))

    def test_each_compiler_is_found_once(self):
        names = [c.name for c in toolchains.find_compilers()]
        self.assertEqual(len(names), len(set(names)))


class Page(Folder):
    def test_it_says_what_the_records_say(self):
        document = swept(self.folder, {"a": 1, "b": 1.2})
        compared = comparison.comparisons(with_axis(document))
        text = study.render(document, compared)
        (_, c), = compared
        self.assertIn(f"{c.ratio:.3f} ({c.low:.3f} to {c.high:.3f})", text)
        for d in c.differences:
            if d.different:
                self.assertIn(f'data-value="{d.record["median_seconds"]!r}"', text)
                self.assertIn(f"{d.ratio:.3f} ({d.low:.3f} to {d.high:.3f})", text)
        best = {}
        for r in document["records"]:
            if r["configuration"] == "a" and r["pattern"] != "automatic":
                best[r["kernel"]] = min(best.get(r["kernel"], 1), r["median_seconds"])
        for seconds in best.values():
            self.assertIn(f'data-value="{seconds!r}"', text)
        self.assertIn(document["environments"][0]["kernel"], text)
        self.assertEqual(len(comparison.as_csv(compared).splitlines()), 1 + len(c.differences))

    def test_it_needs_nothing_from_elsewhere(self):
        document = swept(self.folder, {"a": 1}, 2)
        text = study.render(document, [])
        for loads in ("<link", "src=", "url(", "@import", "http://", "https://"):
            self.assertNotIn(loads, text)
        self.assertEqual(text, study.render(document, []))

    def test_a_long_study_stays_below_3_MB(self):
        template = swept(self.folder, {"a": 1}, 2, "^softmax/")
        records_of_one, template["records"] = template["records"], []
        for kernel in range(60):
            for shape in range(8):
                for r in records_of_one:
                    template["records"].append(r | {"kernel": f"kernel_{kernel}", "shape": f"a shape of {shape}", "quick": shape == 0,
                                                    "cell": f"kernel_{kernel}/{r['pattern']}/{r['threads_per_threadgroup']}/float/a shape of {shape}"})
        text = study.render(template, [])
        self.assertLess(len(text.encode()), 3_000_000)
        self.assertIn("stand in records.csv only", text)
        self.assertIn('id="k-kernel_59"', text)

    def test_wrong_results_and_a_busy_machine_are_told(self):
        document = swept(self.folder, {"a": 1}, 2)
        document["records"][0]["verdict"] = "wrong"
        document["environments"][0]["load_average_at_start"] = [99, 99, 99]
        text = study.render(document, [])
        self.assertIn("Wrong results: ", text)
        self.assertIn("something else was running", text)


def with_axis(document):
    """a and b as two runtimes of one compiler."""
    document["configurations"][1] |= {"runtime": "libomp-16", "own_runtime": False}
    return document


class Model(unittest.TestCase):
    def record(self, threads, threadgroups, seconds, idle=0.0, host_threads=2):
        return {"cell": str(threads), "threads_per_threadgroup": threads, "threadgroups": threadgroups, "median_seconds": seconds,
                "waves": -(-threadgroups // host_threads), "idle_lane_share": idle, "host_threads": host_threads}

    def test_idle_lanes_and_balance(self):
        self.assertAlmostEqual(model.efficiency(self.record(100, 1000, 1, 0.21875)), 0.78125)
        self.assertAlmostEqual(model.efficiency(self.record(256, 3, 1)), 0.75)

    def test_it_agrees_with_times_that_follow_it(self):
        records_ = [self.record(128, 1000, 1e-3), self.record(100, 1280, 1e-3 / 0.78125, 0.21875), self.record(1024, 3, 1e-3 / 0.75)]
        for p in model.predictions(records_, 0):
            self.assertAlmostEqual(p.predicted, p.measured)

    def test_it_disagrees_where_something_else_costs(self):
        slow = model.predictions([self.record(32, 4000, 1e-3), self.record(1024, 124, 2e-3)], 0)[1]
        self.assertAlmostEqual(slow.disagreement, 0.5)

    def test_threadgroups_cost(self):
        many = model.predictions([self.record(1024, 100, 1e-4), self.record(32, 3200, 1.3e-4)], 20e-9)[1]
        self.assertAlmostEqual(many.predicted, 1e-4 / (1e-4 + 3100 * 10e-9))

    def test_resident_threadgroups(self):
        self.assertEqual(model.resident_threadgroups(1024, 64, 0), 1)
        self.assertEqual(model.resident_threadgroups(256, 64, 16384), 2)
        self.assertEqual(model.resident_threadgroups(256, 64, 32768, memory=65536), 2)


class Sizes(Folder):
    def test_how_close_a_size_is_and_how_sure(self):
        document = swept(self.folder, {"a": 1}, only="^softmax/direct/")
        for r in document["records"]:
            r["seconds"] = [1e-3 if r["threads_per_threadgroup"] == 32 else 1.2e-3] * 10
        small, large = sizes.summary(document["records"])
        self.assertEqual((small.threads, small.close, small.surely, small.groups), (32, 1, 1, 1))
        self.assertEqual((large.threads, large.close, large.possibly), (256, 0, 0))
        self.assertAlmostEqual(large.median_loss, 0.2)
        self.assertIn("32 threads are within 3 % of the best for 1 of 1", sizes.sentence([small, large]))


class ExplainDispatch(Folder):
    def test_known_answers(self):
        program = self.folder / "explain"
        subprocess.run(["c++", "-std=c++20", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Werror", "-I", SCRIPTS.parent / "include",
                        SCRIPTS.parent / "bench/explain_dispatch.cpp", "-o", program], check=True)

        def says(*arguments):
            return subprocess.run([program, *arguments], capture_output=True, text=True)

        text = says("4000x3000", "16x16", "--cores", "8").stdout
        for wanted in ("250x188 threadgroups (47000) of 256 threads", "16x8 (128 threads)", "5875 waves over 8 cores", "4 threadgroups at a time"):
            self.assertIn(wanted, text)
        text = says("1000", "100", "--cores", "4", "--memory", "16384").stdout
        for wanted in ("21.9 % of the lanes are idle", "[####............................]", "wave 3                [##..]", "83.3 %",
                       "2 threadgroups at a time, limited by memory"):
            self.assertIn(wanted, text)
        self.assertIn("threadgroup (1, 2, 0) at (1, 2, 0), SIMD group 0, lane 17", says("16x16", "8x4", "--thread", "9x10").stdout)
        self.assertIn("nothing runs", says("0", "32").stdout)
        self.assertEqual((says("10", "2000").returncode, says("10").returncode, says("a", "1").returncode), (1, 2, 2))


if __name__ == "__main__":
    unittest.main()
