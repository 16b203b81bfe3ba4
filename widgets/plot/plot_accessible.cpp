// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_accessible.h"

#include "widgets/plot/canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace timestep {

namespace {

class ChartInterface : public QAccessibleWidget {
public:
    explicit ChartInterface(Canvas* canvas) : QAccessibleWidget(canvas, QAccessible::Chart) {}

    QString text(QAccessible::Text kind) const override {
        const auto* const canvas = static_cast<const Canvas*>(widget());
        if (kind == QAccessible::Description && canvas->summary) return canvas->summary();
        return QAccessibleWidget::text(kind);
    }
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

} // namespace timestep
