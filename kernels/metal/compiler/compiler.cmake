# pewter-metalc: what includes LLVM's headers is compiled at -O1, as one translation unit.
set(with_llvm
  compiler/driver/compile_source.cpp compiler/driver/library_sources.cpp compiler/driver/linked_sources.cpp
  compiler/driver/lone_stage.cpp compiler/driver/manifest.cpp compiler/driver/reflection.cpp
  compiler/driver/reference_object.cpp compiler/driver/source_bundle.cpp
  compiler/driver/stage_facts.cpp compiler/driver/stages.cpp
  compiler/import/annotations.cpp compiler/import/call_sizes.cpp compiler/import/chosen_machine.cpp compiler/import/flat_function.cpp
  compiler/import/function_pointers.cpp compiler/import/gpu_targets.cpp compiler/import/import_ir.cpp compiler/import/passes.cpp
  compiler/import/reference_way.cpp compiler/import/shared_functions.cpp compiler/import/thread_stages.cpp
  compiler/import/parameters/kernel_variables.cpp compiler/import/parameters/position_variables.cpp
  compiler/import/parameters/reflected_types.cpp compiler/import/parameters/structure_parameters.cpp
  compiler/import/parameters/threadgroup_variables.cpp compiler/import/parameters/unset_constants.cpp
  compiler/import/control_flow/endless_loops.cpp compiler/import/control_flow/equal_branches.cpp compiler/import/control_flow/low_bits.cpp
  compiler/import/control_flow/prune_unreachable.cpp compiler/import/memory/alignment_promises.cpp
  compiler/import/memory/bounded_arrays.cpp compiler/import/memory/memcpy_expansion.cpp compiler/import/memory/small_arrays.cpp
  compiler/import/memory/unaligned_accesses.cpp compiler/import/types/bfloat.cpp compiler/import/types/split_bitcasts.cpp
  compiler/vectorize/shared_calls.cpp
  compiler/analysis/builtins.cpp compiler/analysis/integer_shapes.cpp compiler/analysis/jump_threading.cpp
  compiler/analysis/masked_accesses.cpp compiler/analysis/shapes.cpp compiler/analysis/short_loops.cpp
  compiler/analysis/targets.cpp compiler/analysis/written_arguments.cpp
  compiler/vectorize/accesses/access_groups.cpp compiler/vectorize/accesses/access_runs.cpp compiler/vectorize/accesses/addresses.cpp
  compiler/vectorize/accesses/alias_scopes.cpp compiler/vectorize/accesses/atomics.cpp compiler/vectorize/calls.cpp
  compiler/vectorize/elementwise.cpp compiler/vectorize/accesses/gather_coalescing.cpp compiler/vectorize/accesses/grouped_accesses.cpp
  compiler/vectorize/neighbours/lane_offsets.cpp compiler/vectorize/neighbours/lane_scalars.cpp compiler/vectorize/neighbours/lane_units.cpp
  compiler/vectorize/neighbours/layout_propagation.cpp compiler/vectorize/neighbours/neighbour_web.cpp compiler/vectorize/neighbours/stored_neighbours.cpp
  compiler/vectorize/products/matrix_products.cpp compiler/vectorize/accesses/memory.cpp compiler/vectorize/operations.cpp
  compiler/vectorize/positions.cpp
  compiler/vectorize/products/product_chains.cpp compiler/vectorize/products/product_webs.cpp compiler/vectorize/neighbours/register_builder.cpp
  compiler/vectorize/products/register_transpose.cpp compiler/vectorize/accesses/row_accesses.cpp compiler/vectorize/products/row_operands.cpp
  compiler/vectorize/accesses/segmented_accesses.cpp compiler/vectorize/accesses/unit_sums.cpp
  compiler/vectorize/simd_calls.cpp compiler/vectorize/accesses/soa_allocas.cpp compiler/vectorize/accesses/table_gathers.cpp
  compiler/vectorize/products/transposed_rows.cpp compiler/vectorize/unshuffled_elementwise.cpp
  compiler/vectorize/value_mapping.cpp compiler/vectorize/vectorizer.cpp compiler/vectorize/version_branches.cpp
  compiler/vectorize/version_loops.cpp
  compiler/barriers/equal_turns.cpp compiler/barriers/frame_places.cpp compiler/barriers/kept_stores.cpp compiler/barriers/kept_values.cpp
  compiler/barriers/live_values.cpp compiler/barriers/phases.cpp compiler/barriers/rematerialization.cpp
  compiler/barriers/split_barriers.cpp compiler/barriers/threadgroup_loop.cpp
  compiler/lowering/all_true_masks.cpp compiler/lowering/code_generation.cpp
  compiler/lowering/cut_blocks.cpp compiler/lowering/interleaved_sums.cpp compiler/lowering/mask_storage.cpp
  compiler/lowering/pieces.cpp
  compiler/lowering/kept_turns.cpp compiler/lowering/prefetched_blocks.cpp compiler/lowering/prefetched_loads.cpp
  compiler/lowering/prefetched_stores.cpp
  compiler/lowering/prefetched_turns.cpp compiler/lowering/tile_registers.cpp compiler/lowering/turn_plan.cpp
  compiler/lowering/vector_code.cpp compiler/lowering/vector_division.cpp compiler/lowering/vector_fma.cpp
  compiler/driver/vector_stages.cpp
  compiler/checked/checked_stages.cpp compiler/checked/instrument.cpp compiler/checked/objects.cpp
  compiler/checked/thread_paths.cpp
  compiler/gpu/gpu_addresses.cpp compiler/gpu/gpu_code.cpp compiler/gpu/gpu_convergence.cpp compiler/gpu/gpu_kernel.cpp
  compiler/gpu/gpu_several.cpp compiler/gpu/gpu_lane_masks.cpp compiler/gpu/gpu_copies.cpp compiler/gpu/gpu_matrices.cpp compiler/gpu/gpu_neighbours.cpp compiler/gpu/gpu_numbers.cpp compiler/gpu/gpu_placed_sums.cpp
  compiler/gpu/gpu_simd_functions.cpp compiler/gpu/gpu_stages.cpp compiler/gpu/gpu_strided_loops.cpp compiler/gpu/gpu_unaligned.cpp)
set_source_files_properties(${with_llvm} PROPERTIES UNITY_GROUP llvm)
add_executable(pewter_metalc ${with_llvm}
  compiler/driver/pewter_metalc.cpp support/process.cpp support/scratch_folder.cpp
  compiler/driver/server.cpp compiler/driver/stage_table.cpp
  support/digest.cpp support/object_cache.cpp ../runtime/machine/cpu.cpp ../runtime/error.cpp)
set_target_properties(pewter_metalc PROPERTIES OUTPUT_NAME pewter-metalc UNITY_BUILD ON UNITY_BUILD_MODE GROUP)

# Texts of a megabyte are rewritten for each kernel: the front end has a speed of its own.
add_library(pewter_metalc_frontend OBJECT
  compiler/frontend/frontend.cpp compiler/frontend/clang/clang_library.cpp compiler/frontend/clang/half_bfloat_casts.cpp
  compiler/frontend/clang/precompiled_headers.cpp compiler/frontend/clang/structure_members.cpp
  compiler/frontend/rewriting/address_spaces.cpp compiler/frontend/rewriting/entry_points.cpp
  compiler/frontend/rewriting/function_constants.cpp compiler/frontend/rewriting/kernel_names.cpp
  compiler/frontend/rewriting/parameter_attributes.cpp compiler/frontend/rewriting/render_functions.cpp
  compiler/frontend/rewriting/source_rewriter.cpp compiler/frontend/rewriting/swizzles.cpp
  compiler/frontend/rewriting/threadgroup_declarations.cpp compiler/frontend/rewriting/unrolling_pragmas.cpp
  compiler/frontend/rewriting/unsupported.cpp compiler/frontend/rewriting/unused_declarations.cpp compiler/frontend/text/own_lines.cpp
  compiler/frontend/text/source_places.cpp compiler/frontend/text/source_tokens.cpp compiler/frontend/text/text_edits.cpp)
pewter_compile_by_folder(pewter_metalc_frontend)
target_sources(pewter_metalc PRIVATE $<TARGET_OBJECTS:pewter_metalc_frontend>)
file(GLOB_RECURSE metal_headers ${PROJECT_SOURCE_DIR}/include/pewter/msl/*)
set_target_properties(pewter_metalc PROPERTIES LINK_DEPENDS "${metal_headers}")
set(precompiled_headers ${CMAKE_CURRENT_BINARY_DIR}/metal-headers.pch)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBEXECDIR BASE_DIRECTORY ${CMAKE_INSTALL_FULL_BINDIR} OUTPUT_VARIABLE programs_to_own)
foreach(part IN ITEMS pewter_metalc pewter_metalc_frontend)
  target_compile_features(${part} PRIVATE cxx_std_20)
  target_compile_definitions(${part} PRIVATE PEWTER_COMPILED PEWTER_VERSION="${PROJECT_VERSION}" PEWTER_CLANG="${PEWTER_CLANG}"
    PEWTER_METAL_LINKER="${PEWTER_METAL_LINKER}" PEWTER_METAL_QUICK_LINKER="${PEWTER_METAL_QUICK_LINKER}"
    PEWTER_METAL_HEADERS="${PROJECT_SOURCE_DIR}/include/pewter/msl" PEWTER_METAL_INSTALLED_HEADERS="${programs_to_headers}/pewter/msl"
    PEWTER_METAL_BUILT_IN="$<TARGET_FILE_DIR:pewter_metalc>" PEWTER_METAL_PRECOMPILED="${precompiled_headers}"
    PEWTER_METAL_INSTALLED_PRECOMPILED="${programs_to_own}/pewter/metal-headers.pch")
  target_include_directories(${part} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include)
  target_include_directories(${part} SYSTEM PRIVATE ${llvm_include})
  target_link_libraries(${part} PRIVATE pewter_warnings)
endforeach()
target_compile_options(pewter_metalc PRIVATE $<$<CONFIG:Release>:-O1>)
target_compile_options(pewter_metalc_frontend PRIVATE $<$<CONFIG:Release>:-O2>)
target_link_libraries(pewter_metalc PRIVATE ${PEWTER_CLANG_LIBRARY} ${llvm_names} ${CMAKE_DL_LIBS})
target_link_directories(pewter_metalc PRIVATE ${llvm_libraries})

# Metal's headers as clang has read them come with the compiler, so that no program waits for that.
if(NOT CMAKE_CROSSCOMPILING)
  add_custom_command(TARGET pewter_metalc POST_BUILD COMMAND pewter_metalc --precompile-headers ${precompiled_headers}
    BYPRODUCTS ${precompiled_headers})
endif()
