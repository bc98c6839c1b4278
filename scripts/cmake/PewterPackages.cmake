# CPack: a Debian package for each component of the installation. `scripts/package` builds them, tests them, and makes a Python
# wheel of the same files.
#
# A library's package is named for its soname. OWN are packages of ours in the same version; dpkg-shlibdeps finds what a program
# is linked with, and NEEDS names the rest: what it calls, reads or imports.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME pewter)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # else every package's text would begin with it
set(CPACK_PACKAGE_HOMEPAGE_URL "")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR} ${PROJECT_BINARY_DIR}/kernels/metal)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY >=)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/finish.cmake)

# The maintainer is who builds the packages, by the variables of Debian's own tools; scripts/package asks git where they are not set.
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")

set(minor ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(suffix_libpewter ${minor})
set(suffix_libpewter-c 0)
set(suffix_libpewter-metal ${minor})
set(suffix_libpewter-metal-objc 0)
set(PEWTER_PACKAGES "")

# pewter_package(<component> SECTION <section> TEXT <summary, end of line, paragraph> [OWN <component>...] [NEEDS <package>...]
#   [RECOMMENDS <package>...] [SUGGESTS <package>...] [CONTROL <file>...]): the package <component><suffix>
function(pewter_package component)
  cmake_parse_arguments(PARSE_ARGV 1 given "" "SECTION;TEXT" "OWN;NEEDS;RECOMMENDS;SUGGESTS;CONTROL")
  foreach(own IN LISTS given_OWN)
    list(APPEND given_NEEDS "${own}${suffix_${own}} (= ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
  endforeach()
  string(TOUPPER ${component} upper)
  set(prefix CPACK_DEBIAN_${upper})
  foreach(kind IN ITEMS NEEDS RECOMMENDS SUGGESTS)
    list(JOIN given_${kind} ", " given_${kind})
  endforeach()
  set(${prefix}_PACKAGE_NAME ${component}${suffix_${component}} PARENT_SCOPE)
  set(${prefix}_PACKAGE_SECTION ${given_SECTION} PARENT_SCOPE)
  set(${prefix}_PACKAGE_DEPENDS "${given_NEEDS}" PARENT_SCOPE)
  set(${prefix}_PACKAGE_RECOMMENDS "${given_RECOMMENDS}" PARENT_SCOPE)
  set(${prefix}_PACKAGE_SUGGESTS "${given_SUGGESTS}" PARENT_SCOPE)
  set(${prefix}_PACKAGE_CONTROL_EXTRA "${given_CONTROL}" PARENT_SCOPE)
  set(${prefix}_PACKAGE_SOURCE pewter PARENT_SCOPE)
  set(${prefix}_DESCRIPTION "${given_TEXT}" PARENT_SCOPE)
  set(PEWTER_PACKAGES ${PEWTER_PACKAGES} ${component} PARENT_SCOPE)
endfunction()

set(control ${CMAKE_CURRENT_LIST_DIR}/debian)
if(BUILD_SHARED_LIBS)
  set(of_pewter libpewter)
  pewter_package(libpewter SECTION libs CONTROL ${control}/triggers TEXT "kernels in Metal's terms for CPUs, C++ library
Pewter's collection of compute kernels: softmax, norms, matrix products,
attention, scans, images and more, each compiled for every instruction set
of this architecture. The best one is chosen at run time.")
endif()
pewter_package(libpewter-c SECTION libs OWN ${of_pewter} CONTROL ${control}/triggers TEXT "kernels in Metal's terms for CPUs, C library
The collection of Pewter's kernels behind a C interface, for programs in C
and for languages that load a library at run time.")
pewter_package(libpewter-dev SECTION libdevel OWN ${of_pewter} libpewter-c NEEDS libxsimd-dev libc6-dev SUGGESTS g++ cmake pkg-config
  TEXT "kernels in Metal's terms for CPUs, development files
Headers of the kernel collection and of its execution model, in C++20 and C,
with what CMake and pkg-config find them by. Your own kernels are
written with the same headers.")
pewter_package(python3-pewter SECTION python OWN libpewter-c NEEDS python3 python3-numpy CONTROL ${control}/postinst ${control}/prerm
  TEXT "kernels in Metal's terms for CPUs, on NumPy arrays
The module pewter calls the kernel collection on NumPy arrays. The module
pewter_metal runs Metal source on them; it needs libpewter-metal${minor}.")
if(PEWTER_HAS_METAL AND NOT PEWTER_METALC)
  pewter_package(pewter-metal SECTION devel NEEDS clang-22 lld-22 TEXT "compiler of Metal source for CPUs
pewter-metalc compiles unmodified Metal compute source to native vector
code: 32 threads become one function on vectors. With it come Metal's
headers, which it reads.")
  pewter_package(libpewter-metal SECTION libs OWN pewter-metal CONTROL ${control}/triggers TEXT "Metal source on CPUs, runtime library
Compiles Metal source at run time and dispatches its kernels on the host's
threads, for programs in C, C++ and Python and for those written for
metal-cpp.")
  pewter_package(libpewter-metal-dev SECTION libdevel OWN libpewter-metal libpewter-dev TEXT "Metal source on CPUs, development files
Headers with metal-cpp's names, and those of the runtime in C and C++. A
compute program for metal-cpp builds without a change.")
  set(of_metal libpewter-metal)
endif()
pewter_package(pewter-tools SECTION devel OWN ${of_metal} python3-pewter SUGGESTS python3-scipy python3-matplotlib python3-jsonschema
  CONTROL ${control}/postinst ${control}/prerm TEXT "commands that run, check and measure Metal source on CPUs
metal-run runs a kernel of a Metal file on NumPy files, looks for races and
accesses out of bounds, and measures threadgroup sizes. pewter-explain-plan
and pewter-explain-dispatch say how a matrix product and a dispatch of
threads would be computed.")
if(PEWTER_HAS_METAL_OBJC)
  cmake_path(GET PEWTER_OBJC_RUNTIME FILENAME gcc)
  pewter_package(libpewter-metal-objc SECTION libs OWN libpewter-metal CONTROL ${control}/triggers TEXT "Metal for Objective-C programs on CPUs, runtime library
Metal's protocols and the part of libdispatch that compute programs use,
over GNUstep's Foundation.")
  pewter_package(libpewter-metal-objc-dev SECTION libdevel OWN libpewter-metal-objc libpewter-metal-dev
    NEEDS clang-22 libgnustep-base-dev libblocksruntime-dev libobjc-${gcc}-dev TEXT "Metal for Objective-C programs on CPUs, development files
Headers with Metal's protocols and classes for Objective-C. Programs are
compiled by clang.")
endif()

set(CPACK_COMPONENTS_ALL ${PEWTER_PACKAGES})
list(JOIN PEWTER_PACKAGES "\n" lines)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/components CONTENT "${lines}\n")
set(CPACK_PROJECT_CONFIG_FILE "")
set(CPACK_OUTPUT_FILE_PREFIX packages)
include(CPack)
