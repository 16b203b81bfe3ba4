// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/class_list.h"
#include "app/classroom/merge.h"

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// What a teacher adds to the results of a class: the list of learners, weights, points, comments.
struct ClassBook {
    struct Mark {
        std::optional<double> sentences; ///< points for the sentences of the lesson; none: not marked yet
        QString comment;                 ///< goes back to the learner; may be empty
        bool operator==(const Mark&) const = default;
    };
    QString text;                                          ///< of the list, as typed or read
    ClassList list;                                        ///< readClassList(text)
    std::map<std::string, double> weights;                 ///< of lessons, by id; 1 where there is none
    std::map<std::pair<QString, std::string>, Mark> marks; ///< by foldedName() of the learner, and lesson

    void setText(const QString& listed);
    double weightOf(const std::string& lesson) const;
    Mark markOf(const HandedIn& one) const;
    void setMark(const HandedIn& one, const Mark& mark);
};

/// The points for each sentence in the marking table of the key.
inline constexpr int pointsOfSentence = 2;

/// What a learner's work on a lesson is worth.
struct Grade {
    double points = 0, of = 0; ///< checks, and sentences once one of the class has points for them
    double share() const { return of > 0 ? points / of : 0; }
};
/// None: the file was altered, or the lesson is unknown.
std::optional<Grade> gradeOf(const HandedIn& one, const Merged& merged, const ClassBook& book);

/// The results of a class by learner.
struct ClassRow {
    const ClassList::Member* member;                ///< null: no one of the list
    QString name;                                   ///< of the member, or as the file says it
    std::map<std::string, const HandedIn*> results; ///< by lesson
};
/// A row for each member of the list, in its order, then one for each learner who is not on it. Without a
/// list, one for each learner.
std::vector<ClassRow> classRows(const Merged& merged, const ClassBook& book);

/// Members who handed nothing in, and learners who are not on the list.
struct Attendance {
    QStringList missing, unlisted;
};
Attendance attendanceOf(const Merged& merged, const ClassBook& book);

/// The grade book as CSV with a row for each member, for a learning platform. For a list from Canvas: its
/// columns, the row "Points Possible", and for each lesson its points times its weight. Otherwise as Moodle
/// takes it: the columns of the list, and for each lesson the percentage (a new grade item is out of 100)
/// and the comment, then the weighted mean. "-" is no grade. Learners who are not on the list are left out:
/// one unknown row makes Moodle refuse the file.
std::string gradeBookCsv(const Merged& merged, const ClassBook& book);

/// A page for one learner: points, what each question and number came to, and the teacher's comment.
QString feedbackHtml(const HandedIn& one, const Merged& merged, const ClassBook& book);
/// Writes a feedbackHtml() for each result to an existing folder; returns their number. Throws OutputError.
int writeFeedback(const QString& folder, const Merged& merged, const ClassBook& book);

/// The file as JSON, for the next lesson and the command line. A file that is no JSON is read as a list.
std::string bookJson(const ClassBook& book);
ClassBook readClassBook(const QString& path);
/// Where the window keeps the book of a folder with results, which learners cannot write to.
QString bookFileOf(const QString& resultsFolder);

} // namespace timestep
