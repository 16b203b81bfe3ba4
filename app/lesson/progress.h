// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "lessons/question.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <string>

namespace timestep {

/// A learner's answers to one question.
struct QuestionProgress {
    Answer draft;                ///< what stands in its fields, checked or not
    std::optional<Answer> given; ///< the last one that was checked or committed
    int tries = 0;               ///< wrong answers so far
    bool right = false;          ///< the last one was right; never true of a prediction or a sentence
    std::string time;            ///< when it was given, ISO 8601 in UTC
};

/// Judges an answer after what the learner did with the question so far. Where it is the answer that was
/// given last, the tries already count it.
Judgement judge(const Question& question, const Answer& answer, const QuestionProgress& before);

/// A check that held at least once; it stays done.
struct CheckProgress {
    std::optional<double> measured; ///< the number that was found, in the unit of the check
    std::string time;               ///< when, ISO 8601 in UTC
    std::string experiment; ///< with which it was found, as JSON: running it gives the number again; may be
                            ///< empty
};

/// What a learner has done with one lesson. Everything is named by the ids of the lesson, so that it survives
/// a change of language and of the lesson's text.
struct LessonProgress {
    std::string lesson;                                ///< id
    std::string step;                                  ///< id of the step that is open; empty: the first
    bool finished = false;                             ///< the page behind the last step was reached
    std::string started;                               ///< ISO 8601 in UTC
    std::map<std::string, QuestionProgress> questions; ///< by question id
    std::map<std::string, CheckProgress> checks;       ///< by check id: those that held
    std::map<std::string, double> seconds; ///< spent in each step that was visited, by step id [s]
};

/// The result of reading a progress file.
struct ProgressReading {
    LessonProgress progress; ///< empty but for the lesson's id when there was none or it could not be read
    QString problem;         ///< one sentence; empty when all is well
};

/// As progress files and result files hold it.
Json progressJson(const LessonProgress& progress);
/// Throws InputError with the path of the value.
LessonProgress progressFromJson(const JsonField& field);

/// Stores one JSON file per lesson in a folder, and the version before the last change as `<file>.before`.
class ProgressStore {
public:
    /// The folder of the current user of the computer.
    static QString standardFolder();

    explicit ProgressStore(QString folder = standardFolder());

    /// A file that cannot be read is moved aside to `<lesson>.json.corrupt` (or .corrupt-2 ...), what was
    /// before the last change is taken in its place, and the problem says so.
    ProgressReading load(const std::string& lesson) const;
    /// Reads the progress for a list of lessons: reports no problem and moves no file.
    LessonProgress peek(const std::string& lesson) const;
    /// Replaces the file in one go: after a power cut there is the old one or the new one. Returns one
    /// sentence, or an empty string when it was written.
    QString save(const LessonProgress& progress) const;
    /// Deletes the progress of a lesson. Returns false when the file cannot be removed.
    bool reset(const std::string& lesson) const;

    QString fileOf(const std::string& lesson) const;
    /// As the file was before the last change.
    QString beforeOf(const std::string& lesson) const;

private:
    /// What this store wrote last, and the file's time and size right after that.
    struct Written {
        QByteArray bytes;
        QDateTime time;
        qint64 size = -1;
    };
    QByteArray wholeContent(const std::string& lesson) const;

    QString folder_;
    mutable std::map<std::string, Written> written_; ///< by lesson
};

/// Now, as progress writes it.
std::string timeStamp();

} // namespace timestep
