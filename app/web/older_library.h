// SPDX-License-Identifier: GPL-3.0-or-later
// What the C++ library of Debian 12's emscripten (libc++ 13) lacks. app/packaging/web/build includes it in
// every file, those of older libraries too.
#pragma once

#include <bit>
#include <version>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 14000 && __cplusplus > 201703L
#include <type_traits>
namespace std {
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    static_assert(sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> && is_trivially_copyable_v<From>);
    return __builtin_bit_cast(To, from);
}
} // namespace std
#endif
