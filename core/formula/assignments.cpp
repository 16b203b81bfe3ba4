// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/assignments.h"

#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>

namespace timestep {

namespace {

[[noreturn]] void refusePart(const Sentence& what, std::size_t position) {
    InputError error(atCharacter(what, position));
    error.column = static_cast<int>(position + 1);
    throw error;
}

/// End of the part that begins at `begin`: the next separator outside brackets.
std::size_t endOfPart(std::string_view text, std::size_t begin) {
    int depth = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')') --depth;
        if (text[i] == ';' || text[i] == '\n' || (text[i] == ',' && depth <= 0)) return i;
    }
    return text.size();
}

std::string_view withoutPrimes(std::string_view name, std::size_t most) {
    for (std::size_t i = 0; i < most && name.ends_with('\''); ++i) name.remove_suffix(1);
    return name;
}

} // namespace

bool isName(std::string_view text) {
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return !text.empty() && isLetter(text[0]) && std::all_of(text.begin(), text.end(), [&](char c) {
        return isLetter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
    });
}

std::vector<Assignment> splitAssignments(std::string_view text, std::size_t mostPrimes) {
    std::vector<Assignment> list;
    if (trimmed(text).empty()) return list;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = endOfPart(text, begin);
        const std::string_view part = text.substr(begin, end - begin);
        const bool emptyEnd = trimmed(text.substr(begin)).empty() && !list.empty();
        const bool emptyLine = trimmed(part).empty() && end < text.size() && text[end] == '\n';
        if (emptyEnd) break;
        if (!emptyLine) {
            const std::size_t equals = part.find('=');
            if (equals == std::string_view::npos)
                refusePart(
                    TRANSLATABLE("fault",
                                 "a name, \"=\" and a value are expected here, as in \"k = 4, m = 0.5\""),
                    begin);
            Assignment one;
            one.name = std::string(trimmed(part.substr(0, equals)));
            one.nameAt = begin + (one.name.empty() ? 0 : part.find(one.name));
            if (!isName(withoutPrimes(one.name, mostPrimes)))
                refusePart(
                    Sentence(TRANSLATABLE("fault", "\"%1\" is not a name of letters and digits"), one.name),
                    one.nameAt);
            for (const Assignment& other : list)
                if (other.name == one.name)
                    refusePart(Sentence(TRANSLATABLE("fault", "\"%1\" is given twice"), one.name),
                               one.nameAt);
            const std::string_view right = part.substr(equals + 1);
            one.expression = std::string(trimmed(right));
            one.expressionAt = begin + equals + 1 + std::min(right.find_first_not_of(" \t\r"), right.size());
            list.push_back(std::move(one));
        }
        if (end == text.size()) break;
        begin = end + 1;
        // A separator without a part after it: "k = 1, ".
        if (trimmed(text.substr(begin)).empty() && text[end] != '\n' && text[end] != ';')
            refusePart(TRANSLATABLE("fault",
                                    "a name, \"=\" and a value are expected here, as in \"k = 4, m = 0.5\""),
                       end);
    }
    return list;
}

std::string withAssignment(std::string_view text, std::string_view name, std::string_view expression) {
    for (const Assignment& one : splitAssignments(text, 2)) {
        if (one.name != name) continue;
        std::string changed(text);
        changed.replace(one.expressionAt, one.expression.size(), expression);
        return changed;
    }
    const std::string_view kept = trimmed(text);
    return std::string(kept) + (kept.empty() ? "" : ", ") + std::string(name) + " = " +
           std::string(expression);
}

} // namespace timestep
