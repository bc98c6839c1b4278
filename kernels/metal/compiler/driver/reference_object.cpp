#include "kernels/metal/compiler/driver/reference_object.hpp"

#include <llvm/Transforms/Utils/Cloning.h>

#include <memory>

#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/import/types/bfloat.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/support/scratch_folder.hpp"

namespace pewter::metal {

using namespace llvm;

void write_reference(Module& m, const std::vector<kernel_info>& kernels, const std::string& manifest,
                     const std::string& object, const compile_options& options) {
  const scratch_folder scratch;
  std::vector<std::string> objects;
  for (const std::string& t : options.targets) {
    const std::unique_ptr<TargetMachine> machine = machine_of(find_target(t), options.fuses_by_flags);
    const std::unique_ptr<Module> mine = CloneModule(m);
    mine->setTargetTriple(machine->getTargetTriple());
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

}  // namespace pewter::metal
