# explain-plan and explain-dispatch as programs of an installation: what scripts/explain-* compile where there is a source tree.
# A plan is the library's own affair, so its files are compiled into the program.
file(STRINGS bench/explain_plan.sources explain_plan_sources)  # scripts/explain-plan reads it, too
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS bench/explain_plan.sources)
add_executable(pewter_explain_plan ${explain_plan_sources})
target_compile_definitions(pewter_explain_plan PRIVATE PEWTER_COMPILED)
add_executable(pewter_explain_dispatch bench/explain_dispatch.cpp)
foreach(tool IN ITEMS plan dispatch)
  set_target_properties(pewter_explain_${tool} PROPERTIES OUTPUT_NAME pewter-explain-${tool})
  target_compile_definitions(pewter_explain_${tool} PRIVATE PEWTER_PROGRAM="pewter-explain-${tool}")
  target_compile_options(pewter_explain_${tool} PRIVATE $<$<CONFIG:Release>:-O1>)  # at -O3 g++ 12 warns of std::string (PR 105651)
  target_include_directories(pewter_explain_${tool} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(pewter_explain_${tool} PRIVATE pewter_headers pewter_warnings)
endforeach()
