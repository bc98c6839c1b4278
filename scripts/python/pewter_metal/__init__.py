"""Metal source on arrays of NumPy, PyTorch, JAX and MLX.

Library(source).run("saxpy", grid, threads, {0: x, 1: y, 2: numpy.float32(2)}) dispatches a kernel; metal_kernel is called as
MLX's mx.fast.metal_kernel, and `import pewter_metal.mlx` gives it to an MLX without Metal. PEWTER_METAL_LIBRARY names
libpewter_metal.so if it is not found next to this package."""
from .errors import ArgumentError, Error  # noqa: F401
from .kernel import METAL_TYPES, metal_kernel  # noqa: F401
from .library import FunctionTable, Library, gpu_seconds, gpus, set_compile_memory, set_compile_timeout, set_timeout  # noqa: F401
from .texture import Sampler, Texture  # noqa: F401
