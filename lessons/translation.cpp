// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/translation.h"

#include "lessons/prose.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace timestep {

namespace {

/// The texts of each kind of block that a translation gives. "columns", "cells", "labels" and "names" stand
/// for what the original nests in "table", in axes and lists, and in "compare".
std::vector<std::string_view> textKeys(std::string_view kind) {
    if (kind == "front matter") return {"title", "aha", "chart-caption"};
    if (kind == "question")
        return {"ask", "choices", "columns", "cells", "feedback", "hints", "solution", "model"};
    if (kind == "experiment") return {"labels"};
    if (kind == "plot") return {"title", "labels"};
    if (kind == "box") return {"title", "text", "description", "labels"};
    if (kind == "picture") return {"description", "labels"};
    if (kind == "code") return {"names"};
    return {"text"};
}

/// The value in the original that a key of the translation replaces; null if it has none.
Yaml* counterpart(Yaml& original, std::string_view key) {
    Yaml* where = key == "columns" ? original.find("table") : &original;
    if (Yaml* picture = original.find("picture"); picture != nullptr && key == "description") where = picture;
    return where != nullptr ? where->find(key) : nullptr;
}

/// True where a letter begins: of ASCII, or beyond it and no sign such as × or − (Latin-1 signs, U+2000 to
/// U+2FFF).
bool isLetterAt(std::string_view text, std::size_t byte) {
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = at(byte);
    if (first < 0x80U) return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (first == 0xC3U) return at(byte + 1) != 0x97U && at(byte + 1) != 0xB7U; // × and ÷
    return first > 0xC3U && first != 0xE2U;
}

/// True if a cell of a table says something: a letter outside formulas and expressions.
bool holdsWords(std::string_view text) {
    bool formula = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with("{= ")) i = std::min(text.find('}', i), text.size() - 1);
        if (text[i] == '$') formula = !formula;
        if (!formula && isLetterAt(text, i)) return true;
    }
    return false;
}

/// The cells of a table that are given.
std::vector<Yaml*> givenCells(Yaml& question) {
    std::vector<Yaml*> cells;
    Yaml* table = question.find("table");
    Yaml* rows = table != nullptr ? table->find("rows") : nullptr;
    if (rows == nullptr) return cells;
    for (Yaml& row : rows->items)
        for (Yaml& cell : row.items)
            if (cell.kind == Yaml::Kind::Scalar && !(cell.plain && cell.text == "blank"))
                cells.push_back(&cell);
    return cells;
}

/// Numbers in cells get the decimal sign of the language.
void localizeNumbers(Yaml& question, const std::string& language) {
    if (language != "de") return;
    for (Yaml* cell : givenCells(question))
        if (cell->text.find_first_not_of("0123456789.-") == std::string::npos)
            std::replace(cell->text.begin(), cell->text.end(), '.', ',');
}

/// The texts that a list of the translation stands for, wherever the original nests them.
std::vector<Yaml*> nestedTexts(Yaml& original, std::string_view key) {
    std::vector<Yaml*> texts;
    if (key == "cells") {
        for (Yaml* cell : givenCells(original))
            if (holdsWords(cell->text)) texts.push_back(cell);
        return texts;
    }
    if (key == "names") {
        if (Yaml* compare = original.find("compare"))
            for (Yaml& form : compare->items)
                if (Yaml* name = form.find("name")) texts.push_back(name);
        return texts;
    }
    Yaml* picture = original.find("picture");
    Yaml& labelled = picture != nullptr ? *picture : original;
    for (const char* axis : {"x", "y"})
        if (Yaml* given = labelled.find(axis))
            if (Yaml* label = given->find("label")) texts.push_back(label);
    for (const char* list : {"curves", "bars", "lines", "runs"})
        if (Yaml* entries = labelled.find(list))
            for (Yaml& entry : entries->items)
                if (Yaml* label = entry.find("label")) texts.push_back(label);
    if (Yaml* set = original.find("set"))
        for (std::size_t i = 0; i < set->keys.size(); ++i)
            if (set->keys[i].ends_with("/label")) texts.push_back(&set->items[i]);
    return texts;
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

/// Lists of texts: hints, column headings; and the texts within lists of values: typical answers.
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

/// Labels and cells: all of those that the original has, or none.
void replaceNested(Yaml& original, const Yaml& translation, const Yaml* given, std::string_view key) {
    const std::vector<Yaml*> texts = nestedTexts(original, key);
    if (given == nullptr && texts.empty()) return;
    if (given == nullptr)
        throw translation.error("\"" + std::string(key) + "\" is missing here; lesson.md has it");
    if (texts.empty()) throw given->error("lesson.md has no \"" + std::string(key) + "\" here");
    expectLength(*given, texts.size(), key);
    for (std::size_t i = 0; i < texts.size(); ++i) replaceText(*texts[i], given->items[i], key);
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
        if (key == "labels" || key == "cells" || key == "names") {
            replaceNested(original, translation, text, key);
            continue;
        }
        Yaml* old = counterpart(original, key);
        if (text == nullptr && old == nullptr) continue;
        if (text == nullptr)
            throw translation.error("\"" + std::string(key) + "\" is missing here; lesson.md has it");
        if (old == nullptr) throw text->error("lesson.md has no \"" + std::string(key) + "\" here");
        if (key == "choices")
            replaceChoices(*old, *text);
        else if (key == "feedback")
            replaceList(*old, *text, key, "text");
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

bool hasTexts(const std::string& kind, Yaml& yaml) {
    return kind == "question" || kind == "plot" || kind == "box" || kind == "picture" ||
           (kind == "check" && yaml.find("text") != nullptr) ||
           (kind == "experiment" && !nestedTexts(yaml, "labels").empty()) ||
           (kind == "code" && !nestedTexts(yaml, "names").empty());
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
DocumentStep translatedStep(const DocumentStep& original, const DocumentStep& translation,
                            const std::string& language) {
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
        localizeNumbers(merged.yaml, language);
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
        result.steps[i] = translatedStep(original.steps[i], step, language);
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
