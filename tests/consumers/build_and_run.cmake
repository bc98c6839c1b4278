# Configures the consumers' project from nothing, builds it and runs its tests; any failure ends it. With ONLY,
# just the consumer of that name.
file(REMOVE_RECURSE ${BINARY})
set(ENV{PKG_CONFIG_PATH} ${PREFIX}/lib/pkgconfig:${PREFIX}/lib64/pkgconfig)
file(GLOB multiarch ${PREFIX}/lib/*/pkgconfig)
foreach(folder IN LISTS multiarch)
  set(ENV{PKG_CONFIG_PATH} $ENV{PKG_CONFIG_PATH}:${folder})
endforeach()

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${BINARY} -G Ninja -DPEWTER_CONSUMER=ON -DPEWTER_WAY=${WAY}
  -DPEWTER_SOURCE=${PEWTER} -DCMAKE_PREFIX_PATH=${PREFIX} -DCMAKE_CXX_COMPILER=${COMPILER}
  -DCMAKE_BUILD_TYPE=${BUILD_TYPE} -DPEWTER_XSIMD_INCLUDE_DIR=${XSIMD})
set(target all)
set(tests .)
if(ONLY)
  set(target ${ONLY})
  set(tests "^${ONLY}$")
endif()
run(${CMAKE_COMMAND} --build ${BINARY} --parallel 2 --target ${target})
run(${CMAKE_CTEST_COMMAND} --test-dir ${BINARY} --output-on-failure --no-tests=error -R ${tests})
