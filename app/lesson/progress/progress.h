// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/walk/lesson_progress.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <string>

namespace timestep {

/// The result of reading a progress file.
struct ProgressReading {
    LessonProgress progress; ///< only the lesson's id if there is no file or it is unreadable
    QString problem;         ///< one sentence; empty: no problem
};

/// Stores one JSON file per lesson in a folder, and its previous version as `<file>.before`. Several windows
/// can work on one lesson: save() merges what another one has written since.
class ProgressStore {
public:
    /// The folder of the current user of the computer.
    static QString standardFolder();

    explicit ProgressStore(QString folder = standardFolder());

    /// Reads the progress. An unreadable file is renamed to `<lesson>.json.corrupt` (or .corrupt-2 ...); the
    /// previous version is used instead and `problem` says so. A file of a newer version of the program stays
    /// as it is; save() then refuses to replace it.
    ProgressReading load(const std::string& lesson) const;
    /// Reads the progress for a list of lessons, without reporting problems or renaming files.
    LessonProgress peek(const std::string& lesson) const;
    /// Writes the file, merged with what another window has written: after a power cut, either the old or the
    /// new one exists. Returns one sentence on failure, otherwise an empty string.
    QString save(const LessonProgress& progress) const;
    /// The time of a new entry of `progress`: not earlier than any of its entries, or those of other windows.
    std::string stamp(const LessonProgress& progress) const;
    /// Deletes the progress of a lesson. Returns false when the file cannot be removed.
    bool reset(const std::string& lesson) const;

    QString fileOf(const std::string& lesson) const;
    /// The path of the previous version.
    QString beforeOf(const std::string& lesson) const;

private:
    /// The content last read or written by this store, with the time and size of the file then.
    struct Known {
        QByteArray bytes;
        QDateTime time;
        qint64 size = -1;
    };
    bool isUnchanged(const std::string& lesson) const;
    void noteContent(const std::string& lesson, const QByteArray& bytes) const;
    std::optional<QByteArray> wholeContent(const std::string& lesson) const;

    QString m_folder;
    mutable std::map<std::string, Known> m_known;           ///< by lesson
    mutable std::map<std::string, LessonProgress> m_others; ///< by lesson: written by other windows
};

/// The current time in the format of progress files.
std::string timeStamp();
/// The latest time in a progress; empty: it has none.
std::string latestStamp(const LessonProgress& progress);
/// The current time, or a second after `latest` if the clock was set back to before it: entries are always in
/// the order of their times, whatever the clock does. `latest` may be empty.
std::string stampAfter(const std::string& latest);

} // namespace timestep
