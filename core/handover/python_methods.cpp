// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_methods.h"

#include "core/input_error.h"

#include <algorithm>
#include <variant>

namespace timestep {

namespace {

std::string identifier(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace

PythonMethod pythonMethod(const Integrator& integrator) {
    PythonMethod method;
    method.name = identifier(integrator.id);
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
