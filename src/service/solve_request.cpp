#include "service/solve_request.h"

#include <fmt/format.h>

#include <array>

#include "service/json_fields.h"
#include "service/position.h"
#include "service/shortest_fields.h"
#include "service/size.h"

namespace antipode::service {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds usual_time(200);                               // where no limit is said
constexpr milliseconds time_for_a_length = std::chrono::seconds(10);  // where only a length is
constexpr std::size_t  longest_name      = 200;                       // bytes

constexpr std::array<std::string_view, 14> names_at_once = {
    "cube",  "cubes", "as",      "notation",  "max_length", "time_ms", "metric",
    "moves", "cost",  "threads", "generator", "optimal",    "all",     "memory"};
constexpr std::array<std::string_view, 15> names_of_job = {
    "kind",  "name", "cube",    "as",        "notation", "max_length", "time_ms", "metric",
    "moves", "cost", "threads", "generator", "optimal",  "all",        "memory"};

std::span<const std::string_view> names_of(SolveUse use) {
    if (use == SolveUse::job) return names_of_job;
    return names_at_once;
}

using Failure = std::optional<Error>;

// One request while it is read. Each step fills in its part and keeps what it
// read among the fields.
class Parser {
public:
    Parser(const Json& json, SolveUse use) : fields_(json), use_(use) {
        request_.fields = Json::object();
    }

    Result<SolveRequest> parse() {
        if (auto error = fields_.unknown(names_of(use_))) return *std::move(error);
        constexpr std::array steps = {&Parser::read_naming,   &Parser::read_cubes,
                                      &Parser::read_shortest, &Parser::read_metric,
                                      &Parser::read_memory,   &Parser::read_moves,
                                      &Parser::read_cost,     &Parser::read_limits,
                                      &Parser::read_threads,  &Parser::read_sense};
        for (const auto step : steps)
            if (auto error = (this->*step)()) return *std::move(error);
        return std::move(request_);
    }

private:
    Failure read_naming() {
        const auto kind = fields_.text("kind");
        if (!kind) return kind.error();
        if (*kind && **kind != "solve")
            return wrong_field("kind", fmt::format("there is no kind of job '{}': accepted is "
                                                   "solve",
                                                   **kind));
        const auto name = fields_.text("name");
        if (!name) return name.error();
        if (!*name) return {};
        if ((*name)->size() > longest_name)
            return wrong_field(
                "name", fmt::format("the field name takes a text of up to {} bytes", longest_name));
        request_.name           = **name;
        request_.fields["name"] = **name;
        return {};
    }

    Failure read_cubes() {
        const auto as = parse_reading(fields_);
        if (!as) return as.error();
        const auto one = fields_.text("cube");
        if (!one) return one.error();
        const auto many = fields_.texts("cubes", max_cubes_at_once);
        if (!many) return many.error();
        if (one->has_value() == many->has_value())
            return wrong_field("cube", use_ == SolveUse::job ? "the field cube is missing"
                                       : *one                ? "give either cube or cubes, not both"
                                              : "there is nothing to solve: the field cube, or "
                                                "cubes for a list, is missing");
        if (*one) return add_cube(**one, *as, "cube");
        request_.is_list = true;
        for (std::size_t i = 0; i < (*many)->size(); ++i)
            if (auto error = add_cube((**many)[i], *as, fmt::format("cubes[{}]", i))) return error;
        return {};
    }

    Failure add_cube(const std::string& text, const CubeReading& as, const std::string& field) {
        const auto position = read_position(text, as);
        if (!position) return in_field(position.error(), field);
        if (auto error = unsolvable(position->cube)) return in_field(*std::move(error), field);
        request_.cubes.push_back(position->cube);
        const std::string facelets = to_text(facelets_of(position->cube));
        if (request_.is_list)
            request_.fields["cubes"].push_back(facelets);
        else
            request_.fields["cube"] = facelets;
        return {};
    }

    Failure read_shortest() {
        const auto shortest = parse_shortest(fields_);
        if (!shortest) return shortest.error();
        if (!*shortest) return {};
        for (const char* name : {"moves", "cost"})
            if (fields_.find(name) != nullptr)
                return wrong_field(name, fmt::format("optimal uses every turn and counts them: "
                                                     "leave out {}",
                                                     name));
        request_.how.shortest      = *shortest;
        request_.fields["optimal"] = true;
        if ((*shortest)->wanted == optimal::Frontier::Wanted::all) request_.fields["all"] = true;
        return {};
    }

    Failure read_metric() {
        const auto metric = parse_solve_metric(fields_, request_.how.shortest
                                                            ? SliceTurns::accepted
                                                            : SliceTurns::refused_without_optimal);
        if (!metric) return metric.error();
        if (!*metric) return {};
        request_.how.metric       = **metric;
        request_.fields["metric"] = row(**metric).name;
        return {};
    }

    Failure read_memory() {
        if (!request_.how.shortest) return {};
        const auto memory = parse_memory(fields_, request_.how.metric);
        if (!memory) return memory.error();
        if (!*memory) return {};
        request_.how.shortest->memory = *parse_size(**memory);
        request_.fields["memory"]     = **memory;
        return {};
    }

    Failure read_moves() {
        const auto text = fields_.text("moves");
        if (!text) return text.error();
        if (!*text) return {};
        const auto turns = parse_turn_set(**text);
        if (!turns) return in_field(turns.error(), "moves");
        request_.how.turns       = *turns;
        request_.fields["moves"] = antipode::to_text(*turns);
        return {};
    }

    // A list as text, or an object.
    Failure read_cost() {
        const Json* value = fields_.find("cost");
        if (value == nullptr) return {};
        if (!value->is_string() && !value->is_object())
            return wrong_field("cost",
                               "the field cost takes a list such as quarter=1,half=1.6 as "
                               "a text, or an object");
        if (request_.how.metric != Metric::htm)
            return wrong_field("metric", "cost says what is counted: leave out metric");
        const auto costs =
            parse_cost_profile(value->is_string() ? value->get<std::string>() : value->dump());
        if (!costs) return in_field(costs.error(), "cost");
        request_.how.costs      = *costs;
        request_.fields["cost"] = *value;
        return {};
    }

    Failure read_limits() {
        auto&      shortest = request_.how.shortest;
        const auto length =
            fields_.whole("max_length", {0, shortest ? max_shortest_length : max_length_asked});
        if (!length) return length.error();
        if (*length) {
            request_.max_length           = static_cast<unsigned>(**length);
            request_.fields["max_length"] = **length;
        }
        if (shortest) shortest->max_length = request_.max_length;
        return read_time();
    }

    Failure read_time() {
        const bool is_job  = use_ == SolveUse::job;
        const auto longest = is_job ? max_time_of_job : max_time_at_once;
        const auto time    = fields_.whole("time_ms", {1, longest.count()});
        if (!time) return time.error();
        // A proof takes what it takes.
        const auto otherwise = is_job || request_.how.shortest ? longest
                               : request_.max_length           ? time_for_a_length
                                                               : usual_time;
        request_.max_time    = *time ? milliseconds(**time) : otherwise;
        if (*time) request_.fields["time_ms"] = **time;
        return {};
    }

    Failure read_threads() {
        const auto threads = fields_.whole("threads", {1, max_threads_asked});
        if (!threads) return threads.error();
        request_.threads = static_cast<unsigned>(threads->value_or(use_ == SolveUse::job ? 0 : 1));
        if (*threads) request_.fields["threads"] = **threads;
        return {};
    }

    Failure read_sense() {
        const auto generator = fields_.flag("generator");
        if (!generator) return generator.error();
        if (generator->value_or(false)) request_.sense = WordSense::generator;
        if (*generator) request_.fields["generator"] = **generator;
        return {};
    }

    JsonFields   fields_;
    SolveUse     use_;
    SolveRequest request_;
};

}  // namespace

Result<SolveRequest> parse_solve_request(const Json& json, SolveUse use) {
    return Parser(json, use).parse();
}

SolveTask task_of(const SolveRequest& request, std::size_t cube) {
    return {.cube   = request.cubes.at(cube),
            .how    = request.how,
            .limits = {.enough_length = request.how.shortest ? 0 : request.max_length.value_or(0),
                       .max_time      = request.max_time,
                       .threads       = request.threads}};
}

std::optional<Engine::QuickRequest> quick_request_of(const SolveRequest& request) {
    if (!request.max_length || !request.how.is_plain()) return std::nullopt;
    return Engine::QuickRequest{.max_length = *request.max_length, .metric = request.how.metric};
}

}  // namespace antipode::service
