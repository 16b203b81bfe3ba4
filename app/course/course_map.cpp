// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/course_map.h"

#include "app/course/lesson_node.h"
#include "app/handouts/paper/sheet_texts.h"
#include "widgets/look/theme.h"
#include "widgets/text/text.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cstdlib>

namespace timestep {

namespace {

constexpr int gap = 14, mostColumns = 6; // [px], cards side by side

QString titleOf(const LessonInfo& lesson) {
    return QString::fromStdString(lesson.title.empty() ? lesson.folder : lesson.title);
}

NodeText textOf(const LessonInfo& lesson, const std::vector<LessonInfo>& all, const LessonState& state) {
    NodeText text;
    text.id = lesson.id;
    text.number = lesson.number;
    text.title = titleOf(lesson);
    if (lesson.fault) text.problem = translated(*lesson.fault);
    if (lesson.minutes > 0) text.length = CourseMap::tr("%1 min").arg(lesson.minutes);
    QStringList details;
    if (!text.length.isEmpty()) details << text.length;
    if (!lesson.level.empty()) details << levelName(lesson.level);
    text.details = details.join(QStringLiteral(" · "));
    for (const LessonInfo& other : all)
        if (!lesson.buildsOn.empty() && other.id == lesson.buildsOn) {
            text.buildsOn = titleOf(other);
            text.after = other.number;
        }
    const std::size_t steps = state.stepShares.size();
    if (state.done) {
        text.mark = Mark::Done;
        text.state = CourseMap::tr("done");
    } else if (state.begun && steps > 0) {
        text.part = static_cast<double>(state.count()) / static_cast<double>(steps);
        text.state = CourseMap::tr("%1 of %n step(s)", nullptr, static_cast<int>(steps)).arg(state.count());
    } else if (state.begun) {
        text.state = CourseMap::tr("in progress");
    }
    return text;
}

} // namespace

CourseMap::CourseMap(QWidget* parent) : QWidget(parent) {}

void CourseMap::setLessons(const std::vector<LessonInfo>& lessons, const std::vector<LessonState>& states) {
    const std::string kept = current() != nullptr ? current()->id : std::string();
    for (LessonNode* node : m_nodes) {
        node->hide();
        node->deleteLater();
    }
    m_nodes.clear();
    m_lessons = lessons;
    m_columns = columnsFor(width());
    m_places = courseLayout(m_lessons, m_columns);
    m_current = 0;
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        NodeText text = textOf(m_lessons[i], m_lessons, states[i]);
        if (i > 0 && m_places[i].parent == static_cast<int>(i) - 1 && m_places[i].row == m_places[i - 1].row)
            text.after = 0; // an arrow says it
        auto* node = new LessonNode(std::move(text), this);
        m_nodes.push_back(node);
        connect(node, &QAbstractButton::clicked, this, [this, i] {
            setCurrent(i);
            if (!m_lessons[i].fault) emit lessonChosen(QString::fromStdString(m_lessons[i].id));
        });
        connect(node, &LessonNode::leaveWanted, this,
                [this, i](int across, int down) { moveFrom(i, across, down); });
        connect(node, &LessonNode::focused, this, [this, i](Qt::FocusReason reason) {
            setCurrent(i);
            // Not under a finger or a mouse button, which is released where the card was.
            if (reason != Qt::MouseFocusReason) emit shown(m_nodes[i]);
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

/// Left and right stay in the row; up and down lead to the nearest card of the next row.
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
            if (along <= 0 || (across != 0 && rows != 0)) continue;
            distance = across != 0 ? along : along * mostColumns + std::abs(columns);
        }
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    if (best != index) m_nodes[best]->setFocus(Qt::OtherFocusReason);
}

int CourseMap::columnsFor(int width) const {
    const int least = std::max(150, fontMetrics().averageCharWidth() * 21);
    return std::clamp((width + gap) / (least + gap), 1, mostColumns);
}

int CourseMap::headingHeight() const {
    return fontMetrics().lineSpacing() + gap / 2;
}

QSize CourseMap::minimumSizeHint() const {
    const int node = m_nodes.empty() ? 1 : m_nodes.front()->sizeHint().width();
    return {node, minimumHeight()};
}

QSize CourseMap::sizeHint() const {
    return minimumSizeHint();
}

/// Cards share the width; the height follows from it.
void CourseMap::arrange() {
    if (columnsFor(width()) != m_columns) {
        m_columns = columnsFor(width());
        m_places = courseLayout(m_lessons, m_columns);
    }
    m_headings.assign(courseSections().size(), -1);
    if (m_nodes.empty()) return;
    const int wide = (width() - (m_columns - 1) * gap) / m_columns;
    const int high = m_nodes.front()->heightFor(wide);
    int rows = 0;
    for (const CoursePlace& place : m_places) rows = std::max(rows, place.row + 1);
    std::vector<std::size_t> sectionOf(static_cast<std::size_t>(rows), 0);
    for (const CoursePlace& place : m_places) sectionOf[static_cast<std::size_t>(place.row)] = place.section;
    std::vector<int> tops;
    int y = 0;
    for (std::size_t row = 0; row < sectionOf.size(); ++row) {
        if (row == 0 || sectionOf[row] != sectionOf[row - 1]) {
            m_headings[sectionOf[row]] = y;
            y += headingHeight();
        }
        tops.push_back(y);
        y += high + gap / 2;
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const QRect place(m_places[i].column * (wide + gap), tops[static_cast<std::size_t>(m_places[i].row)],
                          wide, high);
        m_nodes[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    }
    setMinimumHeight(y);
    update();
}

void CourseMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// A card that gets another font, as after a change of the theme, asks for another height.
bool CourseMap::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::event(event);
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
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (std::size_t section = 0; section < m_headings.size(); ++section) {
        if (m_headings[section] < 0) continue;
        const QString name = translated(courseSections()[section].name);
        const int wide = QFontMetrics(bold).horizontalAdvance(name) + gap;
        const auto line = [&](int from, int width) {
            return QStyle::visualRect(layoutDirection(), rect(),
                                      QRect(from, m_headings[section], width, fontMetrics().lineSpacing()));
        };
        painter.setFont(bold);
        painter.setPen(colours.text);
        painter.drawText(line(4, wide), Qt::AlignLeading | Qt::AlignVCenter, name);
        painter.setFont(font());
        painter.setPen(colours.quietText);
        painter.drawText(line(wide, width() - wide), Qt::AlignLeading | Qt::AlignVCenter,
                         translated(courseSections()[section].description));
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (std::size_t i = 1; i < m_places.size(); ++i) {
        if (m_places[i].parent != static_cast<int>(i) - 1 || m_places[i].row != m_places[i - 1].row) continue;
        const QRect from = m_nodes[i - 1]->geometry(), to = m_nodes[i]->geometry();
        const double y = from.center().y(), side = mirrored ? -1 : 1;
        const QPointF start((mirrored ? from.left() : from.right() + 1) - side * 3, y);
        const QPointF end((mirrored ? to.right() + 1 : to.left()) + side * 4, y);
        const bool on = m_nodes[i]->pathPlace() > 0 && m_nodes[i - 1]->pathPlace() > 0;
        painter.setPen(QPen(on ? colours.quietText : colours.grid, 2));
        painter.drawLine(start, end - QPointF(side * 4, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(on ? colours.quietText : colours.grid);
        painter.drawPolygon(QPolygonF({end, end + QPointF(-side * 7, -4.5), end + QPointF(-side * 7, 4.5)}));
    }
}

} // namespace timestep
