# SPDX-License-Identifier: GPL-3.0-or-later
# The program as a page: timestep.js, timestep.wasm and timestep.data (lessons, fonts). app/packaging/browser/build compiles it.
find_package(Qt6 6.4 REQUIRED COMPONENTS PrintSupport Svg) # known here, too, for Qt's search for plugins
set(TIMESTEP_FONTS "" CACHE PATH "Folder with the fonts of the page: *.ttf")
set(TIMESTEP_QT_TRANSLATIONS "" CACHE PATH "Folder with Qt's own words: qtbase_*.qm")
# Threads exist before main() waits for one: a sweep takes as many as the processor offers, a run takes four. Each costs memory.
set_target_properties(timestep PROPERTIES QT_WASM_INITIAL_MEMORY 128MB
  QT_WASM_PTHREAD_POOL_SIZE "Math.min(16,navigator.hardwareConcurrency+4)")
set(scripts ${CMAKE_CURRENT_LIST_DIR}/files.js)
target_link_options(timestep PRIVATE -lidbfs.js
  "SHELL:--pre-js ${scripts}"
  "SHELL:--preload-file ${PROJECT_SOURCE_DIR}/lessons/content@/share/timestep/lessons"
  "SHELL:--preload-file ${TIMESTEP_FONTS}@/share/timestep/fonts"
  "SHELL:--preload-file ${TIMESTEP_QT_TRANSLATIONS}@${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}")
set_target_properties(timestep PROPERTIES LINK_DEPENDS "${scripts}")
qt_finalize_target(timestep)
