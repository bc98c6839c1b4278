# pewter.pc finds headers and library from every folder that CMAKE_INSTALL_LIBDIR may name. Nothing is built.
file(REMOVE_RECURSE ${BINARY})
set(prefix ${BINARY}/prefix)
foreach(folder IN ITEMS lib lib64 lib/x86_64-linux-gnu)
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${PEWTER} -B ${BINARY} -G Ninja -DPEWTER_TESTS=OFF -DPEWTER_BENCH=OFF
    -DCMAKE_CXX_COMPILER=${COMPILER} -DPEWTER_XSIMD_INCLUDE_DIR=${XSIMD} -DCMAKE_INSTALL_PREFIX=/usr
    -DCMAKE_INSTALL_LIBDIR=${folder} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  file(COPY ${BINARY}/pewter.pc DESTINATION ${prefix}/${folder}/pkgconfig)
  set(ENV{PKG_CONFIG_PATH} ${prefix}/${folder}/pkgconfig)
  set(includedir ${prefix}/include/)
  set(libdir ${prefix}/${folder}/)
  foreach(variable IN ITEMS includedir libdir)
    execute_process(COMMAND pkg-config --variable=${variable} pewter OUTPUT_VARIABLE found
      OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    cmake_path(SET found NORMALIZE ${found}/)
    if(NOT found STREQUAL ${variable})
      message(SEND_ERROR "CMAKE_INSTALL_LIBDIR=${folder}: ${variable} is ${found}, must be ${${variable}}")
    endif()
  endforeach()
endforeach()
