// The page inside the program: files that were built from web/ and embedded, and
// what is said about them to browsers.
//
//     const Page page(files);
//     http::Response response = page.answer(request);    // "/", "/assets/…"; 404 otherwise
#pragma once

#include <span>
#include <string_view>

#include "http/message.h"

namespace antipode::server {

// The bytes live as long as the program.
struct PageFile {
    std::string_view path;    // "/index.html"
    std::string_view digest;  // of the content, as a name of this version of it
    std::string_view content;
    std::string_view gzipped;  // the same, compressed; empty where that gains nothing
};

class Page {
public:
    explicit Page(std::span<const PageFile> files) : files_(files) {}

    http::Response answer(const http::Request& request) const;

private:
    const PageFile* find(std::string_view path) const;

    std::span<const PageFile> files_;
};

// What every answer tells a browser: do not guess types, do not run scripts of
// others, do not be embedded, do not send addresses on.
void add_security_headers(http::Response& response);

}  // namespace antipode::server
