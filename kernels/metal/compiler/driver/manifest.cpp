#include "kernels/metal/compiler/driver/manifest.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/Constants.h>

#include "kernels/metal/compiler/import/gpu_targets.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

std::string head_of_manifest(const compile_options& options, const front_end_result& front) {
  std::string text = "pewter-metal 1\ntargets";
  for (const std::string& t : options.targets) text += " " + t;
  text += "\n";
  for (const std::string& f : front.visible) text += "visible " + f + "\n";
  for (const left_out_function& f : front.left_out)
    text += "left_out " + f.kind + " " + f.name + "\t" + f.place + "\n";
  return text;
}

std::string arguments_text(const kernel_info& k) {
  std::string text;
  for (const kernel_argument& a : k.arguments)
    text += "argument " + std::to_string(a.index) + " " + (a.name.empty() ? "-" : a.name) +
            (a.is_only_read ? " read\n" : "\n");
  for (const function_table_argument& t : k.tables)
    text += "functions " + std::to_string(t.index) + " " + t.signature + "\n";
  for (const std::string& c : k.unset_constants) text += "unset " + c + "\n";
  for (const visible_function& f : k.functions) text += "function " + f.name + "\t" + f.signature + "\n";
  for (const initial_value& v : k.initial_values) {
    const bool is_zero = v.bytes.find_first_not_of('\0') == std::string::npos;
    text += "initial " + std::to_string(v.offset) + " " + std::to_string(v.bytes.size()) + " " +
            (is_zero ? "-" : toHex(v.bytes)) + "\n";
  }
  return text;
}

std::string manifest_of(const std::vector<kernel_info>& kernels) {
  std::string text;
  for (const kernel_info& k : kernels) {
    text += "kernel " + k.name + "\nmemory " + std::to_string(k.threadgroup_memory) + "\nbarrier " +
            (k.has_barrier ? "1" : "0") + "\nthreads " + std::to_string(k.max_threads) + "\nframe " +
            std::to_string(k.frame) + "\nturns " + std::to_string(k.kept_turns) + "\n" +
            (k.is_ungrouped ? "ungrouped\n" : "");
    for (const buffer_pair& p : k.apart) {
      text += "apart " + std::to_string(p.first) + " " + std::to_string(p.second) +
              (p.may_be_one ? " 1\n" : " 0\n");
    }
    text += arguments_text(k);
  }
  return text;
}

void name_symbols(Module& m, const std::vector<kernel_info>& kernels, const std::string& target) {
  for (const kernel_info& k : kernels) {
    for (const char* suffix : {"full", "part", "rows16", "rows8", "any", "threadgroups", "threadgroups16",
                               "threadgroups8", "reference"}) {
      Function* f = m.getFunction(k.name + "." + suffix);
      if (f != nullptr) f->setName(k.name + "." + suffix + "." + target);
    }
  }
}

void check_names(const std::string& source, const front_end_result& known,
                 const std::vector<kernel_info>& compiled, const compile_options& options) {
  const auto has = [&](const std::string& name) {
    return any_of(compiled, [&](const kernel_info& k) { return k.name == name; });
  };
  for (const std::string& name : known.kernels) {
    if (!has(name) && (options.only.empty() || is_contained(options.only, name)))
      throw error(source + ": kernel '" + name + "' has no code: its declaration makes no entry point");
  }
  for (const std::string& wanted : options.only) {
    if (has(wanted)) continue;
    throw error(source + ": " + text_of_missing(wanted, known.kernels, known.left_out));
  }
}

void write_data(Module& m, const std::string& object, const compile_options& options) {
  const compile_options cpu = without_gpu_targets(options);
  const std::unique_ptr<TargetMachine> machine =
      machine_of(cpu.targets.empty() ? target_of_every_cpu() : find_target(cpu.targets.front()));
  m.setTargetTriple(machine->getTargetTriple());
  m.setDataLayout(machine->createDataLayout());
  write_code(m, *machine, object, CodeGenFileType::ObjectFile);
}

void write_manifest(const std::string& manifest, const std::string& object, const compile_options& options) {
  LLVMContext context;
  Module m("manifest", context);
  Constant* text = ConstantDataArray::getString(context, manifest);
  new GlobalVariable(m, text->getType(), true, GlobalValue::ExternalLinkage, text, "pewter_metal_manifest");
  if (!options.bundle.empty()) {  // its length, and the bytes
    Constant* sources =
        ConstantStruct::getAnon({ConstantInt::get(Type::getInt64Ty(context), options.bundle.size()),
                                 ConstantDataArray::getString(context, options.bundle, false)});
    new GlobalVariable(m, sources->getType(), true, GlobalValue::ExternalLinkage, sources,
                       "pewter_metal_sources");
  }
  write_data(m, object, options);
}

std::vector<std::string> names_of(const std::vector<kernel_info>& kernels) {
  std::vector<std::string> names;
  for (const kernel_info& k : kernels) names.push_back(k.name);
  return names;
}

std::string manifest_of_names(const std::string& head, const std::vector<std::string>& names) {
  std::string manifest = head;
  for (const std::string& n : names) manifest += "name " + n + "\n";
  return manifest;
}

void write_names(const std::vector<std::string>& names, const std::string& head, const std::string& object,
                 const compile_options& options) {
  const std::string manifest = manifest_of_names(head, names);
  const scratch_folder scratch;
  write_manifest(manifest, scratch.path + "/names.o", options);
  link({scratch.path + "/names.o"}, object);
}

}  // namespace pewter::metal
