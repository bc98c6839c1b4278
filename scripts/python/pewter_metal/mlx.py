"""`import pewter_metal.mlx` gives mx.fast.metal_kernel to an MLX that was built without Metal.

Kernels that are made from then on run here, on the CPU, when they are called; an MLX that has Metal keeps its own.
uninstall() takes it back, install() gives it again; metal_kernel here can be called without either."""
import mlx.core as mx

from . import kernel
from .errors import ArgumentError
from .mlx_head import HEAD

_of_mlx = None  # its own metal_kernel, while it is replaced


def install():
    """mx.fast.metal_kernel is metal_kernel below, if this MLX has no Metal. @return whether it is"""
    global _of_mlx
    if mx.metal.is_available():
        return False
    if mx.fast.metal_kernel is not metal_kernel:
        _of_mlx, mx.fast.metal_kernel = mx.fast.metal_kernel, metal_kernel
    return True


def uninstall():
    """mx.fast.metal_kernel is MLX's own again. Kernels that were made go on as they are."""
    global _of_mlx
    if _of_mlx is not None and mx.fast.metal_kernel is metal_kernel:
        mx.fast.metal_kernel = _of_mlx
    _of_mlx = None


class metal_kernel(kernel.metal_kernel):
    """As mx.fast.metal_kernel of MLX: inputs are arrays of MLX or what mx.array takes, the outputs are arrays of MLX. A stream is
    accepted and means nothing. Inputs are evaluated and the kernel has run when the call returns, so in mx.compile and mx.vmap it
    raises an error, where MLX's own is recorded; as MLX's it has no gradient but one of mx.custom_function."""

    head = HEAD
    types = kernel.metal_kernel.types | {"complex64": "complex64_t"}
    prefix = "custom_kernel_"  # headers may have a function of the kernel's name

    def __call__(self, *, inputs, output_shapes, output_dtypes, grid, threadgroup, template=None, init_value=None, verbose=False, stream=None,
                 **more):
        for n, dtype in enumerate(output_dtypes):
            if not isinstance(dtype, mx.Dtype):
                raise TypeError(f"{self.name}: output_dtypes[{n}] = {dtype!r}, must be an mlx.core.Dtype")
        arrays = [x if isinstance(x, mx.array) else mx.array(x) for x in inputs]
        self._check_counts(inputs=(arrays, self.input_names))
        self._evaluate(arrays)

        def run(*_):
            return super(metal_kernel, self).__call__(
                inputs=arrays, output_shapes=output_shapes, output_dtypes=output_dtypes, grid=grid, threadgroup=threadgroup, template=template,
                init_value=init_value, verbose=verbose, **more)

        return list(self._without_gradient(run)(*arrays) if arrays else run())

    def _evaluate(self, arrays):
        try:
            mx.eval(*arrays)
        except ValueError as e:  # of a transformation, in which arrays have no values
            raise ArgumentError(f"{self.name}: its inputs have no values in mx.compile and mx.vmap, and without Metal the kernel runs when it "
                                f"is called (mx.disable_compile() lets it): {e}") from e

    def _without_gradient(self, run):
        """run, where a gradient through it is an error, not zero."""
        function = mx.custom_function(run)

        def refuse(primals, cotangents, outputs):
            raise ArgumentError(f"{self.name}: no gradient of a Metal kernel is known, mx.custom_function gives one")

        function.vjp(refuse)
        return function


install()
