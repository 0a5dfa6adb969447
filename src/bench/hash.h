// Many results as one number, which changes when one of them does.
#pragma once

#include <cstdint>
#include <string>

#include "cube/papers.h"

namespace antipode::bench {

// The 64-bit FNV-1a hash: short, and the same on every machine.
class Hash {
public:
    void add(std::uint64_t value) {
        for (int byte = 0; byte < 8; ++byte, value >>= 8)
            state_ = (state_ ^ (value & 255)) * 0x100000001b3;
    }
    void add(const Cube& cube) {
        const Zip zip = zip_of(cube);
        for (std::uint64_t part : {zip.sc, zip.sm, zip.irc, zip.irm}) add(part);
    }
    void add(const std::string& text) {
        for (char c : text) add(static_cast<unsigned char>(c));
    }

    std::uint64_t value() const { return state_; }

private:
    std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace antipode::bench
