#include "service/random.h"

#include "cube/random_cube.h"

namespace antipode::service {
namespace {

// At most 2^53, so that every reader of JSON sees the whole number.
std::uint64_t drawn_seed() { return Random::from_device().next() >> 11; }

}  // namespace

RandomPositions::RandomPositions(const RandomRequest& request)
    : request_(request), seed_(request.seed ? *request.seed : drawn_seed()), random_(seed_) {}

Result<RandomAnswer> RandomPositions::next() {
    const Cube cube =
        request_.pool == Pool::reachable ? random_reachable(random_) : random_assembled(random_);
    Result<WrittenPosition> written = in_form({cube}, request_.target);
    if (!written) return written.error();
    return RandomAnswer{*std::move(written), seed_, ++drawn_};
}

Json to_json(const RandomAnswer& answer) {
    Json json      = to_json(answer.written);
    json["seed"]   = answer.seed;
    json["number"] = answer.number;
    return json;
}

}  // namespace antipode::service
