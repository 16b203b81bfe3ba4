// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/result_file.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/names.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace timestep {

namespace {

/// Version 1 sealed a file as if no check had a number. Its files stay readable.
constexpr int formatVersion = 2;
constexpr qint64 largestResult = 16 << 20; ///< [bytes]
constexpr const char* formatKey = "timestep-result";

/// A copy with the members of every object sorted by key.
Json sorted(const Json& json) {
    Json result = json;
    if (json.is_array())
        for (Json& element : result) element = sorted(element);
    if (json.is_object()) {
        for (auto& [key, value] : result.items()) value = sorted(value);
        std::sort(result.items().begin(), result.items().end(),
                  [](const auto& one, const auto& other) { return one.first < other.first; });
    }
    return result;
}

/// Sorted keys: the hash must not depend on the program that wrote the file. It covers whether a check has a
/// number, but not the number.
QString sealOf(const Json& json, int version) {
    Json plain = sorted(json);
    plain.erase("seal");
    if (const Json* const progress = plain.find("progress"); progress && progress->contains("checks"))
        for (auto& [id, check] : plain["progress"]["checks"].items()) {
            if (!check.is_object() || !check.contains("measured")) continue;
            if (version == 1)
                check.erase("measured");
            else
                check["measured"] = true;
        }
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
    result.saved = stampAfter(latestStamp(progress));
    result.progress = progress;
    return result;
}

QByteArray resultBytes(const ResultFile& result) {
    Json json = jsonOf(result);
    // The hash covers what a reader gets back: a text that is not UTF-8 is repaired first.
    json = Json::parse(json.dump());
    json["seal"] = sealOf(json, formatVersion).toStdString();
    return QByteArray::fromStdString(json.dump(1) + "\n");
}

ResultFile readResult(const QString& path) {
    const std::string text = readWholeFile(path, largestResult).toStdString();
    const Json json = jsonFromText(text, path.toStdString());
    const JsonField field(json);
    if (!field.has(formatKey)) refuseFile(path, TRANSLATABLE("fault", "this is no result of a lesson"));
    ResultFile result;
    try {
        const int version = field.member(formatKey).integer();
        if (version > formatVersion)
            throw InputError(TRANSLATABLE("fault", "this result was written by a newer version of Timestep"));
        result.learner = textOf(field, "learner");
        result.seed = field.member("seed").whole();
        result.lesson = field.member("lesson").anyText();
        result.title = textOf(field, "title");
        result.lessonHash = textOf(field, "lesson-hash");
        result.program = textOf(field, "program");
        result.saved = field.member("saved").anyText();
        result.progress = progressFromJson(field.member("progress"));
        result.sealed = field.has("seal") && textOf(field, "seal") == sealOf(json, version);
    } catch (const InputError& error) {
        throw placedIn(error, text, path.toStdString());
    }
    if (result.progress.lesson != result.lesson)
        refuseFile(path, TRANSLATABLE("fault", "its answers belong to another lesson"));
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
