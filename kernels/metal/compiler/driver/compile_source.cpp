// From sources to an object: by which way, and what the object has.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/reference_object.hpp"
#include "kernels/metal/compiler/driver/source_bundle.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/gpu_targets.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/compiler/lowering/vector_code.hpp"
#include "kernels/metal/support/scratch_folder.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// If one source forbids fusing, code fuses what each source's flags allow. Several sources may use each
/// other's functions.
compile_options options_for(const std::vector<source_file>& sources, compile_options options) {
  options.leaves_out_unused = options.leaves_out_unused && sources.size() == 1;
  const auto forbids = [](const std::vector<std::string>& language) {
    return is_contained(language, "-ffp-contract=off");
  };
  options.fuses_by_flags =
      forbids(options.language) || any_of(sources, [&](const source_file& s) { return forbids(s.language); });
  return options;
}

/// Functions of 32 threads, a target each, and what GPUs get.
void write_vectors(thread_module& m, const std::string& head, const std::string& object,
                   const compile_options& options) {
  const scratch_folder scratch;
  const compile_options cpu = without_gpu_targets(options);
  std::vector<std::string> objects;
  if (!cpu.targets.empty()) objects = write_vector_code(*m.module, m.kernels, cpu, scratch.path);
  if (options.check) return;
  if (m.for_gpus != nullptr) {
    objects.push_back(scratch.path + "/gpu.o");
    thread_module of_gpus(ways::gpu, m.context, m.kernels, options);
    of_gpus.module = std::move(m.for_gpus);
    of_gpus.facts = fact::for_gpus;
    write_gpu_code(gpu_code_of(of_gpus), objects.back(), options);
  }
  objects.push_back(scratch.path + "/manifest.o");
  write_manifest(head + manifest_of(m.kernels), objects.back(), options);
  link(objects, object);
}

}  // namespace

std::vector<left_out_function> compile(std::vector<source_file> given, const std::string& object,
                                       const compile_options& wanted) {
  const compile_options options = options_for(given, wanted);
  for (const std::string& t : without_gpu_targets(options).targets) find_target(t);
  gpu_targets_of(options);  // which says what is wrong with theirs
  const library_sources all = read_sources(std::move(given), options);
  const std::string head = head_of_manifest(options, all.front);
  if (all.front.bitcode.empty() || has_no_functions(all.front, options)) {
    if (!options.check) write_names(all.front.kernels, head, object, options);
    return all.front.left_out;
  }
  LLVMContext context;
  std::vector<kernel_info> kernels;
  const unsigned on = options.checked ? ways::checked : options.vectors ? ways::vectors : ways::reference;
  thread_module m(on, context, kernels, options);
  m.sources = &all;
  const source_file& first = all.sources.front();
  std::optional<source_places> places;
  if (on == ways::checked)
    m.places = &places.emplace(
        all.front.text, first.is_read ? lines_as_numbered(first.text, all.name) : first.text, all.name);
  run_stages(m);
  if (on == ways::vectors) {
    write_vectors(m, head, object, options);
  } else if (!options.check) {
    const std::string manifest = on == ways::checked ? "checked\n" + m.checked_kernels : manifest_of(kernels);
    write_reference(*m.module, kernels, head + manifest, object, options);
  }
  return all.front.left_out;
}

}  // namespace pewter::metal
