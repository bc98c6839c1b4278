// What buffers hold: structures with their offsets, arrays, pointers, textures; an argument encoder of a
// function; function constants of a library.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant float3 scale [[function_constant(2)]];
constant bool maybe [[function_constant(5)]];
enum ids { picture_id = 4, values_id = 9 };
enum class mode : ushort { plain, other };
struct node { int value; device node* next; };
struct inner { packed_float3 p; half h; atomic_int count; };
struct params { float4x4 m; float3 v; bool flag; mode how; int grid[3][2]; inner in; };
struct resources {
  texture2d<float, access::read> picture [[id(picture_id)]];
  device float* values [[id(values_id)]];
  constant params& p [[id(10)]];
  float factor;
  device float* many[2] [[id(20)]];
};
kernel void f(device const resources& r [[buffer(1)]], device const float4* x [[buffer(3)]], device atomic_uint* counts [[buffer(4)]],
              constant float (&list)[3] [[buffer(5)]], device int* optional [[buffer(6), function_constant(maybe)]], device node* nodes [[buffer(7)]],
              threadgroup half2* scratch [[threadgroup(0)]], depth2d_array<float> depths [[texture(1)]],
              texture3d<uint, access::read_write> volume [[texture(2)]], array<texture2d<half>, 3> three [[texture(5)]],
              sampler how [[sampler(0)]], uint i [[thread_position_in_grid]]) {
  const float v = is_function_constant_defined(maybe) ? 1 : 0;
  r.values[i] = r.picture.read(uint2(0)).x + r.p.v.y * r.factor + r.many[1][0] + scale.z + v;
}
template <int N> struct numbered { [[id(N)]] const texture2d<float> image; device float* to [[id(N + 1)]]; };
struct bound {
  device float* to [[buffer(6)]];
  texture2d<float> image [[texture(3)]];
  struct { constant float& factor [[buffer(2)]]; } inner;
};
kernel void g(bound b, constant numbered<5>& n [[buffer(0)]], device float* rest, uint i [[thread_position_in_grid]]) {
  b.to[i] = b.image.read(uint2(0)).x * b.inner.factor + n.to[i];
}
)";

template <class Binding = MTL::Binding>
static const Binding* named(const NS::Array* bindings, const char* name) {
  for (NS::UInteger n = 0; n < bindings->count(); ++n) {
    const auto* b = bindings->object<Binding>(n);
    if (b->name()->isEqualToString(NS::String::string(name, NS::UTF8StringEncoding))) return b;
  }
  check(false, name);
  return nullptr;
}

static MTL::StructMember* member(MTL::StructType* of, const char* name, MTL::DataType type,
                                 NS::UInteger offset) {
  check(of != nullptr, name);
  MTL::StructMember* m = of->memberByName(NS::String::string(name, NS::UTF8StringEncoding));
  check(m != nullptr && m->dataType() == type && m->offset() == offset, name);
  return m;
}

static void check_types(const NS::Array* bindings) {
  const auto* r = named<MTL::BufferBinding>(bindings, "r");
  check(r->isUsed() && r->index() == 1 && r->access() == MTL::BindingAccessReadOnly, "r");
  check(r->bufferDataType() == MTL::DataTypeStruct && r->bufferDataSize() == 48 && r->bufferAlignment() == 8,
        "r's size");
  check(r->bufferPointerType()->elementIsArgumentBuffer(), "an argument buffer");
  MTL::StructType* s = r->bufferStructType();
  check(s->members()->count() == 5 && s->memberByName(MTLSTR("none")) == nullptr, "members");
  MTL::StructMember* picture = member(s, "picture", MTL::DataTypeTexture, 0);
  check(picture->argumentIndex() == 4 && picture->structType() == nullptr, "picture");
  MTL::TextureReferenceType* t = picture->textureReferenceType();
  check(t->textureType() == MTL::TextureType2D && t->textureDataType() == MTL::DataTypeFloat &&
            t->access() == MTL::BindingAccessReadOnly && !t->isDepthTexture(),
        "picture's type");
  check(member(s, "values", MTL::DataTypePointer, 8)->argumentIndex() == 9, "values");
  MTL::PointerType* p = member(s, "p", MTL::DataTypePointer, 16)->pointerType();
  check(p->access() == MTL::BindingAccessReadOnly && p->dataSize() == 128 && p->alignment() == 16, "p");
  check(!p->elementIsArgumentBuffer() && p->elementType() == MTL::DataTypeStruct, "what p points to");
  check(member(s, "factor", MTL::DataTypeFloat, 24)->argumentIndex() == 11, "the next index");
  MTL::StructType* q = p->elementStructType();
  member(q, "m", MTL::DataTypeFloat4x4, 0);
  member(q, "v", MTL::DataTypeFloat3, 64);
  member(q, "flag", MTL::DataTypeBool, 80);
  member(q, "how", MTL::DataTypeUShort, 82);
  MTL::ArrayType* grid = member(q, "grid", MTL::DataTypeArray, 84)->arrayType();
  check(grid->arrayLength() == 3 && grid->stride() == 8 && grid->elementType() == MTL::DataTypeArray, "grid");
  check(grid->elementArrayType()->elementType() == MTL::DataTypeInt && grid->argumentIndexStride() == 2,
        "rows");
  MTL::StructType* in = member(q, "in", MTL::DataTypeStruct, 108)->structType();
  member(in, "p", MTL::DataTypeFloat3, 0);
  member(in, "h", MTL::DataTypeHalf, 12);
  member(in, "count", MTL::DataTypeInt, 16);

  const auto* x = named<MTL::BufferBinding>(bindings, "x");
  check(!x->isUsed() && x->bufferDataType() == MTL::DataTypeFloat4 && x->bufferDataSize() == 16, "x");
  const auto* counts = named<MTL::BufferBinding>(bindings, "counts");
  check(counts->bufferDataType() == MTL::DataTypeUInt && counts->access() == MTL::BindingAccessReadWrite,
        "counts");
  check(named<MTL::BufferBinding>(bindings, "list")->bufferDataType() == MTL::DataTypeArray, "list");
  MTL::StructMember* next = member(named<MTL::BufferBinding>(bindings, "nodes")->bufferStructType(), "next",
                                   MTL::DataTypePointer, 8);
  check(next->pointerType()->elementStructType()->members()->count() == 0, "a structure that is in itself");
  const auto* scratch = named<MTL::ThreadgroupBinding>(bindings, "scratch");
  check(scratch->threadgroupMemoryDataSize() == 4 && scratch->threadgroupMemoryAlignment() == 4, "scratch");
  const auto* depths = named<MTL::TextureBinding>(bindings, "depths");
  check(depths->isDepthTexture() && depths->textureType() == MTL::TextureType2DArray && depths->index() == 1,
        "depths");
  const auto* volume = named<MTL::TextureBinding>(bindings, "volume");
  check(volume->textureDataType() == MTL::DataTypeUInt && volume->access() == MTL::BindingAccessReadWrite,
        "volume");
  const auto* three = named<MTL::TextureBinding>(bindings, "three");
  check(three->arrayLength() == 3 && three->index() == 5 && three->textureDataType() == MTL::DataTypeHalf,
        "three");
  check(named(bindings, "how")->type() == MTL::BindingTypeSampler, "how");
  check(bindings->count() == 10, "ten parameters: one is optional");
}

static void check_constants(MTL::Function* function) {
  const NS::Dictionary* all = function->functionConstantsDictionary();
  const auto* c = static_cast<const MTL::FunctionConstant*>(all->object(MTLSTR("scale")));
  check(all->count() == 2 && c->index() == 2 && c->type() == MTL::DataTypeFloat3 && c->required(), "scale");
  c = static_cast<const MTL::FunctionConstant*>(all->object(MTLSTR("maybe")));
  check(c->index() == 5 && c->type() == MTL::DataTypeBool && !c->required(), "maybe");
}

/// Of a structure that is a parameter, whose members have indices; of one with numbers of its template.
static void check_members(const NS::Array* bindings) {
  const auto* to = named<MTL::BufferBinding>(bindings, "to");
  check(to->index() == 6 && to->bufferDataType() == MTL::DataTypeFloat, "to");
  const auto* image = named<MTL::TextureBinding>(bindings, "image");
  check(image->index() == 3 && image->textureType() == MTL::TextureType2D, "image");
  const auto* factor = named<MTL::BufferBinding>(bindings, "inner.factor");
  check(factor->index() == 2 && factor->bufferDataType() == MTL::DataTypeFloat, "inner.factor");
  MTL::StructType* n = named<MTL::BufferBinding>(bindings, "n")->bufferStructType();
  check(member(n, "image", MTL::DataTypeTexture, 0)->argumentIndex() == 5, "n.image");
  check(member(n, "to", MTL::DataTypePointer, 8)->argumentIndex() == 6, "n.to");
  const auto* rest = named<MTL::BufferBinding>(bindings, "rest");
  check(rest->index() == 1 && bindings->count() == 5, "five parameters");
}

/// Writes an argument buffer by the function's own encoder.
static float run(MTL::Device* device, MTL::Function* function, MTL::ComputePipelineState* pipeline) {
  MTL::Argument* argument = nullptr;
  auto encoder = NS::TransferPtr(function->newArgumentEncoder(1, &argument));
  check(encoder && encoder->encodedLength() == 48 && encoder->alignment() == 8, "the encoder");
  check(argument != nullptr && argument->bufferStructType()->members()->count() == 5, "its argument");
  auto buffer = [&](NS::UInteger bytes) {
    return NS::TransferPtr(device->newBuffer(bytes, MTL::ResourceStorageModeShared));
  };
  auto arguments = buffer(2 * encoder->encodedLength()), values = buffer(16), params = buffer(128),
       more = buffer(16);
  auto shape = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  shape->setPixelFormat(MTL::PixelFormatR32Float);
  auto picture = NS::TransferPtr(device->newTexture(shape.get()));
  const float pixel = 1000;
  picture->replaceRegion(MTL::Region(0, 0, 1, 1), 0, &pixel, 4);
  static_cast<float*>(params->contents())[17] = 7;
  *static_cast<float*>(more->contents()) = 5;
  encoder->setArgumentBuffer(arguments.get(), 0, 1);
  encoder->setTexture(picture.get(), 4);
  encoder->setBuffer(values.get(), 0, 9);
  encoder->setBuffer(params.get(), 0, 10);
  *static_cast<float*>(encoder->constantData(11)) = 10;
  encoder->setBuffer(more.get(), 0, 21);
  auto of_p = NS::TransferPtr(encoder->newArgumentEncoder(10));
  check(of_p && of_p->encodedLength() == 128, "an encoder of what a member points to");
  check(encoder->newArgumentEncoder(9) == nullptr, "no structure there");

  auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* compute = commands->computeCommandEncoder();
  compute->setComputePipelineState(pipeline);
  compute->setBuffer(arguments.get(), encoder->encodedLength(), 1);
  compute->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  compute->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the dispatch");
  return *static_cast<const float*>(values->contents());
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  const auto plain = NS::TransferPtr(library->newFunction(MTLSTR("f")));
  check_constants(plain.get());
  const auto constants = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  const float scale[] = {0, 0, 100, 0};
  constants->setConstantValue(scale, MTL::DataTypeFloat3, MTLSTR("scale"));
  const auto function = NS::TransferPtr(library->newFunction(MTLSTR("f"), constants.get(), &error));
  MTL::ComputePipelineReflection* reflection = nullptr;
  const auto pipeline = NS::TransferPtr(device->newComputePipelineState(
      function.get(), MTL::PipelineOptionBindingInfo | MTL::PipelineOptionBufferTypeInfo, &reflection,
      &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  check_types(reflection->bindings());
  const MTL::FunctionReflection* of_function = library->reflectionForFunction(MTLSTR("f"));
  check(of_function->bindings()->count() == 10, "a function's reflection");
  check_members(library->reflectionForFunction(MTLSTR("g"))->bindings());
  const auto* r = named<MTL::BufferBinding>(reflection->bindings(), "r");
  check(NS::TransferPtr(device->newArgumentEncoder(r))->encodedLength() == 48, "a binding's encoder");
  check(run(device.get(), function.get(), pipeline.get()) == 1000 + 70 + 5 + 100, "what the kernel found");
}
