// The ball around the identity: the elements with the shortest words, each with
// a shortest word, as many as are asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "group/generator_alphabet.h"

namespace antipode {

class WordBall {
public:
    // Stops at `limit` elements, or when the whole group is found.
    WordBall(const GeneratorAlphabet& alphabet, std::size_t limit);
    WordBall(WordBall&&)            = delete;  // the index points into the ball
    WordBall& operator=(WordBall&&) = delete;
    ~WordBall()                     = default;

    // Elements are numbered by length; number 0 is the identity.
    std::size_t            size() const { return nodes_.size(); }
    std::span<const Point> images(std::size_t element) const {
        return {images_.data() + element * degree_, degree_};
    }
    Permutation                element(std::size_t number) const;
    std::size_t                length(std::size_t element) const { return nodes_[element].length; }
    Letters                    word(std::size_t element) const;
    std::optional<std::size_t> find(std::span<const Point> images) const;

private:
    // An element is its parent followed by one letter.
    struct Node {
        std::uint32_t parent;
        Letter        letter;
        std::uint32_t length;
    };
    struct Hash {
        using is_transparent = void;
        const WordBall* ball;
        std::size_t     operator()(std::uint32_t element) const;
        std::size_t     operator()(std::span<const Point> images) const;
    };
    struct Equal {
        using is_transparent = void;
        const WordBall* ball;
        bool            operator()(std::uint32_t a, std::uint32_t b) const;
        bool            operator()(std::span<const Point> a, std::uint32_t b) const;
        bool            operator()(std::uint32_t a, std::span<const Point> b) const;
    };

    void grow(const GeneratorAlphabet& alphabet, std::size_t limit);
    void add(Node node, std::span<const Point> images);

    std::size_t                                    degree_;
    std::vector<Node>                              nodes_;
    std::vector<Point>                             images_;
    std::unordered_set<std::uint32_t, Hash, Equal> index_;
};

}  // namespace antipode
