// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_methods.h"

#include "core/formula/python_formula.h"
#include "core/input_error.h"
#include "core/method/own_method.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace timestep {

namespace {

/// Lower-case letters and digits of a name, with _ for what is between them.
std::string asIdentifier(std::string_view name) {
    std::string word;
    for (const char c : name) {
        const bool isUpper = c >= 'A' && c <= 'Z';
        if (isUpper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += static_cast<char>(isUpper ? c - 'A' + 'a' : c);
        else if (!word.empty() && word.back() != '_')
            word += '_';
    }
    while (!word.empty() && word.back() == '_') word.pop_back();
    return word;
}

} // namespace

std::string ownPythonName(std::string_view title, std::string_view otherwise) {
    const std::string name = asIdentifier(title);
    return "own_" + (name.empty() ? std::string(otherwise) : name);
}

std::string inDocumentation(std::string text) {
    std::replace(text.begin(), text.end(), '"', '\'');
    std::replace(text.begin(), text.end(), '\\', '/');
    return text;
}

PythonMethod pythonMethod(const Integrator& integrator) {
    PythonMethod method;
    method.name = pythonIdentifier(integrator.id);
    std::string title = std::string(integrator.name.english) + ". " + std::string(integrator.reference);
    if (const auto* const written = std::get_if<WrittenMethod>(&integrator.scheme)) {
        const std::string name = nameInText(written->text);
        method.name = ownPythonName(name, "method");
        title = name.empty() ? "Own method" : inDocumentation(name);
    }
    PythonStep python;
    try {
        std::visit([&](const auto& family) { writePython(family, python); }, integrator.scheme);
    } catch (const InputError& error) {
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" cannot be handed over: %2"), integrator.name,
                                  error.message));
    }
    method.hasStart = !python.startLines().empty();
    method.needsSolver = python.needsSolver;
    method.helpers = std::move(python.helpers);
    if (method.hasStart)
        method.text = "def " + method.name + "_start(t, x, v, h):\n" + python.startLines() + "\n\n";
    method.text +=
        "def " + method.name + "(t, x, v, h, memory):\n    \"\"\"" + title + "\"\"\"\n" + python.stepLines();
    return method;
}

} // namespace timestep
