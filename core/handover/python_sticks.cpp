// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_sticks.h"

#include "core/handover/python_methods.h"
#include "core/handover/python_rule.h"
#include "core/handover/python_table.h"
#include "core/handover/python_walls.h"
#include "core/input_error.h"
#include "core/method/own_method.h"
#include "core/particles/relaxation/own_relaxation.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/relaxation/stick_shares.h"
#include "core/particles/world/stick.h"
#include "core/particles/world_stepper.h"
#include "core/run/experiment/run_method.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

namespace timestep {

namespace {

/// One pass of a relaxation over sticks (a, b, length, share of a, share of b, least error); XPBD has weights
/// instead of shares, followed by softness and sum of weights.
struct PassText {
    std::string_view relaxation, name, text;
};

constexpr PassText passTexts[] = {
    {"gauss-seidel", "gauss_seidel", R"(def gauss_seidel(x, y, sticks, forces):
    for a, b, length, share_a, share_b, least, *_ in sticks:
        dx, dy = x[b] - x[a], y[b] - y[a]
        distance = math.sqrt(dx * dx + dy * dy)
        error = distance - length
        if error < least:
            continue
        q = error / distance
        x[a], y[a] = x[a] + share_a * q * dx, y[a] + share_a * q * dy
        x[b], y[b] = x[b] - share_b * q * dx, y[b] - share_b * q * dy
)"},
    {"jacobi", "jacobi", R"(def jacobi(x, y, sticks, forces):
    move_x, move_y = [0.0] * len(x), [0.0] * len(y)
    for a, b, length, share_a, share_b, least, *_ in sticks:
        dx, dy = x[b] - x[a], y[b] - y[a]
        distance = math.sqrt(dx * dx + dy * dy)
        error = distance - length
        if error < least:
            continue
        q = error / distance
        move_x[a], move_y[a] = move_x[a] + share_a * q * dx, move_y[a] + share_a * q * dy
        move_x[b], move_y[b] = move_x[b] - share_b * q * dx, move_y[b] - share_b * q * dy
    for i in range(len(x)):
        x[i], y[i] = x[i] + move_x[i], y[i] + move_y[i]
)"},
    {"xpbd", "xpbd", R"(def xpbd(x, y, sticks, forces):
    for s, (a, b, length, weight_a, weight_b, least, softness, weights) in enumerate(sticks):
        dx, dy = x[b] - x[a], y[b] - y[a]
        distance = math.sqrt(dx * dx + dy * dy)
        r = (distance - length - softness * forces[s]) / (weights + softness)
        if least == 0 and r < -forces[s]:
            r = -forces[s]
        forces[s] += r
        r /= distance
        x[a], y[a] = x[a] + weight_a * r * dx, y[a] + weight_a * r * dy
        x[b], y[b] = x[b] - weight_b * r * dx, y[b] - weight_b * r * dy
)"},
};

constexpr std::string_view stickMotion =
    R"(def motion(relax, sticks, x, y, old_x, old_y, free, passes, substeps, h, steps, keep, push@ORDER@):
    """Rows of t, x, y. Position Verlet moves the free particles; then passes over the sticks correct them."""
    x, y, old_x, old_y = list(x), list(y), list(old_x), list(old_y)
    rows = [(0.0, list(x), list(y))]
    for n in range(steps):
        for part in range(substeps):
            ratio = 1 / substeps if part == 0 else 1.0  # the old positions are one whole step away
            for i in free:
                dx, dy = (x[i] - old_x[i]) * ratio * keep@ROUGH@, (y[i] - old_y[i]) * ratio * keep@ROUGH@
                old_x[i], old_y[i] = x[i], y[i]
                x[i], y[i] = x[i] + (dx + push * gravity[0]), y[i] + (dy + push * gravity[1])
            forces = [0.0] * len(sticks)
@BEFORE@            for _ in range(passes):
@FIRST@                relax(x, y, sticks, forces)
@LAST@@AFTER@        if substeps > 1:
            for i in free:
                old_x[i], old_y[i] = x[i] - (x[i] - old_x[i]) * substeps, y[i] - (y[i] - old_y[i]) * substeps
        rows.append(((n + 1) * h, list(x), list(y)))
    return rows


def strain(x, y, stick):
    a, b, length, _, _, least, *_ = stick
    value = math.hypot(x[b] - x[a], y[b] - y[a]) / length - 1
    return max(value, 0.0) if least == 0 else value


)";

std::string filled(std::string text, std::initializer_list<std::pair<std::string_view, std::string>> places) {
    for (const auto& [place, content] : places)
        for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at))
            text.replace(at, place.size(), content);
    return text;
}

std::string_view orderName(LoopOrder order) {
    switch (order) {
    case LoopOrder::SticksLast:
        return "walls then sticks";
    case LoopOrder::WallsLast:
        return "sticks then walls";
    case LoopOrder::WallsOnceBefore:
        return "once before";
    case LoopOrder::WallsOnceAfter:
        break;
    }
    return "once after";
}

/// The function motion(), with the walls at the places in the loop that the runs use.
std::string motionText(const World& world, const std::set<LoopOrder>& orders) {
    const auto meets = [&](LoopOrder order, const std::string& indent) -> std::string {
        if (!world.rules.walls || !orders.contains(order)) return {};
        const std::string call = "walls(x, y, old_x, old_y, free)\n";
        if (orders.size() == 1) return indent + call;
        return indent + "if order == \"" + std::string(orderName(order)) + "\":\n    " + indent + call;
    };
    const std::string ofSubstep(12, ' '), ofPass(16, ' ');
    const bool rough = world.rules.walls && world.rules.floorFriction == FloorFriction::Factor;
    return filled(std::string(stickMotion),
                  {{"@ORDER@", world.rules.walls && orders.size() > 1 ? ", order" : ""},
                   {"@ROUGH@", rough ? " * (friction_factor if on_floor(i, y) else 1)" : ""},
                   {"@BEFORE@", meets(LoopOrder::WallsOnceBefore, ofSubstep)},
                   {"@FIRST@", meets(LoopOrder::SticksLast, ofPass)},
                   {"@LAST@", meets(LoopOrder::WallsLast, ofPass)},
                   {"@AFTER@", meets(LoopOrder::WallsOnceAfter, ofSubstep)}});
}

[[noreturn]] void refuseSticks(const Sentence& what) {
    throw InputError(Sentence(TRANSLATABLE("fault", "%1 cannot be handed over"), what));
}

void expectPlainWorld(const World& world) {
    const WorldRules& rules = world.rules;
    if (world.sticks() == 0) refuseSticks(TRANSLATABLE("fault", "a world without sticks"));
    if (isDamped(world)) refuseSticks(TRANSLATABLE("fault", "a world with damped sticks"));
    if (rules.tearRule != TearRule::None) refuseSticks(TRANSLATABLE("fault", "a world whose sticks tear"));
    if (rules.wind.x != 0 || rules.wind.y != 0) refuseSticks(TRANSLATABLE("fault", "a world with wind"));
    if (!rules.centres.empty()) refuseSticks(TRANSLATABLE("fault", "a world with attracting points"));
    if (rules.history != History::Kept)
        refuseSticks(TRANSLATABLE("fault", "a world that overwrites its history"));
    if (!world.motors.empty()) refuseSticks(TRANSLATABLE("fault", "a world with motors"));
    if (!world.angleSprings.empty()) refuseSticks(TRANSLATABLE("fault", "a world with angle springs"));
}

void expectPlainMethod(const WorldMethod& method) {
    if (method.order == StickOrder::Random || method.order == StickOrder::Alternating)
        refuseSticks(TRANSLATABLE("fault", "an order of sticks that changes from pass to pass"));
    if (method.pinRule == PinRule::MovedAndReset)
        refuseSticks(TRANSLATABLE("fault", "a pin that moves and is put back"));
    if (method.precision != Precision::Double)
        refuseSticks(TRANSLATABLE("fault", "positions in single precision"));
}

/// `rules`: the texts of the rules that have been written, by their names.
PythonRule passOf(const Run& run, const WorldMethod& method, std::map<std::string, std::string>& rules) {
    if (method.relaxation->program != nullptr) {
        expectPlainMethod(method);
        const std::string title = ownPythonName(nameInText(run.methodText), "rule");
        std::string name = title; // other rules with the same title get a number
        for (int i = 2; rules.contains(name) && rules[name] != run.methodText; ++i)
            name = title + "_" + std::to_string(i);
        rules[name] = run.methodText;
        return pythonRule(run.methodText, name);
    }
    const auto found = std::find_if(std::begin(passTexts), std::end(passTexts), [&](const PassText& text) {
        return text.relaxation == method.relaxation->id;
    });
    if (found == std::end(passTexts))
        refuseSticks(Sentence(TRANSLATABLE("fault", "the relaxation \"%1\""), method.relaxation->name));
    expectPlainMethod(method);
    return {std::string(found->name), std::string(found->text)};
}

template <class Numbers, class Write>
std::string listed(const Numbers& numbers, const Write& write) {
    std::string text = "[";
    for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ", ") + write(numbers[i]);
    return text + "]";
}

std::string sticksOf(const World& world, const WorldMethod& method, double part) {
    std::vector<std::uint32_t> order;
    const bool ordered = method.relaxation->ordered;
    WorldMethod asMade = method;
    if (!ordered) asMade.order = StickOrder::AsMade;
    arrangeSticks(order, world, asMade, 0, 0, 0);
    std::string text = "[  # a, b, length, share of a, share of b, least error";
    std::size_t written = 0;
    for (const std::uint32_t s : order) {
        if ((world.stickFlags[s] & Cut) != 0) continue;
        auto [a, b] = sharesOf(world, s, method, 1);
        double sum = 0;
        std::string behind;
        if (method.relaxation->program != nullptr) {
            const RuledStick stick = ruledStick(world, s, method.pinRule, stiffnessPerPass(world, s, method));
            for (const double value : {stick.weightA, stick.weightB, stick.stiffness, stick.compliance, part})
                behind += ", " + exactNumber(value);
        } else if (method.relaxation->usesCompliance) {
            const StickWeights weights = weightsOf(world, s, method.pinRule);
            a = weights.a;
            b = weights.b;
            sum = weights.sum > 0 ? weights.sum : 1; // for a stick between two pins, which moves nothing
            behind = ", " + exactNumber(softnessOf(world, s, part)) + ", " + exactNumber(sum);
        }
        text += written++ % 3 == 0 ? "\n    (" : " (";
        text += std::to_string(world.stickA[s]) + ", " + std::to_string(world.stickB[s]) + ", " +
                exactNumber(world.length[s]) + ", " + pythonNumber(a) + ", " + pythonNumber(b) + ", " +
                ((world.stickFlags[s] & TensionOnly) != 0 ? "0" : "-math.inf") + behind + "),";
    }
    return text + "\n]\n";
}

} // namespace

PythonText stickText(const Experiment& experiment, const std::vector<std::string>& columns) {
    if (!experiment.events.empty()) refuseSticks(TRANSLATABLE("fault", "an experiment with timed events"));
    if (experiment.until) refuseSticks(TRANSLATABLE("fault", "an experiment that ends at a condition"));
    if (experiment.duration <= 0) refuseSticks(TRANSLATABLE("fault", "an experiment without a duration"));
    if (experiment.recordEvery != 1)
        refuseSticks(TRANSLATABLE("fault", "an experiment that records only some steps"));
    std::string worlds = "import csv, math\n\n", methods, runs;
    std::set<std::string> written;
    std::map<std::string, std::string> rules;
    std::set<LoopOrder> orders;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        orders.insert(worldMethodOf(experiment, run).loopOrder);
    const std::vector<std::string> names = pythonRunNames(experiment);
    const World firstWorld = worldOf(experiment, 0);
    const std::string walls = pythonWalls(firstWorld);
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        const Run& own = experiment.runs[run];
        if (own.method.has("frame-loop") && own.method.choice("frame-loop") != "fixed")
            refuseSticks(TRANSLATABLE("fault", "a run whose steps follow the screen"));
        const WorldMethod method = worldMethodOf(experiment, run);
        World world = worldOf(experiment, run);
        expectPlainWorld(world);
        if (pythonWalls(world) != walls)
            refuseSticks(TRANSLATABLE("fault", "an experiment whose runs have different walls"));
        if (world.rules.gravity.x != firstWorld.rules.gravity.x ||
            world.rules.gravity.y != firstWorld.rules.gravity.y)
            refuseSticks(TRANSLATABLE("fault", "an experiment whose runs have different gravity"));
        const PythonRule pass = passOf(own, method, rules);
        if (written.insert(pass.name).second) methods += pass.text + "\n\n";
        const double h = stepOf(experiment, run), part = h / method.substeps;
        startWorld(world, method, h);
        const MoveFactors factors = moveFactors(world.rules, method.verletForm,
                                                {.number = 0, .h = part, .previousH = part, .time = 0});
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < world.particles(); ++i)
            if (!world.isFixed(i)) free.push_back(i);
        const std::string end = experiment.runs.size() > 1 ? "_" + std::to_string(run) : "";
        if (run == 0)
            worlds += "gravity = (" + exactNumber(world.rules.gravity.x) + ", " +
                      exactNumber(world.rules.gravity.y) + ")\n";
        for (const auto& [name, values] : {std::pair{"x", &world.x},
                                           {"y", &world.y},
                                           {"old_x", &world.previousX},
                                           {"old_y", &world.previousY}})
            worlds +=
                name + end + " = " + listed(*values, [](double value) { return exactNumber(value); }) + "\n";
        worlds += "free" + end + " = " + listed(free, [](std::size_t i) { return std::to_string(i); }) + "\n";
        worlds += "sticks" + end + " = " + sticksOf(world, method, part) + "\n";
        std::string label = names[run];
        std::replace(label.begin(), label.end(), '"', '\'');
        runs += "    \"" + label + "\": motion(" + pass.name;
        for (const char* name : {"sticks", "x", "y", "old_x", "old_y", "free"}) runs += ", " + (name + end);
        runs += ",\n        passes=" + std::to_string(method.passes) +
                ", substeps=" + std::to_string(method.substeps) + ", h=" + exactNumber(h) +
                ", steps=" + std::to_string(stepsOf(experiment, run)) +
                ", keep=" + exactNumber(factors.keep) + ", push=" + exactNumber(factors.push) +
                (walls.empty() || orders.size() == 1
                     ? std::string()
                     : ", order=\"" + std::string(orderName(method.loopOrder)) + "\"") +
                "),\n";
    }
    const std::string firstSticks = experiment.runs.size() > 1 ? "all_sticks[name]" : "sticks";
    std::string sticksByName;
    if (experiment.runs.size() > 1) {
        sticksByName = "all_sticks = dict(zip(results, [";
        for (std::size_t run = 0; run < experiment.runs.size(); ++run)
            sticksByName += (run == 0 ? "sticks_" : ", sticks_") + std::to_string(run);
        sticksByName += "]))\n";
    }
    PythonText program;
    program.parts = {
        {"Particles and sticks", worlds + walls + "\n"},
        {"Methods", methods},
        {"Run", motionText(firstWorld, orders) + "results = {\n" + runs + "}\n" + sticksByName + "\n"}};
    const PythonRows rows{"    for name, rows in results.items():\n        for t, x, y in rows:\n",
                          "            strains = [strain(x, y, stick) for stick in " + firstSticks +
                              "]\n            rms = math.sqrt(sum(s * s for s in strains) / len(strains))\n",
                          "t, x, y, strains, rms",
                          {{"first-x", "x[0]"},
                           {"first-y", "y[0]"},
                           {"last-x", "x[-1]"},
                           {"last-y", "y[-1]"},
                           {"rms-strain", "rms"},
                           {"largest-strain", "max(map(abs, strains))"}}};
    addPythonTable(program, experiment, rows, columns);
    program.parts.push_back(
        {"Picture",
         "try:\n"
         "    import matplotlib\n"
         "    matplotlib.use(\"Agg\")\n"
         "    import matplotlib.pyplot as plt\n"
         "    for name, rows in results.items():\n"
         "        plt.plot([x[-1] for t, x, y in rows], [y[-1] for t, x, y in rows], label=name)\n"
         "    plt.xlabel(\"x of the last particle / " +
             std::string(experiment.scene->lengthUnit) + "\")\n    plt.ylabel(\"y / " +
             std::string(experiment.scene->lengthUnit) +
             "\")\n    plt.gca().set_aspect(\"equal\")\n    plt.legend()\n"
             "    plt.savefig(\"figure.pdf\")\n"
             "except ImportError:\n"
             "    print(\"matplotlib is not installed: table.csv is written, the picture is left out\")\n"});
    return program;
}

} // namespace timestep
