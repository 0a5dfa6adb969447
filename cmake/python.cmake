# The Python module, where Python's headers and pybind11 are installed.
option(ANTIPODE_PYTHON "Build the Python module, where pybind11 is installed" ON)

# What becomes part of a module must be compiled for it; symbols that it keeps to itself
# cost nothing then. Whether Python is there does not matter, so that installing it
# later does not mean to compile everything again.
set(antipode_has_python OFF)
set(antipode_layer_properties)
if(ANTIPODE_PYTHON)
  set(antipode_layer_properties POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
                                VISIBILITY_INLINES_HIDDEN ON)
  # The system's own, which Debian's packages are made for, not whichever is first in
  # the PATH today; -DPython_EXECUTABLE=… names another one.
  if(NOT Python_EXECUTABLE AND EXISTS /usr/bin/python3)
    set(Python_EXECUTABLE /usr/bin/python3)
  endif()
  find_package(Python 3.9 QUIET COMPONENTS Interpreter Development.Module)
  find_package(pybind11 2.10 QUIET)
  if(Python_Development.Module_FOUND AND pybind11_FOUND)
    set(antipode_has_python ON)
  endif()
endif()

# Below which folder of a prefix this Python looks for modules, such as
# lib/python3.11/dist-packages.
function(antipode_python_folder result)
  execute_process(
    COMMAND ${Python_EXECUTABLE} -c "import sysconfig; print(sysconfig.get_path('platlib'))"
    OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCH "lib[0-9]*/python[^/]*/[^/]*$" folder "${folder}")
  set(${result} "${folder}" PARENT_SCOPE)
endfunction()

# antipode_module(apps/python NAME antipode LIBRARIES fmt::fmt) makes a Python module of
# a folder, below python/ of the build folder, with its types for editors beside it.
function(antipode_module folder)
  cmake_parse_arguments(arg "" "NAME" "LIBRARIES" ${ARGN})
  if(NOT antipode_has_python)
    return()
  endif()
  antipode_arrows(${folder} layers)
  antipode_find_libraries(LIBRARIES ${arg_LIBRARIES})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  set(target ${arg_NAME}_python)
  pybind11_add_module(${target} MODULE NO_EXTRAS ${sources})
  antipode_batches(${target})
  antipode_compile_quickly(${target})
  antipode_optimize_little(${target})
  set(output ${PROJECT_BINARY_DIR}/python)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${arg_NAME}
                        LIBRARY_OUTPUT_DIRECTORY ${output})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_compile_definitions(${target} PRIVATE ANTIPODE_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${target} PRIVATE antipode_warnings ${layers} ${arg_LIBRARIES})
  configure_file(${folder}/${arg_NAME}.pyi ${output}/${arg_NAME}.pyi COPYONLY)

  antipode_python_folder(site)
  set(ANTIPODE_PYTHON_FOLDER ${site} CACHE STRING "Where the Python module goes, below the prefix")
  install(TARGETS ${target} LIBRARY DESTINATION ${ANTIPODE_PYTHON_FOLDER} COMPONENT python)
  install(FILES ${folder}/${arg_NAME}.pyi DESTINATION ${ANTIPODE_PYTHON_FOLDER} COMPONENT python)
endfunction()
