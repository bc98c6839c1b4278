"""Reads one JSON file of pewter_bench: the environment, the machine's limits, and the cells of the matrix.

A cell is one kernel x pattern x threadgroup size x element type x shape. Its time is the median of the repetitions.
Its limit is the roofline of the same run: the least time that the bandwidth of the memory levels which hold the
working set, and the peak of fused multiply-adds, allow.
"""
import dataclasses
import json
import pathlib
import statistics

LEVELS = ("L1", "L2", "L3", "DRAM")
UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}


@dataclasses.dataclass(frozen=True)
class Cell:
    kernel: str
    pattern: str
    threads: int  # of a threadgroup; 0: the library's choice
    type: str
    shape: str
    seconds: float
    variation: float  # standard deviation of the repetitions over their mean; 0: one repetition
    bytes: float
    flops: float
    written_share: float  # of the bytes
    host_threads: int
    idle_lane_share: float
    quick: bool  # the kernel's first shape, in float
    low: float = None  # of a 95 % interval of `seconds`, where it was measured often enough
    high: float = None
    least: tuple = None  # what `limit` says, where a record knows it
    predicted: float = None  # seconds, by the cost model of row and element-wise kernels


@dataclasses.dataclass
class Run:
    name: str
    context: dict
    limits: dict  # (stream, level, host threads) -> bytes or flops a second
    overheads: dict  # name -> nanoseconds
    cells: list  # of the matrix
    automatic: dict  # (kernel, type, shape) -> the cell that the library chose

    @property
    def host_threads(self):
        return int(self.context["host_threads"])

    def group(self):
        """(kernel, type, shape) -> its cells, kernels by name, patterns and sizes in order."""
        groups = {}
        order = lambda c: (c.kernel, c.pattern, c.threads)  # noqa: E731
        for cell in sorted(self.cells, key=order):
            groups.setdefault((cell.kernel, cell.type, cell.shape), []).append(cell)
        return dict(sorted(groups.items(), key=lambda g: (g[0][0], g[1][0].bytes, g[0][2], g[0][1])))

    def first_groups(self):
        """Kernel -> the key of its quick shape, or else of any."""
        found = {}
        for key, cells in self.group().items():
            if key[0] not in found or cells[0].quick:
                found[key[0]] = key
        return found


def measurements(records):
    """Name of a benchmark -> (a record of it, seconds, variation): medians, whatever was written. Of a limit, which has a
    maximum, that one.
    """
    found = {}
    for record in records:
        if record.get("error_occurred"):
            continue
        kind = record.get("aggregate_name", "iteration")
        found.setdefault(record["run_name"].removesuffix("/real_time"), {}).setdefault(kind, []).append(record)
    for name, kinds in found.items():
        chosen = kinds.get("max") or kinds.get("median") or kinds.get("iteration")
        if not chosen:
            continue
        seconds = statistics.median(r["real_time"] * UNITS[r["time_unit"]] for r in chosen)
        variation = kinds["cv"][0]["real_time"] if "cv" in kinds else 0.0
        yield name, chosen[0], seconds, variation


def is_study(path):
    """Whether a path holds records of scripts/compare-compilers, and not one run of pewter_bench."""
    path = pathlib.Path(path)
    return path.is_dir() or "records" in json.loads(path.read_text(encoding="utf-8"))


def read(path):
    return of_document(json.loads(pathlib.Path(path).read_text(encoding="utf-8")), pathlib.Path(path).stem)


def of_document(raw, name):
    run = Run(name, raw["context"], {}, {}, [], {})
    for name, record, seconds, variation in measurements(raw["benchmarks"]):
        parts = name.split("/")
        if parts[0] == "limits":
            rate = record.get("bytes_per_second", record.get("flops_per_second"))
            run.limits[parts[1], parts[2], int(record["host_threads"])] = rate
        elif parts[0] in ("dispatch", "simdgroup"):
            run.overheads[name] = seconds * 1e9
        else:
            kernel, pattern, threads, kind = parts[:4]
            cell = Cell(kernel, pattern, int(threads), kind, "/".join(parts[4:]), seconds, variation, record["bytes"],
                        record["flops"], record.get("written_share", 0.5), int(record["host_threads"]),
                        record["idle_lane_share"], bool(record.get("quick", 1)),
                        predicted=record["predicted_ns"] / 1e9 if "predicted_ns" in record else None)
            if pattern == "automatic":
                run.automatic[kernel, kind, cell.shape] = cell
            else:
                run.cells.append(cell)
    run.limits = dict(sorted(run.limits.items()))
    run.overheads = dict(sorted(run.overheads.items()))
    return run


def layers(run, size):
    """[(level, bytes)] of a working set, caches filled from the fastest on; those of a core count once a thread.

    What fits a cache may stay there from call to call, so only the rest has to come from the level below. A limit that
    charged all of it to the lowest level would be below what can be reached.
    """
    capacity = {"L1": int(run.context["l1d_bytes"]) * run.host_threads,
                "L2": int(run.context["l2_bytes"]) * run.host_threads, "L3": int(run.context["l3_bytes"])}
    parts, held = [], 0
    for level in LEVELS:
        until = min(size, max(capacity.get(level, size), held))
        if until > held:
            parts.append((level, until - held))
            held = until
    return parts


def bandwidth(run, level, written_share, threads):
    """The bandwidth of the stream whose proportion of reads and writes is closest to the cell's, and its name; or None."""
    stream = next(s for s, below in (("read", 1 / 6), ("triad", 5 / 12), ("copy", 3 / 4), ("write", 2)) if written_share < below)
    rates = {s: run.limits.get((s, level, threads)) for s in (stream, f"{stream}_nontemporal")}
    return max(((rate, stream) for rate in rates.values() if rate), default=None)


def peak(run, kind, threads):
    """The peak rate of multiply-adds of an element type, or of float if the type was not measured. None: neither was."""
    return run.limits.get((f"fma_{kind}", "peak", threads)) or run.limits.get(("fma", "peak", threads))


def memory_limit(run, cell):
    """(the least seconds that the bytes take, "L3 copy": what takes most of them), or None: not measured."""
    times = []
    for level, size in layers(run, cell.bytes):
        found = bandwidth(run, level, cell.written_share, cell.host_threads)
        if not found:
            return None
        times.append((size / found[0], f"{level} {found[1]}"))
    return (sum(t for t, _ in times), max(times)[1]) if times else None


def limit(run, cell):
    """(the least seconds that the roofline allows, "L3 copy" or "FMA": what takes them), or None: not measured."""
    if cell.least:
        return cell.least
    flops, memory = peak(run, cell.type, cell.host_threads), memory_limit(run, cell)
    return max(memory, (cell.flops / flops, "FMA")) if flops and memory else None


def share_of_limit(run, cell):
    """1 is the machine's limit; None if no limit was measured."""
    least = limit(run, cell)
    return None if least is None else least[0] / cell.seconds
