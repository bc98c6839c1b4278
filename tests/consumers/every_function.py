#!/usr/bin/env python3
"""Calls every function of pewter.h by ctypes, with nothing but Python's own arrays, and checks the results.

usage: every_function.py <libpewter_c.so> <include/pewter/pewter.h>

The header says what each function takes; so a function that it declares and that is not called here is found.
"""
import array
import ctypes
import math
import re
import sys

FLOAT = 0
TYPES = {"pewter_type": ctypes.c_int32, "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "size_t": ctypes.c_size_t,
         "float": ctypes.c_float, "pewter_status": ctypes.c_int32, "void": None, "const char*": ctypes.c_char_p}


def type_of(text):
    return TYPES.get(text, ctypes.c_void_p)  # every other one is a pointer


class Launch(ctypes.Structure):
    _fields_ = [("threads_per_threadgroup", ctypes.c_uint32), ("pattern", ctypes.c_int32), ("target", ctypes.c_char_p),
                ("host_threads", ctypes.c_uint32), ("mapping", ctypes.c_int32), ("reserved", ctypes.c_uint32),
                ("gpu", ctypes.c_uint32), ("queue", ctypes.c_void_p)]


class Device(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char * 128), ("architecture", ctypes.c_char * 16), ("memory_bytes", ctypes.c_uint64),
                ("multiprocessors", ctypes.c_uint32), ("reserved", ctypes.c_uint32 * 5)]


class GemmOptions(ctypes.Structure):
    _fields_ = [("alpha", ctypes.c_float), ("beta", ctypes.c_float), ("transpose_a", ctypes.c_int32),
                ("transpose_b", ctypes.c_int32)] + [(name, ctypes.c_size_t) for name in (
                    "elements_per_row_a", "elements_per_row_b", "elements_per_row_c", "batches", "batch_stride_a",
                    "batch_stride_b", "batch_stride_c")] + [(name, ctypes.c_void_p) for name in (
                        "row_scale", "bias", "residual")] + [("activation", ctypes.c_int32),
                                                             ("reserved", ctypes.c_uint32 * 5)]


class Library:
    """The library's functions with the header's signatures; remembers which of them were called. `of_rows`: those that
    scripts/interfaces writes, which take a type, operands, numbers and a launch."""

    def __init__(self, path, header):
        self.library, self.functions, self.called = ctypes.CDLL(path), {}, set()
        text = open(header, encoding="utf-8").read()
        for result, name, parameters in re.findall(r"PEWTER_API ([\w ]+[\w*]) pewter_(\w+)\(([^;]*)\);", text):
            function = getattr(self.library, "pewter_" + name)
            function.restype = type_of(result)
            function.argtypes = [type_of(" ".join(p.split()).rsplit(" ", 1)[0]) for p in parameters.split(",")
                                 if p.strip() != "void"]
            self.functions[name] = function
        part = text.partition("scripts/interfaces writes this part")[2].partition("end of that part")[0]
        self.of_rows = re.findall(r"pewter_status pewter_(\w+)\(", part)

    def call(self, name, *arguments):
        """Calls a function; arrays become their addresses."""
        self.called.add(name)
        plain = [a.buffer_info()[0] if isinstance(a, array.array) else a for a in arguments]
        return self.functions[name](*plain)

    def run(self, name, *arguments):
        """Calls a kernel, the launch left to the library."""
        status = self.call(name, *arguments, None)
        assert status == 0, f"{name}: status {status}, {self.call('last_error').decode()}"


def floats(*values):
    return array.array("f", values)


def near(name, found, expected):
    assert len(found) == len(expected), name
    for f, e in zip(found, expected):
        assert abs(f - e) <= 1e-5 * (abs(e) + 0.1), f"{name}: {list(found)}, wanted {expected}"


def gelu(x):
    return x / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))


def silu(x):
    return x / (1 + math.exp(-x))


def softmax(row):
    total = sum(map(math.exp, row))
    return [math.exp(x) / total for x in row]


def elementwise(pewter):
    x, up, y, n = floats(-2, 0, 1.5), floats(1, -1, 2), floats(0, 0, 0), 3
    for name, exact in {"scale": lambda v: 3 * v, "safe_scale": lambda v: 3 * v}.items():
        pewter.run(name, FLOAT, x, 3, y, n)
        near(name, y, [exact(v) for v in x])
    for name, exact in {"relu": lambda v: max(v, 0), "silu": silu, "gelu": gelu,
                        "gelu_erf": lambda v: v / 2 * (1 + math.erf(v / math.sqrt(2)))}.items():
        pewter.run(name, FLOAT, x, y, n)
        near(name, y, [exact(v) for v in x])
    for name, exact in {"add": lambda a, b: a + b, "swiglu": lambda a, b: silu(a) * b,
                        "geglu": lambda a, b: gelu(a) * b}.items():
        pewter.run(name, FLOAT, x, up, y, n)
        near(name, y, [exact(a, b) for a, b in zip(x, up)])
    halves = array.array("H", [0] * n)
    pewter.run("convert", FLOAT, x, 1, halves, n)
    assert list(halves) == [0xc000, 0, 0x3e00]


def rows(pewter):
    x, y, sums = floats(1, 2, -1, 3, 0, -2), floats(*[0] * 6), floats(0, 0)
    of = [x[0:3].tolist(), x[3:6].tolist()]
    for name, exact in {"row_sum": sum, "row_mean": lambda r: sum(r) / 3, "row_max": max, "row_min": min,
                        "logsumexp": lambda r: math.log(sum(map(math.exp, r)))}.items():
        pewter.run(name, FLOAT, x, sums, 2, 3)
        near(name, sums, [exact(r) for r in of])
    indices = array.array("I", [9, 9])
    pewter.run("row_argmax", FLOAT, x, indices, 2, 3)
    assert list(indices) == [1, 0]
    for name, exact in {
            "softmax": softmax, "log_softmax": lambda r: [math.log(s) for s in softmax(r)],
            "row_prefix_sum": lambda r: [r[0], r[0] + r[1], sum(r)],
            "row_prefix_sum_exclusive": lambda r: [0, r[0], r[0] + r[1]],
            "stencil3": lambda r: [0.75 * r[0] + r[1] / 4, r[0] / 4 + r[1] / 2 + r[2] / 4, r[1] / 4 + 0.75 * r[2]],
            "transpose": None}.items():
        pewter.run(name, FLOAT, x, y, 2, 3)
        near(name, y, [v for r in of for v in exact(r)] if exact else [1, 3, 2, 0, -1, -2])
    pewter.run("batched_softmax", FLOAT, x, y, 2, 1, 3)
    near("batched_softmax", y, softmax(of[0]) + softmax(of[1]))
    pewter.run("masked_softmax", FLOAT, x, None, y, 2, 1, 3, 2, 0)
    near("masked_softmax", y, softmax([2 * v for v in of[0]]) + softmax([2 * v for v in of[1]]))


def norms(pewter):
    x, ones, zeros, y, total = floats(1, 2, -1), floats(1, 1, 1), floats(0, 0, 0), floats(0, 0, 0), floats(0, 0, 0)
    pewter.run("rms_norm", FLOAT, x, ones, y, 1, 3, 0)
    near("rms_norm", y, [v / math.sqrt(2) for v in x])
    pewter.run("layer_norm", FLOAT, x, ones, zeros, y, 1, 3, 0)
    near("layer_norm", y, [(v - 2 / 3) / math.sqrt(14 / 9) for v in x])
    pewter.run("add_rms_norm", FLOAT, x, ones, ones, total, y, 1, 3, 0)
    near("add_rms_norm", total, [2, 3, 0])
    near("add_rms_norm", y, [v / math.sqrt(13 / 3) for v in total])


def vectors(pewter):
    x, y, one = floats(1, -2, 3, 0.5), floats(0, 0, 0, 0), floats(0)
    count, bins, ids = array.array("I", [0]), array.array("I", [9, 9]), array.array("I", [1, 0])
    pewter.run("vector_sum", FLOAT, x, one, 4)
    near("vector_sum", one, [2.5])
    pewter.run("vector_prefix_sum", FLOAT, x, y, 4)
    near("vector_prefix_sum", y, [1, -1, 2, 2.5])
    pewter.run("vector_prefix_sum_exclusive", FLOAT, x, y, 4)
    near("vector_prefix_sum_exclusive", y, [0, 1, -1, 2])
    pewter.run("compact", FLOAT, x, 0.75, y, count, 4)
    near("compact", y[:count[0]], [1, 3])
    pewter.run("histogram", FLOAT, x, bins, 4, 2, -3, 3)
    assert list(bins) == [1, 3]
    pewter.run("embedding", FLOAT, x, ids, y, 2, 2, 2)
    near("embedding", y, [3, 0.5, 1, -2])
    cos, sin = [math.cos(1), math.cos(0.5)], [math.sin(1), math.sin(0.5)]
    position = array.array("I", [1])
    pewter.run("rotary_interleaved", FLOAT, x, position, y, 1, 1, 4, 4)
    near("rotary_interleaved", y, [v for i in (0, 1) for v in (x[2 * i] * cos[i] - x[2 * i + 1] * sin[i],
                                                               x[2 * i + 1] * cos[i] + x[2 * i] * sin[i])])
    pewter.run("rotary_half", FLOAT, x, position, y, 1, 1, 4, 4)
    near("rotary_half", y, [x[i] * cos[i] - x[i + 2] * sin[i] for i in (0, 1)] +
         [x[i + 2] * cos[i] + x[i] * sin[i] for i in (0, 1)])


class RotaryOptions(ctypes.Structure):
    _fields_ = ([("theta", ctypes.c_float), ("scaling", ctypes.c_int32), ("factor", ctypes.c_float), ("magnitude", ctypes.c_float),
                 ("original_context", ctypes.c_size_t)]
                + [(name, ctypes.c_float) for name in ("beta_fast", "beta_slow", "low_turns", "high_turns")]
                + [("frequency_factors", ctypes.c_void_p), ("dims", ctypes.c_size_t), ("streams", ctypes.c_size_t),
                   ("stream_of_pair", ctypes.c_void_p), ("reserved", ctypes.c_uint32 * 8)])


def serving(pewter):
    """Sorting, experts, rows, positions with options, gradients."""
    x, y, ids, top = floats(1, 3, -2, 3), floats(*[0] * 4), array.array("i", [9] * 4), floats(0, 0)
    pewter.run("argsort", FLOAT, x, ids, 1, 4, 1)
    assert list(ids) == [1, 3, 0, 2]
    pewter.run("top_k", FLOAT, x, top, ids, 1, 4, 2, 0)
    assert list(ids[:2]) == [1, 3] and list(top) == [3, 3]
    pewter.run("router", FLOAT, x, ids, top, 1, 4, 2, 1, 1)
    assert list(ids[:2]) == [1, 3] and list(top) == [0.5, 0.5]
    no_token = 2 ** 32 - 1
    pewter.run("penalize", FLOAT, x, array.array("I", [1, no_token, 1]), y, 1, 4, 3, 2, 0.25, 1)
    assert list(y) == [1, 0, -2, 3]
    likely, drawn = floats(0, 90, 0, 0), array.array("I", [9])
    pewter.run("sample_gumbel", FLOAT, likely, array.array("I", [3]), drawn, 1, 4, 1, 5)
    assert list(drawn) == [1]
    y = floats(*[0] * 4)
    for wide, kind in enumerate("iq"):
        one = array.array(kind, [1])
        pewter.run("get_rows", FLOAT, x, one, wide, FLOAT, top, 1, 2, 2)
        assert list(top) == [-2, 3]
        pewter.run("set_rows", FLOAT, top, one, wide, FLOAT, y, 1, 2, 2)
        assert list(y) == [0, 0, -2, 3]
    blocks, numbers = array.array("B", [0] * 68), floats(*range(32))
    pewter.run("set_quantized_rows", FLOAT, numbers, one, 1, 4, blocks, None, None, 1, 2, 32)
    back = floats(*[9] * 32)
    pewter.run("get_quantized_rows", FLOAT, 4, blocks, None, None, one, 1, back, 1, 2, 32)
    assert all(abs(b - n) < 0.25 for b, n in zip(back, numbers)) and not any(blocks[:34])
    options = RotaryOptions()
    pewter.call("default_rotary_options", ctypes.addressof(options))
    options.dims = 2
    for name in "rotary_interleaved_with", "rotary_half_with":
        pewter.run(name, FLOAT, x, array.array("I", [1]), y, 1, 1, 4, ctypes.addressof(options))
        near(name, y, [x[0] * math.cos(1) - x[1] * math.sin(1), x[1] * math.cos(1) + x[0] * math.sin(1), -2, 3])
    pewter.run("l2_norm", FLOAT, x, y, 1, 4, 0)
    near("l2_norm", y, [v / math.sqrt(23) for v in x])
    pewter.run("group_norm", FLOAT, x, None, None, y, 1, 2, 2, 2, 0)
    near("group_norm", y, [-1, 1, -1, 1])
    pewter.run("softmax_backward", FLOAT, floats(0.25, 0.75), floats(1, 3), top, 1, 2)
    near("softmax_backward", top, [-0.375, 0.375])
    ones, weights, biases = floats(1, 1), floats(9, 9), floats(9, 9)
    pewter.run("layer_norm_backward", FLOAT, floats(1, 3), ones, floats(2, 2), top, weights, biases, 1, 2, 0)
    near("layer_norm_backward", list(top) + list(weights) + list(biases), [0, 0, -2, 2, 2, 2])
    pewter.run("rms_norm_backward", FLOAT, floats(1, 1), ones, floats(2, 0), top, weights, 1, 2, 0)
    near("rms_norm_backward", list(top) + list(weights), [1, -1, 2, 0])


def images(pewter):
    x, y, ones = floats(1, 2, 3, 4, 5, 6), floats(0, 0), floats(1, 1, 1, 1)
    window = [2, 1, 0, 1] * 2
    problem, to = array.array("Q", [1, 2, 3, 1, 1, *window, 1, 0, 0, 0, 0, 0]), array.array("Q", [0, 0])
    at = to.buffer_info()[0]
    assert pewter.call("extents_of_convolution", problem, at, at + 8) == 0 and list(to) == [1, 2]
    pewter.run("convolution", FLOAT, x, ones, None, y, problem)
    near("convolution", y, [12, 16])
    pewter.run("max_pool", FLOAT, x, y, 1, 2, 3, 1, array.array("Q", window))
    near("max_pool", y, [5, 6])
    pewter.run("average_pool", FLOAT, x, y, 1, 2, 3, 1, array.array("Q", window), 0)
    near("average_pool", y, [3, 4])
    pewter.run("interpolate", FLOAT, x, y, 1, 2, 3, 1, 1, 2, 1, 1)
    near("interpolate", y, [1, 3])


def products(pewter):
    a, b, c, y = floats(1, 2, 3, 4), floats(1, 0, -1, 2), floats(0, 0, 0, 0), floats(0, 0)
    exact = [-1, 4, -1, 8]
    pewter.run("gemv", FLOAT, a, b, y, 2, 2)
    near("gemv", y, [1, 3])
    for name in "gemm_simdgroup", "gemm_tiled":
        pewter.run(name, FLOAT, a, b, c, 2, 2, 2)
        near(name, c, exact)
    options = GemmOptions()
    pewter.call("default_gemm_options", ctypes.addressof(options))
    options.alpha = 2
    pewter.run("gemm", FLOAT, a, b, c, 2, 2, 2, ctypes.addressof(options))
    near("gemm", c, [2 * v for v in exact])
    packed = ctypes.c_void_p()
    assert pewter.call("pack_matrix", FLOAT, b, 2, 2, 0, 0, ctypes.addressof(packed)) == 0
    pewter.run("gemm_packed", a, packed, c, 2, 2, 2, None)
    near("gemm_packed", c, exact)
    pewter.call("free_packed_matrix", packed)
    pewter.call("release_workspace")
    pewter.run("decode_attention", FLOAT, floats(1, 1), a, b, y, 1, 2, 2)
    shares = softmax([3 / math.sqrt(2), 7 / math.sqrt(2)])
    near("decode_attention", y, [shares[0] - shares[1], 2 * shares[1]])
    extents = array.array("Q", [1, 1, 1, 1, 2, 2, 2])
    pewter.run("attention", FLOAT, floats(1, 1), a, FLOAT, b, FLOAT, y, extents, None)
    near("attention", y, [shares[0] - shares[1], 2 * shares[1]])
    block, numbers = array.array("B", [0, 0x3c] + list(range(32))), floats(*[0] * 32)  # q8_0, of scale 1
    traits = (ctypes.c_uint64 * 8)()
    assert pewter.call("describe_block_type", 4, ctypes.addressof(traits)) == 0 and traits[1] == 32 + (34 << 32)
    pewter.run("dequantize", FLOAT, 4, block, None, None, numbers, 1, 32)
    near("dequantize", numbers, range(32))
    squares = [sum(i * i for i in range(32))]
    pewter.run("quantized_matmul", FLOAT, numbers, 4, block, None, None, y, 1, 1, 32, None)
    assert abs(y[0] - squares[0]) < 0.01 * squares[0]
    exact = (ctypes.c_uint64 * 5)(1)
    ids = array.array("I", [0])
    pewter.run("gather_quantized_matmul", FLOAT, numbers, 4, block, None, None, ids, y, 1, 1, 1, 1, 32, 0, ctypes.addressof(exact))
    near("gather_quantized_matmul", y[:1], squares)
    packed = ctypes.c_void_p()
    assert pewter.call("pack_weights", FLOAT, 4, block, None, None, 1, 32, 1, ctypes.addressof(packed)) == 0
    assert pewter.call("bytes_of_packed_weights", packed) == 32 * 34
    for name, more in ("quantized_matmul_packed", ()), ("gather_quantized_matmul_packed", (ids,)):
        y[0] = 0
        pewter.run(name, numbers, packed, *more, y, *(1,) * (3 if more else 1), 1, 32, *((0,) if more else ()), None)
        assert abs(y[0] - squares[0]) < 0.01 * squares[0]
    pewter.call("free_packed_weights", packed)
    pewter.run("quantize", FLOAT, floats(*[127 - 8 * i for i in range(32)]), 4, block, None, None, 1, 32)
    assert list(block[:4]) == [0, 0x3c, 127, 119]
    gray = array.array("B", [0])
    images(pewter)
    pewter.run("grayscale", array.array("B", [0, 100, 0, 255]), gray, 1, 1)
    assert gray[0] == 72


def errors(pewter):
    x = floats(1, 2)
    assert pewter.call("last_error") == b""
    assert pewter.call("softmax", FLOAT, None, x, 1, 2, None) == 1
    assert b"softmax: x" in pewter.call("last_error")
    launch = Launch(threads_per_threadgroup=2000)
    assert pewter.call("relu", FLOAT, x, x, 2, ctypes.addressof(launch)) == 1
    assert b"threads_per_threadgroup = 2000" in pewter.call("last_error")


def nothing_to_do(pewter):
    """Each kernel with a row: no elements, and a type that does not exist."""
    assert pewter.of_rows
    for name in pewter.of_rows:
        zeros = [None if t in (ctypes.c_void_p, ctypes.c_char_p) else 0 for t in pewter.functions[name].argtypes[1:]]
        for status in pewter.call(name, FLOAT, *zeros), pewter.call(name, 7, *zeros):
            text = pewter.call("last_error").decode()
            assert status == 0 or status == 1 and text.startswith(f"{name}: "), f"{name}: {text}"
        assert status == 1 and text.startswith(f"{name}: type = 7"), f"{name}: {text}"


def without_gpu(pewter, beyond):
    """The first GPU number that does not exist, and null objects."""
    made, x = ctypes.c_void_p(), floats(-1, 2)
    to = ctypes.addressof(made)
    launch = Launch(gpu=beyond)
    for name, arguments in {"describe_device": (beyond, ctypes.addressof(Device())), "create_queue": (beyond, to),
                            "create_device_buffer": (beyond, 8, to),
                            "relu": (FLOAT, x, x, 2, ctypes.addressof(launch))}.items():
        assert pewter.call(name, *arguments) == 4, name
        assert b"gpu = " in pewter.call("last_error"), name
    assert list(x) == [-1, 2] and made.value is None
    for name, arguments in {"copy_to_device": (None, 0, x, 8, None), "copy_from_device": (None, 0, x, 8, None),
                            "wait_for_queue": (None,), "record_event": (None, to), "wait_for_event": (None,),
                            "copy_between_devices": (None, 0, None, 0, 8, None), "queue_wait_for_event": (None, None),
                            "create_device_group": (None, 1, to), "wait_for_device_group": (None,), "shard_of": (8, 2, 0, 1, None, to),
                            "plan_sharded_gemm": (None,), "sharded_gemm": (FLOAT, None, None, None, None, None),
                            "sharded_attention": (FLOAT, None, None, None, None, None, None, None),
                            "milliseconds_between": (None, None, to)}.items():
        assert pewter.call(name, *arguments) == 1 and b" = null" in pewter.call("last_error"), name
    assert pewter.call("device_buffer_data", None) is None and pewter.call("device_buffer_bytes", None) == 0
    numbers = (ctypes.c_uint32 * 1)(beyond)
    assert pewter.call("create_device_group", ctypes.addressof(numbers), 1, to) == 4 and b"gpu = " in pewter.call("last_error")
    begin, part = ctypes.c_size_t(), ctypes.c_size_t()
    assert pewter.call("shard_of", 100, 3, 1, 64, ctypes.addressof(begin), ctypes.addressof(part)) == 0
    assert (begin.value, part.value) == (64, 36)
    for name in "free_device_buffer", "free_queue", "free_event", "free_device_group":
        pewter.call(name, None)


def made_by(pewter, name, *arguments):
    made = ctypes.c_void_p()
    assert pewter.call(name, *arguments, ctypes.addressof(made)) == 0, pewter.call("last_error")
    return made


def on_gpu(pewter):
    about, x, y, time = Device(), floats(-1, 2, 3), floats(0, 0, 0), ctypes.c_double()
    assert pewter.call("describe_device", 1, ctypes.addressof(about)) == 0 and about.architecture.startswith(b"sm_")
    buffer, queue = made_by(pewter, "create_device_buffer", 1, 12), made_by(pewter, "create_queue", 1)
    assert pewter.call("device_buffer_bytes", buffer) == 12
    at = pewter.call("device_buffer_data", buffer)
    for launch, through in (Launch(gpu=1), None), (Launch(queue=queue), queue):
        first = made_by(pewter, "record_event", queue)
        assert pewter.call("copy_to_device", buffer, 0, x, 12, through) == 0
        assert pewter.call("relu", FLOAT, at, at, 3, ctypes.addressof(launch)) == 0, pewter.call("last_error")
        assert pewter.call("copy_from_device", buffer, 4, y, 8, through) == 0
        last = made_by(pewter, "record_event", queue)
        assert pewter.call("wait_for_event", last) == 0 and pewter.call("wait_for_queue", queue) == 0
        assert list(y) == [2, 3, 0]
        assert pewter.call("milliseconds_between", first, last, ctypes.addressof(time)) == 0 and time.value >= 0
        for event in first, last:
            pewter.call("free_event", event)
    pewter.call("free_queue", queue)
    pewter.call("free_device_buffer", buffer)


def devices(pewter):
    count = pewter.call("device_count")
    without_gpu(pewter, count + 1)
    if count:
        on_gpu(pewter)
    print(f"{count} GPUs")


def main():
    pewter = Library(sys.argv[1], sys.argv[2])
    for test in errors, devices, nothing_to_do, elementwise, rows, norms, vectors, serving, products:
        test(pewter)
    assert pewter.call("c_api_version") >= 1 and b"." in pewter.call("version")
    forgotten = set(pewter.functions) - pewter.called
    assert not forgotten, f"declared and not called: {sorted(forgotten)}"
    print(f"{len(pewter.called)} functions")


if __name__ == "__main__":
    main()
