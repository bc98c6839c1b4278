"""Reads one JSON file of pewter_bench: the environment, the machine's limits, and the cells of the matrix."""
import dataclasses
import json
import pathlib

LEVELS = ("L1", "L2", "L3", "DRAM")


@dataclasses.dataclass(frozen=True)
class Cell:
    kernel: str
    pattern: str
    threads: int
    type: str
    shape: str
    seconds: float
    bytes: float
    flops: float
    host_threads: int
    idle_lane_share: float


@dataclasses.dataclass
class Run:
    name: str
    context: dict
    limits: dict  # (stream, level, host threads) -> bytes or flops a second
    overheads: dict  # name -> nanoseconds
    cells: list

    def group(self):
        """(kernel, type, shape) -> its cells, kernels by name."""
        groups = {}
        for cell in sorted(self.cells, key=lambda c: c.kernel):  # the benchmarks ran in random order
            groups.setdefault((cell.kernel, cell.type, cell.shape), []).append(cell)
        return groups


UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}


def read(path):
    raw = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    run = Run(pathlib.Path(path).stem, raw["context"], {}, {}, [])
    for record in raw["benchmarks"]:
        if record.get("run_type") == "aggregate" and record.get("aggregate_name") != "median":
            continue
        parts = record["run_name"].removesuffix("/real_time").split("/")
        seconds = record["real_time"] * UNITS[record["time_unit"]]
        if parts[0] == "limits":
            rate = record.get("bytes_per_second", record.get("flops_per_second"))
            run.limits[parts[1], parts[2], int(record["host_threads"])] = rate
        elif parts[0] in ("dispatch", "simdgroup"):
            run.overheads["/".join(parts)] = seconds * 1e9
        else:
            kernel, pattern, threads, kind = parts[:4]
            run.cells.append(Cell(kernel, pattern, int(threads), kind, "/".join(parts[4:]), seconds, record["bytes"],
                                  record["flops"], int(record["host_threads"]), record["idle_lane_share"]))
    run.limits = dict(sorted(run.limits.items(), key=lambda item: (item[0][0], LEVELS.index(item[0][1]) if item[0][1] in LEVELS else 0)))
    run.overheads = dict(sorted(run.overheads.items()))
    return run


def level_of(run, size):
    """The level of the memory hierarchy that serves a working set of so many bytes.

    Caches of a core count once a thread. A set of up to twice the L3 counts as the L3's: a good part of it stays there
    from call to call, and a limit must not be below what can be reached.
    """
    threads = int(run.context["host_threads"])
    caches = (("L1", int(run.context["l1d_bytes"]) * threads), ("L2", int(run.context["l2_bytes"]) * threads),
              ("L3", 2 * int(run.context["l3_bytes"])))
    return next((name for name, capacity in caches if size <= capacity), "DRAM")


def limit_seconds(run, cell):
    """The least time that the machine's measured limits allow a cell: the roofline, bytes and flops at once."""
    threads = int(run.context["host_threads"])
    level = level_of(run, cell.bytes)
    stream = "read" if cell.kernel in ("row_sum", "gemv", "decode_attention", "histogram") else "copy"
    memory = cell.bytes / run.limits[stream, level, threads]
    return max(memory, cell.flops / run.limits["fma", "peak", threads])


def share_of_limit(run, cell):
    return limit_seconds(run, cell) / cell.seconds
