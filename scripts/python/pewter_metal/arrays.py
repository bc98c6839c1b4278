"""Arrays of any library as memory that kernels read and write in place: NumPy's own, others' (PyTorch, JAX, MLX) by DLPack."""
import ctypes
import math

import numpy

from .errors import ArgumentError

CPU = 1
DEVICES = {1: "the CPU", 2: "CUDA", 3: "CUDA's host memory", 4: "OpenCL", 7: "Vulkan", 8: "Metal", 10: "ROCm", 11: "ROCm's host memory",
           13: "CUDA's managed memory", 14: "oneAPI"}
KINDS = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex", 6: "bool"}
IMMUTABLE = ("jax", "jaxlib")  # libraries whose arrays nobody may write into, whatever DLPack says
READ_ONLY = 1  # DLPACK_FLAG_BITMASK_READ_ONLY


class _DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("dtype", _DataType), ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64)]


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class _Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
                ("flags", ctypes.c_uint64), ("tensor", _Tensor)]


# A capsule of the first name is taken by giving it the second; its producer then leaves the deleter to who took it. Capsules keep the pointer.
NAMES = ((b"dltensor_versioned", b"used_dltensor_versioned", _Versioned), (b"dltensor", b"used_dltensor", _Managed))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
_set_name = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_SetName", ctypes.pythonapi))
_deleter = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class _Owner:
    """What was taken out of a capsule: its deleter is called once, when the last array on it is gone."""

    def __init__(self, what, capsule):
        self._call = None
        for name, used, kind in NAMES:
            if _is_valid(capsule, name):
                address = _pointer(capsule, name)
                _set_name(capsule, used)
                self.managed = kind.from_address(address)
                if self.managed.deleter:
                    self._call = (_deleter(self.managed.deleter), address)
                return
        raise ArgumentError(f"{what}: __dlpack__ gave no capsule of an array, or one that is taken")

    def __del__(self):
        if self._call:
            function, address = self._call
            self._call = None
            function(address)


class Array:
    """dtype: NumPy's, or the name of one that NumPy lacks; strides in elements, None: of rows one after the other; pointer to the first
    element; owner keeps the memory."""

    def __init__(self, dtype, itemsize, shape, strides, pointer, read_only, owner):
        self._dtype, self.itemsize, self.shape, self._strides = dtype, itemsize, shape, strides
        self.pointer, self.read_only, self.owner = pointer, read_only, owner

    @property
    def dtype(self):
        return getattr(self._dtype, "name", self._dtype)

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        return math.prod(self.shape)

    @property
    def strides(self):
        if self._strides is None:
            return tuple(math.prod(self.shape[d + 1:]) for d in range(self.ndim))
        return self._strides

    @property
    def nbytes(self):
        """From the first element to the end of the last one in memory."""
        if self._strides is None or not self.size:
            return self.size * self.itemsize
        return (1 + sum((n - 1) * s for n, s in zip(self.shape, self._strides) if s > 0)) * self.itemsize

    @property
    def is_row_contiguous(self):
        if self._strides is None:
            return True
        expected = 1
        for n, s in zip(reversed(self.shape), reversed(self._strides)):
            if n != 1 and s != expected:
                return self.size == 0
            expected *= n
        return True

    def row_contiguous(self):
        """Itself, or a copy."""
        if self.is_row_contiguous:
            return self
        copy = numpy.array(numpy.asarray(_Elements(self)), order="C")
        return Array(self._dtype, self.itemsize, self.shape, None, copy.ctypes.data, False, copy)


class _Elements:
    """An Array as NumPy copies it: elements of any kind, as bytes."""

    def __init__(self, array):
        self.array = array
        self.__array_interface__ = {"version": 3, "typestr": f"|V{array.itemsize}", "shape": array.shape, "data": (array.pointer, True),
                                    "strides": tuple(s * array.itemsize for s in array.strides)}


def array_of(what, x):
    """An array of a library's, or numbers, as Array; what it is called in errors. Arrays are not copied, numbers become NumPy's array."""
    if not isinstance(x, numpy.ndarray):
        if hasattr(x, "__dlpack__"):
            return _taken(what, x)
        given, x = x, numpy.asarray(x)
        if x.dtype == object:
            raise ArgumentError(f"{what}: {type(given).__name__} is no array, must have __dlpack__, or be NumPy's or numbers")
    dtype = x.dtype
    if not dtype.isnative:
        raise ArgumentError(f"{what}: dtype = {dtype.str}, must have the machine's byte order")
    pointer, read_only = x.__array_interface__["data"]
    if x.flags.c_contiguous:
        return Array(dtype, dtype.itemsize, x.shape, None, pointer, read_only, x)
    if any(s % dtype.itemsize for s in x.strides):
        raise ArgumentError(f"{what}: strides of {x.strides} bytes, must be multiples of the element's {dtype.itemsize}")
    return Array(dtype, dtype.itemsize, x.shape, tuple(s // dtype.itemsize for s in x.strides), pointer, read_only, x)


def library_of(x):
    """The first part of the name of the module that x's type is of."""
    return type(x).__module__.partition(".")[0]


def _capsule(what, x):
    device = int(x.__dlpack_device__()[0]) if hasattr(x, "__dlpack_device__") else CPU
    try:
        try:  # of DLPack 1.0: also memory that both the CPU and another device have
            return x.__dlpack__(max_version=(1, 0), dl_device=(CPU, 0), copy=False)
        except TypeError:
            if device == CPU:
                return x.__dlpack__()
    except (BufferError, RuntimeError, ValueError, TypeError) as e:
        if device == CPU:
            raise ArgumentError(f"{what}: {e}") from e
    raise ArgumentError(f"{what}: the array is on {DEVICES.get(device, f'device {device}')}, must be on the CPU")


def _dtype(what, given):
    bits = given.bits * given.lanes
    if bits % 8 or not bits:
        raise ArgumentError(f"{what}: elements of {bits} bits, must be whole bytes")
    kind = KINDS.get(given.code, f"dlpack{given.code}_")
    name = "bool" if kind == "bool" and given.bits == 8 else f"{kind}{given.bits}"
    return name + (f"x{given.lanes}" if given.lanes != 1 else ""), bits // 8


def _taken(what, x):
    owner = _Owner(what, _capsule(what, x))
    managed = owner.managed
    versioned = isinstance(managed, _Versioned)
    if versioned and managed.major != 1:
        raise ArgumentError(f"{what}: DLPack {managed.major}.{managed.minor}, must be 1")
    t = managed.tensor
    if t.device != CPU:
        raise ArgumentError(f"{what}: the array is on {DEVICES.get(t.device, f'device {t.device}')}, must be on the CPU")
    name, itemsize = _dtype(what, t.dtype)
    shape = tuple(t.shape[:t.ndim]) if t.ndim else ()
    strides = tuple(t.strides[:t.ndim]) if t.strides else None
    read_only = library_of(x) in IMMUTABLE or (versioned and bool(managed.flags & READ_ONLY))
    return Array(name, itemsize, shape, strides, (t.data or 0) + t.byte_offset, read_only, owner)
