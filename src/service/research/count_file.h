// The file that long counting is resumed from: one line for each unit that is counted,
// written when it is finished, so that nothing is lost with the program, the machine or
// one of many.
//
//     antipode-count-1 qtm positions 5d0c…
//     13 4711 129374208 0 0 9f3a…
//
// The first line says what is counted, the others distance, unit and tally; each ends
// with a checksum. A line that was cut off, or damaged, is as if it were not there: its
// unit is counted again. Finished units are true for ever, so that one file may be
// used for any depth.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "base/file.h"
#include "base/file_lock.h"
#include "base/result.h"
#include "explore/count/count.h"

namespace antipode::service {

class CountFile {
public:
    // Makes the file if there is none. Wrong if it is of another kind, or in use.
    static Result<CountFile> open(const std::filesystem::path&  path,
                                  const counting::CountRequest& request);

    const counting::KnownUnits& known() const { return known_; }

    [[nodiscard]] std::optional<Error> add(unsigned                      distance,
                                           const counting::FinishedUnit& finished);
    // Everything added is on the disk when this returns.
    [[nodiscard]] std::optional<Error> sync();

private:
    CountFile(std::filesystem::path path, FileLock lock, File file)
        : path_(std::move(path)), lock_(std::move(lock)), file_(std::move(file)) {}

    [[nodiscard]] std::optional<Error> read(const std::string& header);
    [[nodiscard]] std::optional<Error> append(const std::string& line);

    std::filesystem::path                 path_;
    FileLock                              lock_;
    File                                  file_;
    std::uint64_t                         size_ = 0;
    std::chrono::steady_clock::time_point synced_at_{};
    counting::KnownUnits                  known_;
};

}  // namespace antipode::service
