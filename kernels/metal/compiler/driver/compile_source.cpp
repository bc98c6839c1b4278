// From source to an object: LLVM's passes make kernels ready for the vectorizer.
#include <llvm/ADT/StringSet.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <memory>

#include "kernels/metal/compiler/analysis/short_loops.hpp"
#include "kernels/metal/compiler/analysis/written_arguments.hpp"
#include "kernels/metal/compiler/checked/instrument.hpp"
#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/linked_sources.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/passes.hpp"
#include "kernels/metal/compiler/driver/scratch_folder.hpp"
#include "kernels/metal/compiler/driver/source_bundle.hpp"
#include "kernels/metal/compiler/frontend/source_tokens.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/gpu/gpu_targets.hpp"
#include "kernels/metal/compiler/import/equal_branches.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/split_bitcasts.hpp"
#include "kernels/metal/compiler/import/threadgroup_variables.hpp"
#include "kernels/metal/compiler/import/unset_constants.hpp"
#include "kernels/metal/compiler/lowering/bfloat.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/compiler/lowering/vector_code.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

// Loops are rotated and unrolled, and induction variables widened, before there are vectors: arrays of a
// thread then stay in registers. GVN without PRE, which would turn linear indices into divergent phis.
#define PEWTER_SIMPLIFY "sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg"
// A function that ends by calling itself becomes a loop before it is inlined.
constexpr const char* before_copies =
    "function(sroa,simplifycfg,tailcallelim),always-inline,globaldce,function(" PEWTER_SIMPLIFY ")";
// Before checks nothing is moved or merged that the source says.
constexpr const char* before_copies_are_marked =
    "function(mem2reg,tailcallelim),always-inline,globaldce,function(mem2reg)";
constexpr const char* before_checks = "function(sroa,loop-simplify)";
constexpr const char* after_checks = "function(" PEWTER_SIMPLIFY ")";
constexpr const char* simplification = "function(scalarizer<load-store>," PEWTER_SIMPLIFY
                                       ",loop-simplify,lcssa,loop(loop-rotate)," PEWTER_SIMPLIFY
                                       ",loop-simplify,lcssa,loop(indvars,loop-unroll-full)," PEWTER_SIMPLIFY
                                       ",gvn<no-pre;no-load-pre>," PEWTER_SIMPLIFY ")";
// What merged branches leave: equal values behind them, and branches to nothing.
constexpr const char* after_merging =
    "function(" PEWTER_SIMPLIFY ",gvn<no-pre;no-load-pre>," PEWTER_SIMPLIFY ")";
// After split_bitcasts.
constexpr const char* scalarization = "function(scalarizer<load-store>,loop-simplify,lcssa,loop-mssa(licm))";
#undef PEWTER_SIMPLIFY
constexpr const char* structuring =
    "function(lower-switch,mergereturn,loop-simplify,fix-irreducible,loop-simplify,unify-loop-exits,"
    "structurizecfg,loop-simplify,"
    "lcssa)";

/// What a kernel does not use, with its constants as they are, need not be bound: as Metal's reflection has
/// it. Constants without a value that it uses are noted.
void find_what_is_used(const Function& f, kernel_info& info) {
  info.unset_constants = unset_constants_of(f);
  for (const Argument& a : f.args()) {
    std::uint32_t index = 0;
    const Attribute flat = f.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    if (!flat.isValid() || flat.getValueAsString().getAsInteger(10, index)) continue;
    const auto is_it = [&](const kernel_argument& other) { return other.index == index; };
    if (a.use_empty()) {
      erase_if(info.arguments, is_it);
    } else if (const auto used = find_if(info.arguments, is_it); used != info.arguments.end()) {
      const bool is_texture = index >= first_texture && index < first_sampler;
      used->is_only_read = !may_write_through(a, is_texture);
    }
  }
}

void resolve_all(Module& m, std::vector<kernel_info>& kernels, const char* passes, bool checked) {
  resolve_function_pointers(
      m, kernels, [&] { pass_runner(nullptr).run(m, passes); }, checked);
  const Function* refused = m.getFunction("pewter.fragment_only");  // <metal_graphics>
  for (const kernel_info& k : kernels) {
    const bool calls = refused != nullptr && any_of(refused->users(), [&](const User* u) {
                         return cast<Instruction>(u)->getFunction()->getName() == k.name;
                       });
    if (calls)
      throw error(k.name +
                  ": calls dfdx, fwidth, discard_fragment or the like, which are for fragment functions");
  }
}

/// Code of <kernel>.reference alone.
void write_reference(Module& m, const std::vector<kernel_info>& kernels, const std::string& manifest,
                     const std::string& object, const compile_options& options) {
  const scratch_folder scratch;
  std::vector<std::string> objects;
  for (const std::string& t : options.targets) {
    const std::unique_ptr<TargetMachine> machine = machine_of(find_target(t), options.fuses_by_flags);
    const std::unique_ptr<Module> mine = CloneModule(m);
    mine->setDataLayout(machine->createDataLayout());
    lower_bfloat(*mine);
    use_cpu(*mine, find_target(t));
    name_symbols(*mine, kernels, t);
    objects.push_back(scratch.path + "/" + t + ".o");
    write_code(*mine, *machine, objects.back(), CodeGenFileType::ObjectFile);
  }
  objects.push_back(scratch.path + "/manifest.o");
  write_manifest(manifest, objects.back(), options);
  link(objects, object);
}

/// One thread at a time alone, with checks.
void compile_checked(Module& m, std::vector<kernel_info>& kernels, source_places& places,
                     const std::string& head, const std::string& object, const compile_options& options) {
  {  // what is bound is the same as without checks
    const std::unique_ptr<Module> simplified = CloneModule(m);
    pass_runner(nullptr).run(*simplified, before_copies);
    resolve_all(*simplified, kernels, before_copies, false);
    expand_copies(*simplified);
    pass_runner(nullptr).run(*simplified, simplification);
    for (kernel_info& k : kernels) find_what_is_used(*simplified->getFunction(k.name), k);
  }
  pass_runner(nullptr).run(m, before_copies_are_marked);
  std::vector<kernel_info> described = kernels;  // above
  resolve_all(m, described, before_copies_are_marked, true);
  place_threadgroup_variables(m, kernels);
  mark_copies(m, kernels);
  pass_runner(nullptr).run(m, before_checks);
  const std::string manifest = head + "checked\n" + add_checks(m, kernels, places);
  access_any_address(m);
  for (const kernel_info& k : kernels) {
    Function* kernel = m.getFunction(k.name);
    add_reference(*kernel);
    kernel->eraseFromParent();
  }
  pass_runner(nullptr).run(m, after_checks);
  keep_module(options, m, "2-checked.ll");
  write_reference(m, kernels, manifest, object, options);
}

/// One thread at a time alone, without checks.
void compile_reference(Module& m, std::vector<kernel_info>& kernels, const std::string& head,
                       const std::string& object, const compile_options& options) {
  pass_runner(nullptr).run(m, before_copies);
  resolve_all(m, kernels, before_copies, false);
  place_threadgroup_variables(m, kernels);
  expand_copies(m);
  access_any_address(m);
  for (const kernel_info& k : kernels) {
    Function* kernel = m.getFunction(k.name);
    bound_arrays(add_reference(*kernel));
    kernel->eraseFromParent();
  }
  pass_runner(nullptr).run(m, simplification);
  write_reference(m, kernels, head + manifest_of(kernels), object, options);
}

front_end_result front_end_of(const source_file& source, compile_options options) {
  options.language.insert(options.language.end(), source.language.begin(), source.language.end());
  return front_end(source.text, source.name, options);
}

/// What the sources have together, with the first one's module.
/// @param modules of the others
front_end_result front_end_of_all(const std::vector<source_file>& sources, const compile_options& options,
                                  std::vector<std::string>& modules) {
  compile_options own = options;
  if (sources.size() > 1) own.at_most = 0;
  if (sources.size() > 1 && options.checked) throw error("metal: checked mode has one source only");
  front_end_result all = front_end_of(sources.front(), own);
  for (std::size_t n = 1; n < sources.size(); ++n) {
    front_end_result next = front_end_of(sources[n], own);
    for (const std::string& k : next.kernels) {
      if (is_contained(all.kernels, k))
        throw error("metal: two kernels are named '" + k + "': the second one in " + sources[n].name);
    }
    const auto append = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(all.kernels, next.kernels);
    append(all.visible, next.visible);
    append(all.left_out, next.left_out);
    all.text += next.text;
    erase_if(all.unknown_constants, [&](const auto& c) { return !is_contained(next.unknown_constants, c); });
    modules.push_back(std::move(next.bitcode));
  }
  for (const std::string& c : all.unknown_constants)
    throw error("metal: function constant '" + c + "' = " + options.constants.at(c) +
                ", the source has none of that name");
  return all;
}

/// What the bundle's records say that its sources have. @throws error for two kernels of one name
front_end_result recorded(const std::vector<source_file>& sources) {
  front_end_result all;
  StringSet<> known;
  for (const source_file& s : sources) {
    for (const std::string& k : s.kernels) {
      if (!known.insert(k).second)
        throw error("metal: two kernels are named '" + k + "': the second one in " + s.name);
    }
    append_range(all.kernels, s.kernels);
    append_range(all.visible, s.visible);
    append_range(all.left_out, s.left_out);
  }
  return all;
}

/// Whether names are all that is wanted: of a bundle with many kernels, or with none.
/// @param count of its sources
bool are_names_enough(const front_end_result& all, std::size_t count, const compile_options& options) {
  if (!options.only.empty()) return false;
  if (options.checked && count > 1) return true;  // that mode has a source at a time
  return (options.at_most != 0 && all.kernels.size() > options.at_most) ||
         (all.kernels.empty() && all.visible.empty());
}

/// Sources that define the wanted kernels first; how many they are.
std::size_t put_wanted_first(std::vector<source_file>& sources, const front_end_result& all,
                             const compile_options& options) {
  if (options.only.empty()) return sources.size();
  for (const std::string& wanted : options.only) {
    if (!is_contained(all.kernels, wanted))
      throw error(sources.front().name + ": " + text_of_missing(wanted, all.kernels, all.left_out));
  }
  const auto others = std::stable_partition(sources.begin(), sources.end(), [&](const source_file& s) {
    return any_of(s.kernels, [&](const std::string& k) { return is_contained(options.only, k); });
  });
  return static_cast<std::size_t>(others - sources.begin());
}

/// Whether the user's code calls a function, or reads a variable, that it declares and does not define.
bool lacks_definitions(const Module& m, const std::string& text) {
  const auto is_users = [&](const GlobalValue& g) {
    return g.isDeclaration() && !g.use_empty() && !g.getName().starts_with("llvm.") &&
           !place_of_declaration(text, demangle(g.getName().str())).empty();
  };
  return any_of(m.functions(), [&](const Function& f) { return !f.isIntrinsic() && is_users(f); }) ||
         any_of(m.globals(), is_users);
}

/// A function that kernels call and no source defines.
void check_definitions(const Module& m, const std::vector<kernel_info>& kernels, const std::string& text) {
  for (const kernel_info& k : kernels) {
    for (const Instruction& i : instructions(*m.getFunction(k.name))) {
      const auto* call = dyn_cast<CallInst>(&i);
      const Function* f = call == nullptr ? nullptr : call->getCalledFunction();
      if (f == nullptr || !f->isDeclaration() || f->isIntrinsic()) continue;
      const std::string place = place_of_declaration(text, demangle(f->getName().str()));
      if (!place.empty())
        throw error(place + ": function '" + demangle(f->getName().str()) + "' is declared, and kernel '" +
                    k.name + "' calls it, but no source defines it");
    }
  }
}

/// Code fuses what the sources' flags allow, where one of them forbids it. Of several sources each may use
/// the others' functions.
compile_options options_for(const std::vector<source_file>& sources, compile_options options) {
  options.leaves_out_unused = options.leaves_out_unused && sources.size() == 1;
  const auto forbids = [](const std::vector<std::string>& language) {
    return is_contained(language, "-ffp-contract=off");
  };
  options.fuses_by_flags =
      forbids(options.language) || any_of(sources, [&](const source_file& s) { return forbids(s.language); });
  return options;
}

/// Adds what other sources define beside their kernels.
void link_others(Module& m, const std::vector<source_file>& others, const compile_options& options) {
  compile_options own = options;
  own.only = {std::string()};
  own.constants.clear();
  own.at_most = 0;
  if (options.checked) throw error("metal: checked mode has one source only");
  for (const source_file& s : others) link_source(m, front_end_of(s, own).bitcode, s.name);
}

}  // namespace

std::vector<left_out_function> compile(const std::vector<source_file>& given, const std::string& object,
                                       const compile_options& wanted) {
  const compile_options options = options_for(given, wanted);
  const compile_options cpu = without_gpu_targets(options);
  for (const std::string& t : cpu.targets) find_target(t);
  const std::vector<std::string> gpus = gpu_targets_of(options);
  std::vector<source_file> sources = given, others;
  if (all_of(sources, [](const source_file& s) { return s.is_read; })) {
    const front_end_result all = recorded(sources);
    if (are_names_enough(all, sources.size(), options)) {
      write_names(all.kernels, head_of_manifest(options, all), object, options);
      return all.left_out;
    }
    const auto first_other =
        sources.begin() + static_cast<std::ptrdiff_t>(put_wanted_first(sources, all, options));
    others.assign(first_other, sources.end());
    sources.erase(first_other, sources.end());
  }
  const std::string& name = sources.front().name;
  std::vector<std::string> modules;
  front_end_result front = front_end_of_all(sources, options, modules);
  const std::vector<front_end_result> linked = front_ends_of_linked(options);
  for (const front_end_result& l : linked)
    front.visible.insert(front.visible.end(), l.visible.begin(), l.visible.end());
  const std::string head = head_of_manifest(options, front);
  if (front.bitcode.empty()) {
    write_names(front.kernels, head, object, options);
    return front.left_out;
  }
  LLVMContext context;
  auto parsed = parseBitcodeFile(MemoryBufferRef(front.bitcode, name), context);
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  std::unique_ptr<Module> m = std::move(*parsed);
  for (std::size_t n = 0; n < modules.size(); ++n) link_source(*m, modules[n], sources[n + 1].name);
  if (!others.empty() && lacks_definitions(*m, front.text)) link_others(*m, others, options);
  for (const front_end_result& l : linked) link_visible_functions(*m, l.bitcode);
  keep_module(options, *m, "1-clang.ll");

  std::vector<kernel_info> kernels = prepare(*m);
  check_names(name, front, kernels, options);
  if (options.checked) {
    const source_file& s = sources.front();
    source_places places(front.text, s.is_read ? lines_as_numbered(s.text, name) : s.text, name);
    compile_checked(*m, kernels, places, head, object, options);
    return front.left_out;
  }
  if (!options.vectors) {
    compile_reference(*m, kernels, head, object, options);
    return front.left_out;
  }
  const scratch_folder scratch;
  std::unique_ptr<Module> for_gpus;
  {
    pass_runner passes(nullptr);
    passes.run(*m, before_copies);
    resolve_all(*m, kernels, before_copies, false);
    check_definitions(*m, kernels, front.text);
    place_threadgroup_variables(*m, kernels);
    expand_copies(*m);
    if (!gpus.empty()) for_gpus = CloneModule(*m);
    access_any_address(*m);
    for (std::size_t n = 0; options.reference && n < kernels.size(); ++n)
      bound_arrays(
          add_reference(*m->getFunction(kernels[n].name)));  // while calls stand in the source's order
    for (kernel_info& k : kernels) mark_short_loops(*m->getFunction(k.name));
    passes.run(*m, simplification);
    if (count_if(*m, merge_equal_branches) > 0) passes.run(*m, after_merging);
    for (Function& f : *m) split_bitcasts(f);
    passes.run(*m, scalarization);
    expand_copies(*m);
    for (kernel_info& k : kernels) bound_arrays(*m->getFunction(k.name));
    Function* barrier = m->getFunction("pewter.barrier");
    for (kernel_info& k : kernels) {
      Function* f = m->getFunction(k.name);
      k.has_barrier = barrier != nullptr && any_of(barrier->users(), [&](User* u) {
                        return cast<Instruction>(u)->getFunction() == f;
                      });
    }
    for (kernel_info& k : kernels) find_what_is_used(*m->getFunction(k.name), k);
    keep_module(options, *m, "2-simplified.ll");
    for (kernel_info& k : kernels) leave_endless_loops(*m->getFunction(k.name));
    for (kernel_info& k : kernels) leave_out_unreachable(*m->getFunction(k.name));
    passes.run(*m, structuring);
  }
  keep_module(options, *m, "3-structured.ll");
  std::vector<std::string> objects;
  if (!cpu.targets.empty()) objects = write_vector_code(*m, kernels, cpu, scratch.path);
  if (options.check) return front.left_out;
  if (!gpus.empty()) {
    objects.push_back(scratch.path + "/gpu.o");
    write_gpu_code(gpu_code_of(*for_gpus, kernels, options), objects.back(), options);
  }
  objects.push_back(scratch.path + "/manifest.o");
  write_manifest(head + manifest_of(kernels), objects.back(), options);
  link(objects, object);
  return front.left_out;
}

}  // namespace pewter::metal
