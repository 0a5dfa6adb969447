#include "solvers/goals/table_file.h"

#include <algorithm>

namespace antipode::goals {
namespace table_file_detail {

constexpr std::string_view prefix = "goal-";
// Of the order of entries and of all that decides it: views, plans and the key.
constexpr std::uint32_t version           = 1;
constexpr std::uint64_t least_bytes       = 1'000'000;
constexpr double        bytes_in_a_second = 40e6;  // on two cores, roughly

std::span<const std::uint8_t> entries_in(std::span<const std::byte> content) {
    const auto entries = content.subspan(std::min(key_bytes, content.size()));
    return {reinterpret_cast<const std::uint8_t*>(entries.data()), entries.size()};
}

std::vector<std::uint64_t> histogram(std::span<const std::byte> content, unsigned) {
    return counts_by_distance(entries_in(content));
}

}  // namespace table_file_detail

bool is_worth_keeping(const GoalLayout& layout) {
    return layout.bytes() >= table_file_detail::least_bytes;
}

GoalTableFile::GoalTableFile(const TableKey& key, std::shared_ptr<const GoalLayout> layout)
    : key_(key),
      layout_(std::move(layout)),
      name_(name_of(key)),
      summary_(text_of(key)),
      spec_{.name    = name_,
            .summary = summary_,
            .version = table_file_detail::version,
            .bytes   = key_bytes + layout_->bytes(),
            .seconds = static_cast<double>(layout_->bytes()) / table_file_detail::bytes_in_a_second,
            .maker   = this,
            .histogram = table_file_detail::histogram} {}

GoalTables::Entries GoalTableFile::entries_of(const Table& table) const {
    return {table_file_detail::entries_in(table.bytes()), std::make_shared<const Table>(table)};
}

Result<BuildEnd> GoalTableFile::build(std::span<std::byte> out, const BuildContext& context) const {
    std::ranges::copy(bytes_of(key_), out.begin());
    const auto entries = out.subspan(key_bytes);
    const bool is_full =
        layout_->fill({reinterpret_cast<std::uint8_t*>(entries.data()), entries.size()},
                      {.threads = context.threads, .stop = context.stop});
    return is_full ? BuildEnd::complete : BuildEnd::stopped;
}

bool GoalTableFile::fits(std::span<const std::byte> content) const {
    return std::ranges::equal(content.first(key_bytes), bytes_of(key_));
}

TableSpec KeptGoalTables::spec() const {
    return {.name      = name,
            .summary   = summary,
            .version   = table_file_detail::version,
            .bytes     = bytes,
            .histogram = table_file_detail::histogram};
}

std::vector<KeptGoalTables> kept_goal_tables(const TableStore& store) {
    std::vector<KeptGoalTables> list;
    for (const std::string& name : store.names(table_file_detail::prefix)) {
        KeptGoalTables kept{.name = name, .summary = "a goal", .key = {}};
        if (const auto beginning = store.beginning(name, key_bytes)) {
            kept.bytes = beginning->bytes;
            kept.key   = key_of(beginning->content);
        }
        if (kept.key) kept.summary = text_of(*kept.key);
        list.push_back(std::move(kept));
    }
    return list;
}

Result<bool> is_as_made_anew(const TableStore& store, std::string_view name,
                             const OpenOptions& options) {
    const auto beginning = store.beginning(name, key_bytes);
    const auto key       = beginning ? key_of(beginning->content) : std::nullopt;
    if (!key || name_of(*key) != name) return false;
    const GoalTableFile file(*key, layout_of(*key));
    if (file.spec().bytes != beginning->bytes) return false;
    const auto kept = store.open(file.spec(), options);
    if (!kept) return kept.error();
    const auto anew = TableStore(std::nullopt)
                          .open(file.spec(), {.threads = options.threads, .stop = options.stop});
    if (!anew) return anew.error();
    return std::ranges::equal(kept->bytes(), anew->bytes());
}

void remove_oldest(const TableStore& store, std::uint64_t most_bytes) {
    std::vector<KeptGoalTables> list = kept_goal_tables(store);
    std::ranges::sort(list, std::ranges::greater{},
                      [&](const KeptGoalTables& kept) { return store.last_use(kept.name); });
    std::uint64_t sum = 0;
    for (const KeptGoalTables& kept : list) {
        sum += kept.bytes;
        // What another process is using is there until it lets go.
        if (sum > most_bytes) static_cast<void>(store.remove(kept.spec()));
    }
}

}  // namespace antipode::goals
