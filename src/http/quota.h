// Bounds on what all clients together may hold: connections, streams, memory.
//
//     auto  quota = std::make_shared<Quota>(256);
//     Share share(quota);
//     if (!share.grow_to(1)) refuse();    // given back when the share goes
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>

namespace antipode::http {

class Quota {
public:
    explicit Quota(std::size_t most) : most_(most) {}

    std::size_t taken() const { return taken_.load(std::memory_order_relaxed); }

    // False, and nothing is taken, if that would be too much.
    bool take(std::size_t amount) {
        if (taken_.fetch_add(amount, std::memory_order_relaxed) + amount <= most_) return true;
        give_back(amount);
        return false;
    }
    void give_back(std::size_t amount) { taken_.fetch_sub(amount, std::memory_order_relaxed); }

private:
    std::size_t              most_;
    std::atomic<std::size_t> taken_{0};
};

// What one client holds of a quota.
class Share {
public:
    explicit Share(std::shared_ptr<Quota> quota) : quota_(std::move(quota)) {}
    Share(Share&& other) noexcept
        : quota_(std::move(other.quota_)), amount_(std::exchange(other.amount_, 0)) {}
    Share& operator=(Share&&)      = delete;
    Share(const Share&)            = delete;
    Share& operator=(const Share&) = delete;
    ~Share() { release(); }

    bool grow_to(std::size_t amount) {
        if (amount <= amount_) return true;
        if (!quota_->take(amount - amount_)) return false;
        amount_ = amount;
        return true;
    }

    void release() {
        if (amount_ != 0) quota_->give_back(std::exchange(amount_, 0));
    }

private:
    std::shared_ptr<Quota> quota_;
    std::size_t            amount_ = 0;
};

}  // namespace antipode::http
