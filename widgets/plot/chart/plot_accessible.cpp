// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/plot_accessible.h"

#include "widgets/plot/chart/canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <array>

namespace timestep {

namespace {

/// The point that is read. Screen readers speak the name of what gets the focus, but nothing if it already
/// had it: so a chart has two points, which get the focus in turn.
class PointInterface final : public QAccessibleInterface {
public:
    explicit PointInterface(Canvas* canvas) : m_canvas(canvas) {}

    bool isValid() const override { return m_canvas != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent() ? parent()->window() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_canvas); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QRect rect() const override { return parent() ? parent()->rect() : QRect(); }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? name : QString();
    }
    QAccessible::State state() const override {
        QAccessible::State state = parent() ? parent()->state() : QAccessible::State();
        state.focusable = true;
        state.focused = hasFocus && isValid() && m_canvas->hasFocus();
        state.invisible = !state.focused;
        return state;
    }

    bool hasFocus = false;
    QString name; ///< the other point keeps its name: Orca is silent if both names are equal

private:
    QPointer<Canvas> m_canvas;
};

class ChartInterface final : public QAccessibleWidget {
public:
    explicit ChartInterface(Canvas* canvas) : QAccessibleWidget(canvas, QAccessible::Chart) {
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            m_points[i] = new PointInterface(canvas);
            m_ids[i] = QAccessible::registerAccessibleInterface(m_points[i]);
        }
    }
    ~ChartInterface() override {
        for (const QAccessible::Id id : m_ids) QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text kind) const override {
        const auto* const canvas = static_cast<const Canvas*>(widget());
        if (kind == QAccessible::Description && canvas->summary) return canvas->summary();
        return QAccessibleWidget::text(kind);
    }
    int childCount() const override { return static_cast<int>(m_points.size()); }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount() ? m_points[static_cast<std::size_t>(index)] : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            if (m_points[i] == child) return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        for (PointInterface* point : m_points)
            if (point->state().focused) return point;
        return nullptr;
    }

    /// Returns the index of the point that gets the focus.
    int focusNext(const QString& name) {
        const bool second = m_points[0]->hasFocus;
        m_points[second ? 1 : 0]->name = name;
        m_points[0]->hasFocus = !second;
        m_points[1]->hasFocus = second;
        return second ? 1 : 0;
    }

private:
    std::array<PointInterface*, 2> m_points;
    std::array<QAccessible::Id, 2> m_ids;
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className != QLatin1String(Canvas::staticMetaObject.className())) return nullptr;
    auto* const canvas = qobject_cast<Canvas*>(object);
    return canvas ? new ChartInterface(canvas) : nullptr;
}

} // namespace

void installPlotAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void speakReading(Canvas& canvas) {
    auto* const chart = dynamic_cast<ChartInterface*>(QAccessible::queryAccessibleInterface(&canvas));
    if (chart == nullptr) return;
    QAccessibleEvent event(&canvas, QAccessible::Focus);
    event.setChild(chart->focusNext(canvas.reading ? canvas.reading() : QString()));
    QAccessible::updateAccessibility(&event);
}

} // namespace timestep
