// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "lessons/questions/question.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <string>

namespace timestep {

/// A learner's answers to one question.
struct QuestionProgress {
    Answer draft;                ///< the content of its fields, checked or not
    std::optional<Answer> given; ///< the last one that was checked or committed
    int tries = 0;               ///< wrong answers so far
    bool right = false;          ///< the last one was right; never true of a prediction or a sentence
    std::string time;            ///< when it was given, ISO 8601 in UTC
    /// Of a question of the kind `hand`: JSON of the experiment that reproduces its numbers; may be empty.
    std::string experiment = {};
};

/// Judges an answer, given the learner's earlier tries. If `answer` is the last given one, its try is already
/// counted.
Judgement judge(const Question& question, const Answer& answer, const QuestionProgress& before);

/// A check that held at least once; it stays done.
struct CheckProgress {
    std::optional<double> measured; ///< the number that was found, in the unit of the check
    std::string time;               ///< when, ISO 8601 in UTC
    std::string experiment;         ///< JSON of the experiment that reproduces the number; may be empty
};

/// The progress of a learner in one lesson. All entries use ids of the lesson, so that progress survives a
/// translation or a change of the lesson's text.
struct LessonProgress {
    std::string lesson;                                ///< id
    std::string step;                                  ///< id of the step that is open; empty: the first
    bool finished = false;                             ///< the page after the last step was reached
    std::string started;                               ///< ISO 8601 in UTC
    std::map<std::string, QuestionProgress> questions; ///< by question id
    std::map<std::string, CheckProgress> checks;       ///< by check id: those that held
    std::map<std::string, double> seconds; ///< spent in each step that was visited, by step id [s]
};

/// The result of reading a progress file.
struct ProgressReading {
    LessonProgress progress; ///< only the lesson's id if there is no file or it is unreadable
    QString problem;         ///< one sentence; empty: no problem
};

/// The form in progress files and result files.
Json progressJson(const LessonProgress& progress);
/// Throws InputError with the path of the value.
LessonProgress progressFromJson(const JsonField& field);

/// Adds to `progress` what only `other` has. If both have an answer or a draft, the later one is kept. The
/// open step stays.
void merge(LessonProgress& progress, const LessonProgress& other);

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

    QString folder_;
    mutable std::map<std::string, Known> known_;           ///< by lesson
    mutable std::map<std::string, LessonProgress> others_; ///< by lesson: written by other windows
};

/// The current time in the format of progress files.
std::string timeStamp();
/// The latest time in a progress; empty: it has none.
std::string latestStamp(const LessonProgress& progress);
/// The current time, or a second after `latest` if the clock was set back to before it: entries are always in
/// the order of their times, whatever the clock does. `latest` may be empty.
std::string stampAfter(const std::string& latest);

} // namespace timestep
