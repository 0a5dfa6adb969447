#include "http/mailbox.h"

#include <sys/eventfd.h>

#include <cassert>
#include <cerrno>
#include <system_error>
#include <utility>

namespace antipode::http {

Mailbox::Mailbox() : event_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
    if (!event_.is_open()) throw std::system_error(errno, std::generic_category(), "eventfd");
}

bool Mailbox::post(Mail mail) {
    const std::scoped_lock lock(mutex_);
    if (is_closed_) return false;
    mail_.push_back(std::move(mail));
    // Whoever finds mail waiting knows that the bell was rung for it.
    if (mail_.size() == 1) ring();
    return true;
}

void Mailbox::close() {
    const std::scoped_lock lock(mutex_);
    is_closed_ = true;
    ring();
}

bool Mailbox::is_closed() const {
    const std::scoped_lock lock(mutex_);
    return is_closed_;
}

void Mailbox::collect(std::vector<Mail>& empty) {
    assert(empty.empty());
    const std::scoped_lock lock(mutex_);
    std::swap(mail_, empty);
    std::uint64_t rings = 0;
    while (::read(event_.number(), &rings, sizeof rings) < 0 && errno == EINTR) continue;
}

void Mailbox::ring() {
    const std::uint64_t one = 1;
    while (::write(event_.number(), &one, sizeof one) < 0 && errno == EINTR) continue;
}

}  // namespace antipode::http
