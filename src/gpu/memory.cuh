// Memory of the card that is given back by itself, and what its calls say when they fail.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>
#include <stdexcept>
#include <string>

namespace antipode::gpu {

// Calls of the card fail all alike; what went wrong is caught at the edge of the module.
inline void check(cudaError_t error) {
    if (error != cudaSuccess) throw std::runtime_error(cudaGetErrorString(error));
}

template <class T>
class Buffer {
public:
    Buffer() = default;
    explicit Buffer(std::uint64_t count) : count_(count) {
        check(cudaMalloc(&data_, count * sizeof(T)));
    }
    Buffer(const T* from, std::uint64_t count) : Buffer(count) { write(from, count); }
    ~Buffer() { cudaFree(data_); }
    Buffer(const Buffer&)            = delete;
    Buffer& operator=(const Buffer&) = delete;
    Buffer(Buffer&& other) noexcept : data_(other.data_), count_(other.count_) {
        other.data_ = nullptr;
    }

    T*            data() const { return data_; }
    std::uint64_t size() const { return count_; }

    void write(const T* from, std::uint64_t count, std::uint64_t at = 0) {
        check(cudaMemcpy(data_ + at, from, count * sizeof(T), cudaMemcpyHostToDevice));
    }
    void read(T* to, std::uint64_t count, std::uint64_t at = 0) const {
        check(cudaMemcpy(to, data_ + at, count * sizeof(T), cudaMemcpyDeviceToHost));
    }
    void clear() { check(cudaMemset(data_, 0, count_ * sizeof(T))); }

private:
    T*            data_  = nullptr;
    std::uint64_t count_ = 0;
};

}  // namespace antipode::gpu
