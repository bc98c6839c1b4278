"""What host threads gain: the best cell of a kernel at the fewest threads over its best at more, of the same build."""
import dataclasses

from . import comparison, intervals
from .packages import numpy


@dataclasses.dataclass
class Speedup:
    kernel: str
    type: str
    shape: str
    threads: int
    ratio: float  # 2: twice as fast as on the fewest threads
    low: float
    high: float


def builds(document):
    """[{host threads: name}] of the builds that were measured with several numbers of them."""
    found = {}
    for c in document["configurations"]:
        rest = tuple(c.get(a) for a in comparison.AXES if a != "host_threads")
        found.setdefault(rest, {}).setdefault(c["host_threads"], c["name"])
    return [dict(sorted(names.items())) for names in found.values() if len(names) > 1]


def best_over(records, fewest):
    """{threads: (ratio, low, high)} of one kernel, type and shape, over the rounds that all its cells have; none if too few."""
    records = [r for r in records if len(r["rounds"]) >= intervals.FEWEST_ROUNDS]
    threads = sorted({r["host_threads"] for r in records})
    if len(threads) < 2 or threads[0] != fewest:
        return {}
    times, = intervals.by_round(records)
    times = times[:, ~numpy.isnan(times).any(axis=0)]  # fewer threads may have been given fewer rounds
    of = numpy.array([r["host_threads"] for r in records])
    if times.shape[1] < intervals.FEWEST_ROUNDS:
        return {}

    def statistic(drawn, axis=-1):
        medians = numpy.median(times[..., drawn], axis=axis)
        return numpy.stack([medians[of == threads[0]].min(axis=0) / medians[of == n].min(axis=0) for n in threads[1:]])

    return dict(zip(threads[1:], zip(*intervals.over_rounds(statistic, times.shape[1]))))


def speedups(document, names):
    """[Speedup] of a build; names: one of `builds`."""
    groups, chosen = {}, set(names.values())
    for r in document["records"]:
        if r["configuration"] in chosen and r["pattern"] != "automatic":
            groups.setdefault((r["environment"], r["kernel"], r["type"], r["shape"]), []).append(r)
    return [Speedup(*key[1:], n, *map(float, found)) for key, members in sorted(groups.items()) for n, found in best_over(members, min(names)).items()]
