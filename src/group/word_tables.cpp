// Four ways to find words, from short to certain: pairs of elements of the ball
// that agree on the first base points, conjugates of what is known by elements
// of the ball, products of two known entries, and, should gaps remain, the
// closure under multiplication by generators, which must end with full tables.
#include "group/word_tables.h"

#include <algorithm>
#include <array>
#include <string>

#include "group/messages.h"

namespace antipode {
namespace {

using Buckets = std::vector<std::vector<std::uint32_t>>;

// Elements that agreed on all base points so far are separated by the next one.
// A single element left alone has no partner any more.
Buckets split(const Buckets& buckets, Point point, const WordBall& ball) {
    Buckets result;
    for (const auto& bucket : buckets) {
        std::array<std::vector<std::uint32_t>, Permutation::max_degree> parts;
        for (const std::uint32_t element : bucket)
            parts[ball.images(element)[point]].push_back(element);
        for (auto& part : parts)
            if (part.size() > 1) result.push_back(std::move(part));
    }
    return result;
}

}  // namespace

WordTables::WordTables(const StabilizerChain& group, const GeneratorAlphabet& alphabet)
    : alphabet_(&alphabet), base_(group.base()), table_(group.depth()) {
    const Permutation identity = Permutation::identity(group.degree());
    for (std::size_t level = 0; level < group.depth(); ++level) {
        orbits_.emplace_back(group.orbit(level).begin(), group.orbit(level).end());
        table_[level].resize(group.degree());
        put({level, base_[level]}, identity, {});
    }
}

Result<WordTables> WordTables::build(const StabilizerChain&   group,
                                     const GeneratorAlphabet& alphabet, const WordBall& ball) {
    WordTables tables(group, alphabet);
    tables.fill_by_pairs(ball);
    tables.improve(ball);
    if (!tables.is_complete()) {
        if (auto error = tables.close()) return *std::move(error);
        tables.improve(ball);
    }
    return tables;
}

bool WordTables::is_complete() const {
    for (std::size_t level = 0; level < table_.size(); ++level)
        for (const Point point : orbits_[level])
            if (!table_[level][point]) return false;
    return true;
}

bool WordTables::is_shorter(Cell cell, std::size_t length) const {
    const auto& entry = table_[cell.level][cell.point];
    return !entry || length < entry->word.size();
}

void WordTables::put(Cell cell, Permutation to, Letters word) {
    assert(to[base_[cell.level]] == cell.point);
    Permutation back               = inverse(to);
    table_[cell.level][cell.point] = Entry{std::move(to), std::move(back), std::move(word)};
}

// The first base point that an element moves tells which cell it could fill; the
// identity fills none. `image` says where the element takes a point.
template <class Image>
std::optional<WordTables::Cell> WordTables::landing(Image image) const {
    for (std::size_t level = 0; level < base_.size(); ++level)
        if (const Point point = image(base_[level]); point != base_[level])
            return Cell{level, point};
    return std::nullopt;
}

// If a and b take the first base points to the same places, then "a, then b
// backwards" fixes them: words of twice the radius of the ball, without ever
// listing them. All elements are sorted into buckets by those places, level
// after level.
void WordTables::fill_by_pairs(const WordBall& ball) {
    Buckets buckets(1);
    for (std::uint32_t i = 0; i < ball.size(); ++i) buckets[0].push_back(i);
    for (std::size_t level = 0; level < base_.size(); ++level) {
        for (const auto& bucket : buckets) offer_pairs(level, bucket, ball);
        buckets = split(buckets, base_[level], ball);
    }
}

// "a, then b backwards" takes the base point to p exactly if a takes the base
// point where b takes p. So for each place the first a is kept, which is a
// shortest one, and each b asks for each p.
void WordTables::offer_pairs(std::size_t level, std::span<const std::uint32_t> bucket,
                             const WordBall& ball) {
    constexpr auto                                     none = static_cast<std::uint32_t>(-1);
    std::array<std::uint32_t, Permutation::max_degree> shortest{};
    shortest.fill(none);
    for (const std::uint32_t a : bucket) {
        std::uint32_t& first = shortest[ball.images(a)[base_[level]]];
        if (first == none) first = a;
    }
    for (const std::uint32_t b : bucket) {
        for (const Point point : orbits_[level]) {
            const std::uint32_t a = shortest[ball.images(b)[point]];
            if (a == none || !is_shorter({level, point}, ball.length(a) + ball.length(b))) continue;
            put({level, point}, ball.element(a) * inverse(ball.element(b)),
                joined(ball.word(a), alphabet_->inverse(ball.word(b))));
        }
    }
}

void WordTables::improve(const WordBall& ball) {
    constexpr int most_rounds = 10;
    for (int round = 0; round < most_rounds; ++round) {
        const Use conjugates = improve_by_conjugates(ball);
        const Use products   = improve_by_products();
        if (conjugates == Use::none && products == Use::none) return;
    }
}

// The cube group has some 230 entries; the limit only keeps huge groups from
// taking minutes.
std::vector<WordTables::Entry> WordTables::shortest_entries() const {
    constexpr std::size_t limit = 400;
    std::vector<Entry>    entries;
    for (const auto& level : table_)
        for (const auto& entry : level)
            if (entry && !entry->word.empty()) entries.push_back(*entry);
    std::ranges::stable_sort(entries, {}, [](const Entry& e) { return e.word.size(); });
    if (entries.size() > limit) entries.erase(entries.begin() + limit, entries.end());
    return entries;
}

// Elements of deep levels move few points, so many of their conjugates by a
// short word still fix the first base points.
WordTables::Use WordTables::improve_by_conjugates(const WordBall& ball) {
    constexpr std::size_t    most_conjugators = 4000;  // all words of 3 face turns of the cube
    const std::vector<Entry> entries          = shortest_entries();
    Use                      use              = Use::none;
    for (std::size_t i = 1; i < std::min(ball.size(), most_conjugators); ++i) {
        const Permutation by = ball.element(i), back = inverse(by);
        for (const Entry& entry : entries) {
            const auto cell = landing([&](Point p) { return by[entry.to[back[p]]]; });
            if (!cell || !is_shorter(*cell, 2 * ball.length(i) + entry.word.size())) continue;
            const Letters word = ball.word(i);
            put(*cell, back * entry.to * by,
                joined(joined(alphabet_->inverse(word), entry.word), word));
            use = Use::stored;
        }
    }
    return use;
}

// Also with inverses, and sifted all the way down: this is how words for the
// last levels come about, where neither pairs nor conjugates reach.
WordTables::Use WordTables::improve_by_products() {
    std::vector<Entry> factors = shortest_entries();
    if (factors.empty()) return Use::none;
    const std::size_t longest = factors.back().word.size();
    const std::size_t bound   = is_complete() ? longest : 2 * longest;
    const std::size_t count   = factors.size();
    for (std::size_t i = 0; i < count; ++i)
        factors.push_back({factors[i].back, factors[i].to, alphabet_->inverse(factors[i].word)});
    Use use = Use::none;
    for (const Entry& a : factors)
        for (const Entry& b : factors)
            if (sift(a, b, bound) == Use::stored) use = Use::stored;
    return use;
}

// Sifts "a, then b" through the tables until it meets a gap or a longer word,
// and takes that place; gives up when it has more than `bound` letters.
WordTables::Use WordTables::sift(const Entry& a, const Entry& b, std::size_t bound) {
    std::size_t length = a.word.size() + b.word.size();
    if (length > bound) return Use::none;
    Permutation       element = a.to * b.to;
    std::vector<Cell> passed;
    while (const auto cell = landing([&](Point p) { return element[p]; })) {
        if (is_shorter(*cell, length)) {
            Letters word = joined(a.word, b.word);
            for (const auto& [level, point] : passed)
                word = joined(std::move(word), alphabet_->inverse(table_[level][point]->word));
            put(*cell, std::move(element), std::move(word));
            return Use::stored;
        }
        const Entry& entry = *table_[cell->level][cell->point];
        length += entry.word.size();
        if (length > bound) return Use::none;
        element *= entry.back;
        passed.push_back(*cell);
    }
    return Use::none;
}

// Schreier-Sims once more, with words: each known element of a level, followed
// by each generator of that level, is sifted through the tables. When none finds
// a gap any more, the tables are complete by the theorem that proves the chain;
// so gaps can remain only where a word was given up for its length.
std::optional<Error> WordTables::close() {
    while (!is_complete()) {
        Use use = Use::none;
        for (std::size_t level = 0; level < table_.size(); ++level)
            if (close_level(level) == Use::stored) use = Use::stored;
        if (use == Use::none)
            return Error{.kind    = ErrorKind::environment,
                         .message = group_message<"words-too-long">(longest_word)};
    }
    return std::nullopt;
}

WordTables::Use WordTables::close_level(std::size_t level) {
    const auto generators = generators_of(level);
    Use        use        = Use::none;
    for (const Point point : orbits_[level]) {
        if (!table_[level][point]) continue;
        const Entry known = *table_[level][point];
        for (const Entry& generator : generators)
            if (sift(known, generator, longest_word) == Use::stored) use = Use::stored;
    }
    return use;
}

// What generates the stabilizer of the base points before this level: the
// letters at the top, the entries of this and all deeper levels elsewhere.
std::vector<WordTables::Entry> WordTables::generators_of(std::size_t level) const {
    std::vector<Entry> generators;
    for (Letter letter = 0; level == 0 && letter < alphabet_->size(); ++letter) {
        const Permutation& p = alphabet_->permutation(letter);
        generators.push_back({p, inverse(p), {letter}});
    }
    for (std::size_t deeper = level; level > 0 && deeper < table_.size(); ++deeper)
        for (const auto& entry : table_[deeper])
            if (entry && !entry->word.empty()) generators.push_back(*entry);
    return generators;
}

std::size_t WordTables::length(Permutation element, std::size_t bound) const {
    std::size_t letters = 0;
    for (std::size_t level = 0; level < base_.size() && letters < bound; ++level) {
        const Point point = element[base_[level]];
        if (point == base_[level]) continue;
        const Entry& entry = *table_[level][point];
        letters += entry.word.size();
        element *= entry.back;
    }
    return letters;
}

// The element is what is left of it, then the entry, at each level: so the words
// of the deepest level come first.
Letters WordTables::word(Permutation element) const {
    std::vector<const Letters*> words;
    for (std::size_t level = 0; level < base_.size(); ++level) {
        const Entry& entry = *table_[level][element[base_[level]]];
        words.push_back(&entry.word);
        element *= entry.back;
    }
    Letters result;
    for (std::size_t i = words.size(); i-- > 0;) result = joined(std::move(result), *words[i]);
    return result;
}

}  // namespace antipode
