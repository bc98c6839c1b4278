// What a device without sparse resources and without tensors gives for them: nothing, or nullptr and an
// error.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <string>

#include "../check.hpp"

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());

static void check_sparse() {
  check(!device->supportsFamily(MTL::GPUFamilyMetal4), "Metal 4");
  check(device->sparseTileSizeInBytes() == 0 && device->sparseTileSizeInBytes(MTL::SparsePageSize64) == 0,
        "bytes of a tile");
  const MTL::Size tile = device->sparseTileSize(MTL::TextureType2D, MTL::PixelFormatRGBA8Unorm, 1);
  check(tile.width == 0 && tile.height == 0 && tile.depth == 0, "a tile");
  auto of_heap = NS::TransferPtr(MTL::HeapDescriptor::alloc()->init());
  of_heap->setSize(1 << 20);
  of_heap->setType(MTL::HeapTypeSparse);
  of_heap->setSparsePageSize(MTL::SparsePageSize64);
  check(!NS::TransferPtr(device->newHeap(of_heap.get())), "a sparse heap");
  of_heap->setType(MTL::HeapTypePlacement);
  of_heap->setMaxCompatiblePlacementSparsePageSize(MTL::SparsePageSize16);
  check(!NS::TransferPtr(device->newHeap(of_heap.get())), "a heap for sparse resources");
  check(!NS::TransferPtr(device->newBuffer(65536, MTL::ResourceStorageModePrivate, MTL::SparsePageSize16)),
        "a sparse buffer");
  auto d = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  d->setWidth(64);
  d->setHeight(64);
  d->setPlacementSparsePageSize(MTL::SparsePageSize16);
  check(!NS::TransferPtr(device->newTexture(d.get())), "a sparse texture");
  d->setPlacementSparsePageSize(MTL::SparsePageSize(0));
  auto texture = NS::TransferPtr(device->newTexture(d.get()));
  auto buffer = NS::TransferPtr(device->newBuffer(64, MTL::ResourceStorageModeShared));
  check(texture && !texture->isSparse() && texture->sparseTextureTier() == MTL::TextureSparseTierNone,
        "a texture that is not sparse");
  check(texture->firstMipmapInTail() == 0 && texture->tailSizeInBytes() == 0, "no tail");
  check(buffer->sparseBufferTier() == MTL::BufferSparseTierNone, "a buffer that is not sparse");
}

static void check_tensors() {
  const NS::Integer sizes[] = {4, 8, 2}, one[] = {1};
  auto extents = NS::TransferPtr(MTL::TensorExtents::alloc()->init(3, sizes));
  check(extents->rank() == 3 && extents->extentAtDimensionIndex(1) == 8 &&
            extents->extentAtDimensionIndex(3) == -1,
        "extents");
  check(NS::TransferPtr(MTL::TensorExtents::alloc()->init(2, nullptr))->extentAtDimensionIndex(1) == 1,
        "extents of 1");
  check(NS::TransferPtr(MTL::TensorExtents::alloc()->init())->rank() == 0, "a scalar");
  check(!NS::TransferPtr(MTL::TensorExtents::alloc()->init(17, sizes)), "too many dimensions");
  auto d = NS::TransferPtr(MTL::TensorDescriptor::alloc()->init());
  d->setDimensions(extents.get());
  d->setDataType(MTL::TensorDataTypeFloat16);
  d->setUsage(MTL::TensorUsageCompute);
  check(d->dimensions() == extents.get() && d->dataType() == MTL::TensorDataTypeFloat16, "a descriptor");
  NS::Error* error = nullptr;
  check(!NS::TransferPtr(device->newTensor(d.get(), &error)) && error != nullptr, "a tensor");
  check(std::string(error->localizedDescription()->utf8String()).find("newTensor") != std::string::npos,
        error->localizedDescription()->utf8String());
  check(device->tensorSizeAndAlign(d.get()).size == 0, "its size");
  auto buffer = NS::TransferPtr(device->newBuffer(4096, MTL::ResourceStorageModeShared));
  error = nullptr;
  check(!NS::TransferPtr(buffer->newTensor(d.get(), 0, &error)) && error != nullptr, "a tensor of a buffer");
  auto strides = NS::TransferPtr(MTL::TensorExtents::alloc()->init(1, one));
  d->setStrides(strides.get());
  check(NS::TransferPtr(d->copy())->strides() != nullptr, "a copy");

  error = nullptr;
  NS::String* const source = NS::String::string(
      "#include <metal_stdlib>\n#include <metal_tensor>\nusing namespace metal;\n"
      "kernel void f(tensor<device float, dextents<int, 2>> t [[buffer(0)]], device float* x [[buffer(1)]]) "
      "{ x[0] = 1; }",
      NS::UTF8StringEncoding);
  check(!NS::TransferPtr(device->newLibrary(source, nullptr, &error)) &&
            std::string(error->localizedDescription()->utf8String()).find("program_source:4") !=
                std::string::npos,
        "a kernel of tensors is an error with its line");
}

int main() {
  check_sparse();
  check_tensors();
}
