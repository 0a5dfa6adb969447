// All that makes one table differ from another, as data. Building, loading,
// verifying, listing and the manual read these records; a new table is a new
// entry in the registry.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tables/table.h"

namespace antipode {

struct TableSpec;

// How a build is run and watched.
struct BuildContext {
    unsigned        threads = 1;
    std::stop_token stop    = {};
    // From 0 to 1; to be called by one thread at a time.
    std::function<void(double fraction)> on_progress = [](double) {};
};

enum class BuildEnd {
    complete,
    stopped,  // as the stop token asked; what was built so far is thrown away
};

// How a build gets the tables that it is made from: loaded, or built before.
using TableSource = std::function<Result<Table>(const TableSpec&)>;

// Builds a table of which only the running program knows that there is one.
class TableMaker {
public:
    virtual ~TableMaker() = default;
    virtual Result<BuildEnd> build(std::span<std::byte> out, const BuildContext& context) const = 0;
    // Whether a whole file of this name and size is the table, as its content tells.
    virtual bool fits(std::span<const std::byte> content) const = 0;
};

struct TableSpec {
    std::string_view name;     // what users type, and the stem of the file
    std::string_view summary;  // one line, for lists
    // Of the content's layout. A file of another version is built again.
    std::uint32_t version = 1;
    std::uint64_t bytes   = 0;  // of the content
    double        seconds = 0;  // to build it on two cores, roughly
    // Large, and not for everybody: built only when somebody asks for it by name, or
    // for what needs it.
    bool is_on_demand = false;

    // Fills `out`, which is zeroed memory of `bytes` bytes.
    Result<BuildEnd> (*build)(std::span<std::byte> out, const BuildContext& context,
                              const TableSource& other_tables) = nullptr;
    // Does it instead, where there is one; it must outlive the spec.
    const TableMaker* maker = nullptr;

    // How many entries there are at distance 0, 1, 2 …
    std::vector<std::uint64_t> (*histogram)(std::span<const std::byte> content,
                                            unsigned                   threads) = nullptr;
    // What histogram() must give, published or proven; empty when unknown.
    std::span<const std::uint64_t> known = {};
};

}  // namespace antipode
