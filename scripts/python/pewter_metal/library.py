"""The kernels of a source, and their dispatches: the functions of pewter/metal.h."""
import ctypes
import itertools
import os
import pathlib

import numpy

from . import gpu
from .arrays import Array, array_of
from .errors import ArgumentError, Error
from .texture import SamplerDescriptor, TextureDescriptor, table

THREADGROUPS, REFERENCE = 1, 2


class _Arguments(ctypes.Structure):
    _fields_ = [(name, kind) for pair in ("buffer", "threadgroup", "texture", "sampler")
                for name, kind in ((pair, ctypes.c_void_p), (pair + "_count", ctypes.c_size_t))] + [
                    ("buffer_bytes", ctypes.c_void_p), ("functions", ctypes.c_void_p), ("function_count", ctypes.c_size_t)]


def _load():
    here = pathlib.Path(__file__).resolve().parent
    given = os.environ.get("PEWTER_METAL_LIBRARY")
    found = [p / "libpewter_metal.so" for parent in here.parents[:3] for p in sorted(parent.glob("build/*/kernels/metal"))]
    installed = here.parent / "pewter" / "installed_metal_library"  # written by `cmake --install`: the path from its folder
    if installed.exists():
        found.insert(0, installed.parent / installed.read_text(encoding="utf-8").strip())
    for path in [given] if given else found:
        if given or path.exists():
            lib = ctypes.CDLL(str(path))
            break
    else:
        raise Error("libpewter_metal.so is not found; PEWTER_METAL_LIBRARY may name it")
    lib.pewter_metal_error.restype = ctypes.c_char_p
    for name in ("pewter_metal_library_from_source", "pewter_metal_library_from_file"):
        getattr(lib, name).restype = ctypes.c_void_p
    lib.pewter_metal_kernel_name.restype = lib.pewter_metal_library_note.restype = ctypes.c_char_p
    lib.pewter_metal_kernel_count.restype = ctypes.c_size_t
    lib.pewter_metal_gpu_name.restype, lib.pewter_metal_gpu_seconds.restype = ctypes.c_char_p, ctypes.c_double
    return lib


_lib = None


def set_timeout(seconds):
    """Each dispatch from now on that takes longer ends with an Error; 0: none does. Until then PEWTER_METAL_TIMEOUT says it."""
    if _library().pewter_metal_set_timeout(ctypes.c_double(seconds)) != 0:
        raise Error(_library().pewter_metal_error().decode())


def set_compile_timeout(seconds):
    """Each compilation from now on that takes longer ends with an Error; 0: none does. Until then PEWTER_METAL_COMPILE_TIMEOUT says it."""
    if _library().pewter_metal_set_compile_timeout(ctypes.c_double(seconds)) != 0:
        raise Error(_library().pewter_metal_error().decode())


def set_compile_memory(size):
    """Bytes, at least 64 MiB, that each process of a compilation may have; 0: any. Until then PEWTER_METAL_COMPILE_MEMORY says it."""
    if int(size) != size or not 0 <= size < 2**64:
        raise Error(f"set_compile_memory: size = {size!r}, must be a whole number of bytes")
    if _library().pewter_metal_set_compile_memory(ctypes.c_uint64(int(size))) != 0:
        raise Error(_library().pewter_metal_error().decode())


def gpus():
    """Names of the GPUs on which kernels can run, by their index."""
    names = (_library().pewter_metal_gpu_name(ctypes.c_size_t(n)) for n in itertools.count())
    return [n.decode() for n in itertools.takewhile(bool, names)]


def gpu_seconds():
    """How long the kernel of this thread's last dispatch on a GPU ran there, without copies."""
    return _library().pewter_metal_gpu_seconds()


def _library():
    global _lib
    if _lib is None:
        _lib = _load()
    return _lib


def _options(include, defines, constants, target, check, linked):
    lines = [f"link {os.fspath(path)}" for path in linked] + [f"I {i}" for i in include] + [f"D {d}" for d in defines] + [f"constant {k}={_literal(v)}" for k, v in constants.items()]
    return "\n".join(lines + ([f"target {target}"] if target else []) + ["check"] * bool(check)).encode()


def _literal(value):
    """The literal of a number, or of two to four as a vector."""
    if isinstance(value, (bool, numpy.bool_)):
        return "true" if value else "false"
    if isinstance(value, (list, tuple, numpy.ndarray)):
        if numpy.ndim(value) != 1 or not 2 <= len(value) <= 4:
            raise Error(f"function constant = {value!r}, must be a number or two to four of them")
        return f"vec{len(value)}({', '.join(_literal(v) for v in value)})"
    if isinstance(value, (float, numpy.floating)) and not numpy.isfinite(value):
        return '__builtin_nanf("")' if numpy.isnan(value) else "__builtin_inff()" if value > 0 else "-__builtin_inff()"
    return str(value)


def _sizes(three):
    values = tuple(three) if hasattr(three, "__iter__") else (three,)
    if not 1 <= len(values) <= 3 or any(int(v) != v or not 0 <= v < 2**32 for v in values):
        raise Error(f"grid or threads = {three!r}, must be one to three whole numbers")
    return (ctypes.c_uint32 * 3)(*[int(v) for v in values], *[1] * (3 - len(values)))


class FunctionTable:
    """A buffer of type visible_function_table<T>: names of visible functions by index; None: none."""

    def __init__(self, functions):
        self.functions = list(functions)

    def lines(self):
        return "".join(f"{name or ''}\n" for name in self.functions).encode()


class Library:
    """The kernels of one source: a path to a .metal or .air file or to an object (.metallib), or text. check: checked mode, in which run raises an Error that names races,
    accesses out of bounds and the like by line and column; slow. linked: paths of sources whose visible functions tables may hold, too."""

    def __init__(self, source=None, path=None, name="program_source", include=(), defines=(), constants={}, target=None, check=False, linked=()):
        lib = _library()
        options = _options(include, defines, constants, target, check, linked)
        if path is not None:
            self._handle = lib.pewter_metal_library_from_file(os.fsencode(path), options)
        else:
            self._handle = lib.pewter_metal_library_from_source(source.encode(), name.encode(), options)
        if not self._handle:
            raise Error(lib.pewter_metal_error().decode(errors="replace"))

    def __del__(self):
        if getattr(self, "_handle", None):
            _library().pewter_metal_library_free(ctypes.c_void_p(self._handle))

    def names(self):
        handle = ctypes.c_void_p(self._handle)
        return [_lib.pewter_metal_kernel_name(handle, ctypes.c_size_t(n)).decode() for n in range(_lib.pewter_metal_kernel_count(handle))]

    def notes(self):
        """"file:line: note: ..." for each function that was left out, as it is no compute function."""
        texts = (_lib.pewter_metal_library_note(ctypes.c_void_p(self._handle), ctypes.c_size_t(n)) for n in itertools.count())
        return [t.decode() for t in itertools.takewhile(bool, texts)]

    def _refuse_writes(self, kernel, what, writes, arguments):
        for n in [n for n, array in arguments.items() if array.read_only]:
            written = writes(ctypes.c_void_p(self._handle), kernel.encode(), ctypes.c_size_t(n))
            if written < 0:
                raise Error(_lib.pewter_metal_error().decode(errors="replace"))
            if written:
                raise ArgumentError(f"{kernel}: {what} {n} is a read-only array, and the kernel writes into it")

    def run(self, kernel, grid, threads, buffers, threadgroup_memory={}, threadgroups=False, reference=False, host_threads=0, textures={},
            samplers={}, device=None):
        """Runs a kernel; arrays are written in place, without copies. buffers: index to an array of NumPy, PyTorch, JAX, MLX or of anything with
        __dlpack__, or to FunctionTable; a number becomes an array of one. textures and samplers: index to Texture and Sampler.
        device: "gpu" or "gpu:1", whose own arrays (__cuda_array_interface__) are used where they lie."""
        self.prepared(kernel, grid, threads, buffers, threadgroup_memory, threadgroups, reference, host_threads, textures, samplers, device)()

    def prepared(self, kernel, grid, threads, buffers, threadgroup_memory={}, threadgroups=False, reference=False, host_threads=0, textures={},
                 samplers={}, device=None):
        """As run, but returns a function without arguments that does it, as often as it is called."""
        count = max(buffers, default=-1) + 1
        lines = [buffers[n].lines() if isinstance(buffers.get(n), FunctionTable) else None for n in range(count)]
        functions = (ctypes.c_char_p * max(count, 1))(*lines)
        on_gpu = gpu.flags_of(device)
        kept = {n: _memory(n, b, on_gpu & gpu.GPU) for n, b in buffers.items() if not isinstance(b, FunctionTable)}
        self._refuse_writes(kernel, "buffer", _lib.pewter_metal_kernel_writes_buffer, kept)
        self._refuse_writes(kernel, "texture", _lib.pewter_metal_kernel_writes_texture, textures)
        pointers = (ctypes.c_void_p * max(count, 1))(*[kept[n].pointer or 64 if n in kept else None for n in range(count)])
        groups = max(threadgroup_memory, default=-1) + 1
        lengths = (ctypes.c_size_t * max(groups, 1))(*[threadgroup_memory.get(n, 0) for n in range(groups)])
        flags = THREADGROUPS * bool(threadgroups) | REFERENCE * bool(reference) | on_gpu
        images, ways = table(TextureDescriptor, textures), table(SamplerDescriptor, samplers)
        extents = (ctypes.c_size_t * max(count, 1))(*[kept[n].nbytes if n in kept else 0 for n in range(count)])
        given = _Arguments(ctypes.cast(pointers, ctypes.c_void_p), count, ctypes.cast(lengths, ctypes.c_void_p), groups,
                           ctypes.cast(images, ctypes.c_void_p), len(images) if textures else 0, ctypes.cast(ways, ctypes.c_void_p),
                           len(ways) if samplers else 0, ctypes.cast(extents, ctypes.c_void_p),
                           ctypes.cast(functions, ctypes.c_void_p), count)
        arguments = (ctypes.c_void_p(self._handle), kernel.encode(), ctypes.byref(given), _sizes(grid), _sizes(threads), flags, host_threads)

        def call(own=self, arrays=(kept, textures)):  # these live as long as the function
            if _lib.pewter_metal_dispatch_arguments(*arguments):
                raise Error(_lib.pewter_metal_error().decode(errors="replace"))
        return call


def _memory(index, buffer, on_gpu):
    """The memory of an argument. An Array is taken as it is, with any strides: metal_kernel tells its kernels."""
    if isinstance(buffer, Array):
        return buffer
    if on_gpu and hasattr(buffer, "__cuda_array_interface__"):
        return gpu.Memory(index, buffer)
    array = array_of(f"buffer {index}", buffer)
    if not array.is_row_contiguous:
        raise ArgumentError(f"buffer {index}: the array must be contiguous, its strides are {array.strides} for shape {array.shape}")
    return array
