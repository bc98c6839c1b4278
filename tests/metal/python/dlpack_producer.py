"""An object with __dlpack__, that lends an array of NumPy's under any description, and counts what is given back."""
import ctypes

import numpy

CODES = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}


class DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int), ("device_id", ctypes.c_int), ("ndim", ctypes.c_int),
                ("dtype", DataType), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64)]


GIVE_BACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", GIVE_BACK)]


class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p), ("deleter", GIVE_BACK),
                ("flags", ctypes.c_uint64), ("tensor", Tensor)]


new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(("PyCapsule_New", ctypes.pythonapi))
is_capsule = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
pointer_in = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def destroy(capsule):
    """Gives back what a capsule holds that nobody took."""
    for name, kind in ((b"dltensor", Managed), (b"dltensor_versioned", Versioned)):
        if is_capsule(capsule, name):
            address = pointer_in(capsule, name)
            kind.from_address(address).deleter(address)


class Producer:
    """numbers: what is lent. Capsules lend `numbers` from byte_offset on; dtype = (code, bits, lanes), device, strides in elements (None: it
    says none) and data describe it otherwise. asked, given_back: how many capsules were asked for, and their deleters called."""

    def __init__(self, numbers, versioned=True, version=(1, 0), read_only=False, device=1, says_device=True, dtype=None, strides=(), byte_offset=0,
                 data=0, raises=None):
        self.base, self.versioned, self.version, self.read_only = numbers, versioned, version, read_only
        self.device, self.raises, self.offset = device, raises, byte_offset
        if byte_offset:
            self.base = numpy.zeros(numbers.nbytes + byte_offset, numpy.uint8)
            numbers = self.base[byte_offset:].view(numbers.dtype).reshape(numbers.shape)
        self.numbers = numbers
        self.shape = numpy.array(numbers.shape, numpy.int64)
        steps = [s // numbers.itemsize for s in numbers.strides] if strides == () else strides
        self.strides = None if steps is None else numpy.array(steps, numpy.int64)
        self.dtype = DataType(*(dtype or (CODES[numbers.dtype.kind], 8 * numbers.itemsize, 1)))
        self.data = self.base.ctypes.data if data == 0 else data
        self.asked = self.given_back = 0
        self.lent, self.kept = {}, []
        if says_device:
            self.__dlpack_device__ = lambda: (device, 0)

    def __dlpack__(self, **given):
        if given and not self.versioned:
            raise TypeError("__dlpack__ takes no arguments before DLPack 1.0")
        if self.raises is not None:
            raise self.raises
        self.asked += 1
        tensor = Tensor(self.data, self.device, 0, len(self.shape), self.dtype, self.shape.ctypes.data,
                        None if self.strides is None else self.strides.ctypes.data, self.offset)
        deleter = GIVE_BACK(self.give_back)
        managed = Versioned(*self.version, None, deleter, int(self.read_only), tensor) if self.versioned else Managed(tensor, None, deleter)
        self.lent[ctypes.addressof(managed)] = True
        self.kept.append((managed, deleter))
        return new_capsule(ctypes.addressof(managed), b"dltensor_versioned" if self.versioned else b"dltensor",
                           ctypes.cast(destroy, ctypes.c_void_p).value)

    def give_back(self, address):
        self.given_back += 1 if self.lent.pop(address, None) else 1000  # twice, or never lent
