#!/usr/bin/env python3
"""scripts/compare-peers on a few recorded lines: the fastest variant counts, and what differed does not.

usage: peers_test.py <folder of scripts/>
"""
import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

SCRIPTS = pathlib.Path(sys.argv.pop(1)) if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / "scripts"
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("compare_peers", str(SCRIPTS / "compare-peers"))
compare_peers = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(compare_peers)


class Peers(unittest.TestCase):
    def setUp(self):
        self.contexts, self.records = compare_peers.read([pathlib.Path(__file__).with_name("recorded_peers.jsonl")])
        self.groups = compare_peers.fastest(self.records)
        self.gemm = self.groups["gemm", "float", 1]

    def test_the_fastest_variant_is_the_peer(self):
        self.assertEqual(self.gemm["1x8x8"]["openblas"]["variant"], "gemv")
        self.assertEqual(compare_peers.ratios(self.gemm), {"1x8x8": 4, "8x8x8": 1})

    def test_a_ratio_to_one_peer_is_over_its_shapes(self):
        self.assertEqual(compare_peers.ratios(self.gemm, "onednn"), {"1x8x8": 5})

    def test_a_result_that_differs_has_no_time_but_is_named(self):
        self.assertNotIn("onednn", self.gemm["8x8x8"])
        self.assertIn("not timed, result differs: onednn, gemm float 8x8x8", self.report())

    def test_no_peer_no_ratio(self):
        self.assertEqual(compare_peers.ratios(self.groups["rms_norm", "float", 2]), {})

    def test_the_report(self):
        text = self.report()
        self.assertIn("| shape | pewter | openblas | onednn | best peer | ratio |", text)
        self.assertIn("| 1x8x8 | 1.3 | 0.3 | 0.3 | openblas gemv | 4.00 |", text)
        self.assertIn("| 8x8x8 | 1.0 | 1.0 |  | openblas gemm | 1.00 |", text)
        self.assertIn("to the best peer: geometric mean 2.00, least 1.00 (8x8x8)", text)
        self.assertIn("| 1x128 | 24.0 |  |  |", text)
        self.assertIn("All 2 shapes: geometric mean 2.00, least 1.00", text)

    def report(self):
        return compare_peers.report(self.contexts, self.records)


if __name__ == "__main__":
    unittest.main()
