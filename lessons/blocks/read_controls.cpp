// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

namespace timestep {

namespace {

bool isOfOneRun(const Json& yaml, const std::string& key) {
    try {
        return SettingKey::parse(key).run.has_value();
    } catch (const InputError& wrong) {
        throw yaml.error(wrong.message);
    }
}

Control readControl(const Json& yaml) {
    Control control;
    if (yaml.is_scalar()) {
        control.key = yaml.asText("show");
        return control;
    }
    yaml.expectKeys("show", {"key", "for", "from", "to", "values", "locked"});
    control.key = yaml.required("key", "show").asText("key");
    setTruth(yaml, "locked", control.locked);
    if (const Json* runs = yaml.find("for")) {
        const std::string& name = runs->asText("for");
        if (name != "all" && name != "each")
            throw runs->error(TRANSLATABLE("fault", "a control is for all runs or for each"));
        control.runs = name == "all" ? Control::For::All : Control::For::Each;
        if (isOfOneRun(yaml, control.key))
            throw runs->error(Sentence(TRANSLATABLE("fault", "\"%1\" is a control of one run"), control.key));
    }
    if (const Json* values = yaml.find("values")) {
        if (yaml.find("from") != nullptr || yaml.find("to") != nullptr)
            throw values->error(TRANSLATABLE("fault", "a control has either values or a range"));
        values->expectList("values");
        if (values->list().empty())
            throw values->error(TRANSLATABLE("fault", "a control needs values to choose from"));
        for (const Json& value : values->list()) control.values.push_back(settingText(value, "values"));
        return control;
    }
    if (const Json* from = yaml.find("from")) control.lower = from->asNumber("from");
    if (const Json* to = yaml.find("to")) control.upper = to->asNumber("to");
    if (control.lower.has_value() != control.upper.has_value() ||
        (control.lower && !(*control.lower < *control.upper)))
        throw yaml.error(TRANSLATABLE("fault", "the range of a control begins (from) below its end (to)"));
    return control;
}

} // namespace

ControlsBlock readControls(const Json& yaml) {
    yaml.expectKeys("controls", {"id", "show"});
    ControlsBlock block;
    block.line = yaml.origin().line;
    block.id = readId(yaml.required("id", "controls"), "id");
    const Json& list = yaml.required("show", "controls");
    list.expectList("show");
    for (const Json& item : list.list()) {
        block.controls.push_back(readControl(item));
        for (std::size_t i = 0; i + 1 < block.controls.size(); ++i)
            if (block.controls[i].key == block.controls.back().key)
                throw item.error(Sentence(TRANSLATABLE("fault", "the control \"%1\" is shown twice"),
                                          block.controls[i].key));
    }
    return block;
}

} // namespace timestep
