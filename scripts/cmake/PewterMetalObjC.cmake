# PEWTER_METAL_OBJC: whether Objective-C programs find Metal. AUTO: where Metal source is compiled and Debian's gnustep-base, libobjc4
# and libBlocksRuntime with their headers are.
#
#   PEWTER_HAS_METAL_OBJC   the answer
#   PEWTER_OBJC_RUNTIME     GCC's folder, with libobjc.so and include/objc
set(PEWTER_METAL_OBJC AUTO CACHE STRING "Objective-C's face of Metal: AUTO, ON, OFF")
set_property(CACHE PEWTER_METAL_OBJC PROPERTY STRINGS AUTO ON OFF)
set(PEWTER_HAS_METAL_OBJC OFF)
if(NOT PEWTER_METAL_OBJC STREQUAL "OFF")
  find_path(PEWTER_GNUSTEP_HEADERS Foundation/Foundation.h PATH_SUFFIXES GNUstep)
  find_path(PEWTER_BLOCKS_HEADERS Block.h)
  find_library(PEWTER_GNUSTEP_BASE gnustep-base)
  find_library(PEWTER_BLOCKS BlocksRuntime)
  file(GLOB runtimes /usr/lib/gcc/*/*/libobjc.so)
  foreach(runtime IN LISTS runtimes)
    cmake_path(GET runtime PARENT_PATH folder)
    if(EXISTS ${folder}/include/objc/objc.h)
      set(PEWTER_OBJC_RUNTIME ${folder})
    endif()
  endforeach()
  if(PEWTER_HAS_METAL AND NOT PEWTER_METALC AND PEWTER_GNUSTEP_HEADERS AND PEWTER_BLOCKS_HEADERS AND PEWTER_GNUSTEP_BASE AND PEWTER_BLOCKS AND PEWTER_OBJC_RUNTIME)
    set(PEWTER_HAS_METAL_OBJC ON)
    cmake_path(GET PEWTER_CLANG PARENT_PATH folder)
    set(CMAKE_OBJC_COMPILER ${PEWTER_CLANG})
    set(CMAKE_OBJCXX_COMPILER ${folder}/clang++-22)
    if(NOT EXISTS ${CMAKE_OBJCXX_COMPILER})
      set(CMAKE_OBJCXX_COMPILER ${folder}/clang++)
    endif()
    # CMake has one prologue and one extension of precompiled headers for all languages, those of the one enabled last; g++
    # reads none but .gch.
    set(prologue "${CMAKE_PCH_PROLOGUE}")
    set(extension "${CMAKE_PCH_EXTENSION}")
    enable_language(OBJC OBJCXX)
    set(CMAKE_PCH_PROLOGUE "${prologue}")
    set(CMAKE_PCH_EXTENSION "${extension}")
  elseif(PEWTER_METAL_OBJC STREQUAL "ON")
    message(FATAL_ERROR "pewter: PEWTER_METAL_OBJC=ON needs PEWTER_METAL, libgnustep-base-dev, gobjc (libobjc4) and libblocksruntime-dev")
  endif()
endif()
