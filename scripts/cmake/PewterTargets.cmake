# The instruction sets of this architecture, and how a *.kernel.cpp is compiled once for each of them.
# Used by Pewter's own build, and installed for projects that bring kernels of their own.
#
#   PEWTER_TARGETS                         the names, best first: avx512;avx2;sse42
#   PEWTER_TARGETS_AND_EXTENSIONS          the same with those that only some kernels gain by
#   pewter_target_flags(<target> <out>)    the compiler flags of one
#   pewter_add_kernels(<lib> <files>... [GPU <files>...])
#                                          user kernels: objects for every target and their tables, in <lib>; from those
#                                          behind GPU also lib<lib>_offload.so, where the compilers for it are

# The folder of kernels/: this one in an installation, the top in the source tree. Cached, like all that the
# functions below read: they are called from folders above the one that includes this file.
set(folder ${CMAKE_CURRENT_LIST_DIR})
if(NOT EXISTS ${folder}/kernels/targets.inc)
  cmake_path(SET folder NORMALIZE ${folder}/../..)
endif()
set(PEWTER_KERNELS_INCLUDE_DIR ${folder} CACHE INTERNAL "Where \"kernels/runtime/registry.hpp\" lies")
set(PEWTER_CMAKE_DIR ${CMAKE_CURRENT_LIST_DIR} CACHE INTERNAL "Where PewterOffload.cmake lies")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/kernels/targets.inc)

if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(architecture x86_64)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64|ARM64)$")
  set(architecture aarch64)
else()
  set(architecture other)
endif()

# What 32 lanes are made of: xsimd's registers, or arrays and loops under `omp simd`, which any architecture has.
# Why: include/pewter/native/lanes.md#openmp-lanes.
if(architecture STREQUAL other)
  set(lanes openmp)
else()
  set(lanes xsimd)
endif()
set(PEWTER_LANES ${lanes} CACHE STRING "32 lanes by xsimd, or by openmp")
set_property(CACHE PEWTER_LANES PROPERTY STRINGS xsimd openmp)
if(NOT PEWTER_LANES MATCHES "^(xsimd|openmp)$")
  message(FATAL_ERROR "pewter: PEWTER_LANES = '${PEWTER_LANES}', must be xsimd or openmp")
elseif(architecture STREQUAL other AND PEWTER_LANES STREQUAL xsimd)
  message(FATAL_ERROR "pewter: PEWTER_LANES = xsimd knows x86_64 and aarch64, not '${CMAKE_SYSTEM_PROCESSOR}'")
endif()

set(names "")
set(names_and_extensions "")
set(row_form "^PEWTER_(TARGET|EXTENSION)_ROW\\(([a-z0-9_]+), ([a-z0-9_]+), \"([^\"]*)\", [^\"]+, \"([^\"]*)\"[^\"]*\\)$")
file(STRINGS ${PEWTER_KERNELS_INCLUDE_DIR}/kernels/targets.inc rows REGEX "^PEWTER_.*_ROW")
foreach(row IN LISTS rows)
  if(NOT row MATCHES "${row_form}")
    message(FATAL_ERROR "pewter: cannot read this row of targets.inc: ${row}")
  endif()
  if(CMAKE_MATCH_1 STREQUAL EXTENSION AND PEWTER_LANES STREQUAL openmp)
    continue()
  endif()
  if(CMAKE_MATCH_3 STREQUAL architecture)
    list(APPEND names_and_extensions ${CMAKE_MATCH_2})
    if(CMAKE_MATCH_1 STREQUAL TARGET)
      list(APPEND names ${CMAKE_MATCH_2})
    endif()
    separate_arguments(flags UNIX_COMMAND "${CMAKE_MATCH_4}")
    set_property(GLOBAL PROPERTY PEWTER_FLAGS_${CMAKE_MATCH_2} "${flags}")
    if(CMAKE_MATCH_1 STREQUAL EXTENSION)
      separate_arguments(kernels UNIX_COMMAND "${CMAKE_MATCH_5}")
      set_property(GLOBAL PROPERTY PEWTER_ONLY_KERNELS_${CMAKE_MATCH_2} "${kernels}")
    endif()
  endif()
endforeach()
set(PEWTER_TARGETS "${names}" CACHE INTERNAL "Instruction sets of this architecture, best first")
set(PEWTER_TARGETS_AND_EXTENSIONS "${names_and_extensions}" CACHE INTERNAL "With those that some kernels gain by")

function(pewter_target_flags target out)
  if(NOT target IN_LIST PEWTER_TARGETS_AND_EXTENSIONS)
    message(FATAL_ERROR "pewter: unknown target '${target}'; known here: ${PEWTER_TARGETS}")
  endif()
  get_property(flags GLOBAL PROPERTY PEWTER_FLAGS_${target})
  set(${out} "${flags}" PARENT_SCOPE)
endfunction()

# Reads the kernels of this source tree. `names`: family/name. `once`, `per_target`: files that are compiled once, and once
# a target. `bodies`: name=bodies of each kernel. A file of several tables has their names in PEWTER_TABLES_OF_<file>.
function(pewter_read_registry names once per_target bodies)
  set(registry kernels/registry.inc)
  set(functions include/pewter/detail/elementwise.inc)
  set(list include/pewter/detail/kernels.inc)
  file(STRINGS ${list} families REGEX "^#include")
  list(TRANSFORM families REPLACE "^#include \"(.+)\"$" "include/\\1")
  list(REMOVE_ITEM families ${functions})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${registry} ${functions} ${list} ${families})
  set(kernels "")
  foreach(file IN LISTS registry families)
    file(STRINGS ${file} rows REGEX "^PEWTER_KERNEL")
    list(APPEND kernels ${rows})
  endforeach()
  set(with_bodies ${kernels})
  list(FILTER with_bodies INCLUDE REGEX "^PEWTER_KERNEL\\(")
  set(bodies_of "${kernels}")
  list(TRANSFORM bodies_of REPLACE "^PEWTER_KERNEL_LIKE\\([a-z0-9_]+, ([a-z0-9_]+), ([a-z0-9_]+).*$" "\\1=\\2")
  list(TRANSFORM bodies_of REPLACE "^PEWTER_KERNEL\\([a-z0-9_]+, ([a-z0-9_]+).*$" "\\1=\\1")
  list(TRANSFORM kernels REPLACE "^[A-Z_]+\\(([a-z0-9_]+), ([a-z0-9_]+).*$" "\\1/\\2")
  list(TRANSFORM with_bodies REPLACE "^[A-Z_]+\\(([a-z0-9_]+), ([a-z0-9_]+).*$" "kernels/\\1/\\2.kernel.cpp")
  list(TRANSFORM kernels REPLACE "(.+)" "kernels/\\1.cpp" OUTPUT_VARIABLE host_sides)
  file(STRINGS ${functions} declared REGEX "^PEWTER_(UNARY|BINARY)")
  list(TRANSFORM declared REPLACE "^[A-Z_]+\\(([a-z0-9_]+),.*$" "\\1")
  set_property(GLOBAL PROPERTY PEWTER_TABLES_OF_kernels/elementwise/functions.kernel.cpp "${declared}")
  list(TRANSFORM declared REPLACE "(.+)" "\\1=\\1" OUTPUT_VARIABLE bodies_of_declared)
  set(${bodies} ${bodies_of} ${bodies_of_declared} PARENT_SCOPE)
  list(TRANSFORM declared PREPEND elementwise/)
  set(${names} ${kernels} ${declared} PARENT_SCOPE)
  set(${once} ${host_sides} kernels/elementwise/functions.cpp PARENT_SCOPE)
  set(${per_target} ${with_bodies} kernels/elementwise/functions.kernel.cpp PARENT_SCOPE)
endfunction()

# Floating-point rules of kernel code, the same for both compilers: multiply and add may fuse, errno and the
# exception flags are not read. NaN and infinity keep their meaning, so no -ffast-math.
# Why: scripts/cmake/build.md#floating-point.
set(PEWTER_KERNEL_FLAGS -ffp-contract=fast -fno-math-errno -fno-trapping-math)
# g++ 12 takes its own AVX-512 intrinsics' undefined operands for uninitialised variables (GCC PR 105593).
# LLVM's pass over OpenMP calls is off: kernel code has none, and the pass is slow on gemm.
list(APPEND PEWTER_KERNEL_FLAGS
  $<$<CXX_COMPILER_ID:GNU>:-Wno-uninitialized> $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
  "SHELL:$<$<CXX_COMPILER_ID:Clang>:-mllvm -openmp-opt-disable>")
# g++'s last scheduling pass stores the registers of one 32-lane value in any order, which costs where a register is
# half a cache line. Why: scripts/cmake/build.md#compiler-flags.
if(architecture STREQUAL x86_64 AND PEWTER_LANES STREQUAL xsimd)
  list(APPEND PEWTER_KERNEL_FLAGS $<$<CXX_COMPILER_ID:GNU>:-fno-schedule-insns2>)
endif()
# A loop over lanes hides a branch that does not change; a copy of it for each way is text only.
# Why: kernels/common/code_size.md#shared-functions.
list(APPEND PEWTER_KERNEL_FLAGS $<$<CXX_COMPILER_ID:GNU>:-fno-unswitch-loops>)
# clang would unroll loops over a register, or call them memcpy and then take the copy to pieces, before its vectoriser sees
# them; and both compilers prefer half of AVX-512's registers. Why: include/pewter/native/lanes.md#openmp-lanes.
if(PEWTER_LANES STREQUAL openmp)
  list(APPEND PEWTER_KERNEL_FLAGS $<$<CXX_COMPILER_ID:Clang>:-fno-unroll-loops> $<$<CXX_COMPILER_ID:Clang>:-fno-builtin-memcpy>)
  if(architecture STREQUAL x86_64)
    list(APPEND PEWTER_KERNEL_FLAGS -mprefer-vector-width=512)
  endif()
endif()
set(PEWTER_KERNEL_FLAGS "${PEWTER_KERNEL_FLAGS}" CACHE INTERNAL "")

# Kernel code is never compiled at -O0: there g++ emits even constexpr functions of std:: that xsimd calls
# (numeric_limits<float>::infinity), and the linker would keep one target's copy for all.
# g++'s variable tracking doubles the time that a debug build of unrolled lane code takes.
set(PEWTER_KERNEL_OPTIMIZATION $<$<CONFIG:Debug>:-Og> $<$<CONFIG:>:-O2>
  $<$<CXX_COMPILER_ID:GNU>:-fno-var-tracking> CACHE INTERNAL "")

# A build for one machine does not need all targets: those that PEWTER_ONLY_TARGETS does not name get tables without
# functions, and a launch that names one of them is an error.
set(PEWTER_ONLY_TARGETS "" CACHE STRING "Instruction sets to build kernels for (\"avx512;avx2\"); empty: all")

# One source file of empty tables for the kernel files given.
function(pewter_empty_tables target file)
  set(tables "// Generated: PEWTER_ONLY_TARGETS leaves ${target} out.\n#include \"kernels/runtime/registry.hpp\"\nnamespace pewter::${target} {\n")
  foreach(kernel_file IN LISTS ARGN)
    get_property(names GLOBAL PROPERTY PEWTER_TABLES_OF_${kernel_file})
    if(NOT names)
      cmake_path(GET kernel_file FILENAME names)
      string(REGEX REPLACE "\\.kernel\\.cpp$" "" names ${names})
    endif()
    foreach(name IN LISTS names)
      string(APPEND tables "extern const kernel_table ${name}_table;\nconstexpr kernel_table ${name}_table;\n")
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT ${file} CONTENT "${tables}}\n" @ONLY)
endfunction()

# Sets `out` to the beginning of a file of tables. Compilers name an architecture by macros, CMake by the processor's name.
function(pewter_head_of_tables out)
  list(JOIN PEWTER_TARGETS_AND_EXTENSIONS "\", \"" names)
  string(CONCAT text "// Generated: the tables of each kernel in the targets' order.\n"
    "#include \"kernels/runtime/target_rows.hpp\"\n#include \"kernels/runtime/user_kernels.hpp\"\n"
    "#include <algorithm>\n#include <initializer_list>\n"
    "static_assert(std::ranges::equal(pewter::detail::target_names, std::initializer_list<std::string_view>{\"${names}\"}),\n"
    "              \"CMake took this for another architecture than the compiler\");\n")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Appends to `out` the definitions of <name>_list, the tables of the kernel `bodies` in the targets' order, and of
# <name>_tables, which run_kernel takes.
function(pewter_append_tables out name bodies)
  set(addresses "")
  set(text "")
  foreach(target IN LISTS PEWTER_TARGETS_AND_EXTENSIONS)
    string(APPEND text "namespace pewter::${target} { extern const kernel_table ${bodies}_table; }\n")
    list(APPEND addresses "&pewter::${target}::${bodies}_table")
  endforeach()
  list(JOIN addresses ", " addresses)
  string(APPEND text "namespace pewter::detail {\n"
    "extern const kernel_table* const ${name}_list[];\n"
    "const kernel_table* const ${name}_list[] = {${addresses}};\n"
    "extern const target_tables ${name}_tables;\n"
    "constinit const target_tables ${name}_tables = ${name}_list;\n}\n")
  string(APPEND ${out} "${text}")
  set(${out} "${${out}}" PARENT_SCOPE)
endfunction()

# Writes the file with the tables of the collection, given as name=bodies.
function(pewter_write_tables file)
  pewter_head_of_tables(tables)
  foreach(kernel IN LISTS ARGN)
    string(REPLACE "=" ";" kernel "${kernel}")
    pewter_append_tables(tables ${kernel})
  endforeach()
  file(CONFIGURE OUTPUT ${file} CONTENT "${tables}" @ONLY)
endfunction()

# Which of some kernel files a target has code of its own for, and which it leaves out.
function(pewter_sources_of_target target own_files left_out_files)
  set(own "")
  get_property(kernels GLOBAL PROPERTY PEWTER_ONLY_KERNELS_${target})
  if(target IN_LIST PEWTER_TARGETS)
    set(own ${ARGN})
  else()
    foreach(kernel IN LISTS kernels)
      if("kernels/${kernel}.kernel.cpp" IN_LIST ARGN)
        list(APPEND own kernels/${kernel}.kernel.cpp)
      endif()
    endforeach()
  endif()
  if(PEWTER_ONLY_TARGETS AND NOT target IN_LIST PEWTER_ONLY_TARGETS)
    set(own "")
  endif()
  set(left_out ${ARGN})
  list(REMOVE_ITEM left_out ${own} "")
  set(${own_files} "${own}" PARENT_SCOPE)
  set(${left_out_files} "${left_out}" PARENT_SCOPE)
endfunction()

# Adds to `lib` the objects of `files` for each target. Objects of several instruction sets must keep their
# code apart: no unity build, no link-time optimisation. Why: scripts/cmake/build.md#targets.
function(pewter_add_target_objects lib)
  foreach(target IN LISTS PEWTER_TARGETS_AND_EXTENSIONS)
    set(objects ${lib}_${target})
    pewter_target_flags(${target} flags)
    pewter_sources_of_target(${target} sources left_out ${ARGN})
    if(left_out)
      set(file ${CMAKE_CURRENT_BINARY_DIR}/${objects}_left_out.cpp)
      pewter_empty_tables(${target} ${file} ${left_out})
      list(APPEND sources ${file})
    endif()
    add_library(${objects} OBJECT EXCLUDE_FROM_ALL ${sources})  # built where `lib` is, which may be on request only
    set_target_properties(${objects} PROPERTIES UNITY_BUILD OFF INTERPROCEDURAL_OPTIMIZATION OFF
      POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
    target_compile_definitions(${objects} PRIVATE PEWTER_TARGET=${target} PEWTER_COMPILED)
    target_compile_options(${objects} PRIVATE ${flags} ${PEWTER_KERNEL_FLAGS} ${PEWTER_KERNEL_OPTIMIZATION} -fno-lto)
    target_link_libraries(${objects} PRIVATE pewter::headers)
    target_include_directories(${objects} PRIVATE ${PEWTER_KERNELS_INCLUDE_DIR})
    target_sources(${lib} PRIVATE $<TARGET_OBJECTS:${objects}>)
  endforeach()
endfunction()

# Sets `out` to the name that a kernel file's table begins with.
function(pewter_table_of_file out file)
  cmake_path(GET file FILENAME name)
  string(REGEX REPLACE "\\.kernel\\.cpp$" "" name ${name})
  set(${out} ${name} PARENT_SCOPE)
endfunction()

# User kernels. Each file <name>.kernel.cpp ends with `extern const kernel_table <name>_table`, as the
# collection's do; the array `pewter::detail::<name>_tables` that run_kernel takes is generated here.
function(pewter_add_kernels lib)
  cmake_parse_arguments(PARSE_ARGV 1 given "" "" GPU)
  set(files ${given_UNPARSED_ARGUMENTS} ${given_GPU})
  pewter_add_target_objects(${lib} ${files})
  target_link_libraries(${lib} PRIVATE pewter::pewter)
  target_include_directories(${lib} PRIVATE ${PEWTER_KERNELS_INCLUDE_DIR})
  set(of_gpu "")
  if(given_GPU)
    set(of_gpu "\"lib${lib}_offload.so\"")
    include(${PEWTER_CMAKE_DIR}/PewterOffload.cmake)
    if(PEWTER_OFFLOAD_MISSING)
      message(STATUS "pewter: no GPU code of ${lib}: ${PEWTER_OFFLOAD_MISSING}")
    else()
      pewter_add_user_offload_module(${lib} ${given_GPU})
    endif()
  endif()

  pewter_head_of_tables(tables)
  set(known "")
  foreach(file IN LISTS files)
    pewter_table_of_file(name ${file})
    pewter_append_tables(tables ${name} ${name})
    list(FIND given_GPU ${file} number)
    if(number GREATER_EQUAL 0)
      list(APPEND known "{\"${name}\", ${name}_list, ${of_gpu}, ${number}}")
    else()
      list(APPEND known "{\"${name}\", ${name}_list}")
    endif()
  endforeach()
  list(JOIN known ", " known)
  string(APPEND tables "namespace pewter::detail {\nstatic constexpr user_kernel kernels_here[] = {${known}};\n"
    "static const known_kernels known_here(kernels_here);\n}\n")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${lib}_tables.cpp CONTENT "${tables}" @ONLY)
  target_sources(${lib} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${lib}_tables.cpp)
endfunction()
