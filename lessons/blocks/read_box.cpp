// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

namespace {

/// The texts of the picture in a box.
TextPlaces ofPicture(const Json& block, std::string_view key) {
    const Json* picture = block.find("picture");
    if (picture == nullptr) return {};
    for (const BlockText& text : pictureTexts())
        if (text.key == key) return text.find(*picture, key);
    return {};
}

} // namespace

BoxBlock readBox(const Json& yaml, const FindExperiment& find) {
    yaml.expectKeys("box", {"id", "kind", "title", "text", "open", "picture"});
    BoxBlock box;
    box.line = yaml.origin().line;
    box.id = readId(yaml.required("id", "box"), "id");
    const Json& kind = yaml.required("kind", "box");
    const std::string& name = kind.asText("kind");
    if (name != "aside" && name != "model-world")
        throw kind.error(TRANSLATABLE("fault", "the kind of a box is aside or model-world"));
    box.kind = name == "aside" ? BoxBlock::Kind::Aside : BoxBlock::Kind::ModelWorld;
    box.title = optionalText(yaml, "title");
    if (box.title.empty() && box.kind == BoxBlock::Kind::Aside)
        static_cast<void>(yaml.required("title", "box"));
    box.text = yaml.required("text", "box").asText("text");
    setTruth(yaml, "open", box.open);
    if (const Json* picture = yaml.find("picture")) box.picture = readPicture(*picture, find);
    return box;
}

ExplanationBlock readExplanation(const Json& yaml, const FindExperiment& find) {
    yaml.expectKeys("explanation", {"id", "after", "text", "picture"});
    ExplanationBlock explanation;
    explanation.line = yaml.origin().line;
    explanation.id = readId(yaml.required("id", "explanation"), "id");
    explanation.after = readId(yaml.required("after", "explanation"), "after");
    explanation.text = yaml.required("text", "explanation").asText("text");
    if (const Json* picture = yaml.find("picture")) explanation.picture = readPicture(*picture, find);
    return explanation;
}

std::span<const BlockText> boxTexts() {
    static constexpr std::array<BlockText, 4> texts{{{"title", BlockText::Form::One},
                                                     {"text", BlockText::Form::One},
                                                     {"description", BlockText::Form::One, ofPicture},
                                                     {"labels", BlockText::Form::List, ofPicture}}};
    return texts;
}

} // namespace timestep
