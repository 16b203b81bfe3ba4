// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_program.h"

#include "core/handover/python_methods.h"
#include "core/handover/python_scenes.h"
#include "core/handover/python_sticks.h"
#include "core/handover/python_table.h"
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/method/python_lines.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/time_unit.h"
#include "core/scenes/coordinates.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace timestep {

namespace {

constexpr std::string_view vectorText = R"(class Vector(list):
    """A list of numbers that can be added and multiplied like a vector."""
    def __add__(self, other): return Vector(p + q for p, q in zip(self, other))
    def __sub__(self, other): return Vector(p - q for p, q in zip(self, other))
    def __mul__(self, number): return Vector(number * p for p in self)
    __rmul__ = __mul__


)";

constexpr std::string_view numberSolverText = R"(def solve(residual, w):
    """w with residual(w) = 0, by Newton's method with a difference as the slope."""
    for _ in range(50):
        r, d = residual(w), 1.5e-8 * max(abs(w), 1.0)
        correction = r / ((residual(w + d) - r) / d)
        w = w - correction
        if abs(correction) <= 4e-16 * abs(w):
            break
    return w


)";

constexpr std::string_view vectorSolverText = R"(def solve(residual, w):
    """w with residual(w) = 0, by Newton's method with differences as slopes."""
    n, last = len(w), math.inf
    for _ in range(50):
        r, rows = residual(w), [[0.0] * (len(w) + 1) for _ in w]
        for j in range(n):
            d = 1.5e-8 * max(abs(w[j]), max(map(abs, w)), max(map(abs, r)), 1e-12)
            shifted = residual(Vector([*w[:j], w[j] + d, *w[j + 1:]]))
            for i in range(n):
                rows[i][j], rows[i][n] = (shifted[i] - r[i]) / d, r[i]
        for i in range(n):  # Gauss
            pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for k in range(n):
                if k != i and rows[k][i] != 0:
                    f = rows[k][i] / rows[i][i]
                    rows[k] = [p - f * q for p, q in zip(rows[k], rows[i])]
        correction = Vector(rows[i][n] / rows[i][i] for i in range(n))
        w, size = w - correction, max(map(abs, correction))
        if size == 0 or (size < 1e-9 * max(map(abs, w)) and size >= last / 2):
            break
        last = size
    return w


)";

[[noreturn]] void refuse(const Sentence& what) {
    throw InputError(Sentence(TRANSLATABLE("fault", "%1 cannot be handed over"), what));
}

/// Refuses every setting that a program does not support.
void expectPlainRuns(const Experiment& experiment) {
    if (!experiment.events.empty()) refuse(TRANSLATABLE("fault", "an experiment with timed events"));
    if (experiment.until) refuse(TRANSLATABLE("fault", "an experiment that ends at a condition"));
    if (experiment.duration <= 0) refuse(TRANSLATABLE("fault", "an experiment without a duration"));
    if (experiment.recordEvery != 1)
        refuse(TRANSLATABLE("fault", "an experiment that records only some steps"));
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        const Run& own = experiment.runs[run];
        if (!own.overrides.empty())
            refuse(Sentence(TRANSLATABLE("fault", "a run with its own parameters (%1)"),
                            own.overrides.front().first));
        const ParameterValues standard = standardMethod(*experiment.scene);
        for (const Parameter& setting : methodParameters(*experiment.scene)) {
            const bool isMethod = setting.id == "integrator" || setting.id == "tolerance";
            if (!isMethod && own.method.has(setting.id) && own.method[setting.id] != standard[setting.id])
                refuse(Sentence(TRANSLATABLE("fault", "a run with the setting \"%1\""), setting.id));
        }
    }
}

std::string list(const std::vector<double>& numbers, bool isVector) {
    if (!isVector) return exactNumber(numbers.front());
    std::string text = "Vector([";
    for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ", ") + exactNumber(numbers[i]);
    return text + "])";
}

std::string quoted(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        if (c != '\n' && c != '\r') quoted += c;
    }
    return quoted + "\"";
}

std::string titleOf(const Experiment& experiment) {
    return inDocumentation(experiment.title.empty() ? std::string(experiment.scene->name.english)
                                                    : experiment.title);
}

/// The function shown() for problems with equations of first order; empty for the others.
std::string shownText(const Problem& problem) {
    if (!hasFirstOrder(problem)) return {};
    std::string values, rates;
    bool all = true;
    for (std::size_t i = 0; i < problem.coordinates(); ++i) {
        const std::string at = "[" + std::to_string(i) + "]", comma = i == 0 ? "" : ", ";
        const bool first = problem.isFirstOrder(i);
        values += comma + (first ? "v" : "x") + at;
        rates += comma + (first ? "rates" : "v") + at;
        all = all && first;
    }
    return "def shown(t, x, v):\n"
           "    \"\"\"The values, which equations of first order have in v, and their rates of "
           "change.\"\"\"\n" +
           (all ? std::string("    return v, a(t, x, v)\n\n\n")
                : "    rates = a(t, x, v)\n    return [" + values + "], [" + rates + "]\n\n\n");
}

/// The values that a program has in each row.
PythonRows rowsOf(const Problem& problem, const PythonScene& equations,
                  const std::vector<Coordinate>& coordinates) {
    PythonRows rows{
        "    for name, path in results.items():\n        for t, x, v in path:\n", {}, "t, x, v", {}};
    const auto add = [&](std::string_view id, std::string value) {
        rows.columns.push_back({std::string(id), std::move(value)});
    };
    const auto at = [&](std::size_t k) {
        return equations.isVector ? "[" + std::to_string(k) + "]" : std::string();
    };
    const std::size_t named = std::min(problem.coordinates(), coordinates.size());
    for (std::size_t k = 0; k < named; ++k) add(coordinates[k].id, "x" + at(k));
    for (std::size_t k = 0; k < named; ++k) add(coordinates[k].velocityId, "v" + at(k));
    if (hasFirstOrder(problem)) rows.before = "            x, v = shown(t, x, v)\n";
    if (problem.hasEnergy()) {
        rows.before += "            kinetic, potential = energy(t, x, v)\n";
        rows.names += ", kinetic, potential";
        add("kinetic-energy", "kinetic");
        add("potential-energy", "potential");
        add("total-energy", "kinetic + potential");
    } else if (equations.functions.find("def quantities(") != std::string::npos) {
        rows.before += "            conserved = quantities(t, x, v)\n";
        rows.names += ", conserved";
        std::size_t k = 0;
        for (const ConservedQuantity& quantity : problem.quantities())
            add(quantity.id, "conserved[" + std::to_string(k++) + "]");
    }
    return rows;
}

/// Adds a number to the name of an own method if another text has it.
void giveNewName(PythonMethod& method, const std::map<std::string, std::string>& written) {
    const auto isTaken = [&](const std::string& name) {
        return std::any_of(written.begin(), written.end(),
                           [&](const auto& one) { return one.second == name; });
    };
    const std::string name = method.name;
    for (int number = 2; isTaken(method.name); ++number) method.name = name + "_" + std::to_string(number);
    for (std::size_t at = 0; (at = method.text.find("def " + name, at)) != std::string::npos; ++at)
        method.text.replace(at + 4, name.size(), method.name);
}

PythonText problemText(const Experiment& experiment, const std::vector<std::string>& columns) {
    expectPlainRuns(experiment);
    const Scene& scene = *experiment.scene;
    const auto problem = problemOf(scene, experiment.parameters, experiment.texts);
    const PythonScene equations = pythonScene(scene, experiment.parameters, experiment.texts, *problem);
    const std::size_t n = problem->coordinates();
    std::vector<double> q(n), v(n);
    problem->start(q, v);
    PythonText program;
    std::vector<PythonPart>& parts = program.parts;
    parts.push_back({"Equations of motion", "import csv, math\n\n" + equations.constants +
                                                "x0 = " + list(q, equations.isVector) + "\n" +
                                                "v0 = " + list(v, equations.isVector) + "\n\n\n" +
                                                equations.functions + "\n\n" + shownText(*problem)});
    std::string methods, runs;
    std::map<std::string, std::string> written; // text, name
    const std::vector<std::string> names = pythonRunNames(experiment);
    bool solver = false, isOwn = false;
    std::set<std::string> helpers;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        const RunMethod own = methodOfRun(experiment.runs[run]);
        PythonMethod method = pythonMethod(*own.integrator);
        const std::string key = own.own ? own.own->text : method.text;
        if (const auto known = written.find(key); known != written.end()) {
            method.name = known->second;
        } else {
            giveNewName(method, written);
            written.emplace(key, method.name);
            methods += method.text + "\n\n";
        }
        solver = solver || method.needsSolver;
        isOwn = isOwn || own.own != nullptr; // vectors need all operators
        helpers.merge(method.helpers);
        runs += "    " + quoted(names[run]) + ": (" + method.name + ", " +
                (method.hasStart ? method.name + "_start" : "lambda t, x, v, h: None") + ", " +
                exactNumber(stepOf(experiment, run)) + ", " + std::to_string(stepsOf(experiment, run)) +
                "),\n";
    }
    std::string& first = parts.front().text;
    first.insert(first.find("\n\n") + 2, isOwn                ? pythonHelpers(helpers, equations.isVector)
                                         : equations.isVector ? std::string(vectorText)
                                                              : std::string());
    if (solver) methods.insert(0, equations.isVector ? vectorSolverText : numberSolverText);
    parts.push_back({"Methods", methods});
    const std::string call = !equations.bounce.empty() ? "bounce(step, start, n * h, x, v, h, memory)"
                                                       : "step(n * h, x, v, h, memory)";
    const std::vector<Coordinate> coordinates = coordinatesOf(scene, *problem);
    parts.push_back({"Run", equations.bounce +
                                "def motion(step, start, h, steps):\n"
                                "    \"\"\"Rows of t, x, v.\"\"\"\n"
                                "    x, v = x0, v0\n"
                                "    memory = start(0.0, x, v, h)\n"
                                "    rows = [(0.0, x, v)]\n"
                                "    for n in range(steps):\n"
                                "        x, v, memory = " +
                                call +
                                "\n"
                                "        rows.append(((n + 1) * h, x, v))\n"
                                "    return rows\n\n\n"
                                "runs = {  # name: method, its start, step h, number of steps\n" +
                                runs +
                                "}\nresults = {name: motion(*run) for name, run in runs.items()}\n\n"});
    addPythonTable(program, experiment, rowsOf(*problem, equations, coordinates), columns);
    const std::string drawn = !equations.isVector ? "x" : problem->isFirstOrder(0) ? "v[0]" : "x[0]";
    const std::string labels = "plt.xlabel(\"time t / " + std::string(timeUnitOf(experiment)) +
                               "\")\n    plt.ylabel(" +
                               quoted(std::string(coordinates.front().name.english) + " / " +
                                      std::string(coordinates.front().unit)) +
                               ")\n    plt.legend()\n";
    const std::string plotted =
        "plt.plot([t for t, x, v in path], [" + drawn + " for t, x, v in path], label=name)\n";
    parts.push_back(
        {"Picture",
         "try:\n"
         "    import matplotlib\n"
         "    matplotlib.use(\"Agg\")\n"
         "    import matplotlib.pyplot as plt\n"
         "    for name, path in results.items():\n        " +
             plotted + "    " + labels +
             "    plt.savefig(\"figure.pdf\")\n"
             "except ImportError:\n"
             "    print(\"matplotlib is not installed: table.csv is written, the picture is left out\")\n"});
    program.slider =
        "def draw(factor):\n"
        "    \"\"\"The same runs with steps that are `factor` times as long.\"\"\"\n"
        "    plt.figure()\n"
        "    for name, (step, start, h, steps) in runs.items():\n"
        "        path = motion(step, start, factor * h, max(1, round(steps / factor)))\n        " +
        plotted + "    " + labels +
        "    plt.title(f\"{factor:g} times the step\")\n"
        "    plt.show()\n\n\n"
        "try:\n"
        "    import matplotlib.pyplot as plt\n"
        "    try:\n"
        "        from ipywidgets import SelectionSlider, interact\n"
        "        interact(draw, factor=SelectionSlider(options=[1/16, 1/8, 1/4, 1/2, 1, 2, 4, 8, 16], "
        "value=1))\n"
        "    except ImportError:  # without sliders: three steps\n"
        "        for factor in (0.5, 1, 2):\n"
        "            draw(factor)\n"
        "except ImportError:\n"
        "    print(\"matplotlib is not installed: the picture is left out\")\n";
    return program;
}

} // namespace

PythonText pythonText(const Experiment& experiment, const std::vector<std::string>& columns) {
    switch (experiment.scene->kind()) {
    case SceneKind::Problem:
        return problemText(experiment, columns);
    case SceneKind::Particles:
        return stickText(experiment, columns);
    case SceneKind::RigidBodies:
        break;
    }
    refuse(TRANSLATABLE("fault", "a scene of rigid bodies"));
}

std::string pythonProgram(const Experiment& experiment, const std::vector<std::string>& columns) {
    const std::vector<PythonPart> parts = pythonText(experiment, columns).parts;
    std::string text =
        "#!/usr/bin/env python3\n\"\"\"" + titleOf(experiment) +
        ".\n\nWritten by Timestep from the lines of its methods; it runs the same experiment and\n"
        "writes the same numbers to table.csv.\n\"\"\"\n";
    for (const PythonPart& part : parts) text += part.text;
    return text;
}

} // namespace timestep
