// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/room_policy.h"

#include "app/languages.h"
#include "app/paths.h"
#include "app/system.h"
#include "core/json/json_field.h"
#include "widgets/whole_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace timestep {

namespace {

constexpr qint64 largestPolicy = 1 << 20; // [bytes]
constexpr std::string_view formatKey = "timestep-policy";
constexpr int formatVersion = 1;
constexpr std::array<std::string_view, 5> appearances{"system", "light", "dark", "high-contrast",
                                                      "black-and-white"};

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

/// The path of a folder; a relative path is relative to the folder of the policy.
QString folderOf(const JsonField& field, const RoomPolicy& policy) {
    const QString folder = QString::fromStdString(field.anyText());
    if (folder.isEmpty()) field.refuse(TRANSLATABLE("fault", "this is the path of a folder"));
    return QDir::cleanPath(QFileInfo(policy.file).absoluteDir().filePath(folder));
}

std::string oneOf(const JsonField& field, std::span<const std::string_view> words) {
    const std::string word = field.anyText();
    if (std::find(words.begin(), words.end(), word) == words.end())
        field.refuse(
            Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are %2"), word, listed(words)));
    return word;
}

QString languageOf(const JsonField& field) {
    std::vector<std::string> codes;
    for (const Language& language : languages()) codes.push_back(language.code.toStdString());
    const std::vector<std::string_view> words(codes.begin(), codes.end());
    return QString::fromStdString(oneOf(field, words));
}

using ReadValue = std::function<void(const JsonField&, RoomPolicy&)>;

const std::vector<std::pair<std::string_view, ReadValue>>& values() {
    static const std::vector<std::pair<std::string_view, ReadValue>> table{
        {formatKey,
         [](const JsonField& field, RoomPolicy&) {
             if (field.integer() > formatVersion)
                 field.refuse(
                     TRANSLATABLE("fault", "this policy was written for a newer version of Timestep"));
         }},
        {"lessons",
         [](const JsonField& field, RoomPolicy& policy) { policy.lessons = folderOf(field, policy); }},
        {"hand-in",
         [](const JsonField& field, RoomPolicy& policy) { policy.handIn = folderOf(field, policy); }},
        {"language", [](const JsonField& field, RoomPolicy& policy) { policy.language = languageOf(field); }},
        {"appearance",
         [](const JsonField& field, RoomPolicy& policy) { policy.appearance = oneOf(field, appearances); }},
        {"type-size",
         [](const JsonField& field, RoomPolicy& policy) { policy.typeSize = field.number(1, 2); }},
        {"projector", [](const JsonField& field, RoomPolicy& policy) { policy.projector = field.toggle(); }},
        {"kiosk", [](const JsonField& field, RoomPolicy& policy) { policy.kiosk = field.toggle(); }},
    };
    return table;
}

std::string lockOf(const JsonField& word) {
    std::vector<std::string_view> known;
    for (const RoomLock& lock : roomLocks()) known.push_back(lock.id);
    const std::string id = word.anyText();
    if (std::find(known.begin(), known.end(), id) == known.end())
        word.refuse(
            Sentence(TRANSLATABLE("fault", "there is no lock \"%1\"; there are %2"), id, listed(known)));
    return id;
}

} // namespace

bool RoomPolicy::locks(std::string_view id) const {
    return std::find(locked.begin(), locked.end(), id) != locked.end();
}

std::span<const RoomLock> roomLocks() {
    static const std::vector<RoomLock> table{
        {"language", {"language/"}},
        {"appearance", {"appearance", "appearance/"}},
        {"type-size", {"larger", "smaller"}},
        {"projector", {"projector"}},
        {"learner", {"learner"}},
        {"scenes", {"scenes"}},
        {"own-methods", {"edit-method"}},
        {"own-worlds", {"new-world", "edit-world", "add-here"}},
        {"own-lessons", {"new-lesson", "set-up-task", "check-lesson", "pack-lesson"}},
        {"teach",
         {"handout", "key", "concept-test", "teachers-guide", "new-lesson", "set-up-task", "check-lesson",
          "pack-lesson", "collect-results"}},
        {"files",
         {"open", "save", "save-as", "paste-experiment", "save-state", "save-session", "save-result",
          "export-first", "export-second", "export-animation", "export-page", "report", "hand-over",
          "measured-data", "print"}},
    };
    return table;
}

QString standardPolicyFile() {
    const QString file = machinePolicyFile();
    return QFileInfo::exists(file) ? file : QString();
}

std::vector<std::string> lessonFolders(const RoomPolicy& policy, const std::string& more) {
    std::vector<std::string> folders{bundledLessonsFolder()};
    if (!policy.locks("own-lessons")) folders.push_back(ownLessonsFolder());
    if (!policy.lessons.isEmpty()) folders.push_back(policy.lessons.toStdString());
    if (!more.empty()) folders.push_back(more);
    return folders;
}

PolicyReading readPolicy(const QString& path) {
    PolicyReading reading;
    if (path.isEmpty()) return reading;
    reading.policy.file = path;
    const std::string file = path.toStdString();
    std::string text;
    const auto attempt = [&](const std::function<void()>& read) {
        try {
            read();
        } catch (const InputError& error) {
            reading.faults.push_back(error.line > 0 || text.empty() ? error : placedIn(error, text, file));
        }
    };
    Json json = Json::object();
    attempt([&] {
        text = readWholeFile(path, largestPolicy).toStdString();
        json = jsonFromText(text, file);
        if (!json.is_object()) throw InputError(TRANSLATABLE("fault", "a policy is an object: { ... }"));
    });
    const auto read = [&](const JsonField& field) {
        if (field.path() == "locked") {
            for (const JsonField& word : field.elements())
                attempt([&] { reading.policy.locked.push_back(lockOf(word)); });
            return;
        }
        for (const auto& [name, value] : values())
            if (name == field.path()) return value(field, reading.policy);
        std::vector<std::string_view> known;
        for (const auto& [name, value] : values()) known.push_back(name);
        known.push_back("locked");
        field.refuse(
            Sentence(TRANSLATABLE("fault", "a policy has no such value; there are %1"), listed(known)));
    };
    if (json.is_object())
        for (const auto& member : json.items())
            attempt([&] { read(JsonField(member.second, member.first)); });
    return reading;
}

} // namespace timestep
