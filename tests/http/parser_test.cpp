#include "http/parser.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>

#include "tests/http/reading.h"

namespace antipode::http {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;
using testing::read;
using testing::Reading;

Request only_request(std::string_view bytes) {
    const Reading reading = read(bytes);
    EXPECT_EQ(reading.requests.size(), 1U) << bytes;
    EXPECT_FALSE(reading.refusal) << reading.refusal->message.text();
    return reading.requests.empty() ? Request{} : reading.requests.front();
}

int refused_status(std::string_view bytes) {
    const Reading reading = read(bytes);
    return reading.refusal ? reading.refusal->status : 0;
}

// Requests of all kinds, for the laws about cutting.
constexpr std::array streams = {
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n"sv,
    "\r\n\r\nGET /?getLast HTTP/1.0\n\n"sv,
    "POST /a%20b?c=d HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET /x HTTP/1.0\r\n\r\n"sv,
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    "3;x=y\r\nabc\r\n0A\r\n0123456789\r\n0\r\nT: v\r\n\r\nGET / HTTP/1.0\r\n\r\nrest"sv,
    "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n"sv,
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n"sv,
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n30\r\n"sv,
    "GET /\0 HTTP/1.1\r\n\r\n"sv,
    "GET /\r/ HTTP/1.1\r\n\r\n"sv,
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"sv,
};

TEST(RequestParser, ReadsTheParts) {
    const Request request = only_request(
        "POST /api/v1/a%20b+c?x=%41&y HTTP/1.1\r\nHost: localhost:80\r\nX-Empty:\r\n"
        "content-length:   3 \t\r\n\r\nabc");
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.path, "/api/v1/a b+c");
    EXPECT_TRUE(request.has_query);
    EXPECT_EQ(request.query, "x=%41&y");
    EXPECT_EQ(request.body, "abc");
    EXPECT_EQ(*request.header("HOST"), "localhost:80");
    EXPECT_EQ(*request.header("x-empty"), "");
    EXPECT_EQ(*request.header("Content-Length"), "3");
    EXPECT_EQ(request.header("Accept"), nullptr);
}

TEST(RequestParser, TellsAnEmptyQueryFromNone) {
    EXPECT_TRUE(only_request("GET /? HTTP/1.0\n\n").has_query);
    EXPECT_FALSE(only_request("GET / HTTP/1.0\n\n").has_query);
}

TEST(RequestParser, AcceptsRobotsThatKnowLittleOfHttp) {
    const Request request = only_request("GET /?getLast HTTP/1.0\n\n");
    EXPECT_EQ(request.query, "getLast");
    EXPECT_TRUE(request.headers.empty());
}

TEST(RequestParser, PrefersTheHostOfTheFirstLine) {
    const auto request = only_request("GET http://b:1/x?y HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(request.path, "/x");
    EXPECT_EQ(request.query, "y");
    EXPECT_EQ(*request.header("Host"), "b:1");
    EXPECT_EQ(*only_request("GET http://b HTTP/1.0\r\n\r\n").header("Host"), "b");
}

TEST(RequestParser, DecodesChunksAndDropsTrailers) {
    const Request request = only_request(
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
        "5;extension=1\r\nhello\r\n00001 \r\n!\r\n0\r\nTrailer: x\r\n\r\n");
    EXPECT_EQ(request.body, "hello!");
    EXPECT_EQ(request.header("Trailer"), nullptr);
}

TEST(RequestParser, TakesPipelinedRequestsOneByOne) {
    const Reading reading = read(streams[3]);
    ASSERT_EQ(reading.requests.size(), 2U);
    EXPECT_EQ(reading.requests[0].body, "abc0123456789");
    EXPECT_EQ(reading.requests[1].method, "GET");
    EXPECT_TRUE(reading.has_rest);
}

TEST(RequestParser, ReadsTheSameHoweverTheBytesAreCut) {
    for (const auto bytes : streams)
        for (std::size_t size = 1; size < bytes.size(); ++size)
            ASSERT_EQ(read(bytes, size), read(bytes)) << bytes << " in pieces of " << size;
}

TEST(RequestParser, ReadsTheSameHoweverAnyBytesAreCut) {
    const bool holds = rc::check([] {
        // Bytes that are likely to lead somewhere, between those of a real stream.
        const auto noise = *rc::gen::container<std::string>(
            rc::gen::elementOf("\r\n\r\n\r\n :;aA0159%/?\t\0\x7f\xc3\xa9"s));
        std::string bytes(*rc::gen::elementOf(streams));
        bytes.insert(*rc::gen::inRange<std::size_t>(0, bytes.size() + 1), noise);
        const auto       cut   = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
        std::string_view whole = bytes;
        testing::Reader  reader;
        reader.take(whole.substr(0, cut));
        reader.take(whole.substr(cut));
        RC_ASSERT(reader.reading() == read(bytes));
    });
    EXPECT_TRUE(holds);
}

struct FramingRow {
    std::string_view head;
    bool             keeps_alive;
};

TEST(RequestParser, KnowsWhetherTheConnectionStays) {
    constexpr std::array<FramingRow, 7> rows = {{
        {"GET / HTTP/1.1\r\nHost: a\r\n\r\n", true},
        {"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false},
        {"GET / HTTP/1.1\r\nHost: a\r\nConnection: TE, Close\r\n\r\n", false},
        {"GET / HTTP/1.0\r\n\r\n", false},
        {"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true},
        {"GET / HTTP/1.0\r\nConnection: close\r\nConnection: keep-alive\r\n\r\n", false},
        {"GET / HTTP/1.9\r\nHost: a\r\n\r\n", true},
    }};
    for (auto [head, keeps_alive] : rows) {
        RequestParser parser(testing::small_heads);
        EXPECT_EQ(parser.take(head), RequestParser::State::head_complete);
        EXPECT_EQ(parser.framing().keeps_alive, keeps_alive) << head;
    }
}

struct RefusalRow {
    std::string_view bytes;
    int              status;
};

TEST(RequestParser, RefusesWrongFirstLines) {
    constexpr std::array<RefusalRow, 21> rows = {{
        {"GET\r\n", 400},
        {"GET /\r\n", 400},
        {"GET / \r\n", 400},
        {"GET  / HTTP/1.1\r\n", 400},
        {"GET / HTTP/1.1 \r\n", 400},
        {"GET /a b HTTP/1.1\r\n", 400},
        {"GET\t/ HTTP/1.1\r\n", 400},
        {" GET / HTTP/1.1\r\n", 400},
        {"G(T / HTTP/1.1\r\n", 400},
        {"GET x HTTP/1.1\r\n", 400},
        {"GET * HTTP/1.1\r\n", 400},
        {"CONNECT a:1 HTTP/1.1\r\n", 400},
        {"GET https://a/ HTTP/1.1\r\n", 400},
        {"GET http:///x HTTP/1.1\r\n", 400},
        {"GET / http/1.1\r\n", 400},
        {"GET / HTTP/11\r\n", 400},
        {"GET / HTTP/2.0\r\n", 505},
        {"PRI * HTTP/2.0\r\n", 505},
        {"GET /\x01 HTTP/1.1\r\n", 400},
        {"GET /\r HTTP/1.1\r\n", 400},
        {"GET /\0 HTTP/1.1\r\n"sv, 400},
    }};
    for (const auto [bytes, status] : rows) EXPECT_EQ(refused_status(bytes), status) << bytes;
}

TEST(RequestParser, RefusesPathsThatAreNoText) {
    for (const std::string_view path :
         {"/%", "/%4", "/%4g", "/%00", "/%0a", "/%ff", "/a%c3", "/\xff"})
        EXPECT_EQ(refused_status("GET " + std::string(path) + " HTTP/1.0\r\n\r\n"), 400) << path;
    EXPECT_EQ(only_request("GET /%c3%a9\xc3\xa9 HTTP/1.0\r\n\r\n").path, "/éé");
}

TEST(RequestParser, RefusesWrongHeaders) {
    constexpr std::array<RefusalRow, 19> rows = {{
        {"\r\n", 400},  // no Host
        {"Host: a\r\nHost: a\r\n\r\n", 400},
        {"Host : a\r\n", 400},
        {": a\r\n", 400},
        {"Host\r\n", 400},
        {"Host: a\r\n b\r\n", 400},
        {"H\xc3\xa9: a\r\n", 400},
        {"Host: a\0\r\n"sv, 400},
        {"Host: a\x0b\r\n", 400},
        {"Host: a\rb\r\n", 400},
        {"Host: a\r\nContent-Length: \r\n\r\n", 400},
        {"Host: a\r\nContent-Length: -1\r\n\r\n", 400},
        {"Host: a\r\nContent-Length: 1,1\r\n\r\n", 400},
        {"Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400},
        {"Host: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400},
        {"Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", 400},
        {"Host: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501},
        {"Host: a\r\nTransfer-Encoding:\r\n\r\n", 501},
        {"Host: a\r\nExpect: wonders\r\n\r\n", 417},
    }};
    for (const auto [headers, status] : rows)
        EXPECT_EQ(refused_status("GET / HTTP/1.1\r\n" + std::string(headers)), status) << headers;
    EXPECT_EQ(refused_status("GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"), 400);
}

TEST(RequestParser, AcceptsEqualLengthsTwice) {
    const auto request =
        only_request("POST / HTTP/1.0\r\nContent-Length: 2\r\nContent-Length: 02\r\n\r\nab");
    EXPECT_EQ(request.body, "ab");
}

TEST(RequestParser, RefusesWrongChunks) {
    constexpr std::array<RefusalRow, 14> rows = {{
        {"\r\n", 400},
        {"x\r\n", 400},
        {"-1\r\n", 400},
        {" 1\r\n", 400},
        {"0x1\r\n", 400},
        {"1\na", 400},
        {"1\r\nab\r\n", 400},
        {"1\r\na\n", 400},
        {"10000000000000000\r\n", 400},
        {"41\r\n", 413},
        {"40\r\n0123456789012345678901234567890123456789012345678901234567890123\r\n1\r\n", 413},
        {"0\r\nno header\r\n", 400},
        {"0\r\nT: v\r\n folded\r\n", 400},
        {"1;x=\"\n\"\r\na", 400},
    }};
    const std::string head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const auto [chunks, status] : rows)
        EXPECT_EQ(refused_status(head + std::string(chunks)), status) << chunks;
    EXPECT_EQ(refused_status(head + "1;" + std::string(300, 'x')), 400);
    EXPECT_EQ(refused_status(head + "0\r\nT: " + std::string(5000, 'x')), 431);
}

TEST(RequestParser, BoundsTheHead) {
    const std::string long_text(600, 'a');
    EXPECT_EQ(refused_status(long_text), 431);
    EXPECT_EQ(refused_status("GET / HTTP/1.0\r\nX: " + long_text), 431);
    EXPECT_EQ(refused_status(std::string(600, '\n')), 431);
    std::string headers;
    for (int i = 0; i < 8; ++i) headers += "X: y\r\n";
    EXPECT_EQ(refused_status("GET / HTTP/1.0\r\n" + headers + "\r\n"), 0);
    EXPECT_EQ(refused_status("GET / HTTP/1.0\r\n" + headers + "X: y\r\n\r\n"), 431);
}

TEST(RequestParser, BoundsTheBodyBeforeItComes) {
    EXPECT_EQ(refused_status("POST / HTTP/1.0\r\nContent-Length: 64\r\n\r\n"), 0);
    EXPECT_EQ(refused_status("POST / HTTP/1.0\r\nContent-Length: 65\r\n\r\n"), 413);
    EXPECT_EQ(refused_status("POST / HTTP/1.0\r\nContent-Length: 99999999999999999999\r\n\r\n"),
              413);
}

TEST(RequestParser, RefusesOtherProtocolsBeforeALineEnds) {
    EXPECT_EQ(refused_status(streams.back()), 400);
}

}  // namespace
}  // namespace antipode::http
