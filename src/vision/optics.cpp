#include "vision/optics.h"

#include <dlfcn.h>

#include <array>
#include <filesystem>

#include "vision/messages.h"

namespace antipode::vision {
namespace {

using Entry = const Optics* (*)();

// An absolute path, or nothing where the system does not tell.
std::filesystem::path folder_of_program() {
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

void* open_module() {
    const auto folder = folder_of_program();
    for (const auto& path :
         std::array{folder / optics_file, folder.parent_path() / "lib" / "antipode" / optics_file})
        if (void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return module;
    return nullptr;
}

// Nothing if there is no module, or one of another version.
Optics loaded() {
    void* module = open_module();
    if (module == nullptr) return {};
    const auto entry = reinterpret_cast<Entry>(::dlsym(module, optics_function));
    return entry == nullptr ? Optics{} : *entry();
}

}  // namespace

Result<const Optics*> load_optics() {
    static const Optics optics = loaded();
    if (optics.version != Optics::current_version)
        return Error{.kind    = ErrorKind::environment,
                     .message = vision_message<"built-without-opencv">()};
    return &optics;
}

}  // namespace antipode::vision
