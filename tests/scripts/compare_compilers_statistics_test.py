#!/usr/bin/env python3
"""The statistics of compare-compilers: on worked examples, on made-up noise, and on the recorded noise of a machine."""
import unittest

import numpy
from compare_compilers_case import HERE, made_up_times, record
from benchmarking import choices, comparison, files, intervals

RECORDED = files.read_json(HERE / "recorded_twice.json")["seconds"]  # of one build against itself


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
        slower = self.compared(*self.made_up(1.5))  # an actual difference does not count
        self.assertEqual(comparison.would_find(slower, 1.0), (0, 15))
        self.assertEqual(comparison.sensitivity(slower), "A slowdown of 20 % would be found in 100 % of the 15 cells of 100 us and more.")
        self.assertEqual(comparison.sensitivity(self.compared(*self.made_up(rounds=5))), "")


def group(times, first="automatic", kernel="scale", kind="float", shape="a shape", configuration="a"):
    """Records of one kernel, type and shape: a row of times each, the first the library's own choice."""
    cells = [(first, 0)] + [("vectorized", 32 * i) for i in range(1, len(times))]
    return [record(f"{kernel}/{pattern}/{threads}/{kind}/{shape}", row)
            | {"pattern": pattern, "threads_per_threadgroup": threads, "type": kind, "shape": shape, "configuration": configuration}
            for (pattern, threads), row in zip(cells, times)]


class Choices(unittest.TestCase):
    """What the library keeps of the best cell, where the best cell is one of many."""

    def equal_cells(self, seed, cells=14, rounds=8, noise=0.03):
        draw = numpy.random.default_rng(seed)
        return 1e-3 * draw.lognormal(0, 0.05, (1, rounds)) * draw.lognormal(0, noise, (cells, rounds))

    def test_by_hand(self):
        automatic, a, b = [6.0] * 4, [2.0, 3.0] * 2, [4.0, 1.0] * 2  # rounds 1 and 3 choose a, which takes 3 in the others; those choose b
        chosen, = choices.choices(group([automatic, a, b]))
        self.assertAlmostEqual(chosen.share, (3 / 6 * 4 / 6) ** 0.5)
        self.assertEqual((chosen.automatic["pattern"], chosen.best["threads_per_threadgroup"]), ("automatic", 32))

    def test_of_equal_cells_it_keeps_all(self):
        tables = [self.equal_cells(seed) for seed in range(200)]
        found = [choices.share_kept(times) for times in tables]
        self.assertAlmostEqual(numpy.mean([numpy.log(share) for share, *_ in found]), 0, delta=0.005)  # three standard errors
        flattered = [numpy.log(numpy.median(times, axis=1)[1:].min() / numpy.median(times[0])) for times in tables]
        self.assertLess(numpy.mean(flattered), -0.015)  # what choosing by the same rounds says
        self.assertGreater(numpy.mean([low <= 1 <= high for _, low, high in found]), 0.95)

    def test_the_interval_holds_the_share_where_one_cell_is_the_best(self):
        held = 0
        for seed in range(200):
            times = self.equal_cells(seed)
            times[0] *= 1.1
            times[2:] *= 1.2
            _, low, high = choices.share_kept(times)
            held += low <= 1 / 1.1 <= high
        self.assertGreater(held, 180)

    def test_a_slow_choice_is_found(self):
        found = []
        for seed in range(20):
            times = self.equal_cells(seed)
            times[0] *= 1.2
            found += choices.choices(group(times, shape=str(seed)))
        self.assertEqual({c.verdict for c in found}, {choices.SURELY_BELOW})
        self.assertAlmostEqual(numpy.mean([c.share for c in found]), 1 / 1.2, delta=0.01)
        self.assertIn("within 5 % of the best cell for 0 of 20 kernels and shapes in float (surely below for 20)", choices.sentence(found))

    def test_on_the_recorded_noise_of_a_machine_a_cell_keeps_all_of_itself(self):
        first, second = (numpy.array([pair[side] for pair in RECORDED.values()]) for side in (0, 1))
        shares = [choices.share_kept(numpy.stack([a, b, b]))[0] for a, b in zip(first, second)]
        self.assertAlmostEqual(numpy.median(shares), 1, delta=0.01)

    def test_configurations_and_types_are_groups_of_their_own(self):
        times = self.equal_cells(1)
        all_ = [r for kind in ("float", "half") for name in "ab" for r in group(times, kind=kind, configuration=name)]
        found = [(r["type"], r["configuration"]) for c in choices.choices(all_) for r in (c.automatic, c.best)]
        self.assertEqual(found, [(kind, name) for kind in ("float", "half") for name in "ab" for _ in range(2)])

    def test_without_the_librarys_choice_or_others_there_is_nothing_to_say(self):
        times = self.equal_cells(1)
        found = choices.choices(group(times, first="direct") + group(times[:1], kernel="add"))
        self.assertEqual((found, choices.sentence(found), choices.by_kernel(found)), ([], "", {}))

    def test_too_few_rounds_are_counted(self):
        few, some = (self.equal_cells(1, rounds=n) for n in (3, 5))
        few[0] *= 2
        some[0] *= 2
        found = choices.choices(group(few, kernel="add") + group(some))
        self.assertEqual([c.verdict for c in found], [comparison.TOO_FEW, choices.POSSIBLY_BELOW])  # five have no interval
        self.assertEqual((found[1].low, found[1].high), intervals.ANYTHING)
        self.assertEqual(list(choices.by_kernel(found)), ["scale"])
        self.assertIn("0 of 1 kernels", choices.sentence(found))
        self.assertIn("Of 1 choices of the library's own there are fewer than 4 rounds", choices.sentence(found))

    def test_failed_rounds_are_missing_from_the_group(self):
        times = self.equal_cells(1)
        times[0] *= 1.2
        whole, = choices.choices(group(times))
        hurt = group(times)
        for r, lost in ((hurt[0], 2), (hurt[3], 5)):  # the library's choice in one round, another cell in another
            r |= {side: [v for n, v in zip(r["rounds"], r[side]) if n != lost] for side in ("rounds", "seconds")}
        hurt.append(hurt[1] | {"threads_per_threadgroup": 1024, "rounds": [7], "seconds": [1e-9], "median_seconds": 1e-9})  # one lucky round
        found, = choices.choices(hurt)
        self.assertEqual(found.share, choices.share_kept(numpy.delete(times, [1, 4], axis=1))[0])
        self.assertEqual(found.best["threads_per_threadgroup"], whole.best["threads_per_threadgroup"])
        for r in hurt:
            r |= {side: r[side][:3] for side in ("rounds", "seconds")}
        self.assertEqual([c.verdict for c in choices.choices(hurt)], [comparison.TOO_FEW])

    def test_no_round_chooses_and_compares_in_a_resample(self):
        times = numpy.ones((10, 8))
        for number in range(8):
            times[2 + number, number] = 0.5  # each other cell is lucky once; on both sides the luck would count
        self.assertEqual(choices.share_kept(times), (1, 1, 1))

    def test_the_least_is_named_where_it_is_not_close(self):
        steady = lambda slower, **about: group([[slower * 1e-3] * 8, [1e-3] * 8], **about)  # noqa: E731
        found = choices.choices(steady(1.25, shape="a row") + steady(1.01, shape="two rows")
                                + steady(1.25, kind="half") + steady(1.02, kind="bfloat"))
        kept = choices.by_kernel(found)["scale"]
        self.assertEqual({name: (k.close, k.choices, k.surely_below, k.least_text) for name, k in kept.items()},
                         {"float": (1, 2, 1, "0.80 (a row)"), "half and bfloat": (1, 2, 1, "0.80 (a shape, half)")})
        self.assertEqual(choices.by_kernel(found[1:2])["scale"]["float"].least_text, "0.99")

    def test_the_rows_of_the_csv(self):
        head, row = choices.as_csv(choices.choices(group([[2e-3] * 8, [1e-3] * 8], shape="a, b"))).splitlines()
        self.assertEqual(head, "kernel,type,shape,best_pattern,best_threads,best_us,automatic_us,share,low,high,verdict,configuration,environment")
        self.assertEqual(row, 'scale,float,"a, b",vectorized,32,1000,2000,0.500,0.500,0.500,surely below,a,e')


if __name__ == "__main__":
    unittest.main()
