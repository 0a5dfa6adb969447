#include "base/mapping.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cassert>
#include <fstream>
#include <string>
#include <utility>

#include "base/memory.h"

namespace antipode {
namespace {

constexpr std::size_t huge_page = std::size_t{1} << 21;

std::byte* map(std::size_t size, int protection, int flags, int descriptor) {
    void* const address = ::mmap(nullptr, size, protection, flags, descriptor, 0);
    return address == MAP_FAILED ? nullptr : static_cast<std::byte*>(address);
}

// Gives back what lies outside [first, first + size) of a larger mapping.
void trim(std::span<std::byte> whole, std::byte* first, std::size_t size) {
    const std::size_t before = std::size_t(first - whole.data());
    const std::size_t after  = whole.size() - before - size;
    if (before > 0) ::munmap(whole.data(), before);
    if (after > 0) ::munmap(first + size, after);
}

constexpr std::uint64_t round_up(std::uint64_t value, std::uint64_t unit) {
    return (value + unit - 1) / unit * unit;
}

}  // namespace

std::optional<Mapping> Mapping::of_file(const File& file, Loading loading) {
    const std::uint64_t size  = file.identity().size;
    const int           flags = MAP_SHARED | (loading == Loading::at_once ? MAP_POPULATE : 0);
    std::byte* const    data  = map(size, PROT_READ, flags, file.descriptor());
    if (data == nullptr) return std::nullopt;
    return Mapping(data, size, Origin::file);
}

std::optional<Mapping> Mapping::zeroed(std::uint64_t size) {
    if (size > available_memory().bytes) return std::nullopt;
    // The kernel aligns to small pages only: take more, keep the aligned part.
    const std::size_t kept  = round_up(size, huge_page);
    const std::size_t taken = kept + huge_page;
    std::byte* const  data  = map(taken, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1);
    if (data == nullptr) return std::nullopt;
    const auto       address = reinterpret_cast<std::uintptr_t>(data);
    std::byte* const aligned = data + (round_up(address, huge_page) - address);
    trim({data, taken}, aligned, kept);
    ::madvise(aligned, kept, MADV_HUGEPAGE);  // Refused by some kernels, which is no harm.
    return Mapping(aligned, size, Origin::nothing);
}

Mapping::Mapping(Mapping&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(other.size_), origin_(other.origin_) {}

Mapping::~Mapping() {
    if (data_ == nullptr) return;
    ::munmap(data_, is_file() ? size_ : round_up(size_, huge_page));
}

std::span<std::byte> Mapping::writable() {
    assert(!is_file() && "a mapped file is read-only");
    return {data_, size_};
}

bool huge_pages_exist() {
    std::ifstream setting("/sys/kernel/mm/transparent_hugepage/enabled");
    std::string   line;
    return std::getline(setting, line) && line.find("[never]") == std::string::npos;
}

void Mapping::forget(std::span<const std::byte> part) const {
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const auto first =
        static_cast<std::size_t>(part.data() - data_ + static_cast<std::ptrdiff_t>(page) - 1) / page
        * page;
    const auto last =
        static_cast<std::size_t>(part.data() - data_ + static_cast<std::ptrdiff_t>(part.size()))
        / page * page;
    if (first < last) ::madvise(data_ + first, last - first, MADV_DONTNEED);
}

}  // namespace antipode
