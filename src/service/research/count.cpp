#include "service/research/count.h"

#include <fmt/format.h>

#include "explore/count/plan_centred.h"
#include "service/json.h"
#include "service/research/count_file.h"

namespace antipode::service {
namespace {

using counting::Counted;
using counting::CountWatch;

// A file that cannot be written any more ends the counting: what is not kept would be
// lost in the end.
class KeptCount {
public:
    KeptCount(CountFile& file, const CountWatch& watch)
        : file_(file), watch_(watch), outer_stop_(watch.stop, [this] { stop_.request_stop(); }) {}

    Result<Counted> run(const counting::CountRequest& request) {
        CountWatch watch = watch_;
        watch.stop       = stop_.get_token();
        watch.on_unit    = [this](unsigned distance, const counting::FinishedUnit& finished) {
            keep(distance, finished);
        };
        auto counted = count_positions(request, file_.known(), watch);
        if (!error_) error_ = file_.sync();
        if (error_) return *error_;
        return counted;
    }

private:
    void keep(unsigned distance, const counting::FinishedUnit& finished) {
        if (!error_) error_ = file_.add(distance, finished);
        if (error_) stop_.request_stop();
        if (watch_.on_unit) watch_.on_unit(distance, finished);
    }

    CountFile&                                file_;
    const CountWatch&                         watch_;
    std::stop_source                          stop_;
    std::stop_callback<std::function<void()>> outer_stop_;
    std::optional<Error>                      error_;
};

}  // namespace

Result<Counted> count(const CountOrder& order, const CountWatch& watch) {
    if (!order.file) return count_positions(order.request, {}, watch);
    auto file = CountFile::open(*order.file, order.request);
    if (!file) return file.error();
    return KeptCount(*file, watch).run(order.request);
}

Json to_json(const counting::LevelCount& level, const counting::CountRequest& request) {
    Json json = {{"metric", row(request.metric).name},
                 {"distance", level.distance},
                 {"positions", level.positions()}};
    if (request.classes == counting::Classes::left_out) return json;
    json["classes_48"]          = level.classes_48();
    json["classes_96"]          = level.classes_96();
    json["mean_morph"]          = level.mean_morph();
    json["corner_permutations"] = level.corner_orders;
    return json;
}

std::size_t symmetries_of_classes(const counting::CountRequest& request) {
    return counting::symmetries_keeping(request.centres).count();
}

std::string time_left_text(double seconds) {
    if (seconds < 90) return fmt::format("{:.0f} s", seconds);
    if (seconds < 5400) return fmt::format("{:.0f} min", seconds / 60);
    return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace antipode::service
