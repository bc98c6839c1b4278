"""The statistics: intervals, tests and their correction, by scipy. Times of one cell are one number a round."""
import numpy
from scipy import stats

CONFIDENCE = 0.95
RESAMPLES = 2000
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


def p_different(first, second):
    """Mann-Whitney, two-sided, along the last axis: how likely times as unlike as these are if nothing differs."""
    small = max(first.shape[-1], second.shape[-1]) <= 25
    return stats.mannwhitneyu(first, second, axis=-1, method="exact" if small else "asymptotic").pvalue


def _medians_ratio(first, second, axis=-1):
    return numpy.median(second, axis=axis) / numpy.median(first, axis=axis)


def _mean_ratio(first, second, axis=-1):
    """Geometric mean over the cells, the first axis."""
    return stats.gmean(_medians_ratio(first, second, axis), axis=0)


def over_rounds(statistic, *rounds, values_each=1, confidence=CONFIDENCE):
    """(value, low, high) of a statistic of the numbers of rounds, by bootstrap: they are drawn with replacement.

    The same rounds are drawn for all cells that the statistic sees, as a bad round hits many of them.
    """
    numbers = tuple(numpy.arange(n) for n in rounds)
    value = statistic(*numbers)
    if min(rounds) < 2:
        return value, value, value
    found = stats.bootstrap(numbers, statistic, n_resamples=RESAMPLES, confidence_level=confidence, method="percentile",
                            batch=max(1, VALUES_AT_ONCE // values_each), vectorized=True, random_state=1)
    return value, found.confidence_interval.low, found.confidence_interval.high


def _bootstrap(statistic, first, second, paired, confidence):
    """paired: the same rounds are drawn for both sides, as they were measured side by side in a round."""
    def of_rounds(*drawn, axis=-1):
        return statistic(first[..., drawn[0]], second[..., drawn[-1]], axis)

    rounds = (first.shape[-1],) if paired else (first.shape[-1], second.shape[-1])
    return over_rounds(of_rounds, *rounds, values_each=first.size, confidence=confidence)


def ratios(first, second, paired=True, confidence=CONFIDENCE):
    """[cells x rounds] of seconds, twice -> (ratio, low, high) a cell: median of the second over that of the first."""
    found = [_bootstrap(_medians_ratio, a, b, paired, confidence) for a, b in zip(first, second)]
    return tuple(numpy.array(column, float) for column in zip(*found)) if found else (numpy.empty(0),) * 3


def mean_ratio(first, second, paired=True, confidence=CONFIDENCE):
    """The geometric mean of the cells' ratios, with its interval over rounds (not over other kernels)."""
    value, low, high = _bootstrap(_mean_ratio, first, second, paired, confidence)
    return float(value), float(low), float(high)
