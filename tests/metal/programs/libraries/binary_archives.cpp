// Pipelines compiled ahead of time: an archive that is written, and a start without a compiler that reads it.
// The program runs itself for that.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant int factor [[function_constant(0)]];
kernel void multiply(device int* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] *= factor; }
kernel void add(device int* x [[buffer(0)]], uint2 i [[thread_position_in_grid]]) { x[i.x + 4 * i.y] += SUMMAND; }
)";

struct program {
  NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::SharedPtr<MTL::Library> library;

  program() {
    NS::Error* error = nullptr;
    auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
    options->setPreprocessorMacros(NS::Dictionary::dictionary(NS::Number::number(5), MTLSTR("SUMMAND")));
    library = NS::TransferPtr(
        device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), options.get(), &error));
    if (!library) check(false, error->localizedDescription()->utf8String());
  }
  /// @param factor 0: of `add`
  NS::SharedPtr<MTL::ComputePipelineDescriptor> descriptor(int factor) const {
    NS::Error* error = nullptr;
    auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
    values->setConstantValue(&factor, MTL::DataTypeInt, NS::UInteger(0));
    auto function =
        NS::TransferPtr(factor == 0 ? library->newFunction(MTLSTR("add"))
                                    : library->newFunction(MTLSTR("multiply"), values.get(), &error));
    if (!function)
      check(false, error == nullptr ? "a function" : error->localizedDescription()->utf8String());
    auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
    d->setComputeFunction(function.get());
    return d;
  }
  void run(MTL::ComputePipelineState* pipeline, MTL::Buffer* x, MTL::Size threads) const {
    auto queue = NS::TransferPtr(device->newCommandQueue());
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline);
    encoder->setBuffer(x, 0, 0);
    encoder->dispatchThreads(threads, threads);
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    check(commands->status() == MTL::CommandBufferStatusCompleted, "a dispatch");
  }
};

static NS::SharedPtr<MTL::BinaryArchive> archive_at(MTL::Device* device, const std::string& path,
                                                    NS::Error** error) {
  auto d = NS::TransferPtr(MTL::BinaryArchiveDescriptor::alloc()->init());
  if (!path.empty())
    d->setUrl(NS::URL::fileURLWithPath(NS::String::string(path.c_str(), NS::UTF8StringEncoding)));
  return NS::TransferPtr(device->newBinaryArchive(d.get(), error));
}

static void write(const std::string& path) {
  const program p;
  NS::Error* error = nullptr;
  const auto archive = archive_at(p.device.get(), "", &error);
  check(archive->addComputePipelineFunctions(p.descriptor(0).get(), &error), "add");
  check(archive->addComputePipelineFunctions(p.descriptor(3).get(), &error), "multiply by 3");
  const auto to = [](const std::string& s) {
    return NS::URL::fileURLWithPath(NS::String::string(s.c_str(), NS::UTF8StringEncoding));
  };
  check(archive->serializeToURL(to(path), &error), "written");
  check(!archive->serializeToURL(to("/nowhere/archive"), &error) &&
            error->domain()->isEqualToString(MTL::BinaryArchiveDomain),
        "no folder");
}

/// No compiler is there, and no cache.
static void read(const std::string& path) {
  NS::Error* error = nullptr;
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const auto archive = archive_at(device.get(), path, &error);
  check(static_cast<bool>(archive), "the archive");
  const program p;
  const int values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const auto x = NS::TransferPtr(device->newBuffer(values, sizeof values, MTL::ResourceStorageModeShared));
  const NS::Object* archives[] = {archive.get()};
  for (const int factor : {0, 3}) {
    const auto d = p.descriptor(factor);
    check(!device->newComputePipelineState(d.get(), MTL::PipelineOptionFailOnBinaryArchiveMiss, nullptr,
                                           &error),
          "not in its archives");
    d->setBinaryArchives(NS::Array::array(archives, 1));
    const auto pipeline = NS::TransferPtr(device->newComputePipelineState(
        d.get(), MTL::PipelineOptionFailOnBinaryArchiveMiss, nullptr, &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    p.run(pipeline.get(), x.get(), factor == 0 ? MTL::Size(4, 2, 1) : MTL::Size(8, 1, 1));
  }
  for (int n = 0; n < 8; ++n)
    check(static_cast<const int*>(x->contents())[n] == (values[n] + 5) * 3, "a result");
}

static std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

static void check_refused(const std::string& path, const std::string& bytes, const char* what) {
  std::ofstream(path, std::ios::binary) << bytes;
  NS::Error* error = nullptr;
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  check(!archive_at(device.get(), path, &error) && error->code() == MTL::BinaryArchiveErrorInvalidFile, what);
}

/// Bits that are others, bytes that are missing or there twice: mostly an error, and never more than that.
static void check_damaged(const std::string& path, const std::string& whole) {
  std::mt19937 random(7);
  const auto below = [&](std::size_t n) { return random() % n; };
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  unsigned refused = 0;
  constexpr unsigned count = 200;
  for (unsigned n = 0; n < count; ++n) {
    std::string bytes = whole;
    const std::size_t at = below(n % 3 == 0 ? 200 : bytes.size());  // lengths stand at the beginning
    switch (n % 4) {
      case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
      case 1:
        bytes.erase(at, 1 + below(64));
        break;
      case 2:
        bytes.insert(at, whole, below(whole.size()), 1 + below(64));
        break;
      default:
        bytes.resize(at);
    }
    std::ofstream(path, std::ios::binary) << bytes;
    NS::Error* error = nullptr;
    if (archive_at(device.get(), path, &error)) continue;
    check(error->code() == MTL::BinaryArchiveErrorInvalidFile, "a damaged archive");
    ++refused;
  }
  check(refused > count * 3 / 4, "damaged archives are refused");
}

int main(int count, char** words) {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const std::string path = "binary_archives_test.archive";
  if (count > 1 && std::strcmp(words[1], "--read") == 0) return read(path), 0;
  write(path);
  const std::string command =
      "PEWTER_METALC=/nowhere PEWTER_METAL_CACHE=/dev/null '" + std::string(words[0]) + "' --read";
  check(std::system(command.c_str()) == 0, "a start without a compiler");
  const std::string whole = bytes_of(path);
  check_refused(path, "text", "a text");
  check_refused(path, whole.substr(0, whole.size() - 1), "an end that is missing");
  std::string other = whole;
  other[whole.size() - 9] ^= 1;
  check_refused(path, other, "another byte");
  other = whole;
  other.replace(other.find(' ') + 1, 1, "9");
  check_refused(path, other, "another release's");
  check_damaged(path, whole);
  std::remove(path.c_str());
}
