"""ONNX models of an operator, or of several with the same input, as bytes; by Python's onnx, which Debian has as python3-onnx."""
from onnx import TensorProto, helper, numpy_helper

STANDARD, MICROSOFT = "", "com.microsoft"
_ELEMENTS = {"float32": TensorProto.FLOAT, "float16": TensorProto.FLOAT16, "int32": TensorProto.INT32, "int64": TensorProto.INT64,
             "uint8": TensorProto.UINT8}


def model(nodes, inputs, outputs, weights=()):
    """Of nodes (operator, domain, names of inputs, names of outputs, attributes); inputs, outputs and weights are {name: array}. Only
    the weights' numbers become part of it, so that a runtime may arrange them beforehand."""
    made = [helper.make_node(operator, of, to, domain=domain, **attributes) for operator, domain, of, to, attributes in nodes]
    described = [[helper.make_tensor_value_info(name, _ELEMENTS[array.dtype.name], array.shape) for name, array in arrays.items()]
                 for arrays in (inputs, outputs)]
    constants = [numpy_helper.from_array(array, name) for name, array in dict(weights).items()]
    graph = helper.make_graph(made, "pewter", *described, constants)
    versions = [helper.make_opsetid(STANDARD, 17), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(graph, opset_imports=versions, ir_version=8).SerializeToString()


def single(operator, inputs, outputs, weights=(), domain=STANDARD, **attributes):
    """Of one node, whose inputs are the inputs and then the weights; an input of no name is left out."""
    return model([(operator, domain, [*inputs, *dict(weights)], list(outputs), attributes)], inputs, outputs, weights)
