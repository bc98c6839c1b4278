"""What the tests of compare-compilers share: sweeps of a made-up pewter_measure, and times with noise."""
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

import numpy

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parents[1] / "scripts"
sys.path.insert(0, str(SCRIPTS))
import fake_measure  # noqa: E402
from benchmarking import files, machine, records, sweep  # noqa: E402

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
            "openmp_library": "/lib/" + runtime, "openmp_date": 201511, "openmp_package": runtime + " 1", "openmp_runtime_settings": {}, "wait_policy": "passive",
            "environment_variables": {}, "thread_binding": "false", "processors": 2, "processors_allowed": 2, "l1d_bytes": 32768,
            "l2_bytes": 1048576, "l3_bytes": 33554432, "kernel_compile_seconds": 1.5, "kernel_objects": 3, "kernel_code_bytes": 1000,
            "limits": limits, "overheads": {"dispatch/inline": 14.0}}


def prepare(folder, abouts):
    """What compare-compilers writes before the first step."""
    files.write_json(folder / "plan.json", {"command": "scripts/compare-compilers", "cells": CELLS, "milliseconds": 1})
    files.write_json(folder / "environment.json", machine.describe(HERE))
    files.write_json(folder / "configurations.json", abouts)


def answered(command, input, env, **_):
    """subprocess.run of a fake, without a process: a sweep would start hundreds of them."""
    return subprocess.CompletedProcess(command, 0, "".join(line + "\n" for line in fake_measure.answers(command, env, input.splitlines())), "")


def swept(folder, factors, rounds=10, only="", shard=(1, 1)):
    """The document of a sweep of fakes; factors: name -> how slow."""
    prepare(folder, [about(name) for name in factors])
    steps = sweep.plan(CELLS, rounds, only, shard)
    made_up = [configuration(n, f) for n, f in factors.items()]
    for c in made_up:
        c.environment["CALLS"] = str(folder / f"{folder.name} {c.name} calls")
    with unittest.mock.patch.object(sweep.subprocess, "run", answered):
        sweep.run(folder, steps, made_up, say=lambda _: None)
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


def record(cell, seconds, rounds=None):
    """As much of a record as comparing takes."""
    return {"cell": cell, "kernel": cell.split("/")[0], "environment": "e", "seconds": list(map(float, seconds)),
            "rounds": rounds or list(range(1, len(seconds) + 1)), "median_seconds": float(numpy.median(seconds)), "verdict": "right"}


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name) / "sweep"  # a name that is the same in every run
        self.folder.mkdir()


def with_axis(document):
    """a and b as two runtimes of one compiler."""
    document["configurations"][1] |= {"runtime": "libomp-16", "own_runtime": False}
    return document
