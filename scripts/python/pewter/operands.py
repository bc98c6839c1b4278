"""What functions of kernels make of their arguments: contiguous arrays of one type, the result's array, addresses."""
import math

import numpy

from . import library
from .devices import DeviceArray
from .library import Address, Error

_FLOAT = 0


def _type(array):
    kinds = {"float32": _FLOAT, "float16": 1, "bfloat16": 2}
    if array.dtype.name not in kinds:
        raise Error(f"an array of {array.dtype.name}, must be float32, float16 or bfloat16")
    return kinds[array.dtype.name]


def _operand(x, like=None, shape=None):
    """x as a contiguous array, of the type of `like` and of a shape if they are given."""
    x = x if isinstance(x, DeviceArray) else numpy.ascontiguousarray(x)
    if like is not None and x.dtype != like.dtype:
        raise Error(f"operands of {x.dtype.name} and {like.dtype.name}, must be of one type")
    if shape is not None and x.shape != tuple(shape):
        raise Error(f"an operand of shape {x.shape}, must be {tuple(shape)}")
    return x


def _result(out, shape, dtype, like):
    """`out`, or a new array where `like` is."""
    if out is None:
        return DeviceArray(shape, dtype, like.gpu) if isinstance(like, DeviceArray) else numpy.empty(shape, dtype)
    if isinstance(out, DeviceArray) and out.shape == tuple(shape) and out.dtype == dtype:
        return out
    if (isinstance(out, DeviceArray) or out.shape != tuple(shape) or out.dtype != dtype or not out.flags.c_contiguous
            or not out.flags.writeable):
        raise Error(f"out must be a writable contiguous array of shape {tuple(shape)} and type {numpy.dtype(dtype).name}")
    return out


def _at(array):
    if array is None or isinstance(array, DeviceArray):
        return None if array is None else array.address
    return Address(array.ctypes.data)


def _on_host(array, launch):
    """A result's values, when the work is done."""
    return array.numpy(launch.queue if launch is not None else None) if isinstance(array, DeviceArray) else array


def _rows(x):
    """(rows, cols) of an array whose last axis is a row."""
    if x.ndim == 0:
        raise Error("an array without axes, must have one at least")
    cols = x.shape[-1]
    rows = 1
    for extent in x.shape[:-1]:
        rows *= extent
    return rows, cols


class Row:
    """A kernel as its row says (pewter/detail/kernels.inc): its items in the order of C's parameters, as tuples of
    kind ("input", "optional", "output", "extents", "scalar"), name, and an operand's type and extents."""

    def __init__(self, name, several_axes, *items):
        self.name, self.items = name, items
        self.first = several_axes  # the extent that stands for any number of axes, or None

    @staticmethod
    def _inner(extent):
        """The field of a shape that an extent is made of."""
        return extent.removeprefix("one_less(").removesuffix(")")

    def _knows(self, bound, extent):
        return extent.isdigit() or self._inner(extent) in bound

    def _axes(self, bound, extent, given=None):
        """The lengths that an extent stands for: of the arrays' axes, or else a number that is given."""
        if extent.isdigit():
            return (int(extent),)
        inner = self._inner(extent)
        axes = bound[inner] if inner in bound or given is None else (given[inner],)
        return axes if inner == extent else (max(axes[0] - 1, 0),)

    def _bind(self, bound, name, array, extents):
        """Takes extents that are not known yet from an array's shape."""
        several = extents[0] == self.first
        axes = array.ndim - len(extents) + 1 if several else 1
        if axes < 0 or not several and array.ndim != len(extents):
            least = f"at least {len(extents) - 1}" if several else f"{len(extents)}"
            raise Error(f"{name} has {array.ndim} axes, must have {least}: {', '.join(extents)}")
        bound.setdefault(extents[0], array.shape[:axes])
        for extent, length in zip(extents[1:], array.shape[axes:]):
            bound.setdefault(extent, (length,))

    def _input(self, bound, like, item, given):
        kind, name, of, *extents = item
        if given is None and kind == "optional":
            return None
        array = _operand(given, like) if of == "T" else _operand(given if isinstance(given, DeviceArray) else numpy.asarray(given, of))
        if extents and not all(self._knows(bound, extent) for extent in extents):
            self._bind(bound, name, array, tuple(extents))
        return _operand(array, shape=[axis for extent in extents for axis in self._axes(bound, extent)])

    def __call__(self, given, out, launch):
        """Calls the kernel with arrays and numbers by name; the results; the last is `out` if that is given."""
        arrays, bound, like = {}, {}, None
        for item in self.items:
            if item[0] in ("input", "optional"):
                arrays[item[1]] = self._input(bound, like, item, given[item[1]])
                like = arrays[item[1]] if like is None and item[2] == "T" else like
        outputs = [item for item in self.items if item[0] == "output"]
        for extent in (name for kind, *names in self.items if kind == "extents" for name in names if name in given):
            bound[extent] = (int(given[extent]),)
        for _, name, of, *extents in outputs:
            shape = tuple(axis for extent in extents for axis in self._axes(bound, extent, given)) if extents else (1,)
            own = out if name == outputs[-1][1] else None
            arrays[name] = _result(own, shape, like.dtype if of == "T" else numpy.dtype(of), like)
        arguments = []
        for kind, name, *rest in self.items:
            if kind == "extents":
                arguments += [math.prod(bound[extent]) for extent in (name, *rest)]
            else:
                arguments.append(given[name] if kind == "scalar" else _at(arrays[name]))
        library.call(self.name, _type(like), *arguments, launch=launch)
        results = tuple(arrays[item[1]] for item in outputs)
        return results if len(results) > 1 else results[0]
