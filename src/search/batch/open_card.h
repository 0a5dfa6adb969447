// A graphics card that is ready to search: the module loaded, its memory taken, the table filled.
//
//     auto card = open_card({.metric = Metric::htm, .memory = 16 << 30}, context);
//     batch::Solver solver((*card)->executor(), (*card)->shape(), threads);
#pragma once

#include <memory>
#include <optional>

#include "base/result.h"
#include "search/batch/card.h"
#include "tables/optimal.h"

namespace antipode::batch {

// What the card is, or why there is none.
Result<CardFacts> card_facts();

struct CardOptions {
    Metric                       metric = Metric::htm;   // or qtm
    std::optional<std::uint64_t> memory = std::nullopt;  // for the table, at most
    std::uint32_t                slots  = 2048;          // cubes at once
};

// The table that fits: the more flips it tells apart, the better.
Result<optimal::Shape> shape_for(const CardOptions& options, const CardFacts& facts);
optimal::Shape         card_shape(Metric metric, unsigned flips);

class Card {
public:
    Executor&             executor() { return *executor_; }
    const optimal::Shape& shape() const { return shape_; }
    const CardFacts&      facts() const { return facts_; }

private:
    friend Result<std::shared_ptr<Card>> take_card(const CardFacts&      facts,
                                                   const optimal::Shape& shape,
                                                   std::uint32_t         slots);

    using Close = void (*)(Executor*);

    Card(std::unique_ptr<Executor, Close> executor, const optimal::Shape& shape, CardFacts facts)
        : executor_(std::move(executor)), shape_(shape), facts_(std::move(facts)) {}

    std::unique_ptr<Executor, Close> executor_;
    optimal::Shape                   shape_;
    CardFacts                        facts_;
};

// With an empty table of that shape.
Result<std::shared_ptr<Card>> take_card(const CardFacts& facts, const optimal::Shape& shape,
                                        std::uint32_t slots);

// With a full one. Being stopped is an error of that kind.
Result<std::shared_ptr<Card>> open_card(const CardOptions& options, const BuildContext& context);

}  // namespace antipode::batch
