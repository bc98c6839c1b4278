# pewter_warnings: the warnings that all of Pewter's own code is compiled with. Linked privately, so that
# a project that uses Pewter never sees them.
add_library(pewter_warnings INTERFACE)
target_compile_options(pewter_warnings INTERFACE -Wall -Wextra -Wshadow -Wconversion
  $<$<BOOL:${PEWTER_WERROR}>:-Werror>)
