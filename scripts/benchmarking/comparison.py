"""Compares what one document's records allow to compare: configuration with configuration, cell by cell.

A ratio is the second's time over the first's: 1.2 says that the second takes 20 % longer.
"""
import csv
import dataclasses
import io

from . import intervals, machine
from .packages import numpy

LEVEL = 0.05  # of the corrected p-values, at which a difference is called one
TOO_FEW = "too few rounds to say"
AXES = ("compiler_name", "runtime", "optimisation", "lanes", "target", "host_threads", "source")


@dataclasses.dataclass
class Difference:
    """One cell under two configurations."""
    record: dict  # of the first
    other: dict
    ratio: float
    low: float
    high: float
    p: float  # corrected over all cells compared; 1 where the rounds are too few
    rounds: int  # that both sides have

    @property
    def different(self):
        return self.p <= LEVEL

    @property
    def verdict(self):
        if self.rounds < intervals.FEWEST_ROUNDS:
            return TOO_FEW
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
    where: str = ""  # the machine, where a document has several kinds

    def count(self, verdict):
        return sum(d.verdict == verdict for d in self.differences)

    @property
    def left_out(self):
        """Cells that the mean is without, unless all have too few rounds."""
        return self.count(TOO_FEW)

    @property
    def says_something(self):
        return numpy.isfinite(self.high)

    def by_kernel(self):
        """kernel -> (ratio, low, high), geometric means over its cells. The intervals hold together with 95 %: of 40 that
        held so each by itself, two would name a kernel by chance. A kernel with too few rounds is left out.
        """
        kernels = kernels_of(self.differences)
        means = {kernel: mean_of([(d.record, d.other) for d in members], self.paired, together(len(kernels)))
                 for kernel, members in kernels.items()}
        return {kernel: mean for kernel, mean in means.items() if numpy.isfinite(mean[2])}


def kernels_of(differences):
    kernels = {}
    for d in differences:
        kernels.setdefault(d.record["kernel"], []).append(d)
    return kernels


def together(count):
    """The confidence of each of several intervals that hold together with the usual one."""
    return 1 - (1 - intervals.CONFIDENCE) / max(count, 1)


def sides(pairs, paired):
    """The times of both as [cells x rounds]; paired: of the rounds that both of a pair have."""
    first, second = [a for a, _ in pairs], [b for _, b in pairs]
    if not paired:
        return *intervals.by_round(first), *intervals.by_round(second)
    first, second = intervals.by_round(first, second)
    failed = numpy.isnan(first) | numpy.isnan(second)
    return numpy.where(failed, numpy.nan, first), numpy.where(failed, numpy.nan, second)


def rounds_of_both(first, second):
    return numpy.minimum(intervals.rounds_of(first), intervals.rounds_of(second))


def mean_of(pairs, paired, confidence=intervals.CONFIDENCE):
    """(ratio, low, high) over the cells with rounds enough; if none has, over all and with no bounds."""
    first, second = sides(pairs, paired)
    enough = rounds_of_both(first, second) >= intervals.FEWEST_ROUNDS
    if enough.any():
        return intervals.mean_ratio(first[enough], second[enough], paired, confidence)
    return (intervals.mean_ratio(first, second, paired)[0], *intervals.ANYTHING)


def compare_pairs(names, pairs, paired):
    """A Comparison of [(record, record)]; None if there is nothing to compare."""
    first, second = sides(pairs, paired)
    rounds = rounds_of_both(first, second)
    pairs = [pair for pair, n in zip(pairs, rounds) if n]
    if not pairs:
        return None
    first, second, rounds = first[rounds > 0], second[rounds > 0], rounds[rounds > 0]
    p, enough = numpy.ones(len(pairs)), rounds >= intervals.FEWEST_ROUNDS
    p[enough] = intervals.corrected(intervals.p_different(first[enough], second[enough], paired))
    columns = (*intervals.ratios(first, second, paired), p)
    differences = [Difference(a, b, *map(float, values), int(n)) for (a, b), n, *values in zip(pairs, rounds, *columns)]
    return Comparison(*names, differences, *mean_of(pairs, paired), paired)


def would_find(compared, slowdown=1.2, shortest=100e-6):
    """(found, cells): cells of `shortest` seconds and more, and how many would be called different if the second took
    `slowdown` times as long in every cell. Planted in the comparison's own times, what they differ by taken out before.
    """
    known = [d for d in compared.differences if d.verdict != TOO_FEW]
    if not known:
        return 0, 0
    first, second = sides([(d.record, d.other) for d in known], compared.paired)
    alike = second * (intervals.median(first, -1) / intervals.median(second, -1))[:, None]
    found = intervals.corrected(intervals.p_different(first, slowdown * alike, compared.paired)) <= LEVEL
    long = numpy.array([d.record["median_seconds"] >= shortest for d in known], bool)
    return int(found[long].sum()), int(long.sum())


def sensitivity(compared, slowdown=1.2, shortest=100e-6):
    """ "A slowdown of 20 % would be found in 97 % of the 230 cells of 100 us and more." Empty where there is no such cell."""
    found, cells = would_find(compared, slowdown, shortest)
    return (f"A slowdown of {slowdown - 1:.0%} would be found in {found / cells:.0%} of the {cells} cells of {shortest * 1e6:.0f} us and more."
            ).replace("%", " %") if cells else ""


def kinds_of_machines(document):
    """hardware -> its environments: nodes of a fleet that share a sweep are of one kind."""
    kinds = {}
    for e in document["environments"]:
        kinds.setdefault(machine.hardware_of(e), []).append(e)
    return kinds


def compare(document, first, second, environments=None):
    """Two configurations of one document, on the cells and machines that both have; their rounds were interleaved."""
    index = {(r["environment"], r["cell"], r["configuration"]): r for r in document["records"]
             if environments is None or r["environment"] in environments}
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
            rest = tuple(c.get(a) for a in AXES if a != axis and not (axis == "compiler_name" and a == "runtime"))
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
    """[(axis, Comparison)] of pairs_to_compare, a kind of machine, without those that share no cell; named by labels."""
    short, kinds, found = labels(document), kinds_of_machines(document), []
    for axis, first, second in pairs_to_compare(document):
        for alike in kinds.values():
            if compared := compare(document, first, second, {e["id"] for e in alike}):
                where = f"{alike[0]['cpu']}, {alike[0]['processors']} processors" if len(kinds) > 1 else ""
                found.append((axis, dataclasses.replace(compared, first=short[first], second=short[second], where=where)))
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


AXIS_NAMES = {"compiler_name": "compiler", "runtime": "OpenMP runtime", "optimisation": "optimisation", "lanes": "lanes", "target": "target",
              "host_threads": "host threads", "source": "commit"}


def factor(ratio):
    return f"{ratio:.3f}".rstrip("0").rstrip(".") if abs(ratio - 1) < 0.1 else f"{ratio:.2f}"


def sentence(comparison):
    """ "clang-14 ... takes 8 % more time than gcc-12 ... (geometric mean over 278 cells 1.08, 95 % interval 1.07 to 1.09)" """
    c = comparison
    where = f"{c.where}: " if c.where else ""
    if not c.says_something:
        return f"{where}between {c.first} and {c.second}, {TOO_FEW}: {intervals.FEWEST_ROUNDS} are needed."
    within = f"geometric mean over {len(c.differences) - c.left_out} cells {factor(c.ratio)}, 95 % interval {c.low:.3f} to {c.high:.3f}"
    if c.low <= 1 <= c.high:
        head = f"Between {c.first} and {c.second} no difference is shown on the whole ({within})"
    else:
        more = f"{abs(1 - c.ratio):.1%}".replace("%", " %")
        head = f"{c.second} takes {more} {'more' if c.ratio > 1 else 'less'} time than {c.first} ({within})"
    few = f" Left out for too few rounds: {c.left_out} cells." if c.left_out else ""
    return (f"{where}{head}; of the cells it is faster in {c.count('faster')}, slower in {c.count('slower')}, and in "
            f"{c.count('no difference shown')} no difference is shown.{extremes(c)}{few}")


def extremes(c):
    """The kernels that gain and lose most, of those whose interval says so."""
    kernels = c.by_kernel()
    fast = min(((v[0], k) for k, v in kernels.items() if v[2] < 1), default=None)
    slow = max(((v[0], k) for k, v in kernels.items() if v[1] > 1), default=None)
    found = [f"{word} most in {kernel} ({ratio:.2f})" for word, pair in (("gains", fast), ("loses", slow)) if pair for ratio, kernel in [pair]]
    return f" {c.second} {' and '.join(found)}." if found else ""
