// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the built-in rules for sticks: the operations of core/particles/world/stick.h in the same
// order.
#include "core/particles/relaxation/own_relaxation.h"
#include "core/particles/relaxation/relaxation_records.h"
#include "core/table/number_text.h"

#include <string>

namespace timestep {

namespace {

constexpr const char* errorOfRoot = "d = b - a\n"
                                    "r = |d|\n"
                                    "C = r - L\n"
                                    "if one_way == 1 and C < 0: C = 0\n"
                                    "if r == 0: d = right; r = 1\n"
                                    "c = C/r\n";

std::string moves(const std::string& factor) {
    return "a = a + " + factor + "k*(wa/(wa + wb))*c*d\n" + "b = b - " + factor + "k*(wb/(wa + wb))*c*d\n";
}

constexpr const char* withoutRoot = "d = b - a\n"
                                    "s = dot(d, d)\n"
                                    "if s == 0: d = right*L\n"
                                    "c = 1 - (L*L + L*L)/(s + L*L)\n"
                                    "if one_way == 1 and s <= L*L: c = 0\n";

constexpr const char* withCompliance = "start:\n"
                                       "    lambda = 0\n"
                                       "d = b - a\n"
                                       "r = |d|\n"
                                       "t = compliance/(h*h)\n"
                                       "c = (r - L - t*lambda)/(wa + wb + t)\n"
                                       "if one_way == 1 and c < -lambda: c = -lambda\n"
                                       "lambda = lambda + c\n"
                                       "if r == 0: d = right; r = 1\n"
                                       "c = c/r\n"
                                       "a = a + wa*c*d\n"
                                       "b = b - wb*c*d\n";

} // namespace

std::string openedText(const WorldMethod& method, const std::string& name) {
    const std::string_view id = method.relaxation->id;
    const std::string first = name.empty() ? "" : "# " + name + "\n";
    if (id == gaussSeidel.id) return first + errorOfRoot + moves("");
    if (id == successiveOverRelaxation.id)
        return first + "omega = " + exactNumber(method.setting("omega")) + "\n" + errorOfRoot +
               moves("omega*");
    if (id == jakobsen.id) return first + withoutRoot + moves("");
    if (id == xpbd.id) return first + withCompliance;
    return {};
}

} // namespace timestep
