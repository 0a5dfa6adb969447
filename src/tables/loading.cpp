#include "tables/loading.h"

#include <memory>
#include <string>
#include <system_error>
#include <utility>

#include "tables/messages.h"
#include "tables/stamp.h"

namespace antipode {
namespace {

LoadedTable refused(Finding finding) {
    return {.end = LoadEnd::refused, .finding = std::move(finding)};
}

}  // namespace

LoadedTable load_table(const TablePaths& paths, const TableSpec& spec, const OpenOptions& options,
                       Trust trust) {
    const File       file = File::open(paths.table);
    const Inspection seen = inspect(file, spec);
    if (seen.finding.condition != Condition::unchecked) return refused(seen.finding);

    // Taken before the content is read: a change meanwhile makes the stamp void.
    const Stamp stamp  = {file.identity(), seen.header.content_checksum};
    auto        mapped = Mapping::of_file(file, options.loading);
    if (!mapped)
        return {.end     = LoadEnd::not_mapped,
                .finding = {Condition::damaged, table_message<"table-not-mapped">()}};
    const auto memory  = std::make_shared<const Mapping>(std::move(*mapped));
    const auto content = memory->bytes().subspan(content_offset);

    if (trust == Trust::nothing || !has_stamp(paths.stamp, stamp)) {
        const auto sum = content_checksum(spec, content, options);
        if (!sum) return {.end = LoadEnd::stopped};
        if (*sum != seen.header.content_checksum) {
            std::error_code ignored;
            std::filesystem::remove(paths.stamp, ignored);
            return refused({Condition::damaged, table_message<"table-content-damaged">()});
        }
        write_stamp(paths.stamp, stamp);
    }
    if (spec.maker != nullptr && !spec.maker->fits(content))
        return refused({Condition::foreign, table_message<"table-of-something-else">()});
    return {.end     = LoadEnd::loaded,
            .finding = {Condition::ready},
            .table   = Table(std::string(spec.name), memory, content)};
}

}  // namespace antipode
