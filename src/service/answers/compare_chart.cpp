// The chart of a comparison: comparison_svg().
#include <fmt/format.h>

#include <algorithm>

#include "service/answers/compare.h"

namespace antipode::service {
namespace {

// In units of the picture.
constexpr double chart_width = 720;
constexpr double name_width  = 120;
constexpr double bar_width   = 400;  // of the longest
constexpr double row_height  = 28;
constexpr double margin      = 16;

std::string_view bar_colour(methods::Effort effort) {
    switch (effort) {
        case methods::Effort::quick:
            return "#2f6fd0";
        case methods::Effort::patient:
            return "#2e9e5b";
        case methods::Effort::shallow:
            return "#c77a1c";
    }
    return "";
}

// "19.2 turns, 12 ms", or what was not solved.
std::string bar_label(const Comparison& row) {
    const double      ms = 1000 * row.mean_seconds();
    const std::string time =
        ms < 1000 ? fmt::format("{:.3g} ms", ms) : fmt::format("{:.3g} s", ms / 1000);
    if (row.solved == 0) return fmt::format("none of {} solved, {}", row.cubes, time);
    std::string turns = fmt::format("{:.1f} turns, {}", row.mean_length(), time);
    if (row.solved == row.cubes) return turns;
    return fmt::format("{}, {} of {} solved", turns, row.solved, row.cubes);
}

std::string bar(const Comparison& row, double top, double scale) {
    const double width  = row.mean_length() * scale;
    const double middle = top + row_height / 2 + 4;
    return fmt::format(
        "  <text x=\"{:.0f}\" y=\"{:.0f}\" text-anchor=\"end\">{}</text>\n"
        "  <rect x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.1f}\" height=\"{:.0f}\" fill=\"{}\"/>\n"
        "  <text x=\"{:.1f}\" y=\"{:.0f}\">{}</text>\n",
        name_width - 8, middle, row.method->name, name_width, top + 4, width, row_height - 8,
        bar_colour(row.method->effort), name_width + width + 6, middle, bar_label(row));
}

}  // namespace

std::string comparison_svg(std::span<const Comparison> rows) {
    double longest = 1;
    for (const Comparison& row : rows) longest = std::max(longest, row.mean_length());
    const double height = 2 * margin + row_height * static_cast<double>(rows.size());
    std::string  text   = fmt::format(
           "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" width=\"{:.0f}\" "
              "height=\"{:.0f}\" font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n"
              "  <title>Mean lengths and times of methods</title>\n"
              "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
           chart_width, height, chart_width, height);
    double top = margin;
    for (const Comparison& row : rows) {
        text += bar(row, top, bar_width / longest);
        top += row_height;
    }
    return text + "</svg>\n";
}

}  // namespace antipode::service
