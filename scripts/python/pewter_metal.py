"""Metal source on NumPy arrays.

library(source).run("saxpy", grid, threads, {0: x, 1: y, 2: numpy.float32(2)}) dispatches a kernel; metal_kernel is called as
MLX's mx.fast.metal_kernel. PEWTER_METAL_LIBRARY names libpewter_metal.so where it is not found beside this package."""
import ctypes
import itertools
import os
import pathlib
import re

import numpy

from pewter_metal_texture import Sampler, SamplerDescriptor, Texture, TextureDescriptor, table  # noqa: F401

THREADGROUPS, REFERENCE = 1, 2


class _Arguments(ctypes.Structure):
    _fields_ = [(name, kind) for pair in ("buffer", "threadgroup", "texture", "sampler")
                for name, kind in ((pair, ctypes.c_void_p), (pair + "_count", ctypes.c_size_t))] + [
                    ("buffer_bytes", ctypes.c_void_p), ("functions", ctypes.c_void_p), ("function_count", ctypes.c_size_t)]


class Error(Exception):
    """Bad input: the text names kernel, argument, value and limit, or is the compiler's."""


def _load():
    here = pathlib.Path(__file__).resolve()
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


def _library():
    global _lib
    if _lib is None:
        _lib = _load()
    return _lib


def _options(include, defines, constants, target, check, linked):
    lines = [f"link {os.fspath(path)}" for path in linked] + [f"I {i}" for i in include] + [f"D {d}" for d in defines] + [f"constant {k}={_literal(v)}" for k, v in constants.items()]
    return "\n".join(lines + ([f"target {target}"] if target else []) + ["check"] * bool(check)).encode()


def _literal(value):
    if isinstance(value, (bool, numpy.bool_)):
        return "true" if value else "false"
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
        """"file:line: note: ..." for each function that is none of compute, and was left out."""
        texts = (_lib.pewter_metal_library_note(ctypes.c_void_p(self._handle), ctypes.c_size_t(n)) for n in itertools.count())
        return [t.decode() for t in itertools.takewhile(bool, texts)]

    def run(self, kernel, grid, threads, buffers, threadgroup_memory={}, threadgroups=False, reference=False, host_threads=0, textures={},
            samplers={}):
        """Runs a kernel; arrays are written in place. buffers: index to array or FunctionTable; a number becomes an array of one. textures and samplers:
        index to Texture and Sampler."""
        self.prepared(kernel, grid, threads, buffers, threadgroup_memory, threadgroups, reference, host_threads, textures, samplers)()

    def prepared(self, kernel, grid, threads, buffers, threadgroup_memory={}, threadgroups=False, reference=False, host_threads=0, textures={},
                 samplers={}):
        """As run, but returns a function without arguments that does it, as often as it is called."""
        count = max(buffers, default=-1) + 1
        lines = [buffers[n].lines() if isinstance(buffers.get(n), FunctionTable) else None for n in range(count)]
        functions = (ctypes.c_char_p * max(count, 1))(*lines)
        kept = {n: _contiguous(n, b) for n, b in buffers.items() if not isinstance(b, FunctionTable)}
        pointers = (ctypes.c_void_p * max(count, 1))(*[kept[n].ctypes.data or 64 if n in kept else None for n in range(count)])
        groups = max(threadgroup_memory, default=-1) + 1
        lengths = (ctypes.c_size_t * max(groups, 1))(*[threadgroup_memory.get(n, 0) for n in range(groups)])
        flags = THREADGROUPS * bool(threadgroups) | REFERENCE * bool(reference)
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


def _contiguous(index, buffer):
    array = buffer if isinstance(buffer, numpy.ndarray) else numpy.atleast_1d(numpy.asarray(buffer))
    if not array.flags.c_contiguous:
        raise Error(f"buffer {index}: the array must be contiguous")
    return array


METAL_TYPES = {"bool": "bool", "int8": "char", "uint8": "uchar", "int16": "short", "uint16": "ushort", "int32": "int", "uint32": "uint",
               "int64": "long", "uint64": "ulong", "float16": "half", "float32": "float"}
ATTRIBUTES = {"thread_position_in_grid": "uint3", "thread_position_in_threadgroup": "uint3", "threadgroup_position_in_grid": "uint3",
              "threads_per_threadgroup": "uint3", "threadgroups_per_grid": "uint3", "threads_per_grid": "uint3",
              "thread_index_in_threadgroup": "uint", "thread_index_in_simdgroup": "uint", "simdgroup_index_in_threadgroup": "uint",
              "simdgroups_per_threadgroup": "uint", "threads_per_simdgroup": "uint", "thread_index_in_quadgroup": "uint",
              "quadgroup_index_in_threadgroup": "uint", "dispatch_threads_per_threadgroup": "uint3"}


def _type(dtype):
    name = numpy.dtype(dtype).name
    if name not in METAL_TYPES:
        raise Error(f"type = {name}, must be one of {', '.join(METAL_TYPES)}")
    return METAL_TYPES[name]


class metal_kernel:
    """kernel = metal_kernel(name, input_names, output_names, source, header); source is the kernel's body. Called with inputs,
    template, grid and threadgroup (both in threads), output_shapes and output_dtypes, it returns the outputs. check: as of Library."""

    def __init__(self, name, input_names, output_names, source, header="", ensure_row_contiguous=True, atomic_outputs=False, check=False):
        if not output_names:
            raise Error(f"{name}: output_names is empty, must have at least one")
        self._made = {}
        self.name, self.input_names, self.output_names, self.source, self.header = name, list(input_names), list(output_names), source, header
        self.ensure_row_contiguous, self.atomic_outputs, self.check = ensure_row_contiguous, atomic_outputs, check

    def _uses(self, word):
        return re.search(rf"\b{word}\b", self.source) is not None

    def _text(self, inputs, dtypes, template):
        parameters, index = [], 0
        for name, x in zip(self.input_names, inputs):
            space = "constant" if x.size < 8 else "device"
            parameters.append(f"const {space} {_type(x.dtype)}{'&' if x.ndim == 0 else '*'} {name} [[buffer({index})]]")
            index += 1
            for part, kind in (("shape", "const constant int*"), ("strides", "const constant int64_t*"), ("ndim", "const constant int&")):
                if x.ndim > 0 and self._uses(f"{name}_{part}"):
                    parameters.append(f"{kind} {name}_{part} [[buffer({index})]]")
                    index += 1
        for name, dtype in zip(self.output_names, dtypes):
            kind = _type(dtype)
            parameters.append(f"device {f'atomic<{kind}>' if self.atomic_outputs else kind}* {name} [[buffer({index})]]")
            index += 1
        parameters += [f"{kind} {a} [[{a}]]" for a, kind in ATTRIBUTES.items() if self._uses(a)]
        head = "#include <metal_stdlib>\nusing namespace metal;\n" + self.header + "\n"
        arguments = ", ".join(parameters)
        if not template:
            return f"{head}[[kernel]] void {self.name}({arguments}) {{\n{self.source}\n}}\n"
        kinds, values = [], []
        for key, value in template:
            if isinstance(value, bool):
                kinds.append(f"bool {key}"), values.append("true" if value else "false")
            elif isinstance(value, int):
                kinds.append(f"int {key}"), values.append(str(value))
            else:
                kinds.append(f"typename {key}"), values.append(_type(value))
        made = f"{self.name}<{', '.join(values)}>"
        return (f"{head}template <{', '.join(kinds)}>\n[[kernel]] void {self.name}({arguments}) {{\n{self.source}\n}}\n"
                f'template [[host_name("{self.name}")]] [[kernel]] decltype({made}) {made};\n')

    def __call__(self, *, inputs, grid, threadgroup, output_shapes, output_dtypes, template=(), init_value=None, verbose=False, stream=None,
                 reference=False):
        for what, given, wanted in (("inputs", inputs, self.input_names), ("output_shapes", output_shapes, self.output_names),
                                    ("output_dtypes", output_dtypes, self.output_names)):
            if len(given) != len(wanted):
                raise Error(f"{self.name}: {what} has {len(given)}, must have {len(wanted)}")
        arrays = [_array(x, self.ensure_row_contiguous) for x in inputs]
        text = self._text(arrays, output_dtypes, list(template))
        if verbose:
            print(text)
        if text not in self._made:
            self._made[text] = Library(text, name=self.name, check=self.check)
        buffers = []
        for name, x in zip(self.input_names, arrays):
            buffers.append(x)
            if x.ndim > 0 and self._uses(f"{name}_shape"):
                buffers.append(numpy.array(x.shape, numpy.int32))
            if x.ndim > 0 and self._uses(f"{name}_strides"):
                buffers.append(numpy.array([s // x.itemsize for s in x.strides], numpy.int64))
            if x.ndim > 0 and self._uses(f"{name}_ndim"):
                buffers.append(numpy.array([x.ndim], numpy.int32))
        make = numpy.empty if init_value is None else lambda s, t: numpy.full(s, init_value, t)
        outputs = [make(s, numpy.dtype(t)) for s, t in zip(output_shapes, output_dtypes)]
        threads = [min(t, g) for t, g in zip(_sizes(threadgroup), _sizes(grid))]
        self._made[text].run(self.name, grid, threads, dict(enumerate(buffers + outputs)), reference=reference)
        return outputs


def _array(x, contiguous):
    if not isinstance(x, numpy.ndarray):
        x = numpy.from_dlpack(x) if hasattr(x, "__dlpack__") else numpy.asarray(x, numpy.float32 if isinstance(x, float) else None)
        if x.dtype == numpy.int64 and x.ndim == 0:
            x = x.astype(numpy.int32)
    return numpy.ascontiguousarray(x) if contiguous and x.ndim > 0 else x
