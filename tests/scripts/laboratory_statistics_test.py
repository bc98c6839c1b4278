#!/usr/bin/env python3
"""The laboratory's statistics: on worked examples, on made-up noise, and on the recorded noise of a machine."""
import unittest

import numpy
from laboratory import HERE, made_up_times
from lab import comparison, files, intervals

RECORDED = HERE / "recorded_twice.json"


def called_different(first, second):
    return intervals.corrected(intervals.p_different(first, second)) <= comparison.LEVEL


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

    @unittest.skipUnless(RECORDED.exists(), "nothing recorded")
    def test_both_on_the_recorded_noise_of_a_machine(self):
        pairs = files.read_json(RECORDED)["seconds"].values()
        first, second = (numpy.array([pair[side] for pair in pairs]) for side in (0, 1))
        self.assertLessEqual(called_different(first, second).mean(), 0.05)
        long = numpy.median(first, axis=1) >= 100e-6
        self.assertGreater(long.sum(), 50)
        self.assertGreaterEqual(called_different(first, 1.2 * second)[long].mean(), 0.95)

    def test_the_ratio_has_an_interval_around_it(self):
        first, second = made_up_times(50, 10, 0.03, 1)
        ratio, low, high = intervals.ratios(first, 1.2 * second)
        self.assertTrue(((low <= ratio) & (ratio <= high)).all())
        self.assertGreater(((low <= 1.2) & (1.2 <= high)).mean(), 0.8)
        mean, low, high = intervals.mean_ratio(first, 1.2 * second)
        self.assertTrue(1.18 < low < mean < high < 1.22, (low, mean, high))


if __name__ == "__main__":
    unittest.main()
