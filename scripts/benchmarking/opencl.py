"""The least of OpenCL by ctypes: a program on the first CPU device, its kernels on NumPy arrays. PoCL works on them in place."""
import ctypes

import numpy

CPU, USE_HOST_POINTER, NAME, VERSION, BUILD_LOG = 1 << 1, 1 << 3, 0x102B, 0x102F, 0x1183
POINTER = ctypes.c_void_p


class Error(RuntimeError):
    pass


class Local:
    """A kernel's argument: bytes of a work-group's own memory."""

    def __init__(self, size):
        self.size = size


def _check(status, what):
    if status != 0:
        raise Error(f"{what}: {status}")


class Device:
    def __init__(self, source, options=""):
        self._cl = cl = ctypes.CDLL("libOpenCL.so.1")
        for name in ("clCreateContext", "clCreateCommandQueue", "clCreateProgramWithSource", "clCreateKernel", "clCreateBuffer"):
            getattr(cl, name).restype = POINTER
        platforms, count = (POINTER * 16)(), ctypes.c_uint()
        _check(cl.clGetPlatformIDs(16, platforms, ctypes.byref(count)), "clGetPlatformIDs")
        self._device = POINTER()
        if not any(cl.clGetDeviceIDs(POINTER(p), ctypes.c_ulong(CPU), 1, ctypes.byref(self._device), None) == 0
                   for p in platforms[:count.value]):
            raise Error("no CPU device: pocl-opencl-icd has one")
        status = ctypes.c_int()
        self._context = POINTER(cl.clCreateContext(None, 1, ctypes.byref(self._device), None, None, ctypes.byref(status)))
        _check(status.value, "clCreateContext")
        self._queue = POINTER(cl.clCreateCommandQueue(self._context, self._device, ctypes.c_ulong(0), ctypes.byref(status)))
        _check(status.value, "clCreateCommandQueue")
        text = ctypes.c_char_p(source.encode())
        self._program = POINTER(cl.clCreateProgramWithSource(self._context, 1, ctypes.byref(text), None, ctypes.byref(status)))
        _check(status.value, "clCreateProgramWithSource")
        if cl.clBuildProgram(self._program, 1, ctypes.byref(self._device), options.encode(), None, None) != 0:
            log = ctypes.create_string_buffer(4096)
            cl.clGetProgramBuildInfo(self._program, self._device, BUILD_LOG, ctypes.c_size_t(4096), log, None)
            raise Error(log.value.decode())

    def about(self):
        parts = []
        for what in (NAME, VERSION):
            text = ctypes.create_string_buffer(256)
            _check(self._cl.clGetDeviceInfo(self._device, what, ctypes.c_size_t(256), text, None), "clGetDeviceInfo")
            parts.append(text.value.decode())
        return ", ".join(parts)

    def prepared(self, name, arguments, items, group):
        """A function that runs a kernel to its end. arguments: arrays, whole numbers as uint, Local; items and group: of each dimension."""
        cl, status = self._cl, ctypes.c_int()
        kernel = POINTER(cl.clCreateKernel(self._program, name.encode(), ctypes.byref(status)))
        _check(status.value, name)
        for n, a in enumerate(arguments):
            if isinstance(a, Local):
                size, value = a.size, None
            elif isinstance(a, numpy.ndarray):
                buffer = POINTER(cl.clCreateBuffer(self._context, ctypes.c_ulong(USE_HOST_POINTER), ctypes.c_size_t(a.nbytes),
                                                   POINTER(a.ctypes.data), ctypes.byref(status)))
                _check(status.value, "clCreateBuffer")
                size, value = ctypes.sizeof(buffer), ctypes.byref(buffer)
            else:
                size, value = 4, ctypes.byref(ctypes.c_uint(a))
            _check(cl.clSetKernelArg(kernel, n, ctypes.c_size_t(size), value), "clSetKernelArg")
        sizes = [(ctypes.c_size_t * len(s))(*s) for s in (items, group)]

        def run(kept=arguments):  # arrays live as long as the function
            _check(cl.clEnqueueNDRangeKernel(self._queue, kernel, len(items), None, *sizes, 0, None, None), "clEnqueueNDRangeKernel")
            _check(cl.clFinish(self._queue), "clFinish")
        return run
