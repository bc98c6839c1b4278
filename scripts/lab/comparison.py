"""Compares what one document's records allow to compare: configuration with configuration, cell by cell.

A ratio is the second's time over the first's: 1.2 says that the second takes 20 % longer.
"""
import csv
import dataclasses
import io

import numpy

from . import intervals

LEVEL = 0.05  # of the corrected p-values, at which a difference is called one
AXES = ("compiler_name", "runtime", "optimisation", "target", "host_threads", "source")


@dataclasses.dataclass
class Difference:
    """One cell under two configurations."""
    record: dict  # of the first
    other: dict
    ratio: float
    low: float
    high: float
    p: float  # corrected over all cells compared

    @property
    def different(self):
        return self.p <= LEVEL

    @property
    def verdict(self):
        if not self.different:
            return "no difference shown"
        return "slower" if self.ratio > 1 else "faster"


@dataclasses.dataclass
class Comparison:
    first: str
    second: str
    differences: list
    ratio: float  # geometric mean over the cells
    low: float
    high: float
    paired: bool

    def count(self, verdict):
        return sum(d.verdict == verdict for d in self.differences)

    def by_kernel(self):
        """kernel -> (ratio, low, high), geometric means over its cells."""
        kernels = {}
        for d in self.differences:
            kernels.setdefault(d.record["kernel"], []).append(d)
        return {kernel: mean_of(members, self.paired) for kernel, members in kernels.items()}


def sides(pairs, paired):
    """The times of both as [cells x rounds]; paired: of the rounds that all have."""
    if paired:
        common = sorted(set.intersection(*(set(a["rounds"]) & set(b["rounds"]) for a, b in pairs)))
        pick = lambda r: [r["seconds"][r["rounds"].index(n)] for n in common]  # noqa: E731
        return tuple(numpy.array([pick(pair[side]) for pair in pairs], float) for side in (0, 1))
    fewest = [min(len(pair[side]["seconds"]) for pair in pairs) for side in (0, 1)]
    return tuple(numpy.array([pair[side]["seconds"][:fewest[side]] for pair in pairs], float) for side in (0, 1))


def mean_of(differences, paired, confidence=intervals.CONFIDENCE):
    first, second = sides([(d.record, d.other) for d in differences], paired)
    return intervals.mean_ratio(first, second, paired, confidence)


def compare_pairs(names, pairs, paired):
    """A Comparison of [(record, record)]; None if there is nothing to compare."""
    if not pairs:
        return None
    first, second = sides(pairs, paired)
    if first.shape[1] == 0 or second.shape[1] == 0:
        return None
    ratio, low, high = intervals.ratios(first, second, paired)
    p = intervals.corrected(intervals.p_different(first, second))
    differences = [Difference(a, b, *map(float, values)) for (a, b), *values in zip(pairs, ratio, low, high, p)]
    return Comparison(*names, differences, *intervals.mean_ratio(first, second, paired), paired)


def compare(document, first, second):
    """Two configurations of one document, on the cells and machines that both have; their rounds were interleaved."""
    index = {(r["environment"], r["cell"], r["configuration"]): r for r in document["records"]}
    pairs = [(r, index[e, c, second]) for (e, c, name), r in index.items() if name == first and (e, c, second) in index]
    return compare_pairs((first, second), pairs, paired=True)


def pairs_to_compare(document):
    """[(axis, first, second)]: configurations that differ in one axis only, each with the first one of its kind.

    The compiler's own runtime changes with it: compilers are compared each with its own.
    """
    names = {}
    for configuration in document["configurations"]:
        names.setdefault(configuration["name"], configuration)
    configurations, found = list(names.values()), []
    for axis in AXES:
        seen = {}
        for c in configurations:
            if axis == "compiler_name" and not c["own_runtime"]:
                continue
            rest = tuple(c[a] for a in AXES if a != axis and not (axis == "compiler_name" and a == "runtime"))
            if rest in seen:
                found.append((axis, seen[rest], c["name"]))
            else:
                seen[rest] = c["name"]
    return found


def labels(document):
    """name -> the name without the words that all configurations have."""
    words = [c["name"].split(" ") for c in document["configurations"]]
    shared = set.intersection(*map(set, words)) if len(words) > 1 else set()
    return {" ".join(w): " ".join(word for word in w if word not in shared) or " ".join(w) for w in words}


def comparisons(document):
    """[(axis, Comparison)] of pairs_to_compare, without those that share no cell; named by labels."""
    short, found = labels(document), []
    for axis, first, second in pairs_to_compare(document):
        if compared := compare(document, first, second):
            found.append((axis, dataclasses.replace(compared, first=short[first], second=short[second])))
    return found


def as_csv(compared):
    """A row a cell of each comparison."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["differ_in", "first", "second", "environment", "cell", "first_seconds", "second_seconds", "ratio", "low", "high",
                     "p_corrected", "verdict"])
    for axis, c in compared:
        for d in c.differences:
            writer.writerow([axis, c.first, c.second, d.record["environment"], d.record["cell"], d.record["median_seconds"],
                             d.other["median_seconds"], d.ratio, d.low, d.high, d.p, d.verdict])
    return text.getvalue()


AXIS_NAMES = {"compiler_name": "compiler", "runtime": "OpenMP runtime", "optimisation": "optimisation", "target": "target",
              "host_threads": "host threads", "source": "commit"}


def factor(ratio):
    return f"{ratio:.3f}".rstrip("0").rstrip(".") if abs(ratio - 1) < 0.1 else f"{ratio:.2f}"


def sentence(comparison):
    """ "clang-14 ... takes 1.08 times as long as gcc-12 ... (geometric mean of 278 cells, 95 % interval 1.07 to 1.09)" """
    c = comparison
    within = f"geometric mean over {len(c.differences)} cells {factor(c.ratio)}, 95 % interval {c.low:.3f} to {c.high:.3f}"
    if c.low <= 1 <= c.high:
        head = f"Between {c.first} and {c.second} no difference is shown on the whole ({within})"
    else:
        more = f"{abs(1 - c.ratio):.1%}".replace("%", " %")
        head = f"{c.second} takes {more} {'more' if c.ratio > 1 else 'less'} time than {c.first} ({within})"
    return (f"{head}; of the cells it is faster in {c.count('faster')}, slower in {c.count('slower')}, and in "
            f"{c.count('no difference shown')} no difference is shown.{extremes(c)}")


def extremes(c):
    """The kernels that gain and lose most, of those whose interval says so."""
    kernels = c.by_kernel()
    fast = min(((v[0], k) for k, v in kernels.items() if v[2] < 1), default=None)
    slow = max(((v[0], k) for k, v in kernels.items() if v[1] > 1), default=None)
    found = [f"{word} most in {kernel} ({ratio:.2f})" for word, pair in (("gains", fast), ("loses", slow)) if pair for ratio, kernel in [pair]]
    return f" {c.second} {' and '.join(found)}." if found else ""
