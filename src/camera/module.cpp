// The module that the program loads when it is to see: OpenCV's part of vision/optics.h.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "camera/forgiven_leaks.h"
#include "camera/squares.h"
#include "vision/optics.h"

namespace antipode::vision {

struct Optics::Source {
    cv::VideoCapture capture;
};

}  // namespace antipode::vision

namespace antipode::camera {
namespace {

using vision::Optics;
using vision::Picture;

// Photographs are read in half, a quarter or an eighth of their size, as long as they stay higher
// than any picture of a film.
constexpr int enough_rows = 1200;

int reading_of(int rows) {
    if (rows >= 8 * enough_rows) return cv::IMREAD_REDUCED_COLOR_8;
    if (rows >= 4 * enough_rows) return cv::IMREAD_REDUCED_COLOR_4;
    if (rows >= 2 * enough_rows) return cv::IMREAD_REDUCED_COLOR_2;
    return cv::IMREAD_COLOR;
}

void copy_into(Picture& picture, const cv::Mat& bgr) {
    picture.width  = static_cast<std::size_t>(bgr.cols);
    picture.height = static_cast<std::size_t>(bgr.rows);
    picture.bytes.resize(3 * picture.width * picture.height);
    cv::Mat rgb(bgr.rows, bgr.cols, CV_8UC3, picture.bytes.data());
    cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
}

// OpenCV throws what it does not like; here that means "no".
template <class Work>
bool succeeds(const Work& work) {
    try {
        return work();
    } catch (const std::exception&) {
        return false;
    }
}

bool decode(const std::vector<std::uint8_t>& bytes, int rows, Picture& picture) {
    return succeeds([&] {
        const cv::Mat bgr = cv::imdecode(bytes, reading_of(rows));
        if (bgr.empty()) return false;
        copy_into(picture, bgr);
        return true;
    });
}

void find(const Picture& picture, const vision::SquareShape& shape,
          std::vector<vision::Square>& squares) {
    succeeds([&] {
        squares = find_squares(picture, shape);
        return true;
    });
}

bool is_number(const char* text) {
    return *text != 0 && std::strlen(text) < 4
           && std::all_of(text, text + std::strlen(text),
                          [](unsigned char c) { return std::isdigit(c) != 0; });
}

// An address that does not answer, or stops to, is given up after a while.
bool open_address(cv::VideoCapture& capture, const char* name) {
    constexpr int patience = 5000;  // milliseconds
    return capture.open(
        name, cv::CAP_FFMPEG,
        {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, patience, cv::CAP_PROP_READ_TIMEOUT_MSEC, patience});
}

Optics::Source* open(const char* name) {
    const ForgivenLeaks forgiven;
    auto                source = std::make_unique<Optics::Source>();
    if (!succeeds([&] {
            if (is_number(name)) return source->capture.open(std::atoi(name));
            return std::strstr(name, "://") != nullptr ? open_address(source->capture, name)
                                                       : source->capture.open(name);
        }))
        return nullptr;
    return source.release();
}

bool next(Optics::Source& source, Picture& picture) {
    return succeeds([&] {
        cv::Mat bgr;
        if (!source.capture.read(bgr) || bgr.empty() || bgr.type() != CV_8UC3) return false;
        copy_into(picture, bgr);
        return true;
    });
}

void close(Optics::Source* source) { delete source; }

}  // namespace
}  // namespace antipode::camera

extern "C" __attribute__((visibility("default"))) const antipode::vision::Optics*
antipode_optics() {
    using namespace antipode::camera;
    static const antipode::vision::Optics optics = {
        .version      = antipode::vision::Optics::current_version,
        .decode       = decode,
        .find_squares = find,
        .open         = open,
        .next         = next,
        .close        = close};
    // What goes wrong is told by the program.
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    // One picture is too small to share it out among threads.
    cv::setNumThreads(1);
    return &optics;
}
