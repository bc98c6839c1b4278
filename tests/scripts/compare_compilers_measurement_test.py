#!/usr/bin/env python3
"""The built pewter_measure, not a made-up one: what it says of cells makes records that fit the schema, right ones.

usage: compare_compilers_measurement_test.py <pewter_measure>
"""
import subprocess
import sys
import unittest

import jsonschema
from compare_compilers_case import Folder, about, prepare, with_limits
from benchmarking import builds, compare_compilers, files, records, sweep

MEASURE = sys.argv.pop(1)


class Measurement(Folder):
    def test_a_cell_from_the_program_to_the_schema(self):
        said = compare_compilers.describe([MEASURE], {})
        self.assertIn(said["wait_policy"], ("passive", "active", "not said"))
        self.assertNotIn("OMP_DISPLAY_ENV", said["openmp_runtime_settings"])
        cells = subprocess.run([MEASURE, "--list=quick"], capture_output=True, text=True, check=True).stdout.splitlines()
        steps = sweep.plan(cells, 2, "^(row_sum|gemm)/automatic/")
        prepare(self.folder, [about("real") | said | {"name": "real"}])
        sweep.run(self.folder, steps, [sweep.Configuration("real", (MEASURE,), {})], ("--milliseconds=0.1", "--samples=2"), say=lambda _: None)
        document = with_limits(records.collect(self.folder))
        jsonschema.validate(document, files.read_json(records.SCHEMA))
        self.assertEqual(document["errors"], [])
        self.assertEqual([r["kernel"] for r in document["records"]], ["gemm", "row_sum"])
        targets = [name for name, *_ in builds.rows_of_targets()]
        for r in document["records"]:
            self.assertEqual((r["verdict"], r["rounds"], r["samples_per_round"]), ("right", [1, 2], 2))
            self.assertGreaterEqual(targets.index(r["code_target"]), targets.index(r["target"]))

    def test_a_name_that_is_no_cell(self):
        turn = sweep.turn(sweep.Configuration("real", (MEASURE,), {}), ["no/cell/0/float/x"], ["--milliseconds=0.1"])
        self.assertEqual(turn["cells"], [])
        self.assertIn("no cell is called", turn["error"])


if __name__ == "__main__":
    unittest.main()
