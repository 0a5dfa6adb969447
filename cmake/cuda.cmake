# The module that searches on graphics cards, where CUDA's compiler is installed. Nothing else
# links against CUDA: the program loads the module when somebody asks for a card. CMake's own rules
# for CUDA would have to be set up for every build; this is one file and one call.
option(ANTIPODE_CUDA "Search on graphics cards, with CUDA" ON)
set(ANTIPODE_CUDA_ARCHITECTURES "80;90" CACHE STRING "The cards that the module is compiled for")

function(antipode_gpu_module folder)
  if(NOT ANTIPODE_CUDA)
    return()
  endif()
  find_program(antipode_nvcc nvcc HINTS /usr/local/cuda/bin ENV CUDA_PATH PATH_SUFFIXES bin)
  if(NOT antipode_nvcc)
    message(STATUS "CUDA's nvcc is not installed: antipode will not search on graphics cards.")
    return()
  endif()
  set(codes)
  foreach(architecture IN LISTS ANTIPODE_CUDA_ARCHITECTURES)
    list(APPEND codes -gencode arch=compute_${architecture},code=sm_${architecture})
  endforeach()
  # Newer cards translate what the newest of these is written in.
  list(GET ANTIPODE_CUDA_ARCHITECTURES -1 newest)
  list(APPEND codes -gencode arch=compute_${newest},code=compute_${newest})
  set(module ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/antipode_gpu.so)
  set(source ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/card.cu)
  add_custom_command(
    OUTPUT ${module}
    COMMAND ${antipode_nvcc} -std=c++17 -O3 ${codes} -cudart static -Xcompiler -fPIC,-fvisibility=hidden
            -I${PROJECT_SOURCE_DIR}/src -MD -MF ${CMAKE_CURRENT_BINARY_DIR}/antipode_gpu.d
            --shared -o ${module} ${source}
    DEPENDS ${source}
    DEPFILE ${CMAKE_CURRENT_BINARY_DIR}/antipode_gpu.d
    COMMENT "Compiling the module for graphics cards"
    VERBATIM)
  add_custom_target(antipode_gpu ALL DEPENDS ${module})
  set_property(GLOBAL PROPERTY antipode_gpu_module ${module})
endfunction()
