// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a class: course map, learners, results, projector and votes.
#include "app/classroom/learner_dialog.h"
#include "app/classroom/vote_card.h"
#include "app/course/course_map.h"
#include "app/course/course_page.h"
#include "app/lesson/lesson_panel.h"
#include "app/lesson/number_shown.h"
#include "app/lesson/prose.h"
#include "app/plots/plot_grid.h"
#include "app/provenance/open_file.h"
#include "app/window/actions.h"
#include "app/window/lesson_controller.h"
#include "app/window/main_window.h"
#include "core/input_error.h"
#include "widgets/plot/plot_widget.h"

#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <optional>
#include <utility>

namespace timestep {

namespace {

constexpr double projectorType = 1.5;
constexpr double usualLine = 1.8, projectorLine = 3.6; // of curves [px]

} // namespace

void MainWindow::connectTeaching() {
    connect(m_actions->at("course"), &QAction::triggered, this,
            [this] { isCourseShown() ? showDesk() : showCourse(); });
    connect(m_actions->at("learner"), &QAction::triggered, this, &MainWindow::chooseLearner);
    connect(m_actions->at("save-result"), &QAction::triggered, this, &MainWindow::chooseResultPath);
    connect(m_actions->at("projector"), &QAction::toggled, this, &MainWindow::setProjector);
    connect(m_course, &CoursePage::lessonChosen, this, &MainWindow::openLesson);
    connect(m_course, &CoursePage::closed, this, &MainWindow::showDesk);
    connect(m_course, &CoursePage::learnerWanted, this, &MainWindow::chooseLearner);
    connect(m_course, &CoursePage::startOverWanted, this, &MainWindow::startOver);
    connect(m_lesson, &LessonPanel::stageWanted, this, &MainWindow::showVote);
    connect(m_lesson, &LessonPanel::finished, this, &MainWindow::showVote);
    connect(m_lesson, &LessonPanel::resultWanted, m_actions->at("save-result"), &QAction::trigger);
    connect(m_lesson, &LessonPanel::reportWanted, m_actions->at("report"), &QAction::trigger);
    connect(m_lesson, &LessonPanel::progressChanged, this, &MainWindow::showOutcome);
    connect(m_vote, &VoteCard::closedChanged, m_desk, &LessonController::setVoteClosed);
    connect(m_vote, &VoteCard::parametersWanted, this, &MainWindow::makeRoomForVote);
    connect(m_vote, &VoteCard::resized, this, &MainWindow::makeRoomForVote);
    if (!m_preferences.learner.isEmpty()) m_desk->setLearner(LearnerStore().enter(m_preferences.learner));
}

void MainWindow::showCourse() {
    m_course->show(m_desk->available(), m_desk->store(), m_desk->learner(), m_desk->openId());
    m_pages->setCurrentWidget(m_course);
    m_course->map().setFocus(Qt::OtherFocusReason);
}

void MainWindow::showDesk() {
    m_pages->setCurrentIndex(0);
}

bool MainWindow::isCourseShown() const {
    return m_pages->currentWidget() == m_course;
}

void MainWindow::setLearner(const Learner& learner) {
    const bool course = isCourseShown();
    m_desk->setLearner(learner);
    m_preferences.learner = learner.name;
    showLearner();
    if (course) showCourse();
}

void MainWindow::chooseLearner() {
    const Learner before = m_desk->learner();
    LearnerDialog dialog(LearnerStore(), before, this);
    const bool accepted = dialog.exec() == QDialog::Accepted;
    if (accepted || dialog.chosen().name != before.name) setLearner(dialog.chosen());
}

void MainWindow::startOver(const QString& id) {
    const auto answer = QMessageBox::question(
        this, tr("Start over"), tr("The answers that were given in this lesson will be forgotten. Go on?"),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) return;
    m_desk->startOver(id);
    showCourse();
}

void MainWindow::showLearner() {
    const QString name = m_desk->learner().name;
    m_learnerName->setText(name.isEmpty() ? QString() : tr("Learner: %1").arg(name));
    m_learnerName->setVisible(!name.isEmpty());
}

void MainWindow::chooseResultPath() {
    if (m_lesson->lesson() == nullptr) return;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save result"), m_desk->resultName(), tr("Results (*.json)"));
    if (!path.isEmpty()) saveResult(path);
}

bool MainWindow::saveResult(const QString& path) {
    const QByteArray bytes = m_desk->result();
    if (bytes.isEmpty()) return false;
    try {
        writeFile(path, bytes.toStdString());
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
        return false;
    }
    say(tr("Saved as %1").arg(path));
    return true;
}

void MainWindow::setProjector(bool on) {
    if (on == m_projector) return;
    m_projector = on;
    if (on) {
        m_beforeProjector.appearance = m_preferences.appearance;
        m_beforeProjector.typeScale = m_preferences.typeScale;
    }
    setAppearance(on ? Preferences::Appearance::Light : m_beforeProjector.appearance);
    setTypeScale(on ? std::max(projectorType, m_preferences.typeScale) : m_beforeProjector.typeScale);
    m_plots->setLineWidth(on ? projectorLine : usualLine);
    m_actions->at("projector")->setChecked(on);
    showVote();
}

void MainWindow::showVote() {
    const auto lesson = m_lesson->lesson();
    if (!m_projector || lesson == nullptr) {
        m_vote->hide();
        m_desk->setVoteClosed(false);
        makeRoomForVote();
        return;
    }
    m_vote->showStep(lesson, m_lesson->step());
    makeRoomForVote();
    m_desk->setVoteClosed(m_vote->isClosed());
    showOutcome();
}

void MainWindow::makeRoomForVote() {
    const bool votes = m_vote->isVisibleTo(m_middle);
    const bool parameters = !votes || m_vote->wantsParameters();
    if (votes && m_beforeVote.isEmpty()) m_beforeVote = m_middle->sizes();
    m_parameterCard->setVisible(parameters);
    const int high = m_middle->height(), wanted = std::min(m_vote->wantedHeight(), high * 3 / 5);
    if (votes)
        m_middle->setSizes({high - wanted - (parameters ? high / 5 : 0), parameters ? high / 5 : 0, wanted});
    else if (!m_beforeVote.isEmpty())
        m_middle->setSizes(std::exchange(m_beforeVote, {}));
    m_tabOrderTimer.start();
}

void MainWindow::showOutcome() {
    const auto lesson = m_lesson->lesson();
    if (!m_projector || lesson == nullptr || m_vote->question().empty() ||
        m_lesson->step() >= lesson->steps.size())
        return;
    QStringList found;
    std::optional<double> value;
    const Question* question = lesson->question(m_vote->question());
    for (const Check* check : lesson->steps[m_lesson->step()].checks()) {
        if (check->outcome != m_vote->question()) continue;
        const auto done = m_lesson->progress().checks.find(check->id);
        if (done == m_lesson->progress().checks.end() || !done->second.measured) continue;
        found << tr("%1: %2").arg(
            plainText(check->text),
            numberShown(shownValue(*check, *done->second.measured), check->digits, check->unit, locale()));
        if (question->type == Question::Type::Number)
            value = *done->second.measured * shownPerMeasured(question->unit);
    }
    m_vote->showOutcome(found.join(QStringLiteral("; ")), value);
}

} // namespace timestep
