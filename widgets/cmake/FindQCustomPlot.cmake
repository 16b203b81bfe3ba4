# SPDX-License-Identifier: GPL-3.0-or-later
# Offers QCustomPlot::QCustomPlot, built against Qt 6, by the first way that leads there:
#   source      the folder QCUSTOMPLOT_SOURCE_DIR with qcustomplot.h and qcustomplot.cpp, compiled here
#   config      the CMake package QCustomPlotQt6 (Debian, Ubuntu)
#   pkg-config  the module qcustomplot-qt6 (Fedora, openSUSE)
#   by name     a header and a library (vcpkg, Arch, self-built)
# Debian's plain libQCustomPlot is the Qt 5 build, so its CMake package QCustomPlot is never asked.
include(FindPackageHandleStandardArgs)

set(QCUSTOMPLOT_SOURCE_DIR "" CACHE PATH "Folder with qcustomplot.h and qcustomplot.cpp, where no package has them")

# QCustomPlot's own CMake package names Qt's targets without looking for them.
find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets PrintSupport)

# Makes the target from what was found. WAY names the source in the output of CMake; the rest is linked.
function(_qcustomplot_from way)
  add_library(QCustomPlot::QCustomPlot INTERFACE IMPORTED GLOBAL)
  target_link_libraries(QCustomPlot::QCustomPlot INTERFACE ${ARGN} Qt6::Widgets Qt6::PrintSupport)
  set(QCustomPlot_WAY "${way}" CACHE INTERNAL "How QCustomPlot was found")
endfunction()

if(NOT TARGET QCustomPlot::QCustomPlot AND QCUSTOMPLOT_SOURCE_DIR)
  foreach(_file qcustomplot.h qcustomplot.cpp)
    if(NOT EXISTS "${QCUSTOMPLOT_SOURCE_DIR}/${_file}")
      message(FATAL_ERROR "QCUSTOMPLOT_SOURCE_DIR is ${QCUSTOMPLOT_SOURCE_DIR}, and there is no ${_file} in it.")
    endif()
  endforeach()
  add_library(qcustomplot_source STATIC
    "${QCUSTOMPLOT_SOURCE_DIR}/qcustomplot.cpp" "${QCUSTOMPLOT_SOURCE_DIR}/qcustomplot.h")
  set_target_properties(qcustomplot_source PROPERTIES AUTOMOC ON CXX_CLANG_TIDY "")
  target_include_directories(qcustomplot_source SYSTEM PUBLIC "${QCUSTOMPLOT_SOURCE_DIR}")
  target_link_libraries(qcustomplot_source PUBLIC Qt6::Widgets Qt6::PrintSupport)
  _qcustomplot_from("sources in ${QCUSTOMPLOT_SOURCE_DIR}" qcustomplot_source)
endif()

if(NOT TARGET QCustomPlot::QCustomPlot)
  find_package(QCustomPlotQt6 CONFIG QUIET)
  if(TARGET QCustomPlotQt6::QCustomPlotQt6)
    _qcustomplot_from("CMake package in ${QCustomPlotQt6_DIR}" QCustomPlotQt6::QCustomPlotQt6)
  endif()
endif()

if(NOT TARGET QCustomPlot::QCustomPlot)
  find_package(PkgConfig QUIET)
  if(PKG_CONFIG_FOUND)
    pkg_check_modules(QCUSTOMPLOT QUIET IMPORTED_TARGET GLOBAL qcustomplot-qt6)
  endif()
  if(TARGET PkgConfig::QCUSTOMPLOT)
    _qcustomplot_from("pkg-config module qcustomplot-qt6" PkgConfig::QCUSTOMPLOT)
  endif()
endif()

if(NOT TARGET QCustomPlot::QCustomPlot)
  find_path(QCustomPlot_HEADER_DIR qcustomplot.h PATH_SUFFIXES qcustomplot qcustomplot-qt6 qt6)
  find_library(QCustomPlot_LIBRARY NAMES QCustomPlotQt6 qcustomplot-qt6 qcustomplotqt6 qcustomplot2 qcustomplot)
  mark_as_advanced(QCustomPlot_HEADER_DIR QCustomPlot_LIBRARY)
  if(QCustomPlot_HEADER_DIR AND QCustomPlot_LIBRARY)
    _qcustomplot_from("library ${QCustomPlot_LIBRARY}" "${QCustomPlot_LIBRARY}")
    target_include_directories(QCustomPlot::QCustomPlot SYSTEM INTERFACE "${QCustomPlot_HEADER_DIR}")
    if(WIN32)
      target_compile_definitions(QCustomPlot::QCustomPlot INTERFACE QCUSTOMPLOT_USE_LIBRARY)
    endif()
  endif()
endif()

if(NOT TARGET QCustomPlot::QCustomPlot)
  unset(QCustomPlot_WAY CACHE)
endif()
find_package_handle_standard_args(QCustomPlot REQUIRED_VARS QCustomPlot_WAY
  REASON_FAILURE_MESSAGE "QCustomPlot for Qt 6 draws the plots and was not found. Install it:
  Debian, Ubuntu   apt install libqcustomplot-dev
  Fedora           dnf install qcustomplot-qt6-devel
  vcpkg            vcpkg install qcustomplot
or unpack QCustomPlot.tar.gz from https://www.qcustomplot.com and configure with
  -DQCUSTOMPLOT_SOURCE_DIR=<the unpacked folder>
")
