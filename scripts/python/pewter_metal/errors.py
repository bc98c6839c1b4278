"""What is raised: RuntimeError of what kernels and their compilation do, ValueError too where an argument is at fault."""


class Error(RuntimeError):
    """Bad input: the text names kernel, argument, value and limit, or is the compiler's."""


class ArgumentError(Error, ValueError):
    """An argument of a call: found before anything is touched."""
