// The lengths that a survey has found, in a file that grows: 64 cubes a line, so that a run that is
// ended at any moment loses no more.
#pragma once

#include <array>
#include <cstdint>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>

#include "base/file_lock.h"
#include "service/requests/survey.h"

namespace antipode::service {

// The lengths of cubes by their number, and how many there are of each length.
class SurveyFile {
public:
    static constexpr std::uint64_t cubes_in_line = 64;
    using Line                                   = std::array<std::uint8_t, cubes_in_line>;

    // Reads what is there. Wrong if the file is of another survey, no such file, or in use.
    static Result<std::unique_ptr<SurveyFile>> open(const SurveyOrder& order);

    bool has(std::uint64_t cube) const;
    // Any thread may add; lines that are full are written.
    std::optional<Error> add(std::uint64_t cube, unsigned length);

    // How many of the first `count` cubes are known.
    std::uint64_t known(std::uint64_t count) const;
    // So many cubes, from the first one on, are all known. Of those behind them the near ones are
    // known first: they must not be counted.
    std::uint64_t complete() const;
    // How many of the first `count` cubes have each length.
    std::vector<std::uint64_t> lengths(std::uint64_t count) const;

private:
    explicit SurveyFile(SurveyOrder order) : order_(std::move(order)) {}

    std::optional<Error> read();
    bool                 read_line(const std::string& text);
    std::optional<Error> write(std::uint64_t number, const Line& line);
    Error                not_written() const;

    SurveyOrder                   order_;
    std::optional<FileLock>       lock_;   // of the file, if there is one
    mutable std::mutex            mutex_;  // guards what follows
    std::map<std::uint64_t, Line> lines_;  // by number; 0xff where a length is not known
    std::ofstream                 out_;
};

}  // namespace antipode::service
