// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/widget/simulation_view_accessible.h"

#include "widgets/view/widget/simulation_view.h"

#include <QAccessibleWidget>

namespace timestep {

namespace {

class SimulationViewAccessible final : public QAccessibleWidget {
public:
    explicit SimulationViewAccessible(SimulationView* view) : QAccessibleWidget(view, QAccessible::Graphic) {}

    QString text(QAccessible::Text kind) const override {
        const auto* view = static_cast<const SimulationView*>(widget());
        if (kind == QAccessible::Name && view->accessibleName().isEmpty())
            return SimulationView::tr("Simulation");
        if (kind == QAccessible::Description) return view->spokenDescription();
        return QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<SimulationView*>(object);
    return view ? new SimulationViewAccessible(view) : nullptr;
}

} // namespace

void installSimulationViewAccessible() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    static_cast<void>(installed);
}

} // namespace timestep
