// Makes a table of bounds on a graphics card, for the processor's search.
#pragma once

#include "tables/optimal.h"

namespace antipode::batch {

class CardMaker final : public TableMaker {
public:
    explicit CardMaker(const optimal::Shape& shape) : shape_(shape) {}

    Result<BuildEnd> build(std::span<std::byte> out, const BuildContext& context) const override;
    // Its checksum has told.
    bool fits(std::span<const std::byte>) const override { return true; }

private:
    optimal::Shape shape_;
};

}  // namespace antipode::batch
