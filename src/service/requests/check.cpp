#include "service/requests/check.h"

#include <fmt/format.h>

#include <algorithm>

#include "service/json.h"
#include "service/messages.h"
#include "service/requests/amount.h"

namespace antipode::service {
namespace {

constexpr Bounds any_number = {};

// Where in an object a value stands, such as cubes[3].name. Names are put
// together only when there is something to complain about.
struct Where {
    const Where*               outer = nullptr;
    std::string_view           name  = {};
    std::optional<std::size_t> index = std::nullopt;

    std::string text() const {
        const std::string before = outer == nullptr ? "" : outer->text();
        if (index) return fmt::format("{}[{}]", before, *index);
        return before.empty() ? std::string(name) : fmt::format("{}.{}", before, name);
    }
};

// ---- what is expected -------------------------------------------------------------

Message whole_text(Bounds bounds) {
    if (bounds.greatest == any_number.greatest)
        return service_message<"expects-whole-from">(bounds.least);
    return service_message<"expects-whole">(bounds.least, bounds.greatest);
}

Message list_text(Bounds bounds, std::string_view members) {
    if (bounds.greatest == any_number.greatest) return service_message<"expects-list">(members);
    return service_message<"expects-list-of">(bounds.least, bounds.greatest, members);
}

Message text_text(const Field& field) {
    if (field.choices != nullptr)
        return service_message<"expects-choice">(texts_of(field.choices()));
    if (field.bounds.greatest == any_number.greatest) return service_message<"expects-text">();
    return service_message<"expects-short-text">(field.bounds.greatest);
}

Message time_text(const Field& field, Interface interface) {
    if (interface != Interface::python) return whole_text(field.bounds);
    return service_message<"expects-seconds">(field.bounds.greatest / 1000);
}

// "a whole number from 1 to 64"
Message expected(const Field& field, Interface interface) {
    switch (field.kind) {
        case Kind::text:
            return text_text(field);
        case Kind::whole:
            return whole_text(field.bounds);
        case Kind::duration:
            return time_text(field, interface);
        case Kind::number:
            return service_message<"expects-number">();
        case Kind::flag:
            return service_message<"expects-flag">();
        case Kind::size:
            return service_message<"expects-size">();
        case Kind::text_or_whole:
            return service_message<"expects-text-or-whole">();
        case Kind::text_or_object:
            return service_message<"expects-text-or-object">();
        case Kind::texts:
            return list_text(field.bounds, "texts");
        case Kind::wholes:
            return list_text(field.bounds,
                             interface == Interface::command_line ? "typed" : "wholes");
        case Kind::colours:
            return service_message<"expects-colours">(field.bounds.greatest);
        case Kind::object:
            return service_message<"expects-object">();
        case Kind::objects:
            return list_text(field.bounds, "objects");
        default:
            break;
    }
    return service_message<"expects-anything">();
}

// Long values are not shown again.
MessageValue given(const Json& value) {
    constexpr std::size_t shown = 40;
    if (value.is_array()) return service_message<"given-list">(value.size());
    if (value.is_object()) return service_message<"expects-object">();
    if (value.is_string() && value.get_ref<const std::string&>().size() > shown)
        return service_message<"given-long-text">();
    return to_line(value);
}

// ---- checking ---------------------------------------------------------------------

bool is_within(std::int64_t number, Bounds bounds) {
    return bounds.least <= number && number <= bounds.greatest;
}

bool is_whole_within(const Json& value, Bounds bounds) {
    if (!value.is_number_integer()) return false;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return false;
    return is_within(value.get<std::int64_t>(), bounds);
}

bool is_text(const Json& value, const Field& field) {
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    if (field.choices == nullptr)
        return text.size() <= static_cast<std::uint64_t>(field.bounds.greatest);
    const auto accepted = field.choices();
    return std::ranges::find(accepted, text) != accepted.end();
}

class Check {
public:
    explicit Check(Interface interface) : interface_(interface) {}

    std::optional<Error> object(const Json& object, std::span<const Field> fields,
                                const Where* outer) const {
        for (const auto& [name, value] : object.items()) {
            const Where  where{.outer = outer, .name = name};
            const Field* field = find_field(fields, name);
            if (field == nullptr) return unknown(where, fields);
            if (auto error = this->value(value, *field, where)) return error;
        }
        for (const Field& field : fields)
            if (!may_be_missing(field.need) && !object.contains(field.name))
                return missing(field, {.outer = outer, .name = field.name});
        return std::nullopt;
    }

private:
    std::optional<Error> value(const Json& value, const Field& field, const Where& where) const {
        if (value.is_null() && may_be_null(field.need)) return std::nullopt;
        switch (field.kind) {
            case Kind::texts:
                return members(value, field, where, Kind::text);
            case Kind::wholes:
                return members(value, field, where, Kind::whole);
            case Kind::objects:
                return members(value, field, where, Kind::object);
            case Kind::colours:
                return colours(value, field, where);
            case Kind::object:
                if (!value.is_object()) return wrong(field, where, value);
                return shaped(value, field, where);
            case Kind::size:
                return size(value, field, where);
            default:
                if (is_right(value, field)) return std::nullopt;
                return wrong(field, where, value);
        }
    }

    std::optional<Error> shaped(const Json& value, const Field& field, const Where& where) const {
        if (field.shape.empty()) return std::nullopt;
        auto error = object(value, field.shape.fields, &where);
        for (const Shape& other : field.others)
            if (error) error = object(value, other.fields, &where);
        return error;
    }

    bool is_right(const Json& value, const Field& field) const {
        switch (field.kind) {
            case Kind::text:
                return is_text(value, field);
            case Kind::whole:
                return is_whole_within(value, field.bounds) || is_huge(value, field);
            case Kind::duration:
                return is_time(value, field);
            case Kind::number:
                return value.is_number();
            case Kind::flag:
                return value.is_boolean();
            case Kind::text_or_whole:
                return value.is_string() || value.is_number_integer();
            case Kind::text_or_object:
                return value.is_string() || value.is_object();
            default:
                return is_right_answer(value, field);
        }
    }

    // Of a kind that only answers have.
    static bool is_right_answer(const Json& value, const Field& field) {
        switch (field.kind) {
            case Kind::counts:
                return are_counts(value, field);
            case Kind::count_tables:
                return value.is_object() && has_names_of(value, field)
                       && std::ranges::all_of(
                           value, [](const Json& table) { return are_counts(table, Field{}); });
            case Kind::records:
                return value.is_array() && std::ranges::all_of(value, [](const Json& record) {
                           return record.is_object() && all_are(record, &Json::is_string);
                       });
            case Kind::whole_lists:
                return is_list_of_lists(value, &Json::is_number_integer);
            case Kind::text_lists:
                return is_list_of_lists(value, &Json::is_string);
            case Kind::points:
                return is_list_of_lists(value, &Json::is_number)
                       && std::ranges::all_of(value,
                                              [](const Json& point) { return point.size() == 2; });
            case Kind::facelets:
            case Kind::known_wholes:
            case Kind::value_lists:
                return value.is_array();
            case Kind::values:
                return value.is_object();
            default:
                return true;
        }
    }

    using Predicate = bool (Json::*)() const noexcept;

    static bool all_are(const Json& values, Predicate is_right) {
        return std::ranges::all_of(values, [&](const Json& one) { return (one.*is_right)(); });
    }
    static bool is_list_of_lists(const Json& lists, Predicate is_right) {
        return lists.is_array() && std::ranges::all_of(lists, [&](const Json& list) {
                   return list.is_array() && all_are(list, is_right);
               });
    }
    static bool are_counts(const Json& counts, const Field& field) {
        return counts.is_object() && has_names_of(counts, field)
               && all_are(counts, &Json::is_number_integer);
    }
    static bool has_names_of(const Json& object, const Field& field) {
        if (field.choices == nullptr) return true;
        const auto names = field.choices();
        return std::ranges::all_of(object.items(), [&](const auto& item) {
            return std::ranges::find(names, item.key()) != names.end();
        });
    }

    // People write 2.5s, and what is too long was refused there.
    bool is_time(const Json& value, const Field& field) const {
        if (interface_ == Interface::json) return is_whole_within(value, field.bounds);
        if (interface_ == Interface::command_line) return value.is_number();
        return value.get<double>() > 0
               && value.get<double>() <= static_cast<double>(field.bounds.greatest);
    }

    // Seeds and nodes of the command line may be as large as there are numbers.
    bool is_huge(const Json& value, const Field& field) const {
        return interface_ != Interface::json && field.bounds.greatest == any_number.greatest
               && value.is_number_unsigned()
               && value.get<std::uint64_t>() > static_cast<std::uint64_t>(any_number.greatest);
    }

    std::optional<Error> size(const Json& value, const Field& field, const Where& where) const {
        if (!value.is_string()) return wrong(field, where, value);
        const auto size = parse_size(value.get_ref<const std::string&>());
        return size ? std::nullopt : std::optional(in_field(size.error(), where.text()));
    }

    std::optional<Error> members(const Json& list, const Field& field, const Where& where,
                                 Kind kind) const {
        if (!list.is_array() || !is_within(static_cast<std::int64_t>(list.size()), field.bounds))
            return wrong(field, where, list);
        const Field member{.name    = field.name,
                           .kind    = kind,
                           .bounds  = field.each,
                           .choices = field.choices,
                           .shape   = field.shape,
                           .others  = field.others,
                           .option  = field.option};
        for (std::size_t i = 0; i < list.size(); ++i)
            if (auto error = value(list[i], member, {.outer = &where, .index = i})) return error;
        return std::nullopt;
    }

    std::optional<Error> colours(const Json& list, const Field& field, const Where& where) const {
        if (!list.is_array() || !is_within(static_cast<std::int64_t>(list.size()), field.bounds))
            return wrong(field, where, list);
        const auto is_colour = [](const Json& colour) {
            return colour.is_array() && colour.size() == 3
                   && std::ranges::all_of(colour, [](const Json& part) {
                          return part.is_number() && part.get<double>() >= 0
                                 && part.get<double>() <= 255;
                      });
        };
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!is_colour(list[i])) return wrong(field, {.outer = &where, .index = i}, list[i]);
        return std::nullopt;
    }

    // ---- sentences ------------------------------------------------------------------

    MessageValue place(const Field& field, const Where& where) const {
        if (interface_ == Interface::json) return service_message<"the-field">(where.text());
        return spelled(field, interface_);
    }

    Error wrong(const Field& field, const Where& where, const Json& value) const {
        const Message accepted = expected(field, interface_);
        if (interface_ == Interface::command_line)
            return wrong_field(
                where.text(),
                service_message<"option-wrong">(
                    place(field, where),
                    value.is_string() ? value.get<std::string>() : to_line(value), accepted));
        const bool is_seconds = interface_ == Interface::python && field.kind == Kind::duration;
        return wrong_field(
            where.text(),
            service_message<"field-wrong">(place(field, where), accepted,
                                           is_seconds ? value.get<double>() / 1000 : given(value)));
    }

    Error unknown(const Where& where, std::span<const Field> fields) const {
        std::vector<std::string> names;
        for (const Field& field : fields) names.push_back(spelled(field, interface_));
        const std::string name = where.text();
        return wrong_field(name, fields.empty()
                                     ? service_message<"no-fields-accepted">(name)
                                     : service_message<"field-unknown">(name, std::move(names)));
    }

    Error missing(const Field& field, const Where& where) const {
        return wrong_field(where.text(),
                           service_message<"field-missing">(
                               place(field, where), expected(field, interface_), field.summary));
    }

    Interface interface_;
};

}  // namespace

std::optional<Error> wrong_object(const Json& object, std::span<const Field> fields,
                                  Interface interface) {
    return Check(interface).object(object, fields, nullptr);
}

Error wrong_field(std::string field, Message message) {
    return {.kind = ErrorKind::usage, .message = std::move(message), .field = std::move(field)};
}

Error in_field(Error error, std::string_view field) {
    error.field = field;
    return error;
}

}  // namespace antipode::service
