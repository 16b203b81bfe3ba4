// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace timestep {

/// Empties a vector that every picture fills again. It keeps its memory for the next picture unless the last
/// picture used only a small part of it. An earlier, larger picture then needed the memory.
template <class Value>
void emptyForNext(std::vector<Value>& values) {
    constexpr std::size_t small = 1024, part = 4;
    if (values.capacity() > small && values.size() < values.capacity() / part)
        std::vector<Value>().swap(values);
    else
        values.clear();
}

} // namespace timestep
