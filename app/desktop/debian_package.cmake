# SPDX-License-Identifier: GPL-3.0-or-later
# What the Debian packages of the program and of the Python module have in common. Included last, by the file of the package.
set(CPACK_PACKAGE_VENDOR "The Timestep developers")
# The maintainer of the package, from the variables that Debian's tools read. The project has no address: .invalid is never a valid one.
set(CPACK_PACKAGE_CONTACT "The Timestep developers <timestep@timestep.invalid>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
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
# dpkg-shlibdeps finds the linked libraries.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(app/desktop/documents.cmake)
include(CPack)
