// The list of all sentences.
#include "service/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace antipode::service {
namespace {

bool is_code(std::string_view code) {
    return !code.empty() && std::ranges::all_of(code, [](char c) {
        return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
    });
}

TEST(Catalogue, CodesAreWordsWithDashesAndNoTwoAreTheSame) {
    std::set<std::string_view> seen;
    for (const Sentence& sentence : engine_sentences()) {
        EXPECT_TRUE(is_code(sentence.code)) << sentence.code;
        EXPECT_TRUE(seen.insert(sentence.code).second) << sentence.code << " is there twice";
    }
}

TEST(Catalogue, BracesOfSentencesCloseAndNameTheirArguments) {
    for (const Sentence& sentence : engine_sentences())
        for (const std::string_view name : argument_names(sentence.english))
            EXPECT_TRUE(std::ranges::all_of(name,
                                            [](char c) {
                                                return ('a' <= c && c <= 'z')
                                                       || ('0' <= c && c <= '9') || c == '_';
                                            }))
                << sentence.code << ": " << name;
}

}  // namespace
}  // namespace antipode::service
