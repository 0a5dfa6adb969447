# The build's own words: antipode_layer() and antipode_program().

# Warnings are errors with the compilers of the tests, so that a warning never
# ages. A newer compiler, which knows more warnings, keeps nobody from running.
# GCC 12 sees overlapping copies in `"text" + string` where there are none
# (its bug 105651), hence no -Wrestrict. The ABI notes of -Wpsabi are about mixing
# objects of different compilers, which the layers do not do.
# Where CMake joins files into batches, a name of one file shadows none of another's;
# the builds without batches look for such names.
add_library(antipode_warnings INTERFACE)
target_compile_options(antipode_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-psabi
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<BOOL:${CMAKE_UNITY_BUILD}>:-Wno-shadow>
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Werror>
  $<$<AND:$<CXX_COMPILER_ID:Clang>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,15>>:-Werror>)

# All layers at once, for tests, fuzzers and users who do not want to choose.
add_library(antipode_all INTERFACE)
add_library(antipode::antipode ALIAS antipode_all)
set_target_properties(antipode_all PROPERTIES EXPORT_NAME antipode)

# The libraries of others: CMake target, CMake package, pkg-config module.
set(antipode_libraries
  "fmt::fmt                     | fmt           | fmt"
  "nlohmann_json::nlohmann_json | nlohmann_json | nlohmann_json"
  "PNG::PNG                     | PNG           | libpng"
  "SQLite::SQLite3              | SQLite3       | sqlite3"
  "Threads::Threads             | Threads       | ")

# Finds the libraries of a folder. What the layers use is remembered in global
# properties, because whoever links against the installed layers needs it too.
function(antipode_find_libraries)
  cmake_parse_arguments(arg "REMEMBER" "" "LIBRARIES" ${ARGN})
  foreach(library IN LISTS arg_LIBRARIES)
    set(row "${antipode_libraries}")
    list(FILTER row INCLUDE REGEX "^${library} ")
    if(NOT row MATCHES "^[^|]*\\|(.*)\\|(.*)$")
      message(FATAL_ERROR "${library} is not in the list of libraries in cmake/antipode.cmake.")
    endif()
    string(STRIP "${CMAKE_MATCH_1}" package)
    string(STRIP "${CMAKE_MATCH_2}" module)
    find_package(${package} REQUIRED GLOBAL)
    if(arg_REMEMBER)
      set_property(GLOBAL APPEND PROPERTY antipode_packages ${package})
      set_property(GLOBAL APPEND PROPERTY antipode_modules ${module})
    endif()
  endforeach()
endfunction()

# The targets of the folders that `folder` may include, by tools/layers.txt.
set(antipode_arrows_file ${PROJECT_SOURCE_DIR}/tools/layers.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${antipode_arrows_file})
function(antipode_arrows folder result)
  file(STRINGS ${antipode_arrows_file} line REGEX "^${folder}:")
  if(NOT line)
    message(FATAL_ERROR "src/${folder} is not in tools/layers.txt.")
  endif()
  string(REGEX MATCHALL "[a-z_/]+" targets "${line}")
  list(POP_FRONT targets)
  list(TRANSFORM targets REPLACE "/" "_")
  list(TRANSFORM targets PREPEND antipode_)
  foreach(target IN LISTS targets)
    if(NOT TARGET ${target})
      message(FATAL_ERROR "src/CMakeLists.txt must declare ${target} before ${folder}.")
    endif()
  endforeach()
  set(${result} ${targets} PARENT_SCOPE)
endfunction()

# With CMAKE_UNITY_BUILD, files are compiled in batches, because most of the time
# goes into headers: all presets but debug do so. Vector code stays alone: its regions would otherwise
# stand before the next file's includes. That does not matter to clang-tidy, which makes no code; of two
# kinds of vector code it takes one, since both use the same names.
option(ANTIPODE_BATCH_AVX2 "Let code for AVX2 be part of batches, for tools that only read" OFF)
function(antipode_batches target)
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
  get_target_property(sources ${target} SOURCES)
  if(ANTIPODE_BATCH_AVX2)
    list(FILTER sources INCLUDE REGEX "_avx512\\.cpp$")
  else()
    list(FILTER sources INCLUDE REGEX "_avx(2|512)\\.cpp$")
  endif()
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  antipode_even_batches(${target} "${CMAKE_UNITY_BUILD_BATCH_SIZE}")
endfunction()

# As few batches as a size allows, all about as large: what a small last one would instantiate
# again takes longer than its files.
function(antipode_even_batches target size)
  if(NOT size)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "_avx(2|512)\\.cpp$|^\\$<")
  list(LENGTH sources count)
  math(EXPR batches "(${count} + ${size} - 1) / ${size}")
  if(batches GREATER 0)
    math(EXPR size "(${count} + ${batches} - 1) / ${batches}")
    set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${size})
  endif()
endfunction()

# The headers that take longest to read, read once for all layers: with batches that
# is two thirds of the time of a build. Every file still includes what it uses, which
# the debug preset checks: it does without.
option(ANTIPODE_PRECOMPILE "Precompile the headers that take longest to read" ON)
set(antipode_heavy_headers <algorithm> <array> <chrono> <filesystem> <functional> <map> <memory>
    <mutex> <optional> <span> <string> <thread> <variant> <vector> <fmt/format.h> <fmt/ranges.h>
    <nlohmann/json.hpp>)

# Gives a target the precompiled headers of another one that is compiled alike, or
# its own.
function(antipode_precompile target)
  cmake_parse_arguments(arg "" "REUSE_FROM" "" ${ARGN})
  if(NOT ANTIPODE_PRECOMPILE)
    return()
  endif()
  # With precompiled headers GCC 12 sees overflows in the library that are none.
  target_compile_options(${target} PRIVATE
                         "$<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-array-bounds>")
  if(arg_REUSE_FROM)
    target_precompile_headers(${target} REUSE_FROM ${arg_REUSE_FROM})
  else()
    target_precompile_headers(${target} PRIVATE ${antipode_heavy_headers})
  endif()
endfunction()

# GCC tidies up its memory all the time unless it is told that there is enough: a tenth
# of the time of a build.
function(antipode_compile_quickly target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-expand=100> $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>)
endfunction()

# Where no loop is hot, optimizing more than this costs time and gains none.
set(ANTIPODE_GLUE_OPTIMIZATION "" CACHE STRING "How folders without a hot loop are optimized")
function(antipode_optimize_little target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1> ${ANTIPODE_GLUE_OPTIMIZATION})
endfunction()

# How the files of a layer are compiled; precompiled headers fit only where all of
# this is the same.
function(antipode_compile_as_layer target)
  if(antipode_layer_properties)  # of cmake/python.cmake
    set_target_properties(${target} PROPERTIES ${antipode_layer_properties})
  endif()
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:antipode_warnings>)
  target_compile_features(${target} PRIVATE cxx_std_20)
  antipode_compile_quickly(${target})
  target_compile_definitions(${target} PRIVATE
                             $<TARGET_PROPERTY:fmt::fmt,INTERFACE_COMPILE_DEFINITIONS>)
endfunction()

# What carries the precompiled headers of all layers: antipode_layer_headers, and
# antipode_glue_headers for those without a hot loop where these are compiled otherwise.
function(antipode_headers)
  antipode_find_libraries(LIBRARIES fmt::fmt nlohmann_json::nlohmann_json)
  file(CONFIGURE OUTPUT layer_headers.cpp CONTENT "// Carries the precompiled headers of the layers.\n")
  antipode_header_carrier(antipode_layer_headers)
  if(ANTIPODE_GLUE_OPTIMIZATION)
    antipode_header_carrier(antipode_glue_headers)
    antipode_optimize_little(antipode_glue_headers)
  endif()
endfunction()
function(antipode_header_carrier target)
  add_library(${target} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/layer_headers.cpp)
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  antipode_compile_as_layer(${target})
  target_link_libraries(${target} PRIVATE fmt::fmt nlohmann_json::nlohmann_json)
  antipode_precompile(${target})
endfunction()

# Which of the two folders without a hot loop, and programs, read.
function(antipode_glue_header_carrier result)
  if(TARGET antipode_glue_headers)
    set(${result} antipode_glue_headers PARENT_SCOPE)
  else()
    set(${result} antipode_layer_headers PARENT_SCOPE)
  endif()
endfunction()

# What libFuzzer needs in order to see which ways an input took. In programs without
# libFuzzer the sanitizer's library takes these reports, which cost time: only layers
# that read what strangers write report.
function(antipode_report_to_fuzzer target)
  target_compile_options(${target} PRIVATE
    $<$<BOOL:${ANTIPODE_FUZZ}>:-fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table>)
endfunction()

# One folder under src/ is one library: antipode_layer(cube LIBRARIES fmt::fmt)
# makes antipode_cube, which users know as antipode::cube. Of apps/server it makes
# antipode_apps_server, since names of targets have no slashes. GLUE says that no
# loop of the folder is hot, FUZZED that it reads what strangers write, QUICK_TESTS that
# its tests take no longer where a sanitizer watches it unoptimized than optimizing takes.
function(antipode_layer folder)
  cmake_parse_arguments(arg "GLUE;FUZZED;QUICK_TESTS" "" "LIBRARIES" ${ARGN})
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "antipode_layer(${folder}): tools/layers.txt says on what a layer depends; "
                        "only GLUE, FUZZED, QUICK_TESTS and LIBRARIES are accepted here, not ${arg_UNPARSED_ARGUMENTS}.")
  endif()
  antipode_arrows(${folder} layers)
  antipode_find_libraries(REMEMBER LIBRARIES ${arg_LIBRARIES})

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  string(REPLACE "/" "_" name ${folder})
  set(target antipode_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    antipode_batches(${target})
    set(scope PUBLIC)
    antipode_compile_as_layer(${target})
    set(headers antipode_layer_headers)
    if(arg_GLUE OR (arg_QUICK_TESTS AND ANTIPODE_GLUE_OPTIMIZATION))
      antipode_optimize_little(${target})
      antipode_glue_header_carrier(headers)
    endif()
    antipode_precompile(${target} REUSE_FROM ${headers})
    if(arg_FUZZED)
      antipode_report_to_fuzzer(${target})
    endif()
    set_property(GLOBAL APPEND PROPERTY antipode_archives ${target})
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(antipode::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(${target} ${scope}
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/antipode>)
  target_compile_features(${target} ${scope} cxx_std_20)
  target_link_libraries(${target} ${scope} ${layers} ${arg_LIBRARIES})
  target_link_libraries(antipode_all INTERFACE ${target})
  set_property(GLOBAL APPEND PROPERTY antipode_folders ${folder})
  set_property(GLOBAL APPEND PROPERTY antipode_layers ${target})
endfunction()

# antipode_program(apps/cli NAME antipode LIBRARIES fmt::fmt) makes a program
# of a folder, which is glue.
function(antipode_program folder)
  cmake_parse_arguments(arg "" "NAME" "LIBRARIES" ${ARGN})
  antipode_arrows(${folder} layers)
  antipode_find_libraries(LIBRARIES ${arg_LIBRARIES})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  if(NOT sources)
    message(WARNING "src/${folder} has no sources, so there is no program ${arg_NAME}.")
    return()
  endif()
  add_executable(${arg_NAME} ${sources})
  antipode_batches(${arg_NAME})
  antipode_compile_quickly(${arg_NAME})
  antipode_optimize_little(${arg_NAME})
  # Code of a program need not lie anywhere, as that of a module must, but then the layers'
  # precompiled headers fit, and need not be read again.
  if(antipode_layer_properties)
    target_compile_options(${arg_NAME} PRIVATE -fPIC -fvisibility=hidden -fvisibility-inlines-hidden)
  endif()
  antipode_glue_header_carrier(headers)
  if(TARGET ${headers})
    antipode_precompile(${arg_NAME} REUSE_FROM ${headers})
  else()
    antipode_precompile(${arg_NAME})
  endif()
  target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_compile_definitions(${arg_NAME} PRIVATE ANTIPODE_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${arg_NAME} PRIVATE antipode_warnings ${layers} ${arg_LIBRARIES})
endfunction()
