# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed and where, and the Debian package. Included by the top CMakeLists.txt.
include(GNUInstallDirs)

set(TIMESTEP_ID org.timestep.Timestep)
install(TARGETS timestep RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
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
install(DIRECTORY lessons/content/ DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/lessons)
install(DIRECTORY lessons/concept-test/ DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/concept-test)
install(FILES app/CITATION.cff DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/timestep)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/timestep RENAME copyright)
# What is compiled in and comes from others: the icons and the font of the formulas.
install(FILES widgets/icons/tabler/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/timestep
  RENAME copyright.tabler-icons)
install(FILES widgets/formula/fonts/GUST-FONT-LICENSE.txt DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/timestep
  RENAME copyright.latin-modern-math)

set(CPACK_PACKAGE_NAME timestep)
set(CPACK_PACKAGE_VENDOR "The Timestep developers")
set(CPACK_PACKAGE_CONTACT "The Timestep developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for numerical methods in physics teaching")
set(CPACK_PACKAGE_DESCRIPTION
  "Runs the same scene with several methods at once and draws their motion, energy and error next to the exact motion.
Lessons lead from the first Euler step to symplectic integrators and to ropes, cloth, ragdolls and stacks that are held
together by relaxing constraints.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR})
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
# The libraries that are linked are found by dpkg-shlibdeps. What is only loaded or read is named here.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-noto-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg") # GIF and WebM of animations
include(CPack)
