// Vectors and symmetric matrices of three dimensions, as colours need them.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace antipode::colours {

using Vector3 = std::array<double, 3>;

constexpr Vector3 operator+(const Vector3& a, const Vector3& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
constexpr Vector3 operator-(const Vector3& a, const Vector3& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
constexpr Vector3 operator*(double factor, const Vector3& v) {
    return {factor * v[0], factor * v[1], factor * v[2]};
}
constexpr double dot(const Vector3& a, const Vector3& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

// Symmetric:  | xx xy xz |
//             | xy yy yz |
//             | xz yz zz |
struct Symmetric3 {
    double xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0;
};

constexpr Symmetric3 operator+(const Symmetric3& a, const Symmetric3& b) {
    return {a.xx + b.xx, a.yy + b.yy, a.zz + b.zz, a.xy + b.xy, a.xz + b.xz, a.yz + b.yz};
}
constexpr Symmetric3 operator*(double f, const Symmetric3& m) {
    return {f * m.xx, f * m.yy, f * m.zz, f * m.xy, f * m.xz, f * m.yz};
}
constexpr Vector3 operator*(const Symmetric3& m, const Vector3& v) {
    return {m.xx * v[0] + m.xy * v[1] + m.xz * v[2], m.xy * v[0] + m.yy * v[1] + m.yz * v[2],
            m.xz * v[0] + m.yz * v[1] + m.zz * v[2]};
}

// v times its transpose.
constexpr Symmetric3 outer(const Vector3& v) {
    return {v[0] * v[0], v[1] * v[1], v[2] * v[2], v[0] * v[1], v[0] * v[2], v[1] * v[2]};
}

constexpr double determinant(const Symmetric3& m) {
    return m.xx * (m.yy * m.zz - m.yz * m.yz) - m.xy * (m.xy * m.zz - m.yz * m.xz)
           + m.xz * (m.xy * m.yz - m.yy * m.xz);
}

// Of a matrix that is not singular.
constexpr Symmetric3 inverse(const Symmetric3& m) {
    const double d = 1 / determinant(m);
    return {d * (m.yy * m.zz - m.yz * m.yz), d * (m.xx * m.zz - m.xz * m.xz),
            d * (m.xx * m.yy - m.xy * m.xy), d * (m.xz * m.yz - m.xy * m.zz),
            d * (m.xy * m.yz - m.xz * m.yy), d * (m.xy * m.xz - m.xx * m.yz)};
}

constexpr double trace_of_product(const Symmetric3& a, const Symmetric3& b) {
    return a.xx * b.xx + a.yy * b.yy + a.zz * b.zz + 2 * (a.xy * b.xy + a.xz * b.xz + a.yz * b.yz);
}

}  // namespace antipode::colours
