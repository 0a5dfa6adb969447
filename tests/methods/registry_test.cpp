#include "solvers/methods/registry.h"

#include <gtest/gtest.h>

#include <set>

namespace antipode::methods {
namespace {

TEST(Methods, EveryMethodIsFoundByItsName) {
    std::set<std::string_view> names;
    for (const Row& row : rows()) {
        EXPECT_EQ(find(row.name), &row);
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
    }
    EXPECT_EQ(names.size(), 11u);
    EXPECT_EQ(find("magic"), nullptr);
}

TEST(Methods, EveryMethodExplainsItself) {
    for (const Row& row : rows()) {
        EXPECT_FALSE(row.author.empty()) << row.name;
        EXPECT_FALSE(row.guarantee.empty()) << row.name;
        EXPECT_FALSE(row.tables.empty()) << row.name;
        EXPECT_GT(row.explanation.size(), 100u) << row.name;
        EXPECT_NE(row.make, nullptr) << row.name;
    }
}

TEST(Methods, WhatCannotBeOpenedIsTold) {
    const auto nothing = [] { return Error{.message = Message::in_words("no tables")}; };
    for (const char* name : {"two-phase", "reid", "optimal"}) {
        const auto method = find(name)->make({.two_phase = nothing, .optimal = nothing});
        ASSERT_FALSE(method) << name;
        EXPECT_EQ(method.error().message.text(), "no tables");
    }
}

}  // namespace
}  // namespace antipode::methods
