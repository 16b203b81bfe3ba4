// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/course/course_layout.h"
#include "app/lesson/progress.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace timestep {

class CourseMap;

/// The first page of the program: the course map, the suggested paths and the current learner. Escape closes
/// it.
class CoursePage : public QWidget {
    Q_OBJECT

public:
    explicit CoursePage(QWidget* parent = nullptr);

    void show(const std::vector<LessonInfo>& lessons, const ProgressStore& store, const Learner& learner,
              const QString& openLesson);
    CourseMap& map() { return *m_map; }
    /// Chooses a suggested path by its id.
    void setPath(const QString& id);

signals:
    void lessonChosen(const QString& id);
    void learnerWanted();
    void startOverWanted(const QString& id);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void retranslateUi();
    void enlargeTitle();
    void describe();

    QLabel *m_title, *m_summary, *m_pathLabel;
    QComboBox* m_paths;
    QPushButton *m_learner, *m_open, *m_startOver, *m_close;
    QScrollArea* m_scroll;
    CourseMap* m_map;
    std::vector<LessonInfo> m_lessons;
    QString m_name;
};

} // namespace timestep
