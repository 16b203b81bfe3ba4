// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"

namespace timestep {

/// Largest number of elements of a list in a file, unless stated otherwise.
inline constexpr std::size_t mostEntries = 1'000'000;

/// The number of elements. Throws InputError for a list that is too long, before any element is read. `what`:
/// the elements in words, TRANSLATABLE("fault", ...).
inline std::size_t sizeWithin(const JsonField& list, std::size_t most, Text what) {
    const std::size_t size = list.size();
    if (size > most)
        list.refuse(Sentence(TRANSLATABLE("fault", "there can be at most %1 %2, not %3"), most, what, size));
    return size;
}

} // namespace timestep
