"""The statistics: intervals, tests and their correction, by scipy. Times of one cell are one number a round; NaN says that
its turn of that round failed.
"""
import math
import warnings

from .packages import numpy, stats

CONFIDENCE = 0.95
FEWEST_ROUNDS = 6  # with fewer, the whole range of the values holds their median with less than 95 %
PAIRED_FROM = 12  # rounds: with that many pairs the least p is 0.0005, which outlives the correction over hundreds of cells
ANYTHING = 0.0, math.inf  # the interval that too few rounds leave a ratio
RESAMPLES = 2000
BEYOND_THE_INTERVAL = 5  # resamples at each end, or the ends of a narrow level are those of chance
VALUES_AT_ONCE = 10_000_000  # that a bootstrap holds in memory


def median_interval(values, confidence=CONFIDENCE):
    """(low, median, high): the order statistics between which the median lies with that confidence, whatever the
    distribution. Fewer than six values give their whole range, which holds it with less.
    """
    ordered = numpy.sort(numpy.asarray(values, float))
    end = max(int(stats.binom.ppf((1 - confidence) / 2, ordered.size, 0.5)), 1)  # the end-th from each side
    return float(ordered[end - 1]), float(numpy.median(ordered)), float(ordered[-end])


def corrected(p_values):
    """Benjamini and Hochberg's correction: calling those at most 0.05 different, at most 5 % of the calls are wrong on
    average. (scipy has it as false_discovery_control from 1.11 on, Debian 12 has 1.10.)
    """
    p = numpy.asarray(p_values, float)
    if p.size == 0:
        return p
    order = numpy.argsort(p)
    scaled = p[order] * p.size / numpy.arange(1, p.size + 1)
    result = numpy.empty_like(p)
    result[order] = numpy.minimum(numpy.minimum.accumulate(scaled[::-1])[::-1], 1)
    return result


def by_round(*sides):
    """Records' times as [records x rounds], an array a side; a round is a column in all of them if any record has it."""
    numbers = sorted({n for side in sides for r in side for n in r["rounds"]})
    column = {n: i for i, n in enumerate(numbers)}
    found = []
    for side in sides:
        times = numpy.full((len(side), len(numbers)), numpy.nan)
        for row, r in zip(times, side):
            row[[column[n] for n in r["rounds"]]] = r["seconds"]
        found.append(times)
    return found


def rounds_of(times):
    """How many rounds each cell has."""
    return (~numpy.isnan(times)).sum(axis=-1)


def _seen(times):
    return times[~numpy.isnan(times)]


def p_different(first, second, paired=False):
    """How likely times as unlike as these are if nothing differs, two-sided, a cell.

    Mann-Whitney. Of rounds that were measured side by side Wilcoxon's signed ranks of the ratios, which a disturbance that
    lasts for both turns of a round does not touch: if there are rounds enough for it to say a small p.
    """
    return numpy.array([_p_of_pairs(a, b) if paired and a.size >= PAIRED_FROM else _p_of_samples(a, b)
                        for a, b in zip(map(_seen, first), map(_seen, second))], float)


def _p_of_samples(first, second):
    small = max(first.size, second.size) <= 25
    return stats.mannwhitneyu(first, second, method="exact" if small else "asymptotic").pvalue


def _p_of_pairs(first, second):
    ratios = numpy.log(second / first)[first != second]
    return stats.wilcoxon(ratios).pvalue if ratios.size else 1.0


def median(times, axis):
    """NaN only where all are; numpy's nanmedian takes ten times as long."""
    return numpy.nanmedian(times, axis=axis) if numpy.isnan(times).any() else numpy.median(times, axis=axis)


def _medians_ratio(first, second, axis=-1):
    return median(second, axis) / median(first, axis)


def _mean_ratio(first, second, axis=-1):
    """Geometric mean over the cells, the first axis."""
    return numpy.exp(numpy.nanmean(numpy.log(_medians_ratio(first, second, axis)), axis=0))


def over_rounds(statistic, *rounds, values_each=1, confidence=CONFIDENCE, fewest=FEWEST_ROUNDS):
    """(value, low, high) of a statistic of the numbers of rounds, by bootstrap: they are drawn with replacement.

    The same rounds are drawn for all cells that the statistic sees, as a bad round hits many of them. Too few rounds
    leave the value, a ratio or a loss, anywhere; `fewest` is less where each of `rounds` is a part of them.
    """
    numbers = tuple(numpy.arange(n) for n in rounds)
    value = statistic(*numbers)
    if min(rounds) < fewest:
        return value, *(numpy.full_like(value, end) for end in ANYTHING)
    resamples = max(RESAMPLES, math.ceil(2 * BEYOND_THE_INTERVAL / (1 - confidence)))
    with warnings.catch_warnings():  # a draw of rounds that a cell has none of is left out of the mean
        warnings.filterwarnings("ignore", "(All-NaN slice|Mean of empty slice)", RuntimeWarning)
        found = stats.bootstrap(numbers, statistic, n_resamples=resamples, confidence_level=confidence, method="percentile",
                                batch=max(1, VALUES_AT_ONCE // values_each), vectorized=True, random_state=1)
    return value, found.confidence_interval.low, found.confidence_interval.high


def _bootstrap(statistic, first, second, paired, confidence):
    """paired: the same rounds are drawn for both sides, as they were measured side by side in a round."""
    def of_rounds(*drawn, axis=-1):
        return statistic(first[..., drawn[0]], second[..., drawn[-1]], axis)

    rounds = (first.shape[-1],) if paired else (first.shape[-1], second.shape[-1])
    return over_rounds(of_rounds, *rounds, values_each=first.size, confidence=confidence)


def ratios(first, second, paired=True, confidence=CONFIDENCE):
    """[cells x rounds] of seconds, twice -> (ratio, low, high) a cell: median of the second over that of the first.

    Each by its own rounds: what another cell lacks does not count.
    """
    found = [_bootstrap(_medians_ratio, a, b, paired, confidence) for a, b in zip(map(_seen, first), map(_seen, second))]
    return tuple(numpy.array(column, float) for column in zip(*found)) if found else (numpy.empty(0),) * 3


def mean_ratio(first, second, paired=True, confidence=CONFIDENCE):
    """The geometric mean of the cells' ratios, with its interval over rounds (not over other kernels)."""
    value, low, high = _bootstrap(_mean_ratio, first, second, paired, confidence)
    return float(value), float(low), float(high)
