// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_scenes.h"

#include "core/formula/python_formula.h"
#include "core/input_error.h"
#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr std::string_view bounceText = R"(def bounce(step, start, t, x, v, h, memory):
    """A step of h that ends at the ground x = 0 as often as the ball meets it there."""
    if x <= 0 and v == 0: return x, v, memory  # it rests
    left, cut = h, False
    while left > 0:
        before = x, v
        x, v, memory = step(t, x, v, left, start(t, x, v, left) if cut else memory)
        if not x < 0: break
        high = left
@LOCATE@        x, v, cut, t, left = 0.0, abs(restitution * v), True, t + high, left - high
        if 2 * v < 1e-6 * h * gravity: v = 0.0; break
    return x, v, start(t + left, x, v, h) if cut else memory


)";

constexpr std::string_view locateText =
    R"(        low, above, below, side = 0.0, max(before[0], 0.0), x, 0
        for _ in range(100):  # regula falsi, Illinois form
            if high - low <= 1e-15 * left: break
            middle = high - below * (high - low) / (below - above) if above > 0 else (low + high) / 2
            if not low < middle < high: middle = (low + high) / 2
            height = step(t, *before, middle, start(t, *before, middle))[0]
            if height > 0:
                low, above, below, side = middle, height, below / 2 if side == 1 else below, 1
            else:
                high, below, above, side = middle, height, above / 2 if side == -1 else above, -1
        x, v, memory = step(t, *before, high, start(t, *before, high))
)";

/// The parameters that the program uses: numbers in the functions of the scene or in `events`, choices in the
/// functions.
std::string constantsOf(const Scene& scene, const ParameterValues& parameters, std::string_view functions,
                        std::string_view events) {
    std::string text;
    for (const Parameter& parameter : scene.parameters) {
        const std::string name = pythonIdentifier(parameter.id);
        const bool isChoice = parameter.kind == ParameterKind::Choice;
        if (!mentionsWord(functions, name) && (isChoice || !mentionsWord(events, name))) continue;
        text += name + " = " +
                (isChoice ? "\"" + std::string(parameters.choice(parameter.id)) + "\""
                          : exactNumber(parameters[parameter.id]));
        if (parameter.unit != "1" && !parameter.unit.empty())
            text += "  # [" + std::string(parameter.unit) + "]";
        text += "\n";
    }
    return text;
}

/// The masses of the coordinates: twice the kinetic energy of a velocity of 1 along each.
std::string massesOf(const Problem& problem) {
    const std::size_t n = problem.coordinates();
    std::vector<double> q(n), v(n);
    problem.start(q, v);
    std::string text = "masses = [";
    for (std::size_t k = 0; k < n; ++k) {
        std::fill(v.begin(), v.end(), 0.0);
        v[k] = 1;
        text += (k == 0 ? "" : ", ") + exactNumber(2 * problem.kineticEnergy(q, v));
    }
    return text + "]  # of every coordinate\n";
}

std::string eventsOf(const Problem& problem) {
    if (!problem.hasEvents()) return {};
    std::string text(bounceText);
    const std::string place = "@LOCATE@";
    return text.replace(text.find(place), place.size(), problem.locatesEvents() ? locateText : "");
}

} // namespace

PythonScene pythonScene(const Scene& scene, const ParameterValues& parameters, const TextValues& texts,
                        const Problem& problem) {
    PythonScene python;
    python.functions =
        scene.pythonOfTexts != nullptr ? scene.pythonOfTexts(texts) : std::string(scene.python);
    if (python.functions.empty())
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the scene \"%1\" cannot be handed over"), scene.name));
    python.isVector = problem.coordinates() > 1 || mentionsWord(python.functions, "Vector");
    python.bounce = eventsOf(problem);
    if (scene.pythonOfTexts != nullptr) return python; // its constants are in its functions
    python.constants =
        constantsOf(scene, parameters, python.functions, problem.hasEvents() ? bounceText : "");
    if (mentionsWord(python.functions, "masses")) python.constants += massesOf(problem);
    return python;
}

} // namespace timestep
