// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/quick_checks.h"

#include "core/run/experiment/run_method.h"
#include "core/translatable.h"

namespace timestep {

namespace {

Run firstRun(const Experiment& experiment) {
    Run run = experiment.runs.front();
    run.label.clear();
    return run;
}

std::optional<Run> halfStep(const Experiment& experiment) {
    Run run = firstRun(experiment);
    run.step = stepOf(experiment, 0) / 2;
    return run;
}

std::optional<Run> withSetting(const Experiment& experiment, std::string_view id, std::string_view value) {
    Run run = firstRun(experiment);
    run.method.set(id, value);
    return run;
}

/// Float if the run uses double, double if it uses float.
std::optional<Run> otherPrecision(const Experiment& experiment) {
    for (const char* id : {"number-type", "precision"})
        if (experiment.runs.front().method.has(id))
            return withSetting(experiment, id,
                               experiment.runs.front().method.choice(id) == "double" ? "float" : "double");
    return {};
}

/// The other order of the two lines of semi-implicit Euler, of the sticks, or of the contacts.
std::optional<Run> otherOrder(const Experiment& experiment) {
    const ParameterValues& method = experiment.runs.front().method;
    if (method.has("integrator")) {
        const std::string_view velocityFirst = "semi-implicit-euler";
        const std::string_view positionFirst = "semi-implicit-euler-position-first";
        if (method.choice("integrator") == velocityFirst)
            return withSetting(experiment, "integrator", positionFirst);
        if (method.choice("integrator") == positionFirst)
            return withSetting(experiment, "integrator", velocityFirst);
        return {};
    }
    for (const char* id : {"order", "contact-order"})
        if (method.has(id) && settingActs(experiment, 0, id))
            return withSetting(experiment, id, method.choice(id) == "reversed" ? "as-made" : "reversed");
    return {};
}

} // namespace

std::span<const QuickCheck> quickChecks() {
    static constexpr QuickCheck checks[] = {
        {"halve-step", TRANSLATABLE("quick-check", "Halve the step"),
         TRANSLATABLE("quick-check",
                      "If half the step gives another motion, the step was too large for what is shown."),
         halfStep},
        {"precision", TRANSLATABLE("quick-check", "Float against double"),
         TRANSLATABLE("quick-check",
                      "Any difference comes from round-off, not from the method or the model."),
         otherPrecision},
        {"order", TRANSLATABLE("quick-check", "Change the order"),
         TRANSLATABLE("quick-check", "The same lines, sticks or contacts in another order: any difference "
                                     "comes from the order alone."),
         otherOrder},
    };
    return checks;
}

std::optional<Experiment> withQuickCheck(const Experiment& experiment, const QuickCheck& check) {
    const std::optional<Run> run = check.run(experiment);
    if (!run) return {};
    Experiment changed = experiment;
    changed.events.clear();
    changed.runs.push_back(*run);
    const std::size_t added = changed.runs.size() - 1;
    for (std::size_t i = 0; i < added; ++i)
        if (changed.runs[i].method == run->method && stepOf(changed, i) == stepOf(changed, added) &&
            changed.runs[i].overrides == run->overrides)
            return {};
    return changed;
}

} // namespace timestep
