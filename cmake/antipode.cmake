# One folder under src/ is one library: antipode_layer(cube DEPENDS notation).
# Layers compile with warnings as errors, so that a warning never ages.
add_library(antipode_warnings INTERFACE)
target_compile_options(antipode_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)

function(antipode_layer name)
  cmake_parse_arguments(arg "" "" "DEPENDS;LIBRARIES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  set(target antipode_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE antipode_warnings)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>)
  target_compile_features(${target} ${scope} cxx_std_20)
  list(TRANSFORM arg_DEPENDS PREPEND antipode_)
  target_link_libraries(${target} ${scope} ${arg_DEPENDS} ${arg_LIBRARIES})
endfunction()
