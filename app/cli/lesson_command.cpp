// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_check.h"
#include "app/authoring/lesson_package.h"
#include "app/classroom/learners.h"
#include "app/classroom/new_lesson.h"
#include "app/cli/commands.h"
#include "app/cli/find_lesson.h"
#include "app/handouts/concept_test.h"
#include "app/handouts/handout.h"
#include "app/languages.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct LessonOptions {
    std::string lesson; ///< id, or path of a folder or lesson.md; "new", "pack"
    std::string folder; ///< of the new lesson, or of the one to pack
    std::string out;    ///< file of the packed lesson
    std::string handout, key;
    std::string learner; ///< learner whose `personal` values are printed; empty: anonymous
};

void writeSheet(SheetVariants sheet, const LessonOptions& options, const std::string& file,
                std::ostream& out) {
    int pages = 0;
    if (!options.learner.empty())
        for (Sheet& variant : sheet)
            variant.subtitle += QStringLiteral(" · ") + QString::fromStdString(options.learner).simplified();
    writeFile(QString::fromStdString(file), sheetPdf(sheet, &pages).toStdString());
    out << file << ": " << pages << (pages == 1 ? " page\n" : " pages\n");
}

void writeConceptTest(const LessonOptions& options, const CommandContext& context) {
    const auto write = [&](ConceptTestPage page, const std::string& file) {
        if (file.empty()) return;
        int pages = 0;
        const QByteArray pdf = conceptTestPdf(page, QString::fromStdString(context.language()), &pages);
        writeFile(QString::fromStdString(file), pdf.toStdString());
        context.out << file << ": " << pages << (pages == 1 ? " page\n" : " pages\n");
    };
    write(ConceptTestPage::Questions, options.handout);
    write(ConceptTestPage::Key, options.key);
}

/// Prints the faults of a lesson that has some, and packs any other.
int packLesson(const LessonOptions& options, const CommandContext& context) {
    if (options.folder.empty() || options.out.empty())
        throw InputError("say what and where: timestep lesson pack FOLDER OUT.timestep-lesson");
    const QString out = QString::fromStdString(options.out);
    if (QFileInfo(out).suffix() != QLatin1String(packageSuffix))
        throw InputError("a packed lesson ends in .timestep-lesson, and \"" + options.out + "\" does not");
    const QString folder = QString::fromStdString(options.folder);
    const LessonPackage package = collectLesson(folder);
    const std::vector<InputError> faults = checkLessonsAt(folder, false);
    for (const InputError& fault : faults) context.out << fault.sentence() << '\n';
    if (!faults.empty()) return OtherFailure;
    writeFile(out, packed(package).toStdString());
    context.out << options.out << ": " << package.files.size()
                << (package.files.size() == 1 ? " file\n" : " files\n");
    return Done;
}

int writeLesson(const LessonOptions& options, const CommandContext& context) {
    std::ostream& out = context.out;

    if (options.lesson == "new") {
        if (options.folder.empty()) throw InputError("say where: timestep lesson new DIR");
        out << writeNewLesson(options.folder) << '\n';
        return Done;
    }
    if (options.lesson == "pack") return packLesson(options, context);
    if (!options.folder.empty())
        throw InputError("\"" + options.folder +
                         "\" is one name too many; the files come after --handout and --key");
    if (options.handout.empty() && options.key.empty())
        throw InputError("say what to write: --handout F.pdf, --key F.pdf, or both");
    for (const std::string& file : {options.handout, options.key})
        if (!file.empty() && QFileInfo(QString::fromStdString(file)).suffix().toLower() != "pdf")
            throw InputError("a sheet is a PDF, and \"" + file + "\" does not end in .pdf");
    LanguageSwitch language;
    language.use(QString::fromStdString(context.language()));
    if (options.lesson == conceptTestName) {
        writeConceptTest(options, context);
        return Done;
    }
    const Lesson lesson = findLessonByName(options.lesson, context.lessonFolders(), context.language(),
                                           learnerSeed(QString::fromStdString(options.learner)));
    if (!options.handout.empty()) writeSheet(handoutOf(lesson), options, options.handout, out);
    if (!options.key.empty()) writeSheet(keyOf(lesson), options, options.key, out);
    return Done;
}

CommandForm lessonForm() {
    auto own = std::make_shared<LessonOptions>();
    return {{{"ID",
              &own->lesson,
              "Lesson by its id or folder; \"new\" writes a skeleton into DIR, \"pack\" packs the lesson in "
              "DIR into the file OUT, \"concept-test\" is the test before and after the course",
              {},
              true},
             {"DIR", &own->folder, "Folder of the new lesson, as in 21-my-lesson, or of the one to pack"},
             {"OUT", &own->out, "File of the packed lesson, as in my-lesson.timestep-lesson"},
             {"--handout", &own->handout, "Write the sheet for learners", "F.pdf"},
             {"--key", &own->key, "Write the key for teachers", "F.pdf"},
             {"--learner", &own->learner,
              "With the numbers of this learner, where the lesson gives each their own", "NAME"}},
            [own](const CommandContext& context) { return writeLesson(*own, context); },
            true};
}

} // namespace

constinit const CommandRow lessonCommand{"lesson", "Print the sheets of a lesson, or begin a new one",
                                         lessonForm};

} // namespace timestep
