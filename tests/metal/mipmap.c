/* Textures by pewter/metal.h: levels, a swizzle, a sampler between levels; wrong ones are errors by name. */
#include <pewter/metal.h>
#include <stdio.h>
#include <string.h>

static const char* const source =
    "#include <metal_stdlib>\n"
    "using namespace metal;\n"
    "kernel void look(texture2d<float> t [[texture(0)]], sampler s [[sampler(0)]], device float4* out "
    "[[buffer(0)]]) {\n"
    "  out[0] = t.read(uint2(0), 1);\n"
    "  out[1] = t.sample(s, float2(0.5f), level(0.25f));\n"
    "}\n";

static pewter_metal_library* library;
static float out[8];

static int look(const pewter_metal_texture* texture) {
  const pewter_metal_sampler sampler = {.normalized_coordinates = 1, .mip_filter = 2, .lod_max = 10};
  void* const buffers[] = {out};
  const pewter_metal_arguments arguments = {.buffers = buffers,
                                            .buffer_count = 1,
                                            .textures = texture,
                                            .texture_count = 1,
                                            .samplers = &sampler,
                                            .sampler_count = 1};
  const uint32_t one[3] = {1, 1, 1};
  return pewter_metal_dispatch_arguments(library, "look", &arguments, one, one, 0, 0);
}

static int is_refused(const pewter_metal_texture* texture, const char* text) {
  if (look(texture) != 0 && strcmp(pewter_metal_error(), text) == 0) return 1;
  printf("wanted: %s\ngot:    %s\n", text, pewter_metal_error());
  return 0;
}

int main(void) {
  enum { r32float = 55 };
  float pixels[6] = {1, 1, 1, 1, 1, 1}, half[1] = {5};
  pewter_metal_texture level = {half, 1, 1, 1, 1, 4, 4, r32float, 0, NULL, 0};
  pewter_metal_texture texture = {pixels, 3, 2, 1, 1, 12, 24, r32float, 2, &level, 0};
  library = pewter_metal_library_from_source(source, "look.metal", NULL);
  if (library == NULL) return puts(pewter_metal_error()), 1;
  int is_right = look(&texture) == 0 && out[0] == 5 && out[3] == 1 && out[4] == 2;
  texture.swizzle = pewter_metal_swizzle(1, 2, 0, 2);
  is_right = is_right && look(&texture) == 0 && out[0] == 1 && out[1] == 5 && out[2] == 0 && out[7] == 2;
  texture.swizzle = 6;
  is_right =
      is_right &&
      is_refused(&texture,
                 "pewter_metal_dispatch: textures[0].swizzle = 6, must be 0 or pewter_metal_swizzle's");
  texture.swizzle = 0, level.width = 2;
  is_right =
      is_right && is_refused(&texture, "pewter_metal_dispatch: textures[0].levels[0].width = 2, must be 1");
  level.width = 1, level.level_count = 3;
  is_right = is_right &&
             is_refused(&texture, "pewter_metal_dispatch: textures[0].levels[0].level_count = 3, must be 1");
  level.level_count = 0, level.base = NULL;
  is_right =
      is_right &&
      is_refused(
          &texture,
          "pewter_metal_dispatch: textures[0].levels[0].base = null, must be where the level's pixels lie");
  level.base = half, level.format = 0;
  is_right =
      is_right && is_refused(&texture, "pewter_metal_dispatch: textures[0].levels[0].format = 0, must be 55");
  texture.level_count = 33;
  is_right = is_right &&
             is_refused(&texture, "pewter_metal_dispatch: textures[0].level_count = 33, must be at most 32");
  texture.levels = NULL;
  is_right =
      is_right &&
      is_refused(&texture, "pewter_metal_dispatch: textures[0].level_count = 33, must be 1 without levels");
  texture.level_count = 0, texture.format = 1000;
  is_right =
      is_right &&
      is_refused(&texture, "pewter_metal_dispatch: textures[0].format = 1000, must be one of texture_format");
  pewter_metal_library_free(library);
  return !is_right;
}
