# SPDX-License-Identifier: GPL-3.0-or-later
# Files for Linux desktops: the program, its file types, its icon in the usual sizes. Included by install.cmake.
install(FILES app/desktop/${TIMESTEP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES app/desktop/${TIMESTEP_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
  RENAME ${TIMESTEP_ID}.xml)
install(FILES app/desktop/${TIMESTEP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES app/desktop/${TIMESTEP_ID}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
# Some desktops look for pictures of certain sizes; these are drawn from the SVG.
set(icons ${PROJECT_BINARY_DIR}/icons)
set(icon_sizes 16 22 24 32 48 64 128 256 512)
list(TRANSFORM icon_sizes REPLACE "(.+)" "${icons}/\\1x\\1/apps/${TIMESTEP_ID}.png" OUTPUT_VARIABLE icon_files)
find_package(Qt6 6.4 REQUIRED COMPONENTS Svg)
add_executable(draw_icon app/desktop/draw_icon.cpp)
target_link_libraries(draw_icon PRIVATE timestep_options Qt6::Svg)
add_custom_command(OUTPUT ${icon_files}
  COMMAND draw_icon ${PROJECT_SOURCE_DIR}/app/desktop/${TIMESTEP_ID}.svg ${icons} ${icon_sizes}
  DEPENDS draw_icon app/desktop/${TIMESTEP_ID}.svg VERBATIM)
add_custom_target(icons ALL DEPENDS ${icon_files})
install(DIRECTORY ${icons}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor)

# The man page and the shell completions: the installed program writes them.
set(descriptions ${PROJECT_BINARY_DIR}/descriptions)
install(CODE "
  file(MAKE_DIRECTORY \"${descriptions}\")
  foreach(kind man bash zsh fish)
    execute_process(COMMAND \"$<TARGET_FILE:timestep>\" describe \${kind} OUTPUT_FILE \"${descriptions}/\${kind}\"
      COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  execute_process(COMMAND gzip -9nf \"${descriptions}/man\" COMMAND_ERROR_IS_FATAL ANY)
")
install(FILES ${descriptions}/man.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 RENAME timestep.1.gz)
install(FILES ${descriptions}/bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME timestep)
install(FILES ${descriptions}/zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _timestep)
install(FILES ${descriptions}/fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME timestep.fish)
