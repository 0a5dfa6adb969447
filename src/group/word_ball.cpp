#include "group/word_ball.h"

#include <algorithm>
#include <string_view>

namespace antipode {

std::size_t WordBall::Hash::operator()(std::span<const Point> images) const {
    const auto* text = reinterpret_cast<const char*>(images.data());
    return std::hash<std::string_view>{}(std::string_view(text, images.size()));
}

std::size_t WordBall::Hash::operator()(std::uint32_t element) const {
    return (*this)(ball->images(element));
}

bool WordBall::Equal::operator()(std::span<const Point> a, std::uint32_t b) const {
    return std::ranges::equal(a, ball->images(b));
}

bool WordBall::Equal::operator()(std::uint32_t a, std::span<const Point> b) const {
    return (*this)(b, a);
}

bool WordBall::Equal::operator()(std::uint32_t a, std::uint32_t b) const {
    return (*this)(ball->images(a), b);
}

WordBall::WordBall(const GeneratorAlphabet& alphabet, std::size_t limit)
    : degree_(alphabet.degree()), index_(2 * limit, Hash{this}, Equal{this}) {
    add({0, 0, 0}, Permutation::identity(degree_).images());
    grow(alphabet, limit);
}

void WordBall::add(Node node, std::span<const Point> images) {
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
    images_.insert(images_.end(), images.begin(), images.end());
    index_.insert(number);
}

// Breadth first: a parent's children come after all elements as short as they.
void WordBall::grow(const GeneratorAlphabet& alphabet, std::size_t limit) {
    std::vector<Point> child(degree_);
    for (std::uint32_t parent = 0; parent < nodes_.size(); ++parent) {
        for (Letter letter = 0; letter < alphabet.size(); ++letter) {
            const auto from = images(parent);
            const auto then = alphabet.permutation(letter).images();
            for (std::size_t i = 0; i < degree_; ++i) child[i] = then[from[i]];
            if (find(child)) continue;
            if (nodes_.size() >= limit) return;
            add({parent, letter, nodes_[parent].length + 1}, child);
        }
    }
}

Permutation WordBall::element(std::size_t number) const {
    const auto all = images(number);
    return Permutation({all.begin(), all.end()});
}

Letters WordBall::word(std::size_t element) const {
    Letters letters;
    for (; element != 0; element = nodes_[element].parent)
        letters.push_back(nodes_[element].letter);
    std::ranges::reverse(letters);
    return letters;
}

std::optional<std::size_t> WordBall::find(std::span<const Point> images) const {
    const auto found = index_.find(images);
    return found == index_.end() ? std::nullopt : std::optional<std::size_t>(*found);
}

}  // namespace antipode
