// The file that a long run over a coset is resumed from: the map as it is, and how far the
// work on the distance at hand has come.
//
//     StateFile file = …open(path);
//     file.save(snapshot, map);         // under another name first, then renamed
//
//     antipode-coset-3 htm whole <20 pieces>          a text of at most 64 kB, padded
//     levels … distance … units … checksum
//     as many checksums as pages, and the pages       2.44 GB, or 35 MB of the small coset
//     cubes that are farther than the distance at hand, as numbers of bits
//
// A file that was cut off or damaged is refused. Setting a bit that is set changes nothing,
// so that work begun after the last save is done again, and nothing else is lost.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/file.h"
#include "base/file_lock.h"
#include "base/result.h"
#include "search/coset/explore.h"
#include "search/coset/map.h"

namespace antipode::coset {

// Between two distances, or within one: then its pass is made and some units are searched.
struct Snapshot {
    std::vector<CosetLevel>   levels;
    bool                      is_within = false;  // the distance after the last level
    std::vector<std::uint8_t> units_done;         // of that distance; 1 for done
    std::uint64_t             leaves = 0;
    // Of the cubes that are solved one by one, those that turned out to be farther than the
    // distance at hand.
    std::vector<std::uint64_t> farther;
};

class StateFile {
public:
    // Locks it; wrong when it is in use. The file itself may not be there yet.
    static Result<StateFile> open(const std::filesystem::path& path);

    bool exists() const { return std::filesystem::exists(path_); }

    // `subject` says of what coset, in what metric; another one's file is refused. An error too
    // where it is stopped.
    Result<Snapshot>                   load(const std::string& subject, CosetMap& map,
                                            const std::stop_token& stop = {}) const;
    [[nodiscard]] std::optional<Error> save(const std::string& subject, const Snapshot& snapshot,
                                            const CosetMap& map) const;
    // When nothing is left to be done.
    void remove() const;

private:
    StateFile(std::filesystem::path path, FileLock lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}

    struct Content {
        std::string                    header;
        const CosetMap&                map;
        std::span<const std::uint64_t> farther;
    };
    [[nodiscard]] static std::error_code write(const File& file, const Content& content);
    [[nodiscard]] static bool            read_pages(const File& file, CosetMap& map,
                                                    const std::stop_token& stop);

    std::filesystem::path path_;
    FileLock              lock_;
};

// Names the coset and the metric in the file.
std::string subject_text(const CosetRequest& request, Metric metric);

}  // namespace antipode::coset
