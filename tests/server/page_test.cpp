#include "apps/server/page.h"

#include <gtest/gtest.h>

namespace antipode::server {
namespace {

constexpr PageFile files[] = {
    {"/index.html", "11", "<p>page</p>", "(index gzipped)"},
    {"/assets/app-1a2b.js", "22", "script", "(script gzipped)"},
    {"/icon.svg", "33", "<svg/>", ""},
};

http::Response ask(std::string path, std::vector<http::Header> headers = {}) {
    return Page(files).answer(
        {.method = "GET", .path = std::move(path), .query = {}, .headers = std::move(headers)});
}

std::string header(const http::Response& response, std::string_view name) {
    for (const http::Header& header : response.headers)
        if (header.name == name) return header.value;
    return "";
}

TEST(Page, IsAtTheRoot) {
    const auto response = ask("/");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.content_type, "text/html; charset=utf-8");
    EXPECT_EQ(response.constant_body, "<p>page</p>");
    EXPECT_EQ(header(response, "Cache-Control"), "no-cache");
}

TEST(Page, IsSentCompressedToWhoTakesIt) {
    const auto response = ask("/assets/app-1a2b.js", {{"accept-encoding", "deflate, gzip;q=1.0"}});
    EXPECT_EQ(response.constant_body, "(script gzipped)");
    EXPECT_EQ(header(response, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    EXPECT_EQ(ask("/assets/app-1a2b.js", {{"Accept-Encoding", "br"}}).constant_body, "script");
    EXPECT_EQ(ask("/", {{"Accept-Encoding", "gzip;q=0, br"}}).constant_body, "<p>page</p>");
    EXPECT_EQ(ask("/icon.svg", {{"Accept-Encoding", "gzip"}}).constant_body, "<svg/>");
}

TEST(Page, KeepsFilesForeverWhoseNamesChangeWithTheirContent) {
    EXPECT_EQ(header(ask("/assets/app-1a2b.js"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(header(ask("/icon.svg"), "Cache-Control"), "no-cache");
}

TEST(Page, IsNotSentAgainToWhoHasIt) {
    const std::string tag      = header(ask("/"), "ETag");
    const auto        response = ask("/", {{"If-None-Match", tag}});
    EXPECT_EQ(response.status, 304);
    EXPECT_TRUE(response.constant_body.empty());
    EXPECT_EQ(ask("/", {{"If-None-Match", "\"other\""}}).status, 200);
    EXPECT_EQ(ask("/", {{"If-None-Match", tag}, {"Accept-Encoding", "gzip"}}).status, 200);
}

TEST(Page, HasNothingElse) {
    for (const auto* path : {"/index", "/assets/", "/../etc/passwd", "/assets/../index.html"})
        EXPECT_EQ(ask(path).status, 404) << path;
}

TEST(Page, ThatWasNotBuiltSaysHowToBuildIt) {
    const auto response = Page({}).answer({.method = "GET", .path = "/"});
    EXPECT_EQ(response.status, 200);
    EXPECT_NE(response.constant_body.find("ANTIPODE_PAGE=ON"), std::string_view::npos);
}

TEST(Page, ComesWithAStrictPolicy) {
    http::Response response = ask("/");
    add_security_headers(response);
    const std::string policy = header(response, "Content-Security-Policy");
    EXPECT_TRUE(policy.starts_with("default-src 'self'"));
    EXPECT_EQ(policy.find("script-src"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff");
}

}  // namespace
}  // namespace antipode::server
