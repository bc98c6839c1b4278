// A GPU's context, which a thread makes from the device's creation on: the end of processes that were forked
// meanwhile, and what programs get where the driver makes none.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#define NS_PRIVATE_IMPLEMENTATION
#define MTL_PRIVATE_IMPLEMENTATION
#include <Metal/Metal.hpp>

#include "tests/metal/gpu/stand_in_driver.hpp"
#include "tests/metal/programs/check.hpp"

namespace {

bool has_memory(MTL::Device* device) {
  const NS::SharedPtr<MTL::Buffer> made =
      NS::TransferPtr(device->newBuffer(16, MTL::ResourceStorageModeShared));
  return static_cast<bool>(made);
}

/// The child has neither the thread nor a context; it ends, and says what is wrong where it uses the GPU.
int fork_meanwhile(bool is_used) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    if (is_used) check(!has_memory(MTL::CreateSystemDefaultDevice()), "no memory of a GPU in the child");
    std::exit(0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

/// What was written on the standard error since `said` stands in for it.
std::string all_of(std::FILE* said) {
  char text[4096] = {};
  std::rewind(said);
  return {text, std::fread(text, 1, sizeof text, said)};
}

}  // namespace

/// @param words "no-context": the driver makes none
int main(int count, char** words) {
  const bool has_context = count < 2 || std::strcmp(words[1], "no-context") != 0;
  setenv("PEWTER_METAL_DEVICE", "gpu", 1);
  driver().context_microseconds = 400000;
  driver().context_result = has_context ? 0 : 2;
  MTL::Device* const device = MTL::CreateSystemDefaultDevice();
  check(device != nullptr, "the device is there");
  while (driver().contexts == 0) usleep(1000);
  for (const bool is_used : {false, true})
    check(fork_meanwhile(is_used) == 0, is_used ? "a child that uses the GPU" : "a child that does not");
  std::FILE* const said = std::tmpfile();
  const int before = dup(2);
  dup2(fileno(said), 2);
  const bool has_some = has_memory(device);
  dup2(before, 2);
  const std::string text = all_of(said);
  check(has_some == has_context && driver().contexts == 1, "memory by the one context");
  check(text == (has_context ? "" : "pewter: metal: no memory of a GPU: stand-in: some error\n"),
        text.c_str());
  check(fork_meanwhile(false) == 0, "a child afterwards");
}
