// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_check.h"

#include "app/paths.h"
#include "widgets/formula/tex_parser.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QFileInfo>

namespace timestep {

namespace {

/// Only parsing finds faults, and it may run on any thread.
void checkFormula(std::string_view tex) {
    const ParsedFormula parsed = TexParser(text(tex)).parse();
    if (parsed.error) throw InputError(Sentence::verbatim(parsed.error->message.toStdString()));
}

} // namespace

std::vector<InputError> checkLessonsAt(const QString& path, bool claims,
                                       const LessonCheckProgress& progress) {
    const QFileInfo info(path);
    if (!info.exists()) refuseFile(path, TRANSLATABLE("fault", "there is no such folder"));
    const QString folder = info.isDir() ? path : info.absolutePath();
    return checkLessons(folder.toStdString(), checkFormula, claims, {}, {bundledLessonsFolder()}, progress);
}

} // namespace timestep
