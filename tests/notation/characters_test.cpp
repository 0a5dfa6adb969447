#include "notation/characters.h"

#include <gtest/gtest.h>

namespace antipode {
namespace {

TEST(PlaceNames, CountCharacters) {
    EXPECT_EQ(place_name("R", 0).text(), "column 1");
    EXPECT_EQ(place_name("R U’ Q", 7).text(), "column 6");
    EXPECT_EQ(place_name("R\xff\xfeQ", 3).text(), "column 4");
    EXPECT_EQ(place_name("R\n\nQ", 3).text(), "line 3, column 1");
    EXPECT_EQ(place_name("R\nU", 1).text(), "column 2");
}

}  // namespace
}  // namespace antipode
