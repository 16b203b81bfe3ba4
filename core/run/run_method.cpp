// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run_method.h"

#include "core/integration/methods.h"
#include "core/method/opened_text.h"

namespace timestep {

bool usesOwnMethod(const Run& run) {
    return run.method.has("integrator") && run.method.choice("integrator") == ownMethodId;
}

std::string ownTextOf(const Run& run) {
    return run.methodText.empty() ? openedText(velocityVerlet, {}) : run.methodText;
}

std::string ownNameOf(const Run& run) {
    return nameInText(run.methodText);
}

RunMethod methodOfRun(const Run& run) {
    if (!usesOwnMethod(run)) return {{}, findIntegrator(run.method.choice("integrator"))};
    try {
        const auto own = ownMethod(ownTextOf(run));
        return {own, &own->integrator};
    } catch (const MethodError& error) { // its line is one of the method, not of a file
        throw InputError("line " + std::to_string(error.line) + ", column " + std::to_string(error.column) +
                             ": " + error.what(),
                         "method");
    }
}

} // namespace timestep
