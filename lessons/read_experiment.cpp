// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json.h"
#include "lessons/read_blocks.h"

#include "core/parameter/parameter.h"
#include "core/run/setting_key.h"

#include <cstdint>

namespace timestep {

namespace {

bool looksLikeNumber(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789.+-eE/") == std::string::npos &&
           text.find_first_of("0123456789") != std::string::npos;
}

Json scalarToJson(const Yaml& yaml) {
    if (!yaml.plain) return yaml.text;
    if (yaml.text == "true" || yaml.text == "yes") return true;
    if (yaml.text == "false" || yaml.text == "no") return false;
    if (!looksLikeNumber(yaml.text)) return yaml.text;
    try {
        const double value = parseNumber(yaml.text);
        constexpr double exactWhole = 9007199254740992.0; // 2^53
        if (yaml.text.find_first_of("./eE") == std::string::npos && value >= -exactWhole &&
            value <= exactWhole)
            return static_cast<std::int64_t>(value);
        return value;
    } catch (const InputError&) {
        return yaml.text;
    }
}

Json toJson(const Yaml& yaml) {
    switch (yaml.kind) {
    case Yaml::Kind::Nothing:
        return nullptr;
    case Yaml::Kind::Scalar:
        return scalarToJson(yaml);
    case Yaml::Kind::List: {
        Json list = Json::array();
        for (const Yaml& item : yaml.items) list.push_back(toJson(item));
        return list;
    }
    case Yaml::Kind::Map:
        break;
    }
    Json map = Json::object();
    for (std::size_t i = 0; i < yaml.keys.size(); ++i) map[yaml.keys[i]] = toJson(yaml.items[i]);
    return map;
}

/// The value that a path like "runs/0/step" names, or the nearest one around it.
const Yaml& follow(const Yaml& yaml, const std::string& path) {
    const Yaml* here = &yaml;
    std::size_t begin = 0;
    while (begin < path.size()) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string key = path.substr(begin, end - begin);
        const Yaml* next = here->find(key);
        if (here->kind == Yaml::Kind::List && !key.empty() && key.size() < 9 &&
            key.find_first_not_of("0123456789") == std::string::npos) {
            const auto index = static_cast<std::size_t>(std::stoul(key));
            if (index < here->items.size()) next = &here->items[index];
        }
        if (next == nullptr) break;
        here = next;
        begin = end + 1;
    }
    return *here;
}

/// The same complaint at the place of the value that its path names.
InputError placed(const InputError& error, const Yaml& yaml) {
    InputError result = follow(yaml, error.path).error(error.what());
    result.path = error.path;
    return result;
}

Experiment readLike(const Yaml& yaml, const FindExperiment& find) {
    yaml.expectKeys("experiment", {"id", "like", "set"});
    const Yaml& like = *yaml.find("like");
    const Experiment* other = find(like.asText("like"));
    if (other == nullptr) throw like.error("there is no experiment \"" + like.text + "\" above");
    Experiment experiment = *other;
    if (const Yaml* set = yaml.find("set")) {
        for (const auto& [key, value] : readSettings(*set, "set")) {
            try {
                setByKey(experiment, key, value);
            } catch (const InputError& error) {
                InputError result = set->find(key)->error(error.what());
                result.path = error.path;
                throw result;
            }
        }
    }
    return experiment;
}

Experiment readInFull(const Yaml& yaml) {
    Json json = toJson(yaml);
    json.erase("id");
    try {
        return experimentFromJson(json);
    } catch (const InputError& error) {
        throw placed(error, yaml);
    }
}

/// The labels of the runs, and those that `set` gives.
TextPlaces runLabels(const Yaml& block, std::string_view) {
    TextPlaces found = textsOfEntries(block.find("runs"), "label");
    if (const Yaml* set = block.find("set"))
        for (std::size_t i = 0; i < set->keys.size(); ++i)
            if (set->keys[i].ends_with("/label")) found.push_back(&set->items[i]);
    return found;
}

} // namespace

ExperimentBlock readExperimentBlock(const Yaml& yaml, const FindExperiment& find) {
    yaml.expectMap("experiment");
    ExperimentBlock block;
    block.id = readId(yaml.required("id", "experiment"), "id");
    block.line = yaml.line;
    block.experiment = yaml.find("like") != nullptr ? readLike(yaml, find) : readInFull(yaml);
    try {
        for (std::size_t run = 0; run < block.experiment.runs.size(); ++run)
            static_cast<void>(makeSimulation(block.experiment, run));
    } catch (const InputError& error) {
        throw placed(error, yaml);
    }
    return block;
}

std::span<const BlockText> experimentTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"labels", BlockText::Form::List, runLabels}}};
    return texts;
}

} // namespace timestep
