"""Which threadgroup size, or pattern, is close to the best, and how sure that is."""
import dataclasses

from . import intervals
from .packages import numpy

CLOSE = 0.03  # a size is close to the best if its best pattern takes at most so much longer than the best cell


def groups_of(records):
    """(environment, kernel, type, shape) -> its records with a size given by hand."""
    groups = {}
    for r in records:
        if r["pattern"] != "automatic":
            groups.setdefault((r["environment"], r["kernel"], r["type"], r["shape"]), []).append(r)
    return groups


def losses(records, axis="threads_per_threadgroup"):
    """value of the axis -> (loss, low, high) of its best cell in a group: 0.1 says 10 % longer than the group's best.

    A cell with too few rounds is left out, unless all have.
    """
    records = [r for r in records if len(r["rounds"]) >= intervals.FEWEST_ROUNDS] or records
    values = sorted({r[axis] for r in records})
    times, = intervals.by_round(records)
    of_value = numpy.array([values.index(r[axis]) for r in records])

    def statistic(drawn, axis=-1):
        medians = intervals.median(times[..., drawn], axis)
        medians = numpy.where(numpy.isnan(medians), numpy.inf, medians)  # none of its rounds was drawn: not the best
        return numpy.stack([medians[of_value == v].min(axis=0) for v in range(len(values))]) / medians.min(axis=0) - 1

    return dict(zip(values, zip(*intervals.over_rounds(statistic, times.shape[1]))))


@dataclasses.dataclass
class Size:
    threads: int
    close: int  # groups in which it is close to the best
    surely: int  # ... with the whole interval
    possibly: int  # ... with a part of it
    groups: int
    median_loss: float
    largest_loss: float


def summary(records):
    """One Size a threadgroup size, over all groups of one configuration."""
    found = {}
    for members in groups_of(records).values():
        for size, loss in losses(members).items():
            found.setdefault(size, []).append(loss)
    return [Size(size, sum(v <= CLOSE for v, _, _ in all), sum(high <= CLOSE for *_, high in all),
                 sum(low <= CLOSE for _, low, _ in all), len(all), float(numpy.median([v for v, *_ in all])), max(v for v, *_ in all))
            for size, all in sorted(found.items())]


def sentence(sizes):
    """ "256 threads are within 3 % of the best for 17 of 20 ..." for the size that is so most often."""
    best = max(sizes, key=lambda s: (s.close, -s.median_loss))
    return (f"{best.threads} threads are within {CLOSE:.0%} of the best for {best.close} of {best.groups} kernels and shapes (surely for "
            f"{best.surely}, possibly for {best.possibly}); median loss {best.median_loss:.1%}, largest {best.largest_loss:.0%}."
            ).replace("%", " %")


def patterns(records):
    """[(kernel, type, shape, {pattern: (loss, low, high)})] of the groups that offer more than one."""
    found = []
    for (_, kernel, kind, shape), members in sorted(groups_of(records).items()):
        lost = losses(members, "pattern")
        if len(lost) > 1:
            found.append((kernel, kind, shape, lost))
    return found
