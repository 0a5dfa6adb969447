// Reads the fields of a question one after the other. The first that is wrong is the
// error of all; what is read is also kept, as it was understood.
//
//     QuestionFields fields(json, {"depth", "metric"});
//     const auto   depth  = fields.whole("depth", {.range = {0, 9}, .otherwise = 8});
//     const Metric metric = fields.metric();
//     if (fields.error()) return *fields.error();
//     fields.understood()     // {"depth":8,"metric":"htm"}
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/metric.h"
#include "service/json_fields.h"
#include "service/methods.h"

namespace antipode::service {

class QuestionFields {
public:
    // The object must outlive this.
    QuestionFields(const Json& json, std::initializer_list<std::string_view> accepted);

    struct Whole {
        WholeRange                  range     = {};
        std::optional<std::int64_t> otherwise = std::nullopt;  // must be said if there is none
    };
    std::uint64_t whole(std::string_view name, const Whole& whole);
    bool          flag(std::string_view name);  // false if it is not said
    std::string   text(std::string_view name);  // must be said
    std::string   text(std::string_view name, const std::string& otherwise);
    Metric        metric();  // htm if it is not said, or qtm
    // In any form that "as" and "notation" allow, understood as facelets.
    Cube                             cube(std::string_view name);
    Cube                             cube(std::string_view name, const Cube& otherwise);
    const methods::Row*              method(std::string_view name, std::string_view otherwise);
    std::vector<const methods::Row*> methods(std::string_view name, std::size_t at_most);

    bool has(std::string_view name) const { return fields_.find(name) != nullptr; }

    // Something that was found wrong with what was read.
    void refuse(const std::optional<Error>& error);

    const std::optional<Error>& error() const { return error_; }
    const Json&                 understood() const { return understood_; }

private:
    void refuse_missing(std::string_view name, std::string_view expected);
    // The value, or what stands for it where there is an error or nothing.
    template <class T>
    std::optional<T> taken(const Result<std::optional<T>>& read);

    JsonFields           fields_;
    std::optional<Error> error_;
    Json                 understood_ = Json::object();
};

}  // namespace antipode::service
