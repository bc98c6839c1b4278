#!/usr/bin/env python3
"""The batch files of scripts/cluster/, under mpirun and with Slurm's variables, around a made-up compare-compilers: that
the shards they start are the whole sweep.
"""
import contextlib
import io
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

from compare_compilers_case import CELLS, HERE, SCRIPTS, Folder, swept
from benchmarking import files, merge, sweep

MPIRUN = shutil.which("mpirun")


def compare_compilers(*arguments):
    """A sweep of fakes, of the shard asked for."""
    options = dict(zip(arguments[::2], arguments[1::2]))
    folder = pathlib.Path(options["--output"])
    folder.mkdir(parents=True, exist_ok=True)
    files.write_json(folder / "records.json", swept(folder / "sweep", {"a": 1}, int(options["--rounds"]), shard=sweep.shard(options["--shard"])))


class Cluster(Folder):
    def setUp(self):
        super().setUp()
        (self.folder / "scripts/cluster").mkdir(parents=True)
        for name in ("sweep.slurm", "sweep.mpirun"):
            shutil.copy(SCRIPTS / "cluster" / name, self.folder / "scripts/cluster")
        command = self.folder / "scripts/compare-compilers"
        command.write_text(f'#!/bin/sh\nexec {sys.executable} {HERE / "compare_compilers_cluster_test.py"} shard "$@"\n')
        command.chmod(0o755)

    def run_batch(self, command, **variables):
        clean = {k: v for k, v in os.environ.items() if not k.startswith(("SLURM", "OMPI", "PMI"))}
        return subprocess.run(command, cwd="/", env=clean | variables, capture_output=True, text=True)

    def assert_whole(self):
        shards = sorted((self.folder / "results").glob("shard-*"))
        self.assertEqual(len(shards), 2)
        with contextlib.redirect_stdout(io.StringIO()):
            merge.main([*map(str, shards), "--output", str(self.folder / "all")])
        self.assertEqual(sorted(r["cell"] for r in files.read_json(self.folder / "all/records.json")["records"]), sorted(CELLS))

    def test_slurm(self):
        script = self.folder / "scripts/cluster/sweep.slurm"
        for task in ("1", "2"):
            done = self.run_batch(["bash", script, "--rounds", "1"], SLURM_SUBMIT_DIR=str(self.folder), SLURM_ARRAY_TASK_ID=task,
                                  SLURM_ARRAY_TASK_MAX="2")
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assert_whole()
        self.assertIn("submit with sbatch", self.run_batch(["bash", script], SLURM_SUBMIT_DIR=str(self.folder)).stderr)

    @unittest.skipUnless(MPIRUN, "no mpirun")
    def test_mpirun(self):
        script = self.folder / "scripts/cluster/sweep.mpirun"
        is_open_mpi = "Open MPI" in subprocess.run([MPIRUN, "--version"], capture_output=True, text=True).stdout
        options = (["--oversubscribe"] + ["--allow-run-as-root"] * (os.geteuid() == 0)) if is_open_mpi else []
        done = self.run_batch([MPIRUN, *options, "-n", "2", script, "--rounds", "1"])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assert_whole()
        self.assertEqual(self.run_batch(["bash", script]).returncode, 2)


if __name__ == "__main__":
    if sys.argv[1:2] == ["shard"]:
        compare_compilers(*sys.argv[2:])
    else:
        unittest.main()
