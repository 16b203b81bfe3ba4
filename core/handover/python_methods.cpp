// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_methods.h"

#include "core/formula/python_formula.h"
#include "core/input_error.h"

#include <variant>

namespace timestep {

PythonMethod pythonMethod(const Integrator& integrator) {
    PythonMethod method;
    method.name = pythonIdentifier(integrator.id);
    PythonStep python;
    try {
        std::visit([&](const auto& family) { writePython(family, python); }, integrator.scheme);
    } catch (const InputError& error) {
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" cannot be handed over: %2"), integrator.name,
                                  error.message));
    }
    method.hasStart = !python.startLines().empty();
    method.needsSolver = python.needsSolver;
    if (method.hasStart)
        method.text = "def " + method.name + "_start(t, x, v, h):\n" + python.startLines() + "\n\n";
    method.text += "def " + method.name + "(t, x, v, h, memory):\n    \"\"\"" +
                   std::string(integrator.name.english) + ". " + std::string(integrator.reference) +
                   "\"\"\"\n" + python.stepLines();
    return method;
}

} // namespace timestep
