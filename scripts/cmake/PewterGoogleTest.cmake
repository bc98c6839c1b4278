# GTest::gtest: the installed library where it fits, else built from Debian's sources. It does
# not fit a cross build, nor a build whose sanitizer wants to see all code.
if(NOT CMAKE_CROSSCOMPILING AND NOT PEWTER_SANITIZERS)
  find_package(GTest QUIET)
endif()
if(NOT TARGET GTest::gtest)
  find_path(PEWTER_GOOGLETEST_SOURCE googletest/include/gtest/gtest.h
    PATHS /usr/src/googletest NO_CMAKE_FIND_ROOT_PATH DOC "Sources of GoogleTest")
  if(NOT PEWTER_GOOGLETEST_SOURCE)
    message(FATAL_ERROR "pewter: the tests need GoogleTest (Debian, Ubuntu: apt install libgtest-dev googletest)")
  endif()
  set(INSTALL_GTEST OFF)
  set(BUILD_GMOCK OFF)
  set(BUILD_SHARED_LIBS OFF)
  add_subdirectory(${PEWTER_GOOGLETEST_SOURCE} ${PROJECT_BINARY_DIR}/googletest EXCLUDE_FROM_ALL SYSTEM)
  if(NOT TARGET GTest::gtest)
    add_library(GTest::gtest ALIAS gtest)
  endif()
endif()
