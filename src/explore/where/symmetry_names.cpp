#include <algorithm>
#include <array>

#include "cube/kernel/conjugates.h"
#include "explore/structure/relations.h"
#include "explore/structure/symmetry_types.h"
#include "explore/where/names.h"

namespace antipode {
namespace symmetry_names_detail {

using Given = NameArguments;

// How many of the 48 images are the given position.
std::int64_t count_images(const Cube& cube, const Cube& wanted) {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(cube, images);
    return std::count(images.begin(), images.end(), wanted);
}

// The size of the class; as morph() of cube/isomorphs.h, by the fast kernel.
std::int64_t quick_morph(const Cube& cube) {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(cube, images);
    const Cube   back  = inverse(cube);
    std::int64_t fixed = 0;
    for (const Cube& image : images) fixed += (image == cube) + (image == back);
    return static_cast<std::int64_t>(2 * Symmetry::count) / fixed;
}

bool has_one_of(const IsomorphismSet& group, const Given& a) {
    return std::ranges::any_of(
        a.groups, [&](const IsomorphismSet& wanted) { return contains(group, wanted); });
}

// Those that take the groups to each other.
IsomorphismSet keeping_the_groups(const Given& a) {
    IsomorphismSet kept;
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        kept[i] = std::ranges::all_of(a.groups, [&](const IsomorphismSet& group) {
            return std::ranges::find(a.groups, conjugated(group, Isomorphism(i))) != a.groups.end();
        });
    return kept;
}

std::optional<std::string> known_label(std::string_view text) {
    const SymmetryType* type = find_symmetry_type(text);
    return type ? std::optional(type->name) : std::nullopt;
}
std::optional<std::string> known_class(std::string_view text) {
    return text.find('{') == std::string_view::npos ? known_label(text) : std::nullopt;
}
std::optional<std::string> known_class_or_none(std::string_view text) {
    return text.empty() ? std::optional(std::string()) : known_class(text);
}

std::string all_classes() {
    std::string names;
    for (const SymmetryType& type : symmetry_types())
        names += (names.empty() ? "" : ", ") + type.name;
    return names;
}
std::string all_labels() { return all_classes() + ", and two of them as in S6{D3d} or D4h{I}"; }

const NameRow rows[] = {
    {.name            = "morph",
     .type            = ValueType::number,
     .summary         = "how many isomorphs it has: images under the 48 symmetries and inversion",
     .number          = [](const Cube& c, const Given&) { return quick_morph(c); },
     .number_of_group = [](const IsomorphismSet& g,
                           const Given&) { return std::int64_t(Isomorphism::count / g.count()); }},
    {.name            = "symmetries",
     .type            = ValueType::number,
     .summary         = "how many of the 48 symmetries leave it as it is",
     .number          = [](const Cube& c, const Given&) { return count_images(c, c); },
     .number_of_group = [](const IsomorphismSet& g,
                           const Given&) { return std::int64_t(symmetries_in(g).count()); }},
    {.name            = "antisymmetries",
     .type            = ValueType::number,
     .summary         = "how many of the 48 symmetries make it its inverse",
     .number          = [](const Cube& c, const Given&) { return count_images(c, inverse(c)); },
     .number_of_group = [](const IsomorphismSet& g,
                           const Given&) { return std::int64_t(antisymmetries_in(g).count()); }},
    {.name    = "symmetry",
     .type    = ValueType::text,
     .summary = "the name of its symmetries, such as \"D3d\"",
     .text    = [](const Cube& c,
                const Given&) { return std::string(symmetry_class(symmetries_of(c)).name); },
     .text_of_group =
         [](const IsomorphismSet& g, const Given&) {
             return std::string(symmetry_class(symmetries_in(g)).name);
         },
     .known_text = known_class,
     .all_texts  = all_classes},
    {.name    = "antisymmetry",
     .type    = ValueType::text,
     .summary = "the name of its symmetries and antisymmetries together; \"\" if it has none",
     .text    = [](const Cube& c,
                const Given&) { return std::string(antisymmetry_name(c).value_or("")); },
     .text_of_group =
         [](const IsomorphismSet& g, const Given&) {
             return std::string(
                 antisymmetry_name(symmetries_in(g), antisymmetries_in(g)).value_or(""));
         },
     .known_text = known_class_or_none,
     .all_texts  = all_classes},
    {.name          = "label",
     .type          = ValueType::text,
     .summary       = "both, as Cube Explorer writes them: \"S6{D3d}\"",
     .text          = [](const Cube& c, const Given&) { return symmetry_label(c); },
     .text_of_group = [](const IsomorphismSet& g, const Given&) { return label_of(g); },
     .known_text    = known_label,
     .all_texts     = all_labels},
    {.name           = "self_inverse",
     .type           = ValueType::truth,
     .summary        = "doing it twice solves the cube",
     .truth          = [](const Cube& c, const Given&) { return is_self_inverse(c); },
     .truth_of_group = [](const IsomorphismSet& g,
                          const Given&) { return g[Isomorphism(Symmetry{}, true).index()]; }},
    {.name           = "symmetric",
     .type           = ValueType::truth,
     .parameter      = Parameter::symmetries,
     .summary        = "it has at least symmetries of this type, as symmetric(\"C3\") or "
                       "symmetric(\"C4v{D4h}\"), or these operations, as symmetric(\"y2 -UF\")",
     .truth          = [](const Cube&  c,
                 const Given& a) { return has_one_of(structure::isomorphisms_of(c), a); },
     .keeps          = keeping_the_groups,
     .truth_of_group = has_one_of},
    {.name           = "antisymmetric",
     .type           = ValueType::truth,
     .parameter      = Parameter::operations,
     .summary        = "these operations make it its inverse, as antisymmetric(\"y2 -1\")",
     .truth          = [](const Cube&  c,
                 const Given& a) { return has_one_of(structure::isomorphisms_of(c), a); },
     .keeps          = keeping_the_groups,
     .truth_of_group = has_one_of},
};

}  // namespace symmetry_names_detail

std::span<const NameRow> symmetry_names() { return symmetry_names_detail::rows; }

}  // namespace antipode
