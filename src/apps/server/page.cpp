#include "apps/server/page.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/server/caching.h"
#include "apps/server/failure.h"
#include "apps/server/messages.h"

namespace antipode::server {
namespace {

struct TypeRow {
    std::string_view extension;
    std::string_view type;
};

constexpr TypeRow types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".map", "application/json"},
};

constexpr std::string_view no_page =
    "<!doctype html>\n<html lang=\"en\">\n<title>Antipode</title>\n"
    "<h1>Antipode is running, without its page</h1>\n"
    "<p>This program was built without the page. Configure it with "
    "<code>-DANTIPODE_PAGE=ON</code>, as the preset <code>release</code> does, and build it "
    "again; that takes npm.</p>\n"
    "<p>What programs can ask is described at "
    "<a href=\"/api/v1/openapi.json\">/api/v1/openapi.json</a>.</p>\n";

// Names of files in assets/ change with their content.
constexpr std::string_view hashed_folder = "/assets/";

constexpr std::string_view cached_forever = "public, max-age=31536000, immutable";
constexpr std::string_view asked_again    = "no-cache";

struct HeaderRow {
    std::string_view name;
    std::string_view value;
};

// Styles of single elements are set by the page's own script where it draws.
constexpr HeaderRow security_headers[] = {
    {"Content-Security-Policy",
     "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
     "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
};

std::string_view type_of(std::string_view path) {
    for (const TypeRow& row : types)
        if (path.ends_with(row.extension)) return row.type;
    return "application/octet-stream";
}

// Whether "gzip" is among the codings that the client takes; gzip;q=0 says no.
bool takes_gzip(const http::Request& request) {
    const std::string* accepted = request.header("Accept-Encoding");
    if (accepted == nullptr) return false;
    const std::size_t at = accepted->find("gzip");
    return at != std::string::npos && accepted->compare(at + 4, 4, ";q=0") != 0;
}

http::Response file_response(const PageFile& file, const http::Request& request) {
    const bool        compressed = !file.gzipped.empty() && takes_gzip(request);
    const bool        is_hashed  = file.path.starts_with(hashed_folder);
    const std::string tag        = fmt::format("\"{}{}\"", file.digest, compressed ? "-gzip" : "");
    http::Response    response;
    response.headers = {{"Cache-Control", std::string(is_hashed ? cached_forever : asked_again)},
                        {"ETag", tag},
                        {"Vary", "Accept-Encoding"}};
    if (has_tag(request, tag)) {
        response.status = 304;
        return response;
    }
    response.content_type  = type_of(file.path);
    response.constant_body = compressed ? file.gzipped : file.content;
    if (compressed) response.headers.push_back({"Content-Encoding", "gzip"});
    return response;
}

}  // namespace

const PageFile* Page::find(std::string_view path) const {
    const auto found = std::ranges::find(files_, path, &PageFile::path);
    return found == files_.end() ? nullptr : &*found;
}

http::Response Page::answer(const http::Request& request) const {
    const PageFile* file = find(request.path == "/" ? "/index.html" : request.path);
    if (file != nullptr) return file_response(*file, request);
    if (request.path == "/")
        return {.content_type = "text/html; charset=utf-8", .body = {}, .constant_body = no_page};
    return refusal(not_found_error(message<"nothing-at-path">(request.path)));
}

void add_security_headers(http::Response& response) {
    for (const HeaderRow& row : security_headers)
        response.headers.push_back({std::string(row.name), std::string(row.value)});
}

}  // namespace antipode::server
