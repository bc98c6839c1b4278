#!/usr/bin/env python3
"""Sweeps and their records: what is measured, that nothing is lost or doubled, and that it fits the schema."""
import contextlib
import dataclasses
import io
import json
import math
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time
import unittest
import unittest.mock

import jsonschema
from compare_compilers_case import CELLS, HERE, Folder, about, configuration, prepare, swept, with_limits
from benchmarking import builds, compare_compilers, files, machine, merge, records, sweep


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
        self.assertEqual(sweep.shard("2/8"), (2, 8))
        for wrong in ("0/2", "3/2", "1", "a/b"):
            self.assertRaises(ValueError, sweep.shard, wrong)

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
        program = (f"import sys, pathlib; sys.path.insert(0, {str(HERE)!r})\n"
                   "import compare_compilers_case as t\n"
                   f"t.sweep.run(pathlib.Path({str(killed)!r}), t.sweep.plan(t.CELLS, 4), [t.configuration('a'), t.configuration('b')])")
        draw, kills, finished = random.Random(1), 0, lambda: len(list((killed / "steps").glob("*.json")))
        for _ in range(5):  # killed somewhere in a later step, each time after at least one more is done
            child, before = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL), finished()
            while finished() == before and child.poll() is None:
                time.sleep(0.001)
            time.sleep(draw.uniform(0, 0.1))
            child.send_signal(signal.SIGKILL)
            kills += child.wait() == -signal.SIGKILL
            for path in (killed / "steps").glob("*.json"):
                files.read_json(path)  # whole
        self.assertGreater(kills, 0)
        subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL, check=True)
        found = {records.key_of(r): r["rounds"] for r in with_limits(records.collect(killed))["records"]}
        self.assertEqual(found, expected)
        self.assertEqual([p.name for p in killed.rglob("*") if p.is_file() and p.suffix != ".json"], [])

    def test_as_many_rounds_as_asked_for_are_made_without_time_too(self):
        steps = sweep.plan(CELLS, 5)
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], seconds=0.01, say=lambda _: None, fewest=3), 3)

    def test_the_time_ends_a_sweep_between_rounds(self):
        prepare(self.folder, [about("a")])
        steps, said = sweep.plan(CELLS, 5), []
        done = sweep.run(self.folder, steps, [configuration("a")], seconds=0.01, say=said.append)
        self.assertLess(done, 5)
        self.assertIn("the same command goes on", said[-1])
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], say=said.append), 5)

    def test_the_time_of_killed_runs_counts(self):
        prepare(self.folder, [about("a")])
        steps = sweep.plan(CELLS, 3)
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], seconds=0.01, say=lambda _: None), 1)
        paths = sorted((self.folder / "steps").glob("*.json"))
        used = max(files.read_json(p)["elapsed"] for p in paths)
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], seconds=used, say=lambda _: None), 1)
        files.write_json(sweep.path_of(self.folder, steps[len(steps) // 3]), files.read_json(paths[0]) | {"round": 2})
        self.assertEqual(sweep.run(self.folder, steps, [configuration("a")], seconds=used, say=lambda _: None), 2)  # begun is finished

    def test_what_is_optional_is_measured_as_far_as_there_is_time(self):
        members = [configuration("a"), dataclasses.replace(configuration("b"), optional=True)]
        prepare(self.folder, [about("a"), about("b")])
        steps = sweep.plan(CELLS, 3, "^gemv/direct")
        with unittest.mock.patch.object(sweep.Budget, "has_time_for", lambda _, number, rounds: rounds == 1):
            self.assertEqual(sweep.run(self.folder, steps, members, seconds=1, say=lambda _: None), 3)
        rounds = {(r["configuration"], *r["rounds"]) for r in records.collect(self.folder)["records"]}
        self.assertEqual(rounds, {("a", 1, 2, 3), ("b", 1, 3)})

    def test_a_round_takes_what_the_one_before_took(self):
        budget = sweep.Budget(100, time.monotonic(), 40)
        budget.add({"round": 1, "turns": [{"took": 10}, {"took": 20}]})
        self.assertTrue(budget.has_time_for(2, 3))  # 3 * 30 / 2: without the verdicts
        self.assertFalse(budget.has_time_for(2, 5))
        self.assertTrue(sweep.Budget(None, time.monotonic(), 1e9).has_time_for(2, 1000))

    def test_time_left(self):
        self.assertEqual([sweep.clock(s) for s in (5, 65, 3700)], ["0 min 05 s", "1 min 05 s", "1 h 01 min"])

    def test_progress_promises_no_more_than_the_time_there_is(self):
        for most, left in ((math.inf, "5 min 00 s"), (90, "1 min 30 s"), (-1, "0 min 00 s")):
            said, now = [], iter((0, 100))
            with unittest.mock.patch.object(sweep.time, "monotonic", lambda now=now: next(now)):
                sweep.Progress(4, 0, said.append, most_left=lambda most=most: most).step()
            self.assertEqual(said, [f"1 of 4 steps, 25 %, {left} left"])


class Machine(Folder):
    def git(self, *arguments):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.example", *arguments], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def test_without_git_no_commit_is_given(self):
        with unittest.mock.patch.dict(os.environ, PATH="/nowhere"):
            self.assertEqual(machine.commit(HERE), "not given")
            with self.assertRaisesRegex(SystemExit, "'main' can only be found by git, which is not installed"):
                builds.commit_of("main")

    @unittest.skipIf(shutil.which("git") is None, "there is no git here")
    def test_a_commit_names_the_edits_too(self):
        self.assertEqual(machine.commit(pathlib.Path("/")), "not given")
        file = self.folder / "file"
        self.git("init", "--quiet")
        file.write_text("1")
        self.git("add", "file")
        self.git("commit", "--quiet", "--message=one")
        names = [machine.commit(self.folder)]
        for text in ("2", "3", "1"):
            file.write_text(text)
            names.append(machine.commit(self.folder))
        self.assertEqual((len(set(names)), names[3]), (3, names[0]))
        self.assertRegex(names[1], f"^{names[0]}-dirty-[0-9a-f]{{8}}$")

    def test_what_a_machine_says_of_itself(self):
        one = machine.describe(HERE)
        self.assertEqual(one["affinity"], sorted(os.sched_getaffinity(0)))
        with unittest.mock.patch.object(machine.platform, "node", return_value="another"), \
                unittest.mock.patch.object(machine, "memory_bytes", return_value=one["memory_bytes"] + 4096):
            other = machine.describe(HERE)
        self.assertEqual(one["hardware"], other["hardware"])
        self.assertNotEqual(one["id"], other["id"])

    def test_the_settings_of_a_runtime_are_without_our_own(self):
        program = self.folder / "measure"
        program.write_text("#!/bin/sh\necho '{}'\n[ $OMP_DISPLAY_ENV = verbose ] || exit 1\n"
                           "cat >&2 <<'END'\n  OMP_WAIT_POLICY = 'PASSIVE'\n  [host] OMP_DISPLAY_ENV='VERBOSE'\nEND\n")
        program.chmod(0o755)
        self.assertEqual(compare_compilers.describe([program], {}), {"openmp_runtime_settings": {"OMP_WAIT_POLICY": "PASSIVE"}, "wait_policy": "passive"})


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

    def test_what_does_not_fit_the_schema_is_told_when_it_is_written(self):
        document = swept(self.folder, {"a": 1}, 1)
        with contextlib.redirect_stderr(io.StringIO()) as said:
            records.write(document, self.folder / "right")
            self.assertEqual(said.getvalue(), "")
            document["records"][3]["median_seconds"] = -1
            records.write(document, self.folder / "wrong")
        self.assertIn("does not fit records.schema.json: $.records[3].median_seconds: -1", said.getvalue())
        self.assertTrue((self.folder / "wrong/records.json").exists())

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


if __name__ == "__main__":
    unittest.main()
