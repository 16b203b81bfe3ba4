// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/translation.h"

#include "lessons/document/prose.h"
#include "lessons/text/decimal_sign.h"
#include "lessons/text/faults.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

namespace {

/// The places of a translated key in a document that may be changed.
std::vector<Json*> placesIn(Json& original, const BlockText& text) {
    std::vector<Json*> places;
    for (const Json* place : text.find(original, text.key)) places.push_back(const_cast<Json*>(place));
    return places;
}

/// Writes the numbers in cells with the decimal sign of the language.
void localizeNumbers(Json& question, const std::string& language) {
    for (const Json* cell : givenCells(question))
        if (cell->written().find_first_not_of("0123456789.-") == std::string::npos)
            rewrite(const_cast<Json&>(*cell), withDecimalSign(cell->written(), language),
                    cell->origin().plain);
}

void replaceText(Json& original, const Json& translation, std::string_view key) {
    static_cast<void>(translation.asText(key));
    original = translation;
}

void expectLength(const Json& translation, std::size_t length, std::string_view key) {
    translation.expectList(key);
    if (translation.list().size() != length)
        throw translation.error(
            Sentence(TRANSLATABLE("fault", "\"%1\" has %2 entries here and %3 in lesson.md"), key,
                     translation.list().size(), length));
}

InputError missing(const Json& translation, std::string_view key) {
    return translation.error(
        Sentence(TRANSLATABLE("fault", "\"%1\" is missing here; lesson.md has it"), key));
}

InputError superfluous(const Json& translation, std::string_view key) {
    return translation.error(Sentence(TRANSLATABLE("fault", "lesson.md has no \"%1\" here"), key));
}

void replaceChoices(Json& original, const Json& translation) {
    expectLength(translation, original.list().size(), "choices");
    for (std::size_t i = 0; i < original.list().size(); ++i) {
        Json& to = original.list()[i];
        const Json& from = translation.list()[i];
        from.expectKeys("choices", {"id", "text", "feedback"});
        const Json& id = from.required("id", "choices");
        if (to.find("id") == nullptr || to.find("id")->written() != id.written())
            throw id.error(Sentence(
                TRANSLATABLE("fault", "\"%1\" is another choice than the one at this place in lesson.md"),
                id.written()));
        for (const char* key : {"text", "feedback"}) {
            const Json* text = from.find(key);
            Json* old = to.find(key);
            if (text == nullptr && old == nullptr) continue;
            if (text == nullptr)
                throw from.error(Sentence(TRANSLATABLE("fault", "\"%1\" is missing in \"choices\""), key));
            if (old == nullptr)
                throw text->error(
                    Sentence(TRANSLATABLE("fault", "lesson.md has no \"%1\" for this choice"), key));
            replaceText(*old, *text, key);
        }
    }
}

/// Replaces the texts of one key of a translation: all that the original has there, or none.
void replaceKey(Json& original, const Json& translation, const BlockText& key) {
    const Json* given = translation.find(key.key);
    const std::vector<Json*> places = placesIn(original, key);
    if (given == nullptr && places.empty()) return;
    if (given == nullptr) throw missing(translation, key.key);
    if (places.empty()) throw superfluous(*given, key.key);
    switch (key.form) {
    case BlockText::Form::One:
        return replaceText(*places.front(), *given, key.key);
    case BlockText::Form::Choices:
        return replaceChoices(*original.find(key.key), *given);
    case BlockText::Form::List:
        break;
    }
    expectLength(*given, places.size(), key.key);
    for (std::size_t i = 0; i < places.size(); ++i) replaceText(*places[i], given->list()[i], key.key);
}

/// Puts the texts of a translation's block into the original's.
void replaceTexts(Json& original, const Json& translation, std::span<const BlockText> keys) {
    for (const auto& member : translation.is_object() ? translation.items() : Json::Members()) {
        const std::string& key = member.first;
        if (key != "id" &&
            std::none_of(keys.begin(), keys.end(), [&](const BlockText& known) { return known.key == key; }))
            throw member.second.error(Sentence(
                TRANSLATABLE("fault", "\"%1\" comes from lesson.md: a translation holds texts only"), key));
    }
    for (const BlockText& key : keys) replaceKey(original, translation, key);
}

std::string idOf(const Json& yaml) {
    const Json* id = yaml.find("id");
    return id != nullptr ? id->written() : std::string();
}

/// One part for each block: each check of a list becomes a part of its own.
std::vector<DocumentPart> singled(const std::vector<DocumentPart>& parts) {
    std::vector<DocumentPart> result;
    for (const DocumentPart& part : parts) {
        if (part.kind == nullptr) result.push_back(part);
        for (const Json* entry : part.entries()) {
            DocumentPart one = part;
            one.yaml = *entry;
            result.push_back(std::move(one));
        }
    }
    return result;
}

/// The links of each step, sorted.
std::vector<std::vector<std::string>> linksIn(const Document& document) {
    std::vector<std::vector<std::string>> links(document.steps.size());
    for (const PlacedText& text : proseOf(document))
        for (const TextPiece& link : actionLinksOf(text.text)) links[text.step].push_back(link.text);
    for (auto& step : links) std::sort(step.begin(), step.end());
    return links;
}

/// The step with the translation's prose, in the translation's order of prose and blocks. A block without
/// texts comes before the same block with texts as in the original.
DocumentStep translatedStep(const DocumentStep& original, const DocumentStep& translation,
                            const std::string& language, Faults& faults) {
    DocumentStep step = original;
    step.title = translation.title;
    step.file = translation.file;
    step.line = translation.line;
    step.parts.clear();
    std::vector<DocumentPart> blocks;
    std::vector<std::pair<std::size_t, DocumentPart>> mute; // and the number of blocks with texts before it
    for (DocumentPart& part : singled(original.parts)) {
        if (part.kind == nullptr) continue;
        if (!textsOf(part.kind->texts(), part.yaml).empty())
            blocks.push_back(std::move(part));
        else
            mute.emplace_back(blocks.size(), std::move(part));
    }
    std::size_t next = 0;
    const auto addMute = [&] {
        for (auto& [before, part] : mute)
            if (before == next) step.parts.push_back(std::move(part));
    };
    for (DocumentPart& part : singled(translation.parts)) {
        if (part.kind == nullptr) {
            step.parts.push_back(std::move(part));
            continue;
        }
        const std::string id = idOf(part.yaml);
        const std::string name = std::string(part.kind->word) + " \"" + id + "\"";
        if (!std::any_of(blocks.begin(), blocks.end(), [&](const DocumentPart& block) {
                return block.kind == part.kind && idOf(block.yaml) == id;
            }))
            throw part.yaml.error(
                Sentence(TRANSLATABLE("fault", "lesson.md has no %1 with texts in the step \"%2\""), name,
                         original.id));
        if (next >= blocks.size() || idOf(blocks[next].yaml) != id)
            throw part.yaml.error(
                Sentence(TRANSLATABLE("fault", "the %1 is at another place than in lesson.md"), name));
        addMute();
        DocumentPart merged = blocks[next++];
        faults.attempt([&] { replaceTexts(merged.yaml, part.yaml, part.kind->texts()); });
        localizeNumbers(merged.yaml, language);
        step.parts.push_back(std::move(merged));
    }
    if (next < blocks.size())
        throw errorAtLine(translation.file, translation.line,
                          Sentence(TRANSLATABLE("fault", "the %1 \"%2\" of this step is missing"),
                                   blocks[next].kind->word, idOf(blocks[next].yaml)));
    addMute();
    return step;
}

} // namespace

Document translated(const Document& original, const Document& translation, const std::string& language,
                    std::vector<InputError>* list) {
    Faults faults(list);
    Document result = original;
    if (original.broken || translation.broken) return result; // what is missing was reported
    const Json* id = translation.front.find("id");
    const Json* originalId = original.front.find("id");
    if (id == nullptr || originalId == nullptr || id->written() != originalId->written())
        throw(id != nullptr ? *id : translation.front)
            .error(TRANSLATABLE("fault", "the id must be that of lesson.md"));
    faults.attempt([&] { replaceTexts(result.front, translation.front, frontTexts()); });
    Json name = translation.front;
    rewrite(name, language, false);
    result.front["language"] = name;
    for (std::size_t i = 0; i < original.steps.size(); ++i) {
        const int lastLine = translation.steps.back().line;
        if (i >= translation.steps.size())
            throw errorAtLine(translation.file, lastLine,
                              Sentence(TRANSLATABLE("fault", "the step \"%1\" is missing after this"),
                                       original.steps[i].id));
        const DocumentStep& step = translation.steps[i];
        if (step.id != original.steps[i].id || step.kind != original.steps[i].kind)
            throw errorAtLine(
                translation.file, step.line,
                Sentence(TRANSLATABLE("fault", "the step at this place in lesson.md is {#%1 .%2}"),
                         original.steps[i].id, stepKindId(original.steps[i].kind)));
        faults.attempt([&] { result.steps[i] = translatedStep(original.steps[i], step, language, faults); });
    }
    if (translation.steps.size() > original.steps.size())
        throw errorAtLine(translation.file, translation.steps[original.steps.size()].line,
                          TRANSLATABLE("fault", "lesson.md has no step at this place"));
    const auto wanted = linksIn(original), found = linksIn(result);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (found[i] != wanted[i])
            faults.add(errorAtLine(
                translation.file, translation.steps[i].line,
                TRANSLATABLE("fault", "the links of this step do something else than those in lesson.md")));
    return result;
}

} // namespace timestep
