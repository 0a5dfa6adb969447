# What `cmake --install` puts where: the program with its manual page and
# completions, and the layers as one CMake package and one pkg-config module.
include(CMakePackageConfigHelpers)

get_property(folders GLOBAL PROPERTY antipode_folders)
get_property(layers GLOBAL PROPERTY antipode_layers)
get_property(archives GLOBAL PROPERTY antipode_archives)
get_property(packages GLOBAL PROPERTY antipode_packages)
get_property(modules GLOBAL PROPERTY antipode_modules)
list(REMOVE_DUPLICATES packages)
list(REMOVE_DUPLICATES modules)

# Headers keep their folder: #include "cube/cube.h".
foreach(folder IN LISTS folders)
  cmake_path(GET folder PARENT_PATH above)
  install(DIRECTORY src/${folder} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/antipode/${above}
          FILES_MATCHING PATTERN "*.h")
endforeach()

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/antipode)
install(TARGETS antipode_all ${layers} EXPORT antipode
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT antipode NAMESPACE antipode:: FILE antipode-targets.cmake
        DESTINATION ${package_folder})

list(TRANSFORM packages REPLACE "(.+)" "find_dependency(\\1)" OUTPUT_VARIABLE dependencies)
list(JOIN dependencies "\n" dependencies)
configure_package_config_file(cmake/antipode-config.cmake.in antipode-config.cmake
                              INSTALL_DESTINATION ${package_folder}
                              NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
# Until 1.0 a minor version may change the interface.
write_basic_package_version_file(antipode-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/antipode-config.cmake
              ${PROJECT_BINARY_DIR}/antipode-config-version.cmake
        DESTINATION ${package_folder})

# A static linker reads left to right: users of a layer before the layer.
list(REVERSE archives)
list(TRANSFORM archives PREPEND "-l")
list(JOIN archives " " link_archives)
if("Threads" IN_LIST packages)
  string(APPEND link_archives " -pthread")
endif()
list(JOIN modules " " required_modules)
set(pkgconfig_folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH prefix_from_pkgconfig /${pkgconfig_folder} /)
configure_file(cmake/antipode.pc.in antipode.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/antipode.pc DESTINATION ${pkgconfig_folder})

# The program prints its own manual page and completions.
if(TARGET antipode)
  set(printed_files  # file | folder | arguments
    "antipode.1    | ${CMAKE_INSTALL_MANDIR}/man1                           | manual man"
    "antipode      | ${CMAKE_INSTALL_DATADIR}/bash-completion/completions   | completions bash"
    "_antipode     | ${CMAKE_INSTALL_DATADIR}/zsh/site-functions            | completions zsh"
    "antipode.fish | ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d     | completions fish")
  install(TARGETS antipode RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  if(TARGET antipode_camera)
    install(TARGETS antipode_camera LIBRARY DESTINATION lib/antipode)
  endif()
  get_property(gpu_module GLOBAL PROPERTY antipode_gpu_module)
  if(gpu_module)
    install(FILES ${gpu_module} DESTINATION lib/antipode)
  endif()
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share)
  foreach(row IN LISTS printed_files)
    string(REGEX MATCH "^([^ ]+) *\\| *([^ ]+) *\\| *(.+)$" matched "${row}")
    set(output ${PROJECT_BINARY_DIR}/share/${CMAKE_MATCH_1})
    install(FILES ${output} DESTINATION ${CMAKE_MATCH_2})
    separate_arguments(arguments UNIX_COMMAND "${CMAKE_MATCH_3}")
    add_custom_command(OUTPUT ${output} DEPENDS antipode VERBATIM
                       COMMAND antipode ${arguments} > ${output})
    list(APPEND outputs ${output})
  endforeach()
  add_custom_target(antipode_share ALL DEPENDS ${outputs})
endif()
