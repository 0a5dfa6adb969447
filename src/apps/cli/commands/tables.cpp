#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "base/characters.h"
#include "service/engine/tables.h"
#include "service/json.h"
#include "service/requests/distance.h"

namespace antipode::cli {
namespace tables_detail {

using service::GoalTablesKept;
using service::TableList;

std::string shown(const std::filesystem::path& path) { return visible_lines(path.string()); }

TableList joined_list(TableList list, const TableList& more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

std::string row_text(const TableStatus& status, std::string_view state, std::string_view last) {
    return fmt::format("{:<13}  {:>7}  {:<9}  {}", status.name, service::size_text(status.bytes),
                       state, last);
}

// What NAME…, --metric and --all ask for, of which one at most may be given. Tables of goals
// are there as long as `kept` is.
struct Choice {
    TableList list;
    bool      is_said = true;  // by the user
};

Result<Choice> choice_of(const Session& session, const GoalTablesKept& kept) {
    const service::Fields& fields = session.fields();
    const int              said   = (fields.has("names") ? 1 : 0) + (fields.has("metric") ? 1 : 0)
                     + (fields.has("all") ? 1 : 0);
    if (said > 1) return usage_error(message<"one-choice-of-tables">());
    if (fields.has("all")) return Choice{joined_list(service::every_table(), kept.list())};
    if (fields.has("metric")) return Choice{service::tables_of(service::metric_of(fields))};
    auto named = service::tables_named(fields.texts("names"), kept);
    if (!named) return named.error();
    return Choice{*std::move(named), said != 0};
}

// ---- list -------------------------------------------------------------------

bool is_usable(const TableStatus& status) {
    return status.finding.condition == Condition::ready
           || status.finding.condition == Condition::unchecked;
}

std::string total_text(const TableStore& store, const std::vector<TableStatus>& list,
                       std::size_t of_goals) {
    if (!store.folder()) return "no folder: none of ANTIPODE_TABLES, XDG_CACHE_HOME, HOME is set";
    std::uint64_t bytes    = 0;
    std::size_t   unusable = 0;
    for (const TableStatus& status : list) {
        if (is_usable(status))
            bytes += status.bytes;
        else if (status.finding.condition != Condition::absent)
            ++unusable;
    }
    const auto known  = std::span(list).first(list.size() - of_goals);
    const auto usable = [](auto some) { return std::ranges::count_if(some, is_usable); };
    return fmt::format(
        "{}: {} of {} tables{}, {}{}", shown(*store.folder()), usable(known), known.size(),
        of_goals == 0 ? "" : fmt::format(" and {} of goals", usable(list) - usable(known)),
        service::size_text(bytes), unusable == 0 ? "" : fmt::format(", {} not usable", unusable));
}

ExitCode run_list(Session& session) {
    const TableStore     store = store_of(session);
    const GoalTablesKept kept(store);
    auto                 list = store.list(table_specs());
    for (const TableSpec* spec : kept.list()) list.push_back(store.status(*spec));
    for (const TableStatus& status : list) {
        if (session.json()) {
            session.answer(service::to_json(status));
            continue;
        }
        session.output().line(
            row_text(status, service::name_of(status.finding.condition), status.summary));
        if (!status.finding.reason.empty())
            session.output().line(
                fmt::format("    {} {}", shown(status.path), status.finding.reason.text()));
    }
    if (!session.json()) session.output().line(total_text(store, list, kept.list().size()));
    return ExitCode::done;
}

// ---- build and verify ---------------------------------------------------------

ExitCode show(Session& session, const service::BuiltTable& built) {
    if (session.json())
        session.answer(service::to_json(built));
    else
        session.output().line(row_text(built.status, built.was_there ? "was there" : "built",
                                       shown(built.status.path)));
    return ExitCode::done;
}

// Two columns, so that a difference can be seen.
std::string histogram_text(const Verification& verification) {
    const auto  specs  = service::tables_named({{std::string(verification.status.name)}});
    const auto& counts = verification.histogram;
    // Tables of goals are compared with those that are made anew.
    const auto        known  = specs ? specs->front()->known : std::span(counts);
    const std::size_t rows   = std::max(known.size(), counts.size());
    const auto        number = [](const auto& list, std::size_t i) {
        return i < list.size() ? std::to_string(list[i]) : std::string("-");
    };
    std::string text = fmt::format("    {:>8}  {:>13}  {:>13}\n", "distance", "counted", "known");
    for (std::size_t i = 0; i < rows; ++i)
        text += fmt::format("    {:>8}  {:>13}  {:>13}\n", i, number(counts, i), number(known, i));
    return text;
}

ExitCode show(Session& session, const Verification& verification) {
    const auto trouble = service::trouble_of(verification);
    if (session.json()) {
        session.answer(service::to_json(verification));
    } else {
        session.output().line(row_text(verification.status,
                                       service::name_of(verification.status.finding.condition),
                                       shown(verification.status.path)));
        if (!verification.histogram.empty()) session.output().write(histogram_text(verification));
    }
    if (!trouble) return ExitCode::done;
    session.note(trouble->message.text());
    return exit_code_of(trouble->kind);
}

// Has each table of a list done, until one fails.
template <class Work>
ExitCode for_each_table(Session& session, const TableList& list, const Work& work) {
    const unsigned        threads = service::threads_of(session.fields());
    const StopOnInterrupt interrupt;
    ProgressLine          progress(session);
    const OpenOptions options = opening_shown_by({session, progress, interrupt.token(), threads});
    const TableStore  store   = store_of(session);
    ExitCode          code    = ExitCode::done;
    for (const TableSpec* spec : list) {
        const auto done = work(store, *spec, options);
        progress.erase();
        const ExitCode one = done ? show(session, *done) : session.fail(done.error());
        session.output().flush();  // one table can take a while
        if (one != ExitCode::done) code = one;
        if (one == ExitCode::interrupted) break;
    }
    return code;
}

ExitCode run_build(Session& session) {
    const auto choice = choice_of(session, GoalTablesKept(TableStore(std::nullopt)));
    if (!choice) return session.fail(choice.error());
    TableList list = choice->is_said ? choice->list : service::tables_of(Metric::htm);
    if (session.has("all"))
        std::erase_if(list, [](const TableSpec* spec) { return spec->is_on_demand; });
    const bool on_card = session.fields().text("device") == "gpu";
    return for_each_table(session, list,
                          on_card ? service::build_table_on_card : service::build_table);
}

TableList tables_there(const TableStore& store, const GoalTablesKept& kept) {
    TableList list = joined_list(service::every_table(), kept.list());
    std::erase_if(list, [&](const TableSpec* spec) {
        return store.status(*spec).finding.condition == Condition::absent;
    });
    return list;
}

ExitCode run_verify(Session& session) {
    const TableStore     store = store_of(session);
    const GoalTablesKept kept(store);
    const auto           choice = choice_of(session, kept);
    if (!choice) return session.fail(choice.error());
    const TableList list = choice->is_said ? choice->list : tables_there(store, kept);
    if (list.empty()) session.note("there are no tables to verify");
    return for_each_table(session, list, service::verify_table);
}

// ---- remove -----------------------------------------------------------------

ExitCode run_remove(Session& session) {
    const TableStore     store = store_of(session);
    const GoalTablesKept kept(store);
    const auto           choice = choice_of(session, kept);
    if (!choice) return session.fail(choice.error());
    if (!choice->is_said) return session.fail(usage_error(message<"no-tables-to-remove">()));
    ExitCode code = ExitCode::done;
    for (const TableSpec* spec : choice->list) {
        const auto removed = service::remove_table(store, *spec);
        if (!removed) {
            code = session.fail(removed.error());
        } else if (session.json()) {
            session.answer(service::to_json(*removed));
        } else {
            const bool gone = removed->removal == Removal::removed;
            session.output().line(
                fmt::format("{:<13}  {}", spec->name, gone ? "removed" : "was absent"));
        }
    }
    return code;
}

// ---- the command --------------------------------------------------------------

constexpr std::array name_to_build = {
    field("names", Kind::texts, "of a table", one_of(service::table_names), as_argument("NAME")),
};
// Also a table of a goal, as list tells it.
constexpr std::array name_there = {
    field("names", Kind::texts, "of a table",
          typed({.value = "NAME", .is_argument = true, .usual = service::table_names})),
};
constexpr std::array choosing = {
    field("metric", "the tables for solving in this metric", one_of(service::table_metrics),
          typed("METRIC", 'm')),
    flag("all",
         "every table; build leaves out the large ones for shortest solutions, which are built "
         "when they are needed or named",
         'a'),
};
constexpr std::array threads = {service::threads_field};
constexpr std::array device  = {
     field("device", "fill them on the processor, or on a graphics card", by_default("cpu"),
           one_of(service::table_devices), typed("NAME")),
};
constexpr auto   building  = joined(name_to_build, choosing, device, threads);
constexpr auto   verifying = joined(name_there, choosing, threads);
constexpr auto   removing  = joined(name_there, choosing);
constexpr Action actions[] = {
    {"list", {}, run_list},
    {"build", building, run_build},
    {"verify", verifying, run_verify},
    {"remove", removing, run_remove},
};
constexpr Example examples[] = {
    {"antipode tables list", "which there are, and where"},
    {"antipode tables build", "makes those for solving in face turns, to have them ready"},
    {"antipode tables build small-qtm --tables here", "makes one of them, in the folder here"},
    {"antipode tables verify small-htm", "reads it all, and counts its entries"},
    {"antipode tables remove --metric qtm", "frees the space; what is needed is rebuilt"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "done; for verify: all is well"},
    {ExitCode::environment, "a table is wrong, or cannot be built, kept or removed"},
    {ExitCode::interrupted, "interrupted; nothing half-made is left"},
};

}  // namespace tables_detail

const Command tables_command = {
    .name    = "tables",
    .summary = "list, build, verify or remove the tables that solving needs",
    .description =
        "Tables of distances make solving fast. They are built when they are first needed, and "
        "kept as one file each. Those of goals that took long to make are kept as well, up to 2 "
        "GB; the least recently used go first.\n"
        "build makes those that are missing or broken: the ones named, or those for face turns. "
        "verify reads everything, counts the entries at each distance and compares with what is "
        "known: the tables named, or all that are there.",
    .actions    = tables_detail::actions,
    .shares     = {.tables = true},
    .examples   = tables_detail::examples,
    .exit_codes = tables_detail::exit_codes,
};

}  // namespace antipode::cli
