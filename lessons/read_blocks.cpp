// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read_blocks.h"

#include "lessons/text.h"

namespace timestep {

std::string readId(const Yaml& yaml, std::string_view what) {
    const std::string& id = yaml.asText(what);
    const bool good = id.front() != '-' &&
                      id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
    if (!good)
        throw yaml.error(Sentence(
            TRANSLATABLE("fault", "an id consists of small letters, digits and hyphens, not \"%1\""), id));
    return id;
}

Tolerance readTolerance(const Yaml& yaml, std::string_view what) {
    Tolerance tolerance;
    Yaml number = yaml;
    if (number.text.ends_with('%')) {
        tolerance.relative = true;
        number.text = std::string(trimmed(number.text.substr(0, number.text.size() - 1)));
    }
    tolerance.amount = number.asNumber(what) * (tolerance.relative ? 0.01 : 1);
    if (tolerance.amount < 0) throw yaml.error(TRANSLATABLE("fault", "a tolerance is not negative"));
    return tolerance;
}

std::string settingText(const Yaml& yaml, std::string_view what) {
    const std::string& text = yaml.asText(what);
    if (yaml.plain && text == "yes") return "true";
    if (yaml.plain && text == "no") return "false";
    return text;
}

std::vector<std::pair<std::string, std::string>> readSettings(const Yaml& yaml, std::string_view what) {
    yaml.expectMap(what);
    std::vector<std::pair<std::string, std::string>> settings;
    for (std::size_t i = 0; i < yaml.keys.size(); ++i)
        settings.emplace_back(yaml.keys[i], settingText(yaml.items[i], yaml.keys[i]));
    return settings;
}

std::string optionalText(const Yaml& yaml, std::string_view key) {
    const Yaml* value = yaml.find(key);
    return value != nullptr ? value->asText(key) : std::string();
}

void setTruth(const Yaml& yaml, std::string_view key, bool& value) {
    if (const Yaml* given = yaml.find(key)) value = given->asTruth(key);
}

} // namespace timestep
