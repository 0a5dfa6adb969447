#include "service/answers/random.h"

#include "service/answers/seed.h"
#include "service/json.h"

namespace antipode::service {

RandomPositions::RandomPositions(const RandomRequest& request)
    : request_(request),
      seed_(request.seed ? *request.seed : drawn_seed()),
      random_(seed_),
      twists_(~seed_) {}

Result<RandomAnswer> RandomPositions::next() {
    const Cube    cube    = request_.pool == RandomPool::reachable
                                ? random_reachable(random_, request_.pieces)
                                : random_assembled(random_, request_.pieces);
    const Centres centres = {random_twists(twists_, cube, request_.centres), request_.centres};
    Result<WrittenPosition> written = in_form({cube, std::nullopt, centres}, request_.target);
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
