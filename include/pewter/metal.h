/* Metal source on the CPU, for C and for languages that call C. See metal.hpp. A function that fails returns
   null or not 0, and pewter_metal_error says why, for the calling thread. */
#ifndef PEWTER_METAL_H
#define PEWTER_METAL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct pewter_metal_library pewter_metal_library;

/* The text of the last failure; valid until the next call on this thread. */
const char* pewter_metal_error(void);

/* options: lines "I folder", "D name=value", "constant index_or_name=value", "target avx2", "link
   functions.metal", "check"; may be null. link: a source whose visible functions kernels call by address,
   too. check: checked mode, in which a dispatch fails with an error that names races, accesses out of bounds
   and the like by their lines (compile_settings::check in metal.hpp). */
pewter_metal_library* pewter_metal_library_from_source(const char* source, const char* name,
                                                       const char* options);
/* A source, an .air file, or an object of pewter-metalc or metallib. */
pewter_metal_library* pewter_metal_library_from_file(const char* path, const char* options);
void pewter_metal_library_free(pewter_metal_library*);

size_t pewter_metal_kernel_count(const pewter_metal_library*);
/* Null from the count on; valid as long as the library. */
const char* pewter_metal_kernel_name(const pewter_metal_library*, size_t index);

/* Whether a kernel may write into [[buffer(index)]] or [[texture(index)]]: 1; 0 where it only reads, or has
   no such parameter. -1: a failure. */
int pewter_metal_kernel_writes_buffer(const pewter_metal_library*, const char* kernel, size_t index);
int pewter_metal_kernel_writes_texture(const pewter_metal_library*, const char* kernel, size_t index);

/* "file:line: note: ..." for each function of the source that was left out, as it is no compute function: a
   vertex function and the like. Null from their count on. */
const char* pewter_metal_library_note(const pewter_metal_library*, size_t index);

/* Flags of a dispatch: with pewter_metal_gpu GPU flags >> 8 runs it, and buffers need their lengths
   (buffer_bytes) unless they are the GPU's own memory; with pewter_metal_cpu the CPU does; without both what
   PEWTER_METAL_DEVICE says. */
enum {
  pewter_metal_threadgroups = 1,
  pewter_metal_reference = 2,
  pewter_metal_gpu = 4,
  pewter_metal_cpu = 8
};

/* "NVIDIA H100, sm_90" for each GPU on which kernels can run; null from their count on. */
const char* pewter_metal_gpu_name(size_t index);
/* How long the kernel of the calling thread's last dispatch on a GPU ran there, without copies. */
double pewter_metal_gpu_seconds(void);

/* A texture: where its pixels are, in bytes, and MTLPixelFormat's number; its members are
   texture_descriptor's in pewter/msl/texture_descriptor.h. base = null: none is bound. */
typedef struct pewter_metal_texture {
  void* base;
  uint32_t width, height, depth, array_length;
  uint64_t bytes_per_row, bytes_per_slice;
  uint32_t format;
  uint32_t level_count; /* mipmap levels, this one with them; 0 is 1 */
  /* level_count - 1 of them, without levels and swizzles of their own: of this one's format and array_length,
     each with half of the level before in its other dimensions, at least 1 */
  const struct pewter_metal_texture* levels;
  /* What is read as red, green, blue, alpha: 0 or pewter_metal_swizzle of MTLTextureSwizzle's numbers. */
  uint32_t swizzle;
} pewter_metal_texture;

/* 0: zero, 1: one, 2 to 5: red, green, blue, alpha of the pixel. */
#define pewter_metal_swizzle(red, green, blue, alpha) \
  (65536u | (uint32_t)(red) | (uint32_t)(green) << 4 | (uint32_t)(blue) << 8 | (uint32_t)(alpha) << 12)

/* Numbers of sampler_descriptor's enumerations; normalized_coordinates: 0 or 1. */
typedef struct pewter_metal_sampler {
  uint32_t s_address, t_address, r_address, mag_filter, min_filter, border_color;
  uint32_t normalized_coordinates;
  uint32_t compare;       /* MTLCompareFunction's number */
  uint32_t mip_filter;    /* 0: only level 0 is sampled; 1: the nearest level; 2: two levels are mixed */
  float lod_min, lod_max; /* levels that are sampled, where mip_filter is not 0 */
} pewter_metal_sampler;

typedef struct pewter_metal_arguments {
  void* const* buffers;
  size_t buffer_count;
  const size_t* threadgroup_bytes;
  size_t threadgroup_count;
  const pewter_metal_texture* textures;
  size_t texture_count;
  const pewter_metal_sampler* samplers;
  size_t sampler_count;
  const size_t* buffer_bytes; /* lengths of the buffers, which checked mode compares with; may be null */
  /* functions[i] is bound to [[buffer(i)]] of type visible_function_table<T>: names of visible functions, a
     line each, an empty line for none; null: not bound to a table */
  const char* const* functions;
  size_t function_count;
} pewter_metal_arguments;

/* buffers[i] is bound to [[buffer(i)]], null: to none; threadgroup_bytes[i] is the length of
   [[threadgroup(i)]]. grid: threads, or with pewter_metal_threadgroups threadgroups. host_threads: at most;
   0: all. */
int pewter_metal_dispatch(const pewter_metal_library*, const char* kernel, void* const* buffers,
                          size_t buffer_count, const size_t* threadgroup_bytes, size_t threadgroup_count,
                          const uint32_t grid[3], const uint32_t threads[3], unsigned flags,
                          unsigned host_threads);

/* Seconds that each dispatch of the process may take from now on; one that takes longer fails. 0: any. Until
   it is called, PEWTER_METAL_TIMEOUT in the environment says it. Not 0 for a negative or infinite number. */
int pewter_metal_set_timeout(double seconds);

/* Seconds that a compilation may take, and bytes of memory that each of its processes may have; 0: any. Until
   they are called, PEWTER_METAL_COMPILE_TIMEOUT and PEWTER_METAL_COMPILE_MEMORY ("2G", at least 64M) in the
   environment say it. */
int pewter_metal_set_compile_timeout(double seconds);
int pewter_metal_set_compile_memory(uint64_t bytes);

/* As pewter_metal_dispatch, with textures[i] bound to [[texture(i)]] and samplers[i] to [[sampler(i)]]. */
int pewter_metal_dispatch_arguments(const pewter_metal_library*, const char* kernel,
                                    const pewter_metal_arguments*, const uint32_t grid[3],
                                    const uint32_t threads[3], unsigned flags, unsigned host_threads);

#ifdef __cplusplus
}
#endif

#endif
