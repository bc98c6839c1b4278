# PEWTER_METAL: whether Metal source is compiled. AUTO: where LLVM 22 with its headers, clang 22 and a linker are.
#
#   PEWTER_HAS_METAL      the answer
#   PEWTER_LLVM_CONFIG, PEWTER_CLANG, PEWTER_METAL_LINKER   what was found
set(PEWTER_METAL AUTO CACHE STRING "Compile Metal source: AUTO, ON, OFF")
set_property(CACHE PEWTER_METAL PROPERTY STRINGS AUTO ON OFF)
set(PEWTER_HAS_METAL OFF)
if(NOT PEWTER_METAL STREQUAL "OFF")
  find_program(PEWTER_LLVM_CONFIG NAMES llvm-config-22 HINTS /usr/lib/llvm-22/bin)
  find_program(PEWTER_CLANG NAMES clang-22 HINTS /usr/lib/llvm-22/bin)
  find_program(PEWTER_METAL_LINKER NAMES ld.lld-22 ld.lld ld HINTS /usr/lib/llvm-22/bin)
  set(header "")
  if(PEWTER_LLVM_CONFIG)
    execute_process(COMMAND ${PEWTER_LLVM_CONFIG} --includedir OUTPUT_VARIABLE header OUTPUT_STRIP_TRAILING_WHITESPACE)
  endif()
  if(PEWTER_CLANG AND PEWTER_METAL_LINKER AND EXISTS "${header}/llvm/Passes/PassBuilder.h" AND NOT CMAKE_CROSSCOMPILING
     AND NOT PEWTER_SANITIZERS)
    set(PEWTER_HAS_METAL ON)
  elseif(PEWTER_METAL STREQUAL "ON")
    message(FATAL_ERROR "pewter: PEWTER_METAL=ON needs llvm-22-dev, clang-22 and a linker, and neither sanitizers nor a cross build")
  endif()
endif()
