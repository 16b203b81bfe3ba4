// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/lesson_package.h"
#include "app/classroom/learners.h"
#include "app/classroom/new_lesson.h"
#include "app/cli/commands.h"
#include "app/cli/commands/find_lesson.h"
#include "app/handouts/concept_test.h"
#include "app/handouts/handout.h"
#include "app/handouts/teachers_guide.h"
#include "app/names.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct LessonCommandTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct LessonOptions {
    std::string lesson; ///< id, or path of a folder or lesson.md; "new", "pack"
    std::string folder; ///< of the new lesson, or of the one to pack
    std::string out;    ///< file of the packed lesson
    std::string handout, key, slides;
    std::string moodle;  ///< of the concept test
    std::string learner; ///< learner whose `personal` values are printed; empty: anonymous
    bool json = false, quiet = false;
};

/// Reports the files that a command has written, in words or as JSON.
class WrittenFiles {
public:
    WrittenFiles(const LessonOptions& options, const CommandContext& context)
        : m_options(options), m_out(context.out) {}

    /// `parts`: the word for the count in JSON, "pages" or "files".
    void add(const std::string& file, std::size_t count, const std::string& parts) {
        m_files.push_back({{"file", file}, {parts, count}});
        if (m_options.json || m_options.quiet) return;
        const int number = static_cast<int>(count);
        const QString counted = parts == "pages" ? LessonCommandTexts::tr("%n page(s)", nullptr, number)
                                                 : LessonCommandTexts::tr("%n file(s)", nullptr, number);
        m_out << file << ": " << counted.toStdString() << '\n';
    }
    void finish() const {
        if (m_options.json) m_out << Json{{"files", m_files}}.dump(1) << '\n';
    }

private:
    const LessonOptions& m_options;
    std::ostream& m_out;
    Json m_files = Json::array();
};

void writeSheet(SheetVariants sheet, const LessonOptions& options, const std::string& file,
                WrittenFiles& written) {
    int pages = 0;
    if (!options.learner.empty())
        for (Sheet& variant : sheet)
            variant.subtitle += QStringLiteral(" · ") + QString::fromStdString(options.learner).simplified();
    writeFile(QString::fromStdString(file), sheetPdf(sheet, &pages).toStdString());
    written.add(file, static_cast<std::size_t>(pages), "pages");
}

void writeConceptTest(const LessonOptions& options, const CommandContext& context, WrittenFiles& written) {
    const auto write = [&](ConceptTestPage page, const std::string& file) {
        if (file.empty()) return;
        int pages = 0;
        const QByteArray pdf = conceptTestPdf(page, QString::fromStdString(context.language()), &pages);
        writeFile(QString::fromStdString(file), pdf.toStdString());
        written.add(file, static_cast<std::size_t>(pages), "pages");
    };
    write(ConceptTestPage::Questions, options.handout);
    write(ConceptTestPage::Key, options.key);
    if (options.moodle.empty()) return;
    writeFile(QString::fromStdString(options.moodle),
              conceptTestMoodle(QString::fromStdString(context.language())).toStdString());
    written.add(options.moodle, 1, "files");
}

/// Prints the faults of a lesson if it has any, and packs it otherwise.
int packLesson(const LessonOptions& options, const CommandContext& context) {
    if (options.folder.empty() || options.out.empty())
        throw InputError(
            TRANSLATABLE("fault", "say what and where: timestep lesson pack FOLDER OUT.timestep-lesson"));
    const QString out = QString::fromStdString(options.out);
    if (QFileInfo(out).suffix() != QLatin1String(packageSuffix))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "a packed lesson ends in .timestep-lesson, and \"%1\" does not"),
                     options.out));
    const QString folder = QString::fromStdString(options.folder);
    const LessonPackage package = collectLesson(folder);
    const std::vector<InputError> faults = checkLessonsAt(folder, false);
    std::ostream& report = options.json || options.quiet ? context.err : context.out;
    for (const InputError& fault : faults) report << translatedUtf8(fault) << '\n';
    if (!faults.empty()) return OtherFailure;
    writeFile(out, packed(package).toStdString());
    WrittenFiles written(options, context);
    written.add(options.out, package.files.size(), "files");
    written.finish();
    return Done;
}

int writeLesson(const LessonOptions& options, const CommandContext& context) {
    if (options.lesson == "new") {
        if (options.folder.empty())
            throw InputError(TRANSLATABLE("fault", "say where: timestep lesson new DIR"));
        const std::string made = writeNewLesson(options.folder);
        if (options.json)
            context.out << Json{{"files", Json::array({Json{{"file", made}}})}}.dump(1) << '\n';
        else if (!options.quiet)
            context.out << made << '\n';
        return Done;
    }
    if (options.lesson == "pack") return packLesson(options, context);
    if (!options.folder.empty())
        throw InputError(Sentence(
            TRANSLATABLE("fault", "\"%1\" is one name too many; the files come after --handout and --key"),
            options.folder));
    if (!options.moodle.empty() && options.lesson != conceptTestName)
        throw InputError(TRANSLATABLE("fault", "--moodle is for the concept test"));
    if (options.handout.empty() && options.key.empty() && options.slides.empty() && options.moodle.empty())
        throw InputError(
            TRANSLATABLE("fault", "say what to write: --handout F.pdf, --key F.pdf or --slides F.pdf"));
    for (const std::string& file : {options.handout, options.key, options.slides})
        if (!file.empty() && QFileInfo(QString::fromStdString(file)).suffix().toLower() != "pdf")
            throw InputError(
                Sentence(TRANSLATABLE("fault", "a sheet is a PDF, and \"%1\" does not end in .pdf"), file));
    WrittenFiles written(options, context);
    if (!options.slides.empty() && (options.lesson == conceptTestName || options.lesson == teachersGuideName))
        throw InputError(TRANSLATABLE("fault", "--slides is for a lesson"));
    if (options.lesson == conceptTestName) {
        writeConceptTest(options, context, written);
        written.finish();
        return Done;
    }
    if (options.lesson == teachersGuideName) {
        if (options.key.empty() || !options.handout.empty())
            throw InputError(TRANSLATABLE("fault", "the guide for teachers is written by --key F.pdf"));
        writeSheet(teachersGuide(QString::fromStdString(context.language())), options, options.key, written);
        written.finish();
        return Done;
    }
    const Lesson lesson = findLessonByName(options.lesson, context.lessonFolders(), context.language(),
                                           learnerSeed(QString::fromStdString(options.learner)));
    if (!options.handout.empty()) writeSheet(handoutOf(lesson), options, options.handout, written);
    if (!options.key.empty()) writeSheet(keyOf(lesson), options, options.key, written);
    if (!options.slides.empty()) writeSheet(slidesOf(lesson), options, options.slides, written);
    written.finish();
    return Done;
}

CommandForm lessonForm() {
    auto own = std::make_shared<LessonOptions>();
    return {{{"ID",
              &own->lesson,
              "Lesson by its id or folder; \"new\" writes a skeleton into DIR, \"pack\" packs the lesson in "
              "DIR into the file OUT, \"concept-test\" is the test before and after the course, "
              "\"teachers-guide\" the guide "
              "that --key writes",
              {},
              true},
             {"DIR", &own->folder, "Folder of the new lesson, as in 21-my-lesson, or of the one to pack"},
             {"OUT", &own->out, "File of the packed lesson, as in my-lesson.timestep-lesson"},
             {"--handout", &own->handout, "Write the sheet for learners", "F.pdf"},
             {"--key", &own->key, "Write the key for teachers", "F.pdf"},
             {"--slides", &own->slides, "Write slides for the projector", "F.pdf"},
             {"--moodle", &own->moodle, "Write the questions of the concept test as Moodle XML", "F.xml"},
             {"--learner", &own->learner,
              "With the numbers of this learner, where the lesson gives each their own", "NAME"},
             {"--json", &own->json, "Print the names of the files as JSON"},
             {"--quiet", &own->quiet, "Print nothing"}},
            [own](const CommandContext& context) { return writeLesson(*own, context); },
            true};
}

} // namespace

constinit const CommandRow lessonCommand{
    "lesson", "Print the sheets of a lesson, or begin a new one", lessonForm,
    "timestep lesson ten-steps-of-euler --handout sheet.pdf --key key.pdf\n"
    "timestep lesson new 22-my-lesson"};

} // namespace timestep
