#!/usr/bin/env python3
"""The Metal sources of kernels/porting.md against NumPy; with --time also microseconds a dispatch on one host thread, for
the sizes of bench/porting.cpp."""
import pathlib
import sys
import time

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/python"))
import pewter_metal  # noqa: E402

U = numpy.uint32


def cases(rows, cols, side, elements):
    """(name, grid in threadgroups, threads, buffers, index of the output, expected)"""
    x = ((numpy.arange(rows * cols, dtype=U) * U(2654435761)) >> U(8)).astype(numpy.float32) * numpy.float32(2.0**-24)
    table = x.reshape(rows, cols)
    yield "row_sum", rows, 256, {0: x, 1: numpy.zeros(rows, "f"), 2: U(cols)}, 1, table.astype("d").sum(1)
    e = numpy.exp(table.astype("d"))
    yield "softmax", rows, 256, {0: x, 1: numpy.zeros_like(x), 2: U(cols)}, 1, (e / e.sum(1, keepdims=True)).ravel()
    yield "argmax", rows, 256, {0: x, 1: numpy.zeros(rows, U), 2: U(cols)}, 1, table.argmax(1)
    whole = numpy.arange(elements, dtype=U) % U(1009)
    blocks = whole.reshape(-1, 256)
    yield ("prefix_sum", elements // 256, 256, {0: whole, 1: numpy.zeros(elements, U)}, 1,
           (numpy.cumsum(blocks, 1) - blocks).ravel())
    octets = ((numpy.arange(elements, dtype=U) * U(2654435761)) >> U(24)).astype(numpy.uint8)
    yield "histogram", rows, 256, {0: octets, 1: numpy.zeros(256, U), 2: U(elements)}, 1, numpy.bincount(octets, minlength=256)
    steps = []
    for i in range(16384):
        n, count = i + 1, 0
        while n != 1:
            n, count = n // 2 if n % 2 == 0 else 3 * n + 1, count + 1
        steps.append(count)
    yield "collatz", 64, 256, {0: numpy.zeros(16384, U), 1: U(16384)}, 0, numpy.array(steps)
    square = x[:side * side].reshape(side, side)
    yield ("transpose", (side // 32, side // 32), (32, 8), {0: square, 1: numpy.zeros_like(square), 2: U(side), 3: U(side)}, 1,
           square.T)
    yield ("product", (side // 16, side // 16), (16, 16),
           {0: square, 1: square, 2: numpy.zeros_like(square), 3: U(side), 4: U(side), 5: U(side)}, 2,
           square.astype("d") @ square.astype("d"))


def main():
    timed = "--time" in sys.argv
    for name, grid, threads, buffers, output, expected in cases(64, 4096, 512 if timed else 64, 64 * 4096):
        source = (ROOT / f"tests/porting/{name}.metal").read_text()
        library = pewter_metal.Library("#include <metal_stdlib>\nusing namespace metal;\n" + source)
        call = library.prepared(name, grid, threads, buffers, threadgroups=True, host_threads=1)
        call()
        got = buffers[output]
        if got.dtype == numpy.float32:
            numpy.testing.assert_allclose(got.astype("d"), expected, rtol=1e-4, err_msg=name)
        else:
            numpy.testing.assert_array_equal(got, expected, err_msg=name)
        if timed:
            times = []
            for _ in range(61 if name != "product" else 15):
                begin = time.perf_counter()
                call()
                times.append(time.perf_counter() - begin)
            print(f"{name:<11} {sorted(times)[len(times) // 2] * 1e6:10.1f}")
    print("8 kernels")


if __name__ == "__main__":
    main()
