#include "base/failure.h"

#include <exception>
#include <new>
#include <system_error>

namespace antipode {
namespace {

Error environment_error(std::string message) {
    return {.kind = ErrorKind::environment, .message = std::move(message)};
}

std::string ended_by(std::string_view work, std::string_view reason) {
    return std::string(work).append(" was ended by an error: ").append(reason);
}

}  // namespace

Error failure_of(std::string_view work) {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return environment_error(std::string("not enough memory for ").append(work));
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again)
            return environment_error(
                std::string("the system has no more threads to give for ").append(work));
        return environment_error(ended_by(work, error.what()));
    } catch (const std::exception& error) {
        return environment_error(ended_by(work, error.what()));
    } catch (...) {
        return environment_error(ended_by(work, "unknown"));
    }
}

}  // namespace antipode
