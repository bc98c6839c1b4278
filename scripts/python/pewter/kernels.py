"""One function a kernel: checks of shapes, the result's array, the call. Those that their rows say all of are generated."""
import ctypes

import numpy

from . import library
from .devices import DeviceArray
from .generated import *  # noqa: F401,F403
from .library import Error
from .operands import _at, _on_host, _operand, _result, _rows, _type

_FLOAT_PRODUCTS = ("fma", "three_tf32")
_ACTIVATIONS = ("none", "relu", "silu", "gelu")


def _extents(a, b, transpose_a=False, transpose_b=False):
    """(m, n, k) of a product of matrices."""
    if a.ndim != 2 or b.ndim != 2:
        raise Error(f"matrices of {a.ndim} and {b.ndim} axes, must have 2")
    m, k = a.shape[::-1] if transpose_a else a.shape
    k_of_b, n = b.shape[::-1] if transpose_b else b.shape
    if k != k_of_b:
        raise Error(f"a has {k} columns and b {k_of_b} rows, which must be equal")
    return m, n, k


def convert(x, dtype, out=None, launch=None):
    """x as another of the three types."""
    x = _operand(x)
    out = _result(out, x.shape, dtype, x)
    library.call("convert", _type(x), _at(x), _type(out), _at(out), x.size, launch=launch)
    return out


def add_rms_norm(x, residual, weight, epsilon=1e-5, out=None, launch=None):
    """(sum, rms_norm of it), sum being x + residual."""
    x = _operand(x)
    rows, cols = _rows(x)
    residual, weight = _operand(residual, x, x.shape), _operand(weight, x, (cols,))
    total, out = _result(None, x.shape, x.dtype, x), _result(out, x.shape, x.dtype, x)
    library.call("add_rms_norm", _type(x), _at(x), _at(residual), _at(weight), _at(total), _at(out), rows, cols, epsilon,
                 launch=launch)
    return total, out


def vector_sum(x, launch=None):
    """The sum of all elements, a float."""
    x = _operand(x)
    total = _result(None, (1,), numpy.float32, x)
    library.call("vector_sum", _type(x), _at(x), _at(total), x.size, launch=launch)
    return float(_on_host(total, launch)[0])


def compact(x, threshold, launch=None):
    """The elements above a threshold, in their order."""
    x = _operand(x)
    y, count = _result(None, (x.size,), x.dtype, x), _result(None, (1,), numpy.uint32, x)
    library.call("compact", _type(x), _at(x), threshold, _at(y), _at(count), x.size, launch=launch)
    return y[:int(_on_host(count, launch)[0])]


def histogram(x, bins, low, high, launch=None):
    """How many elements each of `bins` equal bins over [low, high) has."""
    x = _operand(x)
    counts = _result(None, (bins,), numpy.uint32, x)
    library.call("histogram", _type(x), _at(x), _at(counts), x.size, bins, low, high, launch=launch)
    return counts


def fft(x, inverse=False, scale=1.0, out=None, launch=None):
    """The transform along the last axis of x (..., length) of complex64, or of x (..., length, 2) of one of the three types."""
    x = _operand(x)
    parts = x.view(numpy.float32).reshape(*x.shape, 2) if x.dtype == numpy.complex64 else x
    if parts.ndim < 2 or parts.shape[-1] != 2:
        raise Error(f"x of shape {x.shape} and type {x.dtype.name}, must be (..., length) of complex64 or (..., length, 2)")
    out = _result(out, x.shape, x.dtype, x)
    transforms, length = _rows(parts[..., 0])
    library.call("fft", _type(parts), _at(parts), _at(out), transforms, length, inverse, scale, launch=launch)
    return out


def gemm(a, b, alpha=1.0, beta=0.0, transpose_a=False, transpose_b=False, row_scale=None, bias=None, activation="none",
         residual=None, out=None, launch=None, float_products="fma"):
    """activation(row_scale (alpha a b + beta out) + bias) + residual: a (m, k), b (k, n), stored the other way round if
    transposed. float_products: "fma", or of floats on a GPU "three_tf32", with another error (pewter/kernels.hpp)."""
    a, b = _operand(a), _operand(b, a)
    m, n, k = _extents(a, b, transpose_a, transpose_b)
    if beta != 0 and out is None:
        raise Error("beta without out, which it multiplies")
    out = _result(out, (m, n), a.dtype, a)
    if row_scale is not None:
        row_scale = row_scale if isinstance(row_scale, DeviceArray) else numpy.asarray(row_scale, numpy.float32)
        row_scale = _operand(row_scale, shape=(m,))
    bias = None if bias is None else _operand(bias, a, (n,))
    residual = None if residual is None else _operand(residual, a, (m, n))
    options = library.GemmOptions()
    library.FUNCTIONS["default_gemm_options"](ctypes.addressof(options))
    options.alpha, options.beta, options.transpose_a, options.transpose_b = alpha, beta, transpose_a, transpose_b
    options.row_scale, options.bias, options.residual = _at(row_scale), _at(bias), _at(residual)
    options.activation = library.index_of(activation, _ACTIVATIONS, "activation")
    options.float_products = library.index_of(float_products, _FLOAT_PRODUCTS, "float_products")
    library.call("gemm", _type(a), _at(a), _at(b), _at(out), m, n, k, ctypes.addressof(options), launch=launch)
    return out


def grayscale(rgba, out=None, launch=None):
    """rgba (height, width, 4) of bytes."""
    rgba = _operand(rgba)
    if rgba.ndim != 3 or rgba.shape[2] != 4 or rgba.dtype != numpy.uint8:
        raise Error(f"rgba of shape {rgba.shape} and type {rgba.dtype.name}, must be (height, width, 4) of uint8")
    height, width = rgba.shape[:2]
    out = _result(out, (height, width), numpy.uint8, rgba)
    library.call("grayscale", _at(rgba), _at(out), width, height, launch=launch)
    return out


__all__ = [name for name, value in list(globals().items()) if callable(value) and not name.startswith("_")
           and name not in ("DeviceArray", "Error")]
