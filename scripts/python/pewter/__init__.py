"""Pewter's kernels on NumPy arrays.

    import numpy, pewter
    y = pewter.softmax(x)                                   # over the last axis
    c = pewter.gemm(a, b, bias=bias, activation="relu")
    y = pewter.rms_norm(x, weight, launch=pewter.Launch(pattern="stride_loop", host_threads=1))

Arrays are float32, float16 or bfloat16 (of ml_dtypes); results have the type of the input. `out` is an array for the
result, which may be the input where the kernel works in place. What a kernel computes and refuses, and what a launch says, is in
pewter/kernels.hpp; bad arguments raise pewter.Error with the library's text. On a GPU:

    y = pewter.softmax(pewter.to_device(x)).numpy()
"""
from .devices import DeviceArray, Event, Queue, devices, milliseconds_between, to_device  # noqa: F401
from .kernels import *  # noqa: F401,F403
from .library import DeviceError, Error, Launch, version  # noqa: F401
from .attention import *  # noqa: F401,F403
from .device_group import *  # noqa: F401,F403
from .images import *  # noqa: F401,F403
from .quantized import *  # noqa: F401,F403
from .serving import *  # noqa: F401,F403


def __getattr__(name):
    if name == "metal_kernel":  # Metal source, by a library of its own
        from pewter_metal import metal_kernel
        return metal_kernel
    raise AttributeError(f"module 'pewter' has no attribute '{name}'")
