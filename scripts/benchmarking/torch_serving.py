"""What torch_peer compares of the kernels that serve a model: sorting, losses, norms, gradients, transforms, images.

A problem is a name, a shape as text, Pewter's function with its arguments, PyTorch's call, what each wrote, and the tolerance. Operands
live as long as the problem.
"""
import ctypes
import dataclasses
import math
import typing

import torch
from pewter import images

EPSILON = 2.0 ** -23


@dataclasses.dataclass
class Problem:
    kernel: str
    shape: str
    arguments: list  # of Pewter's function behind the type
    theirs: typing.Callable
    ours: typing.Callable  # Pewter's results, in the form of PyTorch's
    read: int  # elements
    written: int
    tolerance: float
    flops: float = 0.0
    kept: tuple = ()  # what the arguments point into


def randoms(*shape):
    return torch.rand(shape) * 3 - 1


def argsort(rows, cols):
    x, ids = randoms(rows, cols), torch.zeros((rows, cols), dtype=torch.int32)
    # Either order of equal elements is right, so the sorted elements are compared.
    return Problem("argsort", f"{rows}x{cols}", [x, ids, rows, cols, 0], lambda: torch.gather(x, 1, torch.argsort(x, 1)),
                   lambda: torch.gather(x, 1, ids.to(torch.int64)), rows * cols, rows * cols, 0)


def top_k(rows, cols, k):
    x, values, ids = randoms(rows, cols), torch.zeros((rows, k)), torch.zeros((rows, k), dtype=torch.int32)
    return Problem("top_k", f"{rows}x{cols}, {k}", [x, values, ids, rows, cols, k, 0], lambda: torch.topk(x, k, 1)[0], lambda: values,
                   rows * cols, 2 * rows * k, 0, kept=(ids,))


def cross_entropy(rows, cols):
    x, labels, y = randoms(rows, cols), torch.randint(cols, (rows,)), torch.zeros(rows)
    words = labels.to(torch.int32)
    return Problem("cross_entropy", f"{rows}x{cols}", [x, words, y, rows, cols, 0.0],
                   lambda: torch.nn.functional.cross_entropy(x, labels, reduction="none"), lambda: y, rows * cols, rows,
                   8 * EPSILON * math.sqrt(cols))


def l2_norm(rows, cols):
    x, y = randoms(rows, cols), torch.zeros((rows, cols))
    return Problem("l2_norm", f"{rows}x{cols}", [x, y, rows, cols, 0.0], lambda: torch.nn.functional.normalize(x, dim=1), lambda: y,
                   rows * cols, rows * cols, 8 * EPSILON * math.sqrt(cols))


def group_norm(channels, side, groups):
    x, weight, bias = randoms(1, channels, side, side), randoms(channels), randoms(channels)
    y, n = torch.zeros_like(x), channels * side * side
    return Problem("group_norm", f"{channels} of {side}x{side}, {groups} groups",
                   [x, weight, bias, y, 1, channels, side * side, groups, 1e-5],
                   lambda: torch.nn.functional.group_norm(x, groups, weight, bias, 1e-5), lambda: y, n, n,
                   8 * EPSILON * math.sqrt(n / groups))


def softmax_backward(rows, cols):
    y, dy, dx = torch.softmax(randoms(rows, cols), 1), randoms(rows, cols), torch.zeros((rows, cols))
    return Problem("softmax_backward", f"{rows}x{cols}", [y, dy, dx, rows, cols],
                   lambda: torch._softmax_backward_data(dy, y, 1, torch.float32), lambda: dx, 2 * rows * cols, rows * cols,
                   8 * EPSILON * math.sqrt(cols))


def fft(rows, length):
    x, y = randoms(rows, length, 2), torch.zeros((rows, length, 2))
    return Problem("fft", f"{rows}x{length}", [x, y, rows, length, 0, 1.0], lambda: torch.view_as_real(torch.fft.fft(torch.view_as_complex(x))),
                   lambda: y, 2 * rows * length, 2 * rows * length, 8 * EPSILON * math.log2(length))


def convolution(channels, side, groups, channels_last):
    """3 x 3 with as many filters; PyTorch's tensor has the same layout in memory."""
    order = torch.channels_last if channels_last else torch.contiguous_format
    x, weight = randoms(1, channels, side, side).contiguous(memory_format=order), randoms(channels, channels // groups, 3, 3)
    weight = weight.contiguous(memory_format=order if groups == 1 else torch.contiguous_format)
    bias, y = randoms(channels), torch.zeros_like(x)
    three = images._Side(3, 1, 1, 1)
    how = images._Problem(1, side, side, channels, channels, images._Window(three, three), groups, 0 if channels_last else 1)
    n, depth = channels * side * side, 9 * channels // groups
    layout = "last" if channels_last else "first"
    return Problem("convolution", f"{channels} of {side}x{side}{', by themselves' if groups > 1 else ''}, channels {layout}",
                   [x, weight, bias, y, ctypes.addressof(how)], lambda: torch.nn.functional.conv2d(x, weight, bias, 1, 1, 1, groups),
                   lambda: y, n, n, 8 * EPSILON * math.sqrt(depth), 2.0 * n * depth, (how,))


def problems(quick):
    """Makers of problems, each called when it is its turn."""
    vocabulary = 128256
    few = [lambda: argsort(1, vocabulary), lambda: argsort(512, 64), lambda: top_k(1, vocabulary, 40), lambda: cross_entropy(64, 32000),
           lambda: l2_norm(4096, 1024), lambda: group_norm(320, 64, 32), lambda: softmax_backward(4096, 1024), lambda: fft(512, 1024),
           lambda: convolution(128, 56, 128, False), lambda: convolution(128, 56, 128, True), lambda: convolution(64, 56, 1, True)]
    more = [lambda: argsort(512, 1024), lambda: argsort(16, vocabulary), lambda: top_k(1, vocabulary, 1000), lambda: top_k(512, 128, 8),
            lambda: cross_entropy(8, vocabulary), lambda: l2_norm(32, 128), lambda: group_norm(64, 224, 32), lambda: softmax_backward(32, 128),
            lambda: fft(4096, 256), lambda: fft(16, 65536), lambda: convolution(512, 14, 512, False), lambda: convolution(512, 14, 512, True),
            lambda: convolution(256, 14, 1, True), lambda: convolution(64, 56, 1, False)]
    return few if quick else few + more
