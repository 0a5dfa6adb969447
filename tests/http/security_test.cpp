#include "http/security.h"

#include <gtest/gtest.h>

namespace antipode::http {
namespace {

const AllowedHosts loopback   = allowed_hosts("127.0.0.1", 8080);
const AllowedHosts everywhere = allowed_hosts("0.0.0.0", 8080);

Request request_with(std::vector<Header> headers) {
    Request request{
        .method = "GET", .path = "/", .query = {}, .headers = std::move(headers), .body = {}};
    return request;
}

TEST(Authority, IsAHostAndPerhapsAPort) {
    EXPECT_EQ(parse_authority("LocalHost:80"), (Authority{"localhost", 80}));
    EXPECT_EQ(parse_authority("127.0.0.1"), (Authority{"127.0.0.1"}));
    EXPECT_EQ(parse_authority("[0:0::1]:8080"), (Authority{"::1", 8080}));
    EXPECT_EQ(parse_authority("[::1]"), (Authority{"::1"}));
}

TEST(Authority, IsNothingElse) {
    for (const char* text :
         {"",      ":80",  "a:",       "a:x",    "a:65536", "a:-1", "a:+1", "a: 1",
          "a:1:2", "[::1", "::1",      "[::1]x", "[::1]80", "[]",   "[g]",  "u@a",
          "a/b",   "a b",  "[::1%lo]", "a,b",    "[::1]:",  "]",    "é"})
        EXPECT_FALSE(parse_authority(text)) << text;
}

TEST(Hosts, OfThisMachineAreAllowed) {
    for (const char* host : {"localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "[::1]",
                             "LOCALHOST:8080", "[0:0:0:0:0:0:0:1]:8080"})
        EXPECT_TRUE(is_allowed_host(host, loopback)) << host;
}

TEST(Hosts, OfOthersAreNot) {
    for (const char* host :
         {"", "evil.example", "evil.example:8080", "localhost:80", "127.0.0.1:8081",
          "localhost.evil.example:8080", "127.0.0.2:8080", "[::2]:8080", "localhost.:8080",
          "x@localhost:8080", "192.168.1.5:8080"})
        EXPECT_FALSE(is_allowed_host(host, loopback)) << host;
}

TEST(Hosts, IncludeTheOneTheServerWasTold) {
    EXPECT_TRUE(is_allowed_host("cube.lan:80", allowed_hosts("cube.lan", 80)));
    EXPECT_TRUE(is_allowed_host("[fd00::1]:80", allowed_hosts("FD00:0::1", 80)));
    EXPECT_TRUE(is_allowed_host("localhost:80", allowed_hosts("192.168.1.5", 80)));
    EXPECT_FALSE(is_allowed_host("cube.lan:80", allowed_hosts("192.168.1.5", 80)));
}

TEST(Hosts, AreAllAddressesOfAServerOnAllInterfaces) {
    for (const char* host : {"192.168.1.5:8080", "[fd00::1]:8080", "localhost:8080"})
        EXPECT_TRUE(is_allowed_host(host, everywhere)) << host;
    EXPECT_FALSE(is_allowed_host("evil.example:8080", everywhere));
    EXPECT_FALSE(is_allowed_host("192.168.1.5.evil.example:8080", everywhere));
}

TEST(Origins, MustBePagesOfThisServer) {
    for (const char* origin :
         {"http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"})
        EXPECT_TRUE(is_allowed_origin(origin, loopback)) << origin;
    for (const char* origin :
         {"", "null", "http://localhost", "https://localhost:8080", "http://localhost:8080/",
          "http://evil.example:8080", "http://localhost:3000", "localhost:8080", "file://"})
        EXPECT_FALSE(is_allowed_origin(origin, loopback)) << origin;
    EXPECT_TRUE(is_allowed_origin("http://localhost", allowed_hosts("localhost", 80)));
}

TEST(WhyForbidden, LetsProgramsAndOwnPagesPass) {
    EXPECT_FALSE(why_forbidden(request_with({}), loopback));
    EXPECT_FALSE(why_forbidden(request_with({{"Host", "localhost:8080"},
                                             {"Origin", "http://localhost:8080"},
                                             {"Sec-Fetch-Site", "same-origin"}}),
                               loopback));
}

TEST(WhyForbidden, NamesWhatIsWrong) {
    EXPECT_EQ(why_forbidden(request_with({{"Host", "evil.example"}}), loopback)->text(),
              "this server does not answer under the name \"evil.example\": use "
              "http://127.0.0.1:8080/");
    EXPECT_EQ(why_forbidden(request_with({{"Origin", "http://evil.example"}}), loopback)->text(),
              "pages from \"http://evil.example\" may not use this server");
    EXPECT_EQ(why_forbidden(request_with({{"Sec-Fetch-Site", "cross-site"}}), loopback)->text(),
              "pages from other sites may not use this server");
}

TEST(WhyForbidden, LetsLinksOfOtherSitesLeadHere) {
    Request link = request_with({{"Sec-Fetch-Site", "cross-site"},
                                 {"Sec-Fetch-Mode", "navigate"},
                                 {"Sec-Fetch-Dest", "document"}});
    EXPECT_FALSE(why_forbidden(link, loopback));
    link.method = "POST";
    EXPECT_TRUE(why_forbidden(link, loopback));
}

TEST(WhyForbidden, KnowsAForeignAddressOnAllInterfaces) {
    const Header host{"Host", "192.168.1.5:8080"};
    EXPECT_FALSE(
        why_forbidden(request_with({host, {"Origin", "http://192.168.1.5:8080"}}), everywhere));
    EXPECT_TRUE(why_forbidden(request_with({host, {"Origin", "http://6.6.6.6:8080"}}), everywhere));
}

}  // namespace
}  // namespace antipode::http
