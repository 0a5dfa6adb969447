// A cube of which some faces were shown in a film and the others on photographs was read
// wrong: a face was taken twice, because a film has more contrast.
#include <gtest/gtest.h>

#include "colours/same_face.h"

namespace antipode::colours {
namespace {

TEST(FilmAndPhotographBugs, AFaceOfAFilmIsThatOfAPhotograph) {
    const FacePatches photograph = {{{25, 84, 48},
                                     {127, 137, 134},
                                     {24, 41, 83},
                                     {153, 87, 40},
                                     {150, 166, 160},
                                     {30, 48, 96},
                                     {166, 182, 173},
                                     {36, 108, 63},
                                     {34, 57, 110}}};
    const FacePatches film       = {{{10, 80, 36},
                                     {127, 141, 136},
                                     {7, 30, 74},
                                     {157, 84, 28},
                                     {155, 174, 167},
                                     {15, 37, 90},
                                     {174, 193, 181},
                                     {20, 107, 56},
                                     {20, 48, 104}}};
    EXPECT_EQ(shown_before(film, {&photograph, 1}), 0u);
    EXPECT_EQ(shown_before(photograph, {&film, 1}), 0u);
}

}  // namespace
}  // namespace antipode::colours
