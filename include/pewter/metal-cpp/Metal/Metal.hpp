// Metal's host interface for compute, with metal-cpp's names and behaviour, on the CPU: a compute program
// written for metal-cpp builds with this folder in the place of metal-cpp's, and links pewter_metal.
//
// Command buffers run asynchronously, in their order, on a thread of their queue. What a kernel is lacking (a
// buffer, room in threadgroup memory, a size within the limits) is the status and the error of its command
// buffer. Wrong use that Metal's validation stops at, such as a second commit, throws pewter::error. The
// implementation macros of metal-cpp (MTL_PRIVATE_IMPLEMENTATION) change nothing.
#pragma once

#include "../Foundation/Foundation.hpp"
#include "MTLBlitCommandEncoder.hpp"
#include "MTLBuffer.hpp"
#include "MTLCommandBuffer.hpp"
#include "MTLCommandEncoder.hpp"
#include "MTLCommandQueue.hpp"
#include "MTLComputeCommandEncoder.hpp"
#include "MTLComputePipeline.hpp"
#include "MTLDevice.hpp"
#include "MTLEvent.hpp"
#include "MTLFence.hpp"
#include "MTLFunctionConstantValues.hpp"
#include "MTLHeap.hpp"
#include "MTLLibrary.hpp"
#include "MTLPixelFormat.hpp"
#include "MTLResource.hpp"
#include "MTLSampler.hpp"
#include "MTLTexture.hpp"
#include "MTLTypes.hpp"
#include "MTLVisibleFunctionTable.hpp"
