#include "http/response_text.h"

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <array>

#include "http/descriptor.h"

namespace antipode::http {
namespace {

// What a client on the other end would get.
std::string sent(OutputQueue& output) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends.data()), 0);
    const Descriptor writer(ends[0]), reader(ends[1]);
    EXPECT_EQ(output.send_to(writer.number()), OutputQueue::Outcome::sent);
    std::string   text(100'000, '\0');
    const ssize_t size = ::recv(reader.number(), text.data(), text.size(), 0);
    text.resize(std::size_t(std::max<ssize_t>(size, 0)));
    return text;
}

std::string text_of(Response response, Reply reply) {
    OutputQueue output;
    append_response(output, std::move(response), reply);
    return sent(output);
}

constexpr Reply to_get{.keeps_alive = true};

TEST(ResponseText, HasStatusHeadersAndBody) {
    EXPECT_EQ(text_of({.status       = 404,
                       .content_type = "text/plain",
                       .body         = "no",
                       .headers      = {{"ETag", "\"1\""}}},
                      to_get),
              "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nETag: \"1\"\r\n"
              "Content-Length: 2\r\nConnection: keep-alive\r\n\r\nno");
}

TEST(ResponseText, OfHeadHasTheLengthButNoBody) {
    EXPECT_EQ(text_of({.body = "hello"}, {.is_head = true}),
              "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\n");
}

TEST(ResponseText, OfSomeCodesNeverHasABody) {
    for (const int status : {204, 304}) {
        const std::string text = text_of({.status = status, .body = "hello"}, to_get);
        EXPECT_EQ(text.find("Content-Length"), std::string::npos);
        EXPECT_TRUE(text.ends_with("\r\n\r\n"));
    }
}

TEST(ResponseText, SendsConstantsInTheirPlace) {
    OutputQueue output;
    append_response(output, {.body = "unused", .constant_body = "constant"}, to_get);
    append_response(output, {.body = std::string(20'000, 'x')}, to_get);
    append_response(output, {.body = "last"}, to_get);
    const std::string text = sent(output);
    EXPECT_NE(text.find("Content-Length: 8\r\nConnection: keep-alive\r\n\r\nconstantHTTP/1.1 200"),
              std::string::npos);
    EXPECT_TRUE(text.ends_with("last"));
    EXPECT_TRUE(output.empty());
}

TEST(ResponseText, KeepsHeadersOnOneLine) {
    const auto text = text_of({.headers = {{"X", "a\r\nSet-Cookie: b"}}}, to_get);
    EXPECT_NE(text.find("X: a  Set-Cookie: b\r\n"), std::string::npos);
}

}  // namespace
}  // namespace antipode::http
