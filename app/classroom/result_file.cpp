// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/result_file.h"

#include "app/handouts/sheet_texts.h"
#include "app/json_text.h"
#include "app/provenance/open_file.h"
#include "core/run/experiment.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestResult = 16 << 20; ///< [bytes]
constexpr const char* formatKey = "timestep-result";

/// In an order of keys that does not depend on who wrote the file.
QString sealOf(const Json& json) {
    nlohmann::json plain = nlohmann::json::parse(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    plain.erase("seal");
    if (plain.contains("progress") && plain["progress"].contains("checks"))
        for (nlohmann::json& check : plain["progress"]["checks"])
            if (check.is_object()) check.erase("measured");
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString("timestep result " + plain.dump()),
                                 QCryptographicHash::Sha256)
            .toHex());
}

Json jsonOf(const ResultFile& result) {
    Json json = {{formatKey, formatVersion},
                 {"learner", result.learner.toStdString()},
                 {"seed", result.seed},
                 {"lesson", result.lesson},
                 {"title", result.title.toStdString()},
                 {"lesson-hash", result.lessonHash.toStdString()},
                 {"program", result.program.toStdString()},
                 {"saved", result.saved}};
    json["progress"] = progressJson(result.progress);
    return json;
}

} // namespace

ResultFile resultOf(const Lesson& lesson, const Learner& learner, const LessonProgress& progress) {
    ResultFile result;
    result.learner = learner.name;
    result.seed = learner.seed;
    result.lesson = lesson.id;
    result.title = sheetTitle(lesson);
    result.lessonHash = lessonHash(lesson);
    result.program = QStringLiteral(TIMESTEP_VERSION);
    result.saved = timeStamp();
    result.progress = progress;
    return result;
}

QByteArray resultBytes(const ResultFile& result) {
    Json json = jsonOf(result);
    // What is read back is what counts: a text that is not UTF-8 is mended first.
    json = Json::parse(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    json["seal"] = sealOf(json).toStdString();
    return QByteArray::fromStdString(json.dump(1) + "\n");
}

ResultFile readResult(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuseFile(path, "the file cannot be read: " + file.errorString().toStdString());
    if (file.size() > largestResult) refuseFile(path, "the file is larger than 16 MiB, which no result is");
    const std::string text = file.readAll().toStdString();
    const Json json = jsonFromText(text, path.toStdString());
    if (!json.is_object() || !json.contains(formatKey)) refuseFile(path, "this is no result of a lesson");
    ResultFile result;
    try {
        if (json.at(formatKey).get<int>() > formatVersion)
            refuseFile(path, "this result was written by a newer version of Timestep");
        result.learner = textOf(json, "learner");
        result.seed = json.at("seed").get<std::uint64_t>();
        result.lesson = json.at("lesson").get<std::string>();
        result.title = textOf(json, "title");
        result.lessonHash = textOf(json, "lesson-hash");
        result.program = textOf(json, "program");
        result.saved = json.at("saved").get<std::string>();
        result.progress = progressFromJson(json.at("progress"));
        result.sealed = json.contains("seal") && textOf(json, "seal") == sealOf(json);
    } catch (const Json::exception& error) {
        refuseFile(path, std::string("this result is incomplete: ") + error.what());
    }
    if (result.progress.lesson != result.lesson) refuseFile(path, "its answers belong to another lesson");
    return result;
}

QString resultFileName(const ResultFile& result) {
    QString name;
    for (const QChar c : result.learner)
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.endsWith(QLatin1Char('-'))) name.chop(1);
    const QString lesson = QString::fromStdString(result.lesson);
    return (name.isEmpty() ? lesson : name + QLatin1Char('-') + lesson) + QStringLiteral(".result.json");
}

} // namespace timestep
