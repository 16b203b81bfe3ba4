// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/course/course_layout.h"
#include "app/lesson/progress/lesson_state.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QPushButton;
class QScrollArea;

namespace timestep {

class CourseHero;
class CourseMap;
class PlayRow;
struct Toy;

/// The first page of the program: the one thing to do next, the suggested paths, the course map and the
/// current learner. Escape closes it.
class CoursePage : public QWidget {
    Q_OBJECT

public:
    explicit CoursePage(QWidget* parent = nullptr);

    void show(const std::vector<LessonInfo>& lessons, const ProgressStore& store, const Learner& learner,
              const QString& openLesson);
    CourseHero& hero() { return *m_hero; }
    CourseMap& map() { return *m_map; }
    PlayRow& play() { return *m_play; }
    /// Another learner cannot be chosen; the tip of the button says why.
    void lockLearner(const QString& why);
    /// Whether there is an experiment to go back to.
    void setWayBack(bool possible);
    /// Chooses a suggested path by its id.
    void setPath(const QString& id);

signals:
    void lessonChosen(const QString& id);
    void toyChosen(const timestep::Toy& toy);
    void buildWanted();
    void learnerWanted();
    void startOverWanted(const QString& id);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The lesson to continue with: the open one, or the first one whose turn it is.
    std::size_t nextLesson(const QString& openLesson) const;
    void retranslate();
    void sizeText();
    void styleChips();
    void alignPathLabel();
    void describe();
    void placeChips();

    CourseHero* m_hero;
    QLabel *m_summary, *m_pathLabel;
    QWidget *m_chips, *m_besideChips; ///< the paths, and the words and buttons beside or below them
    QBoxLayout *m_choice, *m_beside;  ///< holds both; holds the words and buttons
    QButtonGroup* m_paths;            ///< ids are places in coursePaths()
    QPushButton *m_learner, *m_close;
    QScrollArea* m_scroll;
    PlayRow* m_play;
    CourseMap* m_map;
    std::vector<LessonInfo> m_lessons;
    std::vector<LessonState> m_states;
    QString m_name;
};

} // namespace timestep
