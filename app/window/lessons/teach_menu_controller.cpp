// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/teach_menu_controller.h"

#include "app/authoring/check_lesson_dialog.h"
#include "app/authoring/task_dialog.h"
#include "app/classroom/merge_dialog.h"
#include "app/classroom/new_lesson_dialog.h"
#include "app/handouts/concept_test_dialog.h"
#include "app/handouts/handout.h"
#include "app/handouts/print_preview.h"
#include "app/handouts/teachers_guide.h"
#include "app/paths.h"
#include "app/window/actions/actions.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/lessons/package_controller.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/run/session/session.h"
#include "lessons/read/library.h"
#include "widgets/controls/ask.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QInputDialog>
#include <QPointer>
#include <QUrl>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

/// A sheet of a lesson: what makes it, the title of its window, the end of the proposed name.
struct SheetOfLesson {
    SheetVariants (&make)(const Lesson&);
    const char* title;
    const char* end;
};
/// In the order of Page.
constexpr std::array<SheetOfLesson, 3> sheetsOfLesson{
    {{handoutOf, QT_TRANSLATE_NOOP("timestep::TeachMenuController", "Handout: %1"), "-handout.pdf"},
     {keyOf, QT_TRANSLATE_NOOP("timestep::TeachMenuController", "Key: %1"), "-key.pdf"},
     {slidesOf, QT_TRANSLATE_NOOP("timestep::TeachMenuController", "Slides: %1"), "-slides.pdf"}}};

const SheetOfLesson& rowOf(TeachMenuController::Page page) {
    return sheetsOfLesson[static_cast<std::size_t>(page)];
}

/// With the learner's name if the lesson gives each learner different numbers.
SheetVariants sheetOf(TeachMenuController::Page page, const Lesson& lesson, const Learner& learner) {
    SheetVariants variants = rowOf(page).make(lesson);
    if (learner.isNamed() && !lesson.personal.empty())
        for (Sheet& variant : variants) variant.subtitle += QStringLiteral(" · ") + learner.name;
    return variants;
}

} // namespace

/// Sheets of one lesson, one for each learner.
struct TeachMenuController::Prepared {
    std::vector<SheetVariants> sheets;
    QString file;          ///< proposed name
    bool personal = false; ///< the lesson gives each learner different numbers

    PrintContent content(Page page) const {
        auto fitted = std::make_shared<std::vector<FittedSheet>>();
        for (const SheetVariants& variants : sheets) fitted->push_back(fittedSheet(variants));
        return {tr(rowOf(page).title).arg(fitted->front().sheet.title), file,
                [fitted](QPrinter& printer) { printSheets(*fitted, printer); },
                [fitted] { return sheetsPdf(*fitted); }, page == Page::Slides};
    }
};

TeachMenuController::TeachMenuController(const Parts& parts, QWidget* window)
    : QObject(window),
      m_parts(parts),
      m_window(window),
      m_packages(new PackageController({parts.lessons, parts.message, parts.ownLessons,
                                        [this](const QString& folder, std::vector<InputError> faults,
                                               std::shared_ptr<QTemporaryDir> files) {
                                            openCheck(folder, std::move(faults), std::move(files));
                                        }},
                                       window)) {
    WindowActions& actions = parts.actions;
    actions.on("handout", this, [this] {
        withLesson(tr("Handout"), [this](const QString& folder) { preview(Page::Handout, folder); });
    });
    actions.on("key", this, [this] {
        const auto show = [this] {
            withLesson(tr("Key"), [this](const QString& folder) { preview(Page::Key, folder); });
        };
        if (m_parts.course.isVisible()) return show();
        // Beside a lesson, a learner could press it by mistake.
        askWhether(tr("Key"), tr("The key shows the answers to all questions of this lesson. Open it?"),
                   m_window, show);
    });
    actions.on("slides", this, [this] {
        withLesson(tr("Slides"), [this](const QString& folder) { preview(Page::Slides, folder); });
    });
    actions.on("concept-test", this, [this] { showConceptTest(); });
    actions.on("teachers-guide", this, [this] { showGuide(); });
    actions.on("new-lesson", this, [this] { newLesson(); });
    actions.on("set-up-task", this, [this] { setUpTask(); });
    actions.on("check-lesson", this, [this] { checkLesson(); });
    actions.on("pack-lesson", this, [this] {
        withLesson(tr("Pack a lesson"), [this](const QString& folder) { packLesson(folder); });
    });
    actions.on("collect-results", this, [this] { collectResults(); });
}

/// The open lesson, or one that the user chooses if none is visible.
void TeachMenuController::withLesson(const QString& title,
                                     const std::function<void(const QString& folder)>& then) {
    const QString open = m_parts.lessons.openFolder();
    if (!open.isEmpty() && !m_parts.course.isVisible()) return then(open);
    QStringList names, folders;
    QString proposed;
    for (const LessonInfo& lesson : m_parts.lessons.available()) {
        if (lesson.fault) continue;
        const QString name = QString::fromStdString(lesson.title);
        names << (lesson.number > 0 ? tr("%1 · %2").arg(QString::number(lesson.number), name) : name);
        folders << QString::fromStdString(lesson.folder);
        if (folders.back() == open) proposed = names.back();
    }
    auto* dialog = new QInputDialog(m_window);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("&Lesson:"));
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog->setComboBoxItems(names);
    if (!proposed.isEmpty()) dialog->setTextValue(proposed);
    connect(dialog, &QInputDialog::textValueSelected, this, [names, folders, then](const QString& name) {
        if (const qsizetype at = names.indexOf(name); at >= 0) then(folders[at]);
    });
    openAndForget(dialog);
}

void TeachMenuController::compute(Page page, const QString& folder, const std::vector<Learner>& learners,
                                  const std::function<void(Prepared)>& show) {
    const auto work = [this, page, folder = folder.toStdString(), folders = m_parts.lessons.folders(),
                       language = m_window->locale().name().toStdString(), learners] {
        Prepared prepared;
        for (const Learner& learner : learners) {
            if (!m_work.isWanted()) break;
            const Lesson lesson = loadLesson(folder, language, learner.seed, nullptr, nullptr, folders);
            prepared.sheets.push_back(sheetOf(page, lesson, learner));
            prepared.personal = !lesson.personal.empty();
            prepared.file = QString::fromStdString(lesson.id) + QLatin1String(rowOf(page).end);
        }
        return prepared;
    };
    m_work.start(work, [this, show](std::optional<Prepared> prepared, const QString& problem) {
        m_parts.message.say(problem);
        if (prepared) show(std::move(*prepared));
    });
}

void TeachMenuController::preview(Page page, const QString& folder) {
    if (m_work.isRunning()) return; // the message line reports it
    m_parts.message.say(tr("The numbers of the sheet are being computed."));
    const Learner current = m_parts.lessons.learner();
    compute(page, folder, {current}, [this, page, folder, current](Prepared prepared) {
        auto* preview = openAndForget(new PrintPreview(prepared.content(page), m_window));
        const std::vector<Learner> known = LearnerStore().all();
        if (prepared.personal && !known.empty()) offerLearners(*preview, page, folder, known, current);
    });
}

/// Offers the numbers of a learner, of no learner, or a sheet for each of them.
void TeachMenuController::offerLearners(PrintPreview& preview, Page page, const QString& folder,
                                        const std::vector<Learner>& known, const Learner& current) {
    QStringList names{tr("without a name")};
    int shown = 0;
    for (const Learner& learner : known) {
        names << learner.name;
        if (learner.name == current.name) shown = static_cast<int>(names.size()) - 1;
    }
    names << tr("each learner on this computer");
    preview.addChoice(tr("&Numbers of:"), names, shown);
    connect(&preview, &PrintPreview::chosen, this,
            [this, page, folder, known, at = QPointer(&preview)](int index) {
                std::vector<Learner> wanted = known;
                const auto chosen = static_cast<std::size_t>(index);
                if (chosen == 0) wanted = {Learner()};
                if (chosen > 0 && chosen <= known.size()) wanted = {known[chosen - 1]};
                at->setMessage(tr("The numbers of the sheet are being computed."));
                compute(page, folder, wanted, [page, at](Prepared prepared) {
                    if (at) at->setContent(prepared.content(page));
                });
            });
}

void TeachMenuController::showGuide() {
    if (m_work.isRunning()) return; // the message line reports it
    const auto work = [language = m_window->locale().name()] { return teachersGuide(language); };
    m_work.start(work, [this](std::optional<SheetVariants> guide, const QString& problem) {
        m_parts.message.say(problem);
        if (!guide) return;
        Prepared prepared;
        prepared.sheets = {std::move(*guide)};
        prepared.file = QStringLiteral("teachers-guide.pdf");
        PrintContent content = prepared.content(Page::Key);
        content.title = prepared.sheets.front().front().title;
        openAndForget(new PrintPreview(std::move(content), m_window));
    });
}

void TeachMenuController::showConceptTest() {
    try {
        auto* dialog = openAndForget(new ConceptTestDialog(m_window->locale().name(), m_window));
        connect(dialog, &ConceptTestDialog::wanted, this,
                [this] { m_parts.lessons.openLesson(QString::fromStdString(conceptTestFolder())); });
    } catch (const InputError& error) {
        m_parts.message.say(problemText(error));
    }
}

void TeachMenuController::newLesson() {
    auto* dialog = new NewLessonDialog(nextNumber(), QString::fromStdString(ownLessonsFolder()), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!m_parts.lessons.openLesson(dialog->file())) return;
        m_parts.message.say(
            tr("Change the text of the lesson in %1. The window follows each time it is saved.")
                .arg(dialog->file()));
        if (dialog->wantsEditor()) QDesktopServices::openUrl(QUrl::fromLocalFile(dialog->file()));
    });
    openAndForget(dialog);
}

int TeachMenuController::nextNumber() const {
    int number = 0;
    for (const LessonInfo& lesson : m_parts.lessons.available()) number = std::max(number, lesson.number);
    return number + 1;
}

void TeachMenuController::setUpTask() {
    Workbench& workbench = m_parts.workbench;
    if (!workbench.hasExperiment()) return m_parts.message.say(tr("Open a scene first."));
    workbench.pause();
    m_parts.message.attempt([&] {
        // As it was set up, with what the hand did before the start.
        Experiment experiment = workbench.played();
        std::erase_if(experiment.events, [](const Event& event) { return event.step > 0; });
        auto* dialog = new TaskDialog(experiment, Session::fromState(workbench.state()), nextNumber(),
                                      QString::fromStdString(ownLessonsFolder()), m_window);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            if (m_parts.lessons.openLesson(dialog->file()))
                m_parts.message.say(
                    tr("The task is written: %1. Pack a lesson makes one file of it.").arg(dialog->file()));
        });
        openAndForget(dialog);
    });
}

void TeachMenuController::checkLesson() {
    const QString open = m_parts.lessons.openFolder();
    const bool bundled = open.startsWith(QString::fromStdString(bundledLessonsFolder()));
    openCheck(open.isEmpty() || bundled ? QString() : open);
}

void TeachMenuController::openCheck(const QString& path, std::vector<InputError> faults,
                                    std::shared_ptr<QTemporaryDir> files) {
    auto* dialog = new CheckLessonDialog(path, m_window);
    connect(dialog, &QObject::destroyed, this, [files] {}); // keeps the files until then
    dialog->showFaults(std::move(faults));
    openAndForget(dialog);
}

void TeachMenuController::packLesson(const QString& folder) {
    const QLatin1String suffix(packageSuffix);
    askForPathToSave({tr("Pack the lesson as one file"), tr("Packed lessons (*.timestep-lesson)"),
                      QFileInfo(folder).fileName() + QLatin1Char('.') + suffix, suffix},
                     m_window, [this, folder](const QString& path) { m_packages->pack(folder, path); });
}

void TeachMenuController::collectResults() {
    openAndForget(new MergeDialog(m_parts.lessons.folders(), m_parts.handIn, m_window));
}

} // namespace timestep
