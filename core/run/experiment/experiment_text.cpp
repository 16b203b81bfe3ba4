// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment.h"

namespace timestep {

Experiment experimentFromText(std::string_view text, const std::string& file) {
    constexpr std::string_view csvMark = "# experiment: ";
    const std::size_t mark = text.substr(0, 4096).find(csvMark);
    if (text.starts_with("#") && mark != std::string_view::npos) {
        const std::string_view rest = text.substr(mark + csvMark.size());
        text = rest.substr(0, rest.find('\n'));
    }
    const Json json = jsonFromText(text, file);
    try {
        const Json* const carried = json.find("experiment");
        return experimentFromJson(carried != nullptr ? *carried : json);
    } catch (InputError& error) {
        error.file = file;
        throw;
    }
}

} // namespace timestep
