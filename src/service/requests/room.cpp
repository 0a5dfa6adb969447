#include "service/requests/room.h"

#include "base/memory.h"
#include "service/messages.h"

namespace antipode::service {

std::optional<Error> no_room_for(const Amount& amount) {
    const std::uint64_t   needed = amount.count * amount.bytes;
    const AvailableMemory memory = available_memory();
    if (needed <= memory.bytes) return std::nullopt;
    return environment_error(service_message<"no-room-for-so-many">(
        amount.count, amount.things, needed, memory.bytes, name_of(memory.limited_by)));
}

}  // namespace antipode::service
