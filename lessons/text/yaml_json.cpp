// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/yaml_json.h"

#include "core/parameter/parameter.h"

#include <algorithm>
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

} // namespace

Json jsonOf(const Yaml& yaml) {
    switch (yaml.kind) {
    case Yaml::Kind::Nothing:
        return nullptr;
    case Yaml::Kind::Scalar:
        return scalarToJson(yaml);
    case Yaml::Kind::List: {
        Json list = Json::array();
        for (const Yaml& item : yaml.items) list.push_back(jsonOf(item));
        return list;
    }
    case Yaml::Kind::Map:
        break;
    }
    Json map = Json::object();
    for (std::size_t i = 0; i < yaml.keys.size(); ++i) map[yaml.keys[i]] = jsonOf(yaml.items[i]);
    return map;
}

InputError placedIn(const InputError& error, const Yaml& yaml) {
    InputError result = follow(yaml, error.path).error(error.message);
    result.path = error.path;
    return result;
}

} // namespace timestep
