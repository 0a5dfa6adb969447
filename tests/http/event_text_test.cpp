#include "http/event_text.h"

#include <gtest/gtest.h>

namespace antipode::http {
namespace {

TEST(EventText, HasAFieldPerLine) {
    EXPECT_EQ(to_text({"progress", "{}", "7"}), "id: 7\nevent: progress\ndata: {}\n\n");
    EXPECT_EQ(to_text({.name = "", .data = ""}), "data: \n\n");
}

TEST(EventText, SplitsDataAtAllLineBreaks) {
    EXPECT_EQ(to_text({"x", "a\nb\r\nc\rd\n"}),
              "event: x\ndata: a\ndata: b\ndata: c\ndata: d\ndata: \n\n");
}

TEST(EventText, KeepsNamesOnOneLine) {
    EXPECT_EQ(to_text({"x\ndata: y", "z", "1\r2"}), "id: 1\nevent: x\ndata: z\n\n");
}

}  // namespace
}  // namespace antipode::http
