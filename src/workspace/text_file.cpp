#include "workspace/text_file.h"

#include <algorithm>
#include <optional>

#include "base/text_lines.h"
#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/told_centres.h"
#include "notation/characters.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "workspace/messages.h"
#include "workspace/solver_word.h"

namespace antipode::workspace {
namespace {

constexpr std::string_view blanks       = " \t\r";
constexpr std::string_view comment_mark = "//";

// Where the comment of a line starts, or its end; that of an address is none.
std::size_t comment_start(std::string_view line) {
    std::size_t at = line.find(comment_mark);
    while (at != std::string_view::npos && at > 0 && line[at - 1] == ':')
        at = line.find(comment_mark, at + 1);
    return std::min(at, line.size());
}

// "(18f*)" at the end of a line.
struct WrittenLength {
    std::string_view text;
    unsigned         length  = 0;
    std::string_view tag     = {};  // f, q, s, sq, …
    bool             is_best = false;
};

std::optional<WrittenLength> written_length(std::string_view core) {
    const std::size_t opening = core.rfind('(');
    if (opening == std::string_view::npos || !core.ends_with(')')) return std::nullopt;
    WrittenLength     found  = {core.substr(opening)};
    std::string_view  inside = found.text.substr(1, found.text.size() - 2);
    const std::size_t digits = std::min(inside.find_first_not_of("0123456789"), inside.size());
    if (digits == 0 || digits > 6) return std::nullopt;
    for (const char digit : inside.substr(0, digits))
        found.length = 10 * found.length + static_cast<unsigned>(digit - '0');
    found.tag     = inside.substr(digits);
    found.is_best = found.tag.ends_with('*');
    if (found.is_best) found.tag.remove_suffix(1);
    return found;
}

std::optional<Metric> metric_tagged(std::string_view tag) {
    const auto* row = std::ranges::find(metric_rows, tag, &MetricRow::tag);
    return row == metric_rows.end() ? std::nullopt : std::optional(row->metric);
}

// A list of pieces in which some are not known.
bool is_incomplete(std::string_view core) {
    std::size_t unknown = 0;
    std::size_t words   = 0;
    for (std::size_t at = 0; at < core.size(); ++words) {
        const std::size_t end  = std::min(core.find_first_of(blanks, at), core.size());
        const auto        word = core.substr(at, end - at);
        if (word.size() > 3 || word.find_first_not_of("URFDLBN") != std::string_view::npos)
            return false;
        unknown += word.find('N') != std::string_view::npos;
        at = std::min(core.find_first_not_of(blanks, end), core.size());
    }
    return unknown > 0 && words > 1;
}

class Reader {
public:
    explicit Reader(CentreSet centres) : centres_(centres) {}

    void read_line(std::size_t number, std::string_view line) {
        number_ = number;
        if (line.size() > longest_line) return remark(reading_.errors, line_too_long().message);
        line = trimmed(line, blanks);
        if (line.empty() || line.starts_with(comment_mark)) return;
        const std::size_t      mark  = comment_start(line);
        const std::string_view core  = trimmed(line.substr(0, mark), blanks);
        const auto             name  = clean_name(line.substr(std::min(mark + 2, line.size())));
        Result<Entry>          entry = name ? read_cube(core) : name.error();
        if (!entry) return remark(reading_.errors, entry.error().message);
        (*entry).name = *name;
        reading_.entries.push_back(*std::move(entry));
        reading_.places.push_back(number);
    }

    Reading finish() { return std::move(reading_); }

private:
    void remark(std::vector<Remark>& remarks, Message message) const {
        remarks.push_back({number_, std::move(message)});
    }

    Result<Entry> read_cube(std::string_view core) {
        if (is_incomplete(core)) return Error{.message = message<"incomplete-cube">()};
        const Form form = recognise_form(core);
        if (form == Form::maneuver) return read_generator(core);
        const CentreSet told = told_centres(core);
        const auto      position =
            parse_centred_cube(core, {.form = form, .centres = told.empty() ? centres_ : told});
        if (!position) return position.error();
        return Entry{.position = position->cube, .centres = centres_of(*position)};
    }

    Result<Entry> read_generator(std::string_view core) {
        const auto centres = centres_behind(core);
        if (!centres) return centres.error();
        const Result<Maneuver> written = parse_maneuver(core);
        if (!written) return written.error();
        const Maneuver    generator = without_rotations(*written);
        const CentredCube cube      = centred_after(generator, (*centres).counted);
        if (centres->is_told && cube.twists != centres->told)
            return Error{.message =
                             message<"twists-of-others">(to_text(centres->told, cube.counted),
                                                         to_text(cube.twists, cube.counted))};
        Entry entry           = {.position = cube.cube, .centres = centres_of(cube)};
        entry.findings.solver = opposite_word(generator);
        if (const auto length = written_length(core)) judge(*length, entry.findings);
        return entry;
    }

    struct CentresBehind {
        CentreSet    counted;
        bool         is_told = false;
        CentreTwists told    = {};
    };

    // Takes the twists at the end of a line off it.
    Result<CentresBehind> centres_behind(std::string_view& core) const {
        const auto suffix = find_centre_suffix(core);
        if (!suffix) return CentresBehind{centres_};
        const auto centres = parse_twists(suffix->digits);
        if (!centres) return centres.error();
        core = trimmed(suffix->before, blanks);
        return CentresBehind{centres->counted, true, centres->twists};
    }

    void judge(const WrittenLength& written, Findings& findings) {
        if (written.tag == "sq") {
            // Slices counted by quarters: no metric here, so nothing is proven.
            findings.metric = Metric::qtm;
            return remark(reading_.notes,
                          message<"length-in-slice-quarters">(written.text, *findings.length()));
        }
        const auto metric = metric_tagged(written.tag);
        if (!metric) return;
        findings.metric       = *metric;
        const unsigned length = *findings.length();
        if (length != written.length)
            return remark(reading_.notes,
                          message<"length-differs">(
                              written.text, length_tag(length, *metric, Optimality::unproven)));
        if (written.is_best) findings.lower_bound = length;
    }

    CentreSet   centres_;
    std::size_t number_ = 0;
    Reading     reading_;
};

std::string generator_with_length(const Row& row) {
    const Findings&   findings = row.entry.findings;
    const std::string word     = antipode::to_text(opposite_word(*findings.solver));
    const std::string tag      = findings.length_tag();
    std::string       line     = word.empty() ? tag : word + "  " + tag;
    const Centres&    centres  = row.entry.centres;
    if (!centres.counted.empty()) line += " +" + to_text(centres.twists, centres.counted);
    return line;
}

std::string line_of(const Row& row) {
    std::string line = row.entry.findings.solver ? generator_with_length(row)
                                                 : to_text(row.entry.centred(), Form::reid);
    if (!row.entry.name.empty()) line += "   //" + row.entry.name;
    return line + "\n";
}

}  // namespace

Reading read_text(std::string_view text, CentreSet centres) {
    Reader           reader(centres);
    std::string_view rest = without_byte_order_mark(text);
    for (std::size_t number = 1; !rest.empty(); ++number) reader.read_line(number, take_line(rest));
    return reader.finish();
}

std::string write_text(std::span<const Row> rows) {
    std::string text;
    for (const Row& row : rows) text += line_of(row);
    return text;
}

}  // namespace antipode::workspace
