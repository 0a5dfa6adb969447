#include "apps/cli/coset_cubes.h"

#include "service/answers/solve.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/list/operations.h"

namespace antipode::cli {
namespace coset_cubes_detail {

constexpr std::chrono::seconds time_to_solve(1);
constexpr std::string_view     row_name = "coset";

class Telling {
public:
    Telling(Session& session, service::Engine& engine, const CosetCubes& told)
        : session_(session), engine_(engine), told_(told) {}

    std::optional<Error> run() {
        if (session_.has("add"))
            if (auto error = open_list()) return error;
        for (const Cube& cube : told_.cubes)
            if (auto error = tell(cube)) return error;
        return std::nullopt;
    }

private:
    std::optional<Error> open_list() {
        auto opened = open_workspace(session_);
        if (!opened) return opened.error();
        list_.emplace(*std::move(opened));
        return std::nullopt;
    }

    std::optional<Error> tell(const Cube& cube) {
        if (!session_.has("solve")) {
            if (session_.has("list") && !session_.json())
                session_.output().line(service::left_text(cube));
            return list_ ? service::add_unsolved(*list_, with_centres(cube, {}), row_name)
                         : std::nullopt;
        }
        const auto solved = engine_.solve(
            {.cube = cube, .limits = {.max_time = time_to_solve, .threads = told_.threads}},
            {.stop = told_.stop});
        if (!solved) return solved.error();
        if (session_.json())
            session_.answer(service::to_json(*solved, service::WordSense::solver));
        else
            session_.output().line(service::solution_line(*solved, service::WordSense::solver));
        session_.output().flush();
        return list_ ? service::add_solved(*list_, *solved, row_name) : std::nullopt;
    }

    Session&                          session_;
    service::Engine&                  engine_;
    const CosetCubes&                 told_;
    std::optional<service::Workspace> list_;
};

}  // namespace coset_cubes_detail

std::span<const Cube> told_cubes(const coset::CosetAnswer& answer) {
    return answer.cubes_left.empty() ? answer.farthest : answer.cubes_left;
}

std::optional<Error> tell_cubes(Session& session, service::Engine& engine, const CosetCubes& told) {
    return coset_cubes_detail::Telling(session, engine, told).run();
}

}  // namespace antipode::cli
