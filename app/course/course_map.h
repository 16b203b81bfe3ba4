// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/course/course_layout.h"
#include "app/lesson/progress.h"

#include <QWidget>

#include <vector>

namespace timestep {

class LessonNode;

/// The lessons as cards, each to the right of the one that it builds on, with lines between them. One stop
/// for the Tab key; arrow keys go from lesson to lesson, Return opens one.
class CourseMap : public QWidget {
    Q_OBJECT

public:
    explicit CourseMap(QWidget* parent = nullptr);

    void setLessons(const std::vector<LessonInfo>& lessons, const ProgressStore& store);
    /// Makes the lessons that are not on it pale and numbers the others.
    void setPath(const CoursePath& path);
    /// The lesson that has the focus or had it last; null when there is none.
    const LessonInfo* current() const;
    void select(const QString& id);
    const std::vector<LessonNode*>& nodes() const { return m_nodes; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void lessonChosen(const QString& id);
    void currentChanged();
    /// The focus went to a lesson: it should be in sight.
    void shown(QWidget* node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void moveFrom(std::size_t index, int across, int down);
    void setCurrent(std::size_t index);
    QSize nodeSize() const;
    QSize gaps() const;

    std::vector<LessonInfo> m_lessons;
    std::vector<CoursePlace> m_places;
    std::vector<LessonNode*> m_nodes;
    std::size_t m_current = 0;
    int m_columns = 1, m_rows = 1;
};

} // namespace timestep
