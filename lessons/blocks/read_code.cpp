// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include "lessons/text/text.h"

#include <array>

namespace timestep {

namespace {

CodeForm readForm(const Json& yaml) {
    yaml.expectKeys("compare", {"run", "name", "lines"});
    CodeForm form;
    if (const Json* run = yaml.find("run")) {
        for (const char* key : {"name", "lines"})
            if (const Json* own = yaml.find(key))
                throw own->error(TRANSLATABLE("fault", "the code of a run has a name and lines"));
        form.run = run->asWhole("run", 0, 63);
        return form;
    }
    form.name = yaml.required("name", "compare").asText("name");
    for (const std::string_view line : splitLines(yaml.required("lines", "compare").asText("lines")))
        form.lines.emplace_back(line);
    return form;
}

TextPlaces codeNames(const Json& block, std::string_view) {
    return textsOfEntries(block.find("compare"), "name");
}

} // namespace

CodeBlock readCode(const Json& yaml) {
    yaml.expectKeys("code", {"id", "run", "compare", "show"});
    CodeBlock code;
    code.line = yaml.origin().line;
    code.id = readId(yaml.required("id", "code"), "id");
    if (const Json* run = yaml.find("run")) code.run = run->asWhole("run", 0, 63);
    setTruth(yaml, "show", code.show);
    if (const Json* compare = yaml.find("compare")) {
        if (yaml.find("run") != nullptr)
            throw compare->error(TRANSLATABLE("fault", "code is that of one run, or compares several"));
        compare->expectList("compare");
        if (compare->list().size() < 2 || compare->list().size() > 3)
            throw compare->error(TRANSLATABLE("fault", "two or three pieces of code are compared"));
        for (const Json& form : compare->list()) code.compare.push_back(readForm(form));
    }
    return code;
}

MicroscopeBlock readMicroscope(const Json& yaml) {
    yaml.expectKeys("microscope", {"id", "run"});
    MicroscopeBlock microscope;
    microscope.line = yaml.origin().line;
    microscope.id = readId(yaml.required("id", "microscope"), "id");
    if (const Json* run = yaml.find("run")) microscope.run = run->asWhole("run", 0, 63);
    return microscope;
}

std::span<const BlockText> codeTexts() {
    static constexpr std::array<BlockText, 1> texts{{{.key = "names", .find = codeNames}}};
    return texts;
}

} // namespace timestep
