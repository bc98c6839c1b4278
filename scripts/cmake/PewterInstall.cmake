# `cmake --install`: headers, library, find_package(pewter) and pkg-config.
#
# lib/cmake/pewter/kernels holds what a kernel file of the user's own includes as "kernels/...", and the
# list of targets that pewter_add_kernels reads.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/pewter)
set(here ${CMAKE_CURRENT_LIST_DIR})

install(TARGETS pewter pewter_headers EXPORT pewter
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT pewter NAMESPACE pewter:: DESTINATION ${package} FILE pewter-targets.cmake)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.hpp" PATTERN "*.ipp" PATTERN "*.h")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/ DESTINATION ${package}/kernels
  FILES_MATCHING REGEX "/kernels/[a-z_]+\\.(hpp|inc)$" PATTERN "*/" EXCLUDE)
install(FILES ${here}/PewterTargets.cmake DESTINATION ${package})

configure_package_config_file(${here}/pewter-config.cmake.in ${PROJECT_BINARY_DIR}/pewter-config.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/pewter-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/pewter-config.cmake ${PROJECT_BINARY_DIR}/pewter-config-version.cmake
  DESTINATION ${package})

# pkg-config: whoever links the static library needs the OpenMP runtime that it was built with.
list(JOIN OpenMP_CXX_LIB_NAMES " -l" openmp_libraries)
string(PREPEND openmp_libraries "-l")
list(GET OpenMP_CXX_LIBRARIES 0 openmp_file)
cmake_path(GET openmp_file PARENT_PATH openmp_folder)
set(xsimd_cflags "")
if(NOT PEWTER_XSIMD_INCLUDE_DIR IN_LIST CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES)
  set(xsimd_cflags "-isystem ${PEWTER_XSIMD_INCLUDE_DIR}")
endif()
# Where the file lies below the prefix depends on the system: lib/pkgconfig, Debian's lib/x86_64-linux-gnu/pkgconfig.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig
  OUTPUT_VARIABLE pc_to_prefix)
configure_file(${here}/pewter.pc.in ${PROJECT_BINARY_DIR}/pewter.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/pewter.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
