#include "vision/optics.h"

#include "base/module.h"
#include "vision/messages.h"

namespace antipode::vision {
namespace {

// Nothing if there is no module, or one of another version.
Optics loaded() {
    using Entry      = const Optics* (*)();
    const auto entry = module_function<Entry>(optics_file, optics_function);
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
