// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read_blocks.h"

#include "core/input_error.h"
#include "core/run/setting_key.h"
#include "lessons/text.h"

namespace timestep {

namespace {

void setTruth(const Yaml& yaml, std::string_view key, bool& value) {
    if (const Yaml* given = yaml.find(key)) value = given->asTruth(key);
}

bool isOfOneRun(const Yaml& yaml, const std::string& key) {
    try {
        return SettingKey::parse(key).run.has_value();
    } catch (const InputError& wrong) {
        throw yaml.error(wrong.what());
    }
}

Control readControl(const Yaml& yaml) {
    Control control;
    if (yaml.kind == Yaml::Kind::Scalar) {
        control.key = yaml.asText("show");
        return control;
    }
    yaml.expectKeys("show", {"key", "for", "from", "to", "values", "locked"});
    control.key = yaml.required("key", "show").asText("key");
    setTruth(yaml, "locked", control.locked);
    if (const Yaml* runs = yaml.find("for")) {
        const std::string& name = runs->asText("for");
        if (name != "all" && name != "each") throw runs->error("a control is for all runs or for each");
        control.runs = name == "all" ? Control::For::All : Control::For::Each;
        if (isOfOneRun(yaml, control.key))
            throw runs->error("\"" + control.key + "\" is a control of one run");
    }
    if (const Yaml* values = yaml.find("values")) {
        if (yaml.find("from") != nullptr || yaml.find("to") != nullptr)
            throw values->error("a control has either values or a range");
        values->expectList("values");
        if (values->items.empty()) throw values->error("a control needs values to choose from");
        for (const Yaml& value : values->items) control.values.push_back(settingText(value, "values"));
        return control;
    }
    if (const Yaml* from = yaml.find("from")) control.lower = from->asNumber("from");
    if (const Yaml* to = yaml.find("to")) control.upper = to->asNumber("to");
    if (control.lower.has_value() != control.upper.has_value() ||
        (control.lower && !(*control.lower < *control.upper)))
        throw yaml.error("the range of a control begins (from) below its end (to)");
    return control;
}

CodeForm readForm(const Yaml& yaml) {
    yaml.expectKeys("compare", {"run", "name", "lines"});
    CodeForm form;
    if (const Yaml* run = yaml.find("run")) {
        for (const char* key : {"name", "lines"})
            if (const Yaml* own = yaml.find(key)) throw own->error("the code of a run has a name and lines");
        form.run = run->asWhole("run", 0, 63);
        return form;
    }
    form.name = yaml.required("name", "compare").asText("name");
    for (const std::string_view line : splitLines(yaml.required("lines", "compare").asText("lines")))
        form.lines.emplace_back(line);
    return form;
}

} // namespace

ControlsBlock readControls(const Yaml& yaml) {
    yaml.expectKeys("controls", {"id", "show"});
    ControlsBlock block;
    block.line = yaml.line;
    block.id = readId(yaml.required("id", "controls"), "id");
    const Yaml& list = yaml.required("show", "controls");
    list.expectList("show");
    for (const Yaml& item : list.items) {
        block.controls.push_back(readControl(item));
        for (std::size_t i = 0; i + 1 < block.controls.size(); ++i)
            if (block.controls[i].key == block.controls.back().key)
                throw item.error("the control \"" + block.controls[i].key + "\" is shown twice");
    }
    return block;
}

BoxBlock readBox(const Yaml& yaml) {
    yaml.expectKeys("box", {"id", "kind", "title", "text", "open", "picture"});
    BoxBlock box;
    box.line = yaml.line;
    box.id = readId(yaml.required("id", "box"), "id");
    const Yaml& kind = yaml.required("kind", "box");
    const std::string& name = kind.asText("kind");
    if (name != "aside" && name != "model-world")
        throw kind.error("the kind of a box is aside or model-world");
    box.kind = name == "aside" ? BoxBlock::Kind::Aside : BoxBlock::Kind::ModelWorld;
    box.title = optionalText(yaml, "title");
    if (box.title.empty() && box.kind == BoxBlock::Kind::Aside)
        static_cast<void>(yaml.required("title", "box"));
    box.text = yaml.required("text", "box").asText("text");
    setTruth(yaml, "open", box.open);
    if (const Yaml* picture = yaml.find("picture")) box.picture = readPicture(*picture);
    return box;
}

CodeBlock readCode(const Yaml& yaml) {
    yaml.expectKeys("code", {"id", "run", "compare", "show"});
    CodeBlock code;
    code.line = yaml.line;
    code.id = readId(yaml.required("id", "code"), "id");
    if (const Yaml* run = yaml.find("run")) code.run = run->asWhole("run", 0, 63);
    setTruth(yaml, "show", code.show);
    if (const Yaml* compare = yaml.find("compare")) {
        if (yaml.find("run") != nullptr) throw compare->error("code is that of one run, or compares several");
        compare->expectList("compare");
        if (compare->items.size() < 2 || compare->items.size() > 3)
            throw compare->error("two or three pieces of code are compared");
        for (const Yaml& form : compare->items) code.compare.push_back(readForm(form));
    }
    return code;
}

} // namespace timestep
