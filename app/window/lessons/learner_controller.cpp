// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/learner_controller.h"

#include "app/classroom/hand_in.h"
#include "app/classroom/learner_dialog.h"
#include "app/classroom/result_file.h"
#include "app/course/course_hero.h"
#include "app/course/course_page.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/preferences.h"
#include "app/provenance/open_file.h"
#include "app/window/actions/actions.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "widgets/controls/ask.h"
#include "widgets/text/text.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace timestep {

LearnerController::LearnerController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    WindowActions& actions = parts.actions;
    const auto leaveCourse = [this] {
        if (m_parts.workbench.hasExperiment()) showWorkspace(); // otherwise there is nothing behind the map
    };
    actions.on("course", this, [this, leaveCourse] { isCourseShown() ? leaveCourse() : showCourse(); });
    actions.on("learner", this, [this] { chooseLearner(); });
    actions.on("save-result", this, [this] { chooseResultPath(); });
    actions.on("hand-in", this, [this] { handIn(); });
    actions.at("hand-in")->setVisible(!parts.handIn.isEmpty());
    CoursePage& course = parts.course;
    connect(&course, &CoursePage::lessonChosen, &parts.lessons, &LessonController::openLesson);
    connect(&course, &CoursePage::closed, this, leaveCourse);
    connect(&course, &CoursePage::learnerWanted, actions.at("learner"), &QAction::trigger);
    connect(&course, &CoursePage::startOverWanted, this, &LearnerController::startOver);
    connect(&parts.lessons, &LessonController::opened, this, &LearnerController::showWorkspace);
    connect(&parts.workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) showWorkspace();
    });
    if (!parts.preferences.learner.isEmpty())
        parts.lessons.setLearner(LearnerStore().enter(parts.preferences.learner));
    showLearner();
}

void LearnerController::showCourse() {
    const LessonController& lessons = m_parts.lessons;
    m_parts.course.show(lessons.available(), lessons.store(), lessons.learner(),
                        lessons.openId().isEmpty() ? m_parts.preferences.lesson : lessons.openId());
    if (const QAction* learner = m_parts.actions.at("learner"); !learner->isEnabled())
        m_parts.course.lockLearner(learner->toolTip());
    m_parts.course.setWayBack(m_parts.workbench.hasExperiment());
    m_parts.pages.setCurrentWidget(&m_parts.course);
    m_parts.course.hero().button().setFocus(Qt::OtherFocusReason);
}

void LearnerController::showWorkspace() {
    m_parts.pages.setCurrentIndex(0);
}

bool LearnerController::isCourseShown() const {
    return m_parts.pages.currentWidget() == &m_parts.course;
}

void LearnerController::retranslate() {
    showLearner();
    if (isCourseShown()) showCourse();
}

void LearnerController::setLearner(const Learner& learner) {
    const bool course = isCourseShown();
    m_parts.lessons.setLearner(learner);
    m_parts.preferences.learner = learner.name;
    showLearner();
    if (course) showCourse();
}

void LearnerController::chooseLearner() {
    const Learner before = m_parts.lessons.learner();
    auto* dialog = new LearnerDialog(LearnerStore(), before, m_window);
    connect(dialog, &QDialog::finished, this, [this, dialog, before](int result) {
        if (result == QDialog::Accepted || dialog->chosen().name != before.name) setLearner(dialog->chosen());
    });
    openAndForget(dialog);
}

void LearnerController::startOver(const QString& id) {
    askWhether(tr("Start over"), tr("The answers that were given in this lesson will be forgotten. Go on?"),
               m_window, [this, id] {
                   m_parts.lessons.startOver(id);
                   showCourse();
               });
}

void LearnerController::showLearner() {
    const QString name = m_parts.lessons.learner().name;
    m_parts.learnerName.setText(name.isEmpty() ? QString() : tr("Learner: %1").arg(name));
    m_parts.learnerName.setVisible(!name.isEmpty());
}

ResultFile LearnerController::resultAs(const QString& name) const {
    const Lesson& lesson = *m_parts.panel.lesson();
    // Personal numbers belong to the name for which they were drawn.
    const Learner learner =
        lesson.personal.empty() ? Learner{name, learnerSeed(name)} : m_parts.lessons.learner();
    return resultOf(lesson, learner, m_parts.panel.progress());
}

void LearnerController::chooseResultPath() {
    if (m_parts.panel.lesson() == nullptr) return;
    const QString name = resultFileName(resultAs(m_parts.lessons.learner().name));
    askForPathToSave({tr("Save result"), tr("Results (*.json)"), name, "json"}, m_window,
                     [this](const QString& path) { saveResult(path); });
}

void LearnerController::handIn() {
    if (m_parts.panel.lesson() == nullptr) {
        m_parts.message.say(tr("There is no lesson whose result could be handed in."));
        return;
    }
    const QString name = m_parts.lessons.learner().name;
    name.isEmpty() ? askName() : handInAs(name);
}

void LearnerController::askName() {
    auto* dialog = new QInputDialog(m_window);
    dialog->setWindowTitle(tr("Hand in"));
    dialog->setLabelText(tr("&Name or code on the result:"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this](const QString& name) { handInAs(name.simplified().left(longestName)); });
    openAndForget(dialog);
}

/// If the folder of the class cannot be written to, the result is not lost.
void LearnerController::handInAs(const QString& name) {
    try {
        ResultFile named = resultAs(name);
        const QByteArray bytes = resultBytes(named);
        named.learner = name;
        const QString path = timestep::handIn(m_parts.handIn, resultFileName(named), bytes);
        m_parts.message.say(tr("Handed in as %1").arg(QFileInfo(path).fileName()));
    } catch (const InputError& error) {
        const QString why = translated(error);
        QAction* save = m_parts.actions.at("save-result");
        m_parts.message.say(
            save->isEnabled()
                ? tr("The result was not handed in. Save it as a file instead: %1").arg(why)
                : tr("The result was not handed in, and this lesson still holds it: %1").arg(why));
        save->trigger();
    }
}

bool LearnerController::saveResult(const QString& path) {
    if (m_parts.panel.lesson() == nullptr) return false;
    const QByteArray bytes = resultBytes(resultAs(m_parts.lessons.learner().name));
    if (!m_parts.message.attempt([&] { writeFile(path, bytes.toStdString()); })) return false;
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

} // namespace timestep
