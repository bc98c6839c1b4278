# Tests of Metal source: programs of hosts, sources, stages. tests/CMakeLists.txt includes this file: paths begin at its folder.
# Where Metal source cannot be built its tests are listed as disabled, which scripts/test counts.
set(metal_environment "PEWTER_METAL_CACHE=${CMAKE_CURRENT_BINARY_DIR}/metal-cache;OMP_WAIT_POLICY=passive")
set(metal_library "")
if(PEWTER_HAS_METAL)
  set(metal_library $<TARGET_FILE:pewter_metal>)
endif()
set(metal_tests "")
set(lists_metal_tests ${PEWTER_HAS_METAL})
if(PEWTER_METAL STREQUAL "AUTO" AND NOT CMAKE_CROSSCOMPILING AND NOT PEWTER_SANITIZERS)
  set(lists_metal_tests ON)
endif()

# Programs for metal-cpp, as they stand: only the folder of the headers is another.
if(lists_metal_tests)
  add_custom_target(metal_programs)
  foreach(source IN ITEMS
      add_arrays checked_mode descriptors devices everything layers shared_types simd_functions simd_rotations encoders/argument_buffers
      encoders/argument_encoder encoders/blit encoders/encoder_states encoders/indirect_commands
      encoders/indirect_dispatch encoders/threadgroup_memory foundation/foundation foundation/messages_to_nil
      foundation/pool_at_thread_end foundation/reference_counts foundation/strings_of_encodings
      libraries/binary_archives libraries/compile_options libraries/dynamic_libraries libraries/dynamic_metallibs
      libraries/function_constants libraries/library_from_data libraries/library_from_metallib libraries/reflected_types
      libraries/reflection libraries/stitched_libraries libraries/unset_constants libraries/visible_functions queues/errors queues/events
      queues/handlers queues/kernel_logs queues/memory_faults queues/time_limit queues/traced queues/waits
      resources/heap_and_fence resources/mipmaps resources/pixel_formats resources/residency_and_counters
      resources/sparse_and_tensors resources/texture_kernels resources/textures)
    cmake_path(GET source STEM program)
    if(PEWTER_HAS_METAL)
      add_executable(metal_${program} metal/programs/${source}.cpp)
      set_target_properties(metal_${program} PROPERTIES CXX_STANDARD 17)
      target_link_libraries(metal_${program} PRIVATE pewter::metal_cpp pewter_warnings)
      if(PEWTER_SANITIZERS MATCHES undefined)
        target_compile_options(metal_${program} PRIVATE -fno-sanitize=null)  # messages to nil are metal-cpp's way
      endif()
      add_dependencies(metal_programs metal_${program})
    endif()
    list(APPEND metal_tests metal.program.${program})
    add_test(NAME metal.program.${program} COMMAND metal_${program} ${PROJECT_SOURCE_DIR}/kernels/metal/source/images.metal
      ${CMAKE_CURRENT_SOURCE_DIR}/metal/programs/shared_types.metal)
    set_tests_properties(metal.program.${program} PROPERTIES LABELS metal TIMEOUT 300 ENVIRONMENT "${metal_environment}"
      ENVIRONMENT_MODIFICATION PATH=path_list_prepend:${PROJECT_BINARY_DIR}/kernels/metal/apple-tools)
  endforeach()
endif()

# Programs in Objective-C, a feature each.
if(PEWTER_HAS_METAL_OBJC)
  foreach(program IN ITEMS blit buffers device dispatches dynamic_libraries events function_constants handlers heaps kernel_logs language layers
      library library_from_data mipmaps objective_cxx pools_and_threads queues reference_counting reflection simd_types
      single_header stitching)
    file(GLOB source metal/objc/${program}.m metal/objc/${program}.mm)
    add_executable(metal_objc_${program} ${source})
    set_target_properties(metal_objc_${program} PROPERTIES LINKER_LANGUAGE CXX)  # CMake writes no RPATH by OBJC
    target_link_libraries(metal_objc_${program} PRIVATE pewter::metal_objc)
    target_compile_options(metal_objc_${program} PRIVATE -Wall -Wextra -Werror)
    add_dependencies(metal_programs metal_objc_${program})
    add_test(NAME metal.objc.${program} COMMAND metal_objc_${program})
    set_tests_properties(metal.objc.${program} PROPERTIES LABELS metal TIMEOUT 300 ENVIRONMENT "${metal_environment}")
  endforeach()
  target_sources(metal_objc_language PRIVATE metal/objc/language_base.m)
  target_compile_options(metal_objc_reference_counting PRIVATE -fobjc-arc)
  target_compile_options(metal_objc_single_header PRIVATE -std=c11)
  target_compile_definitions(metal_objc_layers PRIVATE TARGET_OS_OSX=1 TARGET_OS_MAC=1 TARGET_OS_IPHONE=0)  # as build systems of macOS
endif()

# What scripts/fuzz-metal runs random kernels with.
if(PEWTER_HAS_METAL)
  add_executable(metal_digests metal/digests.cpp)
  target_link_libraries(metal_digests PRIVATE pewter::metal pewter_warnings)
  if(PEWTER_METALC)
    set_target_properties(metal_digests PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/apart)
  endif()
endif()

# More host threads than cores: they are late, or have no core, at all times.
if(lists_metal_tests)
  if(PEWTER_HAS_METAL)
    foreach(program IN ITEMS host_threads last_dispatches small_dispatches)
      add_executable(metal_${program} metal/${program}.cpp)
      target_include_directories(metal_${program} PRIVATE ${PROJECT_SOURCE_DIR})
      target_link_libraries(metal_${program} PRIVATE pewter::metal pewter_warnings)
    endforeach()
    add_dependencies(metal_programs metal_host_threads metal_last_dispatches metal_small_dispatches)
  endif()
  foreach(threads IN ITEMS 2 8)
    foreach(program IN ITEMS host_threads last_dispatches small_dispatches)
      list(APPEND metal_tests metal.${program}.${threads})
      add_test(NAME metal.${program}.${threads} COMMAND metal_${program})
      set_tests_properties(metal.${program}.${threads} PROPERTIES LABELS metal TIMEOUT 300
        ENVIRONMENT "OMP_NUM_THREADS=${threads};${metal_environment}")
    endforeach()
  endforeach()
endif()

# What a GPU's driver is asked for, where a library stands in for it.
if(lists_metal_tests)
  if(PEWTER_HAS_METAL)
    add_library(metal_stand_in_driver SHARED metal/gpu/stand_in_driver.cpp)
    target_include_directories(metal_stand_in_driver PRIVATE ${PROJECT_SOURCE_DIR})
    set_target_properties(metal_stand_in_driver PROPERTIES OUTPUT_NAME cuda VERSION 1 SOVERSION 1 CXX_VISIBILITY_PRESET default
      LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/metal-stand-in)
    add_executable(metal_gpu_launches metal/gpu/launches.cpp)
    target_include_directories(metal_gpu_launches PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(metal_gpu_launches PRIVATE pewter::metal pewter_warnings ${CMAKE_DL_LIBS})
    foreach(test IN ITEMS first_uses page_faults)
      add_executable(metal_gpu_${test} metal/gpu/${test}.cpp)
      set_target_properties(metal_gpu_${test} PROPERTIES CXX_STANDARD 17)
      target_include_directories(metal_gpu_${test} PRIVATE ${PROJECT_SOURCE_DIR})
      target_link_libraries(metal_gpu_${test} PRIVATE pewter::metal_cpp pewter_warnings ${CMAKE_DL_LIBS})
    endforeach()
    add_dependencies(metal_programs metal_gpu_launches metal_gpu_first_uses metal_gpu_page_faults metal_stand_in_driver)
  endif()
  set(gpu_tests metal.gpu_launches metal.gpu_fault metal.gpu_page_faults metal.gpu_without_context metal.gpu_first_uses metal.gpu_first_uses_without_context)
  list(APPEND metal_tests ${gpu_tests})
  add_test(NAME metal.gpu_launches COMMAND metal_gpu_launches)
  add_test(NAME metal.gpu_fault COMMAND metal_gpu_launches fault)
  add_test(NAME metal.gpu_page_faults COMMAND metal_gpu_page_faults)
  add_test(NAME metal.gpu_without_context COMMAND metal_gpu_launches no-context)
  add_test(NAME metal.gpu_first_uses COMMAND metal_gpu_first_uses)
  add_test(NAME metal.gpu_first_uses_without_context COMMAND metal_gpu_first_uses no-context)
  set_tests_properties(${gpu_tests} PROPERTIES LABELS metal
    ENVIRONMENT "LD_LIBRARY_PATH=${CMAKE_CURRENT_BINARY_DIR}/metal-stand-in;${metal_environment}")
endif()

# The programs of kernels/metal/README.md.
if(lists_metal_tests)
  set(page ${PROJECT_SOURCE_DIR}/kernels/metal/README.md)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
  execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/readme/extract.py ${page}
    ${CMAKE_CURRENT_BINARY_DIR}/metal-readme OUTPUT_VARIABLE blocks COMMAND_ERROR_IS_FATAL ANY)
  foreach(block IN LISTS blocks)
    cmake_path(GET block STEM name)
    file(READ ${block} text)
    string(REGEX MATCH "prints: ([^\n]+)" expected "${text}")
    set(expected ${CMAKE_MATCH_1})
    list(APPEND metal_tests metal.readme.${name})
    if(block MATCHES "\\.py$")
      add_test(NAME metal.readme.${name} COMMAND ${PEWTER_SYSTEM_PYTHON} ${block})
      if(PEWTER_METALC)  # Python loads no library of another architecture or with sanitizers
        set_tests_properties(metal.readme.${name} PROPERTIES DISABLED ON)
      endif()
      string(APPEND expected ";No module named 'numpy'")
    else()
      if(PEWTER_HAS_METAL)
        add_executable(metal_readme_${name} ${block})
        add_dependencies(metal_programs metal_readme_${name})
        if(text MATCHES "Metal/Metal\\.hpp")
          target_link_libraries(metal_readme_${name} PRIVATE pewter::metal_cpp pewter_warnings)
        else()
          target_link_libraries(metal_readme_${name} PRIVATE pewter::metal pewter_warnings)
        endif()
      endif()
      add_test(NAME metal.readme.${name} COMMAND metal_readme_${name})
    endif()
    set_tests_properties(metal.readme.${name} PROPERTIES LABELS "metal;readme" PASS_REGULAR_EXPRESSION "${expected}" ENVIRONMENT
      "PYTHONPATH=${PROJECT_SOURCE_DIR}/scripts/python:${CMAKE_CURRENT_SOURCE_DIR}/metal/python/mlx_without_metal:${CMAKE_CURRENT_SOURCE_DIR}/metal/python;PYTHONDONTWRITEBYTECODE=1;PEWTER_METAL_LIBRARY=${metal_library};${metal_environment}")
  endforeach()
endif()

# README.md's first command, as it stands there.
if(lists_metal_tests)
  file(READ ${PROJECT_SOURCE_DIR}/README.md text)
  string(REGEX MATCH "scripts/metal-run (tests/readme/saxpy[^\n]+)" command "${text}")
  separate_arguments(arguments UNIX_COMMAND "${CMAKE_MATCH_1}")
  string(REGEX MATCH "This prints `buffer 1: \\[([^]]+)" expected "${text}")
  string(REPLACE "." "\\." expected "${CMAKE_MATCH_1}")
  add_test(NAME metal.readme.command COMMAND ${PEWTER_SYSTEM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/metal-run ${arguments}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(metal.readme.command PROPERTIES LABELS "metal;readme" PASS_REGULAR_EXPRESSION "buffer 1: .${expected}.\n"
    ENVIRONMENT "PEWTER_METAL_LIBRARY=${metal_library};${metal_environment}")
endif()

# An installation of the component alone, used as a stranger would.
if(lists_metal_tests AND PEWTER_INSTALL AND NOT PEWTER_METALC)
  list(APPEND metal_tests metal.install)
  add_test(NAME metal.install COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/metal/install_test.py
    ${CMAKE_COMMAND} ${PROJECT_BINARY_DIR} ${CMAKE_CXX_COMPILER} ${CMAKE_INSTALL_LIBDIR} ${PEWTER_PYTHON_DIR})
  set_tests_properties(metal.install PROPERTIES LABELS "metal;consumers" TIMEOUT 300 ENVIRONMENT OMP_WAIT_POLICY=passive)
endif()

# Metal source: the documents' kernels against NumPy, bad input, and random kernels as vectors and by the reference way.
set(no_numpy 1)
if(PEWTER_SYSTEM_PYTHON)
  execute_process(COMMAND ${PEWTER_SYSTEM_PYTHON} -c "import numpy" RESULT_VARIABLE no_numpy OUTPUT_QUIET ERROR_QUIET)
endif()
if(NOT no_numpy EQUAL 0)
  message(STATUS "pewter: Metal source is not tested against NumPy, which ${PEWTER_SYSTEM_PYTHON} lacks (python3-numpy)")
endif()
if(lists_metal_tests)
  foreach(path IN ITEMS kernels/accesses language/stdlib_types)  # which compile much, in parts
    cmake_path(GET path FILENAME test)
    foreach(part RANGE 3)
      add_test(NAME metal.${test}.${part} COMMAND ${PEWTER_SYSTEM_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/metal/part.py ${CMAKE_CURRENT_SOURCE_DIR}/metal/${path}_test.py ${part} 4)
      list(APPEND metal_python_tests metal.${test}.${part})
    endforeach()
  endforeach()
  foreach(path IN ITEMS
        check gpu gpu_code interface porting sweep trace compiler/apple_tools compiler/cache compiler/compile_limits
        compiler/metal_options compiler/random_reduced compiler/reproducible compiler/scratch_folders compiler/stages compiler/starts
        kernels/attention kernels/barriers kernels/foreign_language kernels/foreign_memory kernels/foreign_sources
        kernels/found kernels/full_copies kernels/kernels kernels/long_kernels kernels/products kernels/shuffles
        kernels/sources kernels/threadgroup_sizes kernels/threadgroup_variables kernels/units language/cubes language/frontend language/functions
        language/idioms language/names language/namespace language/pixel_formats language/render_functions
        language/stdlib language/textures python/arrays python/errors python/metal_kernel python/mlx)
    cmake_path(GET path FILENAME test)
    add_test(NAME metal.${test} COMMAND ${PEWTER_SYSTEM_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/metal/${path}_test.py)
    list(APPEND metal_python_tests metal.${test})
  endforeach()
  set(own_kernels atomics attention elementwise matrices matrices_of_shorter_types rows rows_by_fours simdgroup_matrix two_dimensional vectorized_rows)
  # Checked mode says nothing of what is right, and changes no result.
  list(TRANSFORM own_kernels PREPEND Sources.test_)
  add_test(NAME metal.check_kernels COMMAND ${PEWTER_SYSTEM_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/metal/kernels/kernels_test.py ${own_kernels})
  set_tests_properties(metal.check_kernels PROPERTIES LABELS metal ENVIRONMENT
    "PEWTER_METAL_CHECK=1;PEWTER_METAL_LIBRARY=${metal_library};${metal_environment}")
  add_test(NAME metal.random COMMAND ${PEWTER_SYSTEM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/fuzz-metal --kernels 20)
  add_test(NAME metal.damaged_sources COMMAND ${PEWTER_SYSTEM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/fuzz-metal-sources --mutants 40)
  if(PEWTER_HAS_METAL)
    list(APPEND metal_environment "PEWTER_METAL_CLANG=${PEWTER_CLANG}" "PEWTER_METALC=$<TARGET_FILE:pewter_metalc>" "PEWTER_METAL_DIGESTS=$<TARGET_FILE:metal_digests>"
      "PEWTER_METAL_TRACED=$<TARGET_FILE:metal_traced>")
  endif()
  set_tests_properties(${metal_python_tests} metal.random metal.damaged_sources PROPERTIES LABELS metal ENVIRONMENT
    "PEWTER_METAL_LIBRARY=${metal_library};${metal_environment}")
  # LLVM compiles the kernels whoever compiled the compiler; what tests front end, host and runtime broadly stays.
  foreach(test IN ITEMS arrays check check_kernels cubes foreign_sources found full_copies functions idioms long_kernels metal_kernel mlx names
        namespace porting random random_reduced render_functions shuffles sources stages starts stdlib stdlib_types.0 stdlib_types.1 stdlib_types.2 stdlib_types.3 sweep
        textures threadgroup_variables units)
    set_tests_properties(metal.${test} PROPERTIES LABELS "metal;any_compiler")
  endforeach()
  if(NOT PEWTER_HAS_METAL)
    set_tests_properties(${metal_tests} PROPERTIES DISABLED ON)
  endif()
  if(CMAKE_CROSSCOMPILING)  # the emulator starts no program that a test starts, and says not whether an access was a store
    set_tests_properties(metal.program.binary_archives metal.program.dynamic_metallibs metal.program.library_from_metallib
      metal.program.memory_faults PROPERTIES DISABLED ON)
  endif()
  if(PEWTER_SANITIZERS)  # the test reads where no memory is, and sanitizers put theirs there
    set_tests_properties(metal.program.memory_faults PROPERTIES DISABLED ON)
  endif()
  if(NOT PEWTER_HAS_METAL OR PEWTER_METALC OR NOT no_numpy EQUAL 0)
    set_tests_properties(${metal_python_tests} metal.readme.command metal.check_kernels metal.random metal.damaged_sources PROPERTIES DISABLED ON)
  endif()
endif()
