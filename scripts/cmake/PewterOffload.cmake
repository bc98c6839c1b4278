# libpewter_offload.so: every kernel file compiled once more, for GPUs, by a clang that can and with CUDA's ptxas; and
# the same for kernels of the user's own, a module for each library or program that brings some.
#
# Each file is compiled for the host (its tables, and the calls that launch its OpenMP target regions) and for each
# architecture (the regions, via PTX to a cubin); an assembler file puts the cubins next to the host code.
#
#   PEWTER_OFFLOAD                 AUTO, ON or OFF; AUTO has the target pewter_offload where the compilers are, ON builds it with
#                                  everything else, and is an error where they are not. Users' modules are built under both.
#   PEWTER_OFFLOAD_COMPILER        clang++ 22 or newer with the NVPTX back end
#   PEWTER_OFFLOAD_CUDA            the CUDA toolkit's folder; bin/ptxas and include/cuda.h are used
#   PEWTER_OFFLOAD_ARCHITECTURES   "70;80;90"
#   PEWTER_OFFLOAD_AMD             an AMD architecture whose waves have 32 lanes; the target pewter_offload_amd compiles the
#                                  kernels for it into code objects that nothing loads: they have never run
include_guard(GLOBAL)
set(PEWTER_OFFLOAD AUTO CACHE STRING "Build libpewter_offload.so, the kernels for GPUs: AUTO, ON or OFF")
set_property(CACHE PEWTER_OFFLOAD PROPERTY STRINGS AUTO ON OFF)
set(PEWTER_OFFLOAD_CUDA /usr/local/cuda CACHE PATH "Folder of the CUDA toolkit whose ptxas assembles GPU code")
set(PEWTER_OFFLOAD_REGISTERS_gemm 128 CACHE STRING "Registers a thread of gemm's GPU code")
set(PEWTER_OFFLOAD_REGISTERS_gemm_tf32 255 CACHE STRING "The same of gemm by TF32")
set(PEWTER_OFFLOAD_REGISTERS_gemm_warpgroups 168 CACHE STRING "The same of gemm by warpgroup instructions")
set(PEWTER_OFFLOAD_REGISTERS_attention 128 CACHE STRING "The same of attention")
set(PEWTER_OFFLOAD_REGISTERS_attention_few_queries 232 CACHE STRING "The same of attention of a few queries")
set(PEWTER_OFFLOAD_REGISTERS_attention_warpgroups 168 CACHE STRING "The same of attention by warpgroup instructions")
mark_as_advanced(PEWTER_OFFLOAD_REGISTERS_gemm PEWTER_OFFLOAD_REGISTERS_gemm_tf32 PEWTER_OFFLOAD_REGISTERS_gemm_warpgroups
  PEWTER_OFFLOAD_REGISTERS_attention PEWTER_OFFLOAD_REGISTERS_attention_few_queries PEWTER_OFFLOAD_REGISTERS_attention_warpgroups)
# Warpgroup instructions are sm_90's own, and code for sm_90a runs on sm_90 alone.
set(PEWTER_OFFLOAD_ONLY_90_gemm_warpgroups a CACHE INTERNAL "")
set(PEWTER_OFFLOAD_ONLY_90_attention_warpgroups a CACHE INTERNAL "")
set(PEWTER_OFFLOAD_ARCHITECTURES 90 CACHE STRING "NVIDIA architectures to build GPU code for (\"80;90\")")
set(PEWTER_OFFLOAD_AMD gfx1100 CACHE STRING "AMD architecture of the target pewter_offload_amd, which only compiles")
find_program(PEWTER_OFFLOAD_COMPILER NAMES clang++-23 clang++-22 DOC "clang++ that compiles OpenMP regions for GPUs")

cmake_path(GET PEWTER_OFFLOAD_COMPILER PARENT_PATH of_compiler)
find_program(PEWTER_OFFLOAD_LLC NAMES llc-23 llc-22 HINTS ${of_compiler} DOC "llc of PEWTER_OFFLOAD_COMPILER's release")
find_program(PEWTER_OFFLOAD_LLD NAMES ld.lld-23 ld.lld-22 HINTS ${of_compiler} DOC "ld.lld of PEWTER_OFFLOAD_COMPILER's release")

set(PEWTER_OFFLOAD_REGION_FLAGS -fopenmp=libomp --offload-arch=sm_90 -nogpulib -fopenmp-cuda-mode
  --cuda-path=${PEWTER_OFFLOAD_CUDA} CACHE INTERNAL "")

# Whether a bare region compiles and assembles; sets `out` to the reason if not, else to an empty text.
function(pewter_offload_check out)
  set(${out} "" PARENT_SCOPE)
  set(folder ${CMAKE_BINARY_DIR}/CMakeFiles/pewter_offload_check)
  if(NOT PEWTER_OFFLOAD_COMPILER)
    set(${out} "no clang++-22" PARENT_SCOPE)
    return()
  elseif(NOT EXISTS ${PEWTER_OFFLOAD_CUDA}/bin/ptxas OR NOT EXISTS ${PEWTER_OFFLOAD_CUDA}/include/cuda.h)
    set(${out} "no ptxas and cuda.h in ${PEWTER_OFFLOAD_CUDA}" PARENT_SCOPE)
    return()
  endif()
  file(WRITE ${folder}/region.cpp "void set(float* y) {\n#pragma omp target teams ompx_bare num_teams(1) thread_limit(32) is_device_ptr(y)\n  { y[0] = 1; }\n}\n")
  execute_process(COMMAND ${PEWTER_OFFLOAD_COMPILER} ${PEWTER_OFFLOAD_REGION_FLAGS} -O2 --offload-device-only -S
    ${folder}/region.cpp -o ${folder}/region.ptx RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE said)
  if(failed EQUAL 0)
    execute_process(COMMAND ${PEWTER_OFFLOAD_CUDA}/bin/ptxas -arch=sm_90 ${folder}/region.ptx -o ${folder}/region.cubin
      RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE said)
  endif()
  if(NOT failed EQUAL 0)
    set(${out} "a bare region does not compile: ${said}" PARENT_SCOPE)
  endif()
endfunction()

# The public headers: an installation says where they are.
set(PEWTER_OFFLOAD_HEADERS ${PEWTER_KERNELS_INCLUDE_DIR}/include CACHE INTERNAL "")
if(PEWTER_INSTALLED_HEADERS)
  set(PEWTER_OFFLOAD_HEADERS ${PEWTER_INSTALLED_HEADERS} CACHE INTERNAL "")
endif()
set(PEWTER_OFFLOAD_COMMON_FLAGS -std=c++20 -O3 -DPEWTER_COMPILED -I${PEWTER_KERNELS_INCLUDE_DIR} -I${PEWTER_OFFLOAD_HEADERS} -fPIC
  -fvisibility=hidden -Wall -Wextra -Wshadow -Wno-unknown-pragmas CACHE INTERNAL "")

# clang-22 finds headers by itself; the rest is told as for the CPU's kernels. LLVM's pass over OpenMP calls is off: in
# bare regions it finds nothing, and it takes members of a local struct that a loop changes for constants.
set(PEWTER_OFFLOAD_KERNEL_FLAGS ${PEWTER_OFFLOAD_COMMON_FLAGS} ${PEWTER_OFFLOAD_REGION_FLAGS} -DPEWTER_TARGET=gpu -DPEWTER_GPU=1
  -mllvm -openmp-opt-disable -ffp-contract=fast -fno-math-errno -fno-trapping-math -fwrapv -Wno-unused-command-line-argument CACHE INTERNAL "")

# Sets `out` to the objects of a kernel file that is compiled for GPUs, in a folder: its host side, and its code for each
# architecture. More arguments are flags.
function(pewter_offload_objects out name path folder)
  file(MAKE_DIRECTORY ${folder})
  set(kernel ${PEWTER_OFFLOAD_KERNEL_FLAGS} ${ARGN})
  set(of_file -DPEWTER_KERNEL_FILE=${name})
  set(assembly "        .section .rodata\nname_of_file: .asciz \"${name}\"\n        .balign 16\nbegin:\n")
  set(cubins "")
  # A threadgroup has up to 1024 threads, for which there are 64 registers each; one of gemm 256.
  set(registers 64)
  if(DEFINED PEWTER_OFFLOAD_REGISTERS_${name})
    set(registers ${PEWTER_OFFLOAD_REGISTERS_${name}})
  endif()
  foreach(architecture IN LISTS PEWTER_OFFLOAD_ARCHITECTURES)
    set(stem ${folder}/${name}.sm_${architecture})
    set(flags ${kernel})
    set(of_architecture sm_${architecture})
    if(architecture EQUAL 90)
      string(APPEND of_architecture "${PEWTER_OFFLOAD_ONLY_90_${name}}")
    endif()
    list(TRANSFORM flags REPLACE "^--offload-arch=.*" --offload-arch=${of_architecture})
    add_custom_command(OUTPUT ${stem}.cubin DEPENDS ${path} DEPFILE ${stem}.d COMMENT "GPU code of ${name}, sm_${architecture}"
      COMMAND ${PEWTER_OFFLOAD_COMPILER} ${flags} ${of_file} --offload-device-only -MD -MF ${stem}.d -MT ${stem}.cubin
        -S ${path} -o ${stem}.ptx
      # Names of regions begin with the numbers of a file, which differ from those in the host code where a file was
      # written anew between the two.
      COMMAND sed -i -E "s/__omp_offloading_[0-9a-f]+_[0-9a-f]+_/__omp_offloading_/g" ${stem}.ptx
      COMMAND ${PEWTER_OFFLOAD_CUDA}/bin/ptxas -arch=${of_architecture} -maxrregcount=${registers} ${stem}.ptx -o ${stem}.cubin
      COMMAND_EXPAND_LISTS VERBATIM)
    list(APPEND cubins ${stem}.cubin)
    string(APPEND assembly "        .quad ${architecture}, 2f - 1f\n1:      .incbin \"${stem}.cubin\"\n        .balign 16\n2:\n")
  endforeach()
  string(APPEND assembly "end:\n        .section .data.rel.ro, \"aw\"\n        .balign 8\n        .globl pewter_image_of_${name}\n"
    "        .hidden pewter_image_of_${name}\npewter_image_of_${name}: .quad name_of_file, begin, end\n"
    "        .section .note.GNU-stack, \"\", %progbits\n")
  file(CONFIGURE OUTPUT ${folder}/${name}.s CONTENT "${assembly}" @ONLY)
  add_custom_command(OUTPUT ${folder}/${name}.image.o DEPENDS ${cubins} ${folder}/${name}.s
    COMMAND ${PEWTER_OFFLOAD_COMPILER} -c ${folder}/${name}.s -o ${folder}/${name}.image.o VERBATIM)
  add_custom_command(OUTPUT ${folder}/${name}.o DEPENDS ${path} DEPFILE ${folder}/${name}.o.d COMMENT "Host side of ${name} for GPUs"
    COMMAND ${PEWTER_OFFLOAD_COMPILER} ${kernel} ${of_file} --offload-host-only -MD -MF ${folder}/${name}.o.d
      -c ${path} -o ${folder}/${name}.o COMMAND_EXPAND_LISTS VERBATIM)
  set(${out} ${folder}/${name}.o ${folder}/${name}.image.o PARENT_SCOPE)
endfunction()

# Sets `out` to the path of a kernel's source for GPUs, given as to pewter_add_offload_module.
function(pewter_offload_source out file)
  cmake_path(GET file FILENAME name)
  set(path ${PEWTER_KERNELS_INCLUDE_DIR}/kernels/${file}.kernel.cpp)
  foreach(folder IN ITEMS offload offload/attention offload/gemm)
    if(EXISTS ${PEWTER_KERNELS_INCLUDE_DIR}/kernels/${folder}/${name}.kernel.cpp)
      set(path ${PEWTER_KERNELS_INCLUDE_DIR}/kernels/${folder}/${name}.kernel.cpp)
    endif()
  endforeach()
  set(${out} ${path} PARENT_SCOPE)
endfunction()

# Adds the target pewter_offload_amd for the same files: a code object each, for PEWTER_OFFLOAD_AMD.
function(pewter_add_amd_objects)
  set(folder ${PROJECT_BINARY_DIR}/offload)
  file(MAKE_DIRECTORY ${folder})
  set(flags ${PEWTER_OFFLOAD_KERNEL_FLAGS})
  list(FILTER flags EXCLUDE REGEX "^--cuda-path=")
  list(TRANSFORM flags REPLACE "^--offload-arch=.*" --offload-arch=${PEWTER_OFFLOAD_AMD})
  set(objects "")
  foreach(file IN LISTS ARGN)
    cmake_path(GET file FILENAME name)
    pewter_offload_source(path ${file})
    set(stem ${folder}/${name}.${PEWTER_OFFLOAD_AMD})
    add_custom_command(OUTPUT ${stem}.hsaco DEPENDS ${path} DEPFILE ${stem}.d COMMENT "GPU code of ${name}, ${PEWTER_OFFLOAD_AMD}"
      COMMAND ${PEWTER_OFFLOAD_COMPILER} ${flags} -DPEWTER_KERNEL_FILE=${name} --offload-device-only -MD -MF ${stem}.d
        -MT ${stem}.hsaco -emit-llvm -c ${path} -o ${stem}.bc
      COMMAND ${PEWTER_OFFLOAD_LLC} -O3 -mcpu=${PEWTER_OFFLOAD_AMD} -filetype=obj ${stem}.bc -o ${stem}.o
      COMMAND ${PEWTER_OFFLOAD_LLD} -shared ${stem}.o -o ${stem}.hsaco VERBATIM)
    list(APPEND objects ${stem}.hsaco)
  endforeach()
  add_custom_target(pewter_offload_amd DEPENDS ${objects})
endfunction()

# Links the module `library` of kernels' objects and what every module has. `registry` lists the kernels, empty for the
# collection's list.
function(pewter_link_offload_module library registry)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/offload)
  cmake_path(GET library STEM of_module)
  set(objects ${ARGN})
  set(list "")
  if(registry)
    set(list "-DPEWTER_OFFLOAD_REGISTRY=\"${registry}\"")
  endif()
  set(parts module regions clusters operand_places peers region_code waits driver)
  list(TRANSFORM parts PREPEND offload/runtime/)
  foreach(file IN LISTS parts ITEMS runtime/error)
    cmake_path(GET file FILENAME name)
    set(path ${PEWTER_KERNELS_INCLUDE_DIR}/kernels/${file}.cpp)
    set(object ${folder}/${of_module}.${name}.o)
    add_custom_command(OUTPUT ${object} DEPENDS ${path} DEPFILE ${object}.d
      COMMAND ${PEWTER_OFFLOAD_COMPILER} ${PEWTER_OFFLOAD_COMMON_FLAGS} ${list} -isystem ${PEWTER_OFFLOAD_CUDA}/include
        -MD -MF ${object}.d -c ${path} -o ${object} VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  cmake_path(GET library FILENAME name)
  add_custom_command(OUTPUT ${library} DEPENDS ${objects} COMMENT "Linking ${name}"
    COMMAND ${PEWTER_OFFLOAD_COMPILER} -shared -Wl,-z,defs -Wl,--gc-sections -s ${objects} -ldl -o ${library} VERBATIM)
endfunction()

# Adds the target pewter_offload for kernel files, given without "kernels/" and ".kernel.cpp".
function(pewter_add_offload_module)
  set(objects "")
  foreach(file IN LISTS ARGN ITEMS offload/gemm/gemm_tf32 offload/gemm/gemm_warpgroups offload/attention/attention_few_queries
    offload/attention/attention_warpgroups)
    cmake_path(GET file FILENAME name)
    pewter_offload_source(path ${file})
    pewter_offload_objects(of_file ${name} ${path} ${PROJECT_BINARY_DIR}/offload)
    list(APPEND objects ${of_file})
  endforeach()
  set(library ${PROJECT_BINARY_DIR}/libpewter_offload.so)
  pewter_link_offload_module(${library} "" ${objects})
  set(wanted "")
  if(NOT PEWTER_OFFLOAD STREQUAL "AUTO")
    set(wanted ALL)
  endif()
  add_custom_target(pewter_offload ${wanted} DEPENDS ${library})
  if(PEWTER_INSTALL AND wanted)
    install(FILES ${library} DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endif()
endfunction()

# Adds the module lib<lib>_offload.so of a user's kernel files, in the folder of what `lib` becomes.
function(pewter_add_user_offload_module lib)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/offload/${lib})
  set(objects "")
  set(list "// Generated by pewter_add_kernels: the kernels of a module, in the order of their numbers.\n")
  set(flags -DPEWTER_USER_KERNELS "$<$<BOOL:$<TARGET_PROPERTY:${lib},INCLUDE_DIRECTORIES>>:-I$<JOIN:$<TARGET_PROPERTY:${lib},INCLUDE_DIRECTORIES>,$<SEMICOLON>-I>>"
    "$<$<BOOL:$<TARGET_PROPERTY:${lib},COMPILE_DEFINITIONS>>:-D$<JOIN:$<TARGET_PROPERTY:${lib},COMPILE_DEFINITIONS>,$<SEMICOLON>-D>>")
  foreach(file IN LISTS ARGN)
    pewter_table_of_file(name ${file})
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    pewter_offload_objects(of_file ${name} ${file} ${folder} ${flags})
    list(APPEND objects ${of_file})
    string(APPEND list "PEWTER_KERNEL(user, ${name})\n")
  endforeach()
  set(registry ${folder}/kernels.inc)
  file(CONFIGURE OUTPUT ${registry} CONTENT "${list}#undef PEWTER_KERNEL_LIKE\n" @ONLY)
  set(library ${folder}/lib${lib}_offload.so)
  pewter_link_offload_module(${library} ${registry} ${objects})
  add_custom_target(${lib}_offload DEPENDS ${library}
    COMMAND ${CMAKE_COMMAND} -E make_directory $<TARGET_FILE_DIR:${lib}>
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${library} $<TARGET_FILE_DIR:${lib}>)
  add_dependencies(${lib} ${lib}_offload)
endfunction()

set(PEWTER_OFFLOAD_MISSING "PEWTER_OFFLOAD is OFF" CACHE INTERNAL "")
if(PEWTER_OFFLOAD STREQUAL "AUTO" OR PEWTER_OFFLOAD)
  pewter_offload_check(missing)
  set(PEWTER_OFFLOAD_MISSING "${missing}" CACHE INTERNAL "")
  if(missing AND NOT PEWTER_OFFLOAD STREQUAL "AUTO")
    message(FATAL_ERROR "pewter: PEWTER_OFFLOAD=${PEWTER_OFFLOAD}, but ${missing}")
  endif()
endif()
