// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress.h"

#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/run/experiment.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

namespace timestep {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestProgress = 16 << 20; ///< [bytes]

struct ProgressTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ProgressStore)
};

Json toJson(const Answer& answer) {
    Json json = Json::object();
    if (!answer.choice.empty()) json["choice"] = answer.choice;
    if (!answer.text.empty()) json["text"] = answer.text;
    if (!answer.cells.empty()) json["cells"] = answer.cells;
    return json;
}

/// Reads an optional member with `read`.
template <class Read>
auto memberOr(const JsonField& field, const char* key, const Read& read) {
    return field.has(key) ? read(field.member(key)) : decltype(read(field))();
}

std::string textOr(const JsonField& field, const char* key) {
    return memberOr(field, key, [](const JsonField& member) { return member.anyText(); });
}

bool toggleOr(const JsonField& field, const char* key) {
    return memberOr(field, key, [](const JsonField& member) { return member.toggle(); });
}

void expectObject(const JsonField& field) {
    if (!field.isObject()) field.refuse("an object {...} is expected here");
}

Answer answerFrom(const std::string& question, const JsonField& field) {
    expectObject(field);
    Answer answer;
    answer.question = question;
    answer.choice = textOr(field, "choice");
    answer.text = textOr(field, "text");
    answer.cells = memberOr(field, "cells", [](const JsonField& member) { return member.texts(); });
    return answer;
}

/// Renames a file to <name>.corrupt, or to the first free <name>.corrupt-2 ...; returns an empty string on
/// failure.
QString moveAside(const QString& name) {
    for (int number = 1; number < 100; ++number) {
        const QString aside =
            name + QStringLiteral(".corrupt") + (number == 1 ? QString() : QStringLiteral("-%1").arg(number));
        if (QFile::exists(aside)) continue;
        return QFile::rename(name, aside) ? aside : QString();
    }
    return {};
}

bool writeWhole(const QString& name, const QByteArray& bytes, QString* why = nullptr) {
    QSaveFile file(name);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!written && why != nullptr) *why = file.errorString();
    return written;
}

/// Reads one file. Returns nothing if it does not exist; throws InputError if it is invalid.
std::optional<LessonProgress> readProgress(const QString& name, const std::string& lesson) {
    QFile file(name);
    if (!file.exists()) return std::nullopt;
    if (!file.open(QIODevice::ReadOnly)) throw InputError(file.errorString().toStdString());
    if (file.size() > largestProgress) throw InputError("the file is too large");
    const QByteArray bytes = file.readAll();
    const Json json = jsonFromText(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), name.toStdString());
    LessonProgress progress = progressFromJson(JsonField(json));
    if (progress.lesson != lesson) throw InputError("it belongs to the lesson \"" + progress.lesson + "\"");
    return progress;
}

/// Like readProgress(), but returns nothing for an invalid file.
std::optional<LessonProgress> readIfWhole(const QString& name, const std::string& lesson) {
    try {
        return readProgress(name, lesson);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

Judgement judge(const Question& question, const Answer& answer, const QuestionProgress& before) {
    const bool isCounted = before.given && !before.right && *before.given == answer;
    return judge(question, answer, before.tries - (isCounted ? 1 : 0));
}

Json progressJson(const LessonProgress& progress) {
    Json json = {{"timestep-progress", formatVersion},
                 {"lesson", progress.lesson},
                 {"step", progress.step},
                 {"finished", progress.finished},
                 {"started", progress.started}};
    Json& questions = json["questions"] = Json::object();
    for (const auto& [id, question] : progress.questions) {
        Json entry = {
            {"draft", toJson(question.draft)}, {"tries", question.tries}, {"right", question.right}};
        if (question.given) entry["given"] = toJson(*question.given);
        if (!question.time.empty()) entry["time"] = question.time;
        questions[id] = std::move(entry);
    }
    Json& checks = json["checks"] = Json::object();
    for (const auto& [id, check] : progress.checks) {
        Json entry = {{"time", check.time}};
        if (check.measured) entry["measured"] = *check.measured;
        if (!check.experiment.empty()) entry["experiment"] = jsonFromText(check.experiment, {});
        checks[id] = std::move(entry);
    }
    Json& seconds = json["seconds"] = Json::object();
    for (const auto& [id, spent] : progress.seconds) seconds[id] = spent;
    return json;
}

LessonProgress progressFromJson(const JsonField& field) {
    LessonProgress progress;
    progress.lesson = field.member("lesson").anyText();
    progress.step = textOr(field, "step");
    progress.finished = toggleOr(field, "finished");
    progress.started = textOr(field, "started");
    const auto forEach = [&field](const char* list, const auto& read) {
        if (!field.has(list)) return;
        const JsonField entries = field.member(list);
        for (const std::string& id : entries.keys()) read(id, entries.member(id));
    };
    forEach("questions", [&](const std::string& id, const JsonField& entry) {
        expectObject(entry);
        QuestionProgress& question = progress.questions[id];
        question.draft.question = id;
        if (entry.has("draft")) question.draft = answerFrom(id, entry.member("draft"));
        if (entry.has("given")) question.given = answerFrom(id, entry.member("given"));
        question.tries = memberOr(entry, "tries", [](const JsonField& tries) { return tries.integer(); });
        question.right = toggleOr(entry, "right");
        question.time = textOr(entry, "time");
    });
    forEach("checks", [&](const std::string& id, const JsonField& entry) {
        expectObject(entry);
        CheckProgress& check = progress.checks[id];
        if (entry.has("measured")) check.measured = entry.member("measured").number();
        check.time = textOr(entry, "time");
        if (entry.has("experiment")) check.experiment = entry.member("experiment").json().dump();
    });
    forEach("seconds",
            [&](const std::string& id, const JsonField& spent) { progress.seconds[id] = spent.number(); });
    return progress;
}

QString ProgressStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress");
}

ProgressStore::ProgressStore(QString folder) : folder_(std::move(folder)) {}

QString ProgressStore::fileOf(const std::string& lesson) const {
    const QByteArray name = QUrl::toPercentEncoding(QString::fromStdString(lesson));
    return QDir(folder_).filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
}

QString ProgressStore::beforeOf(const std::string& lesson) const {
    return fileOf(lesson) + QStringLiteral(".before");
}

ProgressReading ProgressStore::load(const std::string& lesson) const {
    ProgressReading reading;
    reading.progress.lesson = lesson;
    const QString name = fileOf(lesson);
    QString why;
    try {
        std::optional<LessonProgress> progress = readProgress(name, lesson);
        if (!progress && !QFile::exists(beforeOf(lesson))) return reading;
        if (progress) {
            reading.progress = std::move(*progress);
            return reading;
        }
        why = ProgressTexts::tr("there is no such file");
    } catch (const InputError& error) {
        why = QString::fromStdString(error.sentence());
    }
    const QString aside = QFile::exists(name) ? moveAside(name) : QString();
    if (std::optional<LessonProgress> before = readIfWhole(beforeOf(lesson), lesson)) {
        reading.progress = std::move(*before);
        reading.problem =
            ProgressTexts::tr("The progress of this lesson was damaged, so it goes on from the change before "
                              "the last one; the last answer may be missing (%1).")
                .arg(why);
        return reading;
    }
    reading.problem =
        aside.isEmpty()
            ? ProgressTexts::tr("The progress of this lesson cannot be read, so it begins anew (%1).")
                  .arg(why)
            : ProgressTexts::tr(
                  "The progress of this lesson cannot be read, so it begins anew; the old file is kept "
                  "as %1 (%2).")
                  .arg(aside, why);
    return reading;
}

LessonProgress ProgressStore::peek(const std::string& lesson) const {
    for (const QString& name : {fileOf(lesson), beforeOf(lesson)})
        if (std::optional<LessonProgress> progress = readIfWhole(name, lesson)) return std::move(*progress);
    LessonProgress none;
    none.lesson = lesson;
    return none;
}

/// Returns the content of the file, or nothing if it is damaged. A file that has not changed since this store
/// wrote it is not read again.
QByteArray ProgressStore::wholeContent(const std::string& lesson) const {
    const QString name = fileOf(lesson);
    const QFileInfo now(name);
    const auto known = written_.find(lesson);
    if (known != written_.end() && now.exists() && now.lastModified() == known->second.time &&
        now.size() == known->second.size)
        return known->second.bytes;
    QFile file(name);
    return readIfWhole(name, lesson) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString ProgressStore::save(const LessonProgress& progress) const {
    QDir().mkpath(folder_);
    const QString name = fileOf(progress.lesson);
    // Another window or a disk fault may have changed the file. Only a valid file may replace the previous
    // version.
    if (const QByteArray old = wholeContent(progress.lesson); !old.isEmpty())
        writeWhole(beforeOf(progress.lesson), old);
    const QByteArray bytes = QByteArray::fromStdString(progressJson(progress).dump(1) + "\n");
    QString why;
    if (writeWhole(name, bytes, &why)) {
        const QFileInfo now(name);
        written_[progress.lesson] = {bytes, now.lastModified(), now.size()};
        return {};
    }
    return ProgressTexts::tr("The progress of this lesson cannot be kept in %1: %2.").arg(name, why);
}

bool ProgressStore::reset(const std::string& lesson) const {
    bool gone = true;
    for (const QString& name : {fileOf(lesson), beforeOf(lesson)})
        gone = (!QFile::exists(name) || QFile::remove(name)) && gone;
    return gone;
}

std::string timeStamp() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace timestep
