// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"
#include "lessons/text/yaml.h"

#include "core/run/experiment/setting_key.h"

#include <array>

namespace timestep {

namespace {

Experiment readLike(const Json& yaml, const FindExperiment& find) {
    yaml.expectKeys("experiment", {"id", "like", "set"});
    const Json& like = *yaml.find("like");
    const Experiment* other = find ? find(like.asText("like")) : nullptr;
    if (other == nullptr)
        throw like.error(
            Sentence(TRANSLATABLE("fault", "there is no experiment \"%1\" above"), like.written()));
    Experiment experiment = *other;
    if (const Json* set = yaml.find("set")) {
        for (const auto& [key, value] : readSettings(*set, "set")) {
            try {
                setByKey(experiment, key, value);
            } catch (const InputError& error) {
                InputError result = set->find(key)->error(error.message);
                result.path = error.path;
                throw result;
            }
        }
    }
    return experiment;
}

Experiment readInFull(const Json& yaml) {
    Json json = yaml;
    json.erase("id");
    try {
        return experimentFromJson(json);
    } catch (const InputError& error) {
        throw placedIn(error, yaml);
    }
}

} // namespace

TextPlaces runLabels(const Json& block, std::string_view) {
    TextPlaces found = textsOfEntries(block.find("runs"), "label");
    if (const Json* set = block.find("set"))
        if (set->is_object())
            for (const auto& [key, value] : set->items())
                if (key.ends_with("/label")) found.push_back(&value);
    return found;
}

Experiment readExperiment(const Json& yaml, const FindExperiment& find) {
    Experiment experiment = yaml.find("like") != nullptr ? readLike(yaml, find) : readInFull(yaml);
    try {
        for (std::size_t run = 0; run < experiment.runs.size(); ++run)
            static_cast<void>(makeSimulation(experiment, run));
    } catch (const InputError& error) {
        throw placedIn(error, yaml);
    }
    return experiment;
}

ExperimentBlock readExperimentBlock(const Json& yaml, const FindExperiment& find) {
    yaml.expectMap("experiment");
    ExperimentBlock block;
    block.id = readId(yaml.required("id", "experiment"), "id");
    block.line = yaml.origin().line;
    block.experiment = readExperiment(yaml, find);
    return block;
}

std::span<const BlockText> experimentTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"labels", BlockText::Form::List, runLabels}}};
    return texts;
}

} // namespace timestep
