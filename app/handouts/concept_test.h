// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace timestep {

/// The concept test that a class takes before and after the course: a page for learners, and a key with a
/// summary of the class for the teacher.
enum class ConceptTestPage { Questions, Key };

/// The name under which the command line prints it as if it were a lesson.
inline constexpr const char* conceptTestName = "concept-test";

/// Returns a page as HTML in a language ("de_AT" falls back to "de", others to English). Throws InputError if
/// its file cannot be read.
QString conceptTestHtml(ConceptTestPage page, const QString& language);

/// Prints a page on A4. `pages` (may be null) receives their number. Throws InputError.
QByteArray conceptTestPdf(ConceptTestPage page, const QString& language, int* pages);

} // namespace timestep
