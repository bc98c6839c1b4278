"""libpewter_c by ctypes: its functions with the signatures that pewter.h declares, launches, errors.

The library is the file that PEWTER_LIBRARY names, else the one that was installed with this module, else one in its folder,
else the one that the system's loader finds.
"""
import ctypes
import os
import pathlib
import re

_HERE = pathlib.Path(__file__).resolve().parent
_TYPES = {"pewter_type": ctypes.c_int32, "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "size_t": ctypes.c_size_t,
          "float": ctypes.c_float, "pewter_status": ctypes.c_int32, "void": None, "const char*": ctypes.c_char_p}
_OUT_OF_MEMORY, _INTERNAL_ERROR, _DEVICE_ERROR = 2, 3, 4
_PATTERNS = ("automatic", "direct", "stride_loop", "vectorized", "tiled")
_MAPPINGS = ("automatic", "run_inline", "threadgroups", "simdgroups", "teams", "teams_distribute")


class Error(ValueError):
    """Bad arguments: the text names function, argument, value and limit."""


class DeviceError(RuntimeError):
    """There is no such GPU, with the reason, or its driver failed."""


class Address(int):
    """An operand's address, in the host's memory or in a GPU's."""

    gpu = 0


def index_of(name, names, what):
    if name not in names:
        raise Error(f"{what} = {name!r}, must be one of {', '.join(names)}")
    return names.index(name)


class Launch(ctypes.Structure):
    """How a kernel is launched; what is left out, the library chooses."""

    _fields_ = [("threads_per_threadgroup", ctypes.c_uint32), ("pattern", ctypes.c_int32), ("target", ctypes.c_char_p),
                ("host_threads", ctypes.c_uint32), ("mapping", ctypes.c_int32), ("_reserved", ctypes.c_uint32),
                ("gpu", ctypes.c_uint32), ("_queue", ctypes.c_void_p)]

    def __init__(self, threads_per_threadgroup=0, pattern="automatic", target=None, host_threads=0, mapping="automatic", gpu=0,
                 queue=None):
        super().__init__(threads_per_threadgroup, index_of(pattern, _PATTERNS, "pattern"),
                         target.encode() if target else None, host_threads, index_of(mapping, _MAPPINGS, "mapping"),
                         gpu=gpu, _queue=queue.handle if queue is not None else None)
        self.queue = queue


class GemmOptions(ctypes.Structure):
    """pewter_gemm_options."""

    _fields_ = [("alpha", ctypes.c_float), ("beta", ctypes.c_float), ("transpose_a", ctypes.c_int32),
                ("transpose_b", ctypes.c_int32), ("elements_per_row_a", ctypes.c_size_t),
                ("elements_per_row_b", ctypes.c_size_t), ("elements_per_row_c", ctypes.c_size_t),
                ("batches", ctypes.c_size_t), ("batch_stride_a", ctypes.c_size_t), ("batch_stride_b", ctypes.c_size_t),
                ("batch_stride_c", ctypes.c_size_t), ("row_scale", ctypes.c_void_p), ("bias", ctypes.c_void_p),
                ("residual", ctypes.c_void_p), ("activation", ctypes.c_int32), ("float_products", ctypes.c_int32),
                ("reserved", ctypes.c_uint32 * 4)]


def _candidates():
    if "PEWTER_LIBRARY" in os.environ:
        return [os.environ["PEWTER_LIBRARY"]]
    installed = _HERE / "installed_library"  # written by `cmake --install`: the path from here
    beside = [_HERE / installed.read_text(encoding="utf-8").strip()] if installed.exists() else []
    beside.append(_HERE / "libpewter_c.so")
    return [str(path) for path in beside if path.exists()] + ["libpewter_c.so.0"]


def _header():
    beside = _HERE / "pewter.h"  # of an installation
    return beside if beside.exists() else _HERE.parents[2] / "include/pewter/pewter.h"


def _functions():
    library, functions = ctypes.CDLL(_candidates()[0]), {}
    declarations = re.findall(r"PEWTER_API ([\w ]+[\w*]) pewter_(\w+)\(([^;]*)\);", _header().read_text(encoding="utf-8"))
    for result, name, parameters in declarations:
        function = getattr(library, "pewter_" + name)
        function.restype = _TYPES.get(result, ctypes.c_void_p)
        function.argtypes = [_TYPES.get(" ".join(p.split()).rsplit(" ", 1)[0], ctypes.c_void_p)
                             for p in parameters.split(",") if p.strip() != "void"]
        functions[name] = function
    return functions


FUNCTIONS = _functions()


def check(status):
    """Raises what a status other than 0 stands for."""
    if status == 0:
        return
    text = FUNCTIONS["last_error"]().decode(errors="replace")
    raise {_OUT_OF_MEMORY: MemoryError, _INTERNAL_ERROR: RuntimeError, _DEVICE_ERROR: DeviceError}.get(status, Error)(text)


def call(name, *arguments, launch=None):
    """Calls a kernel, on the GPU whose memory its operands are. Pointers are addresses or None."""
    places = {a.gpu for a in arguments if isinstance(a, Address)}
    if len(places) > 1:
        raise Error(f"{name}: operands on the host and on a GPU, or on several, must be on one")
    gpu = max(places, default=0)
    if gpu and launch is None:
        launch = Launch(gpu=gpu)
    elif gpu and not launch.gpu and launch.queue is None:
        launch = Launch.from_buffer_copy(launch)
        launch.gpu = gpu
    check(FUNCTIONS[name](*arguments, ctypes.addressof(launch) if launch is not None else None))


def version():
    return FUNCTIONS["version"]().decode()
