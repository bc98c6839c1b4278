# The Python of scripts/: reports, comparisons of compilers, peers, tuning. Part of tests/CMakeLists.txt.

# The report of scripts/bench, where matplotlib is.
execute_process(COMMAND ${PEWTER_SYSTEM_PYTHON} -c "import matplotlib" RESULT_VARIABLE no_matplotlib OUTPUT_QUIET ERROR_QUIET)
if(no_matplotlib EQUAL 0)
  add_test(NAME report COMMAND ${PEWTER_SYSTEM_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/report_test.py ${PROJECT_SOURCE_DIR}/scripts)
  set_tests_properties(report PROPERTIES LABELS report)
endif()

# The page of a trace of PEWTER_METAL_TRACE.
add_test(NAME trace_page COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/trace_page_test.py ${PROJECT_SOURCE_DIR}/scripts)
set_tests_properties(trace_page PROPERTIES LABELS report)

# scripts/compare-compilers and its company; where scipy or jsonschema is missing, skipped.
function(pewter_compare_compilers_test part)
  add_test(NAME compare_compilers.${part} COMMAND sh -c
    "'${PEWTER_SYSTEM_PYTHON}' -c 'import scipy, jsonschema' || exit 77; exec '${PEWTER_SYSTEM_PYTHON}' \"$@\"" sh
    ${CMAKE_CURRENT_SOURCE_DIR}/scripts/compare_compilers_${part}_test.py ${ARGN})
  set_tests_properties(compare_compilers.${part} PROPERTIES LABELS report SKIP_RETURN_CODE 77)
endfunction()
foreach(part IN ITEMS browser cluster command page statistics study sweep toolchains)
  pewter_compare_compilers_test(${part})
endforeach()
if(PEWTER_BENCH)
  pewter_compare_compilers_test(measurement $<TARGET_FILE:pewter_measure>)
endif()

# scripts/tune on a made-up machine and, where it is built, with the real program on this one.
set(tune)
if(PEWTER_BENCH OR PEWTER_PEERS)
  set(tune $<TARGET_FILE:pewter_tune>)
endif()
add_test(NAME tune COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tune_test.py ${PROJECT_SOURCE_DIR} ${tune})
set_tests_properties(tune PROPERTIES LABELS report)

# The tables and the page of scripts/compare-peers, what scripts/offload makes a GPU's page of, what scripts do where packages are missing,
# and which targets scripts/test builds.
foreach(test IN ITEMS peers peer_page offload_page dependencies targets)
  add_test(NAME ${test} COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/${test}_test.py)
  set_tests_properties(${test} PROPERTIES LABELS report)
endforeach()

# ONNX Runtime as a peer, where NumPy is; and with the library itself, if PEWTER_ONNXRUNTIME names its folder.
add_test(NAME onnx_peer COMMAND sh -c "'${PEWTER_SYSTEM_PYTHON}' -c 'import numpy' || exit 77; exec '${PEWTER_SYSTEM_PYTHON}' \"$@\"" sh
  ${CMAKE_CURRENT_SOURCE_DIR}/scripts/onnx_peer_test.py)
set_tests_properties(onnx_peer PROPERTIES LABELS report SKIP_RETURN_CODE 77)

# scripts/explain-plan compiles what it needs of the library by itself; the second call looks for what has changed since.
add_test(NAME explain_plan COMMAND ${PROJECT_SOURCE_DIR}/scripts/explain-plan gemm 512x512x512 --machine zen4 --threads 16)
add_test(NAME explain_plan.rows COMMAND ${PROJECT_SOURCE_DIR}/scripts/explain-plan softmax 512x512 --machine zen4 --threads 16)
set_tests_properties(explain_plan.rows PROPERTIES DEPENDS explain_plan LABELS report PASS_REGULAR_EXPRESSION "tiled .* chosen, forked")
set_tests_properties(explain_plan PROPERTIES LABELS report PASS_REGULAR_EXPRESSION "FMA 8x48.* host threads")
