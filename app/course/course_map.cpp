// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_map.h"

#include "app/course/lesson_node.h"
#include "app/handouts/sheet_texts.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <cstdlib>

namespace timestep {

namespace {

constexpr int margin = 4; // [px]

QString titleOf(const LessonInfo& lesson) {
    return QString::fromStdString(lesson.title.empty() ? lesson.folder : lesson.title);
}

NodeText textOf(const LessonInfo& lesson, const std::vector<LessonInfo>& all, const ProgressStore& store) {
    NodeText text;
    text.number = lesson.number;
    text.title = titleOf(lesson);
    text.problem = QString::fromStdString(lesson.error);
    QStringList details;
    if (lesson.minutes > 0) details << CourseMap::tr("%1 min").arg(lesson.minutes);
    if (!lesson.level.empty()) details << levelName(lesson.level);
    text.details = details.join(QStringLiteral(" · "));
    for (const LessonInfo& other : all)
        if (!lesson.buildsOn.empty() && other.id == lesson.buildsOn) text.buildsOn = titleOf(other);
    const LessonProgress progress = lesson.error.empty() ? store.peek(lesson.id) : LessonProgress();
    if (progress.finished) {
        text.mark = Mark::Done;
        text.state = CourseMap::tr("done");
    } else if (!progress.started.empty()) {
        text.state = CourseMap::tr("in progress");
    }
    return text;
}

} // namespace

CourseMap::CourseMap(QWidget* parent) : QWidget(parent) {}

void CourseMap::setLessons(const std::vector<LessonInfo>& lessons, const ProgressStore& store) {
    const std::string kept = current() != nullptr ? current()->id : std::string();
    for (LessonNode* node : m_nodes) {
        node->hide();
        node->deleteLater();
    }
    m_nodes.clear();
    m_lessons = lessons;
    m_places = courseLayout(m_lessons);
    m_columns = m_rows = 1;
    m_current = 0;
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        m_columns = std::max(m_columns, m_places[i].column + 1);
        m_rows = std::max(m_rows, m_places[i].row + 1);
        auto* node = new LessonNode(textOf(m_lessons[i], m_lessons, store), this);
        m_nodes.push_back(node);
        connect(node, &QAbstractButton::clicked, this, [this, i] {
            setCurrent(i);
            if (m_lessons[i].error.empty()) emit lessonChosen(QString::fromStdString(m_lessons[i].id));
        });
        connect(node, &LessonNode::leaveWanted, this,
                [this, i](int across, int down) { moveFrom(i, across, down); });
        connect(node, &LessonNode::focused, this, [this, i] {
            setCurrent(i);
            emit shown(m_nodes[i]);
        });
        node->show();
        if (m_lessons[i].id == kept) m_current = i;
    }
    if (!m_nodes.empty()) setCurrent(m_current);
    updateGeometry();
    arrange();
}

void CourseMap::setPath(const CoursePath& path) {
    const std::vector<std::size_t> on = lessonsOf(path, m_lessons);
    for (LessonNode* node : m_nodes) node->setPathPlace(0, true);
    for (std::size_t i = 0; i < on.size(); ++i)
        m_nodes[on[i]]->setPathPlace(static_cast<int>(i) + 1, !path.numbers.empty());
    update();
}

const LessonInfo* CourseMap::current() const {
    return m_current < m_lessons.size() ? &m_lessons[m_current] : nullptr;
}

void CourseMap::select(const QString& id) {
    for (std::size_t i = 0; i < m_lessons.size(); ++i)
        if (QString::fromStdString(m_lessons[i].id) == id) setCurrent(i);
    setFocusProxy(m_nodes.empty() ? nullptr : m_nodes[m_current]);
}

void CourseMap::setCurrent(std::size_t index) {
    m_current = index;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) m_nodes[i]->setCurrent(i == index);
    setFocusProxy(m_nodes[index]);
    emit currentChanged();
}

/// The nearest lesson in a direction: distance along the direction counts once, distance to the side twice.
void CourseMap::moveFrom(std::size_t index, int across, int down) {
    const CoursePlace& from = m_places[index];
    std::size_t best = index;
    int least = 1 << 20;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const int columns = m_places[i].column - from.column, rows = m_places[i].row - from.row;
        const bool far = std::abs(across) > 1;
        int distance = 0;
        if (far) { // the first or the last lesson of all
            distance = across < 0 ? static_cast<int>(i) : static_cast<int>(m_places.size() - i);
        } else {
            const int along = across != 0 ? columns * across : rows * down;
            const int aside = std::abs(across != 0 ? rows : columns);
            if (along <= 0) continue;
            distance = along + 2 * aside;
        }
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    if (best != index) m_nodes[best]->setFocus(Qt::OtherFocusReason);
}

QSize CourseMap::gaps() const {
    const int line = fontMetrics().lineSpacing();
    return {line * 2, line * 4 / 5};
}

QSize CourseMap::nodeSize() const {
    return m_nodes.empty() ? QSize(1, 1) : m_nodes.front()->sizeHint();
}

QSize CourseMap::minimumSizeHint() const {
    const QSize node = nodeSize(), gap = gaps();
    return {m_columns * node.width() + (m_columns - 1) * gap.width() + 2 * margin,
            m_rows * node.height() + (m_rows - 1) * gap.height() + 2 * margin};
}

QSize CourseMap::sizeHint() const {
    return minimumSizeHint();
}

/// Cards grow with the window, by at most a half.
void CourseMap::arrange() {
    QSize node = nodeSize();
    const QSize gap = gaps();
    const int room = (width() - 2 * margin - (m_columns - 1) * gap.width()) / m_columns;
    node.setWidth(std::clamp(room, node.width(), node.width() * 3 / 2));
    const int high = (height() - 2 * margin - (m_rows - 1) * gap.height()) / m_rows;
    node.setHeight(std::clamp(high, node.height(), node.height() * 5 / 4));
    // The remaining height goes between the rows, up to the height of a card.
    const int left = m_rows > 1 ? (height() - 2 * margin - m_rows * node.height()) / (m_rows - 1) : 0;
    const int apart = std::clamp(left, gap.height(), std::max(gap.height(), node.height() / 2));
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const QPoint corner(margin + m_places[i].column * (node.width() + gap.width()),
                            margin + m_places[i].row * (node.height() + apart));
        m_nodes[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), QRect(corner, node)));
    }
    update();
}

void CourseMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void CourseMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        arrange();
    }
    QWidget::changeEvent(event);
}

void CourseMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].parent < 0) continue;
        const auto parent = static_cast<std::size_t>(m_places[i].parent);
        const QRect from = m_nodes[parent]->geometry(), to = m_nodes[i]->geometry();
        const QPointF start(mirrored ? from.left() : from.right() + 1, from.center().y());
        const QPointF end(mirrored ? to.right() + 1 : to.left(), to.center().y());
        const bool on = m_nodes[i]->pathPlace() > 0 && m_nodes[parent]->pathPlace() > 0;
        painter.setPen(QPen(on ? colours.quietText : colours.grid, on ? 2 : 1.2));
        painter.setBrush(Qt::NoBrush);
        const double half = (start.x() + end.x()) / 2, head = mirrored ? 7 : -7;
        QPainterPath path(start);
        path.cubicTo(QPointF(half, start.y()), QPointF(half, end.y()), end);
        painter.drawPath(path);
        painter.setPen(Qt::NoPen);
        painter.setBrush(on ? colours.quietText : colours.grid);
        painter.drawPolygon(QPolygonF({end, end + QPointF(head, -4), end + QPointF(head, 4)}));
    }
}

} // namespace timestep
