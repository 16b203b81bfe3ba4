// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/number_list.h"

#include "core/parameter/parameter.h"

#include <algorithm>

namespace timestep {

std::vector<double> parseNumberList(std::string_view text) {
    constexpr std::string_view between = ",; \t\r\n";
    std::vector<double> numbers;
    for (std::size_t begin = text.find_first_not_of(between); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        numbers.push_back(parseNumber(text.substr(begin, end - begin)));
        begin = text.find_first_not_of(between, end);
    }
    return numbers;
}

} // namespace timestep
