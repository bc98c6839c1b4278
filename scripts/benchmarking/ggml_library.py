"""ggml's CPU back end through its C interface, by ctypes: tensors, and graphs of an operation that is computed again and again.

Known of its structures are the parameters of a context and of threads, and that a tensor begins with its type and its buffer.
"""
import ctypes
import json
import os
import pathlib

import numpy

TYPES = {"float": 0, "half": 1, "q4_0": 2, "q8_0": 8, "q4_K": 12, "q6_K": 14, "int32": 26}
_CPU, _SUCCESS = 0, 0


class Parameters(ctypes.Structure):
    """ggml_init_params."""

    _fields_ = [("bytes", ctypes.c_size_t), ("memory", ctypes.c_void_p), ("no_allocation", ctypes.c_bool)]


class ThreadParameters(ctypes.Structure):
    """ggml_threadpool_params."""

    _fields_ = [("mask", ctypes.c_bool * 512), ("threads", ctypes.c_int), ("priority", ctypes.c_int), ("poll", ctypes.c_uint32),
                ("strict", ctypes.c_bool), ("paused", ctypes.c_bool)]


_P, _I, _L, _F, _Z = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64, ctypes.c_float, ctypes.c_size_t
_FUNCTIONS = {
    "ggml_init": (_P, [Parameters]), "ggml_free": (None, [_P]), "ggml_new_graph": (_P, [_P]), "ggml_nbytes": (_Z, [_P]),
    "ggml_new_tensor_4d": (_P, [_P, _I, _L, _L, _L, _L]), "ggml_build_forward_expand": (None, [_P, _P]),
    "ggml_mul_mat": (_P, [_P, _P, _P]), "ggml_argsort": (_P, [_P, _P, _I]), "ggml_top_k": (_P, [_P, _P, _I]),
    "ggml_flash_attn_ext": (_P, [_P, _P, _P, _P, _P, _F, _F, _F]),
    "ggml_backend_buft_alloc_buffer": (_P, [_P, _Z]), "ggml_backend_buffer_free": (None, [_P]), "ggml_backend_buft_name": (ctypes.c_char_p, [_P]),
    "ggml_backend_alloc_ctx_tensors": (_P, [_P, _P]), "ggml_backend_alloc_ctx_tensors_from_buft": (_P, [_P, _P]),
    "ggml_backend_tensor_set": (None, [_P, _P, _Z, _Z]), "ggml_backend_tensor_get": (None, [_P, _P, _Z, _Z]),
    "ggml_backend_graph_compute": (_I, [_P, _P]), "ggml_backend_get_device": (_P, [_P]), "ggml_backend_dev_backend_reg": (_P, [_P]),
    "ggml_backend_reg_get_proc_address": (_P, [_P, ctypes.c_char_p]), "ggml_backend_dev_supports_op": (ctypes.c_bool, [_P, _P]),
    "ggml_backend_load_all_from_path": (None, [ctypes.c_char_p]), "ggml_backend_init_by_type": (_P, [_I, ctypes.c_char_p]),
    "ggml_log_set": (None, [_P, _P]),
}


class Ggml:
    """A back end with threads that are kept; those that it starts run on `cpus`."""

    def __init__(self, folder, threads, cpus):
        folder = pathlib.Path(folder)
        self.libraries = [self._load(folder, name) for name in ("libggml-base", "libggml")]
        for name, (result, arguments) in _FUNCTIONS.items():
            library = next((one for one in self.libraries if hasattr(one, name)), None)
            if library is None:
                raise SystemExit(f"{folder} has a ggml without {name}")
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name[5:], function)
        self.version = self._version(folder)
        self._quiet = ctypes.CFUNCTYPE(None, _I, ctypes.c_char_p, _P)(lambda *_: None)
        self.log_set(ctypes.cast(self._quiet, _P), None)
        self.backend_load_all_from_path(str(folder).encode())
        self.backend = self.backend_init_by_type(_CPU, None)
        self.device = self.backend_get_device(self.backend)
        self._proc("ggml_backend_set_n_threads", None, _P, _I)(self.backend, threads)
        new_pool = self._proc("ggml_threadpool_new", _P, _P)
        how = ThreadParameters(threads=threads, poll=1)  # they spin for a millisecond, not into another's turn
        bound = os.sched_getaffinity(0)
        os.sched_setaffinity(0, cpus)  # threads inherit it
        pool = new_pool(ctypes.addressof(how))
        os.sched_setaffinity(0, bound)
        self._proc("ggml_backend_cpu_set_threadpool", None, _P, _P)(self.backend, pool)

    @staticmethod
    def _load(folder, name):
        found = sorted(folder.glob(f"{name}.so")) or sorted(folder.glob(f"{name}.*so*"))
        if not found:
            raise SystemExit(f"there is no {name} in {folder}")
        return ctypes.CDLL(str(found[0]), ctypes.RTLD_GLOBAL)

    def _version(self, folder):
        """What the library says, of an older one its package's."""
        library = next((one for one in self.libraries if hasattr(one, "ggml_version")), None)
        if library is not None:
            library.ggml_version.restype = ctypes.c_char_p
            return library.ggml_version().decode()
        about = next((parent / "package.json" for parent in folder.resolve().parents if (parent / "package.json").exists()), None)
        return "of {name} {version}".format_map(json.loads(about.read_text())) if about is not None else "unknown"

    def _proc(self, name, result, *arguments):
        address = self.backend_reg_get_proc_address(self.backend_dev_backend_reg(self.device), name.encode())
        if not address:
            raise SystemExit(f"this ggml has no {name}")
        return ctypes.CFUNCTYPE(result, *arguments)(address)

    def arrangements(self):
        """Types of buffers into which this back end rearranges weights."""
        bufts = self._proc("ggml_backend_dev_get_extra_bufts", ctypes.POINTER(_P), _P)(self.device)
        found = []
        while bufts and bufts[len(found)]:
            found.append(bufts[len(found)])
        return found

    def name_of(self, arrangement):
        return self.backend_buft_name(arrangement).decode()

    def tensor(self, context, kind, *shape):
        """A tensor of a NumPy shape, whose last extent is ggml's first one."""
        extents = [*reversed(shape), 1, 1, 1][:4]
        return self.new_tensor_4d(context, TYPES[kind], *extents)

    def set(self, tensor, array):
        array = numpy.ascontiguousarray(array)
        assert self.nbytes(tensor) == array.nbytes, (self.nbytes(tensor), array.nbytes)
        self.backend_tensor_set(tensor, array.ctypes.data, 0, array.nbytes)

    def get(self, tensor, dtype, shape):
        array = numpy.empty(shape, dtype)
        self.backend_tensor_get(tensor, array.ctypes.data, 0, array.nbytes)
        return array

    def context(self):
        return made(self.init(Parameters(1 << 22, None, True)), "context")


def made(address, what):
    if not address:
        raise MemoryError(f"ggml makes no {what}: is there room?")
    return address


class Graph:
    """results = operation(of inputs) for each of several lists of arrays; call() computes all.

    arrays: lists of (type, shape, array). in_arrangement: the buffer type of each list's first array, None: as it is. Refused with
    LookupError where the back end does not compute it so."""

    def __init__(self, ggml, operation, lists, arrangement=None):
        self.ggml, self.contexts = ggml, [ggml.context(), ggml.context()]
        weights, others = self.contexts
        tensors = [[ggml.tensor(weights if i == 0 else others, kind, *shape) for i, (kind, shape, _) in enumerate(arrays)]
                   for arrays in lists]
        self.results = [operation(others, *of_list) for of_list in tensors]
        if arrangement is not None:
            self._check(arrangement, tensors[0][0], self.results[0])
            buffer = ggml.backend_alloc_ctx_tensors_from_buft(weights, arrangement)
        else:
            buffer = ggml.backend_alloc_ctx_tensors(weights, ggml.backend)
        self.buffers = [made(buffer, "buffer of weights")]
        self.graph = made(ggml.new_graph(others), "graph")
        for result in self.results:
            ggml.build_forward_expand(self.graph, result)
        self.buffers.append(made(ggml.backend_alloc_ctx_tensors(others, ggml.backend), "buffer"))
        for of_list, arrays in zip(tensors, lists):
            for tensor, (_, _, array) in zip(of_list, arrays):
                ggml.set(tensor, array)

    def _check(self, arrangement, weight, result):
        """With an empty buffer in the weight's place, as the back end asks for the buffer's type alone."""
        at = ctypes.c_void_p.from_address(weight + 8)
        empty = made(self.ggml.backend_buft_alloc_buffer(arrangement, 0), "empty buffer")
        at.value = empty
        supported = self.ggml.backend_dev_supports_op(self.ggml.device, result)
        at.value = None
        self.ggml.backend_buffer_free(empty)
        if not supported:
            raise LookupError

    def __call__(self):
        if self.ggml.backend_graph_compute(self.ggml.backend, self.graph) != _SUCCESS:
            raise RuntimeError("ggml failed")

    def __del__(self):
        for buffer in getattr(self, "buffers", []):
            self.ggml.backend_buffer_free(buffer)
        for context in self.contexts:
            self.ggml.free(context)
