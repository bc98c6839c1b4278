# `cmake --install`: headers, libraries, find_package(pewter), pkg-config, the Python module.
#
# lib/cmake/pewter/kernels holds what a kernel file of the user's own includes as "kernels/...", and the
# list of targets that pewter_add_kernels reads.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/pewter)
set(here ${CMAKE_CURRENT_LIST_DIR})

install(TARGETS pewter pewter_headers pewter_c EXPORT pewter
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT pewter NAMESPACE pewter:: DESTINATION ${package} FILE pewter-targets.cmake)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.hpp" PATTERN "*.ipp" PATTERN "*.inc" PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/kernels/registry.inc ${PROJECT_SOURCE_DIR}/kernels/targets.inc DESTINATION ${package}/kernels)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/runtime ${PROJECT_SOURCE_DIR}/kernels/common DESTINATION ${package}/kernels
  FILES_MATCHING REGEX "\\.(hpp|inc)$")
# What GPU code of a user's kernels is made with.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/offload DESTINATION ${package}/kernels
  FILES_MATCHING REGEX "/offload/(kernel_entry_gpu|pointer_members|module|regions|region_launch|driver)\\.[hc]pp$")
install(FILES ${PROJECT_SOURCE_DIR}/kernels/runtime/error.cpp DESTINATION ${package}/kernels/runtime)
install(FILES ${here}/PewterTargets.cmake ${here}/PewterOffload.cmake DESTINATION ${package})

configure_package_config_file(${here}/pewter-config.cmake.in ${PROJECT_BINARY_DIR}/pewter-config.cmake
  INSTALL_DESTINATION ${package} PATH_VARS CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/pewter-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/pewter-config.cmake ${PROJECT_BINARY_DIR}/pewter-config-version.cmake
  DESTINATION ${package})

# pkg-config: whoever links the static library needs the OpenMP runtime that it was built with.
list(JOIN OpenMP_CXX_LIB_NAMES " -l" openmp_libraries)
string(PREPEND openmp_libraries "-l")
list(GET OpenMP_CXX_LIBRARIES 0 openmp_file)
cmake_path(GET openmp_file PARENT_PATH openmp_folder)
set(lanes_cflags "")
if(PEWTER_LANES STREQUAL openmp)
  set(lanes_cflags -DPEWTER_LANES_OPENMP)
elseif(NOT PEWTER_XSIMD_INCLUDE_DIR IN_LIST CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES)
  set(lanes_cflags "-isystem ${PEWTER_XSIMD_INCLUDE_DIR}")
endif()
# Where the file lies below the prefix depends on the system: lib/pkgconfig, Debian's lib/x86_64-linux-gnu/pkgconfig.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig
  OUTPUT_VARIABLE pc_to_prefix)
foreach(name IN ITEMS pewter pewter-c)
  configure_file(${here}/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

# The module for NumPy, pure Python: `PYTHONPATH=<prefix>/share/pewter/python`. It reads the functions' signatures in
# pewter.h, and in installed_library where libpewter_c lies from there.
set(PEWTER_PYTHON_DIR ${CMAKE_INSTALL_DATADIR}/pewter/python CACHE STRING "Where Python's module goes, below the prefix")
set(module ${PEWTER_PYTHON_DIR}/pewter)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}/${module} OUTPUT_VARIABLE module_to_library)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/installed_library CONTENT "${module_to_library}/libpewter_c.so.0\n")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/scripts/python/pewter/ DESTINATION ${module} FILES_MATCHING PATTERN "*.py")
install(FILES ${PROJECT_BINARY_DIR}/installed_library ${PROJECT_SOURCE_DIR}/include/pewter/pewter.h DESTINATION ${module})
