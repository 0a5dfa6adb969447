// Where workers that have much to do leave nodes for those that have nothing: a queue of parcels in
// a ring, for any number of workers on either side, without locks.
//
// Each parcel has a turn: the number of the put that may fill it, then one more once it is full.
// A worker reserves a parcel, fills or empties it, and hands it on.
#pragma once

#include "search/batch/node.h"

namespace antipode::batch {

inline constexpr unsigned parcel_nodes = 32;

struct alignas(16) Parcel {
    Node          nodes[parcel_nodes];
    std::uint32_t turn;
    std::uint32_t count;
};

struct Pool {
    Parcel*       parcels;
    std::uint32_t size;  // a power of two
    std::uint32_t put;   // so many parcels were reserved to be filled
    std::uint32_t taken;
    std::uint32_t idle;     // workers with nothing to do
    std::uint32_t workers;  // all of them
};

inline constexpr std::uint32_t no_parcel = 0xffffffff;

namespace detail {

ANTIPODE_ANYWHERE std::uint32_t reserve(Pool& pool, std::uint32_t& counter, std::uint32_t ahead) {
    anywhere::AtomicRef<std::uint32_t> count(counter);
    std::uint32_t                      at = count.load(anywhere::relaxed);
    for (;;) {
        Parcel&             parcel = pool.parcels[at & (pool.size - 1)];
        const std::uint32_t turn =
            anywhere::AtomicRef<std::uint32_t>(parcel.turn).load(anywhere::acquire);
        const auto lead = static_cast<std::int32_t>(turn - (at + ahead));
        if (lead < 0) return no_parcel;
        if (lead > 0)
            at = count.load(anywhere::relaxed);
        else if (count.compare_exchange_weak(at, at + 1, anywhere::relaxed, anywhere::relaxed))
            return at;
    }
}

}  // namespace detail

// A parcel to fill, or no_parcel where the ring is full; then hand_in() it.
ANTIPODE_ANYWHERE std::uint32_t reserve_empty(Pool& pool) {
    return detail::reserve(pool, pool.put, 0);
}
ANTIPODE_ANYWHERE void hand_in(Pool& pool, std::uint32_t at) {
    anywhere::AtomicRef<std::uint32_t>(pool.parcels[at & (pool.size - 1)].turn)
        .store(at + 1, anywhere::release);
}

// A parcel to empty, or no_parcel where there is none; then hand_back() it.
ANTIPODE_ANYWHERE std::uint32_t reserve_full(Pool& pool) {
    return detail::reserve(pool, pool.taken, 1);
}
ANTIPODE_ANYWHERE void hand_back(Pool& pool, std::uint32_t at) {
    anywhere::AtomicRef<std::uint32_t>(pool.parcels[at & (pool.size - 1)].turn)
        .store(at + pool.size, anywhere::release);
}

// Whether more workers wait than parcels lie there for them.
ANTIPODE_ANYWHERE bool has_hungry(Pool& pool) {
    const std::uint32_t idle =
        anywhere::AtomicRef<std::uint32_t>(pool.idle).load(anywhere::relaxed);
    if (idle == 0) return false;
    const std::uint32_t put = anywhere::AtomicRef<std::uint32_t>(pool.put).load(anywhere::relaxed);
    const std::uint32_t taken =
        anywhere::AtomicRef<std::uint32_t>(pool.taken).load(anywhere::relaxed);
    return static_cast<std::int32_t>(idle - (put - taken)) > 0;
}

ANTIPODE_ANYWHERE void become_idle(Pool& pool) {
    anywhere::AtomicRef<std::uint32_t>(pool.idle).fetch_add(1, anywhere::relaxed);
}
ANTIPODE_ANYWHERE void become_busy(Pool& pool) {
    anywhere::AtomicRef<std::uint32_t>(pool.idle).fetch_sub(1, anywhere::relaxed);
}

// Nobody has anything, so nothing will be left here any more. (Whoever has just taken a parcel
// counts as idle for a moment; then the others leave early, and nothing is lost.)
ANTIPODE_ANYWHERE bool is_over(Pool& pool) {
    return anywhere::AtomicRef<std::uint32_t>(pool.idle).load(anywhere::relaxed) == pool.workers;
}

}  // namespace antipode::batch
