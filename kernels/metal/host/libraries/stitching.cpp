// MTL::StitchedLibraryDescriptor: functions that are graphs of calls of others. A graph becomes a function of
// Metal's language behind the source that its functions come from.
#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

#include "kernels/metal/host/libraries/library.hpp"
#include "kernels/metal/runtime/compilation/expanded_text.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// Result and parameters of a function, for clang.
constexpr const char* signatures = R"(
namespace pewter_stitching {
template <unsigned n, class... A> struct at;
template <class First, class... A> struct at<0, First, A...> { using type = First; };
template <unsigned n, class First, class... A> struct at<n, First, A...> : at<n - 1, A...> {};
template <class F> struct signature;
template <class R, class... A> struct signature<R(A...)> {
  using result = R;
  template <unsigned n> using parameter = typename at<n, A...>::type;
};
}
)";

template <class Object>
std::vector<Object*> elements_of(const NS::Array* array) {
  std::vector<Object*> all;
  for (NS::UInteger n = 0; array != nullptr && n < array->count(); ++n)
    all.push_back(array->object<Object>(n));
  return all;
}

using functions = std::vector<const function_object*>;

class graph_text {
 public:
  graph_text(const MTL::FunctionStitchingGraph& graph, const functions& given)
      : name_(text_of(graph.functionName())), given_(given) {
    const auto may_stand = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
    if (name_.empty() || !std::all_of(name_.begin(), name_.end(), may_stand) ||
        std::isdigit(static_cast<unsigned char>(name_[0])) != 0)
      throw error("metal: a stitching graph's functionName '" + name_ + "' must be a name of C++");
    const MTL::FunctionStitchingFunctionNode* const output = graph.outputNode();
    for (const auto* node : elements_of<MTL::FunctionStitchingNode>(graph.nodes())) {
      if (node != output) call_of(node);
    }
    std::string result = "void", returned;
    if (output != nullptr) {
      const std::size_t last = call_of(output);
      result = name_ + "_result";
      types_ += "using " + result + " = " + signature_of(*output) + "::result;\n";
      returned = "  return " +
                 (last + 1 == calls_.size() ? std::exchange(calls_[last].text, {}) : value_of(last)) + ";\n";
    }
    std::string parameters;
    for (std::size_t n = 0; n < has_input_.size(); ++n) {
      if (!has_input_[n]) fail("no node takes its argument " + std::to_string(n));
      parameters += (n == 0 ? "" : ", ") + type_of_input(n) + " a" + std::to_string(n);
    }
    text_ = types_ + "[[stitchable]] " + result + " " + name_ + "(" + parameters + ") {\n";
    for (std::size_t n = 0; n < calls_.size(); ++n) {
      if (calls_[n].text.empty()) continue;
      text_ += (calls_[n].is_used ? "  auto v" + std::to_string(n) + " = " : "  ") + calls_[n].text + ";\n";
    }
    text_ += returned + "}\n";
  }
  const std::string& name() const { return name_; }
  const std::string& text() const { return text_; }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw error("metal: stitched function '" + name_ + "': " + what);
  }
  std::string type_of_input(std::size_t n) const { return name_ + "_input" + std::to_string(n); }
  const std::string& function_of(const MTL::FunctionStitchingFunctionNode& node) const {
    const std::string wanted = text_of(node.name());
    const auto is_wanted = [&](const function_object* f) { return text_of(f->name()) == wanted; };
    const auto found = std::find_if(given_.begin(), given_.end(), is_wanted);
    if (found == given_.end()) fail("function '" + wanted + "' is not among the descriptor's functions");
    return (*found)->own_name();
  }
  std::string signature_of(const MTL::FunctionStitchingFunctionNode& node) const {
    return "pewter_stitching::signature<decltype(" + function_of(node) + ")>";
  }

  /// The name of a call's value.
  std::string value_of(std::size_t n) {
    calls_[n].is_used = true;
    return "v" + std::to_string(n);
  }

  std::string argument(const MTL::FunctionStitchingFunctionNode& of, std::size_t place,
                       const MTL::FunctionStitchingNode* node) {
    const auto* const input = dynamic_cast<const MTL::FunctionStitchingInputNode*>(node);
    if (input == nullptr && dynamic_cast<const MTL::FunctionStitchingFunctionNode*>(node) == nullptr)
      fail("argument " + std::to_string(place) + " of '" + text_of(of.name()) + "' must be a node");
    if (input == nullptr) return value_of(call_of(node));
    constexpr NS::UInteger most = 256;
    const NS::UInteger n = input->argumentIndex();
    if (n >= most) fail("argumentIndex " + std::to_string(n) + " must be below " + std::to_string(most));
    has_input_.resize(std::max(has_input_.size(), n + 1));
    if (!has_input_[n])
      types_ += "using " + type_of_input(n) + " = " + signature_of(of) + "::parameter<" +
                std::to_string(place) + ">;\n";
    has_input_[n] = true;
    return "a" + std::to_string(n);
  }

  /// The node's call, after those whose values or effects it wants; once for all that name it.
  /// @return its place among the calls; that behind them for an input, which is no call
  std::size_t call_of(const MTL::FunctionStitchingNode* node) {
    const auto* const made = dynamic_cast<const MTL::FunctionStitchingFunctionNode*>(node);
    if (made == nullptr) return calls_.size();
    if (const auto known = places_.find(made); known != places_.end()) {
      if (known->second == open) fail("its nodes form a circle");
      return known->second;
    }
    places_[made] = open;
    for (const auto* before : elements_of<MTL::FunctionStitchingNode>(made->controlDependencies()))
      call_of(before);
    std::string text = function_of(*made) + "(";
    const auto arguments = elements_of<MTL::FunctionStitchingNode>(made->arguments());
    for (std::size_t n = 0; n < arguments.size(); ++n)
      text += (n == 0 ? "" : ", ") + argument(*made, n, arguments[n]);
    calls_.push_back({text + ")", false});
    return places_[made] = calls_.size() - 1;
  }

  struct call {
    std::string text;
    bool is_used;
  };
  static constexpr std::size_t open = ~std::size_t{0};  // what a call wants is not there yet

  std::string name_;
  const functions& given_;
  std::vector<bool> has_input_;
  std::map<const MTL::FunctionStitchingFunctionNode*, std::size_t> places_;
  std::vector<call> calls_;
  std::string types_, text_;
};

/// The functions' sources, each once, and a function a graph.
library_origin origin_of(const MTL::StitchedLibraryDescriptor& descriptor, MTL::Device* device) {
  library_origin origin;
  origin.device = device;
  origin.name = "stitched_library";
  functions given;
  std::vector<const std::string*> texts;
  for (const auto* f : elements_of<MTL::Function>(descriptor.functions())) {
    given.push_back(static_cast<const function_object*>(f));
    const library_origin& of = given.back()->origin();
    const auto is_this = [&](const std::string* t) { return *t == of.source; };
    if (!of.object.empty() || of.is_dynamic)
      throw error("metal: stitching: function '" + text_of(f->name()) +
                  "' must be of a library that was made from its text");
    if (std::any_of(texts.begin(), texts.end(), is_this)) continue;
    if (!texts.empty() && of.settings.defines != origin.settings.defines)
      throw error("metal: stitching: the library of function '" + text_of(f->name()) +
                  "' must have the macros of the others");
    std::vector<std::string> folders = std::move(origin.settings.include_folders);
    folders.insert(folders.end(), of.settings.include_folders.begin(), of.settings.include_folders.end());
    if (texts.empty()) origin.settings = of.settings;
    origin.settings.include_folders = std::move(folders);
    texts.push_back(&of.source);
    origin.source += of.source + "\n";
  }
  origin.settings.read = std::make_shared<expanded_text>();
  origin.source += signatures;
  for (const auto* g : elements_of<MTL::FunctionStitchingGraph>(descriptor.functionGraphs())) {
    const graph_text graph(*g, given);
    origin.source += graph.text();
    origin.functions.push_back(graph.name());
  }
  if (origin.functions.empty()) throw error("metal: stitching: functionGraphs must have a graph");
  return origin;
}

}  // namespace

MTL::Library* new_stitched_library(const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error,
                                   MTL::Device* device) {
  try {
    if (descriptor == nullptr) throw pewter::error("metal: newLibrary: the descriptor must not be nil");
    if ((descriptor->options() & MTL::StitchedLibraryOptionFailOnBinaryArchiveMiss) != 0)
      throw pewter::error("metal: binary archives have no stitched libraries");
    return new_library(origin_of(*descriptor, device), error);
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorCompileFailure, e.what());
    return nullptr;
  }
}

MTL::FunctionStitchingInputNode* MTL::FunctionStitchingInputNode::init(NS::UInteger argument) {
  setArgumentIndex(argument);
  return this;
}

MTL::FunctionStitchingFunctionNode* MTL::FunctionStitchingFunctionNode::init(
    const NS::String* name, const NS::Array* arguments, const NS::Array* controlDependencies) {
  setName(name);
  setArguments(arguments);
  setControlDependencies(controlDependencies);
  return this;
}

MTL::FunctionStitchingGraph* MTL::FunctionStitchingGraph::init(
    const NS::String* functionName, const NS::Array* nodes,
    const MTL::FunctionStitchingFunctionNode* outputNode, const NS::Array* attributes) {
  setFunctionName(functionName);
  setNodes(nodes);
  setOutputNode(outputNode);
  setAttributes(attributes);
  return this;
}

}  // namespace pewter::metal::host
