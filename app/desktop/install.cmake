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
install(DIRECTORY lessons/concept-test/ DESTINATION ${CMAKE_INSTALL_DATADIR}/timestep/concept-test)

set(CPACK_PACKAGE_NAME timestep)
set(CPACK_PACKAGE_VENDOR "The Timestep developers")
# The maintainer of the package, from the variables that Debian's tools read. The project has no address: .invalid is never a valid one.
set(CPACK_PACKAGE_CONTACT "The Timestep developers <timestep@timestep.invalid>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for numerical methods in physics teaching")
set(CPACK_PACKAGE_DESCRIPTION
  "Runs the same scene with several methods at once and draws their motion,
energy and error next to the exact motion.

Lessons lead from the first Euler step to symplectic integrators and to
ropes, cloth, ragdolls and stacks that are held together by relaxing
constraints. Experiments are files; tables and figures of them can be
made without a window, too.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR})
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/app/desktop/package_modes.cmake)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# A package fits one release, because it names its libraries: timestep_0.2.0-debian12_amd64.deb.
cmake_host_system_information(RESULT release QUERY DISTRIB_ID DISTRIB_VERSION_ID)
list(JOIN release "" CPACK_DEBIAN_PACKAGE_RELEASE)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
# dpkg-shlibdeps finds the linked libraries. This list names what is only loaded or read.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-noto-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg") # GIF and WebM of animations
include(app/desktop/documents.cmake)
include(CPack)
