#include "service/engine/table_rows.h"

#include <algorithm>
#include <array>

#include "search/batch/open_card.h"
#include "search/optimal/solver.h"
#include "search/two_phase/solver.h"
#include "service/engine/table_steps.h"
#include "service/engine/tables.h"
#include "service/messages.h"
#include "solvers/card.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

// How much of the whole is done, from 0 to 1.
using ShareDone = std::function<double(const TableProgress&)>;

void tell_step(SharedWork::Making& making, const TableProgress& at, double share) {
    const TablesStatus before   = making.status();
    const bool         is_build = at.step != TableStep::checking;
    const auto    state = is_build || before.state == TablesState::building ? TablesState::building
                                                                            : TablesState::loading;
    const double  reached = state == before.state ? std::max(before.progress, share) : share;
    const Message message = service_message<"table-step">(row(at.step).name, at.spec.name);
    if (message == before.message && reached < before.progress + noticeable_share) return;
    making.tell(state, reached, message);
}

// Whoever asked for the table is told as well as those who wait for it.
OpenOptions opening_for(SharedWork::Making& making, const OpenOptions& asked,
                        const ShareDone& share) {
    OpenOptions opening    = asked;
    opening.stop           = making.stop();
    opening.on_build_start = [&making, asked, share](const TableSpec& spec) {
        const TableProgress start = {spec, TableStep::building, 0};
        tell_step(making, start, share(start));
        asked.on_build_start(spec);
    };
    opening.on_progress = [&making, asked, share](const TableProgress& at) {
        tell_step(making, at, share(at));
        asked.on_progress(at);
        making.rest();
    };
    return opening;
}

// One opening of what the two-phase search reads.
class TwoPhaseOpening {
public:
    TwoPhaseOpening(SharedWork::Making& making, Metric metric, const TableSources& sources)
        : making_(making), metric_(metric), sources_(sources), specs_(tables_of(metric)) {}

    std::optional<Error> run() {
        waits_for_all_ = is_kept(sources_.store.status(*specs_[phase_two]));
        for (const std::size_t part : {small, phase_one, phase_two})
            if (auto error = open(part)) return error;
        making_.tell(TablesState::ready, 1, service_message<"tables-ready">());
        if (sources_.pages == Pages::huge) move_to_huge_pages();
        return std::nullopt;
    }

private:
    // In the order of the registry.
    static constexpr std::size_t small     = 0;
    static constexpr std::size_t phase_one = 1;
    static constexpr std::size_t phase_two = 2;

    std::optional<Error> open(std::size_t part) {
        const TableSpec& spec = *specs_[part];
        OpenOptions      opening =
            opening_for(making_, sources_.opening, [this](const auto& at) { return share(at); });
        opening.on_built = [&](const Table& table) {
            if (table.name() == spec.name) keep(part, table);
        };
        const auto table = sources_.store.open(spec, opening);
        if (!table) return table.error();
        if (part == phase_two && !parts_[part]) {
            parts_[part] = *table;
            making_.offer_last(solver());
        } else {
            keep(part, *table);
        }
        return std::nullopt;
    }

    // A table that was built is used while it is written.
    void keep(std::size_t part, const Table& table) {
        if (parts_[part]) return;
        parts_[part]    = table;
        const bool some = parts_[small] && parts_[phase_one];
        if (some && (parts_[phase_two] || !waits_for_all_)) making_.offer(solver());
    }

    std::shared_ptr<const two_phase::Solver> solver() const {
        return std::make_shared<const two_phase::Solver>(std::make_shared<const two_phase::Tables>(
            metric_,
            two_phase::Tables::Parts{*parts_[small], *parts_[phase_one], parts_[phase_two]}));
    }

    // The largest first: its file is let go before the next is copied, and that way the
    // least memory is taken at any moment. Searches that run keep their files. Not all
    // threads copy: there may be searches already.
    void move_to_huge_pages() {
        for (const std::size_t part : {phase_one, phase_two, small}) {
            if (making_.stop().stop_requested()) return;
            parts_[part] =
                prefer_huge_pages(*parts_[part], std::max(1U, sources_.opening.threads / 2));
        }
        making_.offer(solver());
        sources_.on_moved();
    }

    // Of all bytes of all tables.
    double share(const TableProgress& at) const {
        double done      = 0;
        double total     = 0;
        bool   is_before = true;
        for (const TableSpec* spec : specs_) {
            const auto bytes = static_cast<double>(spec->bytes);
            const bool is_it = spec->name == at.spec.name;
            if (is_it) is_before = false;
            done += bytes * (is_it ? share_done(at) : is_before ? 1.0 : 0.0);
            total += bytes;
        }
        return done / total;
    }

    SharedWork::Making&                 making_;
    Metric                              metric_;
    const TableSources&                 sources_;
    TableList                           specs_;
    bool                                waits_for_all_ = false;
    std::array<std::optional<Table>, 3> parts_;
};

// Files that are mapped as they are.
bool are_ready(Metric metric, const TableSources& sources) {
    return std::ranges::all_of(tables_of(metric), [&](const TableSpec* spec) {
        return sources.store.status(*spec).finding.condition == Condition::ready;
    });
}

std::optional<Error> open_centre_parity(SharedWork::Making& making, Metric metric,
                                        const TableSources& sources) {
    const auto table = sources.store.open(centre_parity_spec(metric),
                                          opening_for(making, sources.opening, share_done));
    if (!table) return table.error();
    making.offer_last(std::make_shared<const Table>(
        sources.pages == Pages::huge
            ? prefer_huge_pages(*table, std::max(1U, sources.opening.threads / 2))
            : *table));
    return std::nullopt;
}

std::optional<Error> open_bounds(SharedWork::Making& making, std::size_t number,
                                 const TableSources& sources) {
    const TableSpec& spec     = optimal::specs()[number];
    bool             is_built = false;
    const auto       solver   = [&](const Table& table) {
        return std::make_shared<const optimal::Solver>(optimal::shapes()[number], table);
    };
    OpenOptions opening = opening_for(making, sources.opening, share_done);
    // A table that was built is used while it is written.
    opening.on_built = [&](const Table& table) {
        is_built = true;
        making.offer(solver(table));
    };
    const auto table = sources.store.open(spec, opening);
    if (!table) return table.error();
    if (is_built) return std::nullopt;
    making.offer_last(solver(sources.pages == Pages::huge
                                 ? prefer_huge_pages(*table, sources.opening.threads)
                                 : *table));
    return std::nullopt;
}

std::optional<Error> open_card(SharedWork::Making& making, const CardChoice& choice,
                               const TableSources&                     sources,
                               const std::function<batch::TwoPhase()>& two_phase) {
    const Message what = service_message<"card-filling">();
    making.tell(TablesState::building, 0, what);
    const auto card = batch::open_card({.metric = choice.metric, .memory = choice.memory},
                                       {.threads     = sources.opening.threads,
                                        .stop        = making.stop(),
                                        .on_progress = [&](double done) {
                                            making.tell(TablesState::building, done, what);
                                            making.rest();
                                        }});
    if (!card) return card.error();
    // The executor lives as long as the card.
    making.offer_last(std::make_shared<const CardQueue>(
        CardQueue::Source{.executor = {*card, &(*card)->executor()},
                          .shape    = (*card)->shape(),
                          .options  = {sources.opening.threads, two_phase}}));
    return std::nullopt;
}

}  // namespace

SharedWork::Options two_phase_row(Metric metric, const TableSources& sources) {
    return {.about = {.metric = metric},
            .what  = service_message<"tables-of-metric">(row(metric).name),
            .make =
                [=](SharedWork::Making& making) {
                    return TwoPhaseOpening(making, metric, sources).run();
                },
            .is_quick = [=] { return sources.pages == Pages::small && are_ready(metric, sources); },
            .on_change = sources.on_change};
}

const TableSpec& centre_parity_spec(Metric metric) {
    return table_named(metric == Metric::qtm ? "centres-qtm" : "centres-htm");
}

SharedWork::Options centre_parity_row(Metric metric, const TableSources& sources) {
    const TableSpec&  spec = centre_parity_spec(metric);
    const std::string name(spec.name);
    return {
        .about = {.metric = metric, .name = name},
        .what  = service_message<"table-named">(name),
        .make =
            [=](SharedWork::Making& making) { return open_centre_parity(making, metric, sources); },
        .is_quick =
            [=, &spec] {
                return sources.pages == Pages::small
                       && sources.store.status(spec).finding.condition == Condition::ready;
            },
        .on_change = sources.on_change};
}

SharedWork::Options bounds_row(std::size_t number, const TableSources& sources) {
    const std::string name(optimal::specs()[number].name);
    return {
        .about = {.metric = optimal::shapes()[number].metric, .name = name},
        .what  = service_message<"table-named">(name),
        .make  = [=](SharedWork::Making& making) { return open_bounds(making, number, sources); },
        .on_change = sources.on_change};
}

SharedWork::Options card_row(const CardChoice& choice, const TableSources& sources,
                             const std::function<batch::TwoPhase()>& two_phase) {
    return {.about = {.metric = choice.metric, .name = "graphics card"},
            .what  = service_message<"table-named">("graphics card"),
            .make =
                [=](SharedWork::Making& making) {
                    return open_card(making, choice, sources, two_phase);
                },
            .on_change = sources.on_change};
}

}  // namespace antipode::service
