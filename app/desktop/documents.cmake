# SPDX-License-Identifier: GPL-3.0-or-later
# The files in share/doc of a package. Included by install.cmake and app/python/package.cmake.
set(documents ${PROJECT_BINARY_DIR}/documents)
set(documents_target ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_PACKAGE_NAME})

# licence_paragraph(VARIABLE FILE FIRST): the text of a licence from its words FIRST on, as a paragraph of a Debian copyright
# file: every line is indented, and an empty line is a dot.
function(licence_paragraph variable file first)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(FIND "${text}" "${first}" start)
  if(start EQUAL -1)
    message(FATAL_ERROR "${file} does not hold the words \"${first}\".")
  endif()
  string(SUBSTRING "${text}" ${start} -1 text)
  string(STRIP "${text}" text)
  string(REGEX REPLACE "\n% ?" "\n" text "\n${text}")
  string(REGEX REPLACE "[ \t]+\n" "\n" text "${text}")
  string(REGEX REPLACE "\n(\n+)" "\n.\\1" text "${text}")
  string(REPLACE "\n" "\n " text "${text}")
  string(SUBSTRING "${text}" 1 -1 text)
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# The licences of all parts that are compiled in, with the texts of those that are beside the icons and the font of the formulas.
licence_paragraph(expat widgets/icons/tabler/LICENSE "Permission is hereby granted")
licence_paragraph(gust widgets/formula/fonts/GUST-FONT-LICENSE.txt "% This is a preliminary version")
configure_file(app/desktop/copyright.in ${documents}/copyright @ONLY)
install(FILES ${documents}/copyright app/CITATION.cff README.md DESTINATION ${documents_target})

# What is new; on Debian and its derivatives also in the form that they require.
if(NOT WIN32)
  install(CODE "
    file(COPY_FILE \"${PROJECT_SOURCE_DIR}/app/changes/en.md\" \"${documents}/changelog\")
    execute_process(COMMAND gzip -9nf \"${documents}/changelog\" COMMAND_ERROR_IS_FATAL ANY)
  ")
  install(FILES ${documents}/changelog.gz DESTINATION ${documents_target})
endif()
if(EXISTS /etc/debian_version AND NOT WIN32)
  install(CODE "
    execute_process(COMMAND \"${PROJECT_SOURCE_DIR}/app/desktop/debian_changelog\" \"${CPACK_DEBIAN_PACKAGE_RELEASE}\"
      \"${CPACK_PACKAGE_CONTACT}\" OUTPUT_FILE \"${documents}/changelog.Debian\" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND gzip -9nf \"${documents}/changelog.Debian\" COMMAND_ERROR_IS_FATAL ANY)
  ")
  install(FILES ${documents}/changelog.Debian.gz DESTINATION ${documents_target})
endif()
