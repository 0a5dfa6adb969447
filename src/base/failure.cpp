#include "base/failure.h"

#include <exception>
#include <new>
#include <system_error>

#include "base/messages.h"

namespace antipode {
namespace {

Error ended_by(const Message& work, std::string_view reason) {
    return environment_error(base_message<"ended-by-exception">(work, reason));
}

}  // namespace

Error failure_of(const Message& work) {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return environment_error(base_message<"out-of-memory">(work));
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again)
            return environment_error(base_message<"out-of-threads">(work));
        return ended_by(work, error.what());
    } catch (const std::exception& error) {
        return ended_by(work, error.what());
    } catch (...) {
        return ended_by(work, "unknown");
    }
}

}  // namespace antipode
