"""What the library chooses by itself, against the best of the cells that are given a pattern and size by hand.

Among many cells the seemingly fastest one is also the luckiest, and in the measurements that chose it anything else
looks slow. Hence the medians of every second round choose the best cell and those of the other rounds compare it with the
library's choice, then the other way round; the share that is kept is the geometric mean of both. Where a half chooses
another cell than the truly best, the share is too good by what that cell lacks.
"""
import csv
import dataclasses
import io

from . import comparison, intervals
from .packages import numpy

CLOSE = 0.95  # of the best cell's speed
FEWEST_ROUNDS = 4  # two choose and two compare
WITHIN, SURELY_BELOW, POSSIBLY_BELOW = "within 5 %", "surely below", "possibly below"
PRECISIONS = {"float": ("float",), "half and bfloat": ("half", "bfloat")}


@dataclasses.dataclass
class Choice:
    """The choice for one kernel, type and shape under one configuration."""
    automatic: dict  # its record
    best: dict  # the record of the least median over all rounds
    share: float  # of the best cell's speed; NaN: too few rounds
    low: float
    high: float

    @property
    def verdict(self):
        if numpy.isnan(self.share):
            return comparison.TOO_FEW
        if self.share >= CLOSE:
            return WITHIN
        return SURELY_BELOW if self.high < CLOSE else POSSIBLY_BELOW


def _kept(choosing, comparing):
    """The share that is kept, from two halves' medians; the library's choice is their first row."""
    best = choosing[1:].argmin(axis=0)
    return numpy.take_along_axis(comparing[1:], best[None], axis=0)[0] / comparing[0]


def share_kept(times):
    """[cells x rounds], the library's choice in the first row -> (share, low, high). Each half's rounds are drawn from
    its own, so that a round never chooses and compares in a resample either.
    """
    halves = times[:, ::2], times[:, 1::2]

    def statistic(*drawn, axis=-1):
        some, others = (intervals.median(half[..., numbers], axis) for half, numbers in zip(halves, drawn))
        return numpy.sqrt(_kept(some, others) * _kept(others, some))

    return tuple(map(float, intervals.over_rounds(statistic, *(half.shape[1] for half in halves), values_each=times.size,
                                                  fewest=intervals.FEWEST_ROUNDS // 2)))


def _choice(automatic, by_hand):
    """The choice by the rounds that all its cells have; a cell with too few is left out, unless all have."""
    by_hand = [r for r in by_hand if len(r["rounds"]) >= FEWEST_ROUNDS] or by_hand
    times, = intervals.by_round([automatic, *by_hand])
    times = times[:, ~numpy.isnan(times).any(axis=0)]
    kept = share_kept(times) if times.shape[1] >= FEWEST_ROUNDS else (numpy.nan, *intervals.ANYTHING)
    return Choice(automatic, min(by_hand, key=lambda r: r["median_seconds"]), *kept)


def choices(records):
    """[Choice], one for each environment, configuration, kernel, type and shape that has the library's choice and others."""
    groups = {}
    for r in records:
        key = r["environment"], r["configuration"], r["kernel"], r["type"], r["shape"]
        automatic, by_hand = groups.setdefault(key, ([], []))
        (automatic if r["pattern"] == "automatic" else by_hand).append(r)
    return [_choice(automatic[0], by_hand) for automatic, by_hand in groups.values() if automatic and by_hand]


@dataclasses.dataclass
class Kept:
    """Several choices together."""
    close: int
    surely_below: int
    choices: int
    least: Choice

    @property
    def least_text(self):
        """With its shape where it is not close."""
        r, shown = self.least.automatic, f"{self.least.share:.2f}"
        if self.least.verdict == WITHIN:
            return shown
        return f"{shown} ({r['shape']}{'' if r['type'] == 'float' else ', ' + r['type']})"


def _together(found):
    verdicts = [c.verdict for c in found]
    return Kept(verdicts.count(WITHIN), verdicts.count(SURELY_BELOW), len(found), min(found, key=lambda c: c.share))


def by_precision(found):
    """precision -> Kept, without choices of too few rounds."""
    said = [c for c in found if c.verdict != comparison.TOO_FEW]
    members = {name: [c for c in said if c.automatic["type"] in types] for name, types in PRECISIONS.items()}
    return {name: _together(some) for name, some in members.items() if some}


def by_kernel(found):
    """kernel -> by_precision of its choices."""
    kernels = {}
    for c in found:
        kernels.setdefault(c.automatic["kernel"], []).append(c)
    return {kernel: kept for kernel, mine in sorted(kernels.items()) if (kept := by_precision(mine))}


def sentence(found):
    """ "Left to itself the library is within 5 % of the best cell for 17 of 20 kernels and shapes in float (surely below for 1)." """
    parts = [f"{k.close} of {k.choices} kernels and shapes in {name} (surely below for {k.surely_below})"
             for name, k in by_precision(found).items()]
    few = sum(c.verdict == comparison.TOO_FEW for c in found)
    lines = [f"Left to itself the library is {WITHIN} of the best cell for {', and for '.join(parts)}."] * bool(parts)
    lines += [f"Of {few} choices of the library's own there are fewer than {FEWEST_ROUNDS} rounds, too few to say."] * bool(few)
    return " ".join(lines)


def as_csv(found):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["kernel", "type", "shape", "best_pattern", "best_threads", "best_us", "automatic_us", "share", "low", "high", "verdict",
                     "configuration", "environment"])
    for c in found:
        a, b = c.automatic, c.best
        times = (f"{1e6 * r['median_seconds']:.4g}" for r in (b, a))
        writer.writerow([a["kernel"], a["type"], a["shape"], b["pattern"], b["threads_per_threadgroup"], *times,
                         *(f"{share:.3f}" for share in (c.share, c.low, c.high)), c.verdict, a["configuration"], a["environment"]])
    return text.getvalue()
