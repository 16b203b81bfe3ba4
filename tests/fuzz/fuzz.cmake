# SPDX-License-Identifier: GPL-3.0-or-later
# Random texts for everything that reads what a person types or what comes in a file. All of a build with the address
# sanitizer counts its branches (see the top CMakeLists.txt), so that the fuzzer sees which of them a text takes.
add_executable(fuzz_language fuzz/language.cpp)
target_link_libraries(fuzz_language PRIVATE timestep_core)
target_link_options(fuzz_language PRIVATE -fsanitize=fuzzer)
# New texts go into the first folder: an empty one each time, so that the texts are always the same.
add_test(NAME fuzz_language COMMAND sh -c
  [=[found=$(mktemp -d) && trap 'rm -r "$found"' EXIT && "$0" -seed=1 -runs=5000 -max_len=2000 "$found" "$1"]=]
  $<TARGET_FILE:fuzz_language> ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/language)

add_executable(fuzz_files fuzz/files.cpp fuzz/in_surroundings.cpp)
target_link_libraries(fuzz_files PRIVATE timestep_app)
target_link_options(fuzz_files PRIVATE -fsanitize=fuzzer)
foreach(kind experiment state lesson progress result session figure table policy archive formula spreadsheet package run
        class)
  set(runs 3000)
  if(kind STREQUAL "figure") # a picture costs a tenth of a second
    set(runs 60)
  elseif(kind STREQUAL "class") # a lesson is measured again
    set(runs 100)
  elseif(kind STREQUAL "package" OR kind STREQUAL "run")
    set(runs 500)
  endif()
  add_test(NAME fuzz_${kind} COMMAND sh -c
    [=[found=$(mktemp -d) && trap 'rm -r "$found"' EXIT &&
       "$0" --as="$1" -seed=1 -runs="$3" -max_len=20000 -timeout=60 -rss_limit_mb=4096 "$found" "$2"]=]
    $<TARGET_FILE:fuzz_files> ${kind} ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${kind} ${runs})
endforeach()
# The libraries of fonts keep memory until the end.
set_tests_properties(fuzz_formula PROPERTIES ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
