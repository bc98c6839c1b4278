# pewter_compile_by_folder(<target>): the target's files of one folder are one translation unit, as reading headers is most of their time;
# names in their unnamed namespaces are then the folder's. Files with options of their own stay alone. Why: build.md#build-time.
function(pewter_compile_by_folder target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.cpp$")
      cmake_path(GET source PARENT_PATH folder)
      string(MAKE_C_IDENTIFIER "${folder}" folder)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP "in_${folder}")
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
