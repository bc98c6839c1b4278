#!/usr/bin/env python3
"""What is made of records: comparisons, the check for regressions, sizes, the model, the page, a launch explained."""
import contextlib
import io
import json
import subprocess
import unittest

from compare_compilers_case import CELLS, SCRIPTS, Folder, about, swept, with_axis
from benchmarking import comparison, files, model, records, regression, sizes
from report_pages import compact, study


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

    def test_nodes_of_one_kind_are_compared_together_and_other_machines_apart(self):
        parts = [with_axis(swept(self.folder / str(i), {"a": 1, "b": 1}, 6, shard=(i, 2))) for i in (1, 2)]
        parts[1] = json.loads(json.dumps(parts[1]).replace(parts[1]["environments"][0]["id"], "another node"))
        (_, one), = comparison.comparisons(records.merge(parts))
        self.assertEqual((len(one.differences), one.where), (len(CELLS), ""))
        parts[1]["environments"][0] |= {"hardware": "other", "cpu": "Another CPU", "processors": 64}
        found = [c for _, c in comparison.comparisons(records.merge(parts))]
        self.assertEqual(sum(len(c.differences) for c in found), len(CELLS))
        self.assertEqual(found[1].where, "Another CPU, 64 processors")
        self.assertIn("Another CPU, 64 processors: ", comparison.sentence(found[1]))

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
        self.assertIn("slower, wrong or missing: ", text)
        self.assertIn("each interval holds with 98.33 %, all together with 95 %", text)  # of three kernels
        self.assertEqual(self.check(1.2, "--tolerance=0.5")[0], 0)

    def test_faster_passes(self):
        self.assertEqual(self.check(0.8)[0], 0)

    def of_documents(self, old, new, *options):
        for name, document in (("old", old), ("new", new)):
            files.write_json(self.folder / f"{name}.json", document)
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
            status = regression.main([str(self.folder / "old.json"), str(self.folder / "new.json"), *options])
        return status, out.getvalue()

    def changed(self, document, change):
        copy = json.loads(json.dumps(document))
        change(copy)
        return copy

    def test_wrong_fails(self):
        document = swept(self.folder / "sweep", {"a": 1}, 6)
        self.assertEqual(self.of_documents(document, self.changed(document, lambda d: d["records"][0].update(verdict="wrong")))[0], 1)

    def test_what_is_missing_or_failed_fails(self):
        document = swept(self.folder / "sweep", {"a": 1}, 6)
        self.assertEqual(self.of_documents(document, document)[0], 0)
        lost = document["records"][0]
        status, text = self.of_documents(document, self.changed(document, lambda d: d["records"].pop(0)))
        self.assertEqual(status, 1)
        self.assertIn(f"slower, wrong or missing: {lost['kernel']}\n", text)
        whole = self.changed(document, lambda d: d.update(records=[r for r in d["records"] if r["kernel"] != "gemv"]))
        self.assertRegex(self.of_documents(document, whole)[1], "gemv +missing")
        self.assertEqual(self.of_documents(document, whole, "--only=^s")[0], 0)
        self.assertEqual(self.of_documents(whole, document)[0], 0)  # more than before is no regression
        error = {"round": 2, "group": "softmax/float/a shape", "configuration": "a", "error": "exit status 3"}
        failed = self.changed(document, lambda d: d["errors"].append(error))
        self.assertRegex(self.of_documents(document, failed)[1], "softmax +missing")
        self.assertEqual([self.of_documents(*pair)[0] for pair in ((document, failed), (failed, failed), (failed, document))], [1, 0, 0])

    def test_a_configuration_that_is_gone_is_missing(self):
        both = swept(self.folder / "sweep", {"a": 1, "b": 1}, 6)
        one = self.changed(both, lambda d: d.update(configurations=d["configurations"][:1],
                                                    records=[r for r in d["records"] if r["configuration"] == "a"]))
        status, text = self.of_documents(both, one)
        self.assertEqual(status, 1)
        self.assertIn(f"missing of b: {len(CELLS)} cells", text)
        self.assertEqual(self.of_documents(both, one, "--old-configuration=a")[0], 0)

    def test_machines_are_not_mixed(self):
        one = swept(self.folder / "sweep", {"a": 1}, 6)
        slow = self.changed(one, lambda d: [r.update(seconds=[2 * s for s in r["seconds"]]) for r in d["records"]])
        slow = json.loads(json.dumps(slow).replace(one["environments"][0]["id"], "other").replace(one["environments"][0]["hardware"], "others"))
        slow["environments"][0]["cpu"] = "Another CPU"
        two = records.merge([one, slow])
        self.assertEqual(self.of_documents(two, records.merge([slow, one]))[0], 0)
        self.assertEqual(self.of_documents(two, one)[0], 1)  # the other machine's cells are missing
        status, text = self.of_documents(one, slow)
        self.assertEqual(status, 1)
        self.assertIn("the CPUs differ: ", text)

    def test_a_node_of_the_same_hardware_stands_for_another(self):
        one, other = (self.changed(swept(self.folder / name, {"a": 1}, 6, shard=(i, 2)), lambda d: None) for i, name in ((1, "x"), (2, "y")))
        rename = lambda d, name: json.loads(json.dumps(d).replace(d["environments"][0]["id"], name))  # noqa: E731
        self.assertEqual(self.of_documents(records.merge([rename(one, "p"), rename(other, "q")]),
                                           records.merge([rename(one, "r"), rename(other, "s")]))[0], 0)

    def test_too_few_rounds_are_no_verdict(self):
        document = swept(self.folder / "sweep", {"a": 1}, 5)
        status, text = self.of_documents(document, document)
        self.assertEqual(status, 2)
        self.assertIn("too few rounds to say: ", text)

    def test_two_commits_of_one_sweep(self):
        files.write_json(self.folder / "one.json", swept(self.folder / "sweep", {"a old": 1, "a new": 1.2}))
        for new, status in (("a new", 1), ("a old", 0)):
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(regression.main([str(self.folder / "one.json")] * 2 + ["--old-configuration", "a old", "--new-configuration", new]),
                                 status)

    def test_nothing_to_compare_is_an_error(self):
        files.write_json(self.folder / "no.json", {"configurations": [], "environments": [], "errors": [], "records": []})
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(regression.main([str(self.folder / "no.json")] * 2), 2)
            self.assertEqual(regression.main([str(self.folder / "missing.json")] * 2), 2)
            files.write_json(self.folder / "one.json", swept(self.folder / "sweep", {"a": 1}, 1))
            self.assertEqual(regression.main([str(self.folder / "one.json")] * 2 + ["--old-configuration=z"]), 2)


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


    def test_a_failed_turn_costs_its_own_cell_only(self):
        document = swept(self.folder, {"a": 1}, only="^softmax/direct/")
        for r in document["records"]:
            r["seconds"] = [1e-3 if r["threads_per_threadgroup"] == 32 else 1.2e-3] * 10
        large, small = document["records"]
        large |= {"rounds": [3], "seconds": [1e-3]}
        self.assertEqual([(s.threads, s.surely) for s in sizes.summary(document["records"])], [(32, 1)])
        small |= {"rounds": [4], "seconds": [1e-3]}
        self.assertEqual([(s.close, s.surely, s.possibly) for s in sizes.summary(document["records"])], [(1, 0, 1)] * 2)


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

    def test_a_long_study_makes_no_long_page(self):
        template = swept(self.folder, {"a": 1}, 2, "^softmax/")
        records_of_one, template["records"] = template["records"], []
        for kernel in range(60):
            for shape in range(8):
                for r in records_of_one:
                    template["records"].append(r | {"kernel": f"kernel_{kernel}", "shape": f"a shape of {shape}", "quick": shape == 0,
                                                    "cell": f"kernel_{kernel}/{r['pattern']}/{r['threads_per_threadgroup']}/float/a shape of {shape}"})
        text = study.render(template, [])
        self.assertLess(len(compact.compact(text).encode()), compact.LARGEST_PAGE)
        self.assertIn("are in the records", text)
        self.assertIn('id="k-kernel_0"', text)

    def test_wrong_results_and_a_busy_machine_are_told(self):
        document = swept(self.folder, {"a": 1}, 2)
        document["records"][0]["verdict"] = "wrong"
        document["environments"][0]["load_average_at_start"] = [99, 99, 99]
        text = study.render(document, [])
        self.assertIn("Wrong results: ", text)
        self.assertIn("something else was running", text)


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
