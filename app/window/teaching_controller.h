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

/// The course map, who is learning, and what a learner hands in.
class TeachingController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonController& lessons;
        LessonPanel& panel;
        CoursePage& course;
        QStackedWidget& pages; ///< the workspace, the course map
        QLabel& learnerName;
        WindowActions& actions;
        MessageLine& message;
        Preferences& preferences;
    };
    TeachingController(const Parts& parts, QWidget* window);

    /// The course map in the place of the workspace, and back.
    void showCourse();
    void showWorkspace();
    bool isCourseShown() const;
    /// Whose answers are kept from now on.
    void setLearner(const Learner& learner);
    /// Writes what the learner did with the open lesson. False: the message line says why not.
    bool saveResult(const QString& path);

public slots:
    void retranslate();

signals:
    void learnerChanged(const QString& name);

private:
    void chooseLearner();
    void chooseResultPath();
    void startOver(const QString& id);
    void showLearner();

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
