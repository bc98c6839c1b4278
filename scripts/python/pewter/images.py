"""Convolution, pooling and interpolation of images (..., height, width) and signals (..., width)."""
import ctypes
import math

from . import library
from .library import Error
from .operands import _at, _operand, _result, _type

_LAYOUTS = ("channels_last", "channels_first")
_KINDS = ("nearest", "bilinear", "bicubic")


class _Side(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("extent", "stride", "padding", "dilation")]


class _Window(ctypes.Structure):
    _fields_ = [("height", _Side), ("width", _Side)]


class _Problem(ctypes.Structure):
    _fields_ = ([(name, ctypes.c_size_t) for name in ("images", "height", "width", "channels", "filters")]
                + [("window", _Window), ("groups", ctypes.c_size_t), ("layout", ctypes.c_int32), ("transposed", ctypes.c_int32),
                   ("more_height", ctypes.c_size_t), ("more_width", ctypes.c_size_t), ("reserved", ctypes.c_uint32 * 4)])


def _of_sides(name, value, sides, otherwise):
    """(height's, width's) of one number for all sides, or one a side; a signal's height is `otherwise`."""
    values = (value,) * sides if isinstance(value, int) else tuple(value)
    if len(values) != sides or min(values, default=0) < 0:
        raise Error(f"{name} = {value}, must be {sides} numbers of at least 0, or one for all sides")
    return (otherwise,) * (2 - sides) + values


def _window(sides, extent, stride, padding, dilation):
    of = [_of_sides(*given) for given in (("window", extent, sides, 1), ("stride", stride, sides, 1),
                                          ("padding", padding, sides, 0), ("dilation", dilation, sides, 1))]
    return _Window(*(_Side(*(values[side] for values in of)) for side in (0, 1)))


def _axes(x, layout):
    """(outer axes, sides, inner axes) of images of a layout."""
    first = library.index_of(layout, _LAYOUTS, "layout")
    if x.ndim not in (3, 4):
        raise Error(f"x of shape {x.shape}, must have three axes or four")
    return (x.shape[:2], x.shape[2:], ()) if first else (x.shape[:1], x.shape[1:-1], x.shape[-1:])


def convolution(x, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, layout="channels_last", transposed=False, more=0,
                out=None, launch=None):
    """Convolves images x (images, height, width, channels) or signals (images, width, channels) with weight (filters, height, width,
    channels / groups); with layout="channels_first" x (images, channels, height, width) and weight (filters, channels / groups,
    height, width). stride, padding, dilation and, of a transposed one, more: one number, or one a side."""
    x = _operand(x)
    weight, first = _operand(weight, x), layout == "channels_first"
    outer, of_x, _ = _axes(x, layout)
    channels = x.shape[1] if first else x.shape[-1]
    if weight.ndim != x.ndim or groups < 1 or weight.shape[1 if first else -1] * groups != channels:
        raise Error(f"weight of shape {weight.shape}, must have {x.ndim} axes and {channels} / {groups} channels")
    filters, sides = weight.shape[0], len(of_x)
    bias = None if bias is None else _operand(bias, x, (filters,))
    window = _window(sides, weight.shape[2:] if first else weight.shape[1:-1], stride, padding, dilation)
    height, width = (1,) * (2 - sides) + of_x
    problem = _Problem(outer[0], height, width, channels, filters, window, groups, int(first), transposed,
                       *_of_sides("more", more, sides, 0))
    to = (ctypes.c_size_t * 2)()
    at = ctypes.addressof(to)
    library.check(library.FUNCTIONS["extents_of_convolution"](ctypes.addressof(problem), at, at + ctypes.sizeof(ctypes.c_size_t)))
    of_y = tuple(to)[2 - sides:]
    out = _result(out, (outer[0], filters, *of_y) if first else (outer[0], *of_y, filters), x.dtype, x)
    library.call("convolution", _type(x), _at(x), _at(weight), _at(bias), _at(out), ctypes.addressof(problem), launch=launch)
    return out


def _pool(name, x, window, stride, padding, dilation, layout, more, out, launch):
    x = _operand(x)
    outer, sides, inner = _axes(x, layout)
    w = _window(len(sides), window, window if stride is None else stride, padding, dilation)

    def results(extent, side):
        reach = side.dilation * (side.extent - 1) + 1
        return max(0, (extent + 2 * side.padding - reach) // max(side.stride, 1) + 1)

    to = tuple(results(extent, side) for extent, side in zip(sides, (w.height, w.width)[2 - len(sides):]))
    out = _result(out, (*outer, *to, *inner), x.dtype, x)
    library.call(name, _type(x), _at(x), _at(out), math.prod(outer), *(1,) * (2 - len(sides)), *sides, math.prod(inner),
                 ctypes.addressof(w), *more, launch=launch)
    return out


def max_pool(x, window, stride=None, padding=0, dilation=1, layout="channels_last", out=None, launch=None):
    """The largest element of each window; the stride is the window if it is left out. Layouts as convolution's."""
    return _pool("max_pool", x, window, stride, padding, dilation, layout, (), out, launch)


def average_pool(x, window, stride=None, padding=0, dilation=1, layout="channels_last", padding_counts=False, out=None, launch=None):
    """The mean of each window's elements, with the zeros of the padding where it counts."""
    return _pool("average_pool", x, window, stride, padding, dilation, layout, (padding_counts,), out, launch)


def interpolate(x, to, kind="bilinear", align_corners=False, layout="channels_last", out=None, launch=None):
    """x at other places: to (height, width), or (width,) of signals; kind "nearest", "bilinear" or "bicubic"."""
    x = _operand(x)
    outer, sides, inner = _axes(x, layout)
    of_y = _of_sides("to", to, len(sides), 1)
    out = _result(out, (*outer, *of_y[2 - len(sides):], *inner), x.dtype, x)
    library.call("interpolate", _type(x), _at(x), _at(out), math.prod(outer), *(1,) * (2 - len(sides)), *sides, math.prod(inner),
                 *of_y, library.index_of(kind, _KINDS, "kind"), align_corners, launch=launch)
    return out


__all__ = ["convolution", "max_pool", "average_pool", "interpolate"]
