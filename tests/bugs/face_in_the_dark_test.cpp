// A picture of a face at night was read as a face, whose noise was six colours: the cube had 57 %
// and forty doubtful stickers. It is black, and is told to be so.
#include <gtest/gtest.h>

#include "service/answers/face.h"
#include "tests/support/pictures.h"
#include "vision/decode.h"

namespace antipode::service {
namespace {

TEST(Bugs, AFaceInTheDarkIsABlackPicture) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    auto picture = *vision::read_picture(testing::camera_files()[0]);
    ASSERT_TRUE(look_at(picture, "day", FaceSearch::anywhere).has_value());
    for (std::uint8_t& byte : picture.bytes) byte = static_cast<std::uint8_t>(byte * 8 / 255);
    const auto face = look_at(picture, "night", FaceSearch::anywhere);
    ASSERT_FALSE(face.has_value());
    EXPECT_EQ(face.error().message.code(), "picture-is-black");
    EXPECT_TRUE(look_at(picture, "night", FaceSearch::guide).has_value());
}

}  // namespace
}  // namespace antipode::service
