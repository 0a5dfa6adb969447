#include <fmt/format.h>

#include <chrono>

#include "apps/cli/commands.h"
#include "apps/cli/coset_cubes.h"
#include "apps/cli/coset_many.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "apps/cli/table_opening.h"
#include "base/seconds.h"
#include "base/size_text.h"
#include "service/json.h"
#include "service/requests/cosets.h"
#include "service/research/coset.h"
#include "service/research/count.h"

namespace antipode::cli {
namespace coset_detail {

using coset::CosetAnswer;
using coset::CosetEnd;
using coset::CosetLevel;
using coset::CosetProgress;

// Distances at which there is nothing before the first cube are not worth a line.
class LevelTable {
public:
    explicit LevelTable(Session& session) : session_(session) {}

    void add(const CosetLevel& level) {
        sum_ += level.cubes;
        if (session_.json()) return session_.answer(service::to_json(level));
        if (sum_ == 0) return;
        if (sum_ == level.cubes)
            session_.output().line(fmt::format("distance  {:>18}  {:>18}", "cubes", "in all"));
        session_.output().line(fmt::format(
            "{:>8}  {:>18}  {:>18}",
            fmt::format("{}{}", level.is_exact ? "" : "<=", level.distance), level.cubes, sum_));
    }

private:
    Session&      session_;
    std::uint64_t sum_ = 0;
};

std::string waiting_text(const CosetProgress& progress) {
    return fmt::format("{}, about {} left", service::progress_text(progress).text(),
                       service::time_left_text(progress.seconds_left));
}

// One call of the command.
class Exploring {
public:
    Exploring(Session& session, service::CosetOrder order)
        : session_(session),
          order_(std::move(order)),
          progress_(session),
          table_(session),
          engine_(
              engine_shown_by({session, progress_, interrupt_.token(), order_.request.threads})) {}

    ExitCode run() {
        if (const auto error = service::too_large(order_)) return session_.fail(*error);
        if (service::memory_of(order_) > 0)
            session_.note(fmt::format("the map of the coset takes {} of memory",
                                      size_text(service::memory_of(order_))));
        const auto answer = service::explore(engine_, order_, watch());
        progress_.erase();
        const ExitCode code = answer ? finish(*answer) : session_.fail(answer.error());
        session_.output().flush();
        keep_tables(session_, engine_, interrupt_.token());
        return code;
    }

private:
    coset::CosetWatch watch() {
        return {.stop = interrupt_.token(),
                .on_progress =
                    [this](const CosetProgress& now) {
                        progress_.show(waiting_text(now), now.fraction);
                    },
                .on_level =
                    [this](const CosetLevel& level) {
                        progress_.erase();
                        table_.add(level);
                        session_.output().flush();
                    }};
    }

    ExitCode finish(const CosetAnswer& answer) {
        if (session_.json()) {
            service::Json json = service::to_json(answer, order_);
            json["seconds"]    = seconds_since(start_);
            if (session_.has("list"))
                json["listed"] = service::list_json(told_cubes(answer), service::left_text);
            session_.answer(json);
        }
        if (const auto error = tell_cubes(session_, engine_,
                                          {.cubes   = told_cubes(answer),
                                           .threads = order_.request.threads,
                                           .stop    = interrupt_.token()}))
            return session_.fail(*error);
        if (answer.ended == CosetEnd::stopped) {
            session_.note(interruption_note(order_.file));
            return ExitCode::interrupted;
        }
        if (answer.ended == CosetEnd::limit)
            session_.note(fmt::format("{} cubes are not known to be within {} moves", answer.left,
                                      order_.request.last));
        return answer.ended == CosetEnd::limit && order_.must_be_within ? ExitCode::not_found
                                                                        : ExitCode::done;
    }

    Session&                              session_;
    service::CosetOrder                   order_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    StopOnInterrupt                       interrupt_{SIGINT, SIGTERM};
    ProgressLine                          progress_;
    LevelTable                            table_;
    service::Engine                       engine_;
};

ExitCode run(Session& session) {
    const service::Fields& fields  = session.fields();
    const auto             is_many = service::asks_for_many(fields);
    if (!is_many) return session.fail(is_many.error());
    if (*is_many) return explore_many_cosets(session);
    if (!fields.has("cube")) return session.fail(usage_error(message<"no-coset-given">()));
    const auto read = service::read_coset(fields);
    if (!read) return session.refuse(read.error());
    service::CosetOrder order = *read;
    order.request.threads     = service::threads_of(fields);
    if (const auto file = fields.find_text("resume")) order.file = *file;
    return Exploring(session, std::move(order)).run();
}

constexpr auto        options      = joined(service::coset_fields, coset_cube_options);
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "every cube has its distance, or a bound"},
    {ExitCode::not_found, "some cubes are not known to be within the limit of --within"},
};
constexpr Example examples[] = {
    {"antipode coset \"R U F\" --exact-to 9", "the nearest cubes of a coset, counted"},
    {"antipode coset \"R U F\"", "every cube of it is within 20 moves"},
    {"antipode coset \"R U F\" --exact-to 16", "exact counts to 16, bounds for the rest"},
    {"antipode coset \"R U F\" --until-done --resume coset.state",
     "every distance; may be interrupted"},
    {"antipode coset --random 100 --exact-to 12 --results cosets.jsonl",
     "a sample, and estimates of how many positions are at each distance"},
    {"mpirun -n 4 antipode coset --random 1000 --results cosets.jsonl", "on several machines"},
};

}  // namespace coset_detail

const Command coset_command = {
    .name    = "coset",
    .summary = "how far all cubes of a coset are from solved",
    .description =
        "The coset of a cube consists of all cubes with the same corner twists, edge flips and "
        "places of the four edges between U and D: 19,508,428,800 of them. Of these, 278,691,840 "
        "also have the D corners in the same four places (--small).\n"
        "Prints how many cubes are at each distance from solved. Up to a certain distance the "
        "counts are exact; beyond it, they are marked <= and give cubes at most that far away. By "
        "default every cube is shown to be within 20 moves. Distances up to about 13 take a "
        "moment; greater ones need two maps with a bit for each cube: 4.9 GB of memory, or 1 GB "
        "with --small and exact distances up to 16 or more.\n"
        "With --resume, progress is saved in a file, about once a minute while searching. After an "
        "interruption, the same command picks up where it left off.\n"
        "With --cosets or --random, many cosets are explored, sharing memory and, under mpirun, "
        "the machines; --results saves what is found for each, and the same command picks up where "
        "it left off.",
    .fields     = coset_detail::options,
    .shares     = {.tables = true},
    .examples   = coset_detail::examples,
    .exit_codes = coset_detail::exit_codes,
    .run        = coset_detail::run,
};

}  // namespace antipode::cli
