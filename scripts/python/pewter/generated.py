"""Functions of kernels, as their rows in pewter/detail/kernels/*.inc say; scripts/interfaces writes this file."""
from .operands import Row

__all__ = [
    "row_sum",
    "row_mean",
    "row_max",
    "row_min",
    "row_argmax",
    "logsumexp",
]

_row_sum = Row(
    "row_sum", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "sums", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_sum(x, out=None, launch=None):
    """Over the last axis, as float32.

    sums[r] = sum of row r, in float
    """
    return _row_sum({"x": x}, out, launch)


_row_mean = Row(
    "row_mean", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "means", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_mean(x, out=None, launch=None):
    """Over the last axis, as float32.

    means[r] = mean of row r, in float
    """
    return _row_mean({"x": x}, out, launch)


_row_max = Row(
    "row_max", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "maxima", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_max(x, out=None, launch=None):
    """Over the last axis, as float32.

    maxima[r] = largest element of row r
    """
    return _row_max({"x": x}, out, launch)


_row_min = Row(
    "row_min", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "minima", "float32", "rows"),
    ("extents", "rows", "cols"))


def row_min(x, out=None, launch=None):
    """Over the last axis, as float32.

    minima[r] = smallest element of row r
    """
    return _row_min({"x": x}, out, launch)


_row_argmax = Row(
    "row_argmax", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "indices", "uint32", "rows"),
    ("extents", "rows", "cols"))


def row_argmax(x, out=None, launch=None):
    """Over the last axis, as uint32.

    indices[r] = index of the first largest element of row r
    """
    return _row_argmax({"x": x}, out, launch)


_logsumexp = Row(
    "logsumexp", "rows",
    ("input", "x", "T", "rows", "cols"),
    ("output", "results", "float32", "rows"),
    ("extents", "rows", "cols"))


def logsumexp(x, out=None, launch=None):
    """Over the last axis, as float32.

    results[r] = log of the sum of exp over row r, in float
    """
    return _logsumexp({"x": x}, out, launch)
