// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/number_list.h"
#include "core/input_error.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace timestep {

/// Reads the numbers of a text, one for each coordinate, into `target`. An empty text changes nothing. Throws
/// InputError (path "texts/<id>") if there are more or fewer.
inline void readListedStart(const TextValues& texts, const std::string& id, std::span<double> target) {
    const auto found = texts.find(id);
    if (found == texts.end()) return;
    try {
        const std::vector<double> numbers = parseNumberList(found->second);
        if (numbers.empty()) return;
        if (numbers.size() != target.size())
            throw InputError(Sentence(TRANSLATABLE("fault", "there are %1 numbers, and %2 are needed"),
                                      numbers.size(), target.size()));
        std::copy(numbers.begin(), numbers.end(), target.begin());
    } catch (InputError& error) {
        error.path = "texts/" + id;
        throw;
    }
}

} // namespace timestep
