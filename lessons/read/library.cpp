// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/library.h"

#include "lessons/document/document.h"
#include "lessons/document/translation.h"
#include "lessons/read/read_lesson.h"
#include "lessons/read/recall.h"
#include "lessons/text/file_path.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>

namespace timestep {

namespace {

namespace fs = std::filesystem;

const std::string original = "lesson.md";

/// The language of a file "lesson.de.md"; empty for every other file.
std::string languageOf(const std::string& name) {
    constexpr std::string_view prefix = "lesson.", suffix = ".md";
    if (name.size() <= prefix.size() + suffix.size() || !name.starts_with(prefix) || !name.ends_with(suffix))
        return {};
    const std::string language = name.substr(prefix.size(), name.size() - prefix.size() - suffix.size());
    return language.find('.') == std::string::npos ? language : std::string();
}

/// The entries of a folder, as far as they can be read. (A range-based for over directory_iterator throws if
/// reading the folder fails on the way.)
std::vector<fs::path> entriesOf(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        entries.push_back(entry->path());
    return entries;
}

std::vector<std::string> languagesIn(const fs::path& folder) {
    std::vector<std::string> languages{"en"};
    for (const fs::path& file : entriesOf(folder))
        if (const std::string language = languageOf(textFromPath(file.filename())); !language.empty())
            languages.push_back(language);
    std::sort(languages.begin() + 1, languages.end());
    return languages;
}

/// Falls back from "pt_BR" or "pt-BR" to "pt", and from that to English.
std::string available(const std::string& wanted, const std::vector<std::string>& languages) {
    for (const std::string& name : {wanted, wanted.substr(0, wanted.find_first_of("_-"))})
        if (std::find(languages.begin(), languages.end(), name) != languages.end()) return name;
    return "en";
}

/// The id in the front matter of a lesson.md; empty when it cannot be read.
std::string idOf(const fs::path& folder) {
    try {
        const std::string file = textFromPath(folder / original);
        const std::string text = readTextFile(file);
        const std::size_t end = text.find("\n---", 1);
        if (!text.starts_with("---") || end == std::string::npos) return {};
        const std::size_t begin = text.find('\n') + 1;
        const Json front = readYaml({std::string_view(text).substr(begin, end + 1 - begin), file, 2});
        const Json* id = front.find("id");
        return id != nullptr ? id->written() : std::string();
    } catch (const InputError&) {
        return {};
    }
}

std::vector<fs::path> lessonsIn(const std::string& folder) {
    std::error_code error;
    std::vector<fs::path> found;
    for (const fs::path& entry : entriesOf(pathFromText(folder)))
        if (fs::is_regular_file(entry / original, error)) found.push_back(entry);
    std::sort(found.begin(), found.end());
    return found;
}

/// The document in a file. The program reads the same lessons many times, so a document without faults is
/// kept until its text changes.
Document documentIn(const std::string& file, std::vector<InputError>* faults) {
    static std::mutex guard;
    static std::map<std::string, Document> kept; // by file
    constexpr std::size_t most = 200;            // several times the files of the course
    const std::string text = readTextFile(file);
    {
        const std::lock_guard lock(guard);
        if (const auto found = kept.find(file); found != kept.end() && found->second.text == text)
            return found->second;
    }
    Document document = readDocument(text, file, faults);
    if (document.broken || (faults != nullptr && !faults->empty())) return document;
    const std::lock_guard lock(guard);
    if (kept.size() >= most) kept.clear();
    kept.insert_or_assign(file, document);
    return document;
}

/// A lesson as its files have it, with the language that was found.
Document documentOf(const fs::path& file, const std::string& language, std::vector<InputError>* faults) {
    Document document = documentIn(textFromPath(file), faults);
    const std::string chosen = available(language, languagesIn(file.parent_path()));
    if (chosen == "en") return document;
    const std::string translation = textFromPath(file.parent_path() / ("lesson." + chosen + ".md"));
    return translated(document, documentIn(translation, faults), chosen, faults);
}

/// `folder` may be the path of a lesson.md.
fs::path fileIn(const std::string& folder) {
    std::error_code error;
    const fs::path path = pathFromText(folder);
    return fs::is_directory(path, error) ? path / original : path;
}

LessonInfo infoOf(const fs::path& folder, const std::string& language) {
    LessonInfo info;
    info.folder = textFromPath(folder);
    info.languages = languagesIn(folder);
    try {
        // Recalled questions do not change the list.
        const Lesson lesson = readLesson(documentOf(folder / original, language, nullptr));
        info.id = lesson.id;
        info.title = lesson.title;
        info.language = lesson.language;
        info.buildsOn = lesson.buildsOn;
        info.splitFrom = lesson.splitFrom;
        info.number = lesson.number;
        info.minutes = lesson.minutes;
        info.level = lesson.level;
        info.aha = lesson.aha;
    } catch (const InputError& error) {
        info.id = textFromPath(folder.filename());
        info.title = info.id;
        info.fault = error;
    }
    return info;
}

} // namespace

std::vector<LessonInfo> listLessons(const std::vector<std::string>& folders, const std::string& language) {
    std::vector<LessonInfo> lessons;
    for (const std::string& folder : folders) {
        for (const fs::path& path : lessonsIn(folder)) {
            LessonInfo info = infoOf(path, language);
            std::erase_if(lessons, [&](const LessonInfo& other) {
                return other.id == info.id && pathFromText(other.folder).parent_path() != path.parent_path();
            });
            lessons.push_back(std::move(info));
        }
    }
    std::sort(lessons.begin(), lessons.end(), [](const LessonInfo& a, const LessonInfo& b) {
        return std::tie(a.number, a.id, a.folder) < std::tie(b.number, b.id, b.folder);
    });
    return lessons;
}

std::string findLesson(const std::vector<std::string>& folders, const std::string& id) {
    std::string found;
    for (const std::string& folder : folders)
        for (const fs::path& path : lessonsIn(folder))
            if (idOf(path) == id) found = textFromPath(path);
    return found;
}

Lesson loadLesson(const std::string& folder, const std::string& language, std::uint64_t seed,
                  Document* resolved, std::vector<InputError>* faults,
                  const std::vector<std::string>& course) {
    const fs::path file = fileIn(folder);
    Lesson lesson = readLesson(documentOf(file, language, faults), seed, resolved, faults);
    const std::string beside = textFromPath(file.parent_path().parent_path());
    const auto readOther = [&](const std::string& id) {
        std::string other = findLesson({beside}, id);
        if (other.empty()) other = findLesson(course, id);
        if (other.empty()) throw InputError(TRANSLATABLE("fault", "there is no such lesson beside this one"));
        return documentOf(pathFromText(other) / original, language, nullptr);
    };
    fillRecalls(lesson, readOther, faults);
    return lesson;
}

} // namespace timestep
