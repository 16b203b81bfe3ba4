// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/course/course_layout.h"
#include "app/lesson/progress/lesson_state.h"

#include <QWidget>

#include <vector>

namespace timestep {

class LessonNode;

/// Shows the lessons as cards in rows of at most six, section by section, with an arrow between neighbours of
/// which one builds on the other. The map is one stop for the Tab key; arrow keys move between lessons and
/// Return opens one.
class CourseMap : public QWidget {
    Q_OBJECT

public:
    explicit CourseMap(QWidget* parent = nullptr);

    /// `states`: one for each lesson.
    void setLessons(const std::vector<LessonInfo>& lessons, const std::vector<LessonState>& states);
    /// Numbers the lessons on the path and draws the others pale.
    void setPath(const CoursePath& path);
    /// The lesson that has or last had the focus; null if there are no lessons.
    const LessonInfo* current() const;
    void select(const QString& id);
    const std::vector<LessonNode*>& nodes() const { return m_nodes; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void lessonChosen(const QString& id);
    void currentChanged();
    /// A lesson received the focus and should be scrolled into view.
    void shown(QWidget* node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void moveFrom(std::size_t index, int across, int down);
    void setCurrent(std::size_t index);
    int columnsFor(int width) const;
    int headingHeight() const;

    std::vector<LessonInfo> m_lessons;
    std::vector<CoursePlace> m_places;
    std::vector<LessonNode*> m_nodes;
    std::size_t m_current = 0;
    int m_columns = 1;
    std::vector<int> m_headings; ///< top of each section's heading [px]; -1: it has no lessons
};

} // namespace timestep
