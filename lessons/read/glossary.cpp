// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/glossary.h"

#include "lessons/blocks/read_blocks.h"
#include "lessons/text/file_path.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"
#include "lessons/text/yaml.h"

#include <algorithm>
#include <filesystem>

namespace timestep {

namespace {

bool isWordByte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80U || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || c == '-';
}

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Whole-word match of `word` at this byte; ignores the case of ASCII letters and the kind of white space.
bool standsAt(std::string_view text, std::size_t at, std::string_view word) {
    if (text.size() - at < word.size()) return false;
    if (at > 0 && isWordByte(text[at - 1])) return false;
    const std::size_t end = at + word.size();
    if (end < text.size() && isWordByte(text[end])) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = text[at + i] == '\n' ? ' ' : text[at + i];
        if (lowered(c) != lowered(word[i])) return false;
    }
    return true;
}

/// The byte after code, a formula, a link, a picture or a line of a table that begins here; `at` if none
/// does. `lastLink`: of the last "](" in the text, so that brackets without a link cost no search each.
std::size_t behindUntouched(std::string_view text, std::size_t at, std::size_t lastLink) {
    const bool lineBegins = at == 0 || text[at - 1] == '\n';
    if (lineBegins && (text[at] == '|' || text[at] == '#')) return std::min(text.find('\n', at), text.size());
    const auto behind = [&](std::string_view mark) {
        const std::size_t close = text.find(mark, at + mark.size());
        return close == std::string_view::npos ? text.size() : close + mark.size();
    };
    for (const std::string_view mark : {"```", "`", "$$", "$"})
        if (text.substr(at).starts_with(mark)) return behind(mark);
    if (text[at] != '[' || lastLink == std::string_view::npos || lastLink < at) return at;
    return std::min(text.find(')', text.find("](", at)), text.size() - 1) + 1;
}

struct Found {
    const GlossaryEntry* entry = nullptr;
    std::size_t length = 0;
};

/// The longest form of a term that is not in `used`.
Found termAt(std::string_view text, std::size_t at, const Glossary& glossary,
             const std::set<std::string>& used) {
    Found found;
    for (const GlossaryEntry& entry : glossary)
        for (const std::string& form : entry.forms)
            if (form.size() > found.length && standsAt(text, at, form)) found = {&entry, form.size()};
    if (found.entry != nullptr && used.contains(found.entry->id)) found.entry = nullptr;
    return found;
}

/// The labels of a picture in the order of its file: axes, curves, lines, bars.
std::vector<std::string*> labelsOf(Picture& picture) {
    std::vector<std::string*> labels;
    const auto add = [&](std::string& label) {
        if (!label.empty()) labels.push_back(&label);
    };
    add(picture.x.label);
    add(picture.y.label);
    for (PictureCurve& curve : picture.curves) add(curve.label);
    for (PictureBars& bars : picture.bars) add(bars.label);
    return labels;
}

/// The picture of the same entry in glossary.yaml, with the description and the labels of this one.
std::optional<Picture> translatedPicture(const Json& item, const std::string& id, const Glossary& original) {
    for (const GlossaryEntry& entry : original) {
        if (entry.id != id || !entry.picture) continue;
        Picture picture = *entry.picture;
        picture.description = item.required("description", "glossary").asText("description");
        const std::vector<std::string*> labels = labelsOf(picture);
        const Json* given = item.find("labels");
        if (given != nullptr) given->expectList("labels");
        if ((given != nullptr ? given->list().size() : 0) != labels.size())
            throw item.error(Sentence(TRANSLATABLE("fault", "the picture has %1 labels"), labels.size()));
        for (std::size_t i = 0; i < labels.size(); ++i) *labels[i] = given->list()[i].asText("labels");
        return picture;
    }
    return std::nullopt;
}

/// The entries of a file; `original`: those of glossary.yaml, where this is a translation.
Glossary readEntries(const std::string& file, const Glossary* original) {
    const std::string text = readTextFile(file);
    const Json list = readYaml({text, file, 1});
    list.expectList("glossary");
    Glossary glossary;
    for (const Json& item : list.list()) {
        if (original == nullptr)
            item.expectKeys("glossary", {"id", "term", "forms", "text", "picture"});
        else
            item.expectKeys("glossary", {"id", "term", "forms", "text", "description", "labels"});
        GlossaryEntry entry;
        entry.id = readId(item.required("id", "glossary"), "id");
        for (const GlossaryEntry& other : glossary)
            if (other.id == entry.id)
                throw item.error(Sentence(TRANSLATABLE("fault", "there are two entries \"%1\""), entry.id));
        entry.term = item.required("term", "glossary").asText("term");
        const Json& forms = item.required("forms", "glossary");
        forms.expectList("forms");
        for (const Json& form : forms.list()) entry.forms.push_back(form.asText("forms"));
        entry.text = item.required("text", "glossary").asText("text");
        if (const Json* picture = item.find("picture")) entry.picture = readPicture(*picture, {});
        if (original != nullptr) entry.picture = translatedPicture(item, entry.id, *original);
        glossary.push_back(std::move(entry));
    }
    return glossary;
}

} // namespace

Glossary readGlossary(const std::string& folder, const std::string& language) {
    namespace fs = std::filesystem;
    const fs::path original = pathFromText(folder) / "glossary.yaml";
    for (const std::string& name : {language, language.substr(0, language.find_first_of("_-"))}) {
        std::error_code error;
        const fs::path own = pathFromText(folder) / ("glossary." + name + ".yaml");
        if (!fs::is_regular_file(own, error)) continue;
        const Glossary english = readEntries(textFromPath(original), nullptr);
        return readEntries(textFromPath(own), &english);
    }
    return readEntries(textFromPath(original), nullptr);
}

std::string withTermLinks(const std::string& markdown, const Glossary& glossary,
                          std::set<std::string>& used) {
    std::string result;
    const std::size_t lastLink = markdown.rfind("](");
    for (std::size_t at = 0; at < markdown.size();) {
        const std::size_t behind = behindUntouched(markdown, at, lastLink);
        if (behind > at) {
            result += markdown.substr(at, behind - at);
            at = behind;
            continue;
        }
        const Found found = termAt(markdown, at, glossary, used);
        if (found.entry != nullptr) {
            used.insert(found.entry->id);
            result += "[" + markdown.substr(at, found.length) + "](" + std::string(termScheme) +
                      found.entry->id + ")";
        } else if (found.length > 0) {
            result += markdown.substr(at, found.length);
        } else {
            result += markdown[at];
        }
        at += std::max<std::size_t>(found.length, 1);
    }
    return result;
}

} // namespace timestep
