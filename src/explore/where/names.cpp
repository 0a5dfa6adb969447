#include "explore/where/names.h"

#include "explore/messages.h"

namespace antipode {

Message name_of(ValueType type) {
    constexpr std::string_view names[] = {"truth", "number", "text"};
    return explore_message<"value-type">(names[static_cast<std::size_t>(type)]);
}

std::string_view text_of(Parameter parameter) {
    constexpr std::string_view texts[] = {"",
                                          "(face)",
                                          "(corners|edges)",
                                          "(corners|edges, length)",
                                          "(piece, ...)",
                                          "(\"CUBE\")",
                                          "(faces, \"drawing|...\")",
                                          "(faces, count, ...)",
                                          "(\"type or operations\")",
                                          "(\"operations\")"};
    return texts[static_cast<std::size_t>(parameter)];
}

std::span<const NameRow> name_rows() {
    static const std::vector<NameRow> rows = [] {
        std::vector<NameRow> all;
        for (const auto some : {piece_names(), symmetry_names(), face_names(), centre_names()})
            all.insert(all.end(), some.begin(), some.end());
        return all;
    }();
    return rows;
}

const NameRow* find_name(std::string_view name) {
    for (const NameRow& row : name_rows())
        if (row.name == name) return &row;
    return nullptr;
}

}  // namespace antipode
