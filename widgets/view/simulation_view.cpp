// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/simulation_view.h"

#include "widgets/view/simulation_view_accessible.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double fitMargin = 14; ///< [1/96 inch] around the whole scene
constexpr double edge = 6;       ///< [1/96 inch] between texts and the edge of the view

} // namespace

SimulationView::SimulationView(QWidget* parent) : QWidget(parent) {
    installSimulationViewAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SimulationView::setScene(const SceneView& scene) {
    release();
    endStroke();
    m_scene = scene;
    if (!scene.tools) setTool(ViewTool::Hand);
    m_runs.clear();
    m_traces.clear();
    m_arrows.reset();
    m_painted.clear();
    m_hasSticks = false;
    m_chosen.reset();
    m_hover.reset();
    m_time = 0;
    m_step = 0;
    fit();
}

void SimulationView::setRuns(std::vector<RunFrame>& runs, double time, qint64 step) {
    constexpr qint64 longestGap = 64; // [steps] between two pictures; more hide where a point went meanwhile
    const bool anew = runs.size() != m_runs.size() || time < m_time;
    const bool gap = step - m_step > longestGap;
    m_runs.swap(runs);
    m_time = time;
    m_step = step;
    if (anew) {
        m_traces.clear();
        m_arrows.reset();
    }
    for (const RunFrame& run : m_runs) m_arrows.see(run.frame);
    m_traces.resize(m_runs.size());
    m_hasSticks = m_hasSticks || std::any_of(m_runs.begin(), m_runs.end(), [](const RunFrame& run) {
                      const auto& points = run.frame.points;
                      const auto& segments = run.frame.segments;
                      const bool ofParticles = !points.empty() && points.front().index >= 0;
                      return std::any_of(segments.begin(), segments.end(), [&](const FrameSegment& s) {
                          return s.strain != 0 || (ofParticles && s.role == Role::Rod);
                      });
                  });
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const auto& points = m_runs[run].frame.points;
        if (points.empty() || points.front().role == Role::Pin) continue;
        const double reach = std::hypot(m_scene.bounds.right - m_scene.bounds.left,
                                        m_scene.bounds.top - m_scene.bounds.bottom);
        m_traces[run].add(points.front().at, gap ? reach / 8 : std::numeric_limits<double>::infinity());
    }
    if (m_held && !find(*m_held)) release();
    if (m_chosen && !find(*m_chosen)) m_chosen.reset();
    updateHover();
    update();
}

void SimulationView::setReadout(const QString& text) {
    m_readout = text;
    update();
}

void SimulationView::setStepOverlay(std::optional<StepOverlay> overlay) {
    m_stepOverlay = std::move(overlay);
    update();
}

void SimulationView::setArrangement(Arrangement arrangement) {
    m_arrangement = arrangement;
    update();
}

void SimulationView::setTraceShown(bool shown) {
    m_traceShown = shown;
    update();
}

void SimulationView::setExactShown(bool shown) {
    m_exactShown = shown;
    update();
}

void SimulationView::setScaleShown(bool shown) {
    m_scaleShown = shown;
    update();
}

void SimulationView::setStrainScale(double strain) {
    m_strainScale = strain;
    update();
}

void SimulationView::showLike(const SimulationView& other) {
    setFont(other.font());
    setLocale(other.locale());
    setLayoutDirection(other.layoutDirection());
    m_arrangement = other.m_arrangement;
    m_traceShown = other.m_traceShown;
    m_exactShown = other.m_exactShown;
    m_scaleShown = other.m_scaleShown;
    m_strainScale = other.m_strainScale;
    m_zoom = other.m_zoom;
    m_centre = other.m_centre;
    update();
}

void SimulationView::fit() {
    m_zoom = 1;
    m_centre.reset();
    updateHover();
    update();
}

QSize SimulationView::sizeHint() const {
    return QSize(420, 420) * unit();
}
QSize SimulationView::minimumSizeHint() const {
    return QSize(180, 160);
}

/// Line widths follow the size of the type, so that large type and projectors get thick lines too.
double SimulationView::unit() const {
    return std::clamp(QFontInfo(font()).pixelSize() / 13.0, 1.0, 3.0);
}

OverlayLook SimulationView::overlayLook(Theme theme) const {
    return {theme, unit(), locale(), layoutDirection()};
}

bool SimulationView::strainShown() const {
    return m_hasSticks && m_strainScale > 0 && (m_arrangement == Arrangement::Grid || m_runs.size() < 2);
}

FrameLook SimulationView::frameLook(int run, Theme theme, bool vector) const {
    const bool several = m_runs.size() > 1 && !strainShown();
    return {theme,    runStyle(m_runs[static_cast<std::size_t>(run)].style, theme),
            several,  strainShown() ? m_strainScale : 0,
            unit(),   vector,
            &m_arrows};
}

std::vector<LegendEntry> SimulationView::legend(Theme theme) const {
    std::vector<LegendEntry> entries;
    if (m_runs.size() > 1 && m_arrangement == Arrangement::Overlay)
        for (const RunFrame& run : m_runs) entries.push_back({runStyle(run.style, theme), run.label});
    const auto hasExact = [](const RunFrame& run) {
        return !run.exact.points.empty() || !run.exact.segments.empty() || !run.exact.polygons.empty();
    };
    if (m_exactShown && std::any_of(m_runs.begin(), m_runs.end(), hasExact)) {
        const bool computed = std::any_of(m_runs.begin(), m_runs.end(),
                                          [](const RunFrame& run) { return run.exactIsComputed; });
        entries.push_back({{coloursOf(theme).quietText, {3, 2.5}, Marker::None},
                           computed ? tr("computed reference") : tr("exact motion")});
    }
    const bool ghosts = std::any_of(m_runs.begin(), m_runs.end(), [](const RunFrame& run) {
        return !run.frame.points.empty() && run.frame.points.back().role == Role::Ghost;
    });
    if (ghosts)
        entries.push_back(
            {{layerColour(Role::Ghost, theme), {3, 2.5}, Marker::Ring}, tr("previous position")});
    const std::pair<Role, QString> arrows[] = {
        {Role::Velocity, tr("velocity")}, {Role::Force, tr("force")}, {Role::Impulse, tr("impulse")}};
    for (const auto& [role, name] : arrows)
        if (m_arrows.has(role)) entries.push_back({{layerColour(role, theme), {}, Marker::None}, name});
    if (m_arrows.has(Role::Penetration)) {
        const double factor = m_arrows.factor(Role::Penetration, transformOf(rect()).scale(), unit());
        entries.push_back({{layerColour(Role::Penetration, theme), {}, Marker::None},
                           factor > 1 ? tr("overlap, enlarged") : tr("overlap")});
    }
    return entries;
}

SimulationView::Plan SimulationView::planOf(const QRectF& rectangle) const {
    const double space = edge * unit();
    const QRectF inner = rectangle.adjusted(space, space, -space, -space);
    const double line = QFontMetricsF(font()).height();
    const OverlayLook look = overlayLook(Theme::Light);
    Plan plan;
    QRectF top = inner;
    if (strainShown())
        top.setWidth(std::max(top.width() - strainBarWidth(font(), m_strainScale, look) - space, 1.0));
    double height = paintLegend(nullptr, font(), top, legend(Theme::Light), look);
    if (strainShown()) height = std::max(height, line);
    plan.legend = QRectF(inner.left(), inner.top(), inner.width(), height);
    plan.readouts = QRectF(inner.left(), inner.bottom() - line, inner.width(), line);
    plan.scenes = QRectF(rectangle.left(), plan.legend.bottom(), rectangle.width(),
                         std::max(plan.readouts.top() - plan.legend.bottom(), 1.0));

    const int runs = static_cast<int>(m_runs.size());
    if (m_arrangement == Arrangement::Overlay || runs < 2) {
        plan.cells = {plan.scenes};
        return plan;
    }
    const int columns = runs > 2 || plan.scenes.width() >= plan.scenes.height() ? 2 : 1;
    const int rows = (runs + columns - 1) / columns;
    const QSizeF cell(plan.scenes.width() / columns, plan.scenes.height() / rows);
    for (int i = 0; i < runs; ++i) {
        const int column = layoutDirection() == Qt::LeftToRight ? i % columns : columns - 1 - i % columns;
        plan.cells.emplace_back(
            plan.scenes.topLeft() + QPointF(column * cell.width(), (i / columns) * cell.height()), cell);
    }
    return plan;
}

ViewTransform SimulationView::transformOf(const QRectF& cell) const {
    const ViewTransform whole = ViewTransform::fit(m_scene.bounds, cell, fitMargin * unit(), m_scene.yDown);
    return m_centre ? whole.zoomed(m_zoom, cell.center()).withAt(*m_centre, cell.center()) : whole;
}

void SimulationView::paint(QPainter& painter, const QRect& rectangle, Theme theme) const {
    paintAll(painter, rectangle, theme, true);
}

void SimulationView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(palette());
    m_painted.clear();
    paintAll(painter, rect(), theme, false);
    paintHands(painter);
    if (!hasFocus() || !m_focusShown) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(theme).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void SimulationView::paintAll(QPainter& painter, const QRectF& rectangle, Theme theme, bool vector) const {
    painter.save();
    painter.setFont(font());
    painter.setLayoutDirection(Qt::LeftToRight); // alignments below are meant as they stand
    painter.fillRect(rectangle, coloursOf(theme).card);
    const Plan plan = planOf(rectangle);
    const int runs = static_cast<int>(m_runs.size());
    const QColor grid = coloursOf(theme).grid;
    for (std::size_t i = 0; i < plan.cells.size(); ++i) {
        const int first = plan.cells.size() > 1 ? static_cast<int>(i) : 0;
        const int last = plan.cells.size() > 1 ? first : runs - 1;
        QStringList lines = paintCell(painter, plan.cells[i], first, last, theme, vector);
        const OverlayLook look = overlayLook(theme);
        QRectF within = plan.cells[i].adjusted(edge * look.unit, edge * look.unit, -edge * look.unit, 0);
        if (plan.cells.size() > 1) {
            painter.setPen(QPen(grid, 1));
            painter.setBrush(Qt::NoBrush);
            painter.setRenderHint(QPainter::Antialiasing, false);
            painter.drawRect(plan.cells[i].adjusted(0, 0, -1, -1));
            const LegendEntry entry{runStyle(m_runs[i].style, theme), m_runs[i].label};
            within.setTop(within.top() + paintLegend(&painter, font(), within, {entry}, look));
        }
        painter.setPen(coloursOf(theme).text);
        painter.drawText(within, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         lines.join(QLatin1Char('\n')));
    }
    paintReadouts(painter, plan, theme);
    painter.restore();
}

QStringList SimulationView::paintCell(QPainter& painter, const QRectF& cell, int firstRun, int lastRun,
                                      Theme theme, bool vector) const {
    const ViewTransform transform = transformOf(cell);
    for (int run = firstRun; m_exactShown && run <= lastRun; ++run) {
        const Frame& exact = m_runs[static_cast<std::size_t>(run)].exact;
        if (exact.points.empty() && exact.segments.empty() && exact.polygons.empty()) continue;
        m_framePainter.paintGhost(painter, exact, transform, cell, frameLook(run, theme, vector));
        break; // the exact motion is the same for all runs of a scene
    }
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    for (int run = firstRun; m_traceShown && run <= lastRun; ++run)
        m_traces[static_cast<std::size_t>(run)].paint(painter, transform, cell,
                                                      frameLook(run, theme, vector).style.colour,
                                                      coloursOf(theme).card, 2.4 * unit());
    painter.restore();
    QStringList notes;
    for (int run = firstRun; run <= lastRun; ++run) {
        const RunFrame& shown = m_runs[static_cast<std::size_t>(run)];
        const bool apart = m_stepOverlay && m_stepOverlay->run == static_cast<std::size_t>(run);
        const Frame& frame = apart && m_stepOverlay->frame ? *m_stepOverlay->frame : shown.frame;
        const PaintedFrame painted =
            m_framePainter.paint(painter, frame, transform, cell, frameLook(run, theme, vector));
        if (!vector) m_painted.push_back(painted);
        const bool named = lastRun > firstRun;
        if (!painted.finite)
            notes << (named ? tr("%1: no longer finite").arg(shown.label) : tr("no longer finite"));
        else if (!painted.inView)
            notes << (named ? tr("%1: left the view").arg(shown.label) : tr("left the view"));
    }
    if (m_stepOverlay && static_cast<int>(m_stepOverlay->run) >= firstRun &&
        static_cast<int>(m_stepOverlay->run) <= lastRun) {
        const double factor =
            paintStepOverlay(painter, *m_stepOverlay, transform, cell, overlayLook(theme), font());
        //: how much longer than they are the arrows of a step are drawn
        if (factor > 1) notes << tr("arrows %1 ×").arg(locale().toString(factor, 'g', 10));
    }
    return notes;
}

void SimulationView::paintReadouts(QPainter& painter, const Plan& plan, Theme theme) const {
    const OverlayLook look = overlayLook(theme);
    QRectF legendPlace = plan.legend;
    if (strainShown()) {
        const QRectF line(plan.legend.topLeft(), QSizeF(plan.legend.width(), QFontMetricsF(font()).height()));
        paintStrainBar(painter, line, m_strainScale, look);
        const double taken = strainBarWidth(font(), m_strainScale, look) + edge * look.unit;
        if (look.direction == Qt::LeftToRight)
            legendPlace.setRight(std::max(legendPlace.right() - taken, legendPlace.left() + 1));
        else
            legendPlace.setLeft(std::min(legendPlace.left() + taken, legendPlace.right() - 1));
    }
    paintLegend(&painter, font(), legendPlace, legend(theme), look);
    const QString far = m_readout.isEmpty() ? stepText() : m_readout;
    const bool mirrored = look.direction == Qt::RightToLeft;
    painter.setPen(coloursOf(theme).quietText);
    painter.drawText(plan.readouts, (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::TextSingleLine,
                     timeText());
    painter.drawText(plan.readouts, (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::TextSingleLine, far);
    if (!m_scaleShown) return;
    const QFontMetricsF metrics(font());
    const double side = std::max(metrics.horizontalAdvance(timeText()), metrics.horizontalAdvance(far)) +
                        2 * edge * look.unit;
    if (plan.readouts.width() > 2 * side)
        paintScaleBar(painter, plan.readouts.adjusted(side, 0, -side, 0),
                      transformOf(plan.cells.front()).scale(), m_scene.lengthUnit, look);
}

QString SimulationView::timeText() const {
    QString text = tr("t = %1").arg(locale().toString(m_time, 'f', decimalsOf(m_scene.step)));
    if (!m_scene.timeUnit.isEmpty()) text += QChar(0x00a0) + m_scene.timeUnit;
    return text;
}

QString SimulationView::stepText() const {
    return tr("step %1").arg(locale().toString(m_step));
}

QString SimulationView::spokenDescription() const {
    QStringList sentences;
    if (m_tool != ViewTool::Hand)
        sentences
            << tr("Tool: %1.").arg(QCoreApplication::translate("timestep::ViewTool", recordOf(m_tool).name));
    if (actsAtCursor() && m_toolShown) {
        const Point at = transformOf(cellOf(std::max(runAt(m_toolAt), 0))).toScene(m_toolAt);
        sentences << (m_stroke ? tr("Pressed down at x = %1, y = %2.") : tr("Cursor at x = %1, y = %2."))
                         .arg(locale().toString(at.x, 'g', 4), locale().toString(at.y, 'g', 4));
    }
    if (m_held && m_heldGhost)
        sentences << tr("Previous position of particle %1 held at x = %2, y = %3.")
                         .arg(m_held->index)
                         .arg(locale().toString(m_heldAt.x, 'g', 4), locale().toString(m_heldAt.y, 'g', 4));
    else if (m_held && m_scene.bodies)
        sentences << tr("Body %1 held at x = %2, y = %3.")
                         .arg(m_held->index)
                         .arg(locale().toString(m_heldAt.x, 'g', 4), locale().toString(m_heldAt.y, 'g', 4));
    else if (m_held)
        sentences << tr("Particle %1 held at x = %2, y = %3.")
                         .arg(m_held->index)
                         .arg(locale().toString(m_heldAt.x, 'g', 4), locale().toString(m_heldAt.y, 'g', 4));
    else if (m_chosen && find(*m_chosen))
        sentences << (m_scene.bodies ? tr("Body %1 chosen, at x = %2, y = %3.")
                                     : tr("Particle %1 chosen, at x = %2, y = %3."))
                         .arg(m_chosen->index)
                         .arg(locale().toString(find(*m_chosen)->at.x, 'g', 4),
                              locale().toString(find(*m_chosen)->at.y, 'g', 4));
    if (!m_scene.name.isEmpty()) sentences << m_scene.name + QLatin1Char('.');
    QStringList names;
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        QString name = m_runs[run].label;
        if (run < m_painted.size() && !m_painted[run].finite)
            name += QLatin1Char(' ') + tr("(no longer finite)");
        else if (run < m_painted.size() && !m_painted[run].inView)
            name += QLatin1Char(' ') + tr("(left the view)");
        if (!name.isEmpty()) names << name;
    }
    if (!names.isEmpty()) sentences << tr("Runs: %1.").arg(names.join(QStringLiteral(", ")));
    if (m_stepOverlay) {
        const QRectF cell = cellOf(static_cast<int>(m_stepOverlay->run));
        const double factor = enlargement(m_stepOverlay->longest, transformOf(cell).scale(), unit(),
                                          std::min(cell.width(), cell.height()));
        sentences << tr("The arrows of a step are drawn %1 times as long as they are.")
                         .arg(locale().toString(factor, 'g', 10));
    }
    sentences << QStringLiteral("%1, %2.").arg(timeText(), stepText());
    return sentences.join(QLatin1Char(' '));
}

} // namespace timestep
