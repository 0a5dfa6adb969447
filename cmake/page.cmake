# The page inside the program: antipode_embed_page(antipode) builds web/ with npm
# and puts the files of the page into the program.
option(ANTIPODE_PAGE "Build the page of web/ with npm and embed it" OFF)
set(ANTIPODE_PAGE_DIR "" CACHE PATH "A folder with a page that is built already, to be embedded")

# What the page is built from: all of web/ but what npm and the build put there.
function(antipode_page_sources result)
  set(web ${PROJECT_SOURCE_DIR}/web)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/*)
  file(GLOB settings CONFIGURE_DEPENDS ${web}/*.json ${web}/*.js ${web}/*.ts ${web}/*.html)
  set(${result} ${sources} ${settings} PARENT_SCOPE)
endfunction()

# The folder with the built page, and a file that is newer whenever it changes.
function(antipode_built_page folder_result stamp_result)
  set(folder ${PROJECT_BINARY_DIR}/page/files)
  set(stamp ${PROJECT_BINARY_DIR}/page/built)
  antipode_page_sources(sources)
  add_custom_command(
    OUTPUT ${stamp}
    COMMAND ${PROJECT_SOURCE_DIR}/tools/build-page ${folder}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/tools/build-page
    COMMENT "Building the page" VERBATIM)
  set(${folder_result} ${folder} PARENT_SCOPE)
  set(${stamp_result} ${stamp} PARENT_SCOPE)
endfunction()

# Without a page the program is given an empty list of files.
function(antipode_embed_page target)
  set(folder "")
  set(changed "")
  if(ANTIPODE_PAGE_DIR)
    set(folder ${ANTIPODE_PAGE_DIR})
    file(GLOB_RECURSE changed CONFIGURE_DEPENDS ${folder}/*)
  elseif(ANTIPODE_PAGE)
    antipode_built_page(folder changed)
  endif()
  set(source ${PROJECT_BINARY_DIR}/page/page_files.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D "folder=${folder}" -D output=${source} -P ${script}
    DEPENDS ${changed} ${script}
    COMMENT "Embedding the page" VERBATIM)
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
