#include "service/requests/survey.h"

#include <limits>

#include "search/batch/open_card.h"

namespace antipode::service {
namespace {

// From so many cubes on, filling all the memory of a graphics card pays.
constexpr std::uint64_t many_cubes = 5000;

}  // namespace

Result<SurveyOrder> read_survey(const Fields& fields) {
    SurveyOrder order{.count  = fields.whole<std::uint64_t>("count"),
                      .seed   = fields.whole<std::uint64_t>("seed"),
                      .metric = metric_of(fields)};
    order.turns      = fields.find_whole<unsigned>("turns");
    order.how.device = device_of(fields);
    order.how.memory = fields.find_size("memory");
    if (order.how.device == Device::cpu) {
        if (auto error = too_little_memory(fields, order.metric)) return *std::move(error);
    } else if (!order.how.memory && order.count >= many_cubes && batch::card_facts()) {
        order.how.memory = std::numeric_limits<std::uint64_t>::max();
    }
    return order;
}

}  // namespace antipode::service
