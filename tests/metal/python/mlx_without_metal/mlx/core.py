"""What pewter_metal.mlx uses of an MLX without Metal, on NumPy: the tests' own, where MLX itself is not installed."""
import types

import numpy

from dlpack_producer import Producer


class Dtype:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"mlx.core.{self.name}"

    def numpy(self):
        return numpy.uint16 if self.name == "bfloat16" else numpy.dtype(self.name)


for name in "bool_ int8 uint8 int32 int64 uint32 float16 float32 float64 bfloat16 complex64".split():
    globals()[name] = Dtype(name.rstrip("_"))
cpu, gpu = "cpu", "gpu"


class array:
    """With a memory of its own, which a Producer lends; `lazy` until it is evaluated; `of`: the function whose result it is."""

    def __init__(self, values, dtype=None):
        numbers = numpy.array(values, None if dtype is None else dtype.numpy())
        if dtype is None and not isinstance(values, numpy.ndarray):
            numbers = numbers.astype({"i": "i4", "f": "f4", "c": "c8"}.get(numbers.dtype.kind, numbers.dtype))
        self.dtype, self.numbers, self.lazy, self.of = dtype or Dtype(numbers.dtype.name), numbers, True, None

    @property
    def shape(self):
        return self.numbers.shape

    @property
    def T(self):
        made = array([], self.dtype)
        made.numbers = self.numbers.T
        return made

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self):  # as of the releases that take no arguments
        self.lazy = False
        self.producer = Producer(self.numbers, versioned=False, dtype=(4, 16, 1) if self.dtype.name == "bfloat16" else None)
        return self.producer.__dlpack__()

    def astype(self, dtype, stream=None):
        return array(self.numbers.astype(dtype.numpy()), dtype)

    def tolist(self):
        return self.numbers.tolist()


tracing = False  # as in mx.compile


def eval(*arrays):
    if tracing:
        raise ValueError("[eval] Attempting to eval an array during function transformations like compile or vmap is not allowed.")
    for a in arrays:
        a.lazy = False


def full(shape, value, dtype, stream=None):
    assert value.dtype is dtype, "MLX's full takes the type of a number, not this one"
    return array(numpy.full(shape, value.numbers, dtype.numpy()), dtype)


class custom_function:
    def __init__(self, function):
        self.function = function

    def vjp(self, function):
        self.gradient = function

    def __call__(self, *arrays):
        outputs = self.function(*arrays)
        for a in outputs:
            a.of = self
        return outputs


class kernel_without_metal:
    def __init__(self, *arguments, **named):
        pass

    def __call__(self, **named):
        raise RuntimeError("[metal_kernel] No Metal back-end.")


metal = types.SimpleNamespace(is_available=lambda: False)
fast = types.SimpleNamespace(metal_kernel=kernel_without_metal)
