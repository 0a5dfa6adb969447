// Any bytes give the same requests and the same refusal however they are cut
// into pieces, every request keeps to the limits, and its query, host and origin
// can be looked at. The first byte chooses the cuts.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "http/parser.h"
#include "http/query.h"
#include "http/security.h"

namespace {

using namespace antipode;
using namespace antipode::http;

constexpr HeadLimits  limits{.max_header_bytes = 400, .max_headers = 10};
constexpr std::size_t max_body = 100;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

class Reader {
public:
    void take(std::string_view piece) {
        using State = RequestParser::State;
        while (!refusal_) {
            State state = parser_.take(piece);
            if (state == State::head_complete) state = parser_.expect_body(max_body);
            if (state == State::complete) requests_.push_back(parser_.take_request());
            if (state == State::refused) refusal_ = parser_.refusal();
            if (piece.empty() && state != State::complete) return;
        }
    }

    const std::vector<Request>& requests() const { return requests_; }

    friend bool operator==(const Reader& a, const Reader& b) {
        return a.requests_ == b.requests_ && a.refusal_ == b.refusal_
               && a.parser_.has_begun() == b.parser_.has_begun();
    }

private:
    RequestParser          parser_{limits};
    std::vector<Request>   requests_;
    std::optional<Refusal> refusal_;
};

// Pieces of sizes that follow from `seed`, the smallest being one byte.
Reader read_in_pieces(std::string_view bytes, std::uint32_t seed) {
    Reader reader;
    while (!bytes.empty()) {
        seed                    = seed * 1664525 + 1013904223;
        const std::size_t count = std::min<std::size_t>(bytes.size(), 1 + (seed >> 16) % 13);
        reader.take(bytes.substr(0, count));
        bytes.remove_prefix(count);
    }
    return reader;
}

void check_request(const Request& request) {
    static const AllowedHosts allowed = allowed_hosts("127.0.0.1", 8080);
    require(request.body.size() <= max_body);
    require(request.headers.size() <= limits.max_headers + 1);
    require(request.path.starts_with('/') && request.path.find('\0') == std::string::npos);
    why_forbidden(request, allowed);
    const auto parameters = parse_query(request.query);
    if (parameters) return;
    const Span place = *parameters.error().place;
    require(place.offset + place.length <= request.query.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data + 1), size - 1);
    Reader                 whole;
    if (!bytes.empty()) whole.take(bytes);
    require(whole == read_in_pieces(bytes, data[0]));
    for (const Request& request : whole.requests()) check_request(request);
    return 0;
}
