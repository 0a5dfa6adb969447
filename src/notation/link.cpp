#include "notation/link.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "notation/characters.h"
#include "notation/messages.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "notation/url.h"

namespace antipode {
namespace {

constexpr std::string_view spaces = " \t\r\n";

// What a parameter is for, whatever it is called.
enum class Role : std::uint8_t { alg, setup, anchor, puzzle, description, cube };

struct RoleRow {
    std::string_view name;
    Role             role;
};

constexpr RoleRow role_rows[] = {
    {"alg", Role::alg},
    {"setup", Role::setup},
    {"setup-alg", Role::setup},
    {"experimental-setup-alg", Role::setup},
    {"type", Role::anchor},
    {"setup-anchor", Role::anchor},
    {"experimental-setup-anchor", Role::anchor},
    {"puzzle", Role::puzzle},
    {"puzzle-description", Role::description},
    {"puzzlegeometry", Role::description},
    {"cube", Role::cube},
};

constexpr std::string_view anchors_at_end[] = {"end", "alg", "reconstruction-end-with-setup"};

struct Escape {
    std::string_view written;
    char             meaning;
};

// Longer ones first: an escaped hyphen is no prime.
constexpr Escape alg_cubing_net_escapes[] = {
    {"&#95;", '_'}, {"&#45;", '-'}, {"&#2b;", '+'}, {"_", ' '}, {"-", '\''}, {"+", ' '},
};

Escape escape_at(std::string_view text) {
    for (const Escape& escape : alg_cubing_net_escapes)
        if (text.starts_with(escape.written)) return escape;
    return {text.substr(0, 1), text.front()};
}

DecodedText without_escapes(const DecodedText& encoded) {
    DecodedText result{{}, {}, encoded.end};
    for (std::size_t i = 0; i < encoded.text.size();) {
        const Escape escape = escape_at(std::string_view(encoded.text).substr(i));
        result.add(escape.meaning, encoded.place(i));
        i += escape.written.size();
    }
    return result;
}

LinkSite site_of(std::string_view link) {
    const std::string host = host_of(link);
    if (host == "alg.cubing.net") return LinkSite::alg_cubing_net;
    if (host == "twizzle.net" || host.ends_with(".twizzle.net")) return LinkSite::twizzle;
    return LinkSite::antipode;
}

struct Parameter {
    Role       role;
    QueryField field;
};

// Those that say something about the position. Only our own pages know cube=.
std::vector<Parameter> parameters_of(std::string_view link, LinkSite site) {
    std::vector<Parameter> parameters;
    for (const QueryField& field : query_of(link))
        for (const RoleRow& row : role_rows)
            if (row.name == field.name && (row.role != Role::cube || site == LinkSite::antipode))
                parameters.push_back({row.role, field});
    return parameters;
}

class LinkReader {
public:
    explicit LinkReader(std::string_view link)
        : link_(link), site_(site_of(link)), parameters_(parameters_of(link, site_)) {}

    Result<Link> read() const {
        if (const auto wrong = wrong_parameters()) return *wrong;
        Result<Maneuver> setup = maneuver(Role::setup);
        if (!setup) return setup.error();
        Result<Maneuver> alg = maneuver(Role::alg);
        if (!alg) return alg.error();
        if (is_anchored_at_end()) (*setup).append(inverse(*alg));
        Link result{site_, std::nullopt, *std::move(setup), *std::move(alg)};
        if (has(Role::cube)) result.cube = value(Role::cube).text;
        return result;
    }

private:
    const Parameter* find(Role role) const {
        const auto found = std::ranges::find(parameters_, role, &Parameter::role);
        return found == parameters_.end() ? nullptr : &*found;
    }

    bool has(Role role) const { return find(role) != nullptr; }

    // Empty if there is none.
    DecodedText value(Role role) const {
        const Parameter* parameter = find(role);
        return parameter == nullptr ? DecodedText{}
                                    : percent_decoded(link_, parameter->field.value);
    }

    bool is_anchored_at_end() const {
        return std::ranges::count(anchors_at_end, value(Role::anchor).text) != 0;
    }

    std::optional<Error> wrong_parameters() const {
        for (std::size_t i = 0; i < parameters_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (parameters_[j].role == parameters_[i].role)
                    return twice(parameters_[j].field, parameters_[i].field);
        if (auto wrong = wrong_puzzle()) return wrong;
        const bool holds_cube = has(Role::alg) || has(Role::setup) || has(Role::cube);
        if (site_ != LinkSite::antipode || holds_cube) return std::nullopt;
        return Error{.message = notation_message<"link-without-cube">()};
    }

    static Error twice(const QueryField& first, const QueryField& second) {
        return {.message = notation_message<"link-fields-conflict">(first.name, second.name),
                .place   = second.value};
    }

    std::optional<Error> wrong_puzzle() const {
        for (const Role role : {Role::puzzle, Role::description}) {
            const std::string puzzle = value(role).text;
            if (puzzle.empty() || puzzle == "3x3x3") continue;
            return Error{.message = notation_message<"link-of-other-puzzle">(visible(puzzle)),
                         .place   = find(role)->field.value};
        }
        return std::nullopt;
    }

    Result<Maneuver> maneuver(Role role) const {
        DecodedText text = value(role);
        if (site_ == LinkSite::alg_cubing_net) text = without_escapes(text);
        Result<Maneuver> result = parse_maneuver(text.text);
        if (!result) return in_the_link(result.error(), role, text);
        return result;
    }

    // Columns of the message count in the decoded text, which it therefore names.
    Error in_the_link(const Error& error, Role role, const DecodedText& text) const {
        const std::size_t first = text.place(error.place->offset);
        const std::size_t last  = text.place(error.place->offset + error.place->length);
        return {.message = notation_message<"wrong-in-link">(find(role)->field.name, error.message),
                .place   = Span{first, last - first}};
    }

    std::string_view       link_;
    LinkSite               site_;
    std::vector<Parameter> parameters_;
};

// The link among spaces and a comment.
Span link_in(std::string_view text) {
    const std::size_t start = std::min(text.find_first_not_of(spaces), text.size());
    for (std::size_t i = start; i < text.size(); ++i)
        if (spaces.find(text[i]) != std::string_view::npos && text.substr(i + 1).starts_with("//"))
            text = text.substr(0, i);
    const std::size_t end = text.find_last_not_of(spaces) + 1;  // npos + 1 is 0
    return {start, std::max(start, end) - start};
}

}  // namespace

std::string_view name_of(LinkSite site) {
    constexpr std::array<std::string_view, 3> names = {"alg.cubing.net", "twizzle", "antipode"};
    return names[static_cast<std::size_t>(site)];
}

Maneuver with_setup(const Link& link) {
    Maneuver all = link.setup;
    all.append(link.alg);
    return all;
}

bool looks_like_link(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    for (const std::string_view scheme : {"http://", "https://"}) {
        const auto same = [](char a, char b) {
            return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b);
        };
        if (std::ranges::equal(text.substr(0, scheme.size()), scheme, same)) return true;
    }
    return false;
}

Result<Link> read_link(std::string_view text) {
    const Span span = link_in(text);
    if (!looks_like_link(text))
        return Error{.message = notation_message<"not-a-link">(), .place = span};
    Result<Link> link = LinkReader(text.substr(span.offset, span.length)).read();
    if (link || !link.error().place) return link;
    const Span in_link = *link.error().place;
    return Error{.message = link.error().message,
                 .place   = Span{span.offset + in_link.offset, in_link.length}};
}

std::string write_link(const Link& link) {
    std::string query;
    const auto  add = [&](std::string_view name, const Maneuver& maneuver) {
        if (maneuver.empty()) return;
        query += fmt::format("{}{}={}", query.empty() ? '?' : '&', name,
                              percent_encoded(to_text(maneuver)));
    };
    add("alg", link.alg);
    add("setup-alg", link.setup);
    return "https://alpha.twizzle.net/edit/" + query;
}

}  // namespace antipode
