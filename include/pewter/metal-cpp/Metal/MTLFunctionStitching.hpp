// Generated from kernels/metal/interface/Metal/MTLFunctionStitching.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class FunctionStitchingAttribute;
class FunctionStitchingAttributeAlwaysInline;
class FunctionStitchingFunctionNode;
class FunctionStitchingGraph;
class FunctionStitchingInputNode;
class FunctionStitchingNode;
class StitchedLibraryDescriptor;
}
namespace NS {
class Array;
class String;
}
namespace MTL {
using StitchedLibraryOptions = NS::UInteger;
enum : NS::UInteger {
  StitchedLibraryOptionNone = 0,
  StitchedLibraryOptionFailOnBinaryArchiveMiss = 1,
  StitchedLibraryOptionStoreLibraryInMetalPipelinesScript = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::FunctionStitchingAttributeAlwaysInline* pewter_MTLFunctionStitchingAttributeAlwaysInline_alloc();
MTL::FunctionStitchingAttributeAlwaysInline* pewter_MTLFunctionStitchingAttributeAlwaysInline_init(MTL::FunctionStitchingAttributeAlwaysInline* self);
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_alloc();
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_init(MTL::FunctionStitchingInputNode* self);
MTL::FunctionStitchingInputNode* pewter_MTLFunctionStitchingInputNode_initWithArgumentIndex_(MTL::FunctionStitchingInputNode* self, NS::UInteger argument);
NS::UInteger pewter_MTLFunctionStitchingInputNode_argumentIndex(const MTL::FunctionStitchingInputNode* self);
void pewter_MTLFunctionStitchingInputNode_setArgumentIndex_(MTL::FunctionStitchingInputNode* self, NS::UInteger argumentIndex);
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_alloc();
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_init(MTL::FunctionStitchingFunctionNode* self);
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingFunctionNode_initWithName_arguments_controlDependencies_(MTL::FunctionStitchingFunctionNode* self, const NS::String* name, const NS::Array* arguments, const NS::Array* controlDependencies);
NS::Array* pewter_MTLFunctionStitchingFunctionNode_arguments(const MTL::FunctionStitchingFunctionNode* self);
void pewter_MTLFunctionStitchingFunctionNode_setArguments_(MTL::FunctionStitchingFunctionNode* self, const NS::Array* arguments);
NS::Array* pewter_MTLFunctionStitchingFunctionNode_controlDependencies(const MTL::FunctionStitchingFunctionNode* self);
void pewter_MTLFunctionStitchingFunctionNode_setControlDependencies_(MTL::FunctionStitchingFunctionNode* self, const NS::Array* controlDependencies);
NS::String* pewter_MTLFunctionStitchingFunctionNode_name(const MTL::FunctionStitchingFunctionNode* self);
void pewter_MTLFunctionStitchingFunctionNode_setName_(MTL::FunctionStitchingFunctionNode* self, const NS::String* name);
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_alloc();
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_init(MTL::FunctionStitchingGraph* self);
MTL::FunctionStitchingGraph* pewter_MTLFunctionStitchingGraph_initWithFunctionName_nodes_outputNode_attributes_(MTL::FunctionStitchingGraph* self, const NS::String* functionName, const NS::Array* nodes, const MTL::FunctionStitchingFunctionNode* outputNode, const NS::Array* attributes);
NS::Array* pewter_MTLFunctionStitchingGraph_attributes(const MTL::FunctionStitchingGraph* self);
void pewter_MTLFunctionStitchingGraph_setAttributes_(MTL::FunctionStitchingGraph* self, const NS::Array* attributes);
NS::String* pewter_MTLFunctionStitchingGraph_functionName(const MTL::FunctionStitchingGraph* self);
void pewter_MTLFunctionStitchingGraph_setFunctionName_(MTL::FunctionStitchingGraph* self, const NS::String* functionName);
NS::Array* pewter_MTLFunctionStitchingGraph_nodes(const MTL::FunctionStitchingGraph* self);
void pewter_MTLFunctionStitchingGraph_setNodes_(MTL::FunctionStitchingGraph* self, const NS::Array* nodes);
MTL::FunctionStitchingFunctionNode* pewter_MTLFunctionStitchingGraph_outputNode(const MTL::FunctionStitchingGraph* self);
void pewter_MTLFunctionStitchingGraph_setOutputNode_(MTL::FunctionStitchingGraph* self, const MTL::FunctionStitchingFunctionNode* outputNode);
MTL::StitchedLibraryDescriptor* pewter_MTLStitchedLibraryDescriptor_alloc();
MTL::StitchedLibraryDescriptor* pewter_MTLStitchedLibraryDescriptor_init(MTL::StitchedLibraryDescriptor* self);
NS::Array* pewter_MTLStitchedLibraryDescriptor_binaryArchives(const MTL::StitchedLibraryDescriptor* self);
void pewter_MTLStitchedLibraryDescriptor_setBinaryArchives_(MTL::StitchedLibraryDescriptor* self, const NS::Array* binaryArchives);
NS::Array* pewter_MTLStitchedLibraryDescriptor_functionGraphs(const MTL::StitchedLibraryDescriptor* self);
void pewter_MTLStitchedLibraryDescriptor_setFunctionGraphs_(MTL::StitchedLibraryDescriptor* self, const NS::Array* functionGraphs);
NS::Array* pewter_MTLStitchedLibraryDescriptor_functions(const MTL::StitchedLibraryDescriptor* self);
void pewter_MTLStitchedLibraryDescriptor_setFunctions_(MTL::StitchedLibraryDescriptor* self, const NS::Array* functions);
MTL::StitchedLibraryOptions pewter_MTLStitchedLibraryDescriptor_options(const MTL::StitchedLibraryDescriptor* self);
void pewter_MTLStitchedLibraryDescriptor_setOptions_(MTL::StitchedLibraryDescriptor* self, MTL::StitchedLibraryOptions options);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class FunctionStitchingAttribute : public NS::Referencing<FunctionStitchingAttribute> {
 public:
};
class FunctionStitchingAttributeAlwaysInline : public NS::Referencing<FunctionStitchingAttributeAlwaysInline, FunctionStitchingAttribute> {
 public:
  static MTL::FunctionStitchingAttributeAlwaysInline* alloc() { return pewter_MTLFunctionStitchingAttributeAlwaysInline_alloc(); }
  MTL::FunctionStitchingAttributeAlwaysInline* init() { return pewter_MTLFunctionStitchingAttributeAlwaysInline_init(this); }
};
class FunctionStitchingNode : public NS::Copying<FunctionStitchingNode> {
 public:
};
class FunctionStitchingInputNode : public NS::Referencing<FunctionStitchingInputNode, FunctionStitchingNode> {
 public:
  static MTL::FunctionStitchingInputNode* alloc() { return pewter_MTLFunctionStitchingInputNode_alloc(); }
  MTL::FunctionStitchingInputNode* init() { return pewter_MTLFunctionStitchingInputNode_init(this); }
  MTL::FunctionStitchingInputNode* init(NS::UInteger argument) { return pewter_MTLFunctionStitchingInputNode_initWithArgumentIndex_(this, argument); }
  NS::UInteger argumentIndex() const { return pewter_MTLFunctionStitchingInputNode_argumentIndex(this); }
  void setArgumentIndex(NS::UInteger argumentIndex) { pewter_MTLFunctionStitchingInputNode_setArgumentIndex_(this, argumentIndex); }
};
class FunctionStitchingFunctionNode : public NS::Referencing<FunctionStitchingFunctionNode, FunctionStitchingNode> {
 public:
  static MTL::FunctionStitchingFunctionNode* alloc() { return pewter_MTLFunctionStitchingFunctionNode_alloc(); }
  MTL::FunctionStitchingFunctionNode* init() { return pewter_MTLFunctionStitchingFunctionNode_init(this); }
  MTL::FunctionStitchingFunctionNode* init(const NS::String* name, const NS::Array* arguments, const NS::Array* controlDependencies) { return pewter_MTLFunctionStitchingFunctionNode_initWithName_arguments_controlDependencies_(this, name, arguments, controlDependencies); }
  NS::Array* arguments() const { return pewter_MTLFunctionStitchingFunctionNode_arguments(this); }
  void setArguments(const NS::Array* arguments) { pewter_MTLFunctionStitchingFunctionNode_setArguments_(this, arguments); }
  NS::Array* controlDependencies() const { return pewter_MTLFunctionStitchingFunctionNode_controlDependencies(this); }
  void setControlDependencies(const NS::Array* controlDependencies) { pewter_MTLFunctionStitchingFunctionNode_setControlDependencies_(this, controlDependencies); }
  NS::String* name() const { return pewter_MTLFunctionStitchingFunctionNode_name(this); }
  void setName(const NS::String* name) { pewter_MTLFunctionStitchingFunctionNode_setName_(this, name); }
};
class FunctionStitchingGraph : public NS::Copying<FunctionStitchingGraph> {
 public:
  static MTL::FunctionStitchingGraph* alloc() { return pewter_MTLFunctionStitchingGraph_alloc(); }
  MTL::FunctionStitchingGraph* init() { return pewter_MTLFunctionStitchingGraph_init(this); }
  MTL::FunctionStitchingGraph* init(const NS::String* functionName, const NS::Array* nodes, const MTL::FunctionStitchingFunctionNode* outputNode, const NS::Array* attributes) { return pewter_MTLFunctionStitchingGraph_initWithFunctionName_nodes_outputNode_attributes_(this, functionName, nodes, outputNode, attributes); }
  NS::Array* attributes() const { return pewter_MTLFunctionStitchingGraph_attributes(this); }
  void setAttributes(const NS::Array* attributes) { pewter_MTLFunctionStitchingGraph_setAttributes_(this, attributes); }
  NS::String* functionName() const { return pewter_MTLFunctionStitchingGraph_functionName(this); }
  void setFunctionName(const NS::String* functionName) { pewter_MTLFunctionStitchingGraph_setFunctionName_(this, functionName); }
  NS::Array* nodes() const { return pewter_MTLFunctionStitchingGraph_nodes(this); }
  void setNodes(const NS::Array* nodes) { pewter_MTLFunctionStitchingGraph_setNodes_(this, nodes); }
  MTL::FunctionStitchingFunctionNode* outputNode() const { return pewter_MTLFunctionStitchingGraph_outputNode(this); }
  void setOutputNode(const MTL::FunctionStitchingFunctionNode* outputNode) { pewter_MTLFunctionStitchingGraph_setOutputNode_(this, outputNode); }
};
class StitchedLibraryDescriptor : public NS::Copying<StitchedLibraryDescriptor> {
 public:
  static MTL::StitchedLibraryDescriptor* alloc() { return pewter_MTLStitchedLibraryDescriptor_alloc(); }
  MTL::StitchedLibraryDescriptor* init() { return pewter_MTLStitchedLibraryDescriptor_init(this); }
  NS::Array* binaryArchives() const { return pewter_MTLStitchedLibraryDescriptor_binaryArchives(this); }
  void setBinaryArchives(const NS::Array* binaryArchives) { pewter_MTLStitchedLibraryDescriptor_setBinaryArchives_(this, binaryArchives); }
  NS::Array* functionGraphs() const { return pewter_MTLStitchedLibraryDescriptor_functionGraphs(this); }
  void setFunctionGraphs(const NS::Array* functionGraphs) { pewter_MTLStitchedLibraryDescriptor_setFunctionGraphs_(this, functionGraphs); }
  NS::Array* functions() const { return pewter_MTLStitchedLibraryDescriptor_functions(this); }
  void setFunctions(const NS::Array* functions) { pewter_MTLStitchedLibraryDescriptor_setFunctions_(this, functions); }
  MTL::StitchedLibraryOptions options() const { return pewter_MTLStitchedLibraryDescriptor_options(this); }
  void setOptions(MTL::StitchedLibraryOptions options) { pewter_MTLStitchedLibraryDescriptor_setOptions_(this, options); }
};
}  // namespace MTL
