// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/run_settings.h"

#include "core/run/experiment/setting_key.h"
#include "widgets/text/text.h"

#include <algorithm>

namespace timestep {

QString settingKey(const QString& id, int run) {
    const auto number = run < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(run));
    return QString::fromStdString(SettingKey{.run = number, .id = id.toStdString()}.text());
}

bool sameMethods(const std::vector<RunSettings>& one, const std::vector<RunSettings>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const auto& a, const auto& b) {
        return a.method.descriptors().data() == b.method.descriptors().data();
    });
}

bool sameControls(const std::vector<RunSettings>& one, const std::vector<RunSettings>& other) {
    return sameMethods(one, other) &&
           std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const auto& a, const auto& b) {
               return a.label == b.label && a.style == b.style && a.step.has_value() == b.step.has_value();
           });
}

std::vector<std::string_view> sharedSettings(const std::vector<RunSettings>& runs,
                                             const std::vector<ControlSpec>& controls) {
    std::vector<std::string_view> ids;
    if (controls.empty() || runs.size() < 2) return ids;
    const auto& first = runs.front().method;
    const auto find = [&controls](const QString& key) {
        return std::find_if(controls.begin(), controls.end(),
                            [&key](const ControlSpec& spec) { return spec.id == key; });
    };
    const auto wanted = [&](const QString& key) { return find(key) != controls.end(); };
    for (const Parameter& parameter : first.descriptors()) {
        const QString id = text(parameter.id);
        bool agree = wanted(id) && find(id)->runs != ControlSpec::Runs::Each;
        const bool always = agree && find(id)->runs == ControlSpec::Runs::All;
        for (std::size_t run = 0; run < runs.size(); ++run) {
            const ParameterValues& method = runs[run].method;
            agree = agree && method.has(parameter.id) &&
                    (always || method[parameter.id] == first[parameter.id]) &&
                    !wanted(settingKey(id, static_cast<int>(run)));
        }
        if (agree) ids.push_back(parameter.id);
    }
    return ids;
}

} // namespace timestep
