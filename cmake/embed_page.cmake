# Writes a C++ file that holds all files of a folder, as they are and compressed:
#
#     cmake -D folder=FOLDER -D output=FILE.cpp -P embed_page.cmake
#
# The assembler copies the bytes, which takes no time, where a compiler would
# read them as a million numbers. No folder gives an empty list.
cmake_minimum_required(VERSION 3.25)

cmake_path(GET output PARENT_PATH work)
file(REMOVE_RECURSE ${work}/compressed)
set(files "")
if(folder)
  file(GLOB_RECURSE files RELATIVE ${folder} ${folder}/*)
  list(SORT files)
endif()

set(data "")
set(names "")
set(rows "")
set(number 0)

# Bytes between two labels; symbols the linker sees start with antipode_page_.
function(embed file label)
  string(APPEND data "    \"${label}: .incbin \\\"${file}\\\"\\n${label}_end:\\n\"\n")
  string(APPEND names "extern const char ${label}[];\nextern const char ${label}_end[];\n")
  set(data "${data}" PARENT_SCOPE)
  set(names "${names}" PARENT_SCOPE)
endfunction()

# Compressing pays where it saves at least a tenth.
function(compress file result)
  set(compressed ${work}/compressed/${number}.gz)
  file(MAKE_DIRECTORY ${work}/compressed)
  file(ARCHIVE_CREATE OUTPUT ${compressed} PATHS ${file} FORMAT raw COMPRESSION GZip
       COMPRESSION_LEVEL 9)
  file(SIZE ${file} before)
  file(SIZE ${compressed} after)
  math(EXPR enough "${before} * 9 / 10")
  set(${result} "" PARENT_SCOPE)
  if(after LESS enough)
    set(${result} ${compressed} PARENT_SCOPE)
  endif()
endfunction()

foreach(file IN LISTS files)
  math(EXPR number "${number} + 1")
  set(label antipode_page_${number})
  file(SHA256 ${folder}/${file} digest)
  string(SUBSTRING ${digest} 0 16 digest)
  embed(${folder}/${file} ${label})
  set(gzipped "{}")
  compress(${folder}/${file} compressed)
  if(compressed)
    embed(${compressed} ${label}_gzip)
    set(gzipped "between(${label}_gzip, ${label}_gzip_end)")
  endif()
  string(APPEND rows "        {\"/${file}\", \"${digest}\", between(${label}, ${label}_end), ${gzipped}},\n")
endforeach()

if(rows)
  set(content "asm(\n    \".pushsection .rodata\\n\"\n${data}    \".popsection\\n\");
extern \"C\" {
${names}}

namespace antipode::cli {
namespace {

std::string_view between(const char* first, const char* last) {
    return {first, static_cast<std::size_t>(last - first)};
}

}  // namespace

std::span<const server::PageFile> page_files() {
    static const server::PageFile files[] = {
${rows}    };
    return files;
}

}  // namespace antipode::cli
")
else()
  set(content "std::span<const antipode::server::PageFile> antipode::cli::page_files() { return {}; }\n")
endif()
file(WRITE ${output} "// Made by cmake/embed_page.cmake.\n#include \"apps/cli/page_files.h\"\n\n${content}")
