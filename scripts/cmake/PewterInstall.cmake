# `cmake --install`: headers, libraries, find_package(pewter), pkg-config, the Python modules, metal-run. Each file belongs to one
# component, which PewterPackages.cmake makes a package of; kernels/metal has Metal source's.
#
# lib/cmake/pewter/kernels holds what a kernel file of the user's own includes as "kernels/...", and the
# list of targets that pewter_add_kernels reads.
include(CMakePackageConfigHelpers)
include(PewterManual)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/pewter)
set(here ${CMAKE_CURRENT_LIST_DIR})

# Installs a relative symbolic link, `from` and `to` as they would lie below the configured prefix.
function(pewter_install_link component from to)
  cmake_path(GET from PARENT_PATH folder)
  cmake_path(GET from FILENAME name)
  cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE destination)
  cmake_path(RELATIVE_PATH to BASE_DIRECTORY ${folder})
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/links)
  file(CREATE_LINK ${to} ${PROJECT_BINARY_DIR}/links/${name} SYMBOLIC)
  install(FILES ${PROJECT_BINARY_DIR}/links/${name} DESTINATION ${destination} COMPONENT ${component})
endfunction()

install(TARGETS pewter pewter_headers EXPORT pewter ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT libpewter-dev
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT libpewter NAMELINK_COMPONENT libpewter-dev)
install(TARGETS pewter_c EXPORT pewter
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT libpewter-c NAMELINK_COMPONENT libpewter-dev)

# From here to the end of the list of headers all is for who compiles programs.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME libpewter-dev)
install(EXPORT pewter NAMESPACE pewter:: DESTINATION ${package} FILE pewter-targets.cmake)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.hpp" PATTERN "*.ipp" PATTERN "*.inc" PATTERN "*.h"
  REGEX "/pewter/(metal\\.h(pp)?|(msl|metal-cpp|objc)(/.*)?)$" EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/kernels/registry.inc ${PROJECT_SOURCE_DIR}/kernels/targets.inc DESTINATION ${package}/kernels)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/runtime ${PROJECT_SOURCE_DIR}/kernels/common DESTINATION ${package}/kernels
  FILES_MATCHING REGEX "\\.(hpp|inc)$")
# What GPU code of a user's kernels is made with.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/offload/runtime DESTINATION ${package}/kernels/offload
  FILES_MATCHING REGEX "/runtime/(kernel_entry_gpu|pointer_members|module|operand_places|peers|regions|clusters|region_code|region_launch|waits|driver)\\.[hc]pp$")
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
foreach(name IN ITEMS pewter pewter-c pewter-metal)
  configure_file(${here}/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/pewter.pc ${PROJECT_BINARY_DIR}/pewter-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# The modules for NumPy, pure Python: `PYTHONPATH=<prefix>/share/pewter/python`. pewter reads the functions' signatures in
# pewter.h; where libpewter_c and libpewter_metal lie from their own folder is in installed_library and installed_metal_library.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME python3-pewter)
set(PEWTER_PYTHON_DIR ${CMAKE_INSTALL_DATADIR}/pewter/python CACHE STRING "Where Python's modules go, below the prefix")
set(module ${PEWTER_PYTHON_DIR}/pewter)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}/${module} OUTPUT_VARIABLE module_to_library)
set(version ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/installed_library CONTENT "${module_to_library}/libpewter_c.so.0\n")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/installed_metal_library CONTENT "${module_to_library}/libpewter_metal.so.${version}\n")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/scripts/python/ DESTINATION ${PEWTER_PYTHON_DIR} FILES_MATCHING PATTERN "*.py"
  PATTERN __pycache__ EXCLUDE)
install(FILES ${PROJECT_BINARY_DIR}/installed_library ${PROJECT_BINARY_DIR}/installed_metal_library
  ${PROJECT_SOURCE_DIR}/include/pewter/pewter.h DESTINATION ${module})

# metal-run finds its modules in its own folder, and pewter_metal in python/ or where Python looks anyway.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME pewter-tools)
set(tools ${CMAKE_INSTALL_DATADIR}/pewter)
install(PROGRAMS ${PROJECT_SOURCE_DIR}/scripts/metal-run DESTINATION ${tools})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/scripts/benchmarking ${PROJECT_SOURCE_DIR}/scripts/report_pages DESTINATION ${tools}
  FILES_MATCHING PATTERN "*.py" PATTERN "*.json" PATTERN __pycache__ EXCLUDE)
pewter_install_link(pewter-tools ${CMAKE_INSTALL_FULL_BINDIR}/metal-run ${CMAKE_INSTALL_PREFIX}/${tools}/metal-run)
pewter_install_manual(pewter-tools metal-run "run, check and measure kernels of Metal source" ${PROJECT_SOURCE_DIR}/scripts/metal-run)
if(PEWTER_TOOLS)
  pewter_install_manual(pewter-tools pewter-explain-plan "say how a matrix product would be computed" $<TARGET_FILE:pewter_explain_plan>)
  pewter_install_manual(pewter-tools pewter-explain-dispatch "say how a dispatch of threads would be computed"
    $<TARGET_FILE:pewter_explain_dispatch>)
  install(TARGETS pewter_explain_plan pewter_explain_dispatch RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
unset(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME)
