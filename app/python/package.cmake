# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package python3-timestep: cmake --workflow --preset python. Included by the top CMakeLists.txt.
include(GNUInstallDirs)
set(python_folder lib/python3/dist-packages/timestep)
install(TARGETS timestep_python LIBRARY DESTINATION ${python_folder})
install(FILES app/python/timestep/__init__.py app/python/timestep/py.typed DESTINATION ${python_folder})

set(CPACK_PACKAGE_NAME python3-timestep)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "numerical methods in physics teaching, from Python")
set(CPACK_PACKAGE_DESCRIPTION
  "The engine of the workbench Timestep as a Python module: experiments,
analyses and fits, with tables as numpy arrays.")
set(CPACK_DEBIAN_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "python3 (>= ${PYTHON_VERSION_MAJOR}.${PYTHON_VERSION_MINOR}), python3 (<< ${PYTHON_VERSION_MAJOR}.100), python3-numpy")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "python3-pandas, python3-matplotlib")
include(app/desktop/debian_package.cmake)
