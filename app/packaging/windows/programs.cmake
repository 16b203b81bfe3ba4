# SPDX-License-Identifier: GPL-3.0-or-later
# timestep.exe, which opens the window without a console, and its companion timestep.com for consoles, which wait for it
# and show its output: for the command "timestep" a console tries .com first. Included by app/CMakeLists.txt.
set(TIMESTEP_ICON "" CACHE FILEPATH "The program's icon (.ico)")
configure_file(${CMAKE_CURRENT_LIST_DIR}/timestep.rc.in ${CMAKE_CURRENT_BINARY_DIR}/timestep.rc @ONLY)
enable_language(RC)
target_sources(timestep PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/timestep.rc)
set_target_properties(timestep PROPERTIES WIN32_EXECUTABLE ON)

add_executable(timestep_console main.cpp ${CMAKE_CURRENT_BINARY_DIR}/timestep.rc)
target_link_libraries(timestep_console PRIVATE timestep_app)
set_target_properties(timestep_console PROPERTIES OUTPUT_NAME timestep SUFFIX .com)
