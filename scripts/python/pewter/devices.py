"""GPUs: arrays in their memory, queues and events.

    x = pewter.to_device(numpy_array)          # on the first GPU
    y = pewter.softmax(x)                      # there, and the result too; waits
    queue = pewter.Queue()
    y = pewter.softmax(x, launch=pewter.Launch(queue=queue))     # does not wait
    print(y.numpy(queue))                      # a copy, behind the kernel

GPUs are numbered from 1. Without one every use raises DeviceError with the reason.
"""
import ctypes
import math

import numpy

from . import library
from .library import Address, Error


class _Description(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char * 128), ("architecture", ctypes.c_char * 16), ("memory_bytes", ctypes.c_uint64),
                ("multiprocessors", ctypes.c_uint32), ("reserved", ctypes.c_uint32 * 5)]


def devices():
    """A dictionary for each GPU: number, name, architecture, memory_bytes, multiprocessors."""
    found = []
    for gpu in range(1, library.FUNCTIONS["device_count"]() + 1):
        about = _Description()
        library.check(library.FUNCTIONS["describe_device"](gpu, ctypes.addressof(about)))
        found.append({"number": gpu, "name": about.name.decode(), "architecture": about.architecture.decode(),
                      "memory_bytes": about.memory_bytes, "multiprocessors": about.multiprocessors})
    return found


class _Owned:
    """What a function of the library made; freed with the object."""

    free = None
    handle = None

    def _make(self, function, *arguments):
        made = ctypes.c_void_p()
        library.check(library.FUNCTIONS[function](*arguments, ctypes.addressof(made)))
        self.handle = made.value

    def __del__(self):
        if self.handle is not None:
            library.FUNCTIONS[self.free](self.handle)
            self.handle = None


class Event(_Owned):
    """A point in a queue's work."""

    free = "free_event"

    def __init__(self, queue):
        self._make("record_event", queue.handle)

    def wait(self):
        library.check(library.FUNCTIONS["wait_for_event"](self.handle))


def milliseconds_between(first, second):
    """The GPU's time between two events; waits for the second."""
    time = ctypes.c_double()
    library.check(library.FUNCTIONS["milliseconds_between"](first.handle, second.handle, ctypes.addressof(time)))
    return time.value


class Queue(_Owned):
    """A GPU's work in order, while Python goes on. Arrays must live until it is done."""

    free = "free_queue"

    def __init__(self, gpu=1):
        self._make("create_queue", gpu)

    def wait(self):
        library.check(library.FUNCTIONS["wait_for_queue"](self.handle))

    def record(self):
        return Event(self)

    def wait_for(self, event):
        """Work that comes into the queue from now on begins when the event's, of any GPU, is done."""
        library.check(library.FUNCTIONS["queue_wait_for_event"](self.handle, event.handle))


class _Buffer(_Owned):
    free = "free_device_buffer"

    def __init__(self, gpu, size):
        self._make("create_device_buffer", gpu, size)


class DeviceArray:
    """A contiguous array in a GPU's memory, not initialised."""

    def __init__(self, shape, dtype=numpy.float32, gpu=1):
        self.shape, self.dtype, self.gpu = tuple(shape), numpy.dtype(dtype), gpu
        self.ndim, self.size = len(self.shape), math.prod(self.shape)
        self._buffer = _Buffer(gpu, self.size * self.dtype.itemsize)

    @property
    def address(self):
        at = Address(library.FUNCTIONS["device_buffer_data"](self._buffer.handle) or 0)
        at.gpu = self.gpu
        return at

    def __getitem__(self, part):
        """The first elements of an array of one axis: x[:n], without a copy."""
        if self.ndim != 1 or not isinstance(part, slice) or part.start is not None or part.step is not None:
            raise Error("an array in a GPU's memory has x[:n] of one axis alone; numpy() copies it")
        first = object.__new__(DeviceArray)
        first.__dict__.update(self.__dict__, size=len(range(self.size)[part]))
        first.shape = (first.size,)
        return first

    def copy_from(self, array, queue=None):
        """Copies a NumPy array, or one of any GPU, of the same shape and type. With a queue, of either GPU, the array must live until
        that is done."""
        array = array if isinstance(array, DeviceArray) else numpy.ascontiguousarray(array)
        if array.shape != self.shape or array.dtype != self.dtype:
            raise Error(f"an array of shape {array.shape} and type {array.dtype.name}, must be {self.shape} of {self.dtype.name}")
        handle = queue.handle if queue is not None else None
        if isinstance(array, DeviceArray):
            library.check(library.FUNCTIONS["copy_between_devices"](self._buffer.handle, 0, array._buffer.handle, 0,
                                                                    self.size * self.dtype.itemsize, handle))
        else:
            library.check(library.FUNCTIONS["copy_to_device"](self._buffer.handle, 0, array.ctypes.data, array.nbytes, handle))
        return self

    def numpy(self, queue=None):
        """A copy on the host, behind the queue's work if one is given; waits."""
        array = numpy.empty(self.shape, self.dtype)
        library.check(library.FUNCTIONS["copy_from_device"](self._buffer.handle, 0, array.ctypes.data, array.nbytes,
                                                            queue.handle if queue is not None else None))
        if queue is not None:
            queue.wait()
        return array


def to_device(array, gpu=1, queue=None):
    """A copy of a NumPy array in a GPU's memory."""
    array = numpy.asarray(array)
    return DeviceArray(array.shape, array.dtype, gpu).copy_from(array, queue)
