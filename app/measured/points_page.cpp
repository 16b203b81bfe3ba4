// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/points_page.h"

#include "widgets/plot/widget/plot_widget.h"

#include <QApplication>
#include <QLabel>
#include <QLineF>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace timestep {

PointsPage::PointsPage(QWidget* parent) : QWidget(parent), m_plot(new PlotWidget) {
    auto* hint =
        new QLabel(tr("A click on a point leaves it out; another click takes it back. The menu of the "
                      "plot fits curves to the points and shows their spectrum."));
    hint->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_plot, 1);
    layout->addWidget(hint);
    m_plot->focusProxy()->installEventFilter(this);
}

bool PointsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        const auto pressed = std::exchange(m_pressed, std::nullopt);
        if (mouse.button() == Qt::LeftButton && event->type() == QEvent::MouseButtonPress)
            m_pressed = mouse.position();
        else if (pressed && QLineF(*pressed, mouse.position()).length() < QApplication::startDragDistance()) {
            const QPointF pixel = m_plot->focusProxy()->mapTo(m_plot, mouse.position());
            if (const auto row = rowAt(pixel)) emit clicked(*row);
        }
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<std::size_t> PointsPage::rowAt(const QPointF& pixel) const {
    const PlotSpec& spec = m_plot->spec();
    double nearest = 10; // [px]
    std::optional<std::size_t> found;
    for (const std::string& id : spec.y) {
        for (const PointsTable* points : {&m_points, &m_leftOut}) {
            const Column *const x = points->table.find(spec.x), *const y = points->table.find(id);
            for (std::size_t i = 0; x != nullptr && y != nullptr && i < points->rows.size(); ++i) {
                if (!std::isfinite(y->values[i])) continue;
                const double distance = QLineF(pixel, m_plot->pixelAt({x->values[i], y->values[i]})).length();
                if (distance >= nearest) continue;
                nearest = distance;
                found = points->rows[i];
            }
        }
    }
    return found;
}

void PointsPage::showPoints(PointsTable points, PointsTable leftOut) {
    m_points = std::move(points);
    m_leftOut = std::move(leftOut);
    PlotSpec spec = m_plot->spec();
    const Table& table = m_points.table;
    const bool isKnown =
        !spec.y.empty() && table.find(spec.x) != nullptr && table.find(spec.y.front()) != nullptr;
    if (!isKnown && table.columns.size() > 1) {
        spec = {};
        spec.x = "time";
        spec.y = {table.columns[1].id};
        spec.marks = Marks::Markers;
    }
    spec.title = tr("Measured points");
    spec.referenceLines.clear();
    for (const std::string& id : spec.y) {
        const Column *const x = m_leftOut.table.find(spec.x), *const y = m_leftOut.table.find(id);
        if (x == nullptr || y == nullptr || m_leftOut.rows.empty()) continue;
        ReferenceLine hollow{tr("left out"), -1, x->values, y->values};
        hollow.points = true;
        spec.referenceLines.push_back(std::move(hollow));
    }
    m_plot->setSpec(spec);
    m_plot->setTable(table);
}

} // namespace timestep
