#include "apps/cli/pocket_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace antipode::cli {
namespace {

std::string counted(std::uint64_t number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string or_none(const std::string& text) { return text.empty() ? "none" : text; }

std::string distances_text(const service::PocketInfo& info) {
    return fmt::format("{}, {}", counted(info.half_turns, "face turn"),
                       counted(info.quarter_turns, "quarter turn"));
}

// A number, or nothing below the end of the column.
std::string cell(const service::PocketCounts& column, std::size_t row) {
    const auto& counts = column.counts;
    return fmt::format("  {:>9}", row < counts.size() ? std::to_string(counts[row]) : "");
}

}  // namespace

std::string pocket_info_text(const service::PocketInfo& info) {
    struct Row {
        std::string_view label;
        std::string      value;
    };
    const Row rows[] = {
        {"facelets", service::pocket_facelets(info.cube)},
        {"position", fmt::format("{} of {}", info.position.number(), pocket::Position::count)},
        {"distance", distances_text(info)},
        {"generator", or_none(to_text(info.generator, pocket::Form::maneuver))},
        {"order", std::to_string(info.order)},
        {"parity", info.parity == Parity::even ? "even" : "odd"},
        {"corners", or_none(to_text(info.cycles, PieceKind::corner))},
        {"symmetry", std::string(info.symmetry)},
        {"images", fmt::format("{}, with inverses {}", info.images, info.isomorphs)},
        {"cubies", to_text(info.cube, pocket::Form::cubies)},
        {"layers", or_none(to_text(info.generator, pocket::Form::layers))},
    };
    std::string text;
    for (const Row& row : rows) text += fmt::format("{:<14} {}\n", row.label, row.value);
    return text;
}

std::string pocket_counts_text(const std::vector<service::PocketCounts>& columns) {
    std::string header = "distance";
    std::string total  = fmt::format("{:>8}", "all");
    std::size_t rows   = 0;
    for (const service::PocketCounts& column : columns) {
        header += fmt::format("  {:>9}", row(column.metric).name);
        total += fmt::format("  {:>9}", pocket::Position::count);
        rows = std::max(rows, column.counts.size());
    }
    std::string text = header + "\n";
    for (std::size_t i = 0; i < rows; ++i) {
        text += fmt::format("{:>8}", i);
        for (const service::PocketCounts& column : columns) text += cell(column, i);
        text.erase(text.find_last_not_of(' ') + 1);
        text += "\n";
    }
    return text + total + "\n";
}

std::string pocket_antipodes_text(const service::PocketAntipodes& antipodes) {
    const std::string tag = length_tag(antipodes.distance, antipodes.metric, Optimality::proven);
    std::string       text;
    for (const service::PocketAntipode& antipode : antipodes.classes)
        text +=
            fmt::format("{}  {}  {}, {}\n", to_text(antipode.generator, pocket::Form::maneuver),
                        tag, counted(antipode.members.positions, "position"), antipode.symmetry);
    return text
           + fmt::format("{} in {} classes\n", counted(antipodes.positions, "position"),
                         antipodes.classes.size());
}

}  // namespace antipode::cli
