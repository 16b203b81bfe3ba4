// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"

namespace timestep {

/// The most elements of a list of a file for which nothing else is stated.
inline constexpr std::size_t mostEntries = 1'000'000;

/// The number of elements. Throws InputError for a list that is too long, before anything of it is read.
/// `what`: the elements in words, TRANSLATABLE("fault", ...).
inline std::size_t sizeWithin(const JsonField& list, std::size_t most, Text what) {
    const std::size_t size = list.size();
    if (size > most)
        list.refuse(Sentence(TRANSLATABLE("fault", "there can be at most %1 %2, not %3"), most, what, size));
    return size;
}

} // namespace timestep
