// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/learners.h"
#include "app/classroom/new_lesson.h"
#include "app/cli/commands.h"
#include "app/cli/find_lesson.h"
#include "app/handouts/handout.h"
#include "app/languages.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"

#include <QFileInfo>

#include <algorithm>
#include <ostream>

namespace timestep {

namespace {

void writeSheet(SheetVariants sheet, const LessonOptions& options, const std::string& file,
                std::ostream& out) {
    int pages = 0;
    if (!options.learner.empty())
        for (Sheet& variant : sheet)
            variant.subtitle += QStringLiteral(" · ") + QString::fromStdString(options.learner).simplified();
    writeFile(QString::fromStdString(file), sheetPdf(sheet, &pages).toStdString());
    out << file << ": " << pages << (pages == 1 ? " page\n" : " pages\n");
}

} // namespace

int lessonCommand(const LessonOptions& options, std::ostream& out) {
    if (options.lesson == "new") {
        if (options.folder.empty()) throw InputError("say where: timestep lesson new DIR");
        out << writeNewLesson(options.folder) << '\n';
        return Done;
    }
    if (!options.folder.empty())
        throw InputError("\"" + options.folder +
                         "\" is one name too many; the files come after --handout and --key");
    if (options.handout.empty() && options.key.empty())
        throw InputError("say what to write: --handout F.pdf, --key F.pdf, or both");
    for (const std::string& file : {options.handout, options.key})
        if (!file.empty() && QFileInfo(QString::fromStdString(file)).suffix().toLower() != "pdf")
            throw InputError("a sheet is a PDF, and \"" + file + "\" does not end in .pdf");
    LanguageSwitch language;
    language.use(QString::fromStdString(options.language));
    const Lesson lesson = findLessonByName(options.lesson, options.lessonFolders, options.language,
                                           learnerSeed(QString::fromStdString(options.learner)));
    if (!options.handout.empty()) writeSheet(handoutOf(lesson), options, options.handout, out);
    if (!options.key.empty()) writeSheet(keyOf(lesson), options, options.key, out);
    return Done;
}

} // namespace timestep
