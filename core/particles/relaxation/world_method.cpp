// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/world_method.h"

#include "core/input_error.h"
#include "core/particles/relaxation/own_relaxation.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/world/world_choices.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace timestep {

namespace {

std::span<const Choice> relaxationChoices() {
    static const std::vector<Choice> choices = [] {
        std::vector<Choice> list;
        for (const Relaxation& relaxation : relaxations()) list.push_back({relaxation.id, relaxation.name});
        list.push_back({ownRelaxationId, ownRelaxationName});
        return list;
    }();
    return choices;
}

template <typename Enumeration>
Enumeration chosen(const ParameterValues& values, std::string_view id) {
    return static_cast<Enumeration>(static_cast<int>(values[id]));
}

/// The settings that a user-written rule may use.
constexpr Relaxation anyOwnRelaxation = {.id = ownRelaxationId, .name = ownRelaxationName, .ordered = true};

const Relaxation& relaxationOf(const ParameterValues& values) {
    const auto index = static_cast<std::size_t>(values["relaxation"]);
    return index < relaxations().size() ? relaxations()[index] : anyOwnRelaxation;
}

const Parameter* findSetting(const Relaxation& relaxation, std::string_view id) {
    for (const Parameter& setting : relaxation.settings)
        if (setting.id == id) return &setting;
    return nullptr;
}

const Parameter& settingOf(const Relaxation& relaxation, std::string_view id) {
    if (const Parameter* setting = findSetting(relaxation, id)) return *setting;
    throw std::out_of_range("the relaxation does not have this setting");
}

constexpr std::size_t mostSettings = 64;

/// Parameter::acts of the entry at this place of worldMethodParameters(), a setting that belongs to
/// relaxations.
template <std::size_t place>
bool isBrought(const ParameterValues& values) {
    return findSetting(relaxationOf(values), worldMethodParameters()[place].id) != nullptr;
}
using Acts = decltype(Parameter::acts);
template <std::size_t... places>
Acts isBroughtAt(std::size_t place, std::index_sequence<places...>) {
    static constexpr std::array<Acts, sizeof...(places)> functions = {isBrought<places>...};
    return functions.at(place);
}

/// Appends the settings that belong to relaxations, each once, in the order of the catalogue.
void appendBroughtSettings(std::vector<Parameter>& list) {
    for (const Relaxation& relaxation : relaxations())
        for (Parameter setting : relaxation.settings) {
            const bool known = std::any_of(list.begin(), list.end(),
                                           [&](const Parameter& other) { return other.id == setting.id; });
            if (known) continue;
            setting.acts = isBroughtAt(list.size(), std::make_index_sequence<mostSettings>());
            list.push_back(setting);
        }
}

std::vector<Parameter> makeParameters() {
    std::vector<Parameter> list = {
        {.id = "relaxation",
         .name = TRANSLATABLE("parameter", "relaxation"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = relaxationChoices(),
         .description = TRANSLATABLE("parameter", "How the lengths of the sticks are restored.")},
        {.id = "passes",
         .name = TRANSLATABLE("parameter", "passes"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 1,
         .minimum = 1,
         .maximum = 1000,
         .lower = 1,
         .upper = 32,
         .description = TRANSLATABLE("parameter", "How often all sticks are visited in each step.")},
        {.id = "substeps",
         .name = TRANSLATABLE("parameter", "substeps"),
         .unit = "1",
         .kind = ParameterKind::Integer,
         .standard = 1,
         .minimum = 1,
         .maximum = 1000,
         .lower = 1,
         .upper = 32,
         .description = TRANSLATABLE("parameter", "Into how many equal parts each step is divided, each with "
                                                  "its own drag, passes and walls.")},
        {.id = "order",
         .name = TRANSLATABLE("parameter", "order of sticks"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = stickOrderChoices,
         .description = TRANSLATABLE("parameter", "The order in which a pass visits the "
                                                  "sticks. Alternating: forward in "
                                                  "the first, third … pass of the run."),
         .acts = [](const ParameterValues& values) { return relaxationOf(values).ordered; }},
    };
    appendBroughtSettings(list);
    const Parameter others[] = {
        {.id = "loop-order",
         .name = TRANSLATABLE("parameter", "enforced last (sticks or walls)"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .standard = static_cast<double>(LoopOrder::WallsLast),
         .choices = loopOrderChoices,
         .description = TRANSLATABLE("parameter", "Whether walls or sticks are enforced last in a step.")},
        {.id = "pin-rule",
         .name = TRANSLATABLE("parameter", "sticks at a pin"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = pinRuleChoices,
         .description = TRANSLATABLE("parameter", "How the correction of a stick is shared "
                                                  "when one of its ends is pinned."),
         .acts = [](const ParameterValues& values) { return relaxationOf(values).usesPinRule; }},
        {.id = "stiffness-form",
         .name = TRANSLATABLE("parameter", "stiffness of sticks"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = stiffnessFormChoices,
         .description = TRANSLATABLE("parameter", "Whether the stiffness is the share of the error that one "
                                                  "pass removes, or all passes of a step together."),
         .acts =
             [](const ParameterValues& values) {
                 return relaxationOf(values).usesStiffness && values["passes"] > 1;
             }},
        {.id = "verlet-form",
         .name = TRANSLATABLE("parameter", "Verlet when the step changes"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletFormChoices,
         .description = TRANSLATABLE("parameter", "How the step before is used when it was "
                                                  "longer or shorter than this one."),
         .acts =
             [](const ParameterValues& values) {
                 const bool varies = values.has("frame-loop") && values.choice("frame-loop") != "fixed" &&
                                     values.choice("frame-loop") != "accumulator";
                 return varies && !relaxationOf(values).keepsVelocities;
             }},
        {.id = "verlet-start",
         .name = TRANSLATABLE("parameter", "start of Verlet"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = verletStartChoices,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "Which previous position the first step uses."),
         .acts = [](const ParameterValues& values) { return !relaxationOf(values).keepsVelocities; }},
        {.id = "velocity",
         .name = TRANSLATABLE("parameter", "velocity of the energies"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = worldVelocityChoices,
         .description = TRANSLATABLE("parameter", "From which velocity the kinetic energy is computed."),
         .acts = [](const ParameterValues& values) { return !relaxationOf(values).keepsVelocities; }},
        {.id = "precision",
         .name = TRANSLATABLE("parameter", "digits of positions"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = precisionChoices,
         .description = TRANSLATABLE("parameter", "Float rounds the positions after each move, pass and "
                                                  "meeting with walls; the sums in between are double.")},
    };
    list.insert(list.end(), std::begin(others), std::end(others));
    return list;
}

} // namespace

std::span<const Parameter> worldMethodParameters() {
    static const std::vector<Parameter> list = makeParameters();
    return list;
}

bool actsOnSticksOnly(std::string_view id) {
    constexpr std::array<std::string_view, 4> shared = {"relaxation", "order", "pin-rule", "stiffness-form"};
    return std::find(shared.begin(), shared.end(), id) != shared.end() ||
           std::any_of(relaxations().begin(), relaxations().end(),
                       [&](const Relaxation& relaxation) { return findSetting(relaxation, id) != nullptr; });
}

double WorldMethod::setting(std::string_view id) const {
    const auto place = static_cast<std::size_t>(&settingOf(*relaxation, id) - relaxation->settings.data());
    return relaxationSettings.empty() ? relaxation->settings[place].standard : relaxationSettings[place];
}

void WorldMethod::set(std::string_view id, double value) {
    const auto place = static_cast<std::size_t>(&settingOf(*relaxation, id) - relaxation->settings.data());
    if (relaxationSettings.empty())
        for (const Parameter& own : relaxation->settings) relaxationSettings.push_back(own.standard);
    relaxationSettings[place] = value;
}

WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed, std::uint64_t seed,
                        std::shared_ptr<const OwnRelaxation> own) {
    WorldMethod method;
    method.relaxation = &relaxationOf(values);
    if (method.relaxation == &anyOwnRelaxation) {
        if (own == nullptr)
            throw InputError(TRANSLATABLE("fault", "this run has no text of a rule of its own"),
                             "relaxation");
        method.written = std::move(own);
        method.relaxation = &method.written->relaxation;
    }
    for (const Parameter& setting : method.relaxation->settings)
        method.relaxationSettings.push_back(values[setting.id]);
    method.passes = static_cast<int>(values["passes"]);
    method.substeps = static_cast<int>(values["substeps"]);
    method.order = chosen<StickOrder>(values, "order");
    method.loopOrder = chosen<LoopOrder>(values, "loop-order");
    method.pinRule = chosen<PinRule>(values, "pin-rule");
    method.listed = std::move(listed);
    method.seed = seed;
    method.verletForm = chosen<VerletForm>(values, "verlet-form");
    method.stiffnessForm = chosen<StiffnessForm>(values, "stiffness-form");
    method.start = chosen<VerletStart>(values, "verlet-start");
    method.velocity = chosen<WorldVelocity>(values, "velocity");
    method.precision = chosen<Precision>(values, "precision");
    return method;
}

} // namespace timestep
