#include "http/output.h"

#include <sys/socket.h>

#include <cerrno>
#include <utility>

namespace antipode::http {

std::size_t OutputQueue::size() const {
    std::size_t sum = 0;
    for (const Piece& piece : pieces_) sum += piece.bytes().size();
    return sum - sent_;
}

std::string& OutputQueue::text() {
    const bool fits = !pieces_.empty() && pieces_.back().constant.empty()
                      && pieces_.back().own.size() < piece_size;
    if (!fits) pieces_.emplace_back();
    return pieces_.back().own;
}

void OutputQueue::append(std::string&& text) {
    if (text.size() < piece_size)
        this->text() += text;
    else
        pieces_.push_back({.own = std::move(text)});
}

void OutputQueue::append_constant(std::string_view bytes) {
    if (!bytes.empty()) pieces_.push_back({.own = {}, .constant = bytes});
}

OutputQueue::Outcome OutputQueue::send_to(int socket) {
    while (!empty()) {
        const std::string_view bytes = pieces_.front().bytes().substr(sent_);
        const int              more  = pieces_.size() > 1 ? MSG_MORE : 0;
        const ssize_t count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | more);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno == EAGAIN ? Outcome::blocked : Outcome::broken;
        sent_ += std::size_t(count);
        if (sent_ == pieces_.front().bytes().size()) remove_front();
    }
    return Outcome::sent;
}

// The last piece of text stays for the next answer: no memory is asked for again.
void OutputQueue::remove_front() {
    sent_        = 0;
    Piece& front = pieces_.front();
    if (pieces_.size() == 1 && front.constant.empty() && front.own.capacity() <= 2 * piece_size)
        front.own.clear();
    else
        pieces_.pop_front();
}

}  // namespace antipode::http
