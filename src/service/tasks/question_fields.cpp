#include "service/tasks/question_fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <span>

#include "cube/facelets.h"
#include "service/count.h"
#include "service/position.h"

namespace antipode::service {

QuestionFields::QuestionFields(const Json& json, std::initializer_list<std::string_view> accepted)
    : fields_(json), error_(fields_.unknown({accepted.begin(), accepted.size()})) {}

void QuestionFields::refuse(const std::optional<Error>& error) {
    if (!error_) error_ = error;
}

void QuestionFields::refuse_missing(std::string_view name, std::string_view expected) {
    refuse(wrong_field(std::string(name),
                       fmt::format("the field {} is missing: it takes {}", name, expected)));
}

// An object that is none has no fields to look for.
template <class T>
std::optional<T> QuestionFields::taken(const Result<std::optional<T>>& read) {
    if (read) return *read;
    refuse(read.error());
    return std::nullopt;
}

std::uint64_t QuestionFields::whole(std::string_view name, const Whole& whole) {
    if (error_) return 0;
    auto value = taken(fields_.whole(name, whole.range));
    if (!value) value = whole.otherwise;
    if (!value) {
        refuse_missing(name, fmt::format("a whole number from {} to {}", whole.range.least,
                                         whole.range.greatest));
        return 0;
    }
    understood_[std::string(name)] = *value;
    return static_cast<std::uint64_t>(*value);
}

bool QuestionFields::flag(std::string_view name) {
    if (error_) return false;
    const bool value               = taken(fields_.flag(name)).value_or(false);
    understood_[std::string(name)] = value;
    return value;
}

std::string QuestionFields::text(std::string_view name) {
    if (!error_ && !has(name)) refuse_missing(name, "a text");
    return text(name, "");
}

std::string QuestionFields::text(std::string_view name, const std::string& otherwise) {
    if (error_) return otherwise;
    std::string value              = taken(fields_.text(name)).value_or(otherwise);
    understood_[std::string(name)] = value;
    return value;
}

Metric QuestionFields::metric() {
    const std::string name = text("metric", std::string(row(Metric::htm).name));
    for (const Metric metric : {Metric::htm, Metric::qtm})
        if (row(metric).name == name) return metric;
    refuse(wrong_field("metric", fmt::format("the field metric takes one of {}, not \"{}\"",
                                             fmt::join(count_metric_names(), ", "), name)));
    return Metric::htm;
}

Cube QuestionFields::cube(std::string_view name) {
    if (!error_ && !has(name)) refuse_missing(name, "a position in any form");
    return cube(name, solved);
}

Cube QuestionFields::cube(std::string_view name, const Cube& otherwise) {
    Cube              cube = otherwise;
    const std::string text = this->text(name, "");
    if (error_) return cube;
    const auto reading = parse_reading(fields_);
    if (!reading) {
        refuse(reading.error());
        return cube;
    }
    if (has(name)) {
        const auto position = read_position(text, *reading);
        if (!position) {
            refuse(in_field(position.error(), name));
            return cube;
        }
        cube = position->cube;
    }
    understood_[std::string(name)] = to_text(facelets_of(cube));
    return cube;
}

const methods::Row* QuestionFields::method(std::string_view name, std::string_view otherwise) {
    const std::string text = this->text(name, std::string(otherwise));
    if (error_) return nullptr;
    const auto row = find_method(text);
    if (row) return *row;
    refuse(in_field(row.error(), name));
    return nullptr;
}

std::vector<const methods::Row*> QuestionFields::methods(std::string_view name,
                                                         std::size_t      at_most) {
    std::vector<const methods::Row*> rows;
    if (error_) return rows;
    const auto names = taken(fields_.texts(name, at_most));
    if (!names) {
        refuse_missing(name, fmt::format("a list of {}", fmt::join(method_names(), ", ")));
        return rows;
    }
    for (std::size_t i = 0; i < names->size(); ++i) {
        const auto row = find_method((*names)[i]);
        if (!row) {
            refuse(in_field(row.error(), fmt::format("{}[{}]", name, i)));
            return rows;
        }
        rows.push_back(*row);
    }
    understood_[std::string(name)] = *names;
    return rows;
}

}  // namespace antipode::service
