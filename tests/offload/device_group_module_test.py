#!/usr/bin/env python3
"""pewter.DeviceGroup on three emulated GPUs (emulated/gpus.hpp)."""
import unittest

import numpy

import pewter

RANDOM = numpy.random.default_rng(1)


def integers(*shape):
    return RANDOM.integers(-1, 2, shape).astype(numpy.float32)


def on_each(gpus, parts):
    return [pewter.to_device(part, gpu) for gpu, part in zip(gpus.numbers, parts)]


class DeviceGroup(unittest.TestCase):
    def setUp(self):
        self.gpus = pewter.DeviceGroup([1, 3])

    def test_products_in_every_way(self):
        m, n, k = 5, 200, 150
        a, b = integers(m, k), integers(k, n)
        for by in "columns", "k":
            for a_in_shards in False, True:
                for c_in_shards in False, True:
                    with self.subTest(by=by, a=a_in_shards, c=c_in_shards):
                        plan = pewter.ShardedGemm(m, n, k, 2, a_in_shards, c_in_shards, by, transpose_b=a_in_shards)
                        b_parts = [b[plan.k_of(i)] if by == "k" else b[:, plan.columns(i)] for i in range(2)]
                        found = self.gpus.gemm(plan, on_each(self.gpus, [a[:, plan.k_of(i)] if a_in_shards else a for i in range(2)]),
                                               on_each(self.gpus, [part.T if a_in_shards else part for part in b_parts]))
                        self.gpus.wait()
                        for i, c in enumerate(found):
                            part = (slice(None),) if not c_in_shards else (plan.rows(i),) if by == "k" else (slice(None), plan.columns(i))
                            numpy.testing.assert_array_equal(c.numpy(), (a @ b)[part])

    def test_plans_move_least(self):
        self.assertEqual(pewter.ShardedGemm(8, 16, 32, 4).by, "columns")
        plan = pewter.ShardedGemm(8, 16, 32, 4, a_in_shards=True)
        self.assertEqual((plan.by, plan.received), ("k", 192))
        plan = pewter.ShardedGemm(8, 16, 32, 4, a_in_shards=True, by="columns")
        self.assertEqual((plan.by, plan.received), ("columns", 288))

    def test_attention_by_heads(self):
        q, k, v = (RANDOM.standard_normal((2, heads, 9, 16)).astype(numpy.float32) for heads in (6, 3, 3))
        exact = pewter.attention(q, k, v, causal=True)
        heads = [pewter.shard_of(3, 2, i) for i in range(2)]
        of_queries = [slice(2 * part.start, 2 * part.stop) for part in heads]
        shards = [on_each(self.gpus, [x[:, part] for part in parts]) for x, parts in ((q, of_queries), (k, heads), (v, heads))]
        for in_shards in False, True:
            found = self.gpus.attention(*shards, causal=True, y_in_shards=in_shards)
            self.gpus.wait()
            for y, part in zip(found, of_queries):
                numpy.testing.assert_allclose(y.numpy(), exact[:, part] if in_shards else exact, rtol=1e-4, atol=1e-5)

    def test_copies_between_gpus(self):
        x = integers(3, 4)
        first, second = pewter.to_device(x, 1), pewter.DeviceArray(x.shape, x.dtype, 2)
        queue, other = pewter.Queue(2), pewter.Queue(3)
        second.copy_from(first, queue)
        other.wait_for(queue.record())
        third = pewter.DeviceArray(x.shape, x.dtype, 3).copy_from(second, other)
        numpy.testing.assert_array_equal(third.numpy(other), x)
        with self.assertRaisesRegex(pewter.Error, "queue is one of gpu 3, must be of 1 or 2"):
            second.copy_from(first, other)

    def test_errors_name_what_is_wrong(self):
        plan, x = pewter.ShardedGemm(4, 4, 4, 2), integers(4, 4)
        with self.assertRaisesRegex(pewter.Error, "a: an array on GPU 2, must be on GPU 1"):
            self.gpus.gemm(plan, [pewter.to_device(x, 2)] * 2, [pewter.to_device(x, 1)] * 2)
        with self.assertRaisesRegex(pewter.Error, r"b: an array of shape \(4, 4\) and type float32 on GPU 3, must be \(4, 0\)"):
            self.gpus.gemm(plan, on_each(self.gpus, [x, x]), on_each(self.gpus, [x, x]))
        with self.assertRaisesRegex(pewter.Error, "a: 1 arrays, must be one for each of the group's 2 GPUs"):
            self.gpus.gemm(plan, [pewter.to_device(x)], [])
        with self.assertRaisesRegex(pewter.Error, "by = 'rows', must be one of columns, k"):
            pewter.ShardedGemm(4, 4, 4, 2, by="rows")
        with self.assertRaisesRegex(pewter.DeviceError, "gpu = 4, must be at most 3"):
            pewter.DeviceGroup([4])

    def test_errors_of_what_would_be_cut(self):
        for said, call in (
                ("plan_sharded_gemm: gpus = 4294967298, must be a whole number from 1 to 64",
                 lambda: pewter.ShardedGemm(4, 4, 4, 2**32 + 2)),
                ("plan_sharded_gemm: m = -1, must be a whole number from 0 to", lambda: pewter.ShardedGemm(-1, 4, 4, 2)),
                ("plan_sharded_gemm: k = 4.5, must be", lambda: pewter.ShardedGemm(4, 4, 4.5, 2)),
                ("shard_of: index = -1, must be", lambda: pewter.shard_of(4, 2, -1)),
                ("device_group: gpu = 4294967297, must be", lambda: pewter.DeviceGroup([2**32 + 1]))):
            with self.subTest(said), self.assertRaisesRegex(pewter.Error, said):
                call()

    def test_errors_of_lists(self):
        plan, x = pewter.ShardedGemm(4, 4, 4, 2), on_each(self.gpus, [integers(1, 1, 4, 8)] * 2)
        flat = on_each(self.gpus, [integers(1, 4, 8)] * 2)
        for said, call in (
                ("sharded_gemm: a: 0 arrays, must be one for each", lambda: self.gpus.gemm(plan, [], [])),
                ("sharded_gemm: a: a DeviceArray, must be a list", lambda: self.gpus.gemm(plan, x[0], x)),
                ("sharded_attention: q: 0 arrays", lambda: self.gpus.attention([], x, x)),
                ("sharded_attention: v: 1 arrays", lambda: self.gpus.attention(x, x, x[:1])),
                ("sharded_attention: out: 0 arrays", lambda: self.gpus.attention(x, x, x, out=[])),
                (r"sharded_attention: q: an array of shape \(1, 4, 8\) on GPU 1, must have 4 axes",
                 lambda: self.gpus.attention(flat, x, x)),
                ("sharded_attention: k: an array on the host", lambda: self.gpus.attention(x, [integers(1, 1, 4, 8)] * 2, x)),
                ("sharded_attention: window = -1, must be", lambda: self.gpus.attention(x, x, x, window=-1))):
            with self.subTest(said), self.assertRaisesRegex(pewter.Error, said):
                call()

    def test_weights_are_packed_on_the_host(self):
        made = pewter.quantize(integers(4, 64), "affine4_64")
        for there in range(3):
            parts = [pewter.to_device(part) if i == there else part for i, part in enumerate(made)]
            with self.assertRaisesRegex(pewter.Error, "blocks, scales and biases on a GPU, must be on the host"):
                pewter.PackedWeights(parts[0], "affine4_64", *parts[1:])


if __name__ == "__main__":
    unittest.main()
