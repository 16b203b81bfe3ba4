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

/// The text of a policy, to look up the places of errors.
class PolicyText {
public:
    PolicyText(std::string text, const QString& file) : m_text(std::move(text)), m_file(file.toStdString()) {}

    const std::string& text() const { return m_text; }
    const std::string& file() const { return m_file; }

    /// A fault of the value of `key`, or of the word `value` after it.
    InputError error(const Sentence& message, std::string_view key, std::string_view value = {}) const {
        std::size_t at = find(key, 0);
        if (at != std::string::npos && !value.empty())
            if (const std::size_t word = find(value, at + key.size()); word != std::string::npos) at = word;
        InputError error(message);
        error.file = m_file;
        if (at == std::string::npos) at = 0;
        error.line = 1 + static_cast<int>(std::count(m_text.begin(), m_text.begin() + to(at), '\n'));
        const std::size_t newline = m_text.rfind('\n', at);
        error.column = static_cast<int>(newline == std::string::npos ? at + 1 : at - newline);
        return error;
    }

private:
    std::size_t find(std::string_view word, std::size_t from) const {
        return m_text.find('"' + std::string(word) + '"', from);
    }
    static std::ptrdiff_t to(std::size_t at) { return static_cast<std::ptrdiff_t>(at); }

    std::string m_text, m_file;
};

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

/// The path of a folder; a relative path is relative to the folder of the policy.
QString folderOf(const JsonField& field, const PolicyText& text) {
    const QString folder = QString::fromStdString(field.anyText());
    if (folder.isEmpty()) field.refuse(TRANSLATABLE("fault", "this is the path of a folder"));
    return QDir::cleanPath(QFileInfo(QString::fromStdString(text.file())).absoluteDir().filePath(folder));
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

using ReadValue = std::function<void(const JsonField&, const PolicyText&, RoomPolicy&)>;

const std::vector<std::pair<std::string_view, ReadValue>>& values() {
    static const std::vector<std::pair<std::string_view, ReadValue>> table{
        {formatKey,
         [](const JsonField& field, const PolicyText&, RoomPolicy&) {
             if (field.integer() > formatVersion)
                 field.refuse(
                     TRANSLATABLE("fault", "this policy was written for a newer version of Timestep"));
         }},
        {"lessons", [](const JsonField& field, const PolicyText& text,
                       RoomPolicy& policy) { policy.lessons = folderOf(field, text); }},
        {"hand-in", [](const JsonField& field, const PolicyText& text,
                       RoomPolicy& policy) { policy.handIn = folderOf(field, text); }},
        {"language", [](const JsonField& field, const PolicyText&,
                        RoomPolicy& policy) { policy.language = languageOf(field); }},
        {"appearance", [](const JsonField& field, const PolicyText&,
                          RoomPolicy& policy) { policy.appearance = oneOf(field, appearances); }},
        {"type-size", [](const JsonField& field, const PolicyText&,
                         RoomPolicy& policy) { policy.typeSize = field.number(1, 2); }},
        {"projector", [](const JsonField& field, const PolicyText&,
                         RoomPolicy& policy) { policy.projector = field.toggle(); }},
        {"kiosk", [](const JsonField& field, const PolicyText&,
                     RoomPolicy& policy) { policy.kiosk = field.toggle(); }},
    };
    return table;
}

void readLocks(const JsonField& field, const PolicyText& text, PolicyReading& reading) {
    std::vector<std::string_view> known;
    for (const RoomLock& lock : roomLocks()) known.push_back(lock.id);
    for (const JsonField& word : field.elements()) {
        const std::string id = word.anyText();
        if (std::find(known.begin(), known.end(), id) == known.end())
            reading.faults.push_back(text.error(
                Sentence(TRANSLATABLE("fault", "there is no lock \"%1\"; there are %2"), id, listed(known)),
                "locked", id));
        else
            reading.policy.locked.push_back(id);
    }
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
        {"own-worlds", {"new-world", "edit-world"}},
        {"own-lessons", {"new-lesson", "check-lesson", "pack-lesson"}},
        {"teach",
         {"handout", "key", "concept-test", "new-lesson", "check-lesson", "pack-lesson", "collect-results"}},
        {"files",
         {"open", "save", "save-state", "save-session", "save-result", "export-first", "export-second",
          "export-animation", "report", "hand-over", "measured-data", "print"}},
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
    Json json;
    PolicyText text({}, path);
    try {
        text = PolicyText(readWholeFile(path, largestPolicy).toStdString(), path);
        json = jsonFromText(text.text(), text.file());
    } catch (InputError& error) {
        if (error.file.empty()) error.file = text.file();
        reading.faults.push_back(error);
        return reading;
    }
    if (!json.is_object()) {
        reading.faults.push_back(text.error(TRANSLATABLE("fault", "a policy is an object: { ... }"), {}));
        return reading;
    }
    const auto read = [&](const std::string& key, const JsonField& field) {
        if (key == "locked") return readLocks(field, text, reading);
        for (const auto& [name, value] : values())
            if (name == key) return value(field, text, reading.policy);
        std::vector<std::string_view> known;
        for (const auto& [name, value] : values()) known.push_back(name);
        known.push_back("locked");
        field.refuse(
            Sentence(TRANSLATABLE("fault", "a policy has no such value; there are %1"), listed(known)));
    };
    for (const auto& [key, value] : json.items()) {
        try {
            read(key, JsonField(value, key));
        } catch (const InputError& error) {
            reading.faults.push_back(
                text.error(Sentence(TRANSLATABLE("fault", "\"%1\": %2"), key, error.message), key));
        }
    }
    return reading;
}

} // namespace timestep
