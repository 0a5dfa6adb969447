#include "workspace/transformation.h"

#include "notation/simplify.h"
#include "notation/transform.h"
#include "workspace/knowledge.h"

namespace antipode::workspace {
namespace {

void set_cube(Entry& entry, const CentredCube& cube) {
    entry.position = cube.cube;
    entry.centres  = centres_of(cube);
}

Entry seen_by(const Isomorphism& way, Entry entry) {
    set_cube(entry, image(way, entry.centred()));
    entry.findings       = image(way, std::move(entry.findings));
    entry.findings.state = settled(entry.findings.state);
    return entry;
}

Moves face_turns(const Maneuver& word) { return on_the_table(word).moves; }

// (p c)⁻¹ = c⁻¹ p⁻¹: undo the factor, then solve the row's position.
std::optional<Maneuver> solver_of_product(const Findings& findings, const Multiplication& product) {
    if (!findings.solver || !product.word) return std::nullopt;
    Moves word = inverse(face_turns(*product.word));
    word.append(face_turns(*findings.solver));
    return Maneuver(simplify(word));
}

struct Transformer {
    const Entry& entry;

    Entry operator()(const Conjugation& c) const { return seen_by({Side::same, c.by}, entry); }
    Entry operator()(const Arrangement& a) const {
        return seen_by({Side::same, a.way(entry.centred())}, entry);
    }
    Entry operator()(const Inversion&) const { return seen_by({.side = Side::inverse}, entry); }
    Entry operator()(const Duplication&) const { return entry; }
    // No bound outlives a multiplication.
    Entry operator()(const Multiplication& product) const {
        Entry result = entry;
        set_cube(result, entry.centred() * product.by);
        result.findings = {.metric = entry.findings.metric,
                           .solver = solver_of_product(entry.findings, product)};
        return result;
    }
};

struct Verb {
    std::string_view operator()(const Conjugation& c) const {
        return c.by.is_mirror() ? "reflect" : "rotate";
    }
    std::string_view operator()(const Arrangement&) const { return "arrange"; }
    std::string_view operator()(const Inversion&) const { return "invert"; }
    std::string_view operator()(const Multiplication&) const { return "multiply"; }
    std::string_view operator()(const Duplication&) const { return "duplicate"; }
};

}  // namespace

std::string_view verb_of(const Transformation& transformation) {
    return std::visit(Verb{}, transformation);
}

Entry transformed(const Entry& entry, const Transformation& transformation) {
    return std::visit(Transformer{entry}, transformation);
}

}  // namespace antipode::workspace
