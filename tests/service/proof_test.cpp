// The state of a proof as JSON and as a file.
#include <gtest/gtest.h>

#include <fstream>

#include "search/optimal/solver.h"
#include "service/engine/proof.h"
#include "service/json.h"
#include "tests/support/optimal_table.h"
#include "tests/support/steps.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

class ProofState : public ::testing::Test {
protected:
    // That of a search that is far from its end.
    optimal::Proof unfinished() const {
        Random                random(1);
        const optimal::Solver solver(antipode::testing::small_shape(Metric::htm),
                                     antipode::testing::small_table(Metric::htm));
        const auto            found = solver.solve(
                       {.cube = random_reachable(random), .limits = {.max_nodes = 400'000, .threads = 2}});
        return found.proof.value();
    }

    const antipode::testing::TemporaryFolder folder_;
    const ProofFile                          file_{folder_.path() / "proof.json"};
};

TEST_F(ProofState, IsTheSameAfterItWasWrittenAndRead) {
    const optimal::Proof proof = unfinished();
    const auto           read  = parse_proof(to_json(proof));
    ASSERT_TRUE(read) << read.error().message.text();
    EXPECT_EQ(to_json(*read), to_json(proof));
    EXPECT_EQ(read->cube, proof.cube);
    for (std::size_t i = 0; i < proof.subtrees.size(); ++i)
        ASSERT_EQ(read->subtrees[i].cube, proof.subtrees[i].cube);
}

// Cut off instead of rounded, some came back a nanosecond shorter.
TEST_F(ProofState, KeepsItsTimeToTheNanosecond) {
    optimal::Proof proof = unfinished();
    proof.subtrees.resize(1);
    Random random(2);
    for (int i = 0; i < 2000; ++i) {
        proof.elapsed   = std::chrono::nanoseconds(random.below(3'600'000'000'000));
        const auto read = parse_proof(to_json(proof));
        ASSERT_EQ(read->elapsed, proof.elapsed);
    }
}

TEST_F(ProofState, IsRefusedWhenAnythingInItIsChanged) {
    const Json json = to_json(unfinished());
    for (const auto& [name, value] : json.items()) {
        Json changed  = json;
        changed[name] = "x";
        EXPECT_FALSE(parse_proof(changed)) << name;
        changed.erase(name);
        EXPECT_FALSE(parse_proof(changed)) << name;
    }
    EXPECT_FALSE(parse_proof(Json::array()));
}

TEST_F(ProofState, IsKeptInAFile) {
    EXPECT_FALSE(file_.load()->has_value());
    const optimal::Proof proof = unfinished();
    ASSERT_FALSE(file_.save(proof));
    ASSERT_FALSE(file_.save(proof));
    EXPECT_EQ(to_json(**file_.load()), to_json(proof));
    file_.remove();
    EXPECT_FALSE(file_.load()->has_value());
}

TEST_F(ProofState, IsRefusedInAFileOfSomethingElse) {
    std::ofstream(file_.path()) << "R U F";
    const auto read = file_.load();
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message.text(),
              file_.path().string() + ": this is not the state of a proof, or it is damaged");
}

TEST_F(ProofState, CannotBeKeptWhereNothingCanBeWritten) {
    const ProofFile nowhere(folder_.path() / "missing" / "proof.json");
    const auto      error = nowhere.save(unfinished());
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message.text(), nowhere.path().string() + " cannot be written");
    EXPECT_EQ(nowhere.why_unwritable()->message.text(), error->message.text());
    EXPECT_FALSE(file_.why_unwritable());
    EXPECT_TRUE(antipode::testing::names_in(folder_.path()).empty());
}

// Two programs with one file would overwrite what the other has saved.
TEST_F(ProofState, HasOneProgramAtATime) {
    ProofFile first(file_.path());
    EXPECT_FALSE(first.hold());
    ProofFile second(file_.path());
    EXPECT_EQ(second.hold()->message.text(),
              file_.path().string() + " is in use by another antipode");
}

}  // namespace
}  // namespace antipode::service
