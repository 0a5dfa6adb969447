// What stands in the brackets behind a name, read and written.
#pragma once

#include "explore/where/cursor.h"
#include "explore/where/names.h"

namespace antipode {

// From behind the opening bracket to before the closing one.
Result<NameArguments> read_arguments(const NameRow& row, LexemeCursor& cursor);

// With the brackets, as it can be read again; nothing if there are none.
std::string arguments_text(const NameRow& row, const NameArguments& arguments);

// Symmetries by the name of their type, or by the names of operations with spaces between
// them; then the group is what they generate. Errors have a place in the text.
struct SymmetryWords {
    std::vector<IsomorphismSet> groups;  // all of the type, or a single one
    std::string                 text;    // as it is usually written
};
Result<SymmetryWords> read_symmetries(std::string_view text);
Result<SymmetryWords> read_antisymmetries(std::string_view text);  // of operations

// A text in quotes that it does not contain itself.
std::string in_quotes(std::string_view text);

}  // namespace antipode
