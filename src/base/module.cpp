#include "base/module.h"

#include <dlfcn.h>

#include <array>
#include <filesystem>

namespace antipode {
namespace {

// An absolute path, or nothing where the system does not tell.
std::filesystem::path folder_of_program() {
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

}  // namespace

void* find_in_module(const char* file, const char* function) {
    const auto folder = folder_of_program();
    for (const auto& path :
         std::array{folder / file, folder.parent_path() / "lib" / "antipode" / file})
        if (void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
            return ::dlsym(module, function);
    return nullptr;
}

}  // namespace antipode
