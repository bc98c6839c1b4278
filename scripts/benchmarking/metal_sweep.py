"""A user's Metal kernel at several threadgroup sizes and targets: measured in turns, results compared, and the
collection's records and page of it.

A variant is a target and a size. Rounds are the outer loop, and each draws the order of the variants anew, so that
drift of the machine meets all alike. A round's time is the mean of as many dispatches as take some milliseconds.
"""
import dataclasses
import math
import pathlib
import random
import re
import time

import numpy

from benchmarking.metal_options import SIZES, TARGETS  # noqa: F401  as --help says

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECONDS_PER_TURN = 0.004


@dataclasses.dataclass
class Variant:
    target: str
    threads: tuple  # of a threadgroup, three extents
    run: object  # runs it on the sweep's buffers
    clock: object = None  # the last run's seconds on a GPU, without the copies of buffers; None: the time it took here
    difference: float = 0.0  # of its results from the first variant's, as a share of the tolerance
    calls: int = 1
    seconds: dict = dataclasses.field(default_factory=dict)  # round -> seconds a call

    @property
    def size(self):
        return math.prod(self.threads)


def at_threads(text, threads):
    """ "4096", "16*threads" or "4096/threads" (rounded up), for a threadgroup of this many threads."""
    found = re.fullmatch(r"(\d+)(?:([*/])threads)?", text.strip())
    if not found:
        raise ValueError(f"{text!r}, must be a number, NUMBER*threads or NUMBER/threads")
    number = int(found[1])
    return number if not found[2] else number * threads if found[2] == "*" else -(-number // threads)


def extents_of(size, grid_dimensions):
    """A threadgroup of this many threads: rows of 32 where the grid has a second dimension."""
    return (32, size // 32, 1) if grid_dimensions > 1 and size % 32 == 0 else (size, 1, 1)


def difference(found, expected, tolerance):
    """The largest |found - expected| / (tolerance * max(1, |expected|)); infinite where only one is a number, and for any
    difference without a tolerance.
    """
    if found.size == 0 or numpy.array_equal(found, expected, equal_nan=found.dtype.kind == "f"):
        return 0.0
    a, b = found.astype(float), expected.astype(float)
    finite = numpy.isfinite(a) & numpy.isfinite(b)
    if tolerance == 0 or not ((a == b) | (numpy.isnan(a) & numpy.isnan(b)) | finite).all():
        return math.inf
    return float((numpy.abs(a - b)[finite] / (tolerance * numpy.maximum(1, numpy.abs(b[finite])))).max(initial=0.0))


class Sweep:
    """buffers: index to array, as they are before the kernel runs; outputs: the indices that are compared."""

    def __init__(self, kernel, grid, buffers, outputs, tolerance):
        self.kernel, self.grid, self.tolerance = kernel, grid, tolerance
        self.first = {n: b.copy() for n, b in buffers.items()}
        self.buffers = {n: b.copy() for n, b in buffers.items()}
        self.outputs = sorted(outputs or buffers)
        self.variants, self.left_out, self.expected = [], [], None

    def results(self, run):
        for n, b in self.first.items():
            self.buffers[n][...] = b
        run()
        return {n: self.buffers[n].copy() for n in self.outputs}

    def add(self, target, threads, run, clock=None):
        """A variant, whose results are compared with the first one's. run, clock: without arguments; run works on self.buffers."""
        results = self.results(run)
        if self.expected is None:
            self.expected = results
        worst = max((difference(results[n], self.expected[n], self.tolerance) for n in self.outputs), default=0.0)
        self.variants.append(Variant(target, threads, run, clock, worst))

    def leave_out(self, target, threads, why):
        self.left_out.append((target, threads, why))

    def measure(self, rounds):
        for v in self.variants:
            v.calls = max(1, round(SECONDS_PER_TURN / self.turn(v, 1)))
        for number in range(1, rounds + 1):
            for v in random.Random(number).sample(self.variants, len(self.variants)):
                self.turn(v, 1)
                v.seconds[number] = self.turn(v, v.calls)

    @staticmethod
    def turn(variant, calls):
        started, on_gpu = time.perf_counter(), 0.0
        for _ in range(calls):
            variant.run()
            on_gpu += variant.clock() if variant.clock else 0
        return (on_gpu if variant.clock else time.perf_counter() - started) / calls

    def wrong(self):
        return [v for v in self.variants if v.difference > 1]


def median(variant):
    return float(numpy.median(list(variant.seconds.values())))


def idle_share(variant):
    return 1 - variant.size / (-(-variant.size // 32) * 32)


def table(sweep):
    """Lines for the terminal: a row a size, for each target time, rate, and what is kept of the best."""
    from report_pages import summary
    targets = list(dict.fromkeys(v.target for v in sweep.variants))
    best = min((median(v) for v in sweep.variants), default=0)
    moved = sum(b.nbytes for b in sweep.buffers.values())
    lines = ["threads".ljust(10) + "".join(t.rjust(10) + "GB/s".rjust(8) + "kept".rjust(7) for t in targets) + "   idle lanes  results"]
    for threads in dict.fromkeys(v.threads for v in sweep.variants):
        row = {v.target: v for v in sweep.variants if v.threads == threads}
        line = name_of(threads).ljust(10)
        for target in targets:
            v = row.get(target)
            line += (f"{summary.duration(median(v)):>10}{moved / median(v) / 1e9:8.1f}{100 * best / median(v):5.0f} %" if v
                     else f"{'-':>10}{'':15}")
        worst = max(v.difference for v in row.values())
        lines.append(line + f"{100 * idle_share(next(iter(row.values()))):10.1f} %  " + ("same" if worst <= 1 else f"differ: {worst:.3g} of the tolerance"))
    lines += [f"left out: {target} at {name_of(threads)} threads: {why}" for target, threads, why in sweep.left_out]
    return lines


def name_of(threads):
    used = threads[:max(n + 1 for n in range(3) if threads[n] != 1 or n == 0)]
    return "x".join(map(str, used))


def element_type(sweep):
    kinds = {sweep.buffers[n].dtype.name for n in sweep.outputs}
    return {"float16": "half", "float32": "float"}.get(kinds.pop(), "other") if len(kinds) == 1 else "other"


def configuration_of(target, compile_seconds, host_threads, environment, limits):
    caches = {c["level"]: int(c["size"][:-1]) * {"K": 1024, "M": 1024**2}[c["size"][-1]] for c in environment["caches"]}
    return {"name": f"metal {target} {host_threads}t", "environment": environment["id"], "cpu": environment["cpu"],
            "compiler": "pewter-metalc", "compiler_name": "pewter-metalc", "runtime": "pewter_metal", "own_runtime": True, "optimisation": "O3",
            "source": "working tree", "target": target, "host_threads": host_threads, "flags": "", "build_type": "Release",
            "openmp_library": "", "openmp_package": "", "openmp_date": "", "openmp_runtime_settings": {}, "wait_policy": "not said",
            "environment_variables": environment["openmp_settings"], "thread_binding": "false",
            "processors_allowed": environment["processors"], "l1d_bytes": caches.get(1, 0), "l2_bytes": caches.get(2, 0),
            "l3_bytes": caches.get(3, 0), "kernel_compile_seconds": compile_seconds, "kernel_code_bytes": 0, "limits": limits, "overheads": {}}


def document_of(sweep, command, compile_seconds, host_threads=0, flops=0.0, limits=()):
    """Records as those of compare-compilers (records.schema.json). limits: [{stream, level, threads, rate}]. Needs scipy."""
    from benchmarking import machine, records
    environment = machine.describe(ROOT)
    host_threads = host_threads or environment["processors"]
    shape = "x".join(sweep.grid)
    moved = sum(b.nbytes for b in sweep.buffers.values())
    written = sum(sweep.buffers[n].nbytes for n in sweep.outputs) / moved if moved else 0.0
    configurations, found = {}, []
    for v in sweep.variants:
        c = configurations.setdefault(v.target, configuration_of(v.target, compile_seconds[v.target], host_threads, environment, list(limits)))
        kind = element_type(sweep)
        line = {"cell": f"{sweep.kernel}/direct/{v.size}/{kind}/{shape}", "kernel": sweep.kernel, "family": "metal source", "pattern": "direct",
                "threads_per_threadgroup": v.size, "type": kind, "shape": shape, "extents": [at_threads(e, v.size) for e in sweep.grid],
                "quick": True, "bytes": moved, "flops": flops, "written_share": written, "code_target": v.target, "launches": 1,
                "threads_used": v.size, "idle_lane_share": idle_share(v), "load_average": environment["load_average_at_start"][0],
                "verdict": "right" if v.difference <= 1 else "wrong",
                "error_share_of_bound": v.difference if math.isfinite(v.difference) else None}
        found.append(records.record_of({n: line | {"seconds": [s]} for n, s in v.seconds.items()}, c, environment))
    errors = [{"round": 0, "group": sweep.kernel, "configuration": f"metal {target} {host_threads}t", "error": f"{name_of(threads)} threads: {why}"}
              for target, threads, why in sweep.left_out]
    return {"version": records.VERSION, "command": command, "environments": [environment], "configurations": list(configurations.values()),
            "errors": errors, "records": found}


def write_report(document, folder):
    """records.json, records.csv and report.html."""
    from benchmarking import files, records
    from report_pages import page
    from report_pages.compact import compact
    runs = []
    environment = document["environments"][0]
    for c in document["configurations"]:
        run = records.as_run(c, [records.cell_of(r) for r in document["records"] if r["configuration"] == c["name"]])
        run.context |= {"date": environment["date"], "commit": environment["commit"]}
        runs.append(run)
    records.write(document, folder)
    files.write_text(pathlib.Path(folder) / "report.html", compact(page.render(runs, [document["command"]])))
