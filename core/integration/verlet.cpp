// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/verlet.h"

#include <cmath>

namespace timestep {

VerletWeights verletWeights(VerletForm form, double h, double previousH) {
    switch (form) {
    case VerletForm::Dummer:
        return {h / previousH, h};
    case VerletForm::Corrected:
        return {h / previousH, (h + previousH) / 2};
    case VerletForm::Naive:
        break;
    }
    return {1, h};
}

DragFactors dragFactors(DragForm form, double share, double exponent) {
    const double half = exponent / 2;
    switch (form) {
    case DragForm::PerStep:
        return {.keep = 1 - share};
    case DragForm::PerStepAndGravity:
        return {.keep = 1 - share, .force = 1 - share};
    case DragForm::Exponential:
        return {.keep = std::exp(-exponent)};
    case DragForm::Implicit:
        return {.keepDivisor = 1 + exponent, .forceDivisor = 1 + exponent};
    case DragForm::Centred:
        return {.keep = (1 - half) / (1 + half), .forceDivisor = 1 + half};
    case DragForm::InForce:
        break;
    }
    return {};
}

} // namespace timestep
