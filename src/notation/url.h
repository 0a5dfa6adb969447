// The mechanics of web addresses, as far as links need them: hosts, queries and
// percent-encoding. It knows no maneuvers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace antipode {

// A decoded text, and where in the address each of its bytes was written.
struct DecodedText {
    std::string              text;
    std::vector<std::size_t> origin;
    std::size_t              end = 0;

    void add(char c, std::size_t offset) {
        text += c;
        origin.push_back(offset);
    }
    std::size_t place(std::size_t i) const { return i < origin.size() ? origin[i] : end; }
};

// In lower case, without user and port.
std::string host_of(std::string_view address);

struct QueryField {
    std::string_view name;
    Span             value;  // in the address, still encoded
};

// What stands between ? and #, in order. An HTML escape such as &#45; inside a
// value, which some pages leave unencoded, neither separates nor ends anything.
std::vector<QueryField> query_of(std::string_view address);

// As browsers do: + is a space, and a % without two digits stands for itself.
DecodedText percent_decoded(std::string_view address, Span value);

// As browsers encode the fields of forms.
std::string percent_encoded(std::string_view text);

}  // namespace antipode
