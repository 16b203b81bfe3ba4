// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QPagedPaintDevice;

namespace timestep {

/// The concept test that a class takes before and after the course: a page for learners, and a key with a
/// summary of the class for the teacher.
enum class ConceptTestPage { Questions, Key };

/// The name under which the command line prints it as if it were a lesson, and its id.
inline constexpr const char* conceptTestName = "concept-test";

/// The folder of its lesson.md: its questions are those of a lesson, so that it can be taken on the screen.
std::string conceptTestFolder();
/// Reads it in a language ("de_AT" falls back to "de", others to English). Throws InputError.
Lesson conceptTest(const QString& language);

/// A question of the test. There are two for each idea.
struct ConceptItem {
    std::string id;
    QString idea;                     ///< and its lessons, in words
    const Question* question;         ///< of the lesson
    const ChoiceQuestion* choice;     ///< that question
    const Picture* picture = nullptr; ///< may be null
};
/// Its questions in order, which live as long as the lesson.
std::vector<ConceptItem> itemsOf(const Lesson& test);

/// Returns a page as HTML. Throws InputError if the test cannot be read.
QString conceptTestHtml(ConceptTestPage page, const QString& language);

/// Prints a page on the paper of a device, with its own margins. Returns the number of sheets.
int printConceptTest(ConceptTestPage page, const QString& language, QPagedPaintDevice& device);

/// Prints a page on A4. `pages` (may be null) receives their number. Throws InputError.
QByteArray conceptTestPdf(ConceptTestPage page, const QString& language, int* pages);

/// The questions as Moodle XML, with their pictures; the feedback of a wrong answer names its idea.
QByteArray conceptTestMoodle(const QString& language);

} // namespace timestep
