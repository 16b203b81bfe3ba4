// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/applies.h"

#include <variant>

namespace timestep {

bool hasFirstOrder(const Problem& problem) {
    for (std::size_t i = 0; i < problem.coordinates(); ++i)
        if (problem.isFirstOrder(i)) return true;
    return false;
}

Text whyNotApplied(const Integrator& integrator, const Problem& problem) {
    const bool needsSecondOrder =
        std::visit([](const auto& method) { return method.needsSecondOrder; }, integrator.scheme);
    if (!needsSecondOrder || !hasFirstOrder(problem)) return {};
    return TRANSLATABLE("integrator", "This method needs equations of second order, x'' = ..., and this "
                                      "problem has equations of first order, x' = ...");
}

} // namespace timestep
