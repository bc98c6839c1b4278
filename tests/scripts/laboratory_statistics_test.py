#!/usr/bin/env python3
"""The laboratory's statistics: on worked examples, on made-up noise, and on the recorded noise of a machine."""
import unittest

import numpy
from laboratory import HERE, made_up_times, record
from lab import comparison, files, intervals

RECORDED = files.read_json(HERE / "recorded_twice.json")["seconds"]  # of one build beside itself


def called_different(first, second, paired=False):
    return intervals.corrected(intervals.p_different(first, second, paired)) <= comparison.LEVEL


class Statistics(unittest.TestCase):
    def test_the_interval_of_a_median_is_of_order_statistics(self):
        self.assertEqual(intervals.median_interval([10, 2, 3, 4, 5, 6, 7, 8, 9, 1]), (2, 5.5, 9))  # 97.9 %
        self.assertEqual(intervals.median_interval([3, 1, 2]), (1, 2, 3))
        self.assertEqual(intervals.median_interval(range(1, 21)), (6, 10.5, 15))  # 95.9 %
        self.assertEqual(intervals.median_interval([7]), (7, 7, 7))

    def test_the_interval_of_a_median_holds_it_as_often_as_it_says(self):
        draw = numpy.random.default_rng(1)
        held = sum(low <= 1 <= high for low, _, high in (intervals.median_interval(draw.lognormal(0, 0.1, 10)) for _ in range(1000)))
        self.assertGreater(held, 955)

    def test_corrected_p_values_are_those_of_benjamini_and_hochberg(self):
        p = [0.01, 0.04, 0.03, 0.5]  # worked by hand: 0.01*4/1, 0.03*4/2 -> 0.04*4/3, 0.5
        numpy.testing.assert_allclose(intervals.corrected(p), [0.04, 0.16 / 3, 0.16 / 3, 0.5])
        self.assertEqual(intervals.corrected([]).size, 0)

    def test_a_run_beside_itself_shows_no_difference(self):
        for seed in range(10):
            share = called_different(*made_up_times(280, 10, 0.03, seed)).mean()
            self.assertLessEqual(share, 0.05)

    def test_a_slowdown_of_20_percent_is_found(self):
        for seed in range(10):
            first, second = made_up_times(280, 10, 0.03, seed)
            self.assertGreaterEqual(called_different(first, 1.2 * second).mean(), 0.95)

    def test_rounds_side_by_side_are_compared_as_pairs(self):
        first, second = made_up_times(280, intervals.PAIRED_FROM + 2, 0.03, 1)
        disturbed = numpy.random.default_rng(2).lognormal(0, 0.5, first.shape)  # the same for both turns of a round
        first, second = first * disturbed, second * disturbed
        self.assertLessEqual(called_different(first, second, paired=True).mean(), 0.05)
        self.assertGreaterEqual(called_different(first, 1.2 * second, paired=True).mean(), 0.95)
        self.assertLess(called_different(first, 1.2 * second).mean(), 0.05)
        self.assertFalse(called_different(first, first, paired=True).any())

    def test_both_on_the_recorded_noise_of_a_machine(self):
        first, second = (numpy.array([pair[side] for pair in RECORDED.values()]) for side in (0, 1))
        long = numpy.median(first, axis=1) >= 100e-6
        self.assertGreater(long.sum(), 50)
        for paired in (False, True):
            self.assertLessEqual(called_different(first, second, paired).mean(), 0.05)
            self.assertGreaterEqual(called_different(first, 1.2 * second, paired)[long].mean(), 0.95)

    def test_the_ratio_has_an_interval_around_it(self):
        first, second = made_up_times(50, 10, 0.03, 1)
        ratio, low, high = intervals.ratios(first, 1.2 * second)
        self.assertTrue(((low <= ratio) & (ratio <= high)).all())
        self.assertGreater(((low <= 1.2) & (1.2 <= high)).mean(), 0.8)
        mean, low, high = intervals.mean_ratio(first, 1.2 * second)
        self.assertTrue(1.18 < low < mean < high < 1.22, (low, mean, high))

    def test_too_few_rounds_leave_a_ratio_anywhere(self):
        first, second = made_up_times(3, 5, 0.03, 1)
        for ratio, low, high in (intervals.mean_ratio(first, second), *zip(*intervals.ratios(first, second))):
            self.assertTrue(0.9 < ratio < 1.1)
            self.assertEqual((low, high), (0, numpy.inf))
        _, low, high = intervals.mean_ratio(*made_up_times(3, 6, 0.03, 1))
        self.assertTrue(0.9 < low < high < 1.1)

    def test_times_by_round(self):
        first, second = intervals.by_round([record("a", [1, 3], [1, 3])], [record("a", [2], [2]), record("b", [5], [3])])
        numpy.testing.assert_array_equal(first, [[1, numpy.nan, 3]])
        numpy.testing.assert_array_equal(second, [[numpy.nan, 2, numpy.nan], [numpy.nan, numpy.nan, 5]])
        self.assertEqual(intervals.rounds_of(first).tolist(), [2])


class Compared(unittest.TestCase):
    """Comparisons of whole sets of cells."""

    def compared(self, first, second, paired=True):
        return comparison.compare_pairs(("a", "b"), list(zip(first, second)), paired)

    def made_up(self, factor=1.0, cells=15, rounds=15):
        first, second = made_up_times(cells, rounds, 0.03, 1)
        return ([record(f"kernel_{i % 3}/{i}", row) for i, row in enumerate(first)],
                [record(f"kernel_{i % 3}/{i}", row) for i, row in enumerate(factor * second)])

    def test_a_cell_with_one_round_does_not_hide_the_others(self):
        for paired in (True, False):
            first, second = self.made_up(1.2)
            second[4] |= {"rounds": [7], "seconds": second[4]["seconds"][6:7]}
            found = self.compared(first, second, paired)
            self.assertEqual((found.count("slower"), found.count(comparison.TOO_FEW), found.left_out), (14, 1, 1))
            self.assertTrue(1.15 < found.low < 1.2 < found.high < 1.25, found)
            self.assertIn("14 cells", comparison.sentence(found))
            self.assertIn("Left out for too few rounds: 1 cells", comparison.sentence(found))

    def test_rounds_that_failed_here_and_there(self):
        first, second = self.made_up(1.2)
        for i, r in enumerate(second):  # no round is left that all have
            r |= {side: r[side][:i] + r[side][i + 1:] for side in ("rounds", "seconds")}
        found = self.compared(first, second)
        self.assertEqual((found.count("slower"), found.left_out), (15, 0))
        self.assertEqual(found.differences[0].rounds, 14)
        self.assertTrue(1.15 < found.low < 1.2 < found.high < 1.25, found)

    def test_too_few_rounds_are_said(self):
        found = self.compared(*self.made_up(1.2, rounds=5))
        self.assertEqual((found.count(comparison.TOO_FEW), found.by_kernel()), (15, {}))
        self.assertIn("too few rounds to say", comparison.sentence(found))
        self.assertIsNone(self.compared([record("a/1", [1.0], [1])], [record("a/1", [1.0], [2])]))

    def test_no_kernel_of_a_machine_beside_itself_is_named(self):
        pairs = [(record(cell, a), record(cell, b)) for cell, (a, b) in RECORDED.items()]
        found = comparison.compare_pairs(("a", "b"), pairs, True)
        named = {kernel: mean for kernel, mean in found.by_kernel().items() if not mean[1] <= 1 <= mean[2]}
        self.assertEqual(named, {})
        self.assertEqual(comparison.extremes(found), "")

    def test_what_a_comparison_would_find(self):
        pairs = [(record(cell, a), record(cell, b)) for cell, (a, b) in RECORDED.items()]
        found, cells = comparison.would_find(comparison.compare_pairs(("a", "b"), pairs, True))
        self.assertGreater(cells, 50)
        self.assertGreaterEqual(found / cells, 0.95)
        slower = self.compared(*self.made_up(1.5))  # the difference that there is does not count
        self.assertEqual(comparison.would_find(slower, 1.0), (0, 15))
        self.assertEqual(comparison.sensitivity(slower), "A slowdown of 20 % would be found in 100 % of the 15 cells of 100 us and more.")
        self.assertEqual(comparison.sensitivity(self.compared(*self.made_up(rounds=5))), "")


if __name__ == "__main__":
    unittest.main()
