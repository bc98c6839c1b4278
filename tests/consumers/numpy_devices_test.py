#!/usr/bin/env python3
"""The module `pewter` of scripts/python on GPUs: results are the CPU's, and errors where there is none.

usage: PEWTER_LIBRARY=... PYTHONPATH=... numpy_devices_test.py
"""
import unittest

import numpy
import pewter

random = numpy.random.default_rng(7)


def normal(*shape):
    return random.standard_normal(shape).astype(numpy.float32)


class Devices(unittest.TestCase):
    def test_a_gpu_that_is_not_there_is_an_error_with_the_reason(self):
        beyond = len(pewter.devices()) + 1
        for use in (lambda: pewter.to_device(normal(3), beyond), lambda: pewter.Queue(beyond),
                    lambda: pewter.relu(normal(3), launch=pewter.Launch(gpu=beyond))):
            with self.assertRaisesRegex(pewter.DeviceError, "gpu = "):
                use()

    @unittest.skipUnless(pewter.devices(), "no GPU")
    def test_results_are_those_of_the_cpu(self):
        x, other, weight = normal(5, 512), normal(5, 512), normal(512)
        on_gpu, queue = pewter.to_device(x), pewter.Queue()
        first = queue.record()
        in_queue = pewter.softmax(on_gpu, launch=pewter.Launch(queue=queue))
        numpy.testing.assert_allclose(in_queue.numpy(queue), pewter.softmax(x), rtol=1e-5)
        self.assertGreater(pewter.milliseconds_between(first, queue.record()), 0)
        for name, arguments in {"softmax": (x,), "row_sum": (x,), "row_argmax": (x,), "transpose": (x,), "vector_sum": (x,),
                                "add": (x, other), "rms_norm": (x, weight), "add_rms_norm": (x, other, weight),
                                "compact": (x, 0.5), "histogram": (x, 7, -1, 1), "gemm": (x, other.T.copy())}.items():
            with self.subTest(name):
                there = [pewter.to_device(a) if isinstance(a, numpy.ndarray) else a for a in arguments]
                found, exact = getattr(pewter, name)(*there), getattr(pewter, name)(*arguments)
                for f, e in zip(found, exact) if isinstance(found, tuple) else [(found, exact)]:
                    numpy.testing.assert_allclose(f.numpy() if isinstance(f, pewter.DeviceArray) else f, e, rtol=2e-4, atol=2e-4)

    @unittest.skipUnless(pewter.devices(), "no GPU")
    def test_products_have_a_gpus_ways(self):
        x, w = normal(3, 512), normal(40, 512)
        there = [pewter.to_device(a) for a in (x, w)]
        by_tf32 = pewter.gemm(*there, transpose_b=True, float_products="three_tf32").numpy()
        numpy.testing.assert_allclose(by_tf32, pewter.gemm(x, w, transpose_b=True), rtol=1e-4, atol=1e-3)
        for block_type in "q8_0", "q4_K":
            blocks = pewter.quantize(w, block_type)
            found = pewter.quantized_matmul(there[0], pewter.to_device(blocks), block_type, exact=True).numpy()
            numpy.testing.assert_allclose(found, pewter.quantized_matmul(x, blocks, block_type, exact=True), rtol=1e-4, atol=1e-3)

    @unittest.skipUnless(pewter.devices(), "no GPU")
    def test_operands_are_in_one_place(self):
        with self.assertRaisesRegex(pewter.Error, "on the host and on a GPU"):
            pewter.add(pewter.to_device(normal(8)), normal(8))
        with self.assertRaisesRegex(pewter.Error, "is host memory"):
            pewter.relu(normal(8), launch=pewter.Launch(gpu=1))


if __name__ == "__main__":
    unittest.main()
