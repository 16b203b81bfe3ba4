# SPDX-License-Identifier: GPL-3.0-or-later
# The installed files, their places, and the Debian package. Included by the top CMakeLists.txt.
include(GNUInstallDirs)

set(TIMESTEP_ID org.timestep.Timestep)
# In the folder for Windows the program is at the top, and no desktop looks for files.
if(WIN32)
  install(TARGETS timestep timestep_console RUNTIME DESTINATION .)
else()
  install(TARGETS timestep RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  include(app/desktop/desktop_files.cmake)
endif()
install(DIRECTORY lessons/content/ DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/lessons)
install(FILES lessons/README.md lessons/format.md DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/lessons)
# The engine of interactive pages, where app/packaging/web/build has made it.
install(FILES build/web/engine.js build/web/engine.wasm.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/web OPTIONAL)
install(DIRECTORY lessons/concept-test/ DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/concept-test)

set(CPACK_PACKAGE_NAME timestep)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for numerical methods in physics teaching")
set(CPACK_PACKAGE_DESCRIPTION
  "Runs the same scene with several methods at once and draws their motion,
energy and error next to the exact motion.

Lessons lead from the first Euler step to symplectic integrators and to
ropes, cloth, ragdolls and stacks that are held together by relaxing
constraints. Experiments are files; tables and figures of them can be
made without a window, too.")
set(CPACK_DEBIAN_PACKAGE_SECTION education)
# This list names what is only loaded or read.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-noto-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg") # GIF and WebM of animations
include(app/desktop/debian_package.cmake)
