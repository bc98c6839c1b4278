// OpenCL on the CPU, that is PoCL: row_kernels.cl with one work-group size. PoCL's CPU device works on the
// host's memory where it is, so nothing is copied or mapped.
#include <CL/cl.h>
#include <omp.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "bench/peers/peer.hpp"

namespace pewter::peers {
namespace {

void check(cl_int status, const char* what) {
  if (status != CL_SUCCESS)
    throw std::runtime_error(std::string("OpenCL: ") + what + ": " + std::to_string(status));
}

/// The first CPU and the program on it; nothing if there is no CPU. Kept to the end of the process.
struct device {
  cl_device_id id = nullptr;
  cl_context context = nullptr;
  cl_command_queue queue = nullptr;
  cl_program program = nullptr;

  device() {
    setenv("POCL_MAX_PTHREAD_COUNT", std::to_string(omp_get_max_threads()).c_str(), 1);
    cl_platform_id platforms[16];
    cl_uint count = 0;
    if (clGetPlatformIDs(16, platforms, &count) != CL_SUCCESS) return;
    for (cl_uint i = 0; i < count && i < 16 && id == nullptr; ++i)
      if (clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_CPU, 1, &id, nullptr) != CL_SUCCESS) id = nullptr;
    if (id == nullptr) return;
    cl_int status = CL_SUCCESS;
    context = clCreateContext(nullptr, 1, &id, nullptr, nullptr, &status);
    check(status, "clCreateContext");
    queue = clCreateCommandQueue(context, id, 0, &status);
    check(status, "clCreateCommandQueue");
    std::ifstream file(PEWTER_OPENCL);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    const char* text = source.c_str();
    program = clCreateProgramWithSource(context, 1, &text, nullptr, &status);
    check(status, "clCreateProgramWithSource");
    check(clBuildProgram(program, 1, &id, "-cl-mad-enable", nullptr, nullptr), "clBuildProgram");
  }
};

device& the_device() {
  static device only;
  return only;
}

using buffer = std::shared_ptr<_cl_mem>;

buffer view(const float* data, std::size_t n) {
  cl_int status = CL_SUCCESS;
  cl_mem memory = clCreateBuffer(the_device().context, CL_MEM_USE_HOST_PTR, n * sizeof(float),
                                 const_cast<float*>(data), &status);
  check(status, "clCreateBuffer");
  return buffer(memory, clReleaseMemObject);
}

class opencl : public peer {
 public:
  explicit opencl(std::size_t group) : peer("opencl", std::to_string(group)), group_(group) {}

  std::string version() const override {
    char text[256] = "no CPU device";
    if (the_device().id != nullptr)
      clGetDeviceInfo(the_device().id, CL_DEVICE_VERSION, sizeof text, text, nullptr);
    return text;
  }

  call prepare(const row_problem& p) override {
    if (the_device().id == nullptr) return {};
    const char* const name = facts_of(p.kernel).name;
    cl_int status = CL_SUCCESS;
    const std::shared_ptr<_cl_kernel> kernel(clCreateKernel(the_device().program, name, &status),
                                             [](cl_kernel made) {
                                               if (made != nullptr) clReleaseKernel(made);
                                             });
    if (status == CL_INVALID_KERNEL_NAME) return {};
    check(status, name);
    const auto [rows, cols] = p.shape;
    const std::size_t n = rows * cols, outputs = p.kernel == row_kernel::row_sum ? rows : n;
    const buffer second = p.kernel == row_kernel::add ? view(p.addend, n) : view(p.weight, cols);
    const std::array operands = {view(p.x, n), second, view(p.bias, cols), view(p.y, outputs)};
    cl_uint index = 0;
    const auto add_argument = [&](std::size_t bytes, const void* value) {
      check(clSetKernelArg(kernel.get(), index++, bytes, value), "clSetKernelArg");
    };
    for (const buffer& operand : operands) {
      const cl_mem memory = operand.get();
      add_argument(sizeof memory, &memory);
    }
    const bool elementwise = facts_of(p.kernel).elementwise;
    const auto length = static_cast<cl_uint>(elementwise ? n : cols);
    add_argument(sizeof length, &length);
    add_argument(group_ * sizeof(float), nullptr);  // local memory
    const std::size_t groups = elementwise ? (n + group_ - 1) / group_ : rows;
    // A kernel does not keep its buffers alive.
    return [kernel, operands, items = groups * group_, group = group_] {
      check(clEnqueueNDRangeKernel(the_device().queue, kernel.get(), 1, nullptr, &items, &group, 0, nullptr,
                                   nullptr),
            "clEnqueueNDRangeKernel");
      check(clFinish(the_device().queue), "clFinish");
    };
  }

 private:
  std::size_t group_;
};

}  // namespace

std::unique_ptr<peer> make_opencl(std::size_t work_group_size) {
  return std::make_unique<opencl>(work_group_size);
}

}  // namespace pewter::peers
