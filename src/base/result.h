// Result<T>: a value, or an Error that explains itself.
//
// Use it wherever input from outside can be wrong. Inside the program broken
// promises are asserts; Result is for people's mistakes.
//
//     Result<Cube> cube = parse_cube(text);
//     if (!cube) return cube.error();
//     use(*cube);
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/message.h"

namespace antipode {

enum class ErrorKind {
    usage,        // the request itself makes no sense
    invalid,      // a cube or maneuver that is not one
    environment,  // files, tables, memory, network
    stopped,      // by the user, before there was an answer
    busy,         // too much to do already, or not ready yet: worth asking again
    not_found,    // what is named is not there
};

// Where in the input something is wrong: `length` characters from `offset`.
struct Span {
    std::size_t offset = 0;
    std::size_t length = 1;

    friend constexpr bool operator==(Span, Span) = default;
};

// `message` is a whole sentence: it names the place and says what is accepted.
struct Error {
    ErrorKind           kind = ErrorKind::invalid;
    Message             message;
    std::optional<Span> place = std::nullopt;
    // Of a request with named fields: which one is wrong, such as cubes[3].
    std::string field = {};
};

inline Error usage_error(Message message) {
    return {.kind = ErrorKind::usage, .message = std::move(message)};
}
inline Error environment_error(Message message) {
    return {.kind = ErrorKind::environment, .message = std::move(message)};
}
inline Error stopped_error(Message message) {
    return {.kind = ErrorKind::stopped, .message = std::move(message)};
}
inline Error busy_error(Message message) {
    return {.kind = ErrorKind::busy, .message = std::move(message)};
}
inline Error not_found_error(Message message) {
    return {.kind = ErrorKind::not_found, .message = std::move(message)};
}

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool     has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    T& value() & {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    T&& value() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&content_));
    }
    const T& operator*() const& { return value(); }
    T&       operator*() & { return value(); }
    T&&      operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

}  // namespace antipode
