# CPack runs this before it packs: each package's folder gets what Debian wants in /usr/share/doc, and loses search paths of
# libraries, which the system's folders need none of.
set(source ${CMAKE_CURRENT_LIST_DIR}/../../..)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(folder ${CPACK_TEMPORARY_DIRECTORY}/${component})
  set(documents ${folder}/usr/share/doc/${package})
  file(MAKE_DIRECTORY ${documents})
  file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/copyright ${documents}/copyright)
  file(COPY_FILE ${source}/CHANGELOG.md ${documents}/changelog)
  execute_process(COMMAND date --utc --rfc-email --date=@$ENV{SOURCE_DATE_EPOCH}
    OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  file(WRITE ${documents}/changelog.Debian "pewter (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) bookworm; urgency=medium\n\n"
    "  * Packages made by scripts/package; changelog.gz says what is new.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  execute_process(COMMAND gzip -9n changelog changelog.Debian WORKING_DIRECTORY ${documents} COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB binaries ${folder}/usr/bin/* ${folder}/usr/lib/*/*.so.*)
  foreach(binary IN LISTS binaries)
    if(NOT IS_SYMLINK ${binary})
      execute_process(COMMAND chrpath --delete ${binary} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    endif()
  endforeach()
endforeach()
