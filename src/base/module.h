// Parts of the program that are loaded when they are needed, since they bring libraries that most
// runs do without.
//
//     using Entry = const Optics* (*)();
//     if (const auto entry = module_function<Entry>("antipode_camera.so", "antipode_optics")) …
#pragma once

namespace antipode {

// A function of a module that lies beside the program, or where it is installed; nothing if there
// is none. What is loaded stays.
void* find_in_module(const char* file, const char* function);

template <class Function>
Function module_function(const char* file, const char* function) {
    return reinterpret_cast<Function>(find_in_module(file, function));
}

}  // namespace antipode
