// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nearest_word.h"

#include "core/input_error.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace timestep {

namespace {

/// How many letters of a must be put in, left out or changed to give b. Source: V. I. Levenshtein, Soviet
/// Physics Doklady 10 (1966).
std::size_t distanceOf(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k)
            diagonal = std::exchange(
                row[k], std::min({row[k] + 1, row[k - 1] + 1, diagonal + (a[i - 1] == b[k - 1] ? 0 : 1)}));
    }
    return row.back();
}

} // namespace

std::string nearestWord(const std::string& word, const std::vector<std::string>& words) {
    std::string nearest;
    std::size_t least = 2 + word.size() / 4; // one more than a near word may have
    for (const std::string& known : words) {
        // So many letters at least must be put in or left out.
        if (std::max(word.size(), known.size()) - std::min(word.size(), known.size()) >= least) continue;
        const std::size_t distance = distanceOf(word, known);
        if (distance >= least) continue;
        least = distance;
        nearest = known;
    }
    return nearest;
}

Sentence withNearest(Sentence sentence, const std::string& word, const std::vector<std::string>& words) {
    const std::string near = nearestWord(word, words);
    if (near.empty()) return sentence;
    return {TRANSLATABLE("fault", "%1; did you mean \"%2\"?"), sentence, near};
}

void refuseUnknown(const std::string& word, const std::vector<std::string>& known,
                   const std::string& option) {
    if (!nearestWord(word, known).empty())
        throw InputError(
            withNearest(Sentence(TRANSLATABLE("fault", "there is no \"%1\""), word), word, known), option);
    throw InputError(Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are %2"), word, listed(known)),
                     option);
}

} // namespace timestep
