// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pictures/sketch_layer.h"

#include "core/parameter/typed_number.h"
#include "core/table/number_text.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/theme.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/label_text.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double finePart = 0.005, part = 0.025, coarsePart = 0.125; ///< of the range of y
constexpr int sketchMargin = 9; ///< around the axes, so that dots on the border are not clipped [px]
constexpr double sketchDotRadius = 3.5, ringRadius = 7; ///< [px]

std::string cellText(double y) {
    return shortNumber(y);
}

} // namespace

SketchedCurve sketchedCurve(const SketchQuestion& sketch, const std::vector<std::string>& cells) {
    SketchedCurve curve;
    for (int place = 0; place < sketch.points; ++place) {
        const auto index = static_cast<std::size_t>(place);
        const auto y = index < cells.size() ? typedNumber(cells[index]) : std::nullopt;
        if (!y) return {};
        curve.x.push_back(sketch.x(place));
        curve.y.push_back(*y);
    }
    return curve;
}

SketchLayer::SketchLayer(PlotWidget* plot) : QWidget(plot), m_plot(plot) {
    setObjectName(QStringLiteral("sketch"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setAttribute(Qt::WA_NoSystemBackground);
    plot->installEventFilter(this);
    connect(plot, &PlotWidget::redrawn, this, [this] {
        if (isVisible()) settle();
    });
    hide();
}

void SketchLayer::draw(const SketchQuestion& sketch, const std::vector<std::string>& cells,
                       const QString& name) {
    m_sketch = sketch;
    m_cells = cells;
    m_cells.resize(static_cast<std::size_t>(sketch.points));
    m_place = std::clamp(m_place, 0, sketch.points - 1);
    setAccessibleName(tr("Curve to draw: %1").arg(name));
    settle();
    show();
    raise();
    say();
    update();
}

void SketchLayer::rest() {
    hide();
}

void SketchLayer::settle() {
    const QRect wanted =
        m_plot->axesRect().toAlignedRect().adjusted(-sketchMargin, -sketchMargin, sketchMargin, sketchMargin);
    if (wanted != geometry()) setGeometry(wanted);
    update();
}

bool SketchLayer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot && event->type() == QEvent::Resize && isVisible()) settle();
    return QWidget::eventFilter(watched, event);
}

bool SketchLayer::isLogarithmic() const {
    return m_plot->spec().logY;
}

bool SketchLayer::isWhole() const {
    return std::all_of(m_cells.begin(), m_cells.end(), [](const std::string& cell) { return !cell.empty(); });
}

std::vector<QPointF> SketchLayer::points() const {
    std::vector<QPointF> found;
    for (int place = 0; place < m_sketch.points; ++place)
        if (const auto y = typedNumber(m_cells[static_cast<std::size_t>(place)]))
            found.push_back(m_plot->pixelAt({m_sketch.x(place), *y}) - QPointF(pos()));
    return found;
}

void SketchLayer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    painter.setPen(QPen(colours.accent, 2, Qt::DashLine));
    painter.drawRect(QRectF(rect()).adjusted(sketchMargin, sketchMargin, -sketchMargin, -sketchMargin));
    const std::vector<QPointF> drawn = points();
    painter.setPen(QPen(colours.text, 2, Qt::DashLine)); // no curve of a run has this colour
    for (std::size_t i = 1; i < drawn.size(); ++i) painter.drawLine(drawn[i - 1], drawn[i]);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    for (const QPointF& point : drawn) painter.drawEllipse(point, sketchDotRadius, sketchDotRadius);
    if (drawn.empty()) {
        painter.setPen(colours.quietText);
        painter.drawText(
            rect().adjusted(2 * sketchMargin, 2 * sketchMargin, -2 * sketchMargin, -2 * sketchMargin),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, tr("Draw your curve here"));
    }
    const auto y = typedNumber(m_cells[static_cast<std::size_t>(m_place)]);
    if (!hasFocus() || !y) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.text, 1.5));
    painter.drawEllipse(m_plot->pixelAt({m_sketch.x(m_place), *y}) - QPointF(pos()), ringRadius, ringRadius);
}

void SketchLayer::setY(int place, double y) {
    m_cells[static_cast<std::size_t>(place)] = cellText(std::clamp(y, m_sketch.lowest, m_sketch.highest));
}

/// Sets every place between the last and the current mouse position on the line between them.
void SketchLayer::take(const QPointF& position, bool first) {
    const QPointF value = m_plot->valueAt(position + QPointF(pos()));
    const double spacing = m_sketch.x(1) - m_sketch.x(0);
    if (first) {
        m_lastX = value.x();
        m_lastY = value.y();
    }
    const double low = std::min(m_lastX, value.x()), high = std::max(m_lastX, value.x());
    for (int place = 0; place < m_sketch.points; ++place) {
        const double x = m_sketch.x(place);
        const bool between = x >= low && x <= high;
        const bool beside = std::abs(x - value.x()) <= spacing / 2;
        if (!between && !beside) continue;
        const double along = high > low && between ? (x - m_lastX) / (value.x() - m_lastX) : 1;
        setY(place, m_lastY + along * (value.y() - m_lastY));
        if (beside) m_place = place;
    }
    m_lastX = value.x();
    m_lastY = value.y();
    update();
    say();
    emit changed();
}

void SketchLayer::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) take(event->position(), true);
}

void SketchLayer::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) take(event->position(), false);
}

/// Moves by a fraction of the range of y; on a logarithmic axis, of its decades.
void SketchLayer::moveBy(double by) {
    if (!isWhole()) { // starts with a level curve through the middle, or continues the existing one
        double y = isLogarithmic() ? std::sqrt(m_sketch.lowest * m_sketch.highest)
                                   : (m_sketch.lowest + m_sketch.highest) / 2;
        for (std::string& cell : m_cells) {
            if (const auto known = typedNumber(cell))
                y = *known;
            else
                cell = cellText(y);
        }
    }
    const double now = *typedNumber(m_cells[static_cast<std::size_t>(m_place)]);
    setY(m_place, isLogarithmic() ? now * std::pow(m_sketch.highest / m_sketch.lowest, by)
                                  : now + by * (m_sketch.highest - m_sketch.lowest));
    emit changed();
}

void SketchLayer::keyPressEvent(QKeyEvent* event) {
    const double step = (event->modifiers() & Qt::ShiftModifier) != 0 ? finePart : part;
    switch (event->key()) {
    case Qt::Key_Left:
        m_place = std::max(0, m_place - 1);
        break;
    case Qt::Key_Right:
        m_place = std::min(m_sketch.points - 1, m_place + 1);
        break;
    case Qt::Key_Home:
        m_place = 0;
        break;
    case Qt::Key_End:
        m_place = m_sketch.points - 1;
        break;
    case Qt::Key_Up:
        moveBy(step);
        break;
    case Qt::Key_Down:
        moveBy(-step);
        break;
    case Qt::Key_PageUp:
        moveBy(coarsePart);
        break;
    case Qt::Key_PageDown:
        moveBy(-coarsePart);
        break;
    case Qt::Key_Delete:
        m_cells[static_cast<std::size_t>(m_place)].clear();
        emit changed();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit left();
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    update();
    say();
}

void SketchLayer::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void SketchLayer::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void SketchLayer::say() {
    const auto y = typedNumber(m_cells[static_cast<std::size_t>(m_place)]);
    const QString x = spokenNumber(m_sketch.x(m_place), locale());
    const QString place = tr("Place %1 of %2: x = %3, y = %4.")
                              .arg(QString::number(m_place + 1), QString::number(m_sketch.points), x,
                                   y ? spokenNumber(*y, locale()) : tr("nothing yet"));
    setSpokenDescription(*this, place + QLatin1Char(' ') +
                                    tr("The arrow keys draw, Enter goes back to the question."));
    if (hasFocus()) announce(this, place); // a screen reader reads the keys once, with the focus
}

} // namespace timestep
