// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress/progress.h"

#include "app/system.h"
#include "core/input_error.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace timestep {

namespace {

constexpr qint64 largestProgress = 16 << 20; ///< [bytes]

struct ProgressTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::ProgressStore)
};

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

/// Writes a file; returns an empty string, or why it could not be written.
QString writeWhole(const QString& name, const QByteArray& bytes) {
    try {
        writeWholeFile(name, bytes);
        return {};
    } catch (const InputError& error) {
        return translated(error.message);
    }
}

/// Thrown for a file that a newer version of the program has written.
struct NewerFile : InputError {
    using InputError::InputError;
};

LessonProgress progressFromBytes(const QByteArray& bytes, const QString& name, const std::string& lesson) {
    const Json json = jsonFromText(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), name.toStdString());
    const JsonField field(json);
    if (field.isObject() && field.has("timestep-progress") &&
        field.member("timestep-progress").number() > progressFormat)
        throw NewerFile(TRANSLATABLE("fault", "it was written by a newer version of Timestep"));
    LessonProgress progress = progressFromJson(field);
    if (progress.lesson != lesson)
        throw InputError(Sentence(TRANSLATABLE("fault", "it belongs to the lesson \"%1\""), progress.lesson));
    return progress;
}

/// Reads one file; returns nothing if it does not exist or is invalid.
std::optional<LessonProgress> readIfWhole(const QString& name, const std::string& lesson) {
    try {
        return progressFromBytes(readWholeFile(name, largestProgress), name, lesson);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

QString ProgressStore::standardFolder() {
    return dataFolder() + QStringLiteral("/progress");
}

ProgressStore::ProgressStore(QString folder) : m_folder(std::move(folder)) {}

QString ProgressStore::fileOf(const std::string& lesson) const {
    const QByteArray name = QUrl::toPercentEncoding(QString::fromStdString(lesson));
    return QDir(m_folder).filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
}

QString ProgressStore::beforeOf(const std::string& lesson) const {
    return fileOf(lesson) + QStringLiteral(".before");
}

ProgressReading ProgressStore::load(const std::string& lesson) const {
    ProgressReading reading;
    reading.progress.lesson = lesson;
    m_others.erase(lesson);
    const QString name = fileOf(lesson);
    QString why;
    try {
        if (QFile::exists(name)) {
            const QByteArray bytes = readWholeFile(name, largestProgress);
            reading.progress = progressFromBytes(bytes, name, lesson);
            noteContent(lesson, bytes);
            return reading;
        }
        noteContent(lesson, {});
        if (!QFile::exists(beforeOf(lesson))) return reading;
        why = ProgressTexts::tr("there is no such file");
    } catch (const NewerFile&) {
        reading.problem = ProgressTexts::tr("The progress of this lesson was written by a newer version of "
                                            "Timestep. It is kept; what you answer now is not.");
        return reading;
    } catch (const InputError& error) {
        why = translated(error);
    }
    const QString aside = QFile::exists(name) ? moveAside(name) : QString();
    if (std::optional<LessonProgress> before = readIfWhole(beforeOf(lesson), lesson)) {
        reading.progress = std::move(*before);
        reading.problem =
            ProgressTexts::tr(
                "The progress of this lesson was damaged, so it continues from the change before "
                "the last one; the last answer may be missing (%1).")
                .arg(why);
        return reading;
    }
    reading.problem =
        aside.isEmpty()
            ? ProgressTexts::tr(
                  "The progress of this lesson cannot be read, so it starts from the beginning (%1).")
                  .arg(why)
            : ProgressTexts::tr("The progress of this lesson cannot be read, so it starts from the "
                                "beginning; the old file is kept "
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

bool ProgressStore::isUnchanged(const std::string& lesson) const {
    const QFileInfo now(fileOf(lesson));
    const auto known = m_known.find(lesson);
    return known != m_known.end() && now.exists() == known->second.time.isValid() &&
           (!now.exists() || (now.lastModified() == known->second.time && now.size() == known->second.size));
}

void ProgressStore::noteContent(const std::string& lesson, const QByteArray& bytes) const {
    const QFileInfo now(fileOf(lesson));
    m_known[lesson] = {bytes, now.exists() ? now.lastModified() : QDateTime(), now.size()};
}

/// Returns the content of the file; an empty one if there is no valid file. If another window has changed the
/// file, its progress is noted for save(). Returns nothing if a newer version of the program wrote the file.
std::optional<QByteArray> ProgressStore::wholeContent(const std::string& lesson) const {
    if (isUnchanged(lesson)) return m_known[lesson].bytes;
    const QString name = fileOf(lesson);
    try {
        QByteArray bytes = readWholeFile(name, largestProgress);
        const LessonProgress progress = progressFromBytes(bytes, name, lesson);
        if (const auto other = m_others.find(lesson); other != m_others.end())
            merge(other->second, progress);
        else if (m_known.count(lesson) > 0)
            m_others[lesson] = progress;
        return bytes;
    } catch (const NewerFile&) {
        return std::nullopt;
    } catch (const InputError&) {
        return QByteArray();
    }
}

QString ProgressStore::save(const LessonProgress& progress) const {
    makePrivateFolder(m_folder);
    const QString name = fileOf(progress.lesson);
    const std::optional<QByteArray> old = wholeContent(progress.lesson);
    QString why = old ? QString() : ProgressTexts::tr("a newer version of Timestep has written it");
    if (old) {
        LessonProgress merged = progress;
        if (const auto other = m_others.find(progress.lesson); other != m_others.end())
            merge(merged, other->second);
        if (!old->isEmpty()) writeWhole(beforeOf(progress.lesson), *old);
        const QByteArray bytes = QByteArray::fromStdString(progressJson(merged).dump(1) + "\n");
        why = writeWhole(name, bytes);
        if (why.isEmpty()) {
            noteContent(progress.lesson, bytes);
            return {};
        }
    }
    return ProgressTexts::tr("The progress of this lesson cannot be kept in %1: %2.").arg(name, why);
}

bool ProgressStore::reset(const std::string& lesson) const {
    bool gone = true;
    m_known.erase(lesson);
    m_others.erase(lesson);
    for (const QString& name : {fileOf(lesson), beforeOf(lesson)})
        gone = (!QFile::exists(name) || QFile::remove(name)) && gone;
    return gone;
}

std::string ProgressStore::stamp(const LessonProgress& progress) const {
    return stampAfter(std::max(latestStamp(progress), latestStamp(peek(progress.lesson))));
}

std::string timeStamp() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

std::string latestStamp(const LessonProgress& progress) {
    std::string latest;
    const auto see = [&latest](const std::string& time) {
        const QDateTime date = QDateTime::fromString(QString::fromStdString(time), Qt::ISODate);
        if (date.isValid()) latest = std::max(latest, date.toUTC().toString(Qt::ISODate).toStdString());
    };
    see(progress.started);
    for (const auto& [id, question] : progress.questions) see(question.time);
    for (const auto& [id, check] : progress.checks) see(check.time);
    return latest;
}

std::string stampAfter(const std::string& latest) {
    std::string now = timeStamp();
    if (now >= latest) return now;
    const QDateTime before = QDateTime::fromString(QString::fromStdString(latest), Qt::ISODate);
    return before.isValid() ? before.addSecs(1).toUTC().toString(Qt::ISODate).toStdString() : now;
}

} // namespace timestep
