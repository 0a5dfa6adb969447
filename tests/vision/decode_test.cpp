// Pictures of others: read, or refused before they are unpacked.
#include "vision/decode.h"

#include <gtest/gtest.h>

#include "base/base64.h"
#include "base/read_file.h"
#include "tests/support/pictures.h"
#include "vision/frame_source.h"

namespace antipode::vision {
namespace {

TEST(Decode, TheHeaderTellsTheSize) {
    const auto bytes = read_file(testing::camera_files()[0]);
    const auto size  = picture_size(*bytes);
    ASSERT_TRUE(size.has_value());
    EXPECT_EQ(size->width, 256u);
    EXPECT_EQ(size->height, 192u);
    for (std::size_t length = 0; length < 300; ++length)
        picture_size(std::string_view(*bytes).substr(0, length));  // stays inside
}

TEST(Decode, OtherThingsAreRefused) {
    for (const std::string_view bytes : {"", "GIF89a", "\xff\xd8", "\x89PNG\r\n\x1a\n"})
        EXPECT_FALSE(decode_picture(bytes, "this").has_value());
    EXPECT_EQ(decode_picture("GIF89a", "a.gif").error().message.text(),
              "a.gif is not a JPEG or PNG that can be read");
}

TEST(Decode, PicturesWhoseEndIsMissingAreRefused) {
    const auto bytes = read_file(testing::camera_files()[0]);
    for (const std::size_t part : {3u, 4u, 5u}) {
        const auto picture = decode_picture(bytes->substr(0, bytes->size() * part / 6), "a.jpg");
        ASSERT_FALSE(picture.has_value());
        EXPECT_EQ(picture.error().message.text(),
                  "the end of a.jpg is missing: was it copied completely?");
    }
}

TEST(Decode, HugePicturesAreRefusedByTheirHeader) {
    std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    bytes += std::string("\x00\x01\x00\x00\x00\x01\x00\x00\x08\x02\x00\x00\x00", 13);
    const auto picture = decode_picture(bytes, "huge.png");
    ASSERT_FALSE(picture.has_value());
    EXPECT_EQ(picture.error().message.code(), "picture-too-large");
}

TEST(Decode, PicturesOfAFolderComeByName) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    auto source = FrameSource::open(testing::camera_folder);
    ASSERT_TRUE(source.has_value());
    const auto first  = read_picture(testing::camera_files()[0]);
    const auto second = read_picture(testing::camera_files()[1]);
    EXPECT_EQ((*source).next()->bytes, first->bytes);
    EXPECT_EQ((*source).next()->bytes, second->bytes);
    for (int i = 2; i < 6; ++i) EXPECT_TRUE((*source).next().has_value());
    EXPECT_EQ((*source).next()->bytes, first->bytes);
}

TEST(Decode, SourcesThatAreNotThereAreNamed) {
    if (!testing::can_see()) GTEST_SKIP() << "OpenCV is not installed";
    const auto source = FrameSource::open("/no/such/film.mp4");
    ASSERT_FALSE(source.has_value());
    EXPECT_EQ(source.error().message.code(), "camera-not-opened");
}

TEST(Base64, IsReadAsTheStandardSays) {
    EXPECT_EQ(decode_base64(""), "");
    EXPECT_EQ(decode_base64("Zm9vYmFy"), "foobar");
    EXPECT_EQ(decode_base64("Zm9vYg=="), "foob");
    EXPECT_EQ(decode_base64("Zm9vYmE="), "fooba");
    for (const std::string_view wrong : {"Zg", "Z===", "Zm9v\n", "Zm-v", "===="})
        EXPECT_FALSE(decode_base64(wrong).has_value()) << wrong;
}

}  // namespace
}  // namespace antipode::vision
