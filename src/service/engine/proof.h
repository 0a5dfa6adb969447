// The state of a proof that nothing shorter exists, as JSON and as a file, so that a
// long one can be interrupted and resumed.
//
//     ProofFile file("superflip.json");
//     Result<std::optional<optimal::Proof>> earlier = file.load();
//     file.save(*answer.proof);
//
// {"format":"antipode-proof-1","cube":…,"metric":…,"wanted":"one","max_length":null,
//  "lower_bound":18,"depth":18,"known":"R U …","found":[],"nodes":…,"seconds":…,
//  "subtrees":[[[0,4],5,1200,1],…],"checksum":"…"}: of each subtree the steps to it, the
// state of the order of steps, its nodes, and 1 if it is done.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "base/file_lock.h"
#include "base/result.h"
#include "search/optimal/proof.h"
#include "service/json_fwd.h"

namespace antipode::service {

Json to_json(const optimal::Proof& proof);

Result<optimal::Proof> parse_proof(const Json& json);

class ProofFile {
public:
    explicit ProofFile(std::filesystem::path path) : path_(std::move(path)) {}

    // Keeps others away from it, as long as it is held; wrong if somebody has it.
    [[nodiscard]] std::optional<Error> hold();

    // Nothing if there is no such file; wrong if it holds something else.
    Result<std::optional<optimal::Proof>> load() const;
    // What would go wrong with save(), to be known before a long search.
    [[nodiscard]] std::optional<Error> why_unwritable() const;
    // Replaces the file as a whole, or leaves it as it was.
    [[nodiscard]] std::optional<Error> save(const optimal::Proof& proof) const;
    // When there is nothing left to resume.
    void remove() const;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path temporary() const { return path_.string() + ".part"; }
    Error                 cannot_be_written() const;

    std::filesystem::path     path_;
    std::shared_ptr<FileLock> lock_;
};

}  // namespace antipode::service
