// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/bibliography.h"

#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>
#include <vector>

namespace timestep {

namespace {

/// Whether a piece of a reference is a name: "L. Verlet", "H. J. C. Berendsen".
bool isName(std::string_view piece) {
    return piece.size() > 3 && std::isupper(static_cast<unsigned char>(piece[0])) != 0 &&
           (piece[1] == '.' || (piece[1] == '-' && piece[3] == '.'));
}

/// The year in brackets, or else the first number from 1900 to 2099.
std::string yearIn(std::string_view reference) {
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    std::string first;
    for (std::size_t at = 0; at + 4 <= reference.size(); ++at) {
        const std::string_view four = reference.substr(at, 4);
        const char before = at > 0 ? reference[at - 1] : ' ',
                   after = at + 4 < reference.size() ? reference[at + 4] : ' ';
        if (!std::all_of(four.begin(), four.end(), isDigit) || isDigit(before) || isDigit(after)) continue;
        if (before == '(' && after == ')') return std::string(four);
        if (first.empty() && four >= "1900" && four < "2100") first = four;
    }
    return first;
}

std::string entry(std::string_view key, std::string_view method, std::string_view reference) {
    std::string authors, rest(reference);
    for (std::size_t comma = rest.find(", "); comma != std::string::npos; comma = rest.find(", ")) {
        std::string piece = rest.substr(0, comma);
        if (!isName(piece)) break;
        if (const std::size_t others = piece.find(" et al."); others != std::string::npos)
            piece.replace(others, std::string::npos, " and others");
        if (const std::size_t both = piece.find(" and ");
            both != std::string::npos && piece.find("others") == std::string::npos)
            piece = piece.substr(0, both) + " and " + piece.substr(both + 5);
        authors += (authors.empty() ? "" : " and ") + piece;
        rest.erase(0, comma + 2);
    }
    std::string text = "@misc{" + std::string(key) + ",\n";
    if (!authors.empty()) text += "  author = {" + authors + "},\n";
    text += "  title = {" + (authors.empty() ? std::string(method) : rest) + "},\n";
    if (const std::string year = yearIn(reference); !year.empty()) text += "  year = {" + year + "},\n";
    return text + "  note = {Source of the method \"" + std::string(method) + "\"" +
           (authors.empty() && !rest.empty() ? ": " + rest : "") + "}\n}\n\n";
}

} // namespace

std::string bibliographyOf(const Experiment& experiment) {
    std::string text;
    std::set<std::string_view> written;
    for (const Run& run : experiment.runs) {
        if (run.method.has("integrator"))
            if (const Integrator* const method = findIntegrator(run.method.choice("integrator")))
                if (written.insert(method->id).second)
                    text += entry(method->id, method->name.english, method->reference);
        if (run.method.has("relaxation"))
            if (const Relaxation* const method = findRelaxation(run.method.choice("relaxation")))
                if (written.insert(method->id).second)
                    text += entry(method->id, method->name.english, method->reference);
    }
    return text + "@misc{timestep,\n  title = {Timestep},\n  note = {Version " TIMESTEP_VERSION
                  ", a workbench for numerical integration and constraint relaxation}\n}\n";
}

} // namespace timestep
