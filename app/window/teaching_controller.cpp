// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/teaching_controller.h"

#include "app/classroom/learner_dialog.h"
#include "app/course/course_hero.h"
#include "app/course/course_page.h"
#include "app/lesson/lesson_panel.h"
#include "app/provenance/open_file.h"
#include "app/window/actions.h"
#include "app/window/lesson_controller.h"
#include "app/window/preferences.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"

#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

namespace timestep {

TeachingController::TeachingController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    WindowActions& actions = parts.actions;
    const auto leaveCourse = [this] {
        if (m_parts.workbench.hasExperiment()) showWorkspace(); // else there is nothing behind the map
    };
    actions.on("course", this, [this, leaveCourse] { isCourseShown() ? leaveCourse() : showCourse(); });
    actions.on("learner", this, [this] { chooseLearner(); });
    actions.on("save-result", this, [this] { chooseResultPath(); });
    CoursePage& course = parts.course;
    connect(&course, &CoursePage::lessonChosen, &parts.lessons, &LessonController::openLesson);
    connect(&course, &CoursePage::closed, this, leaveCourse);
    connect(&course, &CoursePage::learnerWanted, this, &TeachingController::chooseLearner);
    connect(&course, &CoursePage::startOverWanted, this, &TeachingController::startOver);
    connect(&parts.lessons, &LessonController::opened, this, &TeachingController::showWorkspace);
    connect(&parts.workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) showWorkspace();
    });
    connect(&parts.panel, &LessonPanel::resultWanted, actions.at("save-result"), &QAction::trigger);
    connect(&parts.panel, &LessonPanel::reportWanted, actions.at("report"), &QAction::trigger);
    connect(&parts.panel, &LessonPanel::programWanted, actions.at("hand-over"), &QAction::trigger);
    if (!parts.preferences.learner.isEmpty())
        parts.lessons.setLearner(LearnerStore().enter(parts.preferences.learner));
    showLearner();
}

void TeachingController::showCourse() {
    const LessonController& lessons = m_parts.lessons;
    m_parts.course.show(lessons.available(), lessons.store(), lessons.learner(),
                        lessons.openId().isEmpty() ? m_parts.preferences.lesson : lessons.openId());
    m_parts.course.setWayBack(m_parts.workbench.hasExperiment());
    m_parts.pages.setCurrentWidget(&m_parts.course);
    m_parts.course.hero().button().setFocus(Qt::OtherFocusReason);
}

void TeachingController::showWorkspace() {
    m_parts.pages.setCurrentIndex(0);
}

bool TeachingController::isCourseShown() const {
    return m_parts.pages.currentWidget() == &m_parts.course;
}

void TeachingController::retranslate() {
    showLearner();
    if (isCourseShown()) showCourse();
}

void TeachingController::setLearner(const Learner& learner) {
    const bool course = isCourseShown();
    m_parts.lessons.setLearner(learner);
    m_parts.preferences.learner = learner.name;
    showLearner();
    if (course) showCourse();
    emit learnerChanged(learner.name);
}

void TeachingController::chooseLearner() {
    const Learner before = m_parts.lessons.learner();
    LearnerDialog dialog(LearnerStore(), before, m_window);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    if (accepted || dialog.chosen().name != before.name) setLearner(dialog.chosen());
}

void TeachingController::startOver(const QString& id) {
    const auto answer =
        QMessageBox::question(m_window, tr("Start over"),
                              tr("The answers that were given in this lesson will be forgotten. Go on?"),
                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) return;
    m_parts.lessons.startOver(id);
    showCourse();
}

void TeachingController::showLearner() {
    const QString name = m_parts.lessons.learner().name;
    m_parts.learnerName.setText(name.isEmpty() ? QString() : tr("Learner: %1").arg(name));
    m_parts.learnerName.setVisible(!name.isEmpty());
}

void TeachingController::chooseResultPath() {
    if (m_parts.panel.lesson() == nullptr) return;
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save result"),
                                                      m_parts.lessons.resultName(), tr("Results (*.json)"));
    if (!path.isEmpty()) saveResult(path);
}

bool TeachingController::saveResult(const QString& path) {
    const QByteArray bytes = m_parts.lessons.result();
    if (bytes.isEmpty()) return false;
    try {
        writeFile(path, bytes.toStdString());
    } catch (const InputError& error) {
        m_parts.message.say(QString::fromStdString(error.sentence()));
        return false;
    }
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

} // namespace timestep
