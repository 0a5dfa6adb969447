#include "cube/centres.h"

#include <algorithm>
#include <tuple>

#include "cube/messages.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "notation/characters.h"

namespace antipode {
namespace {

constexpr std::string_view not_counted = ".";

auto sorting_key(const CentredCube& a) {
    return std::tuple(zip_of(a.cube), to_text(a.twists, a.counted));
}

// Of twists that break the parity, which only six can: the first one turned on by a quarter.
CentreTwists mended(const CentredCube& a) {
    CentreTwists twists = a.twists;
    twists.set(Face::U, (twists[Face::U] + 1) % 4);
    return twists;
}

constexpr std::string_view blanks = " \t\r\n";

// Behind as many letters as a cube has stickers, a + can only begin twists.
std::optional<CentreSuffix> suffix_of_stickers(std::string_view text) {
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos) return std::nullopt;
    const std::string_view before  = text.substr(0, plus);
    std::size_t            letters = 0;
    for (const char c : before) {
        if (blanks.find(c) != std::string_view::npos) continue;
        const bool is_letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        if (!is_letter || ++letters > facelet_count) return std::nullopt;
    }
    if (letters != facelet_count) return std::nullopt;
    return CentreSuffix{before, text.substr(plus + 1, text.find_last_not_of(blanks) - plus)};
}

}  // namespace

CentreSet image(Symmetry s, CentreSet set) {
    CentreSet moved;
    for (Face f : all_faces)
        if (set.has(f)) moved.add(image(s, f));
    return moved;
}

bool names_faces(std::string_view word) {
    CentreSet seen;
    for (const char c : word) {
        if (face_letters.find(c) == std::string_view::npos || seen.has(face_named(c))) return false;
        seen.add(face_named(c));
    }
    return !word.empty();
}

Result<CentreSet> parse_centre_set(std::string_view text) {
    if (text == "all") return all_centres;
    if (!names_faces(text))
        return Error{.kind    = ErrorKind::usage,
                     .message = cube_message<"not-a-centre-set">(visible(text))};
    CentreSet set;
    for (const char c : text) set.add(face_named(c));
    return set;
}

std::string to_text(CentreSet set) {
    std::string text;
    for (Face f : all_faces)
        if (set.has(f)) text += letter(f);
    return text;
}

CentreTwists twists_after(const Moves& moves) {
    CentreTwists twists;
    for (Move m : moves) twists = twists * m;
    return twists;
}

CentreTwists twists_after(const Maneuver& maneuver) {
    return twists_after(on_the_table(maneuver).moves);
}

CentreTwists image(Symmetry s, CentreTwists twists) {
    const CentreTwists seen = s.is_mirror() ? inverse(twists) : twists;
    CentreTwists       moved;
    for (Face f : all_faces) moved.set(image(s, f), seen[f]);
    return moved;
}

CentredCube centred_after(const Moves& moves, CentreSet counted) {
    return {after(moves), twists_after(moves) & counted, counted};
}

CentredCube centred_after(const Maneuver& maneuver, CentreSet counted) {
    return centred_after(on_the_table(maneuver).moves, counted);
}

CentredCube operator*(const CentredCube& a, const CentredCube& b) {
    const CentreSet counted = a.counted & b.counted;
    return {a.cube * b.cube, (a.twists * b.twists) & counted, counted};
}

CentredCube operator*(const CentredCube& a, const Moves& moves) { return a * centred_after(moves); }

CentredCube inverse(const CentredCube& a) {
    return {inverse(a.cube), inverse(a.twists), a.counted};
}

CentredCube conjugate(const CentredCube& a, Symmetry s) {
    return {conjugate(a.cube, s), image(s, a.twists), image(s, a.counted)};
}

bool is_solved(const CentredCube& a) { return a.cube == solved && a.twists == CentreTwists{}; }

bool obeys_centre_parity(const CentredCube& a) {
    if (a.counted != all_centres) return true;
    return static_cast<int>(a.twists.sum() % 2) == corner_parity(a.cube);
}

bool is_reachable(const CentredCube& a) { return is_reachable(a.cube) && obeys_centre_parity(a); }

Message why_centres_unreachable(const CentredCube& a) {
    if (obeys_centre_parity(a)) return {};
    return cube_message<"centre-parity">(
        a.twists.sum(), corner_parity(a.cube) == 0 ? "even" : "odd", to_text(mended(a), a.counted));
}

std::vector<CentredCube> isomorphs(const CentredCube& a) {
    using Keyed = std::pair<decltype(sorting_key(a)), CentredCube>;
    std::vector<Keyed> images;
    for (const CentredCube& side : {a, inverse(a)})
        for (Symmetry s : all_symmetries) {
            const CentredCube image = conjugate(side, s);
            images.emplace_back(sorting_key(image), image);
        }
    std::ranges::sort(images, {}, &Keyed::first);
    std::vector<CentredCube> distinct;
    for (const auto& [key, image] : images)
        if (distinct.empty() || distinct.back() != image) distinct.push_back(image);
    return distinct;
}

SymmetrySet symmetries_of(const CentredCube& a) {
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = conjugate(a, s) == a;
    return set;
}

SymmetrySet antisymmetries_of(const CentredCube& a) {
    const CentredCube back = inverse(a);
    SymmetrySet       set;
    for (Symmetry s : all_symmetries) set[s.index()] = conjugate(a, s) == back;
    return set;
}

// Mending the parity in a fixed place maps two draws to each result.
CentreTwists random_twists(Random& random, const Cube& cube, CentreSet counted) {
    const auto        bits  = static_cast<unsigned>(random.below(4096));
    const CentredCube drawn = {cube, CentreTwists::from_bits(bits) & counted, counted};
    return obeys_centre_parity(drawn) ? drawn.twists : mended(drawn);
}

std::string to_text(CentreTwists twists, CentreSet counted) {
    std::string text;
    for (Face f : all_faces) {
        if (counted.has(f))
            text += static_cast<char>('0' + twists[f]);
        else
            text += not_counted;
    }
    return text;
}

// A + may also be the symbol of a colour, or a mark in a cycle: what follows must look
// like twists at least.
std::optional<CentreSuffix> find_centre_suffix(std::string_view text) {
    if (const auto suffix = suffix_of_stickers(text)) return suffix;
    constexpr std::size_t longest = 16;
    const std::size_t     plus    = text.rfind('+');
    if (plus == std::string_view::npos) return std::nullopt;
    std::string_view  digits = text.substr(plus + 1);
    const std::size_t last   = digits.find_last_not_of(blanks);
    if (last >= longest) return std::nullopt;  // none at all is npos, the largest number
    digits = digits.substr(0, last + 1);
    if (std::string_view("0123456789.").find(digits.front()) == std::string_view::npos)
        return std::nullopt;
    if (digits.find_first_of("()[]{}\"") != std::string_view::npos) return std::nullopt;
    return CentreSuffix{text.substr(0, plus), digits};
}

Result<Centres> parse_twists(std::string_view digits) {
    Centres written;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const std::string_view digit = digits.substr(i, 1);
        if (i < all_faces.size() && digit == not_counted) continue;
        if (i >= all_faces.size() || digit < "0" || digit > "3")
            return Error{.message = cube_message<"wrong-centre-digit">(visible(digits), i + 1),
                         .place   = Span{i, 1}};
        written.twists.set(all_faces[i], static_cast<unsigned>(digit[0] - '0'));
        written.counted.add(all_faces[i]);
    }
    if (digits.size() < all_faces.size())
        return Error{.message = cube_message<"wrong-centre-count">(visible(digits), digits.size()),
                     .place   = Span{0, digits.size()}};
    return written;
}

}  // namespace antipode
