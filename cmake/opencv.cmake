# The module that reads pictures and cameras, where OpenCV is installed. Debian splits OpenCV, and
# CMake's package of it comes only with all of its parts, so that the four that are needed are
# looked for by themselves. Nothing else links against them: loading them takes a tenth of a second.
option(ANTIPODE_OPENCV "Read pictures and cameras, with OpenCV" ON)

function(antipode_camera_module folder)
  if(NOT ANTIPODE_OPENCV)
    return()
  endif()
  find_path(opencv_headers opencv2/videoio.hpp PATH_SUFFIXES opencv4)
  set(libraries)
  foreach(part IN ITEMS core imgproc imgcodecs videoio)
    find_library(opencv_${part} opencv_${part})
    if(NOT opencv_headers OR NOT opencv_${part})
      message(STATUS "OpenCV (${part}) is not installed: antipode scan will not read pictures.")
      return()
    endif()
    list(APPEND libraries ${opencv_${part}})
  endforeach()
  antipode_arrows(${folder} layers)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  add_library(antipode_camera MODULE ${sources})
  set_target_properties(antipode_camera PROPERTIES PREFIX "" UNITY_BUILD OFF
                        CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
                        LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
  target_compile_features(antipode_camera PRIVATE cxx_std_20)
  target_include_directories(antipode_camera PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_include_directories(antipode_camera SYSTEM PRIVATE ${opencv_headers})
  target_link_libraries(antipode_camera PRIVATE antipode_warnings ${libraries})
  antipode_compile_quickly(antipode_camera)
endfunction()
