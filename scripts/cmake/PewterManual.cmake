# Manual pages of the commands that packages have, of what --help says, by help2man where that is.
find_program(PEWTER_HELP2MAN help2man)

# pewter_install_manual(<component> <command> <what it does> <program> [<targets that it needs>...])
function(pewter_install_manual component command summary program)
  if(NOT PEWTER_TOOLS OR NOT PEWTER_HELP2MAN OR CMAKE_CROSSCOMPILING)
    return()
  endif()
  set(page ${PROJECT_BINARY_DIR}/manual/${command}.1.gz)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/manual)
  # The page has the name of the installed command; scripts' own texts have the name in the source tree.
  add_custom_command(OUTPUT ${page} COMMAND sh -ec
    "$1 --no-info --version-string=${PROJECT_VERSION} --name=\"$2\" \"$3\" >\"$4\"; sed s,scripts/,,g \"$4\" | gzip -9n >\"$5\"; rm \"$4\"" sh
    ${PEWTER_HELP2MAN} ${summary} ${program} ${PROJECT_BINARY_DIR}/manual/${command}.1 ${page} DEPENDS ${program} ${ARGN} VERBATIM)
  add_custom_target(pewter_manual_${command} ALL DEPENDS ${page})
  install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${component})
endfunction()
