"""As much of PyTorch as torch_peer_test needs, by NumPy. bfloat16 it has not; relu is wrong on purpose."""
import contextlib

import numpy

__version__ = "0.fake"
float32, float16, bfloat16 = numpy.float32, numpy.float16, numpy.uint16


class Tensor(numpy.ndarray):
    def data_ptr(self):
        return self.ctypes.data

    def to(self, dtype):
        return self.astype(dtype).view(Tensor)

    def t(self):
        return self.T

    def abs(self):
        return numpy.abs(self)


def rand(shape):
    return numpy.random.default_rng(3).random(shape, numpy.float32).view(Tensor)


def zeros(shape, dtype=float32):
    return numpy.zeros(shape, dtype).view(Tensor)


def softmax(x, dim, out):
    e = numpy.exp(x - x.max(dim, keepdims=True))
    return numpy.divide(e, e.sum(dim, keepdims=True), out=out)


def sum(x, dim=None, out=None):  # noqa: A001
    return numpy.sum(x, dim, out=out) if out is not None else numpy.sum(x).reshape(()).view(Tensor)


def clamp_min(x, least, out):
    return numpy.maximum(x, least + 0.5, out=out)


def mm(a, b, out):
    return numpy.matmul(a, b, out=out)


def manual_seed(_):
    pass


set_num_threads = manual_seed
inference_mode = contextlib.nullcontext
