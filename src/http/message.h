// What goes over the wire: requests that came in, responses that go out.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace antipode::http {

struct Header {
    std::string name;
    std::string value;

    friend bool operator==(const Header&, const Header&) = default;
};

struct Request {
    std::string         method;          // "GET", as it came
    std::string         path;            // percent-decoded, always starting with '/'
    std::string         query     = {};  // what follows the '?', as it came
    bool                has_query = false;
    std::vector<Header> headers   = {};  // in the order they came
    std::string         body      = {};

    // The value of the first header of that name, in any case; nullptr if none.
    const std::string* header(std::string_view name) const;

    friend bool operator==(const Request&, const Request&) = default;
};

struct Response {
    int                 status       = 200;
    std::string         content_type = {};  // no such header if empty
    std::string         body         = {};
    std::vector<Header> headers      = {};
    bool                closes       = false;  // the connection closes after it
    // Bytes that live as long as the server, such as an embedded file: sent
    // instead of `body`, without a copy.
    std::string_view constant_body = {};
};

std::string_view reason_of(int status);  // "Not Found"

}  // namespace antipode::http
