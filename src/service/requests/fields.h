// The fields of a request after they were checked against its rows: whoever reads them
// sees only values that are as they should be, and what is taken where nothing is said.
//
//     const auto fields = Fields::read(json, find_fields);
//     if (!fields) return fields.error();
//     fields->whole("depth")       // 5 if it is not said: the row knows
//     if (fields->has("moves") && fields->flag("optimal"))
//         return fields->wrong<"optimal-uses-every-turn">("moves", "optimal");
#pragma once

#include <array>
#include <chrono>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "cube/forms.h"
#include "service/json_fwd.h"
#include "service/messages.h"
#include "service/requests/check.h"

namespace antipode::service {

// What a row with `otherwise` has where nothing is said.
Json default_of(const Field& field);

class Fields {
public:
    // Wrong if the object has other fields than the rows say, or other values. The rows
    // must outlive this.
    static Result<Fields> read(Json object, std::span<const Field> rows,
                               Interface interface = Interface::json);

    bool has(std::string_view name) const { return find(name) != nullptr; }  // it is said

    // What is said, or what the row has instead; there must be one of them, but for texts,
    // which are empty then.
    std::string               text(std::string_view name) const;
    std::chrono::nanoseconds  duration(std::string_view name) const;
    std::uint64_t             size(std::string_view name) const;           // in bytes
    std::string               text_or_whole(std::string_view name) const;  // 7 becomes "7"
    bool                      flag(std::string_view name) const;  // false if it is not said
    std::vector<std::string>  texts(std::string_view name) const;
    std::vector<std::int64_t> wholes(std::string_view name) const;
    std::vector<std::array<double, 3>> colours(std::string_view name) const;
    std::vector<Fields>                objects(std::string_view name) const;
    template <class Number = std::int64_t>
    Number whole(std::string_view name) const {
        return static_cast<Number>(number(name));
    }

    // The number of the text among the words of the row.
    std::size_t choice(std::string_view name) const;

    // What is said, or what the row has instead, or nothing.
    std::optional<std::string>              find_text(std::string_view name) const;
    std::optional<std::chrono::nanoseconds> find_duration(std::string_view name) const;
    std::optional<std::uint64_t>            find_size(std::string_view name) const;
    template <class Number = std::int64_t>
    std::optional<Number> find_whole(std::string_view name) const {
        const auto number = find_number(name);
        return number ? std::optional(static_cast<Number>(*number)) : std::nullopt;
    }

    // The same but for one field, which is of its kind.
    Fields with(std::string_view name, Json value) const;

    // The text in a field that an error names, such as cube or cubes[3]; nothing if it is
    // no text. And what its row knows about a text that is wrong there: an object.
    std::optional<std::string> text_at(std::string_view place) const;
    Json                       diagnosis(std::string_view place, std::string_view text) const;

    // What is wrong with a number that is said, where less is accepted than the row says.
    std::optional<Error> outside(std::string_view name, Bounds bounds) const;

    // How the one who asks knows the field: "max_length" or "--max-length".
    std::string spelling(std::string_view name) const;

    // A field that cannot be meant so: a code whose arguments are the field and others.
    template <MessageCode code, class... Names>
    Error wrong(std::string_view field, const Names&... others) const {
        return wrong_field(std::string(field),
                           service_message<code>(spelling(field), spelling(others)...));
    }

    const Json& json() const { return *values_; }  // what is said

    // What is kept: everything that is said or taken instead, in the order of the rows. It
    // gives the same request again. `cubes` are fields with positions, kept as facelets.
    Json record(std::initializer_list<std::pair<std::string_view, CentredCube>> cubes = {}) const;

    Interface interface() const { return interface_; }

private:
    Fields(Json values, std::span<const Field> rows, Interface interface);

    const Json*                 find(std::string_view name) const;
    std::optional<Json>         value(std::string_view name) const;
    Json                        needed(std::string_view name) const;
    std::int64_t                number(std::string_view name) const;
    std::optional<std::int64_t> find_number(std::string_view name) const;
    const Field&                row(std::string_view name) const;

    SharedJson             values_;
    std::span<const Field> rows_;
    Interface              interface_;
};

}  // namespace antipode::service
