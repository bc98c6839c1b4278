#!/usr/bin/env python3
"""A GPU's page from a folder of measurements: run.py with programs that succeed, fail and are missing, and page.py of what they left."""
import contextlib
import io
import json
import os
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "offload"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
import page  # noqa: E402
import run  # noqa: E402

SPEED = {"kernel": "softmax", "type": "float", "shape": [8, 8, 0], "gigabytes_per_second": 3.0, "threads": 0, "microseconds": 1}


class Folder(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        for where in (mock.patch.object(run, "HERE", self.folder), mock.patch.object(page, "RESULTS", self.folder),
                      mock.patch.object(run, "gpu", lambda: "Some GPU, 580, 80 GB"), mock.patch.object(run, "name_nccl", lambda: None),
                      mock.patch.object(run.importlib.util, "find_spec", lambda name: None)):  # no PyTorch
            where.start()
            self.addCleanup(where.stop)
        self.program("pewter_device_bench", f"echo '{json.dumps(SPEED)}'")
        self.program("pewter_product_bench", "echo '{}'; exit 3")
        self.program("pewter_group_bench", "exit 77")

    def program(self, name, text):
        (self.folder / name).write_text("#!/bin/sh\n" + text + "\n")
        (self.folder / name).chmod(0o755)

    def run_at(self, commit, *arguments):
        (self.folder / "commit").write_text(commit + "\n")
        with mock.patch.object(sys, "argv", ["run.py", "--no-tests", "--out", str(self.folder), *arguments]), \
                contextlib.redirect_stdout(io.StringIO()):
            return run.main()

    def page(self):
        with mock.patch.object(sys, "argv", ["page.py", "some", "Some GPU", str(self.folder)]):
            page.main()
        return (self.folder / "some.md").read_text(), json.loads((self.folder / "some.json").read_text())

    def test_a_first_page_needs_no_tests_and_no_copy(self):
        self.assertEqual(self.run_at("c0ffee00", "--bench", "rows"), 0)
        text, _ = self.page()
        self.assertIn("- **Machine**: Some GPU;", text)
        self.assertNotIn("**Tests**", text)
        self.assertIn("| `softmax` | float | 3 |", text)

    def test_a_part_of_an_earlier_run_keeps_its_commit(self):
        self.run_at("c0ffee00", "--bench", "rows,bench")
        self.page()
        self.run_at("deadbeef", "--bench", "bench")
        commits = {name: part["commit"] for name, part in self.page()[1]["parts"].items()}
        self.assertEqual(commits, {"bench": "deadbeef", "rows": "c0ffee00"})

    def test_a_program_that_fails_leaves_no_part(self):
        self.assertEqual(self.run_at("c0ffee00", "--bench", "products,rows"), 1)
        self.assertEqual(json.loads((self.folder / "record.json").read_text())["parts"], ["rows"])
        self.assertFalse((self.folder / "products.jsonl").exists())

    def test_a_named_part_must_be_there(self):
        for part in ("free_form", "group"):
            self.assertEqual(self.run_at("c0ffee00", "--bench", part), 1, part)
        os.remove(self.folder / "pewter_product_bench")
        self.assertEqual(self.run_at("c0ffee00", "--bench"), 0)

    def test_no_product_is_measured_twice(self):
        shapes = run.PRODUCTS.split(",")
        self.assertEqual(len(set(shapes)), len(shapes))


if __name__ == "__main__":
    unittest.main()
