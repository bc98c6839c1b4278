# pewter_xsimd: the include directory of xsimd and nothing else; empty where lanes are OpenMP's.
#
# Debian installs xsimd in /usr/include, which would put the build machine's C library headers into a cross
# build. The compiler gets a folder that holds a link to xsimd only.
# Why: scripts/cmake/build.md#xsimd.
add_library(pewter_xsimd INTERFACE)
if(PEWTER_LANES STREQUAL openmp)
  return()
endif()
find_path(PEWTER_XSIMD_INCLUDE_DIR xsimd/xsimd.hpp
  PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH DOC "Folder that holds xsimd/xsimd.hpp, version 8.1 or newer")
if(NOT PEWTER_XSIMD_INCLUDE_DIR)
  message(FATAL_ERROR "pewter: xsimd is missing. Install it (Debian, Ubuntu: apt install libxsimd-dev; "
    "Fedora: xsimd-devel; macOS: brew install xsimd) or set PEWTER_XSIMD_INCLUDE_DIR.")
endif()

set(xsimd_only ${PROJECT_BINARY_DIR}/xsimd-only)
file(MAKE_DIRECTORY ${xsimd_only})
file(CREATE_LINK ${PEWTER_XSIMD_INCLUDE_DIR}/xsimd ${xsimd_only}/xsimd SYMBOLIC)

target_include_directories(pewter_xsimd SYSTEM INTERFACE ${xsimd_only})
