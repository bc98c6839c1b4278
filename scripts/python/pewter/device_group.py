"""Several GPUs that compute one result together.

    gpus = pewter.DeviceGroup([1, 2])
    plan = pewter.ShardedGemm(m, n, k, gpus=2)      # what moves least
    a = [pewter.to_device(x, gpu) for gpu in gpus.numbers]
    b = [pewter.to_device(w[:, plan.columns(i)], gpu) for i, gpu in enumerate(gpus.numbers)]
    c = gpus.gemm(plan, a, b)                       # whole on each GPU; does not wait
    gpus.wait()
"""
import ctypes
from numbers import Integral

from . import library
from .attention import _Extents
from .devices import DeviceArray, _Owned
from .library import Error, index_of
from .operands import _type

_EXTENTS, _EXCHANGES = ("columns", "k"), ("automatic", "copies", "nccl")
_MOST_GPUS, _MOST_GPU, _MOST_SIZE = 64, 2**32 - 1, 2**64 - 1


def _check_number(function, name, value, least=0, most=_MOST_SIZE):
    """ctypes would cut it."""
    if not isinstance(value, Integral) or not least <= value <= most:
        raise Error(f"{function}: {name} = {value!r}, must be a whole number from {least} to {most}")


def shard_of(extent, parts, index, granule=1):
    """Part `index` of an extent, as a slice."""
    for name, value in ("extent", extent), ("parts", parts), ("index", index), ("granule", granule):
        _check_number("shard_of", name, value)
    begin, count = ctypes.c_size_t(), ctypes.c_size_t()
    library.check(library.FUNCTIONS["shard_of"](extent, parts, index, granule, ctypes.addressof(begin), ctypes.addressof(count)))
    return slice(begin.value, begin.value + count.value)


class ShardedGemm(ctypes.Structure):
    """How a product of A (m, k) and B (k, n) is shared; `by` is chosen so that least moves if it is not given.

    By "columns" a GPU has columns(i) of B, by "k" k_of(i) of A's columns and B's rows. A and C are whole on each GPU, or in
    shards: A's k_of(i), C's columns(i) or, by k, rows(i)."""

    _fields_ = ([(name, ctypes.c_size_t) for name in "mnk"] + [("_gpus", ctypes.c_uint32)]
                + [(name, ctypes.c_int32) for name in ("_a", "_c", "_transpose_b", "_by", "_exchange")]
                + [("_received", ctypes.c_double), ("_reserved", ctypes.c_uint32 * 4)])
    _GRANULE = 64

    def __init__(self, m, n, k, gpus, a_in_shards=False, c_in_shards=False, by=None, transpose_b=False, exchange="automatic"):
        for name, value in ("m", m), ("n", n), ("k", k):
            _check_number("plan_sharded_gemm", name, value)
        _check_number("plan_sharded_gemm", "gpus", gpus, 1, _MOST_GPUS)
        super().__init__(m, n, k, gpus, bool(a_in_shards), bool(c_in_shards), bool(transpose_b),
                         _exchange=index_of(exchange, _EXCHANGES, "exchange"))
        library.check(library.FUNCTIONS["plan_sharded_gemm"](ctypes.addressof(self)))
        if by is not None:
            self._by = index_of(by, _EXTENTS, "by")

    @property
    def by(self):
        return _EXTENTS[self._by]

    @property
    def received(self):
        """Elements that a GPU receives from the others, on average, as the product is shared."""
        of_a, of_c, others = self.m * self.k, self.m * self.n, 1 - 1 / self._gpus
        if self.by == "k":
            return others * (of_c if self._c else 2 * of_c)
        return others * ((of_a if self._a else 0) + (0 if self._c else of_c))

    def columns(self, index):
        return shard_of(self.n, self._gpus, index, self._GRANULE)

    def k_of(self, index):
        return shard_of(self.k, self._gpus, index, self._GRANULE)

    def rows(self, index):
        return shard_of(self.m, self._gpus, index)

    def _shapes(self, index):
        """The shapes of a GPU's A, B and C."""
        def length(part):
            return part.stop - part.start
        by_k, of_k, columns = self.by == "k", length(self.k_of(index)), length(self.columns(index))
        b = (of_k, self.n) if by_k else (self.k, columns)
        c = (self.m, self.n) if not self._c else (length(self.rows(index)), self.n) if by_k else (self.m, columns)
        return (self.m, of_k if self._a else self.k), b[::-1] if self._transpose_b else b, c


class _AttentionOptions(ctypes.Structure):
    _fields_ = [("scale", ctypes.c_float), ("soft_cap", ctypes.c_float), ("causal", ctypes.c_int32), ("y_in_shards", ctypes.c_int32),
                ("window", ctypes.c_size_t), ("exchange", ctypes.c_int32), ("reserved", ctypes.c_uint32 * 5)]


class DeviceGroup(_Owned):
    """GPUs by number. Work does not wait: arrays must live until wait() returns."""

    free = "free_device_group"

    def __init__(self, numbers):
        self.numbers = tuple(numbers)
        for number in self.numbers:
            _check_number("device_group", "gpu", number, most=_MOST_GPU)
        list_of = (ctypes.c_uint32 * len(self.numbers))(*self.numbers)
        self._make("create_device_group", ctypes.addressof(list_of), len(self.numbers))

    def wait(self):
        library.check(library.FUNCTIONS["wait_for_device_group"](self.handle))

    def _check_arrays(self, name, arrays, ndim=None):
        """One array a GPU, in its memory."""
        if not isinstance(arrays, (list, tuple)):
            raise Error(f"{name}: a {type(arrays).__name__}, must be a list of an array for each of the group's GPUs")
        if len(arrays) != len(self.numbers):
            raise Error(f"{name}: {len(arrays)} arrays, must be one for each of the group's {len(self.numbers)} GPUs")
        for array, gpu in zip(arrays, self.numbers):
            if not isinstance(array, DeviceArray) or array.gpu != gpu:
                where = f"GPU {array.gpu}" if isinstance(array, DeviceArray) else "the host"
                raise Error(f"{name}: an array on {where}, must be on GPU {gpu}")
            if ndim is not None and array.ndim != ndim:
                raise Error(f"{name}: an array of shape {array.shape} on GPU {gpu}, must have {ndim} axes")

    def _addresses(self, name, arrays, shapes, dtype):
        """Arrays of these shapes, as the library takes them."""
        self._check_arrays(name, arrays)
        for array, gpu, shape in zip(arrays, self.numbers, shapes):
            if array.shape != tuple(shape) or array.dtype != dtype:
                raise Error(f"{name}: an array of shape {array.shape} and type {array.dtype.name} on GPU {gpu}, "
                            f"must be {tuple(shape)} of {dtype.name}")
        return (ctypes.c_void_p * len(arrays))(*[array.address for array in arrays])

    def gemm(self, plan, a, b, out=None):
        """C of a ShardedGemm, an array a GPU."""
        if plan._gpus != len(self.numbers):
            raise Error(f"sharded_gemm: the plan is for {plan._gpus} GPUs, must be for the group's {len(self.numbers)}")
        self._check_arrays("sharded_gemm: a", a)
        dtype, shapes = a[0].dtype, list(zip(*map(plan._shapes, range(len(self.numbers)))))
        if out is None:
            out = [DeviceArray(shape, dtype, gpu) for shape, gpu in zip(shapes[2], self.numbers)]
        names = (f"sharded_gemm: {name}" for name in ("a", "b", "out"))
        lists = [self._addresses(*named, dtype) for named in zip(names, (a, b, out), shapes)]
        library.check(library.FUNCTIONS["sharded_gemm"](_type(a[0]), self.handle, ctypes.addressof(plan),
                                                        *map(ctypes.addressof, lists)))
        return out

    def attention(self, q, k, v, scale=0, causal=False, window=0, soft_cap=0, y_in_shards=False, exchange="automatic", out=None):
        """Attention of heads that the GPUs share: arrays (batches, heads of the GPU, rows, dim), in the order of the GPUs. The result is
        whole on each, or its heads."""
        for name, arrays in ("q", q), ("k", k), ("v", v):
            self._check_arrays(f"sharded_attention: {name}", arrays, 4)
        _check_number("sharded_attention", "window", window)
        heads, heads_kv = (sum(array.shape[1] for array in arrays) for arrays in (q, k))
        (batches, _, queries, head_dim), keys, value_dim, dtype = q[0].shape, k[0].shape[2], v[0].shape[3], q[0].dtype
        def shapes(of_cache, rows, dim):
            each = 1 if of_cache or not heads_kv else heads // heads_kv
            parts = [shard_of(heads_kv, len(self.numbers), i) for i in range(len(self.numbers))]
            return [(batches, (part.stop - part.start) * each, rows, dim) for part in parts]
        of_y = shapes(False, queries, value_dim) if y_in_shards else [(batches, heads, queries, value_dim)] * len(self.numbers)
        if out is None:
            out = [DeviceArray(shape, dtype, gpu) for shape, gpu in zip(of_y, self.numbers)]
        operands = (("q", q, shapes(False, queries, head_dim)), ("k", k, shapes(True, keys, head_dim)),
                    ("v", v, shapes(True, keys, value_dim)), ("out", out, of_y))
        lists = [self._addresses(f"sharded_attention: {name}", *rest, dtype) for name, *rest in operands]
        extents = _Extents(batches, heads, heads_kv, queries, keys, head_dim, value_dim)
        options = _AttentionOptions(scale, soft_cap, bool(causal), bool(y_in_shards), window,
                                    index_of(exchange, _EXCHANGES, "exchange"))
        library.check(library.FUNCTIONS["sharded_attention"](_type(q[0]), self.handle, *map(ctypes.addressof, lists),
                                                             ctypes.addressof(extents), ctypes.addressof(options)))
        return out


__all__ = ["DeviceGroup", "ShardedGemm", "shard_of"]
