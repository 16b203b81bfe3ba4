// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/translation.h"

#include "lessons/prose.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace timestep {

namespace {

/// The texts of each kind of block that a translation gives. "columns" and "labels" stand for what the
/// original nests in "table" and "lines".
std::vector<std::string_view> textKeys(std::string_view kind) {
    if (kind == "front matter") return {"title", "aha", "chart-caption"};
    if (kind == "question") return {"ask", "choices", "columns", "feedback", "hints", "solution", "model"};
    if (kind == "plot") return {"title", "labels"};
    if (kind == "box") return {"title", "text"};
    return {"text"};
}

/// The value in the original that a key of the translation replaces; null if it has none.
Yaml* counterpart(Yaml& original, std::string_view key) {
    Yaml* where = &original;
    std::string_view name = key;
    if (key == "columns") where = original.find("table");
    if (key == "labels") name = "lines";
    return where != nullptr ? where->find(name) : nullptr;
}

void replaceText(Yaml& original, const Yaml& translation, std::string_view key) {
    static_cast<void>(translation.asText(key));
    original = translation;
}

void expectLength(const Yaml& translation, std::size_t length, std::string_view key) {
    translation.expectList(key);
    if (translation.items.size() != length)
        throw translation.error("\"" + std::string(key) + "\" has " +
                                std::to_string(translation.items.size()) + " entries here and " +
                                std::to_string(length) + " in lesson.md");
}

void replaceChoices(Yaml& original, const Yaml& translation) {
    expectLength(translation, original.items.size(), "choices");
    for (std::size_t i = 0; i < original.items.size(); ++i) {
        Yaml& to = original.items[i];
        const Yaml& from = translation.items[i];
        from.expectKeys("choices", {"id", "text", "feedback"});
        const Yaml& id = from.required("id", "choices");
        if (to.find("id") == nullptr || to.find("id")->text != id.text)
            throw id.error("\"" + id.text + "\" is another choice than the one at this place in lesson.md");
        for (const char* key : {"text", "feedback"}) {
            const Yaml* text = from.find(key);
            Yaml* old = counterpart(to, key);
            if (text == nullptr && old == nullptr) continue;
            if (text == nullptr) throw from.error(std::string("\"") + key + "\" is missing in \"choices\"");
            if (old == nullptr)
                throw text->error(std::string("lesson.md has no \"") + key + "\" for this choice");
            replaceText(*old, *text, key);
        }
    }
}

/// Lists of texts: hints, column headings; and the texts within lists of values: typical answers, reference
/// lines.
void replaceList(Yaml& original, const Yaml& translation, std::string_view key, const char* inner) {
    std::vector<Yaml*> texts;
    for (Yaml& item : original.items) {
        if (inner == nullptr)
            texts.push_back(&item);
        else if (Yaml* text = item.find(inner))
            texts.push_back(text);
    }
    expectLength(translation, texts.size(), key);
    for (std::size_t i = 0; i < texts.size(); ++i) replaceText(*texts[i], translation.items[i], key);
}

/// Puts the texts of a translation's block into the original's.
void replaceTexts(Yaml& original, const Yaml& translation, std::string_view kind) {
    const auto keys = textKeys(kind);
    for (std::size_t i = 0; i < translation.keys.size(); ++i) {
        const std::string& key = translation.keys[i];
        if (key != "id" && std::find(keys.begin(), keys.end(), key) == keys.end())
            throw translation.items[i].error("\"" + key +
                                             "\" comes from lesson.md: a translation holds texts only");
    }
    for (const std::string_view key : keys) {
        const Yaml* text = translation.find(key);
        Yaml* old = counterpart(original, key);
        const bool labelled =
            old != nullptr &&
            (key != "labels" || std::any_of(old->items.begin(), old->items.end(),
                                            [](const Yaml& line) { return line.find("label") != nullptr; }));
        if (text == nullptr && !labelled) continue;
        if (text == nullptr)
            throw translation.error("\"" + std::string(key) + "\" is missing here; lesson.md has it");
        if (old == nullptr) throw text->error("lesson.md has no \"" + std::string(key) + "\" here");
        if (key == "choices")
            replaceChoices(*old, *text);
        else if (key == "feedback" || key == "labels")
            replaceList(*old, *text, key, key == "labels" ? "label" : "text");
        else if (key == "hints" || key == "columns")
            replaceList(*old, *text, key, nullptr);
        else
            replaceText(*old, *text, key);
    }
}

/// A block's entries: itself, or the checks of a list.
std::vector<const Yaml*> entriesOf(const DocumentPart& part) {
    if (part.yaml.kind != Yaml::Kind::List) return {&part.yaml};
    std::vector<const Yaml*> entries;
    for (const Yaml& item : part.yaml.items) entries.push_back(&item);
    return entries;
}

bool hasTexts(const std::string& kind, const Yaml& yaml) {
    return kind == "question" || kind == "plot" || kind == "box" ||
           (kind == "check" && yaml.find("text") != nullptr);
}

std::string idOf(const Yaml& yaml) {
    const Yaml* id = yaml.find("id");
    return id != nullptr ? id->text : std::string();
}

/// One part per block that has texts, so that checks in a list can be told apart.
std::vector<DocumentPart> singled(const std::vector<DocumentPart>& parts) {
    std::vector<DocumentPart> result;
    for (const DocumentPart& part : parts)
        for (const Yaml* entry : entriesOf(part)) {
            DocumentPart one = part;
            one.yaml = *entry;
            result.push_back(std::move(one));
        }
    return result;
}

std::vector<std::string> linksIn(const Document& document, std::size_t step) {
    std::vector<std::string> links;
    for (const PlacedText& text : proseOf(document))
        if (text.step == step)
            for (const TextPiece& link : actionLinksOf(text.text)) links.push_back(link.text);
    std::sort(links.begin(), links.end());
    return links;
}

/// The step with the translation's prose, in the translation's order of prose and blocks. A block without
/// texts stands before the block with texts that it stands before in the original.
DocumentStep translatedStep(const DocumentStep& original, const DocumentStep& translation) {
    DocumentStep step = original;
    step.title = translation.title;
    step.file = translation.file;
    step.line = translation.line;
    step.parts.clear();
    std::vector<DocumentPart> blocks;
    std::vector<std::pair<std::size_t, DocumentPart>> mute; // and the number of blocks with texts before it
    for (DocumentPart& part : singled(original.parts)) {
        if (hasTexts(part.kind, part.yaml))
            blocks.push_back(std::move(part));
        else if (!part.kind.empty())
            mute.emplace_back(blocks.size(), std::move(part));
    }
    std::size_t next = 0;
    const auto addMute = [&] {
        for (auto& [before, part] : mute)
            if (before == next) step.parts.push_back(std::move(part));
    };
    for (DocumentPart& part : singled(translation.parts)) {
        if (part.kind.empty()) {
            step.parts.push_back(std::move(part));
            continue;
        }
        const std::string id = idOf(part.yaml);
        if (!std::any_of(blocks.begin(), blocks.end(), [&](const DocumentPart& block) {
                return block.kind == part.kind && idOf(block.yaml) == id;
            }))
            throw part.yaml.error("lesson.md has no " + part.kind + " \"" + id +
                                  "\" with texts in the step \"" + original.id + "\"");
        if (next >= blocks.size() || idOf(blocks[next].yaml) != id)
            throw part.yaml.error("the " + part.kind + " \"" + id +
                                  "\" stands at another place than in lesson.md");
        addMute();
        DocumentPart merged = blocks[next++];
        replaceTexts(merged.yaml, part.yaml, part.kind);
        step.parts.push_back(std::move(merged));
    }
    if (next < blocks.size())
        throw errorAtLine(translation.file, translation.line,
                          "the " + blocks[next].kind + " \"" + idOf(blocks[next].yaml) +
                              "\" of this step is missing");
    addMute();
    return step;
}

} // namespace

Document translated(const Document& original, const Document& translation, const std::string& language) {
    Document result = original;
    const Yaml* id = translation.front.find("id");
    const Yaml* originalId = original.front.find("id");
    if (id == nullptr || originalId == nullptr || id->text != originalId->text)
        throw(id != nullptr ? *id : translation.front).error("the id must be that of lesson.md");
    replaceTexts(result.front, translation.front, "front matter");
    Yaml name = translation.front;
    name.kind = Yaml::Kind::Scalar;
    name.text = language;
    if (Yaml* given = result.front.find("language")) {
        *given = name;
    } else {
        result.front.keys.emplace_back("language");
        result.front.items.push_back(name);
    }
    for (std::size_t i = 0; i < original.steps.size(); ++i) {
        const int lastLine = translation.steps.back().line;
        if (i >= translation.steps.size())
            throw errorAtLine(translation.file, lastLine,
                              "the step \"" + original.steps[i].id + "\" is missing after this");
        const DocumentStep& step = translation.steps[i];
        if (step.id != original.steps[i].id || step.kind != original.steps[i].kind)
            throw errorAtLine(translation.file, step.line,
                              "the step at this place in lesson.md is {#" + original.steps[i].id + " ." +
                                  std::string(stepKindId(original.steps[i].kind)) + "}");
        result.steps[i] = translatedStep(original.steps[i], step);
        if (linksIn(original, i) != linksIn(translation, i))
            throw errorAtLine(translation.file, step.line,
                              "the links of this step do something else than those in lesson.md");
    }
    if (translation.steps.size() > original.steps.size())
        throw errorAtLine(translation.file, translation.steps[original.steps.size()].line,
                          "lesson.md has no step at this place");
    return result;
}

} // namespace timestep
