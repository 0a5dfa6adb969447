// Many values of a plain type on huge pages, zero at first: for what is read at random.
//
//     HugeArray<std::uint32_t> index(1 << 22);   // throws std::bad_alloc where memory is short
#pragma once

#include <cstddef>
#include <new>
#include <optional>
#include <type_traits>

#include "base/mapping.h"

namespace antipode {

template <class T>
requires std::is_trivially_copyable_v<T>
class HugeArray {
public:
    explicit HugeArray(std::size_t size)
        : size_(size), memory_(Mapping::zeroed(size * sizeof(T) + 1)) {
        if (!memory_) throw std::bad_alloc();
        data_ = reinterpret_cast<T*>(memory_->writable().data());
    }

    std::size_t size() const { return size_; }
    T*          data() { return data_; }
    const T*    data() const { return data_; }
    T&          operator[](std::size_t i) { return data_[i]; }
    const T&    operator[](std::size_t i) const { return data_[i]; }

private:
    std::size_t            size_;
    std::optional<Mapping> memory_;
    T*                     data_ = nullptr;
};

}  // namespace antipode
