// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress.h"

#include "core/input_error.h"
#include "core/json.h"
#include "core/run/experiment.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 16 << 20; ///< [bytes]

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ProgressStore)
};

Json toJson(const Answer& answer) {
    Json json = Json::object();
    if (!answer.choice.empty()) json["choice"] = answer.choice;
    if (!answer.text.empty()) json["text"] = answer.text;
    if (!answer.cells.empty()) json["cells"] = answer.cells;
    return json;
}

Answer answerFrom(const std::string& question, const Json& json) {
    Answer answer;
    answer.question = question;
    answer.choice = json.value("choice", std::string());
    answer.text = json.value("text", std::string());
    answer.cells = json.value("cells", std::vector<std::string>());
    return answer;
}

Json toJson(const LessonProgress& progress) {
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
        checks[id] = std::move(entry);
    }
    Json& seconds = json["seconds"] = Json::object();
    for (const auto& [id, spent] : progress.seconds) seconds[id] = spent;
    return json;
}

LessonProgress progressFrom(const Json& json) {
    LessonProgress progress;
    progress.lesson = json.at("lesson").get<std::string>();
    progress.step = json.value("step", std::string());
    progress.finished = json.value("finished", false);
    progress.started = json.value("started", std::string());
    const Json nothing = Json::object();
    const Json questions = json.value("questions", nothing);
    const Json checks = json.value("checks", nothing);
    const Json seconds = json.value("seconds", nothing);
    for (const auto& [id, entry] : questions.items()) {
        QuestionProgress question;
        question.draft = answerFrom(id, entry.value("draft", nothing));
        if (entry.contains("given")) question.given = answerFrom(id, entry.at("given"));
        question.tries = entry.value("tries", 0);
        question.right = entry.value("right", false);
        question.time = entry.value("time", std::string());
        progress.questions[id] = std::move(question);
    }
    for (const auto& [id, entry] : checks.items()) {
        CheckProgress check;
        if (entry.contains("measured")) check.measured = entry.at("measured").get<double>();
        check.time = entry.value("time", std::string());
        progress.checks[id] = std::move(check);
    }
    for (const auto& [id, spent] : seconds.items()) progress.seconds[id] = spent.get<double>();
    return progress;
}

/// Renames a file to <name>.corrupt, or the first of <name>.corrupt-2 ... that is free; empty when that
/// fails.
QString moveAside(const QString& name) {
    for (int number = 1; number < 100; ++number) {
        const QString aside =
            name + QStringLiteral(".corrupt") + (number == 1 ? QString() : QStringLiteral("-%1").arg(number));
        if (QFile::exists(aside)) continue;
        return QFile::rename(name, aside) ? aside : QString();
    }
    return {};
}

} // namespace

QString ProgressStore::standardFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/progress");
}

ProgressStore::ProgressStore(QString folder) : folder_(std::move(folder)) {}

QString ProgressStore::fileOf(const std::string& lesson) const {
    const QByteArray name = QUrl::toPercentEncoding(QString::fromStdString(lesson));
    return QDir(folder_).filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
}

ProgressReading ProgressStore::load(const std::string& lesson) const {
    ProgressReading reading;
    reading.progress.lesson = lesson;
    const QString name = fileOf(lesson);
    QFile file(name);
    if (!file.exists()) return reading;
    QString why;
    if (!file.open(QIODevice::ReadOnly)) {
        reading.problem = Texts::tr("The progress of this lesson cannot be read from %1: %2.")
                              .arg(name, file.errorString());
        return reading;
    }
    try {
        if (file.size() > largestFile) throw InputError("the file is too large");
        const QByteArray bytes = file.readAll();
        LessonProgress progress = progressFrom(jsonFromText(
            std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), name.toStdString()));
        if (progress.lesson != lesson)
            throw InputError("it belongs to the lesson \"" + progress.lesson + "\"");
        reading.progress = std::move(progress);
        return reading;
    } catch (const InputError& error) {
        why = QString::fromStdString(error.sentence());
    } catch (const Json::exception& error) {
        why = QString::fromUtf8(error.what());
    }
    file.close();
    const QString aside = moveAside(name);
    reading.problem =
        aside.isEmpty()
            ? Texts::tr("The progress of this lesson cannot be read, so it begins anew (%1).").arg(why)
            : Texts::tr("The progress of this lesson cannot be read, so it begins anew; the old file is kept "
                        "as %1 (%2).")
                  .arg(aside, why);
    return reading;
}

QString ProgressStore::save(const LessonProgress& progress) const {
    QDir().mkpath(folder_);
    QSaveFile file(fileOf(progress.lesson));
    const std::string text = toJson(progress).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
        file.commit())
        return {};
    return Texts::tr("The progress of this lesson cannot be kept in %1: %2.")
        .arg(file.fileName(), file.errorString());
}

bool ProgressStore::reset(const std::string& lesson) const {
    const QString name = fileOf(lesson);
    return !QFile::exists(name) || QFile::remove(name);
}

std::string timeStamp() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace timestep
