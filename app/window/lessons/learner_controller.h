// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QStackedWidget;

namespace timestep {

class CoursePage;
class LessonController;
class LessonPanel;
class MessageLine;
class WindowActions;
class Workbench;
struct Learner;
struct Preferences;
struct ResultFile;

/// The learner's part of the window: the course map, the name under which answers are saved, and the results
/// to hand in.
class LearnerController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonController& lessons;
        LessonPanel& panel;
        CoursePage& course;
        QStackedWidget& pages; ///< page 0: workspace, page 1: course map
        QLabel& learnerName;
        WindowActions& actions;
        MessageLine& message;
        Preferences& preferences;
        QString handIn = {}; ///< folder of the class; empty: none
    };
    LearnerController(const Parts& parts, QWidget* window);

    /// Show the course map instead of the workspace, and go back.
    void showCourse();
    void showWorkspace();
    bool isCourseShown() const;
    /// Sets the learner whose answers are saved.
    void setLearner(const Learner& learner);
    /// Writes the learner's result of the open lesson. Returns false on failure; the message line shows the
    /// reason.
    bool saveResult(const QString& path);
    /// Writes the result into the hand-in folder. A learner without a name is asked for one.
    void handIn();

public slots:
    void retranslate();

private:
    void chooseLearner();
    /// The open lesson's result under a name, perhaps of a learner who started without one.
    ResultFile resultAs(const QString& name) const;
    void chooseResultPath();
    void askName();
    void handInAs(const QString& name);
    void startOver(const QString& id);
    void showLearner();

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
