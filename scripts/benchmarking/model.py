"""A cost model to compare with the measurement: what the geometry alone says a threadgroup size should cost.

  time = work / ((1 - idle lanes) * balance) + threadgroups * cost of an empty one / cores

Balance is how full the waves are: threadgroups over waves * cores. The work is fitted so that the cell that the model
likes best takes the time measured for it. What the model leaves out - barriers and reductions a threadgroup, the cache
footprint, a pattern's instructions - is what shows where it and the measurement disagree.
"""
import dataclasses

REGISTERS_PER_CORE = 64 * 1024  # bytes: the arithmetic of Apple's guides
MEMORY_PER_CORE = 32 * 1024  # bytes of threadgroup memory


def resident_threadgroups(threads, state_bytes_per_thread, memory_bytes, registers=REGISTERS_PER_CORE, memory=MEMORY_PER_CORE):
    """Threadgroups that a core of a GPU holds at a time: by registers, and by threadgroup memory."""
    by_registers = registers // (threads * state_bytes_per_thread) if state_bytes_per_thread else registers
    by_memory = memory // memory_bytes if memory_bytes else by_registers
    return min(by_registers, by_memory)


@dataclasses.dataclass
class Prediction:
    record: dict
    predicted: float  # share of the best cell's speed that the model expects it to keep
    measured: float

    @property
    def disagreement(self):
        """0.2: the measurement keeps 20 points less than the model says."""
        return self.predicted - self.measured


def efficiency(record):
    """Share of the lanes' time that is work, by geometry."""
    cores = min(record["host_threads"], record["threadgroups"])
    return (1 - record["idle_lane_share"]) * record["threadgroups"] / (record["waves"] * cores)


def predictions(records, seconds_per_threadgroup):
    """One a record of a group (a kernel, type and shape under one configuration); without those whose launch was not seen."""
    seen = [r for r in records if r["waves"]]
    if not seen:
        return []
    overhead = {r["cell"]: r["threadgroups"] * seconds_per_threadgroup / r["host_threads"] for r in seen}
    favourite = min(seen, key=lambda r: (1 / efficiency(r), overhead[r["cell"]]))
    work = max(favourite["median_seconds"] - overhead[favourite["cell"]], 0) * efficiency(favourite)
    times = {r["cell"]: work / efficiency(r) + overhead[r["cell"]] for r in seen}
    best_time, best_measured = min(times.values()), min(r["median_seconds"] for r in seen)
    return [Prediction(r, best_time / times[r["cell"]] if times[r["cell"]] else 1.0, best_measured / r["median_seconds"]) for r in seen]
